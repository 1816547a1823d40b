### Settings of a chat, language and help

settings-title = ⚙️ <b>Settings of this chat</b>
settings-clock = Time for a turn: <b>{ $clock }</b>. For who stays silent the bot moves: takes, passes or lays the lowest card. A new time counts from the next game.
settings-language = Language: <b>English</b>.
clock-0 = no clock
clock-30 = 30 seconds
clock-60 = 60 seconds
clock-90 = 90 seconds
clock-180 = 3 minutes
clock-86400 = 1 day
clock-other = { $count } s
language-ru = Русский
language-en = English
language-me = 🌐 <b>Which language shall we speak?</b>
language-chat = 🌐 <b>Which language shall this chat speak?</b>

help-title = 🃏 <b>Durak in your group</b>
help-start-group = 1. /durak – open a table and press “Sit down”. Too few people? “Add a computer”.
    2. The owner of the table presses “Start”.
    3. Your cards come to your private chat; here “🃏 My cards” shows them.
help-start-private = 1. Add the bot to a group and say /durak there.
    2. Sit down, call friends or a computer, start.
    3. Your cards come here: tap a card to play it.
help-cards = ▸ marks the cards that can be played now. The others can be tapped too: the bot says why not.
help-goal = The aim is to get rid of all cards. Whoever is left with cards is the fool – the durak.
help-commands = /hand – my cards
    /table – show the table at the bottom
    /rules – the rules of this table; /rules transfer – straight to a topic
    /leave – leave the game
    /stop – close the table
    /settings – clock and language of the chat
    /language – language
help-commands-private = /hand – my cards
    /rules – the rules; /rules transfer – straight to a topic
    /leave – leave the game
    /language – language
