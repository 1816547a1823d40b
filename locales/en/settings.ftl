### Settings of a chat, language and help

settings-title = ⚙️ <b>Settings of this chat</b>
settings-clock = Time per turn: <b>{ $clock }</b>; to throw in, a third of it, but at least 15 seconds. When time runs out, the bot moves: it takes, passes or plays the lowest card. A new time applies from the next game.
settings-no-clock = Time per turn: <b>{ $clock }</b>. When somebody hasn’t moved for 10 minutes, /kick lets the game go on. A new time applies from the next game.
settings-rules = Rules of a new table: { $rules }
button-house-rules = ⚙️ Default rules ›
settings-photos-refused = Pictures are not allowed to the bot here: tables are shown in words.
look-pictures-on = 🖼 Table picture: yes
look-pictures-off = 🖼 Table picture: no, words only
look-theme-light = ☀️ Theme: light
look-theme-dark = 🌙 Theme: dark
look-colours-two = ♠️♥️ Suits: two colours
look-colours-four = ♣️♦️ Suits: four colours
look-pins-off = 📌 Pin the table: no
look-pins-on = 📌 Pin the table: yes, silently
settings-language = Language: <b>English</b>.
clock-0 = no clock
clock-30 = 30 seconds
clock-60 = 60 seconds
clock-90 = 90 seconds
clock-180 = 3 minutes
clock-86400 = 1 day
clock-other = { $count } s
language-ru = Русский
language-uk = Українська
language-bg = Български
language-en = English
language-me = 🌐 Which language would you like?
language-chat = 🌐 <b>Which language should this chat use?</b>

personal-title = ⚙️ <b>Your settings</b>
personal-silent-off = When your turn comes, your cards arrive here as a new message. Those who can’t be written to are called in the group.
personal-silent-on = Silent mode: your cards are updated in place, the bot neither calls nor reminds you.
personal-order-suit = Your cards stand by suit, trumps last.
personal-order-rank = Your cards stand by rank, trumps last.
button-silent-off = 🔔 My turn: with a notification
button-silent-on = 🔕 My turn: silently
button-order-suit = 🃏 Card order: by suit
button-order-rank = 🃏 Card order: by rank

help-title = 🃏 <b>Durak in your group</b>
help-start-group = 1. /durak – open a table and press “Sit down”. Too few people? “Add a computer”.
    2. The owner of the table presses “Start”.
    3. Your cards come to your private chat; here “🃏 My cards” shows them.
help-start-private = /durak right here is a game against a computer. With friends:
    1. Add the bot to a group and say /durak there.
    2. Sit down, invite friends or add a computer, and start.
    3. Your cards come here: tap a card to play it.
help-cards = ▸ marks the cards that can be played now. The others can’t be tapped; in old apps they can, and the bot says why not.
help-clock = ⏱ Turns have a time limit that the chat decides; to throw in you have a third of it, but at least 15 seconds. If you’re too slow, the bot moves for you.
help-goal = The aim is to get rid of all your cards. The last one holding cards is the fool – the durak.
help-commands = /hand – my cards
    /table – show the table at the bottom
    /rules – the rules of this table; <code>/rules transfer</code> – straight to a topic
    /stats – my games and chips
    /top – who is the fool least often
    /call – tell me when people play here again
    /leave – leave the game
    /kick – go on without somebody who doesn’t move
    /stop – close the table
    /settings – time per turn, rules and language of the chat
    /language – language
help-commands-private = /durak – play a computer
    /hand – my cards
    /rules – the rules; <code>/rules transfer</code> – straight to a topic
    /stats – my games and chips
    /leave – leave the game
    /stop – close the table
    /me – my settings: notifications, card order and language
