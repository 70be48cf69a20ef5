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

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('case1.load', 'ss2-board', 'nfs-load', 'NFS operations that three groups ask for', 208, 'operations/s', 'published', '004-sun-servers', '1.1.8 Case Study 1', 'Engineers 170, users of PCs 30, administration 8.'),
  ('case1.engineers', 'ss2-board', 'nfs-load', 'Engineers and programmers', 170, 'operations/s', 'published', '004-sun-servers', '1.1.8 Case Study 1', ''),
  ('case1.pcs', 'ss2-board', 'nfs-load', 'Users of PCs', 30, 'operations/s', 'published', '004-sun-servers', '1.1.8 Case Study 1', ''),
  ('case1.administration', 'ss2-board', 'nfs-load', 'Administration', 8, 'operations/s', 'published', '004-sun-servers', '1.1.8 Case Study 1', ''),
  ('case2.courses', 'ss670-board', 'nfs-load', 'NFS operations of the courses', 707, 'operations/s', 'published', '004-sun-servers', '1.1.9 Case Study 2', ''),
  ('case2.paging', 'ss670-board', 'nfs-load', 'NFS operations of virtual memory', 80, 'operations/s', 'published', '004-sun-servers', '1.1.9 Case Study 2', ''),
  ('case2.networks', 'ss670-board', 'count', 'Classrooms, each with a network', 4, 'networks', 'published', '004-sun-servers', '1.1.9 Case Study 2', ''),
  ('case3.old-reads', 'ss690-board', 'io-rate', 'Reads of eight disks of 1 GB', 320, 'operations/s', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', 'Forty a second of each, as measured.'),
  ('case3.new-reads', 'ss690-board', 'io-rate', 'Reads of seven disks of 1.3 GB', 455, 'operations/s', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', 'Sixty-five a second of each.'),
  ('case3.packets', 'ss690-board', 'io-rate', 'Packets to workstations and terminals', 892, 'operations/s', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', ''),
  ('case5.reads', 'ss2-board', 'io-rate', 'Reads in order of one disk, at the most', 450, 'operations/s', 'published', '004-sun-servers', '1.2.9.3 Case Study 5', ''),
  ('case5.drawing', 'ss2-board', 'count', 'Operations of a drawing', 1000, 'ratio', 'published', '004-sun-servers', '1.2.9.3 Case Study 5', 'About 7.5 MB, and what the database adds.'),
  ('case6.packets', 'ss690-board', 'io-rate', 'Packets from the database server', 625, 'operations/s', 'published', '004-sun-servers', '1.3.1.1 Case Study 6', '');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('case1.sum', 'ss2-board', 'nfs-load', 'NFS operations of all groups', 'operations/s', 'derived', '004-sun-servers', '1.1.8 Case Study 1', ''),
  ('case2.sum', 'ss670-board', 'nfs-load', 'NFS operations of courses and virtual memory', 'operations/s', 'derived', '004-sun-servers', '1.1.9 Case Study 2', ''),
  ('case2.configured', 'ss670-board', 'nfs-load', 'What a server must do at the most to sustain them', 'operations/s', 'derived', '004-sun-servers', '1.1.9 Case Study 2', 'The load over the share that can be sustained.'),
  ('case2.network', 'ss670-board', 'nfs-load', 'NFS operations of one classroom', 'operations/s', 'derived', '004-sun-servers', '1.1.9 Case Study 2', ''),
  ('case2.limit', 'ss670-board', 'nfs-load', 'What a Network CoProcessor sustains', 'operations/s', 'derived', '004-sun-servers', '1.1.9 Case Study 2; Table 2', ''),
  ('case3.old-kernel', 'ss690-board', 'share', 'Kernel for the reads of old disks', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; Table 7', 'Reads times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case3.new-kernel', 'ss690-board', 'share', 'Kernel for the reads of new disks', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; Table 7', 'Reads times the kernel''s instructions for one, over what the processor does in a second.'),
  ('case3.disk-kernel', 'ss690-board', 'share', 'Kernel for all reads', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; Table 7', ''),
  ('case3.old-kernel-490', 'ss490-board', 'share', 'Kernel for the reads of old disks, on a SPARCserver 490', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; Table 7', ''),
  ('case3.new-kernel-490', 'ss490-board', 'share', 'Kernel for the reads of new disks, on a SPARCserver 490', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; Table 7', ''),
  ('case3.packet-kernel', 'ss690-board', 'share', 'Kernel for the packets', 'ms/s', 'derived', '004-sun-servers', '1.2.9.1 Case Study 3; 1.2.5 Networks and Network Interfaces', ''),
  ('case5.kernel', 'ss2-board', 'share', 'Kernel while a drawing is read, by use and rate', '%', 'derived', '004-sun-servers', '1.2.9.3 Case Study 5; Table 7', ''),
  ('case5.kernel-time', 'ss2-board', 'share', 'Kernel while a drawing is read, by the printed time', '%', 'derived', '004-sun-servers', '1.2.9.3 Case Study 5; Table 7', 'More than the processor has: the printed time is not use over rate.'),
  ('case5.load', 'ss2-board', 'duration', 'Processor time of the reads of a drawing', 's', 'derived', '004-sun-servers', '1.2.9.3 Case Study 5; Table 7', ''),
  ('case6.kernel', 'ss690-board', 'share', 'Kernel for the packets', 'ms/s', 'derived', '004-sun-servers', '1.3.1.1 Case Study 6; 1.2.5 Networks and Network Interfaces', '');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('case1.sum', 'case1.engineers', 1), ('case1.sum', 'case1.pcs', 1), ('case1.sum', 'case1.administration', 1),
  ('case2.sum', 'case2.courses', 1), ('case2.sum', 'case2.paging', 1),
  ('case3.disk-kernel', 'case3.old-kernel', 1), ('case3.disk-kernel', 'case3.new-kernel', 1);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('case2.configured', 'case2.sum', 1), ('case2.configured', 'nfs.sustained', -1), ('case2.network', 'case2.sum', 1), ('case2.network', 'case2.networks', -1),
  ('case2.limit', 'network-coprocessor.nfs', 1), ('case2.limit', 'nfs.sustained', 1),
  ('case3.old-kernel', 'case3.old-reads', 1), ('case3.old-kernel', 'disk-1300-ipi.rrr', 1), ('case3.old-kernel', 'ss690-board.mips', -1),
  ('case3.new-kernel', 'case3.new-reads', 1), ('case3.new-kernel', 'disk-1300-ipi.rrr', 1), ('case3.new-kernel', 'ss690-board.mips', -1),
  ('case3.old-kernel-490', 'case3.old-reads', 1), ('case3.old-kernel-490', 'disk-1300-ipi.rrr-time', 1),
  ('case3.new-kernel-490', 'case3.new-reads', 1), ('case3.new-kernel-490', 'disk-1300-ipi.rrr-time', 1),
  ('case3.packet-kernel', 'case3.packets', 1), ('case3.packet-kernel', 'sparc.packet-time', 1),
  ('case5.kernel', 'case5.reads', 1), ('case5.kernel', 'disk-1300-scsi.fsr-follows', 1),
  ('case5.kernel-time', 'case5.reads', 1), ('case5.kernel-time', 'disk-1300-scsi.fsr-time', 1),
  ('case5.load', 'case5.drawing', 1), ('case5.load', 'disk-1300-scsi.fsr-time', 1),
  ('case6.kernel', 'case6.packets', 1), ('case6.kernel', 'sparc.packet-time', 1);

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
