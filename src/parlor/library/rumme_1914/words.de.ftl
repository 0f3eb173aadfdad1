# Was mehrere Spiele des Hefts gemeinsam haben.

rumme-1914-takes = { $seat } nimmt { $card }
    .you = Du nimmst { $card }
