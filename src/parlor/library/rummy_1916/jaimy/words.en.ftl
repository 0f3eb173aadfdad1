jaimy-all-five = all five tricks
jaimy-three = three tricks
jaimy-went-on = { $by } went on after three tricks and failed: nobody scores
    .you = You went on after three tricks and failed: nobody scores
jaimy-nobody = Nobody has three tricks
jaimy-claim-too-soon = You can claim only when you have just won the first three tricks
