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
  ('scsi.hot-sequential', 'scsi-bus', 'hot-sequential', 'Sequential reads', 65, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('scsi.hot-sequential-write', 'scsi-bus', 'hot-sequential-write', 'Sequential writes', 20, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'The guide has one limit for sequential reads, and another for all else.'),
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
  ('ie2.rate', 'ie2', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, Intel Ethernet, VME', ''),
  ('tri-s.rate', 'tri-s', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, 16Mb token ring', ''),
  ('tri-s.hot', 'tri-s', 'hot', 'What can be sustained', 80, '%', 'assumed', NULL, '', 'As of the servers of Table 1 and of a Network CoProcessor (1.1.6, 1.1.9).'),
  ('ie2.hot', 'ie2', 'hot', 'What can be sustained', 80, '%', 'assumed', NULL, '', 'As of the servers of Table 1 and of a Network CoProcessor (1.1.6, 1.1.9).'),
  ('ncp.hot', 'network-coprocessor', 'hot', 'What can be sustained', 80, '%', 'published', '004-sun-servers', '1.1.9 Case Study 2', '232 of 290.'),
  ('ethernet.hot', 'ethernet', 'hot', 'Close to the practical limit', 35, '%', 'published', '004-sun-servers', '2.5.1 Ethernet', 'At 400 NFS operations a second; stations that send begin to disturb each other.'),
  ('token-ring-16.hot', 'token-ring-16', 'hot', 'As much as it could be driven to', 41, '%', 'published', '004-sun-servers', '2.5.3 Token Ring (4Mb, 16Mb)', 'In weeks of tests with 18 stations: what stands in the way is the interface.'),
  ('token-ring-4.hot', 'token-ring-4', 'hot', 'What programs get of it', NULL, '%', 'derived', '004-sun-servers', 'Table 10, 4 Mb token ring; both speeds', ''),
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
  ('nfs.legato-writes', 'ss690-board', 'share', 'Writes of the Legato mix', 15, '%', 'published', '004-sun-servers', '2.12 eNFS', ''),
  ('nfs.brown-reads', 'ss690-board', 'share', 'Reads of the Brown mix', 13, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7, footnote 10', ''),
  ('nfs.legato-cached', 'nfs-legato', 'share', 'NFS operations that no disk is asked for, Legato mix', 85, '%', 'assumed', NULL, '', 'All but the writes, which are safe only on a disk: reads are found in memory, as in the benchmark of Table 1.'),
  ('nfs.brown-cached', 'nfs-brown', 'share', 'NFS operations that no disk is asked for, Brown mix', 87, '%', 'assumed', NULL, '', 'All but the reads; how many of those are found in memory depends on the data, which a scenario says.'),
  ('nfs.disk-part', 'ss690-board', 'share', 'Part of the kernel''s time for NFS that is spent on disks', 50, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'An estimate of the guide.'),
  ('sparc.reads', 'oracle', 'count', 'Reads of a search', 25600, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'Of 200 MB, 8 KB at a time.'),
  ('sparc.packets', 'oracle', 'count', 'Packets of its answer', 6990, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'Of 30 MB, 4,500 bytes at a time.'),
  ('sparc.user', 'oracle', 'count', 'Instructions of its user', 0, 'instructions', 'assumed', NULL, '', 'What a database computes outside of the kernel is told for few of them: a scenario says it.'),
  ('sparc.line-second', 'hsi-s', 'kernel-line', 'Kernel, a second of a busy T1 line', 2000000, 'instructions', 'published', '004-sun-servers', '2.6 Internetworking', '2 MIPS on an HSI/S.'),
  ('sparc.batch-step', 'sparc-cpu', 'count', 'Instructions of a step of a batch job', 1000000, 'instructions', 'assumed', NULL, '', 'Any: a job takes what is left, step after step.');
-- 28.5 million instructions times 30 %, over 435
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('nfs.brown-kernel', 'ss690-board', 'kernel-nfs-brown', 'Kernel, an NFS operation of the Brown mix', 19655.172413793105, 'instructions', 'calibrated', '004-sun-servers', '1.3.1.2 Case Study 7',
   'That 435 operations a second are 30 % of a SPARCserver 690MP is said once, without a measurement: 1,450 at the most.', 'case7.nfs');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT id || '.' || property, id, property, CASE property WHEN 'hot-random' THEN 'Random access' WHEN 'hot-sequential' THEN 'Sequential reads' ELSE 'Sequential writes' END, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading'
  FROM (SELECT 'sbus-scsi' AS id UNION SELECT 'sbe-s' UNION SELECT 'scsi-vme'), (SELECT 'hot-random' AS property UNION SELECT 'hot-sequential' UNION SELECT 'hot-sequential-write');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT subject || '.' || property, 'scsi.' || property, 1 FROM fact WHERE subject IN ('sbus-scsi', 'sbe-s', 'scsi-vme') AND property LIKE 'hot-%';
-- A packet by the interface that it comes to: one with a processor for protocols takes none of the server's
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT id || '.packet', id, 'kernel-packet', 'Kernel, a packet', 'instructions', 'derived', '004-sun-servers', '1.2.5 Networks and Network Interfaces', iif(id = 'tri-s', 'It does a part of the protocols itself, and yet was seen to cost no less (2.5.3).', '')
  FROM block_type WHERE id LIKE 'ss%-board' OR id IN ('sun4-280-board', 'sbus-ethernet', 'fddi-s', 'fddi-dx', 'tri-s', 'ie2');
INSERT INTO fact_term(fact, operand, exponent) SELECT subject || '.packet', 'sparc.packet', 1 FROM fact WHERE property = 'kernel-packet' AND id <> 'sparc.packet';
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('network-coprocessor.packet', 'network-coprocessor', 'kernel-packet', 'Kernel, a packet', 0, 'instructions', 'published', '004-sun-servers', '1.2.5 Networks and Network Interfaces', 'Its processor does the protocols, so that the time of the server''s can be ignored.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('token-ring-4.hot', 'token-ring-4.effective', 1), ('token-ring-4.hot', 'token-ring-4.rate', -1),
  ('sparc.packet', 'sparc.packet-time', 1), ('sparc.packet', 'ss2-board.mips', 1), ('ipi.rate', 'isp-80.demand-most', 1),
  ('ncp.rate', 'network-coprocessor.nfs', 1), ('ie2.rate', 'ie2.nfs', 1), ('tri-s.rate', 'tri-s.16-nfs', 1),
  ('nfs.bytes', 'ethernet.rate', 1), ('nfs.bytes', 'nfs.ethernet-use', 1), ('nfs.bytes', 'lance.nfs', -1),
  ('ss2-board.nfs-kernel', 'ss2-board.mips', 1), ('ss2-board.nfs-kernel', 'ss2-board.nfs-most-2', -1),
  ('ss630-board.nfs-kernel', 'ss690-board.mips', 1), ('ss630-board.nfs-kernel', 'ss630-board.nfs-most', -1),
  ('ss670-board.nfs-kernel', 'ss690-board.mips', 1), ('ss670-board.nfs-kernel', 'ss670-board.nfs-most', -1),
  ('ss690-board.nfs-kernel', 'ss690-board.mips', 1), ('ss690-board.nfs-kernel', 'ss690-board.nfs-most', -1),
 
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
UPDATE block_type SET rate = 'ie2.rate', serves = 'operation', station_title = 'Ethernet for VME {path}' WHERE id = 'ie2';
UPDATE block_type SET rate = 'tri-s.rate', serves = 'operation', station_title = 'TRI/S {path}' WHERE id = 'tri-s';
UPDATE block_type SET role = 'switch', rate = CASE id WHEN 'isp-80' THEN 'ipi.rate' WHEN 'scsi-vme' THEN 'scsi.rate-asynchronous' ELSE 'scsi.rate' END, serves = 'line', station_title = '{path}'
  WHERE id IN ('isp-80', 'scsi-vme', 'sbus-scsi', 'sbe-s');

INSERT INTO block_type(id, title, summary, role) VALUES
  ('tape-8mm', '8 mm tape', 'Helical scan, for backups', 'device'),
  ('tape-half-inch', '1/2" tape', 'For backups, and data to and from others', 'device'),
  ('tape-quarter-inch', '1/4" tape', 'For software that comes on it', 'device'),
  ('tape-3480', '3480 cartridge tape', 'For data to and from mainframes', 'device'),
  ('optical-jukebox', 'Optical jukebox', 'Disks that a machine changes, for what is seldom read', 'device'),
  ('cd-rom', 'CD-ROM', 'For software that comes on it', 'device');
-- What joins the processors of a SPARCserver 600MP and its busses: nobody prints what an Mbus does, so it is no station
INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('sparc-memory-bus', 'Memory bus', '128 bits wide, from the Mbus to memory', 'switch', 'sparc.memory-bus', 'line', 'memory bus');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('printer-port', 'Lines', 'With printers and terminals on them', 'repeater'),
  ('sparc-mbus', 'Mbus', 'Processor modules, busses and memory meet here', 'switch'),
  ('sparc-ioc', 'I/O cache', 'Gathers what VME moves in lines of 32 bytes', 'switch'),
  ('memory-board', 'Memory board', 'Up to four banks of 64 MB, in two slots of the backplane', 'container');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('memory-board.bank', 'memory-board', 'size', 'A bank', 64, 'MB', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', ''),
  ('memory-board.most', 'memory-board', 'size', 'Memory of the board, at the most', 256, 'MB', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'Where 128 MB are, there is room for another 128.'),
  ('memory-board.slots', 'memory-board', 'count', 'Slots of the backplane', 2, 'slots', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', '1 and 2, or 6 and 7; the processors are in 4 and 5, and nothing fits into 3.'),
  ('ross-6002.sbus-slot', 'ross-6002', 'count', 'SBus slots that the second module takes', 1, 'slots', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'Four processors leave three slots.'),
  ('ross-6002.cache', 'ross-6002', 'cache', 'Cache of each processor', 64, 'KB', 'published', '004-sun-servers', '2.10.2.1 Cache Flushing and the Scheduler', '');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES ('memory-board', 1, 'memory-board.most'), ('ross-6002', 1, 'ross-6002.contexts');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('tape-8mm.rate', 'tape-8mm', 'transfer-rate', 'Transfer', 0.22, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-8mm.use-printed', 'tape-8mm', 'share', 'Use of its bus, as printed', 18, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Of the 1.2 MB/s of asynchronous transfers.'),
  ('tape-8mm.use', 'tape-8mm', 'share', 'Use of its bus', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tapes transfer asynchronously.'),
  ('tape-half-inch.rate', 'tape-half-inch', 'transfer-rate', 'Transfer', 1, 'MB/s of 2^20', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'A megabyte is 1,048,576 bytes here: so the printed 87 % of the bus follow.'),
  ('tape-half-inch.use-printed', 'tape-half-inch', 'share', 'Use of its bus, as printed', 87, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Of the 1.2 MB/s of asynchronous transfers it is 83.'),
  ('tape-half-inch.use', 'tape-half-inch', 'share', 'Use of its bus', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tapes transfer asynchronously.'),
  ('tape-3480.rate-least', 'tape-3480', 'transfer-rate-least', 'Transfer, at the least', 0.75, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-3480.rate', 'tape-3480', 'transfer-rate', 'Transfer, at the most', 1.2, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-3480.use', 'tape-3480', 'share', 'Use of its bus', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All of what asynchronous transfers move.');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.use', id || '.rate', 1 FROM block_type WHERE id LIKE 'tape-%' AND id || '.use' IN (SELECT id FROM fact)
  UNION ALL SELECT id || '.use', 'scsi.rate-asynchronous', -1 FROM block_type WHERE id LIKE 'tape-%' AND id || '.use' IN (SELECT id FROM fact);

-- What boards hold: a bus with places for disks, a network with its clients
INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun) VALUES
  ('sparc-processors', 'CPU', 'sparc-cpu', 0, 4, 'processors', 0, 0, ''),
  ('scsi-bus', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'),
  ('sbus-scsi', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'), ('sbe-s', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'),
  ('scsi-bus', 'tape', 'empty-slot', 4, 2, '', 1, 1, 'tape'), ('sbus-scsi', 'tape', 'empty-slot', 4, 2, '', 1, 1, 'tape'), ('sbe-s', 'tape', 'empty-slot', 4, 2, '', 2, 1, 'tape'),
  ('scsi-bus', 'CD', 'empty-slot', 6, 1, '', 1, 1, 'drive'), ('sbus-scsi', 'CD', 'empty-slot', 6, 1, '', 1, 1, 'drive'), ('sbe-s', 'CD', 'empty-slot', 6, 1, '', 2, 1, 'drive'),
  ('isp-80', 'disk', 'empty-slot', 0, 8, '', 0, 1, 'disk'),
  ('sbe-s', 'net0', 'ethernet', 0, 1, '', 1, 0, ''), ('sbus-ethernet', 'net0', 'ethernet', 0, 1, '', 0, 0, ''),
  ('network-coprocessor', 'net0', 'ethernet', 0, 1, '', 0, 0, ''), ('ie2', 'net0', 'ethernet', 0, 1, '', 0, 0, ''),
  ('scsi-vme', 'disk', 'empty-slot', 0, 4, '', 0, 1, 'disk'), ('scsi-vme', 'tape', 'empty-slot', 4, 2, '', 1, 1, 'tape'), ('scsi-vme', 'CD', 'empty-slot', 6, 1, '', 1, 1, 'drive'),
  ('fddi-s', 'net0', 'fddi', 0, 1, '', 0, 0, ''), ('fddi-dx', 'net0', 'fddi', 0, 1, '', 0, 0, ''),
  ('tri-s', 'net0', 'token-ring-16', 0, 1, '', 0, 0, ''), ('sparcprinter', 'line0', 'printer-port', 0, 1, '', 0, 0, ''), ('sbus-serial', 'line0', 'printer-port', 0, 1, '', 0, 0, ''),
  ('alm-2', 'line0', 'printer-port', 0, 1, '', 0, 0, ''), ('mcp', 'line0', 'printer-port', 0, 1, '', 0, 0, ''), ('hsi-s', 'line', 't1-line', 0, 4, '', 0, 0, '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT bus.id, 'disk', disk.id FROM block_type disk, block_type bus
  WHERE disk.id LIKE 'disk-%' AND disk.role = 'device'
    AND ((disk.id LIKE '%-ipi' AND bus.id = 'isp-80') OR (disk.id NOT LIKE '%-ipi' AND bus.id IN ('scsi-bus', 'scsi-vme', 'sbus-scsi', 'sbe-s')));
INSERT INTO slot_choice(parent, slot, child)
  SELECT bus.id, 'tape', tape.id FROM block_type tape, block_type bus
  WHERE tape.id LIKE 'tape-%' AND bus.id IN ('scsi-bus', 'scsi-vme', 'sbus-scsi', 'sbe-s');
INSERT INTO slot_choice(parent, slot, child)
  SELECT id, 'CD', 'cd-rom' FROM block_type WHERE id IN ('scsi-bus', 'scsi-vme', 'sbus-scsi', 'sbe-s')
  UNION ALL SELECT id, 'disk', 'optical-jukebox' FROM block_type WHERE id IN ('scsi-bus', 'scsi-vme', 'sbus-scsi', 'sbe-s');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires)
  SELECT b.id, p.path, '.', 'data', 'shared' FROM block_type b, (SELECT 'CD*' AS path UNION ALL SELECT 'tape*' UNION ALL SELECT 'disk*') p
  WHERE b.id IN ('scsi-bus', 'scsi-vme', 'sbus-scsi', 'sbe-s') OR (b.id = 'isp-80' AND p.path = 'disk*');

-- PrestoServe: what its copy of the data takes of a processor, and how many writes it spares the disks; serial lines
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('presto-sbus.kernel-extra', 'presto-sbus', 'kernel-extra', 'More processor time of file service', 5, '%', 'published', '004-sun-servers', '2.8 PrestoServe', 'It copies the data once more. With disks on VME it is about twice as much.'),
  ('presto-vme.kernel-extra', 'presto-vme', 'kernel-extra', 'More processor time of file service', 10, '%', 'published', '004-sun-servers', '2.8 PrestoServe', 'It copies the data once more.'),
  ('presto.size', 'presto-sbus', 'size', 'Memory with a battery', 1, 'MB', 'published', '004-sun-servers', '2.8 PrestoServe', ''),
  ('presto.gathered', 'presto-sbus', 'share', 'Writes that no disk is asked for', 50, '%', 'assumed', NULL, '', 'Where writes go to a small area most of them are said to be spared (2.8); how many depends on the data, so half stand for them.'),
  ('presto.gain-sbus', 'presto-sbus', 'gain', 'File service of several processors, for the copy is made without the kernel lock', 7, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', ''),
  ('presto.gain-vme-least', 'presto-vme', 'gain', 'File service of several processors, at the least', 10, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', ''),
  ('presto.gain-vme-most', 'presto-vme', 'gain', 'File service of several processors, at the most', 11, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', ''),
  ('presto.busy', 'presto-sbus', 'share', 'Use of a single processor from which it makes file service slower', 85, '%', 'published', '004-sun-servers', '1.1.7 Other Considerations', ''),
  ('alm-2.lines', 'alm-2', 'count', 'Serial lines', 16, 'ratio', 'published', '004-sun-servers', '2.9 Serial Line Connectivity', ''),
  ('sbus-serial.lines', 'sbus-serial', 'count', 'Serial lines', 8, 'ratio', 'published', '004-sun-servers', '2.9 Serial Line Connectivity', ''),
  ('serial.most', 'alm-2', 'count', 'Serial lines beyond which a terminal server takes less', 40, 'ratio', 'assumed', NULL, '', 'Rule XXI has 30 to 50; this is between them.'),
  ('hsi-s.total', 'hsi-s', 'bandwidth', 'All four lines', 3.5, 'Mb/s', 'published', '004-sun-servers', '2.6 Internetworking', 'Each could carry 1.5.'),
  ('scsi.cable-differential', 'scsi-bus', 'length', 'Cable of differential signals, at the most', 20, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', ''),
  ('scsi.connector', 'scsi-bus', 'connector', 'Cable that a pair of connectors counts as', 0.5, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', 'About as much; a foot in another place.');

-- A box of four more slots behind one: its boards are on the SBus of the server
UPDATE block_type SET role = 'switch' WHERE id = 'sbus-expander';
INSERT INTO slot(parent, name, child, first, count, row, bay, noun) VALUES ('sbus-expander', 'slot', 'empty-slot', 1, 4, 0, 1, 'card');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'sbus-expander', 'slot', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'tri-s', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'presto-sbus');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('sbus-expander', 'slot*/net0', '.', 'data', 'shared'), ('sbus-expander', 'slot*/line*', '.', 'data', 'shared'), ('sbus-expander', 'slot*', '.', 'data', 'shared');

-- What MetaDisk adds to an NFS operation, to the part of it that is spent on disks: of a mix, and of one that goes to a disk, which
-- of the one mix are those that write, of the other those that read
CREATE TEMP TABLE meta_kind(kind TEXT, title TEXT, access TEXT, share TEXT);
INSERT INTO meta_kind VALUES
  ('nfs-legato', 'an NFS operation, Legato mix', 'random-write', NULL), ('nfs-brown', 'an NFS operation, Brown mix', 'random-read', NULL),
  ('nfs-write', 'an NFS write', 'random-write', 'nfs.legato-writes'), ('nfs-read', 'an NFS read from a disk', 'random-read', 'nfs.brown-reads');
CREATE TEMP TABLE meta_cost(id TEXT, disk TEXT, way TEXT, kind TEXT, title TEXT, access TEXT, share TEXT);
INSERT INTO meta_cost
  SELECT d.id || '.' || w.way || '-' || k.kind, d.id, w.way, k.kind, 'MetaDisk, ' || w.way || ', ' || k.title, k.access, k.share
  FROM block_type d, (SELECT 'striped' AS way UNION SELECT 'mirrored' UNION SELECT 'concatenated') w, meta_kind k
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT id, disk, way || '-' || kind, title, '%', 'derived', '004-sun-servers', 'Table 11; 1.3.1.2 Case Study 7' || iif(kind = 'nfs-write', '; 2.12 eNFS', '') FROM meta_cost;
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id, disk || '.' || way || '-' || access, 1 FROM meta_cost
  UNION ALL SELECT id, 'nfs.disk-part', 1 FROM meta_cost
  UNION ALL SELECT id, share, -1 FROM meta_cost WHERE share IS NOT NULL;
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator) VALUES
  ('presto-sbus.write-extra', 'presto-sbus', 'kernel-extra-write', 'More processor time of a write', '%', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS'),
  ('presto-vme.write-extra', 'presto-vme', 'kernel-extra-write', 'More processor time of a write', '%', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS');
-- What the copy of a write takes, whoever writes; and of one on SBus once more for a disk on VME
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT id || '.copy', id, 'kernel-copy', 'Its copy of a write', 'instructions', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS; Table 1', 'Of a write over NFS to a SPARCserver 690MP.'
  FROM block_type WHERE id IN ('presto-sbus', 'presto-vme');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.copy', 'ss690-board.nfs-kernel', 1 FROM block_type WHERE id IN ('presto-sbus', 'presto-vme')
  UNION ALL SELECT id || '.copy', id || '.write-extra', 1 FROM block_type WHERE id IN ('presto-sbus', 'presto-vme');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT d.id || '.presto-' || f.property, d.id, f.property, 'With a PrestoServe on SBus, once more: ' || lower(substr(f.title, 1, 1)) || substr(f.title, 2), f.unit, 'derived', '004-sun-servers', '2.8 PrestoServe'
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%-ipi' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason)
  SELECT d.id || '.presto-' || f.property, d.id, f.property, 'With a PrestoServe on SBus, once more: ' || lower(substr(f.title, 1, 1)) || substr(f.title, 2), 0, f.unit, 'published', '004-sun-servers', '2.8 PrestoServe', 'A PrestoServe on SBus stands beside it, as is recommended, and copies once.'
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%' AND d.id NOT LIKE '%-ipi' AND d.role = 'device' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT d.id || '.presto-' || f.property, f.id, 1
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%-ipi' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('presto-sbus.write-extra', 'presto-sbus.kernel-extra', 1), ('presto-sbus.write-extra', 'nfs.legato-writes', -1),
  ('presto-vme.write-extra', 'presto-vme.kernel-extra', 1), ('presto-vme.write-extra', 'nfs.legato-writes', -1);
-- What the model does not tell of file servers and their disks
CREATE TEMP TABLE sparc_limit(ordinal INTEGER, text TEXT, locator TEXT);
INSERT INTO sparc_limit VALUES
  (3, 'An NFS operation is the mean of its mix. How long its packets and its part of the file system take is not told apart: the most that a platform serves is its time in the kernel. In a mix of one''s own a write takes of PrestoServe, eNFS and MetaDisk what one of the Legato mix does, a read of MetaDisk what one of the Brown mix does. A PrestoServe spares half of the writes (assumed), and with eNFS beside it a third of the rest, as where most writes append (Table 14); of updates it is a fourteenth. Mail is read in order, as the guide reckons it, so that none spares it anything.', 'Table 1'),
  (4, 'A Network CoProcessor takes about 40 % of NFS from the processors; what Table 1 was measured with is not told, and the model takes nothing off. It serves one operation after the other here, for a 290th of a second each, and so answers later, where it was measured to answer sooner (Table 2).', '2.5.2 Network CoProcessor'),
  (5, 'A disk is asked for a typical seek, half a turn and its fastest tracks, whatever lies where, and a request goes to one disk, however small the pieces are of what is striped; controllers that sort what waits are not counted. Concatenated disks seek no more than others here, though they were measured to do 5 to 72 % less (2.11.3).', '2.4.4 Disk Drives');
