-- Rules for the p650: which L3 mode and which memory affinity a configuration leaves, and what its memory has to be like.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('p650-one-book', 'pseries', 'advice', 0, '{part} has one book: L3 mode and memory affinity change nothing',
   'With two processors the firmware ignores the L3 mode, and all memory is local.',
   'Leave both as they are; a second book makes them matter.', '002-p650', 'Recommendations',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node WHERE chosen.id = ''books'' AND chosen.value = 1'),
  ('p650-private-only', 'pseries', 'advice', 0, '{part} has the private L3 mode alone',
   'Books of 1.2 GHz cannot share their L3 caches. Run times vary with how many pages happen to be near.',
   'Without LPAR, memory affinity makes run times vary less.', '002-p650', 'Recommendations',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''clockMHz'' AND chosen.value = 1200
      AND EXISTS (SELECT 1 FROM chosen books WHERE books.node = chosen.node AND books.id = ''books'' AND books.value > 1)'),
  ('p650-six-way', 'pseries', 'advice', 0, '{part} is a six-way, and its L3 caches are private',
   'The document says that it is so, not why; the eight pieces of a page could not be dealt alike to three books.',
   'A fourth book lets them be shared. An eight-way with two processors off is no six-way: its L3 and memory stay.',
   '002-p650', 'p650 Performance Firmware Option',
   'SELECT root.name, NULL, CASE WHEN clock.value = 1200 THEN ''Nothing: books of 1.2 GHz have the private mode alone.'' END
      FROM chosen JOIN part root ON root.path = chosen.node
      JOIN chosen clock ON clock.node = chosen.node AND clock.id = ''clockMHz''
      WHERE chosen.id = ''books'' AND chosen.value = 3'),
  ('p650-unlike-books', 'pseries', 'warning', 0, '{part} has other memory than the first book',
   'All books must have the same groups of DIMMs; with unlike ones the L3 caches are private after the next boot.',
   'Give every book the same groups.', '002-p650', 'p650 Structure',
   'WITH held(book, groups) AS (
        SELECT book.path, (SELECT group_concat(type) FROM (SELECT type FROM part
                           WHERE part.parent = book.path AND role = ''memory'' ORDER BY type))
        FROM part book WHERE book.type = ''p650-book'')
      SELECT held.book FROM held JOIN held first ON first.book = ''book0'' WHERE held.groups IS NOT first.groups'),
  ('p650-no-memory', 'pseries', 'error', 1, '{part} has no memory',
   'Every book brings its share of the memory.', 'Put a group of four DIMMs into it.', '002-p650', 'p650 Structure',
   'SELECT book.path FROM part book WHERE book.type = ''p650-book''
      AND NOT EXISTS (SELECT 1 FROM part WHERE part.parent = book.path AND part.role = ''memory'')'),
  ('p650-dimm-failed', 'pseries', 'warning', 0, '{part} has failed',
   'The other DIMMs of its group work only together with it. Shared L3 needs the same memory on every book.',
   'Replace it, and boot.', '002-p650', 'p650 Performance Firmware Option',
   'SELECT dimm.path, CASE dimm.type WHEN ''p650-dimm'' THEN ''The other DIMMs of its group work only together with it. ''
      ELSE ''Its book has less memory than the others. '' END || CASE
      WHEN (SELECT value FROM chosen WHERE id = ''l3'') = 1
      THEN ''The L3 caches are shared until the next boot; then they are private, because memory is not the same on every book.''
      ELSE ''With the memory of a book less than that of another, the L3 caches stay private.'' END
      FROM part dimm WHERE dimm.type GLOB ''p650-dimm*'' AND dimm.failed = 1
      AND (SELECT value FROM chosen WHERE id = ''books'') > 1'),
  ('p650-part-failed', 'pseries', 'warning', 0, '{part} has failed',
   'Shared L3 needs the memory and the caches of every book. What has to pass it stops; of pages that lay on it the model has no more than on the other books.',
   'Replace it, and boot.', '002-p650', 'p650 Performance Firmware Option',
   'SELECT path, ''Shared L3 needs the memory and the caches of every book''
      || CASE (SELECT value FROM chosen WHERE id = ''l3'') WHEN 1 THEN '': after the next boot they are private. '' ELSE ''. '' END
      || CASE WHEN type = ''p650-l3'' THEN ''What would find lines in it stops: set the share found there to 0 to see the rest.''
              ELSE ''What has to pass it stops; where pages lie now, the diagram shows.'' END
      FROM part WHERE failed = 1 AND type IN (''p650-l3'', ''p650-l3c'', ''p650-memory-port'', ''p650-fabric'', ''p650-book'')'),
  ('p650-lpar', 'pseries', 'advice', 0, '{part} runs in a partition, without memory affinity',
   'AIX has no memory affinity under LPAR, and the kernel takes two to five percent more time, which the model does not count.',
   'Share the L3 caches (option "l3" = 1), which deals every page to all books; or run without LPAR.',
   '002-p650', 'Memory Affinity; p650 Specific System Tuning',
   'SELECT root.name, ''AIX has no memory affinity under LPAR, and time in the kernel grows by ''
      || printf(''%g to %g'', least.value, most.value) || '' %, which the model does not count. ''
      || CASE WHEN l3.value = 1 THEN ''Shared L3 caches make up for it: every page lies on all books.''
              WHEN books.value = 1 THEN ''All memory is on one book.''
              ELSE ''Pages come from any book, so run times vary.'' END,
      CASE WHEN l3.value = 1 THEN ''Nothing: this is the best mode under LPAR.''
           WHEN books.value = 1 THEN ''Nothing: with one book there is nothing to choose.''
           WHEN books.value = 3 OR clock.value = 1200 THEN ''Run without LPAR where run times should not vary.'' END
      FROM chosen JOIN part root ON root.path = chosen.node
      JOIN chosen l3 ON l3.node = chosen.node AND l3.id = ''l3''
      JOIN chosen books ON books.node = chosen.node AND books.id = ''books''
      JOIN chosen clock ON clock.node = chosen.node AND clock.id = ''clockMHz''
      JOIN fact least ON least.id = ''p650.lpar-least'' JOIN fact most ON most.id = ''p650.lpar-most''
      WHERE chosen.id = ''lpar'' AND chosen.value = 1');
