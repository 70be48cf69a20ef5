-- Messages of the kernel of a SPARCserver of 1992 during boot. Source 004-sun-servers, appendix D, has one such log, of
-- a SPARCserver 600MP with four processors and SCSI disks. Lines that are not in that log have a format of our own and
-- no source.

INSERT INTO probe_unit(family, bay, unit) VALUES
  ('sparcserver', 'disk0', 3), ('sparcserver', 'disk1', 1), ('sparcserver', 'disk2', 2), ('sparcserver', 'disk3', 0),
  ('sparcserver', 'tape4', 4), ('sparcserver', 'tape5', 5), ('sparcserver', 'CD', 6);

INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', b.id, l.ordinal, l.phase, l.pattern, l.meaning, '004-sun-servers', 'Appendix D'
  FROM (SELECT 'ss630-board' AS id UNION SELECT 'ss670-board' UNION SELECT 'ss690-board') b, (
    SELECT 10 AS ordinal, 0 AS phase, 'IOC enabled' AS pattern, 'The I/O cache is on: it gathers transfers between VME and the Mbus into lines of 32 bytes.' AS meaning
    UNION ALL SELECT 20, 0, 'VAC ENABLED in COPYBACK mode', 'The processor caches use virtual addresses and write back.'
    UNION ALL SELECT 40, 0, 'cpu = SUNW,Sun 4/600', 'A SPARCserver 600MP. Its slots show which of the three models it is.'
    UNION ALL SELECT 50, 1, 'zs0 at obio 0x100000 pri 12 (onboard)', 'Serial lines of the system board.'
    UNION ALL SELECT 55, 1, 'zs1 at obio 0x0 pri 12 (onboard)', 'Serial lines of the system board.'
    UNION ALL SELECT 45, 1, 'lebuffer0 at SBus slot f 0x40000', 'Buffer memory of the Ethernet interface, so that it doesn''t wait for the buses.'
    UNION ALL SELECT 60, 1, 'audio0 at obio 0x500000 pri 13 (onboard)', 'Audio interface of the system board.') l;
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator) VALUES
  ('sparcserver', 'ss2-board', 40, 0, 'cpu = Sun 4/75', 'A SPARCstation 2.', 'sunos-ipc-log', 'Same form as "cpu = Sun 4/40"'),
  ('sparcserver', 'ss1-board', 40, 0, 'cpu = Sun 4/65', 'A SPARCstation 1+.', 'sunos-ipc-log', 'Same form as "cpu = Sun 4/40"'),
  ('sparcserver', 'ss390-board', 40, 0, 'cpu = SUNW,Sun 4/390', 'A SPARCserver 390.', NULL, ''),
  ('sparcserver', 'ss490-board', 40, 0, 'cpu = SUNW,Sun 4/490', 'A SPARCserver 490.', NULL, ''),
  ('sparcserver', 'sun4-280-board', 40, 0, 'cpu = SUNW,Sun 4/280', 'A Sun-4/280.', NULL, ''),
  ('sparcserver', 'scsi-vme', 10, 1, 'esp{n} at VME slot {number}', 'A SCSI host adapter on VME, named like those on SBus. Its transfers are asynchronous.', NULL, ''),
  ('sparcserver', 'sparc-memory', 10, 0, 'mem = {KB}K (0x{hex})', 'Memory that the kernel finds, which is slightly less than the installed memory.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'isp-80', 10, 1, 'idc{n} at VME slot {number}', 'An IPI string controller.', NULL, ''),
  ('sparcserver', 'tape-8mm', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape drive. Its transfers are asynchronous, so no rate is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-half-inch', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape drive. Its transfers are asynchronous, so no rate is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-quarter-inch', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape drive. Its transfers are asynchronous, so no rate is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-3480', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape drive. Its transfers are asynchronous, so no rate is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'optical-jukebox', 10, 1, 'sd{n} at esp{bus} target {unit} lun 0', 'A disk, with the number of its bus and its target number on that bus.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'cd-rom', 10, 1, 'sr{n} at esp{bus} target {unit} lun 0', 'A CD-ROM drive. Its transfers are asynchronous, so no rate is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'sparc-lock', 10, 2, 'entering multiprocessor mode', 'Before this line, only one processor runs. After it, the scheduler uses all processors.', '004-sun-servers', 'Appendix D, note 8');
-- Ethernet interface on the system board. An Ethernet interface on a separate board uses the same driver name.
INSERT INTO probe_line(family, block_type, root, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', 'ethernet', id, 10, 1, 'le{n} at SBus slot f 0x60000 pri 6 (onboard)', 'An Ethernet interface (Lance). An Ethernet interface on a separate board uses the same driver name.', '004-sun-servers', 'Appendix D, note 5'
  FROM block_type WHERE id IN ('ss630-board', 'ss670-board', 'ss690-board')
  UNION ALL SELECT 'sparcserver', 'ethernet', 'sun4-280-board', 10, 1, 'ie{n} at obio (onboard)', 'An Ethernet interface (Intel). An Ethernet interface on a separate board uses the same driver name.', NULL, '';
-- SCSI disks: negotiated rate, address, type. The log shows the labels of two types.
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', d.id, 10, 1, 'esp{bus}: Target {unit} now Synchronous at {rate} mb/s max transmit rate', 'The transfer rate between this disk and its host adapter; here, the maximum of the bus.', '004-sun-servers', 'Appendix D, note 4'
  FROM block_type d WHERE d.id LIKE 'disk-%' AND d.role = 'device' AND d.id NOT LIKE '%-ipi'
  UNION ALL SELECT 'sparcserver', d.id, 20, 1, 'sd{n} at esp{bus} target {unit} lun 0', 'A disk, with the number of its bus and its target number on that bus.', '004-sun-servers', 'Appendix D'
  FROM block_type d WHERE d.id LIKE 'disk-%' AND d.role = 'device' AND d.id NOT LIKE '%-ipi'
  UNION ALL SELECT 'sparcserver', d.id, 10, 1, 'id{n} at idc{bus} facility {number}', 'A disk, with the number of its string and its facility number on that string.', NULL, ''
  FROM block_type d WHERE d.id LIKE 'disk-%-ipi';
-- SCSI disks are named by their targets, four on a bus.
UPDATE probe_line SET each_bus = 4 WHERE pattern LIKE 'sd{n} at esp{bus}%';
-- Labels of disks, tapes and other drives.
INSERT INTO probe_label(family, driver, name, block_type, cylinders, spare, heads, sectors, standing, source, locator) VALUES
  ('sparcserver', 'sd', 'SUN1.3G', 'disk-1300-scsi', 1965, 2, 17, 80, 'published', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'sd', 'SUN0669', 'disk-669', 1614, 2, 15, 54, 'published', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'sd', 'SUN0424', 'disk-424', 1151, 2, 9, 80, 'published', 'fdisk-sun', 'sun_drives'),
  ('sparcserver', 'sd', 'SUN0207', 'disk-207', 1254, 2, 9, 36, 'published', 'fdisk-sun', 'sun_drives'),
  ('sparcserver', 'sd', 'SUN0104', 'disk-104', 974, 2, 6, 35, 'published', 'fdisk-sun', 'sun_drives');
INSERT INTO probe_label(family, driver, name, block_type, standing) VALUES
  ('sparcserver', 'id', 'SUN1.3G', 'disk-1300-ipi', 'assumed'), ('sparcserver', 'id', 'SUN1.0G', 'disk-1000-ipi', 'assumed'),
  ('sparcserver', 'id', 'SUN0911', 'disk-911-ipi', 'assumed'), ('sparcserver', 'id', 'ST83200K', 'disk-3200-ipi', 'assumed'),
  ('sparcserver', 'st', '8mm helical scan', 'tape-8mm', 'assumed'), ('sparcserver', 'st', '1/2" reel', 'tape-half-inch', 'assumed'),
  ('sparcserver', 'st', '1/4" cartridge', 'tape-quarter-inch', 'assumed'), ('sparcserver', 'st', '3480 cartridge', 'tape-3480', 'assumed'),
  ('sparcserver', 'sd', 'optical jukebox', 'optical-jukebox', 'assumed');
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT family, block_type, 30, 1, driver || '{n}: <{label}>',
         CASE WHEN cylinders IS NULL THEN 'The label of the drive.' ELSE 'The label of the disk: cylinders, spare cylinders, heads, sectors.' END, source, locator
  FROM probe_label;
-- Processors of a 600MP are on modules.
INSERT INTO probe_line(family, block_type, root, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', 'sparc-cpu', b.id, l.ordinal, l.phase, l.pattern, l.meaning, '004-sun-servers', l.locator
  FROM (SELECT 'ss630-board' AS id UNION SELECT 'ss670-board' UNION SELECT 'ss690-board') b, (
    SELECT 10 AS ordinal, 0 AS phase, 'mod{n} = Cypress,CY605 (mid = {n+8})' AS pattern, 'A cache on the Mbus, which the kernel calls a module. On a Ross 6002, each processor has one. The MID is the address of the cache on the Mbus.' AS meaning, 'Appendix D, note 3' AS locator
    UNION ALL SELECT 20, 2, 'cpu{n} at Mbus', 'A processor, with the address of its cache.', 'Appendix D, note 7') l;
-- Host adapters of a 600MP and of a SPARCstation (sun4c). The kernel of a sun4c has different addresses.
INSERT INTO probe_line(family, block_type, root, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', l.id, b.id, l.ordinal, 1, l.pattern, l.meaning, l.source, l.locator
  FROM block_type b, (
    SELECT 'scsi-bus' AS id, 5 AS ordinal, 'dma{n} at SBus slot f 0x81000' AS pattern, 'The DMA controller of the system board''s SCSI host adapter.' AS meaning, '004-sun-servers' AS source, 'Appendix D' AS locator
    UNION ALL SELECT 'scsi-bus', 10, 'esp{n} at SBus slot f 0x80000 pri 4 (onboard)', 'The SCSI host adapter of the system board.', '004-sun-servers', 'Appendix D'
    UNION ALL SELECT 'sbus-scsi', 10, 'esp{n} at SBus slot {number} 0x80000 pri 4', 'A SCSI host adapter on SBus.', NULL, ''
    UNION ALL SELECT 'sbe-s', 10, 'esp{n} at SBus slot {number} 0x80000 pri 4 (buffered Ethernet)', 'A SCSI host adapter with an Ethernet interface.', NULL, '') l
  WHERE b.id IN ('ss630-board', 'ss670-board', 'ss690-board')
  UNION ALL
  SELECT 'sparcserver', l.id, b.id, l.ordinal, 1, l.pattern, l.meaning, 'sunos-ipc-log', l.locator
  FROM block_type b, (
    SELECT 'scsi-bus' AS id, 5 AS ordinal, 'dma{n} at SBus slot 0 0x400000' AS pattern, 'The DMA controller of the system board''s SCSI host adapter.' AS meaning, 'dma0' AS locator
    UNION ALL SELECT 'scsi-bus', 10, 'esp{n} at SBus slot 0 0x800000 pri 3', 'The SCSI host adapter of the system board.', 'esp0'
    UNION ALL SELECT 'ethernet', 10, 'le{n} at SBus slot 0 0xc00000 pri 5', 'An Ethernet interface (Lance). An Ethernet interface on a separate board uses the same driver name.', 'le0'
    UNION ALL SELECT 'sbus-scsi', 10, 'esp{n} at SBus slot {number} 0x80000 pri 3', 'A SCSI host adapter on SBus.', 'esp1'
    UNION ALL SELECT 'sbe-s', 10, 'esp{n} at SBus slot {number} 0x80000 pri 3 (buffered Ethernet)', 'A SCSI host adapter with an Ethernet interface.', 'esp1; the words in brackets are ours') l
  WHERE b.id IN ('ss1-board', 'ss2-board');
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', b.id, l.ordinal, 1, l.pattern, l.meaning, 'sunos-ipc-log', l.locator
  FROM block_type b, (
    SELECT 50 AS ordinal, 'zs0 at obio 0xf1000000 pri 12' AS pattern, 'Serial lines of the system board.' AS meaning, 'zs0' AS locator
    UNION ALL SELECT 55, 'zs1 at obio 0xf0000000 pri 12', 'Serial lines of the system board.', 'zs1'
    UNION ALL SELECT 57, 'fd0 at obio 0xf7200000 pri 11', 'The diskette drive.', 'fd0'
    UNION ALL SELECT 60, 'audio0 at obio 0xf7201000 pri 13', 'Audio interface of the system board.', 'audio0'
    UNION ALL SELECT 65, 'sbus0 at SBus slot 0 0x0', 'The SBus of the system board.', 'sbus0') l
  WHERE b.id IN ('ss1-board', 'ss2-board');
-- The name of a machine, with or without the name of the manufacturer.
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning)
  SELECT family, block_type, 90, 3, CASE WHEN pattern LIKE 'cpu = SUNW,%' THEN replace(pattern, 'SUNW,', '') ELSE replace(pattern, 'cpu = ', 'cpu = SUNW,') END, meaning
  FROM probe_line WHERE pattern LIKE 'cpu = %' AND ordinal = 40;
-- Text that users may paste although it is not a boot log: for example, the output of newer machines.
INSERT INTO probe_foreign(beginning, title) VALUES
  ('System Configuration:', 'the output of prtdiag or prtconf'), ('====================', 'the output of prtdiag'),
  ('Ap_Id', 'the output of cfgadm'), ('Status of virtual processor', 'the output of psrinfo -v'),
  ('Status of processor', 'the output of psrinfo -v'), ('The physical processor has', 'the output of psrinfo -vp'),
  ('lgroup ', 'the output of lgrpinfo'), ('hostname:', 'the output of memconf'), ('<?xml', 'an XML file');
-- Boards without a boot message, described by lines in a format of our own.
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', id, 10, 1, id || '#{n} at SBus slot {number}', 'A board.', NULL, ''
  FROM block_type WHERE id IN ('sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander')
  UNION ALL SELECT 'sparcserver', id, 10, 1, id || '#{n} at VME slot {number}', 'A board.', NULL, ''
  FROM block_type WHERE id IN ('network-coprocessor', 'ie2', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
