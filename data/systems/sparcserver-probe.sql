-- What the kernel of a SPARCserver of 1992 says when it starts. Source 004-sun-servers, appendix D, prints one such log, of a
-- SPARCserver 600MP with four processors and SCSI disks; what it does not print has a form of our own, and no source.

INSERT INTO probe_unit(family, bay, unit) VALUES
  ('sparcserver', 'disk0', 3), ('sparcserver', 'disk1', 1), ('sparcserver', 'disk2', 2), ('sparcserver', 'disk3', 0),
  ('sparcserver', 'tape4', 4), ('sparcserver', 'tape5', 5), ('sparcserver', 'CD', 6);

INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', b.id, l.ordinal, l.phase, l.pattern, l.meaning, '004-sun-servers', 'Appendix D'
  FROM (SELECT 'ss630-board' AS id UNION SELECT 'ss670-board' UNION SELECT 'ss690-board') b, (
    SELECT 10 AS ordinal, 0 AS phase, 'IOC enabled' AS pattern, 'The I/O cache is on: it gathers what VME moves to and from the Mbus in lines of 32 bytes.' AS meaning
    UNION ALL SELECT 20, 0, 'VAC ENABLED in COPYBACK mode', 'The caches of the processors go by virtual addresses, and write back.'
    UNION ALL SELECT 40, 0, 'cpu = SUNW,Sun 4/600', 'A SPARCserver 600MP; which of the three follows from its slots.'
    UNION ALL SELECT 50, 1, 'zs0 at obio 0x100000 pri 12 (onboard)', 'Serial lines of the system board.'
    UNION ALL SELECT 55, 1, 'zs1 at obio 0x0 pri 12 (onboard)', 'Serial lines of the system board.'
    UNION ALL SELECT 45, 1, 'lebuffer0 at SBus slot f 0x40000', 'Memory of the Ethernet interface, so that it does not wait for the busses.'
    UNION ALL SELECT 60, 1, 'audio0 at obio 0x500000 pri 13 (onboard)', 'Sound of the system board.') l;
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator) VALUES
  ('sparcserver', 'ss2-board', 40, 0, 'cpu = SUNW,Sun 4/75', 'A SPARCstation 2.', NULL, ''),
  ('sparcserver', 'ss1-board', 40, 0, 'cpu = SUNW,Sun 4/65', 'A SPARCstation 1+.', NULL, ''),
  ('sparcserver', 'ss390-board', 40, 0, 'cpu = SUNW,Sun 4/390', 'A SPARCserver 390.', NULL, ''),
  ('sparcserver', 'ss490-board', 40, 0, 'cpu = SUNW,Sun 4/490', 'A SPARCserver 490.', NULL, ''),
  ('sparcserver', 'sun4-280-board', 40, 0, 'cpu = SUNW,Sun 4/280', 'A Sun-4/280.', NULL, ''),
  ('sparcserver', 'scsi-vme', 10, 1, 'esp{n} at VME slot {number}', 'A SCSI host adapter on VME, called as those on SBus; what it transfers is asynchronous.', NULL, ''),
  ('sparcserver', 'sparc-memory', 10, 0, 'mem = {KB}K (0x{hex})', 'Memory that the kernel finds; it tells a little less than is fitted.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'scsi-bus', 5, 1, 'dma{n} at SBus slot f 0x81000', 'What moves data for the SCSI host adapter of the system board.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'scsi-bus', 10, 1, 'esp{n} at SBus slot f 0x80000 pri 4 (onboard)', 'The SCSI host adapter of the system board.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'sbus-scsi', 10, 1, 'esp{n} at SBus slot {number} 0x80000 pri 4', 'A SCSI host adapter on SBus.', NULL, ''),
  ('sparcserver', 'sbe-s', 10, 1, 'esp{n} at SBus slot {number} 0x80000 pri 4 (buffered Ethernet)', 'A SCSI host adapter with an Ethernet interface.', NULL, ''),
  ('sparcserver', 'isp-80', 10, 1, 'idc{n} at VME slot {number}', 'An IPI string controller.', NULL, ''),
  ('sparcserver', 'tape-8mm', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape: its transfers are asynchronous, so nothing is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-8mm', 20, 1, 'st{n}: <8mm helical scan>', 'The kind of tape.', NULL, ''),
  ('sparcserver', 'tape-half-inch', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape: its transfers are asynchronous, so nothing is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-half-inch', 20, 1, 'st{n}: <1/2" reel>', 'The kind of tape.', NULL, ''),
  ('sparcserver', 'tape-quarter-inch', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape: its transfers are asynchronous, so nothing is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-quarter-inch', 20, 1, 'st{n}: <1/4" cartridge>', 'The kind of tape.', NULL, ''),
  ('sparcserver', 'tape-3480', 10, 1, 'st{n} at esp{bus} target {unit} lun 0', 'A tape: its transfers are asynchronous, so nothing is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'tape-3480', 20, 1, 'st{n}: <3480 cartridge>', 'The kind of tape.', NULL, ''),
  ('sparcserver', 'optical-jukebox', 10, 1, 'sd{n} at esp{bus} target {unit} lun 0', 'A disk, by the number of its bus and its place there.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'optical-jukebox', 20, 1, 'sd{n}: <optical jukebox>', 'A machine that changes disks.', NULL, ''),
  ('sparcserver', 'cd-rom', 10, 1, 'sr{n} at esp{bus} target {unit} lun 0', 'A CD-ROM: its transfers are asynchronous, so nothing is negotiated.', '004-sun-servers', 'Appendix D, note 4'),
  ('sparcserver', 'sparc-lock', 10, 2, 'entering multiprocessor mode', 'Until here one processor ran; the scheduler now uses all.', '004-sun-servers', 'Appendix D, note 8');
-- Ethernet of the system board; a board of its own says so of that
INSERT INTO probe_line(family, block_type, root, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', 'ethernet', id, 10, 1, 'le{n} at SBus slot f 0x60000 pri 6 (onboard)', 'An Ethernet interface (Lance); on a board of its own it says so of that.', '004-sun-servers', 'Appendix D, note 5'
  FROM block_type WHERE id IN ('ss1-board', 'ss2-board', 'ss630-board', 'ss670-board', 'ss690-board')
  UNION ALL SELECT 'sparcserver', 'ethernet', 'sun4-280-board', 10, 1, 'ie{n} at obio (onboard)', 'An Ethernet interface (Intel); on a board of its own it says so of that.', NULL, '';
-- SCSI disks: what is negotiated, where it is, what it is; the log shows the labels of two kinds
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', d.id, 10, 1, 'esp{bus}: Target {unit} now Synchronous at {rate} mb/s max transmit rate', 'How fast this disk and its host adapter transfer; here the most that the bus does.', '004-sun-servers', 'Appendix D, note 4'
  FROM block_type d WHERE d.id LIKE 'disk-%' AND d.role = 'device' AND d.id NOT LIKE '%-ipi'
  UNION ALL SELECT 'sparcserver', d.id, 20, 1, 'sd{n} at esp{bus} target {unit} lun 0', 'A disk, by the number of its bus and its place there.', '004-sun-servers', 'Appendix D'
  FROM block_type d WHERE d.id LIKE 'disk-%' AND d.role = 'device' AND d.id NOT LIKE '%-ipi'
  UNION ALL SELECT 'sparcserver', d.id, 10, 1, 'id{n} at idc{bus} facility {number}', 'A disk, by the number of its string and its place there.', NULL, ''
  FROM block_type d WHERE d.id LIKE 'disk-%-ipi';
-- SCSI disks are named by their targets, four on a bus.
UPDATE probe_line SET each_bus = 4 WHERE pattern LIKE 'sd{n} at esp{bus}%';
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator) VALUES
  ('sparcserver', 'disk-1300-scsi', 30, 1, 'sd{n}: <SUN1.3G cyl 1965 alt 2 hd 17 sec 80>', 'Its label: cylinders, spare ones, heads, sectors.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'disk-669', 30, 1, 'sd{n}: <SUN0669 cyl 1614 alt 2 hd 15 sec 54>', 'Its label: cylinders, spare ones, heads, sectors.', '004-sun-servers', 'Appendix D'),
  ('sparcserver', 'disk-424', 30, 1, 'sd{n}: <SUN0424>', 'Its label.', NULL, ''), ('sparcserver', 'disk-207', 30, 1, 'sd{n}: <SUN0207>', 'Its label.', NULL, ''),
  ('sparcserver', 'disk-104', 30, 1, 'sd{n}: <SUN0104>', 'Its label.', NULL, ''),
  ('sparcserver', 'disk-1300-ipi', 20, 1, 'id{n}: <SUN1.3G>', 'Its label.', NULL, ''), ('sparcserver', 'disk-1000-ipi', 20, 1, 'id{n}: <SUN1.0G>', 'Its label.', NULL, ''),
  ('sparcserver', 'disk-911-ipi', 20, 1, 'id{n}: <SUN0911>', 'Its label.', NULL, ''), ('sparcserver', 'disk-3200-ipi', 20, 1, 'id{n}: <ST83200K>', 'Its label.', NULL, '');
-- Processors of a 600MP stand on modules
INSERT INTO probe_line(family, block_type, root, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', 'sparc-cpu', b.id, l.ordinal, l.phase, l.pattern, l.meaning, '004-sun-servers', l.locator
  FROM (SELECT 'ss630-board' AS id UNION SELECT 'ss670-board' UNION SELECT 'ss690-board') b, (
    SELECT 10 AS ordinal, 0 AS phase, 'mod{n} = Cypress,CY605 (mid = {n+8})' AS pattern, 'A cache on the Mbus, which the kernel calls a module; on a Ross 6002 each processor has one. The MID is its address there.' AS meaning, 'Appendix D, note 3' AS locator
    UNION ALL SELECT 20, 2, 'cpu{n} at Mbus', 'A processor, by the address of its cache.', 'Appendix D, note 7') l;
-- Boards without such a line
INSERT INTO probe_line(family, block_type, ordinal, phase, pattern, meaning, source, locator)
  SELECT 'sparcserver', id, 10, 1, id || '#{n} at SBus slot {number}', 'A board.', NULL, ''
  FROM block_type WHERE id IN ('sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander')
  UNION ALL SELECT 'sparcserver', id, 10, 1, id || '#{n} at VME slot {number}', 'A board.', NULL, ''
  FROM block_type WHERE id IN ('network-coprocessor', 'ie2', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
