# The commands in the bot's menu.
command-durak = Sit down at a table, or show it
command-hand = My cards
command-table = Show the table at the bottom of the chat
command-rules = The rules of this table and all others
command-leave = Leave the game
command-stop = Close the table (its owner or an admin)
command-settings = Clock and language of the chat (admins)
command-language = Language
command-help = How to play
start-seated = Great: your cards will appear here as soon as the game starts.
