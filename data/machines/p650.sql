-- p650: one to four books of two POWER4+ processors, on a data ring and an address ring, with wires in each direction.

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
   'Up to eight POWER4+ processors in four books on a ring, with L3 caches that are shared or private to a book', 'p650-box',
   'p650.line-size', 'p650-book', 'p650');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('p650', 'books', 'Processors', 1, 4, 4, '', '2, one book|4, two books|6, three books|8, four books'),
  ('p650', 'clockMHz', 'Processor clock (MHz)', 1200, 1450, 1450, '1200 1450', ''),
  ('p650', 'l3', 'L3 mode', 0, 1, 1, '', 'private|shared'),
  ('p650', 'lpar', 'Runs as', 0, 1, 0, '', 'SMP|LPAR'),
  ('p650', 'drawers', 'I/O drawers', 0, 8, 0, '', ''),
  ('p650', 'l3MB', '', 8, 32, 32, '8 32', '');
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator) VALUES
  ('p650', 'l3MB', 1, 'p650-1200', 8, 'once', 'Books at 1.2 GHz have an 8 MB L3.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3MB', 2, 'p650-1450', 32, 'once', 'Books at 1.45 GHz have a 32 MB L3.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 1, 'p650-one-book', 0, 'boot', 'With two processors, the mode has no effect: there is only one book and one L3.', '002-p650', 'Recommendations'),
  ('p650', 'l3', 2, 'p650-1200', 0, 'boot', 'Books at 1.2 GHz support private mode only.', '002-p650', 'Recommendations'),
  ('p650', 'l3', 3, 'p650-three-books', 0, 'boot', 'A six-way always runs with private L3.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 4, 'p650-unlike', 0, 'boot', 'Shared L3 needs the same memory on every book.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 5, 'p650-l3-failed', 0, 'boot', 'Shared L3 needs the L3 of every book.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 6, 'p650-path-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, but the path to a memory has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 7, 'p650-controller-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, but an L3 controller has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 8, 'p650-fabric-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, but a fabric bus has failed.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 9, 'p650-book-failed', 0, 'boot', 'Shared L3 needs the memory and the caches of every book, but a book has failed.', '002-p650', 'p650 Performance Firmware Option');

-- In shared mode, each page is interleaved over all books. In private mode, it is in the DIMMs of one book.
INSERT INTO interleaving(machine, option, value, over, piece, source, locator) VALUES
  ('p650', 'l3', 0, 'p650-book', NULL, '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 'l3', 1, 'p650-box', 'p650.piece', '002-p650', 'p650 Performance Firmware Option');

INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies)
  SELECT 'p650', 20 * o.n + t.n, o.id || '-' || t.id, t.title, t.ancestor, 'p650-' || o.id, t.latency, t.applies
  FROM (SELECT 0 AS n, 'line' AS id UNION SELECT 1, 'run') o,
       (SELECT 1 AS n, 'near' AS id, 'memory of the local book' AS title, 'p650-book' AS ancestor, 'p650.near' AS latency, 'p650-private-miss' AS applies
        UNION SELECT 2, 'far', 'memory of a remote book', 'p650-box', 'p650.far', 'p650-private-miss'
        UNION SELECT 3, 'shared-near', 'memory of the local book, shared L3', 'p650-book', 'p650.near', 'p650-shared-miss'
        UNION SELECT 4, 'shared-far', 'memory of a remote book, shared L3', 'p650-box', 'p650.far', 'p650-shared-miss'
        UNION SELECT 5, 'l3', 'local L3, line of local memory', 'p650-book', 'p650.l3-near', 'p650-private-hit'
        UNION SELECT 6, 'l3-own', 'local L3, line of remote memory', 'p650-box', 'p650.l3-near', 'p650-private-hit'
        UNION SELECT 7, 'l3-near', 'shared L3 of the local book', 'p650-book', 'p650.l3-near', 'p650-shared-hit'
        UNION SELECT 8, 'l3-far', 'shared L3 of a remote book', 'p650-box', 'p650.l3-far', 'p650-shared-hit'
        UNION SELECT 9, 'l2', 'L2, line of local memory', 'p650-book', 'p650.l2-time', 'p650-l2-hit'
        UNION SELECT 10, 'l2-far', 'L2, line of remote memory', 'p650-box', 'p650.l2-time', 'p650-l2-hit') t;
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('p650', 1, 'The paper gives no time for a line. The time for local memory is chosen to match one rate of Table 1, and remote memory takes 16 % longer. All nanosecond values depend on this choice.', '002-p650', 'Table 1'),
  ('p650', 2, 'The paper gives no capacity for the rings, the L2 or the L3. The results show their traffic, but they never limit throughput in the model.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 3, 'A process that streams through arrays prefetches less than a page, so each array uses one book at a time. If the arrays are independent of each other, k arrays use n (1 - (1 - 1/n)^k) of n books on average. The model assumes this independence. If the arrays moved from book to book in lockstep, add and triad with spread pages would be slower than measured.', '002-p650', 'Table 1'),
  ('p650', 4, 'The only property of a test that the model uses is its number of arrays. Copy and scale are therefore identical, and so are add and triad.', '002-p650', 'Table 1'),
  ('p650', 5, 'The model shows the additional kernel time of LPAR but does not count it, because no workload of this machine uses kernel time.', '002-p650', 'p650 Specific System Tuning'),
  ('p650', 6, 'Modified lines are in the L3 of the book that holds their memory, in both modes. A shared L3 does not always keep data from a remote book; a scenario represents this by a lower hit rate.', '002-p650', 'p650 Performance Firmware Option'),
  ('p650', 7, 'In the model, each thread can use the full size of a cache. If two threads of a chip compete for their L2, or processes for an L3, set lower hit rates.', '002-p650', 'Run Time Variability'),
  ('p650', 8, 'With every processor using local pages, all DIMMs are busy, and the model gives the same throughput as with pages on all books. The paper says that MCM affinity has the lowest throughput of the three placements in this case too.', '002-p650', 'Sensitivity of the Choices'),
  ('p650', 9, 'The clock determines the size of the L3 and the available modes. The paper gives no other difference for books at 1.2 GHz.', '002-p650', 'p650 Performance Firmware Option');
INSERT INTO machine_limit(machine, ordinal, text, source, locator, option) VALUES
  ('p650', 10, 'The model does not calculate which lines private and shared L3 caches keep, or which lines have copies in several caches. Different hit rates of the modes come from the scenario.', '002-p650', 'p650 Performance Firmware Option', 'l3');
