doolittle-trick = took trick { $number }
