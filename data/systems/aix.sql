-- AIX 5L: its releases, and the settings of its memory affinity.

INSERT INTO policy(id, title, near, everything, pages, checks) VALUES
  ('aix', 'AIX', 'pool', 'all pools', '', 'Is memory affinity on?');

INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('aix51', 'aix', 1, 'AIX 5L 5.1',
   'With memory affinity, a page goes to the book where the thread runs that touches it first; without, anywhere.',
   1, 0, 0, '002-p650', 'Memory Affinity'),
  ('aix52', 'aix', 2, 'AIX 5L 5.2',
   'With memory affinity, pages go to the books in turn; a process that asks for it has them where its threads run. Knows resource sets.',
   1, 0, 1, '002-p650', 'Memory Affinity');

INSERT INTO platform(id, policy, title, needs_local_addresses, source, locator) VALUES
  ('p650', 'aix', 'IBM pSeries 650', 0, '002-p650', 'Memory Affinity: firmware support is in all p650 systems');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('aix.memory-affinity', 'memory_affinity', 'choice', 'Memory affinity while nobody switches it on', 0, 'flag', 'published', '002-p650', 'Memory Affinity', 'The document says how to switch it on.'),
  ('aix.free-extent', 'free_extent', 'size', 'Free memory of one book in a piece', 1, 'MB', 'assumed', NULL, '', 'No source tells how memory is free. Pages taken one by one from anywhere would give every run the same share of near pages; that runs differ shows that they come in pieces.'),
  ('aix.kernel-memory', 'aix52', 'size', 'Memory of the kernel in the first book', 256, 'MB', 'assumed', NULL, '', 'The document says that the kernel has some of the first book''s memory when the L3 is private, not how much.');

INSERT INTO tunable(id, ordinal, title, meaning, kind, owner, since, least, most, source, locator) VALUES
  ('memory_affinity', 21, 'Memory affinity',
   'Whether AIX tells the memory of one book from that of another. On, 5.1 takes memory where the thread runs, and 5.2 deals pages to the books in turn unless a process asks for near ones. It is set by vmtune or vmo, bosboot and a reboot.',
   'flag', 'boot', 'aix51', 0, 1, '002-p650', 'Memory Affinity'),
  ('free_extent', 22, 'Free memory in pieces of',
   'Without memory affinity pages come as memory is free; this says how much of one book comes in a piece. Larger pieces make two runs of one program differ more. It is an assumption of the model, not a setting of AIX.',
   'bytes', 'system', 'aix51', 4096, 1073741824, '002-p650', 'Run Time Variability');
INSERT INTO tunable_choice(tunable, value, title) VALUES
  ('memory_affinity', 0, 'off'), ('memory_affinity', 1, 'on');
INSERT INTO tunable_default(tunable, platform, operating_system, fact) VALUES
  ('memory_affinity', 'generic', '', 'aix.memory-affinity'),
  ('free_extent', 'generic', '', 'aix.free-extent');
