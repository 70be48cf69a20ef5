-- p650: one to four books of two POWER4+ processors, on a ring of data and one of addresses, with wires each way.

INSERT INTO condition(id, word, subject, value) VALUES
  ('p650-three-books', 'option', 'books', '3'),
  ('p650-one-book', 'option', 'books', '1'),
  ('p650-1200', 'option', 'clockMHz', '1200'),
  ('p650-1450', 'option', 'clockMHz', '1450'),
  ('p650-unlike', 'alike', 'p650-book', '0'),
  ('p650-l3-failed', 'failed', 'p650-l3', '1'),
  ('p650-path-failed', 'failed', 'p650-memory-port', '1'),
  ('p650-controller-failed', 'failed', 'p650-l3c', '1'),
  ('p650-fabric-failed', 'failed', 'p650-fabric', '1'),
  ('p650-book-failed', 'failed', 'p650-book', '1');

INSERT INTO slot(parent, name, child, count, option, row, noun) VALUES
  ('p650-box', 'book', 'p650-book', 4, 'books', 0, 'book'),
  ('p650-box', 'drawer', 'p650-drawer', 8, 'drawers', 1, 'drawer');
INSERT INTO link_rule(block_type, from_path, to_path, kind, applies, wires)
  SELECT 'p650-box', 'book' || a || '/fabric', 'book' || b || '/fabric', kind, applies, 'each-way'
  FROM (SELECT 0 AS a, 1 AS b, '' AS applies UNION SELECT 1, 2, '' UNION SELECT 2, 3, '' UNION SELECT 3, 0, ''
        UNION SELECT 2, 0, 'p650-three-books'), (SELECT 'data' AS kind UNION SELECT 'address');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('p650', 'pseries', 'IBM p650', 2002, '002-p650, Introduction',
   'Up to eight POWER4+ processors in four books on a ring; an L3 that books share or keep to themselves', 'p650-box',
   'p650.line-size', 'p650-book', 'p650');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('p650', 'books', 'Processors', 1, 4, 4, '', '2, one book|4, two books|6, three books|8, four books'),
  ('p650', 'clockMHz', 'Processor clock (MHz)', 1200, 1450, 1450, '1200 1450', ''),
  ('p650', 'l3', 'L3 mode', 0, 1, 1, '', 'private|shared'),
  ('p650', 'lpar', 'Runs as', 0, 1, 0, '', 'SMP|LPAR'),
  ('p650', 'drawers', 'I/O drawers', 0, 8, 0, '', ''),
  ('p650', 'l3MB', '', 8, 32, 32, '8 32', '');
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator) VALUES
  ('p650', 'l3MB', 1, 'p650-1200', 8, 'once', 'Books of 1.2 GHz have an L3 of 8 MB.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3MB', 2, 'p650-1450', 32, 'once', 'Books of 1.45 GHz have an L3 of 32 MB.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 1, 'p650-one-book', 0, 'boot', 'With two processors the mode is ignored: there is one book, and its L3 is all there is.', '002-p650', 'Recommendations'),
  ('p650', 'l3', 2, 'p650-1200', 0, 'boot', 'Books of 1.2 GHz have the private mode alone.', '002-p650', 'Recommendations'),
  ('p650', 'l3', 3, 'p650-three-books', 0, 'boot', 'A six-way always runs with private L3.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 4, 'p650-unlike', 0, 'boot', 'Shared L3 needs the same memory on every book.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 5, 'p650-l3-failed', 0, 'boot', 'Shared L3 needs the L3 of every book.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 6, 'p650-path-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, and the path to a memory has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 7, 'p650-controller-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, and an L3 controller has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 8, 'p650-fabric-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, and a fabric bus has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 9, 'p650-book-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, and a book has failed.', '002-p650', 'p650 Performance Firmware Option');

-- Shared, each page lies on all books; private, in the DIMMs of one.
INSERT INTO interleaving(machine, option, value, over, piece, source, locator) VALUES
  ('p650', 'l3', 0, 'p650-book', NULL, '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 1, 'p650-box', 'p650.piece', '002-p650', 'p650 Performance Firmware Option');

INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies)
  SELECT 'p650', 20 * o.n + t.n, o.id || '-' || t.id, t.title, t.ancestor, 'p650-' || o.id, t.latency, t.applies
  FROM (SELECT 0 AS n, 'line' AS id UNION SELECT 1, 'run') o,
       (SELECT 1 AS n, 'near' AS id, 'memory of the own book' AS title, 'p650-book' AS ancestor, 'p650.near' AS latency, 'p650-private-miss' AS applies
        UNION SELECT 2, 'far', 'memory of another book', 'p650-box', 'p650.far', 'p650-private-miss'
        UNION SELECT 3, 'shared-near', 'memory of the own book, L3 shared', 'p650-book', 'p650.near', 'p650-shared-miss'
        UNION SELECT 4, 'shared-far', 'memory of another book, L3 shared', 'p650-box', 'p650.far', 'p650-shared-miss'
        UNION SELECT 5, 'l3', 'own L3, of the own book''s memory', 'p650-book', 'p650.l3-near', 'p650-private-hit'
        UNION SELECT 6, 'l3-own', 'own L3, of another book''s memory', 'p650-box', 'p650.l3-near', 'p650-private-hit'
        UNION SELECT 7, 'l3-near', 'shared L3 of the own book', 'p650-book', 'p650.l3-near', 'p650-shared-hit'
        UNION SELECT 8, 'l3-far', 'shared L3 of another book', 'p650-box', 'p650.l3-far', 'p650-shared-hit'
        UNION SELECT 9, 'l2', 'L2, of the own book''s memory', 'p650-book', 'p650.l2-time', 'p650-l2-hit'
        UNION SELECT 10, 'l2-far', 'L2, of another book''s memory', 'p650-box', 'p650.l2-time', 'p650-l2-hit') t;
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('p650', 1, 'No time of a line is printed. That of the own book is fitted to one rate of Table 1, and another book takes 16 % more; what is said in nanoseconds rests on that.', '002-p650', 'Table 1'),
  ('p650', 2, 'No capacity of the rings, the L2 or the L3 is printed: they carry what the answer shows, and are never a limit.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 3, 'A process that goes through arrays has few lines fetched ahead, less than a page: each of its arrays is on one book at a time, and k of them, each by itself, are on n (1 - (1 - 1/n)^k) of n books. That they run on by themselves is assumed: in lockstep add and triad would be slower with dealt pages than they were.', '002-p650', 'Table 1'),
  ('p650', 4, 'Of copy and scale, and of add and triad, the model knows the number of arrays alone.', '002-p650', 'Table 1'),
  ('p650', 5, 'What LPAR adds to time in the kernel is told and not counted: no work here has time in the kernel.', '002-p650', 'p650 Specific System Tuning'),
  ('p650', 6, 'Modified lines lie in the L3 of their memory''s book in both modes; that data of another book is not always kept in a shared L3 is a lower share of hits, which a scenario sets.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 7, 'A cache gives every customer all of its size: that two threads of a chip compete for their L2, and processes for an L3, has to be said as shares of hits.', '002-p650', 'Run Time Variability'),
  ('p650', 8, 'With every processor at work on pages of its own book, all DIMMs are busy and the model gives as much as with pages on all books; the document says that MCM affinity has the least of the three there too.', '002-p650', 'Sensitivity of the Choices'),
  ('p650', 9, 'The clock decides the size of the L3 and which modes there are. How else books of 1.2 GHz differ is not printed.', '002-p650', 'p650 Performance Firmware Option');
INSERT INTO machine_limit(machine, ordinal, text, source, locator, option) VALUES
  ('p650', 10, 'The model doesn''t work out which lines private and shared L3 caches keep, nor the copies in several of them. A difference in hits between the modes comes from the shares of hits that the scenario sets.', '002-p650', 'p650 Performance Firmware Option', 'l3');
