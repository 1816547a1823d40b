### /rules: the rules of this table, and what stands around the topics.

rules-table = 📖 <b>Rules of this table</b>
rules-general = 📖 <b>Rules of Durak</b>
rules-core = Everybody gets six cards, and one more is turned up: its suit is trump. You attack the neighbour on your left, who covers your cards with higher ones of the same suit or with trumps – or takes them. After a beaten attack the defender leads next; after a take, the next player does. Then everybody refills to six. The last one holding cards is the fool.
rules-item = • { $sentence }
rules-unknown = No topic has that word: choose one below.
rules-more = Choose a topic to learn more.
button-table-rules = ← Table rules
button-general-rules = ← All rules

topic-not-here = 🚫 Not at this table. { $rule }
