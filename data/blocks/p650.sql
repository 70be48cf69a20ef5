-- Parts of the IBM pSeries 650: processor books on a ring, each with a chip of two POWER4+ processors, an L3 cache and memory.
-- Source 002-p650: IBM pSeries 650 Performance and Tuning.

INSERT INTO family(id, title) VALUES ('pseries', 'IBM pSeries');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('p650.line-size', 'p650', 'line-size', 'Line', 128, 'bytes', 'published', 'power4-lecture', 'POWER4 caches', 'Of the POWER4, of which the POWER4+ is a smaller and faster version.'),
  ('p650.l2-size', 'p650-l2', 'size', 'Size', 1.5, 'MB', 'published', 'power4-lecture', 'POWER4 caches', 'Of the POWER4; the p650 tuning paper says that the POWER4+ has more, and not how much.'),
  ('p650.l3-1450', 'p650-l3', 'size', 'Size, books of 1.45 GHz', 32, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-1200', 'p650-l3', 'size', 'Size, books of 1.2 GHz', 8, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-all-1450', 'p650', 'size', 'L3 of an eight-way, 1.45 GHz, as printed', 128, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.l3-all-1200', 'p650', 'size', 'L3 of an eight-way, 1.2 GHz, as printed', 32, 'MB', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.clock-1450', 'p650-book', 'clock', 'Clock, features 5208 and 8051', 1450, 'MHz', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.clock-1200', 'p650-book', 'clock', 'Clock, features 5122 and 8050', 1200, 'MHz', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.memory-most', 'p650', 'size', 'Memory, at the most', 64, 'GB', 'published', '002-p650', 'p650 Specific System Tuning', ''),
  ('p650.dimms', 'p650-dimm', 'count', 'DIMMs of a group, all alike', 4, 'ratio', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.dimm-groups', 'p650-book', 'count', 'Groups of DIMMs of a book', 2, 'ratio', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.books', 'p650', 'count', 'Books, at the most', 4, 'slots', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.dimms-2048', 'p650-dimms-2048', 'size', 'Size', NULL, 'GB', 'derived', '002-p650', 'p650 Specific System Tuning; p650 Structure', 'A share of the most that there can be.'),
  ('p650.dimms-1024', 'p650-dimms-1024', 'size', 'Size', 4, 'GB', 'assumed', NULL, '', 'The document names no DIMM; half of the largest.'),
  ('p650.dimms-512', 'p650-dimms-512', 'size', 'Size', 2, 'GB', 'assumed', NULL, '', 'The document names no DIMM; a quarter of the largest.'),
  ('p650.drawers', 'p650', 'count', 'I/O drawers, at the most', 8, 'ports', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.io-slots', 'p650', 'count', 'I/O slots, with all drawers', 55, 'slots', 'published', '002-p650', 'p650 Structure', ''),
  ('p650.piece', 'p650', 'size', 'What of a page lies on one book when the L3 is shared', 512, 'bytes', 'published', '002-p650', 'p650 Performance Firmware Option', 'Four books have 2,048 bytes in turn; then the first has the next.'),
  ('p650.page', 'p650', 'size', 'Page', 4096, 'bytes', 'published', '002-p650', 'p650 Performance Firmware Option', ''),
  ('p650.mode-difference', 'p650', 'share', 'Difference between shared and private L3, at the most', 10, '%', 'published', '002-p650', 'p650 Performance Firmware Option', 'Most workloads differ by a few percent. The model does not use it.'),
  ('p650.mode-specint', 'p650', 'choice', 'L3 mode of SPECint_rate2000, eight processors', 0, 'choice', 'published', '002-p650', 'Table 2, SPECint_rate2000', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.mode-specfp', 'p650', 'choice', 'L3 mode of SPECfp_rate2000, eight processors', 0, 'choice', 'published', '002-p650', 'Table 2, SPECfp_rate2000', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.mode-ompm', 'p650', 'choice', 'L3 mode of SPEC OMPM2001, eight processors', 0, 'choice', 'published', '002-p650', 'Table 2, SPEC OMPM2001', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.mode-web', 'p650', 'choice', 'L3 mode of SPECweb99, eight processors', 1, 'choice', 'published', '002-p650', 'Table 2, SPECweb99', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.mode-sfs', 'p650', 'choice', 'L3 mode of SPECsfs97_R1, eight processors', 1, 'choice', 'published', '002-p650', 'Table 2, SPECsfs97_R1', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.mode-jbb', 'p650', 'choice', 'L3 mode of SPECjbb2000, eight processors', 1, 'choice', 'published', '002-p650', 'Table 2, SPECjbb2000', '0 is private, 1 is shared. The model does not use it: guess before you look.'),
  ('p650.lpar-least', 'p650', 'share', 'What LPAR adds to time in the kernel, at the least', 2, '%', 'published', '002-p650', 'p650 Specific System Tuning', ''),
  ('p650.lpar-most', 'p650', 'share', 'What LPAR adds to time in the kernel, at the most', 5, '%', 'published', '002-p650', 'p650 Specific System Tuning', '');

-- What a line takes. Only what another book takes more is printed, no time.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('p650.far-more', 'p650', 'share', 'What another book takes longer', 16, '%', 'published', '002-p650', 'p650 Performance Firmware Option', 'Printed as "on the order of".', NULL),
  ('p650.near', 'p650', 'latency', 'Memory of the own book', 209.7, 'ns', 'calibrated', '002-p650', 'Table 1, triad, shared L3', 'No time is printed. With the lines that are fetched ahead this is the time in which one process gets 4,360 MB/s from all books.', 'p650.triad.shared'),
  ('p650.memory-rate', 'p650-memory-port', 'bandwidth', 'Memory of a book', 2200, 'MB/s', 'calibrated', '002-p650', 'Table 1, copy, MCM', 'All pages lie on one book, and its DIMMs are full.', 'p650.copy.mcm'),
  ('p650.l3-share', 'p650-l3', 'share', 'Time of a line in the L3, of that from memory', 35, '%', 'assumed', NULL, '', 'The p650 tuning paper gives no time. An L3 that is reached over the same controller saves the DIMMs alone.', NULL),
  ('p650.l2-share', 'p650-l2', 'share', 'Time of a line in the L2, of that from memory', 6, '%', 'assumed', NULL, '', 'The p650 tuning paper gives no time; the L2 is on the chip, and answers before anything is asked outside.', NULL),
  ('p650.far-time', 'p650', 'latency', 'What memory of another book takes longer', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', '', NULL),
  ('p650.far', 'p650', 'latency', 'Memory of another book', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', '', NULL),
  ('p650.l3-near', 'p650', 'latency', 'L3 of the own book', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'From an assumed share.', NULL),
  ('p650.l3-far-time', 'p650', 'latency', 'What the L3 of another book takes longer', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'The document counts L3 and memory alike: both are local or remote.', NULL),
  ('p650.l3-far', 'p650', 'latency', 'L3 of another book', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'From an assumed share.', NULL),
  ('p650.l2-time', 'p650', 'latency', 'L2 of the own chip', NULL, 'ns', 'derived', '002-p650', 'p650 Performance Firmware Option', 'From an assumed share.', NULL),
  ('p650.prefetch', 'p650-cpu', 'outstanding', 'Lines fetched ahead of a sequential reader', 8, 'lines', 'assumed', NULL, '', 'Enough for two pieces of 512 bytes and too few for a page: this is what the order of Table 1 needs, see the limits of the machine.', NULL),
  ('p650.dependent', 'p650-cpu', 'outstanding', 'Lines of a reader that waits for each', 1, 'lines', 'assumed', NULL, '', 'The least there can be: what the next address depends on has to be there first.', NULL),
  ('p650.streams', 'p650-cpu', 'count', 'Arrays that STREAM copy and scale go through', 2, 'requests', 'published', '002-p650', 'Table 1', 'One is read and one is written; add and triad go through three.', NULL),
  ('p650.job-share', 'p650-job', 'ratio', 'Computing of a job, for each time that it waits', 1, 'ratio', 'assumed', NULL, '', 'No document says how much; half of the time is memory''s in an example that is to show what another book costs.', NULL),
  ('p650.job-think', 'p650-cpu', 'think-time', 'Computing between two lines of a job', NULL, 'ns', 'derived', '002-p650', 'Pitfalls of Memory Affinity', 'From an assumed share.', NULL),
  ('p650.no-hits', 'p650-stream', 'share', 'Found in a cache, of arrays larger than all caches', 0, '%', 'assumed', NULL, '', 'A line of an array that does not fit is gone before it is met again.', NULL);
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
  ('p650-cpu', 'POWER4+', 'One of the two processors of a chip', 'processor', NULL, ''),
  ('p650-l2', 'L2', 'Shared by both processors of the chip', 'cache', NULL, ''),
  ('p650-gx', 'GX', 'Controller of the bus to the I/O drawers', 'switch', NULL, ''),
  ('p650-ncu', 'NCU', 'Non-cacheable unit: what no cache keeps', 'switch', NULL, ''),
  ('p650-l3c', 'L3 controller', 'Finds lines in the L3, and asks the memory of its book', 'switch', NULL, ''),
  ('p650-l3', 'L3', 'Cache of the book: for itself, or shared by all', 'cache', NULL, ''),
  ('p650-memory-port', 'Memory path', 'From the DIMMs of a book to its L3 controller', 'switch', 'p650.memory-rate', 'memory of {parent}'),
  ('p650-dimms-512', 'DIMMs of 512 MB', 'Group of four, all alike', 'memory', NULL, ''),
  ('p650-dimms-1024', 'DIMMs of 1 GB', 'Group of four, all alike', 'memory', NULL, ''),
  ('p650-dimms-2048', 'DIMMs of 2 GB', 'Group of four, all alike', 'memory', NULL, ''),
  ('p650-dimm', 'DIMM', 'One of four alike', 'cache', NULL, ''),
  ('p650-fabric', 'Fabric bus', 'Data and addresses on wires of their own, to the books on both sides', 'switch', NULL, ''),
  ('p650-book', 'Book', 'POWER4+ chip with two processors, L3 cache, two groups of DIMMs', 'container', NULL, ''),
  ('p650-drawer', 'I/O drawer', 'Slots for cards, outside', 'device', NULL, ''),
  ('p650-box', 'p650', 'One to four processor books on a ring', 'container', NULL, '');
UPDATE block_type SET size_option = 'l3MB' WHERE id = 'p650-l3';
UPDATE block_type SET needs = 'it needs a place for a group of DIMMs', noun = 'group' WHERE id GLOB 'p650-dimms-*';
-- Four alike work together: with one of them gone, so are the others.
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
