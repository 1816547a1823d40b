# The commands in the bot's menu.
command-durak = Open a table or show the current one
command-hand = My cards
command-table = Show the table at the bottom of the chat
command-rules = The rules of this table and every topic
command-stats = My games and chips
command-top = Who is the fool least often
command-leave = Leave the game
command-stop = Close the table (its owner or an admin)
command-settings = Time per turn, rules and language of the chat (admins)
command-language = Language
command-help = How to play
start-seated = Great: your cards will appear here as soon as the game starts.
