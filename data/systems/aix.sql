-- AIX 5L: its releases, and the settings of its memory affinity.

INSERT INTO policy(id, title, near, everything, pages, checks) VALUES
  ('aix', 'AIX', 'pool', 'all pools', '', 'Is memory affinity on?');

INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('aix51', 'aix', 1, 'AIX 5L 5.1',
   'With memory affinity, AIX places a page on the book of the thread that touches it first. Without memory affinity, a page can be on any book.',
   1, 0, 0, '002-p650', 'Memory Affinity'),
  ('aix52', 'aix', 2, 'AIX 5L 5.2',
   'With memory affinity, pages are spread over the books round-robin. A process can request local pages instead. Supports resource sets.',
   1, 0, 1, '002-p650', 'Memory Affinity');

INSERT INTO platform(id, policy, title, needs_local_addresses, source, locator) VALUES
  ('p650', 'aix', 'IBM pSeries 650', 0, '002-p650', 'Memory Affinity: firmware support is in all p650 systems');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('aix.memory-affinity', 'memory_affinity', 'choice', 'Default for memory affinity', 0, 'flag', 'published', '002-p650', 'Memory Affinity', 'IBM''s paper describes how to switch memory affinity on, so it is off by default.'),
  ('aix.free-extent', 'free_extent', 'size', 'Size of a contiguous free area on one book', 1, 'MB', 'assumed', NULL, '', 'No source describes the layout of free memory. If pages came singly from anywhere, every run would have the same share of local pages. Run times vary, so pages must come in larger areas.'),
  ('aix.kernel-memory', 'aix52', 'size', 'Kernel memory on the first book', 256, 'MB', 'assumed', NULL, '', 'IBM''s paper says that, in private L3 mode, the kernel occupies part of the first book''s memory. The paper doesn''t say how much.');

INSERT INTO tunable(id, ordinal, title, meaning, kind, owner, since, least, most, source, locator) VALUES
  ('memory_affinity', 21, 'Memory affinity',
   'Sets whether AIX distinguishes the memories of the books. If on, AIX 5.1 uses local memory of the running thread; AIX 5.2 spreads pages over the books round-robin, unless a process requests local pages. To change this setting, use vmtune or vmo, bosboot and a reboot.',
   'flag', 'boot', 'aix51', 0, 1, '002-p650', 'Memory Affinity'),
  ('free_extent', 22, 'Size of free areas',
   'Without memory affinity, pages come from any free memory; this value sets how much consecutive memory comes from one book. Larger areas make two runs of a program differ more. The value is an assumption of the model, not a setting of AIX.',
   'bytes', 'system', 'aix51', 4096, 1073741824, '002-p650', 'Run Time Variability');
INSERT INTO tunable_choice(tunable, value, title) VALUES
  ('memory_affinity', 0, 'off'), ('memory_affinity', 1, 'on');
INSERT INTO tunable_default(tunable, platform, operating_system, fact) VALUES
  ('memory_affinity', 'generic', '', 'aix.memory-affinity'),
  ('free_extent', 'generic', '', 'aix.free-extent');
