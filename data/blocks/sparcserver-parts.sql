-- Parts that servers of 1992 share: processors, the kernel lock, buses, IPI strings, the contents of boards, and the
-- cost of NFS. Source 004-sun-servers.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sparc.packet-time', 'sparc-lock', 'duration', 'Processor time per packet, SPARCstation 2 or SPARCserver 600MP', 0.2, 'ms', 'published', '004-sun-servers', '1.2.5 Networks and Network Interfaces', 'Protocol processing takes most of this time.'),
  ('sparc.packet', 'sparc-lock', 'kernel-packet', 'Kernel instructions per packet', NULL, 'instructions', 'derived', '004-sun-servers', '1.2.5 Networks and Network Interfaces', ''),
  ('dnlc.base', 'sparc-lock', 'count', 'Base number of file names that the kernel caches', 80, 'ratio', 'published', '004-sun-servers', '2.10.4 Directory Name Lookup Cache (DNLC)', ''),
  ('dnlc.each', 'sparc-lock', 'count', 'Additional file names that the kernel caches per unit of MAXUSERS', 17, 'ratio', 'published', '004-sun-servers', '2.10.4 Directory Name Lookup Cache (DNLC)', 'MAXUSERS is a setting in the kernel configuration. Its default is 8 with SunOS and 16 with Solaris 1. The guide recommends 64 for 16 to 32 MB of memory, 128 for 64 to 96 MB, and 160 for more.'),
  ('sparc.at-once', 'sparc-cpu', 'outstanding', 'Outstanding operations of a user', 1, 'requests', 'assumed', NULL, '', 'A process waits for each read before it continues.'),
  ('scsi.rate', 'scsi-bus', 'bandwidth', 'Data rate of a SCSI bus, synchronous transfers', 5, 'MB/s', 'published', '004-sun-servers', '2.3.3 SCSI', 'The bus follows SCSI-1 and is eight bits wide. Host adapters reach 4.1 to 5.0 MB/s (2.4.2).'),
  ('scsi.rate-asynchronous', 'scsi-bus', 'bandwidth', 'Data rate of a SCSI bus, asynchronous transfers', 1.2, 'MB/s', 'published', '004-sun-servers', '2.3.3 SCSI', 'Tape and CD-ROM drives use asynchronous transfers.'),
  ('scsi.hot-random', 'scsi-bus', 'hot-random', 'Utilisation above which random access is slow', 20, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('scsi.hot-sequential', 'scsi-bus', 'hot-sequential', 'Utilisation above which sequential reads are slow', 65, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('scsi.hot-sequential-write', 'scsi-bus', 'hot-sequential-write', 'Utilisation above which sequential writes are slow', 20, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'The guide gives one limit for sequential reads, and another for all other accesses.'),
  ('scsi.cable', 'scsi-bus', 'length', 'Maximum cable length', 6, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', 'This limit applies to single-ended signals. With differential signals, the maximum is 20 m.'),
  ('scsi.targets', 'scsi-bus', 'count', 'Disks that the kernel supports on a host adapter', 4, 'slots', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('ipi.rate', 'isp-80', 'bandwidth', 'Data rate of an IPI string', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 5, ISP-80 IPI-2 String Controller', ''),
  ('isp-80.most', 'isp-80', 'count', 'Maximum number of string controllers in a server', 5, 'slots', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', ''),
  ('ipi.disks', 'isp-80', 'count', 'Maximum number of disks on an IPI string', 8, 'slots', 'published', '004-sun-servers', '2.3.4 IPI', ''),
  ('vme.rate', 'vme-bus', 'bandwidth', 'VME rate with an I/O cache', 25, 'MB/s', 'published', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME', 'Direct memory access reaches 18 to 25 MB/s. The practical limit of the bus is 27.9 MB/s.'),
  ('sbus.rate-600', 'sbus-600', 'bandwidth', 'SBus rate with write buffers, 20 MHz', 32, 'MB/s', 'published', '004-sun-servers', '2.3.2 Sbus', ''),
  ('sbus.rate-20', 'sbus-20', 'bandwidth', 'SBus rate at 20 MHz', 20, 'MB/s', 'published', '004-sun-servers', '2.3.2 Sbus', 'Value for a SPARCstation 1+. The SBus of a SPARCstation 2 has the same clock.'),
  ('sbus.slot', 'sbus-600', 'address-space', 'Address space of a slot', 32, 'MB', 'published', '004-sun-servers', '2.3.2 Sbus', ''),
  ('ncp.rate', 'network-coprocessor', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, Network CoProcessor, VME', 'The interface''s own processor performs the operations.'),
  ('ie2.rate', 'ie2', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, Intel Ethernet, VME', ''),
  ('tri-s.rate', 'tri-s', 'nfs-load', 'NFS operations', NULL, 'operations/s', 'derived', '004-sun-servers', 'Table 2, 16Mb token ring', ''),
  ('tri-s.hot', 'tri-s', 'hot', 'Sustainable utilisation', 80, '%', 'assumed', NULL, '', 'The same share as for the servers of Table 1 and for a Network CoProcessor (1.1.6, 1.1.9).'),
  ('ie2.hot', 'ie2', 'hot', 'Sustainable utilisation', 80, '%', 'assumed', NULL, '', 'The same share as for the servers of Table 1 and for a Network CoProcessor (1.1.6, 1.1.9).'),
  ('ncp.hot', 'network-coprocessor', 'hot', 'Sustainable utilisation', 80, '%', 'published', '004-sun-servers', '1.1.9 Case Study 2', 'The guide multiplies 290 operations per second by 80 % and gets 232.'),
  ('ethernet.hot', 'ethernet', 'hot', 'Utilisation close to the practical limit', 35, '%', 'published', '004-sun-servers', '2.5.1 Ethernet', 'An Ethernet reaches this utilisation at 400 NFS operations per second. Transmitting stations then begin to interfere with each other.'),
  ('token-ring-16.hot', 'token-ring-16', 'hot', 'Maximum utilisation reached in tests', 41, '%', 'published', '004-sun-servers', '2.5.3 Token Ring (4Mb, 16Mb)', 'The tests ran for several weeks, with 18 stations. According to the guide, the token ring subsystem is a bottleneck.'),
  ('token-ring-4.hot', 'token-ring-4', 'hot', 'Share of the ring''s data rate that is available to programs', NULL, '%', 'derived', '004-sun-servers', 'Table 10, 4 Mb token ring; both speeds', ''),
  ('nfs.ethernet-use', 'ethernet', 'share', 'Utilisation of an Ethernet at 400 NFS operations per second', 35, '%', 'published', '004-sun-servers', '2.5.1 Ethernet', ''),
  ('nfs.bytes', 'ethernet', 'request-size', 'Mean size of an NFS operation on the network', NULL, 'bytes', 'derived', '004-sun-servers', '2.5.1 Ethernet; Table 2, Lance Ethernet', '35 % of 10 Mb/s, divided by 400 operations per second.'),
  ('ss2-board.nfs-kernel', 'ss2-board', 'kernel-nfs-legato', 'Kernel instructions per NFS operation, Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SPARCstation 2, 2 networks', 'The processor''s instruction rate, divided by the maximum load. At this load, the processor is never idle.'),
  ('ss630-board.nfs-kernel', 'ss630-board', 'kernel-nfs-legato', 'Kernel instructions per NFS operation, Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS630MP, 2 networks', 'The instruction rate of one processor, divided by the maximum load. At this load, the kernel lock is never free.'),
  ('ss670-board.nfs-kernel', 'ss670-board', 'kernel-nfs-legato', 'Kernel instructions per NFS operation, Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS670MP, 4 networks', 'The instruction rate of one processor, divided by the maximum load. At this load, the kernel lock is never free.'),
  ('ss690-board.nfs-kernel', 'ss690-board', 'kernel-nfs-legato', 'Kernel instructions per NFS operation, Legato mix', NULL, 'instructions', 'derived', '004-sun-servers', 'Table 1, SS690MP, 4 networks', 'The instruction rate of one processor, divided by the maximum load. At this load, the kernel lock is never free.'),
  ('nfs.brown-load', 'ss690-board', 'nfs-load', 'NFS operations of the Brown mix in the guide''s example', 435, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('nfs.brown-use', 'ss690-board', 'share', 'Utilisation of a SPARCserver 690MP by the NFS operations of the example', 30, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('ss670-board.nfs-brown', 'ss670-board', 'kernel-nfs-brown', 'Kernel instructions per NFS operation, Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7', 'The value is the same as for a SPARCserver 690MP, because Table 1 gives the same load for both servers.'),
  ('ss630-board.nfs-brown', 'ss630-board', 'kernel-nfs-brown', 'Kernel instructions per NFS operation, Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 1', 'The value for a SPARCserver 690MP, scaled by the ratio of the two servers'' kernel instructions in the Legato mix.'),
  ('ss2-board.nfs-brown', 'ss2-board', 'kernel-nfs-brown', 'Kernel instructions per NFS operation, Brown mix', NULL, 'instructions', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 1', 'The value for a SPARCserver 690MP, scaled by the ratio of the two servers'' kernel instructions in the Legato mix.'),
  ('nfs.legato-writes', 'ss690-board', 'share', 'Writes in the Legato mix', 15, '%', 'published', '004-sun-servers', '2.12 eNFS', ''),
  ('nfs.brown-reads', 'ss690-board', 'share', 'Reads in the Brown mix', 13, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7, footnote 10', ''),
  ('nfs.legato-cached', 'nfs-legato', 'share', 'NFS operations without a disk access, Legato mix', 85, '%', 'assumed', NULL, '', 'All operations except writes, which must reach a disk. Reads are found in memory, as in the benchmark of Table 1.'),
  ('nfs.brown-cached', 'nfs-brown', 'share', 'NFS operations without a disk access, Brown mix', 87, '%', 'assumed', NULL, '', 'All operations except reads. The share of reads found in memory depends on the data; a scenario can set it.'),
  ('nfs.disk-part', 'ss690-board', 'share', 'Share of the NFS kernel time spent on disks', 50, '%', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'The guide''s estimate.'),
  ('sparc.reads', 'oracle', 'count', 'Number of reads per search', 25600, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'The search reads 200 MB, with 8 KB in each read.'),
  ('sparc.packets', 'oracle', 'count', 'Number of packets in the result of a search', 6990, 'ratio', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', 'The result is 30 MB, in packets of 4,500 bytes.'),
  ('sparc.user', 'oracle', 'count', 'Program instructions of a search', 0, 'instructions', 'assumed', NULL, '', 'For most databases, no source says how much processor time they use outside the kernel. A scenario can set this number.'),
  ('sparc.line-second', 'hsi-s', 'kernel-line', 'Kernel instructions for one second of a busy T1 line', 2000000, 'instructions', 'published', '004-sun-servers', '2.6 Internetworking', 'The guide gives 2 MIPS for a busy line on an HSI/S.'),
  ('sparc.batch-step', 'sparc-cpu', 'count', 'Instructions of one step of a batch job', 1000000, 'instructions', 'assumed', NULL, '', 'An arbitrary number. A batch job uses spare capacity, one step after another.');
-- The value of `nfs.brown-kernel` is 28.5 million instructions per second, times 30 %, divided by 435 operations/s.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('nfs.brown-kernel', 'ss690-board', 'kernel-nfs-brown', 'Kernel instructions per NFS operation, Brown mix', 19655.172413793105, 'instructions', 'calibrated', '004-sun-servers', '1.3.1.2 Case Study 7',
   'The guide states once, without a measurement, that 435 operations per second use 30 % of a SPARCserver 690MP. The maximum load is therefore 1,450 operations per second.', 'case7.nfs');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT id || '.' || property, id, property, CASE property WHEN 'hot-random' THEN 'Utilisation above which random access is slow' WHEN 'hot-sequential' THEN 'Utilisation above which sequential reads are slow' ELSE 'Utilisation above which sequential writes are slow' END, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading'
  FROM (SELECT 'sbus-scsi' AS id UNION SELECT 'sbe-s' UNION SELECT 'scsi-vme'), (SELECT 'hot-random' AS property UNION SELECT 'hot-sequential' UNION SELECT 'hot-sequential-write');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT subject || '.' || property, 'scsi.' || property, 1 FROM fact WHERE subject IN ('sbus-scsi', 'sbe-s', 'scsi-vme') AND property LIKE 'hot-%';
-- Processor time per packet for each network interface. An interface with its own protocol processor uses no time of
-- the server's processors.
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT id || '.packet', id, 'kernel-packet', 'Kernel instructions per packet', 'instructions', 'derived', '004-sun-servers', '1.2.5 Networks and Network Interfaces', iif(id = 'tri-s', 'The board processes some of the protocols itself. In tests, however, the server still needed as much processor time as for an Ethernet interface (2.5.3).', '')
  FROM block_type WHERE id LIKE 'ss%-board' OR id IN ('sun4-280-board', 'sbus-ethernet', 'fddi-s', 'fddi-dx', 'tri-s', 'ie2');
INSERT INTO fact_term(fact, operand, exponent) SELECT subject || '.packet', 'sparc.packet', 1 FROM fact WHERE property = 'kernel-packet' AND id <> 'sparc.packet';
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('network-coprocessor.packet', 'network-coprocessor', 'kernel-packet', 'Kernel instructions per packet', 0, 'instructions', 'published', '004-sun-servers', '1.2.5 Networks and Network Interfaces', 'The coprocessor processes the protocols. The processor time of the server is negligible.');
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
  ('sparc-processors', 'Processors', 'Run programs and the kernel', 'container', 'ss690-board.mips', 'instruction', 'processors', 'sparc-cpu'),
  ('sparc-lock', 'Kernel lock', 'Only one processor at a time can run the kernel', 'cache', 'ss690-board.mips', 'instruction', 'kernel lock', ''),
  ('scsi-bus', 'SCSI bus', 'Host adapter and up to four disks', 'switch', 'scsi.rate', 'line', '{path}', ''),
  ('vme-bus', 'VME', 'Backplane', 'switch', 'vme.rate', 'line', 'VME', ''),
  ('sbus-600', 'SBus', 'With write buffers on both sides', 'switch', 'sbus.rate-600', 'line', 'SBus', ''),
  ('sbus-20', 'SBus', '20 MHz', 'switch', 'sbus.rate-20', 'line', 'SBus', '');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sparc-cpu', 'SPARC', '28.5 MIPS, with cache and MMU', 'processor');
INSERT INTO block_type(id, title, summary, role, size_option) VALUES
  ('sparc-memory', 'Memory', 'On the system board and on memory boards', 'memory', 'memoryMB');
UPDATE block_type SET rate = id || '.rate', serves = 'line', station_title = '{path}'
  WHERE id IN ('ethernet', 'token-ring-4', 'token-ring-16', 'fddi');
UPDATE block_type SET rate = 'ncp.rate', serves = 'operation', station_title = 'Network CoProcessor {path}' WHERE id = 'network-coprocessor';
UPDATE block_type SET rate = 'ie2.rate', serves = 'operation', station_title = 'Ethernet for VME {path}' WHERE id = 'ie2';
UPDATE block_type SET rate = 'tri-s.rate', serves = 'operation', station_title = 'TRI/S {path}' WHERE id = 'tri-s';
UPDATE block_type SET role = 'switch', rate = CASE id WHEN 'isp-80' THEN 'ipi.rate' WHEN 'scsi-vme' THEN 'scsi.rate-asynchronous' ELSE 'scsi.rate' END, serves = 'line', station_title = '{path}'
  WHERE id IN ('isp-80', 'scsi-vme', 'sbus-scsi', 'sbe-s');

INSERT INTO block_type(id, title, summary, role) VALUES
  ('tape-8mm', '8 mm tape', 'Helical scan, for backups', 'device'),
  ('tape-half-inch', '1/2" tape', 'For backups and data exchange with other systems', 'device'),
  ('tape-quarter-inch', '1/4" tape', 'For software distribution', 'device'),
  ('tape-3480', '3480 cartridge tape', 'For data exchange with mainframes', 'device'),
  ('optical-jukebox', 'Optical jukebox', 'Disks with an automatic changer, for data that is rarely read', 'device'),
  ('cd-rom', 'CD-ROM', 'For software distribution', 'device');
-- Connections between the processors of a SPARCserver 600MP and its buses. No source gives the traffic of programs on the
-- Mbus, so the Mbus is not a queueing station.
INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('sparc-memory-bus', 'Memory bus', '128 bits wide, from the Mbus to memory', 'switch', 'sparc.memory-bus', 'line', 'memory bus');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('printer-port', 'Lines', 'To printers and terminals', 'repeater'),
  ('sparc-mbus', 'Mbus', 'Connects processor modules, buses and memory', 'switch'),
  ('sparc-ioc', 'I/O cache', 'Collects VME transfers into lines of 32 bytes', 'switch'),
  ('memory-board', 'Memory board', 'Up to four banks of 64 MB, in two backplane slots', 'container');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('memory-board.bank', 'memory-board', 'size', 'Size of a memory bank', 64, 'MB', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', ''),
  ('memory-board.most', 'memory-board', 'size', 'Maximum memory', 256, 'MB', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'A board with 128 MB has space for another 128 MB.'),
  ('memory-board.slots', 'memory-board', 'count', 'Backplane slots of a memory board', 2, 'slots', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'A memory board occupies slots 1 and 2, or slots 6 and 7. The processors are in slots 4 and 5. When the guide was written, no available board fitted in slot 3.'),
  ('ross-6002.sbus-slot', 'ross-6002', 'count', 'SBus slots that the second module occupies', 1, 'slots', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'With four processors, three SBus slots are available.'),
  ('ross-6002.cache', 'ross-6002', 'cache', 'Cache of each processor', 64, 'KB', 'published', '004-sun-servers', '2.10.2.1 Cache Flushing and the Scheduler', '');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator) VALUES
  ('sparc-mbus.bandwidth', 'sparc-mbus', 'bandwidth', 'Mbus, as published for this generation of buses', 'MB/s', 'derived', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth');
INSERT INTO fact_term(fact, operand, exponent) VALUES ('sparc-mbus.bandwidth', 'mbus.bandwidth-printed', 1);
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('memory-board', 1, 'memory-board.most'), ('ross-6002', 1, 'ross-6002.cache'), ('sparc-mbus', 1, 'mbus.clock'), ('sparc-mbus', 2, 'sparc-mbus.bandwidth'),
  ('sparc-memory-bus', 1, 'sparc.memory-bus'), ('vme-bus', 1, 'vme.rate'), ('sbus-600', 1, 'sbus.rate-600'), ('sbus-20', 1, 'sbus.rate-20');
UPDATE block_type SET drawn_as = 'software' WHERE id = 'sparc-lock';
UPDATE block_type SET drawn_as = 'bus' WHERE id IN ('sparc-mbus', 'sparc-memory-bus', 'vme-bus', 'sbus-600', 'sbus-20');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('tape-8mm.rate', 'tape-8mm', 'transfer-rate', 'Transfer rate', 0.22, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-8mm.use-printed', 'tape-8mm', 'share', 'Utilisation of a SCSI bus by this tape drive, as published', 18, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'This is a share of the 1.2 MB/s that asynchronous transfers reach.'),
  ('tape-8mm.use', 'tape-8mm', 'share', 'Utilisation of a SCSI bus by this tape drive', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tape drives transfer asynchronously.'),
  ('tape-half-inch.rate', 'tape-half-inch', 'transfer-rate', 'Transfer rate', 1, 'MiB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'The published 87 % of the bus implies a megabyte of 1,048,576 bytes.'),
  ('tape-half-inch.use-printed', 'tape-half-inch', 'share', 'Utilisation of a SCSI bus by this tape drive, as published', 87, '%', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'With 1,000,000 bytes in a megabyte, the share would be 83 % of the 1.2 MB/s that asynchronous transfers reach.'),
  ('tape-half-inch.use', 'tape-half-inch', 'share', 'Utilisation of a SCSI bus by this tape drive', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'All Sun tape drives transfer asynchronously.'),
  ('tape-3480.rate-least', 'tape-3480', 'transfer-rate-least', 'Minimum transfer rate', 0.75, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-3480.rate', 'tape-3480', 'transfer-rate', 'Maximum transfer rate', 1.2, 'MB/s', 'published', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', ''),
  ('tape-3480.use', 'tape-3480', 'share', 'Utilisation of a SCSI bus by this tape drive', NULL, '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; 2.3.3 SCSI', 'At its maximum rate, the tape drive uses all of the 1.2 MB/s that asynchronous transfers reach.');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.use', id || '.rate', 1 FROM block_type WHERE id LIKE 'tape-%' AND id || '.use' IN (SELECT id FROM fact)
  UNION ALL SELECT id || '.use', 'scsi.rate-asynchronous', -1 FROM block_type WHERE id LIKE 'tape-%' AND id || '.use' IN (SELECT id FROM fact);

-- Contents of boards: buses with slots for disks, and networks with their clients.
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

-- PrestoServe boards: their additional processor time, their gain in file service, and the share of writes that need no
-- disk access. Facts of serial lines and SCSI cables follow.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('presto-sbus.kernel-extra', 'presto-sbus', 'kernel-extra', 'Additional processor time for file service', 5, '%', 'published', '004-sun-servers', '2.8 PrestoServe', 'The PrestoServe copies the data once more. For disks on VME, the cost is about twice as high.'),
  ('presto-vme.kernel-extra', 'presto-vme', 'kernel-extra', 'Additional processor time for file service', 10, '%', 'published', '004-sun-servers', '2.8 PrestoServe', 'The PrestoServe copies the data once more.'),
  ('presto.size', 'presto-sbus', 'size', 'Battery-backed memory', 1, 'MB', 'published', '004-sun-servers', '2.8 PrestoServe', ''),
  ('presto.gathered', 'presto-sbus', 'share', 'Writes without a disk access', 50, '%', 'assumed', NULL, '', 'The guide says that most writes to a small area need no disk access (2.8). Their share depends on the data, so the model assumes half.'),
  ('presto.gain-sbus', 'presto-sbus', 'gain', 'Gain in file service with several processors', 7, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', 'A processor copies the data to the PrestoServe without holding the kernel lock.'),
  ('presto.gain-vme-least', 'presto-vme', 'gain', 'Minimum gain in file service with several processors', 10, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', ''),
  ('presto.gain-vme-most', 'presto-vme', 'gain', 'Maximum gain in file service with several processors', 11, '% more', 'published', '004-sun-servers', '2.10.1 The Kernel Lock', ''),
  ('presto.busy', 'presto-sbus', 'share', 'Utilisation of a single processor above which a PrestoServe slows down file service', 85, '%', 'published', '004-sun-servers', '1.1.7 Other Considerations', ''),
  ('alm-2.lines', 'alm-2', 'count', 'Serial lines', 16, 'ratio', 'published', '004-sun-servers', '2.9 Serial Line Connectivity', ''),
  ('sbus-serial.lines', 'sbus-serial', 'count', 'Serial lines', 8, 'ratio', 'published', '004-sun-servers', '2.9 Serial Line Connectivity', ''),
  ('serial.most', 'alm-2', 'count', 'Number of serial lines above which a terminal server has lower overhead', 40, 'ratio', 'assumed', NULL, '', 'Rule XXI gives 30 to 50. This value is in the middle.'),
  ('hsi-s.total', 'hsi-s', 'bandwidth', 'Total rate of all four lines', 3.5, 'Mb/s', 'published', '004-sun-servers', '2.6 Internetworking', 'Each line alone could carry 1.5 Mb/s.'),
  ('scsi.cable-differential', 'scsi-bus', 'length', 'Maximum cable length with differential signals', 20, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', ''),
  ('scsi.connector', 'scsi-bus', 'connector', 'Cable length that has the same effect as a pair of connectors', 0.5, 'm', 'published', '004-sun-servers', '2.3.3 SCSI', 'This value is approximate. Footnote 37 says about a foot (0.3 m).');

-- An expansion box has four slots and is connected to one slot of the server, so its boards are on the server's SBus.
UPDATE block_type SET role = 'switch' WHERE id = 'sbus-expander';
INSERT INTO slot(parent, name, child, first, count, row, bay, noun) VALUES ('sbus-expander', 'slot', 'empty-slot', 1, 4, 0, 1, 'card');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'sbus-expander', 'slot', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'tri-s', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'presto-sbus');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('sbus-expander', 'slot*/net0', '.', 'data', 'shared'), ('sbus-expander', 'slot*/line*', '.', 'data', 'shared'), ('sbus-expander', 'slot*', '.', 'data', 'shared');

-- Processor time that MetaDisk adds to the disk share of an NFS operation: for the average operation of a mix, and for a single
-- operation that goes to a disk. In the Legato mix, writes go to a disk; in the Brown mix, reads go to a disk.
CREATE TEMP TABLE meta_kind(kind TEXT, title TEXT, access TEXT, share TEXT);
INSERT INTO meta_kind VALUES
  ('nfs-legato', 'NFS operation, Legato mix', 'random-write', NULL), ('nfs-brown', 'NFS operation, Brown mix', 'random-read', NULL),
  ('nfs-write', 'NFS write', 'random-write', 'nfs.legato-writes'), ('nfs-read', 'NFS read from a disk', 'random-read', 'nfs.brown-reads');
CREATE TEMP TABLE meta_cost(id TEXT, disk TEXT, way TEXT, kind TEXT, title TEXT, access TEXT, share TEXT);
INSERT INTO meta_cost
  SELECT d.id || '.' || w.way || '-' || k.kind, d.id, w.way, k.kind, 'Additional processor time with ' || w.way || ' disks (MetaDisk), ' || k.title, k.access, k.share
  FROM block_type d, (SELECT 'striped' AS way UNION SELECT 'mirrored' UNION SELECT 'concatenated') w, meta_kind k
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT id, disk, way || '-' || kind, title, '%', 'derived', '004-sun-servers', 'Table 11; 1.3.1.2 Case Study 7' || iif(kind = 'nfs-write', '; 2.12 eNFS', '') FROM meta_cost;
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id, disk || '.' || way || '-' || access, 1 FROM meta_cost
  UNION ALL SELECT id, 'nfs.disk-part', 1 FROM meta_cost
  UNION ALL SELECT id, share, -1 FROM meta_cost WHERE share IS NOT NULL;
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator) VALUES
  ('presto-sbus.write-extra', 'presto-sbus', 'kernel-extra-write', 'Additional processor time for a write', '%', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS'),
  ('presto-vme.write-extra', 'presto-vme', 'kernel-extra-write', 'Additional processor time for a write', '%', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS');
-- Processor time that a PrestoServe needs to copy each write. For a disk on VME, a PrestoServe on SBus makes a second
-- copy.
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT id || '.copy', id, 'kernel-copy', 'Kernel instructions for the copy of a write', 'instructions', 'derived', '004-sun-servers', '2.8 PrestoServe; 2.12 eNFS; Table 1', 'Kernel instructions of an NFS operation on a SPARCserver 690MP, times the additional processor time for a write.'
  FROM block_type WHERE id IN ('presto-sbus', 'presto-vme');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.copy', 'ss690-board.nfs-kernel', 1 FROM block_type WHERE id IN ('presto-sbus', 'presto-vme')
  UNION ALL SELECT id || '.copy', id || '.write-extra', 1 FROM block_type WHERE id IN ('presto-sbus', 'presto-vme');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator)
  SELECT d.id || '.presto-' || f.property, d.id, f.property, 'Second copy by a PrestoServe on SBus: ' || lower(substr(f.title, 1, 1)) || substr(f.title, 2), f.unit, 'derived', '004-sun-servers', '2.8 PrestoServe'
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%-ipi' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason)
  SELECT d.id || '.presto-' || f.property, d.id, f.property, 'Second copy by a PrestoServe on SBus: ' || lower(substr(f.title, 1, 1)) || substr(f.title, 2), 0, f.unit, 'published', '004-sun-servers', '2.8 PrestoServe', 'A PrestoServe on SBus is on the same bus as this disk, as the guide recommends, and copies the data only once.'
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%' AND d.id NOT LIKE '%-ipi' AND d.role = 'device' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT d.id || '.presto-' || f.property, f.id, 1
  FROM block_type d, fact f WHERE d.id LIKE 'disk-%-ipi' AND f.id IN ('presto-sbus.kernel-extra', 'presto-sbus.write-extra', 'presto-sbus.copy');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('presto-sbus.write-extra', 'presto-sbus.kernel-extra', 1), ('presto-sbus.write-extra', 'nfs.legato-writes', -1),
  ('presto-vme.write-extra', 'presto-vme.kernel-extra', 1), ('presto-vme.write-extra', 'nfs.legato-writes', -1);
-- Limits of the model for file servers and their disks
CREATE TEMP TABLE sparc_limit(ordinal INTEGER, text TEXT, locator TEXT);
INSERT INTO sparc_limit VALUES
  (3, 'In the model, an NFS operation has the mean demand of its mix. Its kernel time follows from the maximum load of the server, so the model does not separate the time for packets from the time for the file system. In a custom mix, a write has the PrestoServe, eNFS and MetaDisk costs of a write in the Legato mix. A read has the MetaDisk cost of a read in the Brown mix. A PrestoServe avoids half of the disk writes (assumed). If eNFS is added, eNFS avoids a third of the remaining writes. This is the value of Table 14 if most writes append data. If most writes are updates, eNFS would avoid only a fourteenth. Like the guide, the model treats mail operations as sequential reads, so neither product saves a disk access for mail.', 'Table 1'),
  (4, 'A Network CoProcessor relieves the processors of about 40 % of the NFS work. The guide does not say whether the servers of Table 1 had this board, so the model deducts nothing. In the model, a Network CoProcessor serves one operation at a time, for 1/290 of a second. It therefore responds later than other interfaces. In the measurements of Table 2, it responds sooner.', '2.5.2 Network CoProcessor'),
  (5, 'A disk operation takes a typical seek, half a rotation, and a transfer at the rate of the fastest tracks, regardless of where the data is. A request goes to one disk, even if the pieces of a stripe are small. The model ignores that some controllers sort their queues. The model adds no seek time for concatenated disks, although they were 5 to 72 % slower in measurements (2.11.3).', '2.4.4 Disk Drives');
