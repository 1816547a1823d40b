### The bot's name typed in any chat: lines of the list, and the messages they become.

inline-invite = A game of durak?
    .about = An invitation: how to begin, and a button that adds the bot to a group
inline-invite-title = 🃏 <b>A game of durak?</b>
inline-invite-how = The button adds the bot to your group and opens a table there at once. If the bot is there already, type /durak. Two to eight can play; computers fill empty seats. Only you see your cards: “My cards” shows them right in the group, or they come to your private chat with the bot.
inline-table = Join my table!
inline-table-where = The table is in our group: the button opens it for those who are members.
inline-rules = The rules of durak
inline-unknown = No topic has that word; here is the heart of the game
button-to-table = 🪑 To the table
button-to-group = ➕ Add to a group
button-topics = 📖 Rules by topic
