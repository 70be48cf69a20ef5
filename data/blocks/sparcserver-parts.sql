-- Parts that servers of 1992 share: processors and the kernel lock, busses, strings, what boards hold; and what NFS asks of them.
-- Source 004-sun-servers.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sparc.packet-time', 'sparc-lock', 'duration', 'Processor time of a packet on a SPARCstation 2 or SPARCserver 600MP', 0.2, 'ms', 'published', '004-sun-servers', '1.2.5 Networks and Network Interfaces', 'Protocols are most of it.'),
  ('sparc.packet', 'sparc-lock', 'kernel-packet', 'Kernel, a packet', NULL, 'instructions', 'derived', '004-sun-servers', '1.2.5 Networks and Network Interfaces', ''),
  ('dnlc.base', 'sparc-lock', 'count', 'Names of files that the kernel keeps, at the least', 80, 'ratio', 'published', '004-sun-servers', '2.10.4 Directory Name Lookup Cache (DNLC)', ''),
  ('dnlc.each', 'sparc-lock', 'count', 'Names of files that it keeps for each of MAXUSERS', 17, 'ratio', 'published', '004-sun-servers', '2.10.4 Directory Name Lookup Cache (DNLC)', 'Standard: 8 with SunOS, 16 with Solaris 1. Elsewhere on that page 64 are right for 16 to 32 MB, 128 for 64 to 96, 160 beyond.'),
  ('sparc.at-once', 'sparc-cpu', 'outstanding', 'Operations of a user at once', 1, 'requests', 'assumed', NULL, '', 'A process waits for a read before it goes on.'),
  ('scsi.rate', 'scsi-bus', 'bandwidth', 'SCSI bus, synchronous', 5, 'MB/s', 'published', '004-sun-servers', '2.3.3 SCSI', 'SCSI-1, eight bits wide. Host adapters reach 4.1 to 5.0 (2.4.2).'),
  ('scsi.rate-asynchronous', 'scsi-bus', 'bandwidth', 'SCSI bus, asynchronous', 1.2, 'MB/s', 'published', '004-sun-servers', '2.3.3 SCSI', 'Tapes and CD-ROM.'),
  ('scsi.hot-random', 'scsi-bus', 'hot-random', 'Random access', 20, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('scsi.hot-sequential', 'scsi-bus', 'hot-sequential', 'Sequential access', 65, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('scsi.cable', 'scsi-bus', 'length', 'Cable, at the most', 6, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', 'Single-ended; 20 m if differential.'),
  ('scsi.targets', 'scsi-bus', 'count', 'Disks that the kernel knows on a host adapter', 4, 'slots', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('ipi.rate', 'isp-80', 'bandwidth', 'String', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 5, ISP-80 IPI-2 String Controller', ''),
  ('isp-80.most', 'isp-80', 'count', 'String controllers of a server, at the most', 5, 'slots', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', ''),
  ('ipi.disks', 'isp-80', 'count', 'Disks of a string', 8, 'slots', 'published', '004-sun-servers', '2.3.4 IPI', ''),
  ('vme.rate', 'vme-bus', 'bandwidth', 'VME with an I/O cache', 25, 'MB/s', 'published', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME', 'Direct transfers reach 18 to 25 MB/s; 27.9 is the most in practice.'),
  ('sbus.rate-600', 'sbus-600', 'bandwidth', 'SBus with write buffers, 20 MHz', 32, 'MB/s', 'published', '004-sun-servers', '2.3.2 Sbus', ''),
  ('sbus.rate-20', 'sbus-20', 'bandwidth', 'SBus of 20 MHz', 20, 'MB/s', 'published', '004-sun-servers', '2.3.2 Sbus', 'Of a SPARCstation 1+; the SPARCstation 2 has the same clock.'),
  ('sbus.slot', 'sbus-600', 'address-space', 'Addresses of a slot', 32, 'MB', 'published', '004-sun-servers', '2.3.2 Sbus', ''),
  ('ncp.rate', 'network-coprocessor', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, Network CoProcessor, VME', 'Its own processor does them.'),
  ('ncp.hot', 'network-coprocessor', 'hot', 'What can be sustained', 80, '%', 'published', '004-sun-servers', '1.1.9 Case Study 2', '232 of 290.'),
  ('ethernet.hot', 'ethernet', 'hot', 'Close to the practical limit', 35, '%', 'published', '004-sun-servers', '2.5.1 Ethernet', 'At 400 NFS operations a second; stations that send begin to disturb each other.'),
  ('nfs.ethernet-use', 'ethernet', 'share', 'Use of an Ethernet at its NFS load', 35, '%', 'published', '004-sun-servers', '2.5.1 Ethernet', ''),
  ('nfs.bytes', 'ethernet', 'request-size', 'Bytes of an NFS operation on the network, mean', NULL, 'bytes', 'derived', '004-sun-servers', '2.5.1 Ethernet; Table 2, Lance Ethernet', '35 % of 10 Mb/s, for 400 operations a second.'),
  ('ss2-board.nfs-kernel', 'ss2-board', 'kernel-nfs-legato', 'Kernel, an NFS operation of the Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SPARCstation 2, 2 networks', 'All of a processor at the most that is served.'),
  ('ss630-board.nfs-kernel', 'ss630-board', 'kernel-nfs-legato', 'Kernel, an NFS operation of the Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS630MP, 2 networks', 'All of the kernel lock at the most that is served.'),
  ('ss670-board.nfs-kernel', 'ss670-board', 'kernel-nfs-legato', 'Kernel, an NFS operation of the Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS670MP, 4 networks', 'All of the kernel lock at the most that is served.'),
  ('ss690-board.nfs-kernel', 'ss690-board', 'kernel-nfs-legato', 'Kernel, an NFS operation of the Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS690MP, 4 networks', 'All of the kernel lock at the most that is served.'),
  ('nfs.brown-load', 'ss690-board', 'nfs-load', 'NFS operations of the Brown mix, in an example', 435, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('nfs.brown-use', 'ss690-board', 'share', 'What they take of a SPARCserver 690MP', 30, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('ss670-board.nfs-brown', 'ss670-board', 'kernel-nfs-brown', 'Kernel, an NFS operation of the Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7', 'As on a SPARCserver 690MP, which carries as much by Table 1.'),
  ('ss630-board.nfs-brown', 'ss630-board', 'kernel-nfs-brown', 'Kernel, an NFS operation of the Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 1', 'As much more than a SPARCserver 690MP as with the Legato mix.'),
  ('ss2-board.nfs-brown', 'ss2-board', 'kernel-nfs-brown', 'Kernel, an NFS operation of the Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 1', 'As much more than a SPARCserver 690MP as with the Legato mix.'),
  ('nfs.brown-kernel', 'ss690-board', 'kernel-nfs-brown', 'Kernel, an NFS operation of the Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7', '435 a second are said to be 30 %: 1,450 at the most.'),
  ('nfs.legato-writes', 'ss690-board', 'share', 'Writes of the Legato mix', 15, '%', 'published', '004-sun-servers', '2.12 eNFS', ''),
  ('nfs.brown-reads', 'ss690-board', 'share', 'Reads of the Brown mix', 13, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7, footnote 10', ''),
  ('nfs.legato-cached', 'ss690-board', 'share', 'NFS operations that no disk is asked for, Legato mix', 85, '%', 'assumed', NULL, '', 'All but the writes, which are safe only on a disk: reads are found in memory, as in the benchmark of Table 1.'),
  ('nfs.brown-cached', 'ss690-board', 'share', 'NFS operations that no disk is asked for, Brown mix', 87, '%', 'assumed', NULL, '', 'All but the reads; how many of those are found in memory depends on the data, which a scenario says.'),
  ('nfs.disk-part', 'ss690-board', 'share', 'Part of the kernel''s time for NFS that is spent on disks', 50, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'An estimate of the guide.'),
  ('sparc.reads', 'oracle', 'count', 'Reads of a search', 25600, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'Of 200 MB, 8 KB at a time.'),
  ('sparc.packets', 'oracle', 'count', 'Packets of its answer', 6990, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'Of 30 MB, 4,500 bytes at a time.'),
  ('sparc.user', 'oracle', 'count', 'Instructions of its user', 0, 'instructions', 'assumed', NULL, '', 'What a database computes outside of the kernel is told for few of them: a scenario says it.'),
  ('sparc.line-second', 'hsi-s', 'kernel-line', 'Kernel, a second of a busy T1 line', 2000000, 'instructions', 'published', '004-sun-servers', '2.6 Internetworking', '2 MIPS on an HSI/S.'),
  ('sparc.batch-step', 'sparc-cpu', 'count', 'Instructions of a step of a batch job', 1000000, 'instructions', 'assumed', NULL, '', 'Any: a job takes what is left, step after step.');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT id || '.' || property, id, property, iif(property = 'hot-random', 'Random', 'Sequential') || ' access', '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading'
  FROM (SELECT 'sbus-scsi' AS id UNION SELECT 'sbe-s'), (SELECT 'hot-random' AS property UNION SELECT 'hot-sequential');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT subject || '.' || property, 'scsi.' || property, 1 FROM fact WHERE subject IN ('sbus-scsi', 'sbe-s') AND property LIKE 'hot-%';
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('sparc.packet', 'sparc.packet-time', 1), ('sparc.packet', 'ss2-board.mips', 1), ('ipi.rate', 'isp-80.demand-most', 1),
  ('ncp.rate', 'network-coprocessor.nfs', 1),
  ('nfs.bytes', 'ethernet.rate', 1), ('nfs.bytes', 'nfs.ethernet-use', 1), ('nfs.bytes', 'lance.nfs', -1),
  ('ss2-board.nfs-kernel', 'ss2-board.mips', 1), ('ss2-board.nfs-kernel', 'ss2-board.nfs-most-2', -1),
  ('ss630-board.nfs-kernel', 'ss690-board.mips', 1), ('ss630-board.nfs-kernel', 'ss630-board.nfs-most', -1),
  ('ss670-board.nfs-kernel', 'ss690-board.mips', 1), ('ss670-board.nfs-kernel', 'ss670-board.nfs-most', -1),
  ('ss690-board.nfs-kernel', 'ss690-board.mips', 1), ('ss690-board.nfs-kernel', 'ss690-board.nfs-most', -1),
  ('nfs.brown-kernel', 'ss690-board.mips', 1), ('nfs.brown-kernel', 'nfs.brown-use', 1), ('nfs.brown-kernel', 'nfs.brown-load', -1),
  ('ss670-board.nfs-brown', 'nfs.brown-kernel', 1),
  ('ss630-board.nfs-brown', 'nfs.brown-kernel', 1), ('ss630-board.nfs-brown', 'ss630-board.nfs-kernel', 1), ('ss630-board.nfs-brown', 'ss690-board.nfs-kernel', -1),
  ('ss2-board.nfs-brown', 'nfs.brown-kernel', 1), ('ss2-board.nfs-brown', 'ss2-board.nfs-kernel', 1), ('ss2-board.nfs-brown', 'ss690-board.nfs-kernel', -1);

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, servers) VALUES
  ('sparc-processors', 'Processors', 'What programs and the kernel run on', 'container', 'ss690-board.mips', 'instruction', 'processors', 'sparc-cpu'),
  ('sparc-lock', 'Kernel lock', 'One processor at a time is in the kernel', 'cache', 'ss690-board.mips', 'instruction', 'kernel lock', ''),
  ('scsi-bus', 'SCSI bus', 'Host adapter and up to four disks', 'switch', 'scsi.rate', 'line', '{path}', ''),
  ('vme-bus', 'VME', 'Backplane', 'switch', 'vme.rate', 'line', 'VME', ''),
  ('sbus-600', 'SBus', 'Buffered on both sides', 'switch', 'sbus.rate-600', 'line', 'SBus', ''),
  ('sbus-20', 'SBus', '20 MHz', 'switch', 'sbus.rate-20', 'line', 'SBus', '');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sparc-cpu', 'SPARC', '28.5 MIPS, with cache and MMU', 'processor');
INSERT INTO block_type(id, title, summary, role, size_option) VALUES
  ('sparc-memory', 'Memory', 'On the system board and on boards of its own', 'memory', 'memoryMB');
UPDATE block_type SET rate = id || '.rate', serves = 'line', station_title = '{path}'
  WHERE id IN ('ethernet', 'token-ring-4', 'token-ring-16', 'fddi');
UPDATE block_type SET rate = 'ncp.rate', serves = 'operation', station_title = 'Network CoProcessor {path}' WHERE id = 'network-coprocessor';
UPDATE block_type SET role = 'switch', rate = iif(id = 'isp-80', 'ipi.rate', 'scsi.rate'), serves = 'line', station_title = '{path}'
  WHERE id IN ('isp-80', 'sbus-scsi', 'sbe-s');

INSERT INTO block_type(id, title, summary, role) VALUES
  ('tape-8mm', '8 mm tape', 'Helical scan, for backups', 'device'),
  ('tape-half-inch', '1/2" tape', 'For backups, and data to and from others', 'device'),
  ('cd-rom', 'CD-ROM', 'For software that comes on it', 'device');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('tape-8mm.rate', 'tape-8mm', 'transfer-rate', 'Transfer', 0.22, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-8mm.use-printed', 'tape-8mm', 'share', 'Use of its bus, as printed', 18, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Of the 1.2 MB/s of asynchronous transfers.'),
  ('tape-8mm.use', 'tape-8mm', 'share', 'Use of its bus', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tapes transfer asynchronously.'),
  ('tape-half-inch.rate', 'tape-half-inch', 'transfer-rate', 'Transfer', 1, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-half-inch.use-printed', 'tape-half-inch', 'share', 'Use of its bus, as printed', 87, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Of the 1.2 MB/s of asynchronous transfers it is 83.'),
  ('tape-half-inch.use', 'tape-half-inch', 'share', 'Use of its bus', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tapes transfer asynchronously.');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.use', id || '.rate', 1 FROM block_type WHERE id LIKE 'tape-%'
  UNION ALL SELECT id || '.use', 'scsi.rate-asynchronous', -1 FROM block_type WHERE id LIKE 'tape-%';

-- What boards hold: a bus with places for disks, a network with its clients
INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun) VALUES
  ('sparc-processors', 'CPU', 'sparc-cpu', 0, 4, 'processors', 0, 0, ''),
  ('scsi-bus', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'),
  ('sbus-scsi', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'), ('sbe-s', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'),
  ('scsi-bus', 'tape', 'empty-slot', 4, 2, '', 1, 1, 'tape'), ('sbus-scsi', 'tape', 'empty-slot', 4, 2, '', 1, 1, 'tape'), ('sbe-s', 'tape', 'empty-slot', 4, 2, '', 2, 1, 'tape'),
  ('scsi-bus', 'CD', 'empty-slot', 6, 1, '', 1, 1, 'drive'), ('sbus-scsi', 'CD', 'empty-slot', 6, 1, '', 1, 1, 'drive'), ('sbe-s', 'CD', 'empty-slot', 6, 1, '', 2, 1, 'drive'),
  ('isp-80', 'disk', 'empty-slot', 0, 8, '', 0, 1, 'disk'),
  ('sbe-s', 'net0', 'ethernet', 0, 1, '', 1, 0, ''), ('sbus-ethernet', 'net0', 'ethernet', 0, 1, '', 0, 0, ''),
  ('network-coprocessor', 'net0', 'ethernet', 0, 1, '', 0, 0, ''),
  ('fddi-s', 'net0', 'fddi', 0, 1, '', 0, 0, ''), ('fddi-dx', 'net0', 'fddi', 0, 1, '', 0, 0, ''),
  ('tri-s', 'net0', 'token-ring-16', 0, 1, '', 0, 0, ''), ('hsi-s', 'line', 't1-line', 0, 4, '', 0, 0, '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT bus.id, 'disk', disk.id FROM block_type disk, block_type bus
  WHERE disk.id LIKE 'disk-%' AND disk.role = 'device'
    AND ((disk.id LIKE '%-ipi' AND bus.id = 'isp-80') OR (disk.id NOT LIKE '%-ipi' AND bus.id IN ('scsi-bus', 'sbus-scsi', 'sbe-s')));
INSERT INTO slot_choice(parent, slot, child)
  SELECT bus.id, 'tape', tape.id FROM block_type tape, block_type bus
  WHERE tape.id LIKE 'tape-%' AND bus.id IN ('scsi-bus', 'sbus-scsi', 'sbe-s');
INSERT INTO slot_choice(parent, slot, child) VALUES ('scsi-bus', 'CD', 'cd-rom'), ('sbus-scsi', 'CD', 'cd-rom'), ('sbe-s', 'CD', 'cd-rom');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('scsi-bus', 'CD*', '.', 'data', 'shared'), ('sbus-scsi', 'CD*', '.', 'data', 'shared'), ('sbe-s', 'CD*', '.', 'data', 'shared'),
  ('scsi-bus', 'tape*', '.', 'data', 'shared'), ('sbus-scsi', 'tape*', '.', 'data', 'shared'), ('sbe-s', 'tape*', '.', 'data', 'shared'),
  ('scsi-bus', 'disk*', '.', 'data', 'shared'), ('sbus-scsi', 'disk*', '.', 'data', 'shared'), ('sbe-s', 'disk*', '.', 'data', 'shared'),
  ('isp-80', 'disk*', '.', 'data', 'shared');

-- A box of four more slots behind one: its boards are on the SBus of the server
UPDATE block_type SET role = 'switch' WHERE id = 'sbus-expander';
INSERT INTO slot(parent, name, child, first, count, row, bay, noun) VALUES ('sbus-expander', 'slot', 'empty-slot', 1, 4, 0, 1, 'card');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'sbus-expander', 'slot', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'tri-s', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'presto-sbus');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('sbus-expander', 'slot*/net0', '.', 'data', 'shared'), ('sbus-expander', 'slot*', '.', 'data', 'shared');

-- What MetaDisk adds to an NFS operation: to the part of it that is spent on disks
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT d.id || '.' || w.way || '-' || k.kind, d.id, w.way || '-' || k.kind, 'MetaDisk, ' || w.way || ', an NFS operation, ' || k.title, '%', 'derived', '004-sun-servers', 'Table 11; 1.3.1.2 Case Study 7'
  FROM block_type d, (SELECT 'striped' AS way UNION SELECT 'mirrored' UNION SELECT 'concatenated') w,
       (SELECT 'nfs-legato' AS kind, 'Legato mix' AS title UNION SELECT 'nfs-brown', 'Brown mix') k
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id, subject || '.' || replace(replace(property, 'nfs-legato', 'random-write'), 'nfs-brown', 'random-read'), 1
    FROM fact WHERE locator = 'Table 11; 1.3.1.2 Case Study 7'
  UNION ALL SELECT id, 'nfs.disk-part', 1 FROM fact WHERE locator = 'Table 11; 1.3.1.2 Case Study 7';
