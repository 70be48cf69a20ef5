-- sparcserver690mp: a SPARCserver 600MP with a VME backplane of sixteen slots.

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform, rated_load) VALUES
  ('sparcserver690mp', 'sparcserver', 'SPARCserver 690MP', 1992, '004-sun-servers, date',
   'Up to four processors, four SBus slots, and a VME backplane of sixteen slots', 'ss690-board', 'sparc.line-size', 'ss690-board', 'sparc1992', 'ss690-board.nfs-sustained');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words)
  SELECT 'sparcserver690mp', id, title, least, most, standard, allowed, words FROM sparc600_option;
UPDATE machine_option SET most = 1024, standard = 128, allowed = '64 128 192 256 320 384 512 640 768 896 1024'
  WHERE machine = 'sparcserver690mp' AND id = 'memoryMB';
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator)
  SELECT 'sparcserver690mp', option, ordinal, applies, value, 'once', reason, '004-sun-servers', locator FROM sparc_option_rule WHERE memory <= 1024;
INSERT INTO machine_limit(machine, ordinal, text, source, locator)
  SELECT 'sparcserver690mp', ordinal, text, '004-sun-servers', locator FROM sparc600_limit;
