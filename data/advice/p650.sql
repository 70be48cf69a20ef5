-- What IBM recommends for the p650: L3 mode and memory affinity, by clock, processors, LPAR and what runs.

INSERT INTO advice_workload(family, id, ordinal, title, query) VALUES
  ('pseries', 'streams', 1, 'Streams through memory',
   'SELECT name FROM customer WHERE work = ''p650-stream'''),
  ('pseries', 'cache', 2, 'Fits in cache',
   'WITH found AS (SELECT max(value) AS hits FROM process_number WHERE number IN (''l2-hits'', ''l3-hits'') GROUP BY process)
      SELECT hits FROM found WHERE (SELECT min(hits) FROM found) > 99.9'),
  ('pseries', 'shared', 3, 'Large, with much shared unmodified data', -- each book finds more with copies of its own
   'SELECT own.process FROM process_number own JOIN process_number shared USING (process)
      WHERE own.number = ''l3-hits'' AND shared.number = ''l3-shared-hits'' AND own.value > shared.value'),
  ('pseries', 'unknown', 4, 'Not known', 'SELECT ''whatever it is''');

INSERT INTO advice(id, family, question, ordinal, workload, title, reason, source, locator, query)
  WITH situation(id, condition) AS (VALUES
    ('one-book', 'books.value = 1'),
    ('private', 'books.value > 1 AND (clock.value = 1200 OR books.value = 3) AND lpar.value = 0'),
    ('private-lpar', 'books.value > 1 AND (clock.value = 1200 OR books.value = 3) AND lpar.value = 1'),
    ('either', 'books.value IN (2, 4) AND clock.value = 1450 AND lpar.value = 0'),
    ('either-lpar', 'books.value IN (2, 4) AND clock.value = 1450 AND lpar.value = 1')),
  choice(id, title) AS (VALUES
    ('leave', 'L3 mode and memory affinity as they are'),
    ('bear', 'Private L3, without memory affinity'),
    ('shared', 'Shared L3'),
    ('dealt', 'Private L3, pages dealt in turn'),
    ('mcm', 'Private L3, pages near their threads (MCM)')),
  told(situation, workload, ordinal, choice, reason, locator) AS (VALUES
    ('one-book', NULL, 1, 'leave', 'With two processors the L3 mode is ignored, and all memory is on their own book: memory affinity has nothing to choose from.', 'Recommendations'),

    ('private-lpar', NULL, 1, 'bear', 'This machine has the private mode alone, and AIX has no memory affinity in a partition: processor times vary somewhat.', 'Recommendations'),

    ('private', 'streams', 1, 'dealt', 'This machine has the private mode alone. Memory affinity makes processor times vary less, and pages that are dealt let a stream draw on the DIMMs of all books.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'streams', 2, 'mcm', 'Memory affinity too; but all lines of a stream come from the DIMMs of one book.', 'Sensitivity of the Choices'),
    ('private', 'cache', 1, 'dealt', 'This machine has the private mode alone. Memory affinity makes processor times vary less, within the limits of the system; what fits in the caches is about as fast either way.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'cache', 2, 'mcm', 'About as fast: little goes to memory.', 'Sensitivity of the Choices'),
    ('private', 'shared', 1, 'mcm', 'This machine has the private mode alone, and such a program gains most by it, says the document: each book has its own copy of what all read. The model knows nothing of copies unless the scenario sets shares of hits. Memory affinity makes processor times vary less, and MCM suited the best example of such a program.', 'Recommendations; Sensitivity of the Choices'),
    ('private', 'shared', 2, 'dealt', 'What AIX 5.2 does with memory affinity unless a process asks for MCM: run times repeat, and more lines come from other books.', 'Memory Affinity'),
    ('private', 'unknown', 1, 'dealt', 'This machine has the private mode alone. Memory affinity makes processor times vary less, within the limits of the system; pages are then dealt unless a process asks for MCM.', 'Recommendations; Memory Affinity'),
    ('private', 'unknown', 2, 'mcm', 'Lines that are read at random come sooner from the own book. Where it is not clear which counts, run the program both ways.', 'Memory Affinity'),

    ('either-lpar', 'streams', 1, 'shared', 'Typically the best overall, and in a partition the more so: AIX has no memory affinity there, and shared L3 caches spread every page over all books.', 'Recommendations'),
    ('either-lpar', 'streams', 2, 'bear', 'Each page is on one book, whichever has room: less bandwidth for a stream, and run times vary.', 'Run Time Variability'),
    ('either-lpar', 'cache', 1, 'shared', 'Typically the best overall, and in a partition the more so: AIX has no memory affinity there. What fits in the caches is about as fast in any mode.', 'Recommendations; Sensitivity of the Choices'),
    ('either-lpar', 'cache', 2, 'bear', 'About as fast: little goes to memory.', 'Sensitivity of the Choices'),
    ('either-lpar', 'shared', 1, 'shared', 'Typically the best overall, and in a partition the more so: what such a program gains with private L3 was seen with memory affinity, which a partition does not have.', 'Recommendations'),
    ('either-lpar', 'shared', 2, 'bear', 'Each book has its own copy of what all read, which is sometimes faster; but pages are wherever there is room, and run times vary. The model knows nothing of copies unless the scenario sets shares of hits.', 'p650 Performance Firmware Option'),
    ('either-lpar', 'unknown', 1, 'shared', 'Typically the best overall, and in a partition the more so: AIX has no memory affinity there, and shared L3 caches spread every page over all books.', 'Recommendations'),
    ('either-lpar', 'unknown', 2, 'bear', 'Each page is on one book, whichever has room, so run times vary.', 'Run Time Variability'),

    ('either', 'streams', 1, 'shared', 'A stream gains from the DIMMs of all books at once, and every run finds its pages spread in the same way.', 'Recommendations; Sensitivity of the Choices'),
    ('either', 'streams', 2, 'dealt', 'A stream still draws on the DIMMs of several books, a page at a time.', 'Sensitivity of the Choices'),
    ('either', 'streams', 3, 'mcm', 'The least bandwidth: all lines of a stream come from the DIMMs of one book.', 'Sensitivity of the Choices'),
    ('either', 'cache', 1, 'shared', 'As it is delivered, and typically the best overall. What fits in the caches is about as fast in any of the three modes.', 'Recommendations; Sensitivity of the Choices'),
    ('either', 'cache', 2, 'dealt', 'About as fast: little goes to memory.', 'Sensitivity of the Choices'),
    ('either', 'cache', 3, 'mcm', 'About as fast: little goes to memory.', 'Sensitivity of the Choices'),
    ('either', 'shared', 1, 'mcm', 'Each book has its own copy of what all read, and other data is near. The best example of such a program was about ten percent faster so than with shared L3; the model knows nothing of copies unless the scenario sets shares of hits.', 'Sensitivity of the Choices; Recommendations'),
    ('either', 'shared', 2, 'shared', 'Typically the best overall, but not for such a program: data of another book is not always kept in a cache.', 'p650 Performance Firmware Option'),
    ('either', 'shared', 3, 'dealt', 'Each book has its own copy of what all read; run times repeat, and more lines come from other books.', 'Memory Affinity'),
    ('either', 'unknown', 1, 'shared', 'As it is delivered, and typically the best overall between speed and processor times that repeat.', 'Recommendations'),
    ('either', 'unknown', 2, 'dealt', 'Some programs gain a few percent with private L3 and memory affinity. Where it is not clear what counts, run the program both ways.', 'Recommendations; Memory Affinity'),
    ('either', 'unknown', 3, 'mcm', 'Some programs gain a few percent with private L3 and memory affinity, in the extreme about ten: those that read much unmodified data alike.', 'Recommendations; Sensitivity of the Choices'))
  SELECT 'p650-' || situation || ifnull('-' || workload, '') || '-' || choice, 'pseries', 'L3 mode and memory affinity', ordinal,
    workload, choice.title, reason, '002-p650', locator,
    'SELECT root.path FROM part root JOIN chosen books ON books.node = root.path AND books.id = ''books''
       JOIN chosen clock ON clock.node = root.path AND clock.id = ''clockMHz''
       JOIN chosen lpar ON lpar.node = root.path AND lpar.id = ''lpar'' WHERE ' || condition
  FROM told JOIN situation ON situation.id = situation JOIN choice ON choice.id = choice;

-- Private L3 is by itself on machines that have nothing else; there the option is as it should be, and nothing is edited.
INSERT INTO advice_edit(advice, ordinal, kind, subject, value, system)
  SELECT id, 1, 'option', 'l3', title = 'Shared L3', '' FROM advice WHERE family = 'pseries' AND id NOT GLOB '*-leave'
  UNION ALL SELECT id, 2, 'dealt', '', 0, '' FROM advice WHERE id GLOB 'p650-*-dealt'
  UNION ALL SELECT id, 3, 'tunable', 'memory_affinity', 1, 'aix52' FROM advice WHERE id GLOB 'p650-*-dealt'
  UNION ALL SELECT id, 2, 'near', '', 0, '' FROM advice WHERE id GLOB 'p650-*-mcm'
  UNION ALL SELECT id, 3, 'tunable', 'memory_affinity', 1, 'aix51' FROM advice WHERE id GLOB 'p650-*-mcm';
