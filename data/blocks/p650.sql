-- Parts of the IBM pSeries 650: processor books on a ring, each with a chip of two POWER4+ processors, an L3 cache and memory.
-- Source 002-p650: IBM pSeries 650 Performance and Tuning.

INSERT INTO family(id, title) VALUES ('pseries', 'IBM pSeries');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('p650.line-size', 'p650', 'line-size', 'Cache line', 128, 'bytes', 'published', 'power4-lecture', 'POWER4 caches', 'Value for the POWER4; the POWER4+ is a smaller and faster version.'),
  ('p650.l2-size', 'p650-l2', 'size', 'Size', 1.5, 'MB', 'published', 'power4-lecture', 'POWER4 caches', 'Value for the POWER4. The p650 tuning paper says that the POWER4+ has a larger L2, but does not give its size.'),
  ('p650.l3-1450', 'p650-l3', 'size', 'Size, 1.45 GHz books', 32, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-1200', 'p650-l3', 'size', 'Size, 1.2 GHz books', 8, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-all-1450', 'p650', 'size', 'Total L3 of an eight-way system at 1.45 GHz, as published', 128, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-all-1200', 'p650', 'size', 'Total L3 of an eight-way system at 1.2 GHz, as published', 32, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.clock-1450', 'p650-book', 'clock', 'Clock, feature codes 5208 and 8051', 1450, 'MHz', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.clock-1200', 'p650-book', 'clock', 'Clock, feature codes 5122 and 8050', 1200, 'MHz', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.memory-most', 'p650', 'size', 'Maximum memory', 64, 'GB', 'published', '002-p650', 'p650 Specific System Tuning', ''),
  ('p650.dimms', 'p650-dimm', 'count', 'Identical DIMMs per group', 4, 'ratio', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.dimm-groups', 'p650-book', 'count', 'DIMM groups per book', 2, 'ratio', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.books', 'p650', 'count', 'Maximum number of books', 4, 'slots', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.dimms-2048', 'p650-dimms-2048', 'size', 'Size', NULL, 'GB', 'derived', '002-p650', 'p650 Specific System Tuning; p650 Structure', 'Maximum memory, divided by the number of books and by the number of DIMM groups per book.'),
  ('p650.dimms-1024', 'p650-dimms-1024', 'size', 'Size', 4, 'GB', 'assumed', NULL, '', 'The document gives no DIMM sizes. This value is half the size of the largest DIMM group.'),
  ('p650.dimms-512', 'p650-dimms-512', 'size', 'Size', 2, 'GB', 'assumed', NULL, '', 'The document gives no DIMM sizes. This value is a quarter of the size of the largest DIMM group.'),
  ('p650.drawers', 'p650', 'count', 'Maximum number of I/O drawers', 8, 'ports', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.io-slots', 'p650', 'count', 'I/O slots with all drawers', 55, 'slots', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.piece', 'p650', 'size', 'Consecutive bytes of a page on one book when the L3 is shared', 512, 'bytes', 'published', '002-p650', 'p650 Performance Firmware Option', 'The four books hold one piece each. After 2,048 bytes, the next piece is on the first book again.'),
  ('p650.page', 'p650', 'size', 'Page size', 4096, 'bytes', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.mode-difference', 'p650', 'share', 'Maximum difference in performance between shared and private L3', 10, '%', 'published', '002-p650', 'p650 Performance Firmware Option', 'Most workloads differ by a few percent. The model does not use this value.'),
  ('p650.mode-specint', 'p650', 'choice', 'L3 mode used for SPECint_rate2000, eight processors', 0, 'L3 mode', 'published', '002-p650', 'Table 2, SPECint_rate2000', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.mode-specfp', 'p650', 'choice', 'L3 mode used for SPECfp_rate2000, eight processors', 0, 'L3 mode', 'published', '002-p650', 'Table 2, SPECfp_rate2000', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.mode-ompm', 'p650', 'choice', 'L3 mode used for SPEC OMPM2001, eight processors', 0, 'L3 mode', 'published', '002-p650', 'Table 2, SPEC OMPM2001', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.mode-web', 'p650', 'choice', 'L3 mode used for SPECweb99, eight processors', 1, 'L3 mode', 'published', '002-p650', 'Table 2, SPECweb99', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.mode-sfs', 'p650', 'choice', 'L3 mode used for SPECsfs97_R1, eight processors', 1, 'L3 mode', 'published', '002-p650', 'Table 2, SPECsfs97_R1', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.mode-jbb', 'p650', 'choice', 'L3 mode used for SPECjbb2000, eight processors', 1, 'L3 mode', 'published', '002-p650', 'Table 2, SPECjbb2000', 'The model does not use this value; a lesson asks you to guess it.'),
  ('p650.lpar-least', 'p650', 'share', 'Minimum overhead of LPAR in kernel-intensive workloads', 2, '%', 'published', '002-p650', 'p650 Specific System Tuning', ''),
  ('p650.lpar-most', 'p650', 'share', 'Maximum overhead of LPAR in kernel-intensive workloads', 5, '%', 'published', '002-p650', 'p650 Specific System Tuning', '');

-- Latency of an access to a line. The source gives only the additional latency of a remote book, relative to the local
-- book.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('p650.far-more', 'p650', 'share', 'Additional latency of remote memory, relative to local memory', 16, '%', 'published', '002-p650', 'p650 Performance Firmware Option', 'The paper says "on the order of".', NULL),
  ('p650.near', 'p650', 'latency', 'Local memory', 209.7, 'ns', 'calibrated', '002-p650', 'Table 1, triad, shared L3', 'IBM published no latency. With the assumed number of prefetched lines, this latency gives one process the published 4,360 MB/s from all books.', 'p650.triad.shared'),
  ('p650.memory-rate', 'p650-memory-port', 'bandwidth', 'Memory of a book', 2200, 'MB/s', 'calibrated', '002-p650', 'Table 1, copy, MCM', 'In this test, all pages are on one book, and its DIMMs are saturated.', 'p650.copy.mcm'),
  ('p650.l3-share', 'p650-l3', 'share', 'L3 latency as a share of memory latency', 35, '%', 'assumed', NULL, '', 'The p650 tuning paper gives no latency. An L3 hit goes through the same controller as a memory access, and saves only the access to the DIMMs.', NULL),
  ('p650.l2-share', 'p650-l2', 'share', 'L2 latency as a share of memory latency', 6, '%', 'assumed', NULL, '', 'The p650 tuning paper gives no latency. The L2 is on the chip, so a hit sends no request off the chip.', NULL),
  ('p650.far-time', 'p650', 'latency', 'Additional latency of remote memory', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', '', NULL),
  ('p650.far', 'p650', 'latency', 'Remote memory', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', '', NULL),
  ('p650.l3-near', 'p650', 'latency', 'Local L3', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'Based on an assumed share of the memory latency.', NULL),
  ('p650.l3-far-time', 'p650', 'latency', 'Additional latency of a remote L3', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'The paper distinguishes local from remote L3 in the same way as local from remote memory.', NULL),
  ('p650.l3-far', 'p650', 'latency', 'Remote L3', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'Based on an assumed share of the memory latency.', NULL),
  ('p650.l2-time', 'p650', 'latency', 'L2 on the same chip', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'Based on an assumed share of the memory latency.', NULL),
  ('p650.prefetch', 'p650-cpu', 'outstanding', 'Lines prefetched for sequential reads', 8, 'lines', 'assumed', NULL, '', 'Eight lines span two pieces of 512 bytes, but less than a whole page. Without both conditions, the model would not rank the modes as Table 1 does. See the limits of the machine.', NULL),
  ('p650.dependent', 'p650-cpu', 'outstanding', 'Outstanding lines when the thread waits for each line', 1, 'lines', 'assumed', NULL, '', 'The smallest possible number. An address that depends on the previous line is unknown until that line arrives.', NULL),
  ('p650.streams', 'p650-cpu', 'count', 'Number of arrays that the copy and scale tests of STREAM access', 2, 'requests', 'published', '002-p650', 'Table 1', 'Copy and scale read one array and write another. Add and triad access three arrays.', NULL),
  ('p650.job-share', 'p650-job', 'ratio', 'Compute time of a job, relative to its memory latency', 1, 'ratio', 'assumed', NULL, '', 'No document gives a value. With this value, a job spends half of its time waiting for memory, which shows the cost of remote memory.', NULL),
  ('p650.job-think', 'p650-cpu', 'think-time', 'Compute time of a job between two lines', NULL, 'ns', 'derived', '002-p650', 'Pitfalls of Memory Affinity', 'Based on an assumed ratio.', NULL),
  ('p650.no-hits', 'p650-stream', 'share', 'Cache hit rate of arrays larger than all caches', 0, '%', 'assumed', NULL, '', 'If an array does not fit in the caches, its lines are evicted before they are used again.', NULL);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('p650.dimms-2048', 'p650.memory-most', 1), ('p650.dimms-2048', 'p650.books', -1), ('p650.dimms-2048', 'p650.dimm-groups', -1),
  ('p650.job-think', 'p650.near', 1), ('p650.job-think', 'p650.job-share', 1),
  ('p650.far-time', 'p650.near', 1), ('p650.far-time', 'p650.far-more', 1),
  ('p650.l3-near', 'p650.near', 1), ('p650.l3-near', 'p650.l3-share', 1),
  ('p650.l3-far-time', 'p650.l3-near', 1), ('p650.l3-far-time', 'p650.far-more', 1),
  ('p650.l2-time', 'p650.near', 1), ('p650.l2-time', 'p650.l2-share', 1);
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('p650.far', 'p650.near', 1), ('p650.far', 'p650.far-time', 1),
  ('p650.l3-far', 'p650.l3-near', 1), ('p650.l3-far', 'p650.l3-far-time', 1);

INSERT INTO block_type(id, title, summary, role, rate, station_title) VALUES
  ('p650-cpu', 'POWER4+', 'One of the two processors on a chip', 'processor', NULL, ''),
  ('p650-l2', 'L2', 'Shared by both processors of the chip', 'cache', NULL, ''),
  ('p650-gx', 'GX', 'Controller for the bus to the I/O drawers', 'switch', NULL, ''),
  ('p650-ncu', 'NCU', 'Non-cacheable unit, for accesses that bypass the caches', 'switch', NULL, ''),
  ('p650-l3c', 'L3 controller', 'Looks up lines in the L3 and reads misses from the memory of its book', 'switch', NULL, ''),
  ('p650-l3', 'L3', 'Cache of the book, private or shared by all books', 'cache', NULL, ''),
  ('p650-memory-port', 'Memory path', 'Connects the DIMMs of a book to its L3 controller', 'switch', 'p650.memory-rate', 'memory of {parent}'),
  ('p650-dimms-512', 'DIMMs of 512 MB', 'Group of four identical DIMMs', 'memory', NULL, ''),
  ('p650-dimms-1024', 'DIMMs of 1 GB', 'Group of four identical DIMMs', 'memory', NULL, ''),
  ('p650-dimms-2048', 'DIMMs of 2 GB', 'Group of four identical DIMMs', 'memory', NULL, ''),
  ('p650-dimm', 'DIMM', 'One of four identical DIMMs', 'cache', NULL, ''),
  ('p650-fabric', 'Fabric bus', 'Separate data and address paths to the two neighbouring books', 'switch', NULL, ''),
  ('p650-book', 'Book', 'POWER4+ chip with two processors, L3 cache and two groups of DIMMs', 'container', NULL, ''),
  ('p650-drawer', 'I/O drawer', 'External drawer with slots for cards', 'device', NULL, ''),
  ('p650-box', 'p650', 'One to four processor books on a ring', 'container', NULL, '');
UPDATE block_type SET size_option = 'l3MB' WHERE id = 'p650-l3';
UPDATE block_type SET needs = 'it needs a slot for a group of DIMMs', noun = 'group' WHERE id GLOB 'p650-dimms-*';
-- The four DIMMs of a group work together: if one is missing, the whole group is unavailable.
UPDATE block_type SET stops_parent = 1 WHERE id = 'p650-dimm';

INSERT INTO slot(parent, name, child, count, row) VALUES
  ('p650-book', 'fabric', 'p650-fabric', 1, 0),
  ('p650-book', 'gx', 'p650-gx', 1, 1),
  ('p650-book', 'ncu', 'p650-ncu', 2, 1),
  ('p650-book', 'l2cache', 'p650-l2', 1, 1),
  ('p650-book', 'CPU', 'p650-cpu', 2, 2),
  ('p650-book', 'port', 'p650-memory-port', 1, 3),
  ('p650-book', 'controller', 'p650-l3c', 1, 3),
  ('p650-book', 'l3cache', 'p650-l3', 1, 3),
  ('p650-dimms-512', 'dimm', 'p650-dimm', 4, 0),
  ('p650-dimms-1024', 'dimm', 'p650-dimm', 4, 0),
  ('p650-dimms-2048', 'dimm', 'p650-dimm', 4, 0);
INSERT INTO slot(parent, name, child, count, row, bay, noun) VALUES
  ('p650-book', 'DIMMs', 'p650-dimms-2048', 2, 4, 1, 'group');
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('p650-book', 'DIMMs', 'p650-dimms-1024'), ('p650-book', 'DIMMs', 'p650-dimms-512'), ('p650-book', 'DIMMs', 'empty-slot');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('p650-book', 'CPU*', 'l2cache', 'data', 'shared'),
  ('p650-book', 'l2cache', 'fabric', 'data', 'shared'),
  ('p650-book', 'gx', 'fabric', 'data', 'shared'),
  ('p650-book', 'controller', 'fabric', 'data', 'shared'),
  ('p650-book', 'l2cache', 'controller', 'data', 'shared'),
  ('p650-book', 'l3cache', 'controller', 'data', 'shared'),
  ('p650-book', 'port', 'controller', 'data', 'shared'),
  ('p650-book', 'DIMMs*', 'port', 'data', 'shared'),
  ('p650-book', 'l2cache', 'fabric', 'address', 'shared'),
  ('p650-book', 'gx', 'fabric', 'address', 'shared'),
  ('p650-book', 'ncu*', 'fabric', 'address', 'shared'),
  ('p650-book', 'controller', 'fabric', 'address', 'shared');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('p650-dimms-2048', 1, 'p650.dimms-2048'), ('p650-dimms-1024', 1, 'p650.dimms-1024'), ('p650-dimms-512', 1, 'p650.dimms-512'),
  ('p650-l2', 1, 'p650.l2-size'), ('p650-cpu', 1, 'p650.prefetch'),
  ('p650-memory-port', 1, 'p650.memory-rate');
