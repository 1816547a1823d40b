### How the bot presents itself: its descriptions and the commands in its menu.

face-description =
    Durak in your group: throw-in or transfer, two to eight players, in teams and with computers, by the rules of your own yard.

    Add me to a group and type /durak there. Only you see your cards: by a button right in the group, or here in private.
face-short-description = The card game durak for groups: throw-in, transfer, teams, computers. Add me to a group and type /durak

# The commands in the bot's menu.
command-durak = Open a table or show the current one
command-hand = My cards
command-table = Show the table at the bottom of the chat
command-rules = The rules of this table and every topic
command-stats = My games and chips
command-top = Who is the fool least often
command-call = Tell me when people play here again
command-leave = Leave the game
command-kick = Go on without somebody who doesn’t move
command-stop = Close the table
command-settings = Time per turn, rules and language of the chat (admins)
command-me = My settings: notifications, card order, language
command-language = Language
command-help = How to play
start-seated = Great: your cards will appear here as soon as the game starts.
