## The goal

rumme-goal = Be first to lay all your cards: the others’ cards pay you

## The lesson

rumme-lesson-step-meld = These go together: three in a row of one suit, or three of a number. Lay them down!
rumme-lesson-step-add = You can add a card to any meld on the table, no matter who laid it.
rumme-lesson-step-count = Whoever goes out scores every card the other still holds, and the Rumme card costs 15.
