-- tiny: an invented operating system with its own policy, which replaces Solaris on one machine.
INSERT INTO policy(id, title, near, everything, pages, checks) VALUES ('tiny', 'Tiny', 'node', 'the machine', '', '');
INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('tiny1', 'tiny', 1, 'Tiny 1', 'Hands out processors.', 0, 0, 0, '000-mpo', 'invented for the tests'),
  ('tiny2', 'tiny', 2, 'Tiny 2', 'Hands them out again.', 0, 0, 0, '000-mpo', 'invented for the tests');
INSERT INTO platform(id, policy, title, needs_local_addresses, source, locator) VALUES
  ('tiny', 'tiny', 'Tiny machine', 0, '000-mpo', 'invented for the tests');
UPDATE machine SET platform = 'tiny' WHERE id = 'sunfire280r';
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('tiny.on', 'tiny', 'choice', 'On', 1, 'flag', 'published', '000-mpo', 'invented for the tests');
INSERT INTO tunable(id, ordinal, title, meaning, kind, owner, since, least, most, source, locator) VALUES
  ('tiny_boot', 101, 'At boot', 'Set at boot. Nothing else.', 'flag', 'boot', 'tiny1', 0, 1, '000-mpo', 'invented'),
  ('tiny_now', 102, 'At any time', 'Set at any time. Nothing else.', 'flag', 'system', 'tiny2', 0, 1, '000-mpo', 'invented'),
  ('tiny_own', 103, 'By a process', 'A process sets it. Nothing else.', 'flag', 'process', 'tiny1', 0, 1, '000-mpo', 'invented');
INSERT INTO tunable_choice(tunable, value, title)
  SELECT tunable.id, word.value, word.title FROM tunable, (SELECT 0 AS value, 'off' AS title UNION SELECT 1, 'on') word
    WHERE tunable.id LIKE 'tiny%';
INSERT INTO tunable_default(tunable, platform, operating_system, fact)
  SELECT id, 'generic', '', 'tiny.on' FROM tunable WHERE id LIKE 'tiny%';
