-- IBM's recommendations for the p650: L3 mode and memory affinity, by clock rate, number of processors, LPAR and
-- workload.

INSERT INTO advice_workload(family, id, ordinal, title, query) VALUES
  ('pseries', 'streams', 1, 'Streams through memory',
   'SELECT name FROM customer WHERE work = ''p650-stream'''),
  ('pseries', 'cache', 2, 'Fits in cache',
   'WITH found AS (SELECT max(value) AS hits FROM process_number WHERE number IN (''l2-hits'', ''l3-hits'') GROUP BY process)
      SELECT hits FROM found WHERE (SELECT min(hits) FROM found) > 99.9'),
  ('pseries', 'shared', 3, 'Large, with much shared unmodified data', -- Each book has a higher hit rate with private copies.
   'SELECT own.process FROM process_number own JOIN process_number shared USING (process)
      WHERE own.number = ''l3-hits'' AND shared.number = ''l3-shared-hits'' AND own.value > shared.value'),
  ('pseries', 'unknown', 4, 'Unknown', 'SELECT ''whatever it is''');

INSERT INTO advice(id, family, question, ordinal, workload, title, reason, source, locator, query)
  WITH situation(id, condition) AS (VALUES
    ('one-book', 'books.value = 1'),
    ('private', 'books.value > 1 AND (clock.value = 1200 OR books.value = 3) AND lpar.value = 0'),
    ('private-lpar', 'books.value > 1 AND (clock.value = 1200 OR books.value = 3) AND lpar.value = 1'),
    ('either', 'books.value IN (2, 4) AND clock.value = 1450 AND lpar.value = 0'),
    ('either-lpar', 'books.value IN (2, 4) AND clock.value = 1450 AND lpar.value = 1')),
  choice(id, title) AS (VALUES
    ('leave', 'Keep L3 mode and memory affinity'),
    ('bear', 'Private L3, without memory affinity'),
    ('shared', 'Shared L3'),
    ('dealt', 'Private L3, pages spread over all books'),
    ('mcm', 'Private L3, local pages (MCM)')),
  told(situation, workload, ordinal, choice, reason, locator) AS (VALUES
    ('one-book', NULL, 1, 'leave', 'With two processors, the L3 mode is ignored and all memory is local, so memory affinity has no effect.', 'Recommendations'),

    ('private-lpar', NULL, 1, 'bear', 'This machine has only the private mode, and AIX has no memory affinity in a partition. Processor times vary somewhat.', 'Recommendations'),

    ('private', 'streams', 1, 'dealt', 'This machine has only the private mode. Memory affinity reduces the variation of processor times. With pages spread over all books, a stream uses the DIMMs of all books.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'streams', 2, 'mcm', 'Memory affinity also reduces variation here, but all lines of a stream come from the DIMMs of one book.', 'Sensitivity of the Choices'),
    ('private', 'cache', 1, 'dealt', 'This machine has only the private mode. Memory affinity reduces the variation of processor times, within the limits of the operating system. Data that fits in the caches is about as fast either way.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'cache', 2, 'mcm', 'This choice is about equally fast, because few accesses reach memory.', 'Sensitivity of the Choices'),
    ('private', 'shared', 1, 'mcm', 'This machine has only the private mode, from which such a program gains most according to IBM: each book has its own copy of shared data. The model includes this only if the scenario sets the hit rates. Memory affinity reduces the variation of processor times; MCM gave the best result for IBM''s example of such a program.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'shared', 2, 'dealt', 'This is the default of AIX 5.2 with memory affinity, unless a process requests MCM. Run times are repeatable, but more lines come from other books.', 'Memory Affinity'),
    ('private', 'unknown', 1, 'dealt', 'This machine has only the private mode. Memory affinity reduces the variation of processor times, within the limits of the operating system. Pages are spread over all books unless a process requests MCM.', 'Recommendations; Memory Affinity'),
    ('private', 'unknown', 2, 'mcm', 'Randomly accessed lines have a lower latency in local memory. If you are unsure, measure both.', 'Memory Affinity'),

    ('either-lpar', 'streams', 1, 'shared', 'This is usually the best choice, especially in a partition: AIX has no memory affinity there, and shared L3 caches spread every page over all books.', 'Recommendations'),
    ('either-lpar', 'streams', 2, 'bear', 'Each page is on a single book, depending on free memory. A stream gets less bandwidth, and run times vary.', 'Run Time Variability'),
    ('either-lpar', 'cache', 1, 'shared', 'This is usually the best choice, especially in a partition, where AIX has no memory affinity. Data that fits in the caches is about as fast in any mode.', 'Recommendations; Sensitivity of the Choices'),
    ('either-lpar', 'cache', 2, 'bear', 'This choice is about equally fast, because few accesses reach memory.', 'Sensitivity of the Choices'),
    ('either-lpar', 'shared', 1, 'shared', 'This is usually the best choice, especially in a partition. IBM measured a gain for such a program, but with private L3 and memory affinity. A partition has no memory affinity.', 'Recommendations'),
    ('either-lpar', 'shared', 2, 'bear', 'Each book has its own copy of shared data, which is sometimes faster. But pages are placed where memory is free, and run times vary. The model includes copies only if the scenario sets the hit rates.', 'p650 Performance Firmware Option'),
    ('either-lpar', 'unknown', 1, 'shared', 'This is usually the best choice, especially in a partition: AIX has no memory affinity there, and shared L3 caches spread every page over all books.', 'Recommendations'),
    ('either-lpar', 'unknown', 2, 'bear', 'Each page is on a single book, depending on free memory, so run times vary.', 'Run Time Variability'),

    ('either', 'streams', 1, 'shared', 'A stream uses the DIMMs of all books at once, and its pages are spread in the same way in every run.', 'Recommendations; Sensitivity of the Choices'),
    ('either', 'streams', 2, 'dealt', 'A stream still uses the DIMMs of several books, one page at a time.', 'Sensitivity of the Choices'),
    ('either', 'streams', 3, 'mcm', 'This choice has the lowest bandwidth: all lines of a stream come from the DIMMs of one book.', 'Sensitivity of the Choices'),
    ('either', 'cache', 1, 'shared', 'This is the factory default, and usually the best choice. Data that fits in the caches is about as fast in any of the three modes.', 'Recommendations; Sensitivity of the Choices'),
    ('either', 'cache', 2, 'dealt', 'This choice is about equally fast, because few accesses reach memory.', 'Sensitivity of the Choices'),
    ('either', 'cache', 3, 'mcm', 'This choice is about equally fast, because few accesses reach memory.', 'Sensitivity of the Choices'),
    ('either', 'shared', 1, 'mcm', 'Each book has its own copy of shared data, and other data is local. IBM''s best example of such a program was about ten percent faster than with shared L3. The model includes copies only if the scenario sets the hit rates.', 'Sensitivity of the Choices; Recommendations'),
    ('either', 'shared', 2, 'shared', 'This is usually the best choice, but not for such a program: data of another book is not always cached.', 'p650 Performance Firmware Option'),
    ('either', 'shared', 3, 'dealt', 'Each book has its own copy of shared data. Run times are repeatable, but more lines come from other books.', 'Memory Affinity'),
    ('either', 'unknown', 1, 'shared', 'This is the factory default, and usually the best balance of speed and repeatable processor times.', 'Recommendations'),
    ('either', 'unknown', 2, 'dealt', 'Some programs gain a few percent with private L3 and memory affinity. If you are unsure, measure both.', 'Recommendations; Memory Affinity'),
    ('either', 'unknown', 3, 'mcm', 'Some programs gain a few percent with private L3 and memory affinity, at most about ten percent. These programs share large amounts of unmodified data.', 'Recommendations; Sensitivity of the Choices'))
  SELECT 'p650-' || situation || ifnull('-' || workload, '') || '-' || choice, 'pseries', 'L3 mode and memory affinity', ordinal,
    workload, choice.title, reason, '002-p650', locator,
    'SELECT root.path FROM part root JOIN chosen books ON books.node = root.path AND books.id = ''books''
       JOIN chosen clock ON clock.node = root.path AND clock.id = ''clockMHz''
       JOIN chosen lpar ON lpar.node = root.path AND lpar.id = ''lpar'' WHERE ' || condition
  FROM told JOIN situation ON situation.id = situation JOIN choice ON choice.id = choice;

-- Machines that offer no choice of L3 mode already have private L3, so this edit has no effect on them.
INSERT INTO advice_edit(advice, ordinal, kind, subject, value, system)
  SELECT id, 1, 'option', 'l3', title = 'Shared L3', '' FROM advice WHERE family = 'pseries' AND id NOT GLOB '*-leave'
  UNION ALL SELECT id, 2, 'dealt', '', 0, '' FROM advice WHERE id GLOB 'p650-*-dealt'
  UNION ALL SELECT id, 3, 'tunable', 'memory_affinity', 1, 'aix52' FROM advice WHERE id GLOB 'p650-*-dealt'
  UNION ALL SELECT id, 2, 'near', '', 0, '' FROM advice WHERE id GLOB 'p650-*-mcm'
  UNION ALL SELECT id, 3, 'tunable', 'memory_affinity', 1, 'aix51' FROM advice WHERE id GLOB 'p650-*-mcm';
