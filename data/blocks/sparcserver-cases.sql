-- What the guide's case studies reckon with, and what follows from its tables for the same.
-- Source 004-sun-servers.

INSERT INTO unit(id, factor, pattern) VALUES ('ms/s', 0.001, '{} ms/s'), ('disks', 1, '{} disks');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('case4.scan-reads', 'ss690-board', 'io-rate', 'Reads in order, query 1', 850, 'operations/s', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', ''),
  ('case4.lookup-reads', 'ss690-board', 'io-rate', 'Reads by key, query 2', 450, 'operations/s', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', ''),
  ('case4.packets', 'ss690-board', 'io-rate', 'Packets of one query', 233, 'operations/s', 'published', '004-sun-servers', '1.2.9.2 Case Study 4', ''),
  ('case7.oracle-reads', 'ss690-board', 'io-rate', 'Raw operations of Oracle', 360, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('case7.map-reads', 'ss690-board', 'io-rate', 'Reads through the file system, users of maps', 50, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('case7.mail-reads', 'ss690-board', 'io-rate', 'Operations of mail', 130, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('case7.line-load', 'ss690-board', 'instruction-rate', 'Processor for lines to other sites', 3, 'MIPS', 'published', '004-sun-servers', '1.3.1.2 Case Study 7; 2.6 Internetworking', ''),
  ('case7.faults', 'ss690-board', 'io-rate', 'Page faults', 30, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', '');

-- Milliseconds of the kernel in a second, on the processor of 28.5 MIPS that all this runs on
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('case4.scan-kernel', 'ss690-board', 'share', 'Kernel for the reads of query 1', 'ms/s', 'derived', '004-sun-servers', '1.2.9.2 Case Study 4; Table 7', 'Reads times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case4.lookup-kernel', 'ss690-board', 'share', 'Kernel for the reads of query 2', 'ms/s', 'derived', '004-sun-servers', '1.2.9.2 Case Study 4; Table 7', 'Reads times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case4.packet-kernel', 'ss690-board', 'share', 'Kernel for the packets of a query', 'ms/s', 'derived', '004-sun-servers', '1.2.9.2 Case Study 4; 1.2.5 Networks and Network Interfaces', 'Packets times what the guide takes for one.'),
  ('case7.nfs-kernel', 'ss690-board', 'share', 'Kernel for file service', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7', 'Operations times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case7.oracle-kernel', 'ss690-board', 'share', 'Kernel for Oracle', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 7', 'Operations times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case7.map-kernel', 'ss690-board', 'share', 'Kernel for users of maps', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 7', 'Operations times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case7.mail-kernel', 'ss690-board', 'share', 'Kernel for mail', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 7', 'Operations times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case7.line-kernel', 'ss690-board', 'share', 'Kernel for lines to other sites', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; 2.6 Internetworking', 'Instructions over what the processor does in a second.'),
  ('case7.fault-kernel', 'ss690-board', 'share', 'Kernel for page faults, without their mirror', 'ms/s', 'derived', '004-sun-servers', '1.3.1.2 Case Study 7; Table 7', 'Faults times the kernel''s instructions for one read, over what the processor does in a second.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('case4.scan-kernel', 'case4.scan-reads', 1), ('case4.scan-kernel', 'disk-911-ipi.rsr', 1), ('case4.scan-kernel', 'ss690-board.mips', -1),
  ('case4.lookup-kernel', 'case4.lookup-reads', 1), ('case4.lookup-kernel', 'disk-1300-ipi.rrr', 1), ('case4.lookup-kernel', 'ss690-board.mips', -1),
  ('case4.packet-kernel', 'case4.packets', 1), ('case4.packet-kernel', 'sparc.packet-time', 1),
  ('case7.nfs-kernel', 'nfs.brown-load', 1), ('case7.nfs-kernel', 'nfs.brown-kernel', 1), ('case7.nfs-kernel', 'ss690-board.mips', -1),
  ('case7.oracle-kernel', 'case7.oracle-reads', 1), ('case7.oracle-kernel', 'disk-1300-ipi.rrr', 1), ('case7.oracle-kernel', 'ss690-board.mips', -1),
  ('case7.map-kernel', 'case7.map-reads', 1), ('case7.map-kernel', 'disk-1300-ipi.frr', 1), ('case7.map-kernel', 'ss690-board.mips', -1),
  ('case7.mail-kernel', 'case7.mail-reads', 1), ('case7.mail-kernel', 'disk-1300-ipi.fsr', 1), ('case7.mail-kernel', 'ss690-board.mips', -1),
  ('case7.line-kernel', 'case7.line-load', 1), ('case7.line-kernel', 'ss690-board.mips', -1),
  ('case7.fault-kernel', 'case7.faults', 1), ('case7.fault-kernel', 'disk-1300-ipi.rrr', 1), ('case7.fault-kernel', 'ss690-board.mips', -1);

-- How many disks a SCSI bus takes (2.4.2): what it may be used, over what one disk moves
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('scsi.disk-random', 'scsi-bus', 'bandwidth', 'What a disk of 1.3 GB moves at 65 % of its random reads of 8 KB', 'MB/s', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; Table 8', ''),
  ('scsi.disks-random', 'scsi-bus', 'count', 'Disks of 1.3 GB of a bus, random reads', 'disks', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Use of the bus from which answers are slow, times its rate, over what a disk moves.'),
  ('scsi.disk-sequential', 'scsi-bus', 'bandwidth', 'What each of four disks may move, reads in order', 'MB/s', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading', 'Use of the bus from which answers are slow, times its rate, over the four disks of the rule.'),
  ('scsi.disk-full', 'scsi-bus', 'share', 'Use of the bus by one disk of 1.3 GB that reads its fastest tracks without a pause', '%', 'derived', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading; Table 8', 'Four such disks do not go with the rule for reads in order: one is nearly all that the bus moves.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('scsi.disk-random', 'disk-1300-scsi.sustained', 1), ('scsi.disk-random', 'disk.block', 1),
  ('scsi.disks-random', 'scsi.hot-random', 1), ('scsi.disks-random', 'scsi.rate', 1), ('scsi.disks-random', 'scsi.disk-random', -1),
  ('scsi.disk-sequential', 'scsi.hot-sequential', 1), ('scsi.disk-sequential', 'scsi.rate', 1), ('scsi.disk-sequential', 'scsi.targets', -1),
  ('scsi.disk-full', 'disk-1300-scsi.rate', 1), ('scsi.disk-full', 'scsi.rate', -1);
