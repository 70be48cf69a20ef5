-- Rules for the p650: the L3 mode and memory affinity that a configuration allows, and its memory configuration.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('p650-one-book', 'pseries', 'advice', 0, '{part} has one book: L3 mode and memory affinity have no effect',
   'With two processors the firmware ignores the L3 mode, and all memory is local.',
   'Keep both settings. They matter only with a second book.', '002-p650', 'Recommendations',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node WHERE chosen.id = ''books'' AND chosen.value = 1'),
  ('p650-private-only', 'pseries', 'advice', 0, '{part} has only the private L3 mode',
   'Books at 1.2 GHz cannot share their L3 caches. Run times vary with the number of pages that happen to be local.',
   'To reduce the variation of run times, use memory affinity, without LPAR.', '002-p650', 'Recommendations',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''clockMHz'' AND chosen.value = 1200
      AND EXISTS (SELECT 1 FROM chosen books WHERE books.node = chosen.node AND books.id = ''books'' AND books.value > 1)'),
  ('p650-six-way', 'pseries', 'advice', 0, '{part} has six processors, so its L3 caches are private',
   'With three books, the L3 caches are always private. The paper gives no reason, but the eight pieces of a page cannot be spread evenly over three books.',
   'To share the L3 caches, add a fourth book. A machine with eight processors, two of them disabled, still has the L3 and memory of all four books.',
   '002-p650', 'p650 Performance Firmware Option',
   'SELECT root.name, NULL, CASE WHEN clock.value = 1200 THEN say(''None: books at 1.2 GHz have only the private mode.'') END
      FROM chosen JOIN part root ON root.path = chosen.node
      JOIN chosen clock ON clock.node = chosen.node AND clock.id = ''clockMHz''
      WHERE chosen.id = ''books'' AND chosen.value = 3'),
  ('p650-unlike-books', 'pseries', 'warning', 0, '{part} has different memory from the first book',
   'All books must have the same groups of DIMMs. If they differ, the L3 caches become private at the next boot.',
   'Give every book the same groups.', '002-p650', 'p650 Structure',
   'WITH held(book, groups) AS (
        SELECT book.path, (SELECT group_concat(type) FROM (SELECT type FROM part
                           WHERE part.parent = book.path AND role = ''memory'' ORDER BY type))
        FROM part book WHERE book.type = ''p650-book'')
      SELECT held.book FROM held JOIN held first ON first.book = ''book0'' WHERE held.groups IS NOT first.groups'),
  ('p650-no-memory', 'pseries', 'error', 1, '{part} has no memory',
   'Every book must have memory.', 'Add a group of four DIMMs to it.', '002-p650', 'p650 Structure',
   'SELECT book.path FROM part book WHERE book.type = ''p650-book''
      AND NOT EXISTS (SELECT 1 FROM part WHERE part.parent = book.path AND part.role = ''memory'')'),
  ('p650-dimm-failed', 'pseries', 'warning', 0, '{part} has failed',
   'The four DIMMs of a group work only together. Shared L3 needs identical memory on every book.',
   'Replace it and reboot.', '002-p650', 'p650 Performance Firmware Option',
   'SELECT dimm.path, say(''{first} {second}'',
        ''first'', CASE dimm.type WHEN ''p650-dimm'' THEN say(''The four DIMMs of a group work only together.'')
          ELSE say(''Its book has less memory than the others.'') END,
        ''second'', CASE WHEN (SELECT value FROM chosen WHERE id = ''l3'') = 1
          THEN say(''The L3 caches stay shared until the next boot. Then they become private, because the memory of the books differs.'')
          ELSE say(''The L3 caches stay private, because one book has less memory than another.'') END)
      FROM part dimm WHERE dimm.type GLOB ''p650-dimm*'' AND dimm.failed = 1
      AND (SELECT value FROM chosen WHERE id = ''books'') > 1'),
  ('p650-part-failed', 'pseries', 'warning', 0, '{part} has failed',
   'Shared L3 needs the memory and the caches of every book. Accesses that need this part stop. The model treats pages that were on it like pages on the other books.',
   'Replace it and reboot.', '002-p650', 'p650 Performance Firmware Option',
   'SELECT path, say(''{first} {second}'',
        ''first'', CASE (SELECT value FROM chosen WHERE id = ''l3'')
          WHEN 1 THEN say(''Shared L3 needs the memory and the caches of every book, so the caches become private at the next boot.'')
          ELSE say(''Shared L3 needs the memory and the caches of every book.'') END,
        ''second'', CASE WHEN type = ''p650-l3'' THEN say(''Accesses that would hit in this cache stop. Set its hit rate to 0 to see the other accesses.'')
          ELSE say(''Accesses that need this part stop. The diagram shows where the pages are now.'') END)
      FROM part WHERE failed = 1 AND type IN (''p650-l3'', ''p650-l3c'', ''p650-memory-port'', ''p650-fabric'', ''p650-book'')'),
  ('p650-lpar', 'pseries', 'advice', 0, '{part} runs in a partition, without memory affinity',
   'AIX has no memory affinity under LPAR. Time in the kernel grows by two to five percent, which the model doesn''t include.',
   'Set the L3 mode to shared, which spreads every page over all books, or run without LPAR.',
   '002-p650', 'Memory Affinity; p650 Specific System Tuning',
   'SELECT root.name, say(''{first} {second}'',
        ''first'', say(''AIX has no memory affinity under LPAR, and time in the kernel grows by {least} to {most} %, which the model doesn''''t include.'', ''least'', least.value, ''most'', most.value),
        ''second'', CASE WHEN l3.value = 1 THEN say(''Shared L3 caches compensate, because they spread every page over all books.'')
          WHEN books.value = 1 THEN say(''All memory is on one book.'')
          ELSE say(''Pages are placed on any book, so run times vary.'') END),
      CASE WHEN l3.value = 1 THEN say(''None: this is the best mode under LPAR.'')
           WHEN books.value = 1 THEN say(''None: with one book there is no choice.'')
           WHEN books.value = 3 OR clock.value = 1200 THEN say(''Run without LPAR if run times should not vary.'') END
      FROM chosen JOIN part root ON root.path = chosen.node
      JOIN chosen l3 ON l3.node = chosen.node AND l3.id = ''l3''
      JOIN chosen books ON books.node = chosen.node AND books.id = ''books''
      JOIN chosen clock ON clock.node = chosen.node AND clock.id = ''clockMHz''
      JOIN fact least ON least.id = ''p650.lpar-least'' JOIN fact most ON most.id = ''p650.lpar-most''
      WHERE chosen.id = ''lpar'' AND chosen.value = 1');
