-- The SPARCserver 600MP series: up to four processors and four SBus slots. Its models differ in their backplanes.
-- Source 004-sun-servers: Configuration and Capacity Planning for Sun Servers.

CREATE TEMP TABLE sparc600(board TEXT, first INTEGER, slots INTEGER);
INSERT INTO sparc600 VALUES ('ss630-board', 4, 2), ('ss670-board', 6, 7), ('ss690-board', 8, 9);

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies)
  WITH each(name, child, first, count, option, row, bay, noun, applies) AS (VALUES
    ('vme', 'vme-bus', 0, 1, '', 5, 0, '', ''),
    ('slot', 'empty-slot', NULL, NULL, '', 6, 1, 'board', ''),
    ('module', 'ross-6002', 1, 2, 'modules', 1, 0, '', ''),
    ('cpus', 'sparc-processors', 0, 1, '', 1, 0, '', ''),
    ('lock', 'sparc-lock', 0, 1, '', 0, 0, '', 'sparc-locked'),
    ('memory', 'sparc-memory', 0, 1, '', 4, 0, '', ''),
    ('offboard', 'memory-board', 1, 2, 'memoryBoards', 4, 0, '', ''),
    ('mbus', 'sparc-mbus', 0, 1, '', 2, 0, '', ''),
    ('membus', 'sparc-memory-bus', 0, 1, '', 3, 0, '', ''),
    ('ioc', 'sparc-ioc', 0, 1, '', 3, 0, '', ''),
    ('sbus', 'sbus-600', 0, 1, '', 3, 0, '', ''),
    ('scsi0', 'scsi-bus', 0, 1, '', 4, 0, '', ''),
    ('net0', 'ethernet', 0, 1, '', 4, 0, '', ''),
    ('card', 'empty-slot', 1, 4, '', 4, 1, 'card', ''),
    ('product', 'empty-slot', 1, 6, '', 9, 1, 'product', ''))
  SELECT board, name, child, coalesce(each.first, sparc600.first), coalesce(count, slots), option, row, bay, noun, applies FROM sparc600, each;
INSERT INTO slot_choice(parent, slot, child)
  SELECT board, 'card', id FROM sparc600, block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander');
INSERT INTO slot_choice(parent, slot, child)
  SELECT board, 'slot', id FROM sparc600, block_type
  WHERE id IN ('isp-80', 'network-coprocessor', 'ie2', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires)
  WITH each AS (VALUES
    ('membus', 'memory'), ('offboard*', 'membus'), ('mbus', 'membus'), ('cpus/CPU*', 'mbus'), ('sbus', 'mbus'), ('ioc', 'mbus'), ('scsi0', 'sbus'), ('net0', 'sbus'), ('card*/net0', 'sbus'), ('card*/line*', 'sbus'), ('card*', 'sbus'), ('vme', 'ioc'), ('slot*/net0', 'vme'), ('slot*/line*', 'vme'), ('slot*', 'vme'))
  SELECT board, each.*, 'data', 'shared' FROM sparc600, each;

-- The processors on their modules. Each cache has a connector to the Mbus, with its own module identifier (MID). The guide
-- does not say which SBus slot the second module covers. Here, it is the last one.
INSERT INTO mounting(block_type, path, on_path, connector, source, locator)
  WITH each(processor, module, mid) AS (VALUES (0, 1, 8), (1, 1, 9), (2, 2, 10), (3, 2, 11))
  SELECT board, 'cpus/CPU' || processor, 'module' || module, 'MID ' || mid, '004-sun-servers', 'Appendix D, notes 3 and 7' FROM sparc600, each;
INSERT INTO cover(block_type, path, covered_path, source, locator)
  SELECT board, 'module2', 'card4', '004-sun-servers', '1.3.1.2 Case Study 7' FROM sparc600
  UNION ALL SELECT board, 'lock', 'module*', '004-sun-servers', '2.10.1 The Kernel Lock' FROM sparc600;

-- Options of a SPARCserver 600MP that depend on other options: the second processor module and the memory boards
CREATE TEMP TABLE sparc_memory(size INTEGER, boards INTEGER);
INSERT INTO sparc_memory VALUES (192, 1), (256, 1), (320, 1), (384, 1), (512, 2), (640, 2), (768, 2), (896, 2), (1024, 2);
INSERT INTO condition(id, word, subject, value)
  SELECT 'sparc-processors-' || n, 'option', 'processors', n FROM (SELECT '3' AS n UNION SELECT '4')
  UNION ALL SELECT 'sparc-memory-' || size, 'option', 'memoryMB', size FROM sparc_memory;
CREATE TEMP TABLE sparc_option_rule(option TEXT, ordinal INTEGER, applies TEXT, value INTEGER, reason TEXT, locator TEXT, memory INTEGER);
INSERT INTO sparc_option_rule
  SELECT 'modules', n, 'sparc-processors-' || n, 2, 'A module has two processors. The second module occupies SBus slot 4.', '1.3.1.2 Case Study 7', 0 FROM (SELECT 3 AS n UNION SELECT 4)
  UNION ALL SELECT 'memoryBoards', size, 'sparc-memory-' || size, boards, 'The system board holds 128 MB, a memory board 256 MB.', '2.2.5 Main Memory; 1.3.1.2 Case Study 7', size FROM sparc_memory;

-- Options and limits shared by all machines with these boards
CREATE TEMP TABLE sparc600_option(id TEXT, title TEXT, least INTEGER, most INTEGER, standard INTEGER, allowed TEXT, words TEXT);
INSERT INTO sparc600_option VALUES
  ('processors', 'Processors', 1, 4, 2, '', ''),
  ('solaris', 'Solaris', 1, 2, 1, '', 'Solaris 1: one kernel lock|Solaris 2: many'),
  ('lock', '', 0, 1, 1, '', ''),
  ('memoryMB', 'Memory (MB)', 64, 640, 64, '64 128 192 256 320 384 512 640', ''),
  ('maxUsers', 'Kernel MAXUSERS', 8, 1024, 16, '', ''),
  ('modules', '', 1, 2, 1, '', ''),
  ('memoryBoards', '', 0, 2, 0, '', ''),
  ('dualPorts', 'Ports of IPI disks', 0, 1, 0, '', 'one|two, for a second server');
INSERT INTO sparc_option_rule VALUES
  ('lock', 1, 'sparc-alone', 0, 'A single processor never waits for the lock.', '2.10.1 The Kernel Lock', 0),
  ('lock', 2, 'sparc-solaris-2', 0, 'Solaris 2 replaces the single lock with about 130 locks.', '2.10.1 The Kernel Lock, footnote 61', 0);
CREATE TEMP TABLE sparc600_limit AS SELECT * FROM sparc_limit;
INSERT INTO sparc600_limit VALUES
  (1, 'The guide does not say how programs use memory, the Mbus and the caches. On the buses, the model counts only transfers of disks and printers, not network traffic. It treats memory boards like memory on the system board, although they are 15 % slower.', '2.2.4 Mbus and other Memory Busses'),
  (2, 'The model assumes that a processor is free whenever the kernel lock is free. The times of the model differ from a simulation of both the lock and the processors. The difference is less than a tenth at up to 50 % processor utilisation, and less than a fifth at 75 %. At 90 %, the simulated times are about one and a half times as long as in the model.', '2.10.1 The Kernel Lock');
