-- sparcserver670mp: a SPARCserver 600MP with a VME backplane of twelve slots.

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform, rated_load) VALUES
  ('sparcserver670mp', 'sparcserver', 'SPARCserver 670MP', 1992, '004-sun-servers, date',
   'Up to four processors, four SBus slots, and a VME backplane of twelve slots', 'ss670-board', 'sparc.line-size', 'ss670-board', 'sparc1992', 'ss670-board.nfs-sustained');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words)
  SELECT 'sparcserver670mp', id, title, least, most, standard, allowed, words FROM sparc600_option;
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator)
  SELECT 'sparcserver670mp', option, ordinal, applies, value, 'once', reason, '004-sun-servers', locator FROM sparc_option_rule WHERE memory <= 640;
INSERT INTO machine_limit(machine, ordinal, text, source, locator)
  SELECT 'sparcserver670mp', ordinal, text, '004-sun-servers', locator FROM sparc600_limit;
