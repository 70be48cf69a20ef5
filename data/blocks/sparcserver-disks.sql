-- Disks of Sun servers around 1991: processor time of an operation (Table 7), disk drives (Table 8), and zones (Table 9).
-- Source 004-sun-servers: Configuration and Capacity Planning for Sun Servers.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('disk-104', '104 MB SCSI disk', 'On a SCSI bus', 'device'),
  ('disk-207', '207 MB SCSI disk', 'On a SCSI bus', 'device'),
  ('disk-424', '424 MB SCSI disk', 'On a SCSI bus', 'device'),
  ('disk-669', '669 MB SCSI disk', 'On a SCSI bus', 'device'),
  ('disk-1300-scsi', '1.3 GB SCSI disk', 'On a SCSI bus', 'device'),
  ('disk-911-ipi', '911 MB IPI disk', 'On an IPI-2 string', 'device'),
  ('disk-1000-ipi', '1.0 GB IPI disk', 'On an IPI-2 string', 'device'),
  ('disk-1300-ipi', '1.3 GB IPI disk', 'On an IPI-2 string', 'device'),
  ('disk-3200-ipi', '3.2 GB Seagate IPI disk', '8-inch ST83200K on an IPI-2 string', 'device');
UPDATE block_type SET serves = 'second', station_title = '{path}', noun = 'disk' WHERE id LIKE 'disk-%' AND role = 'device';

-- Table 8
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disk.seek-parts', 'disk-1300-ipi', 'ratio', 'Average seek time, divided by typical seek time', 3, 'ratio', 'published', '004-sun-servers', 'Table 8, footnote 51', 'A typical seek takes a quarter to a third of the average seek time. The table uses a third.'),
  ('disk.block', 'disk-1300-ipi', 'request-size', 'Size of a file-system block', 8, 'KB', 'published', '004-sun-servers', '2.4 Disk Subsystems', ''),
  ('disk-104.size', 'disk-104', 'size', 'Size', 104, 'million bytes', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.interface', 'disk-104', 'choice', 'Interface', 0, 'interface', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.format', 'disk-104', 'choice', 'Format', 0, 'recording', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.cache', 'disk-104', 'cache', 'Cache', 8, 'KB', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.seek-average', 'disk-104', 'seek-average', 'Average seek', 23, 'ms', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.turn', 'disk-104', 'turn', 'Half a rotation', 8.3, 'ms', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.rate', 'disk-104', 'transfer-rate', 'Transfer rate', 1.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-104.typical-printed', 'disk-104', 'duration', 'Typical time of an 8 KB transfer, as published', 23.7, 'ms', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.random-printed', 'disk-104', 'io-rate', 'Maximum random operations, as published', 42, 'operations/s', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-104.hot', 'disk-104', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 104 MB SCSI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-104.sustained-printed', 'disk-104', 'io-rate', 'Random operations at 65 % utilisation, as published', 27, 'operations/s', 'published', '004-sun-servers', 'Table 8, 104 MB SCSI', ''),
  ('disk-207.size', 'disk-207', 'size', 'Size', 207, 'million bytes', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.interface', 'disk-207', 'choice', 'Interface', 0, 'interface', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.format', 'disk-207', 'choice', 'Format', 0, 'recording', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.cache', 'disk-207', 'cache', 'Cache', 8, 'KB', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.seek-average', 'disk-207', 'seek-average', 'Average seek', 18, 'ms', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.turn', 'disk-207', 'turn', 'Half a rotation', 8.3, 'ms', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.rate', 'disk-207', 'transfer-rate', 'Transfer rate', 1.2, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-207.typical-printed', 'disk-207', 'duration', 'Typical time of an 8 KB transfer, as published', 20.8, 'ms', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.random-printed', 'disk-207', 'io-rate', 'Maximum random operations, as published', 48, 'operations/s', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-207.hot', 'disk-207', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 207 MB SCSI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-207.sustained-printed', 'disk-207', 'io-rate', 'Random operations at 65 % utilisation, as published', 31, 'operations/s', 'published', '004-sun-servers', 'Table 8, 207 MB SCSI', ''),
  ('disk-424.size', 'disk-424', 'size', 'Size', 424, 'million bytes', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.interface', 'disk-424', 'choice', 'Interface', 0, 'interface', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.format', 'disk-424', 'choice', 'Format', 1, 'recording', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', 'Zone bit recording stores more data on outer tracks.'),
  ('disk-424.cache', 'disk-424', 'cache', 'Cache', 64, 'KB', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.seek-average', 'disk-424', 'seek-average', 'Average seek', 14, 'ms', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.turn', 'disk-424', 'turn', 'Half a rotation', 6.8, 'ms', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.rate-least', 'disk-424', 'transfer-rate-least', 'Transfer rate, inner tracks', 2.2, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.rate', 'disk-424', 'transfer-rate', 'Transfer rate, outer tracks', 3.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-424.typical-printed', 'disk-424', 'duration', 'Typical time of an 8 KB transfer, as published', 12.7, 'ms', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.random-printed', 'disk-424', 'io-rate', 'Maximum random operations, as published', 78, 'operations/s', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-424.hot', 'disk-424', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 424 MB SCSI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-424.sustained-printed', 'disk-424', 'io-rate', 'Random operations at 65 % utilisation, as published', 50, 'operations/s', 'published', '004-sun-servers', 'Table 8, 424 MB SCSI', ''),
  ('disk-669.size', 'disk-669', 'size', 'Size', 669, 'million bytes', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.interface', 'disk-669', 'choice', 'Interface', 0, 'interface', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.format', 'disk-669', 'choice', 'Format', 0, 'recording', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.cache', 'disk-669', 'cache', 'Cache', 8, 'KB', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.seek-average', 'disk-669', 'seek-average', 'Average seek', 16, 'ms', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.turn', 'disk-669', 'turn', 'Half a rotation', 8.3, 'ms', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.rate', 'disk-669', 'transfer-rate', 'Transfer rate', 1.8, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-669.typical-printed', 'disk-669', 'duration', 'Typical time of an 8 KB transfer, as published', 17.9, 'ms', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.random-printed', 'disk-669', 'io-rate', 'Maximum random operations, as published', 56, 'operations/s', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-669.hot', 'disk-669', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 669 MB SCSI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-669.sustained-printed', 'disk-669', 'io-rate', 'Random operations at 65 % utilisation, as published', 36, 'operations/s', 'published', '004-sun-servers', 'Table 8, 669 MB SCSI', ''),
  ('disk-1300-scsi.size', 'disk-1300-scsi', 'size', 'Size', 1300, 'million bytes', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.interface', 'disk-1300-scsi', 'choice', 'Interface', 0, 'interface', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.format', 'disk-1300-scsi', 'choice', 'Format', 1, 'recording', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', 'Zone bit recording stores more data on outer tracks.'),
  ('disk-1300-scsi.cache', 'disk-1300-scsi', 'cache', 'Read cache', 192, 'KB', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.cache-writes', 'disk-1300-scsi', 'cache', 'Write cache', 48, 'KB', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.seek-average', 'disk-1300-scsi', 'seek-average', 'Average seek', 11, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.turn', 'disk-1300-scsi', 'turn', 'Half a rotation', 5.53, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.rate-least', 'disk-1300-scsi', 'transfer-rate-least', 'Transfer rate, inner tracks', 3.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.rate', 'disk-1300-scsi', 'transfer-rate', 'Transfer rate, outer tracks', 4.5, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-1300-scsi.typical-printed', 'disk-1300-scsi', 'duration', 'Typical time of an 8 KB transfer, as published', 10.9, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.random-printed', 'disk-1300-scsi', 'io-rate', 'Maximum random operations, as published', 92, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-1300-scsi.hot', 'disk-1300-scsi', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 1.3 GB SCSI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-1300-scsi.sustained-printed', 'disk-1300-scsi', 'io-rate', 'Random operations at 65 % utilisation, as published', 60, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB SCSI', ''),
  ('disk-911-ipi.size', 'disk-911-ipi', 'size', 'Size', 911, 'million bytes', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.interface', 'disk-911-ipi', 'choice', 'Interface', 1, 'interface', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.format', 'disk-911-ipi', 'choice', 'Format', 0, 'recording', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.seek-average', 'disk-911-ipi', 'seek-average', 'Average seek', 15, 'ms', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.turn', 'disk-911-ipi', 'turn', 'Half a rotation', 8.3, 'ms', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.rate', 'disk-911-ipi', 'transfer-rate', 'Transfer rate', 6.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-911-ipi.typical-printed', 'disk-911-ipi', 'duration', 'Typical time of an 8 KB transfer, as published', 14.5, 'ms', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.random-printed', 'disk-911-ipi', 'io-rate', 'Maximum random operations, as published', 69, 'operations/s', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-911-ipi.hot', 'disk-911-ipi', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 911 MB IPI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-911-ipi.sustained-printed', 'disk-911-ipi', 'io-rate', 'Random operations at 65 % utilisation, as published', 45, 'operations/s', 'published', '004-sun-servers', 'Table 8, 911 MB IPI', ''),
  ('disk-1000-ipi.size', 'disk-1000-ipi', 'size', 'Size', 1000, 'million bytes', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.interface', 'disk-1000-ipi', 'choice', 'Interface', 1, 'interface', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.format', 'disk-1000-ipi', 'choice', 'Format', 0, 'recording', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.seek-average', 'disk-1000-ipi', 'seek-average', 'Average seek', 15, 'ms', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.turn', 'disk-1000-ipi', 'turn', 'Half a rotation', 8.3, 'ms', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.rate', 'disk-1000-ipi', 'transfer-rate', 'Transfer rate', 3.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-1000-ipi.typical-printed', 'disk-1000-ipi', 'duration', 'Typical time of an 8 KB transfer, as published', 14.9, 'ms', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.random-printed', 'disk-1000-ipi', 'io-rate', 'Maximum random operations, as published', 67, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1000-ipi.hot', 'disk-1000-ipi', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 1.0 GB IPI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-1000-ipi.sustained-printed', 'disk-1000-ipi', 'io-rate', 'Random operations at 65 % utilisation, as published', 43, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.0 GB IPI', ''),
  ('disk-1300-ipi.size', 'disk-1300-ipi', 'size', 'Size', 1300, 'million bytes', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.interface', 'disk-1300-ipi', 'choice', 'Interface', 1, 'interface', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.format', 'disk-1300-ipi', 'choice', 'Format', 1, 'recording', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', 'Zone bit recording stores more data on outer tracks.'),
  ('disk-1300-ipi.seek-average', 'disk-1300-ipi', 'seek-average', 'Average seek', 11, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.turn', 'disk-1300-ipi', 'turn', 'Half a rotation', 5.53, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.rate-least', 'disk-1300-ipi', 'transfer-rate-least', 'Transfer rate, inner tracks', 3.0, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.rate', 'disk-1300-ipi', 'transfer-rate', 'Transfer rate, outer tracks', 4.5, 'MiB/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', 'The transfer times in the table imply a megabyte of 1,048,576 bytes.'),
  ('disk-1300-ipi.typical-printed', 'disk-1300-ipi', 'duration', 'Typical time of an 8 KB transfer, as published', 10.9, 'ms', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.random-printed', 'disk-1300-ipi', 'io-rate', 'Maximum random operations, as published', 92, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', ''),
  ('disk-1300-ipi.hot', 'disk-1300-ipi', 'hot', 'Utilisation above which a disk responds slowly', 65, '%', 'published', '004-sun-servers', '2.4.4 Disk Drives; Table 8, 1.3 GB IPI', 'The guide recommends keeping utilisation below 60 to 70 %. The table uses 65 %.'),
  ('disk-1300-ipi.sustained-printed', 'disk-1300-ipi', 'io-rate', 'Random operations at 65 % utilisation, as published', 60, 'operations/s', 'published', '004-sun-servers', 'Table 8, 1.3 GB IPI', '');

-- A third-party disk of case study 7. The tables do not list it. It transfers at 3 MB/s and is otherwise comparable to
-- the 1.3 GB disk.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disk-3200-ipi.size', 'disk-3200-ipi', 'size', 'Size', 3200, 'million bytes', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('disk-3200-ipi.rate', 'disk-3200-ipi', 'transfer-rate', 'Transfer rate', 3.0, 'MiB/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'As in Table 8, a megabyte has 1,048,576 bytes.'),
  ('disk-3200-ipi.interface', 'disk-3200-ipi', 'choice', 'Interface', 1, 'interface', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', '');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT 'disk-3200-ipi.' || property, 'disk-3200-ipi', property, title, unit, 'derived', '004-sun-servers', '1.3.1.2 Case Study 7', 'The guide says that this disk is comparable to the 1.3 GB disk.'
  FROM fact WHERE id IN ('disk-1300-ipi.seek-average', 'disk-1300-ipi.turn', 'disk-1300-ipi.hot');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT 'disk-3200-ipi.' || property, id, 1 FROM fact WHERE id IN ('disk-1300-ipi.seek-average', 'disk-1300-ipi.turn', 'disk-1300-ipi.hot');

-- Derived values of each disk: a typical seek, the time of an 8 KB transfer, and the number of such transfers per second.
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT d.id || '.' || p.id, d.id, p.property, p.title, p.unit, 'derived', '004-sun-servers', 'Table 8', p.reason
  FROM block_type d, (
    SELECT 'seek' AS id, 'seek' AS property, 'Typical seek' AS title, 'ms' AS unit, 'A third of the average seek time.' AS reason
    UNION ALL SELECT 'byte', 'byte-time', 'Transfer time of a byte', 'ns/byte', ''
    UNION ALL SELECT 'transfer', 'duration', 'Transfer time of 8 KB', 'ms', ''
    UNION ALL SELECT 'typical', 'duration', 'Typical time of an 8 KB transfer', 'ms', 'A typical seek, half a rotation, and the transfer of 8 KB at the disk''s transfer rate.'
    UNION ALL SELECT 'random', 'io-rate', 'Maximum random operations', 'operations/s', ''
    UNION ALL SELECT 'sustained', 'io-rate', 'Random operations at 65 % utilisation', 'operations/s', '') p
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact_term(fact, operand, exponent)
  SELECT d.id || p.fact, iif(p.operand LIKE 'disk.%', '', d.id) || p.operand, p.exponent
  FROM block_type d, (
    SELECT '.seek' AS fact, '.seek-average' AS operand, 1 AS exponent UNION ALL SELECT '.seek', 'disk.seek-parts', -1
    UNION ALL SELECT '.byte', '.rate', -1
    UNION ALL SELECT '.transfer', '.byte', 1 UNION ALL SELECT '.transfer', 'disk.block', 1
    UNION ALL SELECT '.random', '.typical', -1
    UNION ALL SELECT '.sustained', '.random', 1 UNION ALL SELECT '.sustained', '.hot', 1) p
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact_term(fact, operand, coefficient)
  SELECT d.id || '.typical', d.id || p.operand, 1 FROM block_type d,
    (SELECT '.seek' AS operand UNION SELECT '.turn' UNION SELECT '.transfer') p
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';

CREATE TEMP TABLE kernel_work(id TEXT, title TEXT);
INSERT INTO kernel_work VALUES
  ('frr', 'random read through the file system'),
  ('fru', 'random update through the file system'),
  ('frw', 'random write through the file system'),
  ('fsr', 'sequential read through the file system'),
  ('fsu', 'sequential update through the file system'),
  ('fsw', 'sequential write through the file system'),
  ('rrr', 'random read of the raw disk'),
  ('rru', 'random update of the raw disk'),
  ('rsr', 'sequential read of the raw disk'),
  ('rsw', 'sequential write to the raw disk');

-- Table 7: rate, processor utilisation and processor time of each operation on the measured processor
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disk-1300-ipi.frr-rate', 'disk-1300-ipi', 'io-rate', 'Rate of random reads through the file system, 8 KB, SPARCserver 490', 47, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRR', ''),
  ('disk-1300-ipi.frr-use', 'disk-1300-ipi', 'share', 'Processor utilisation during random reads through the file system, SPARCserver 490', 12, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRR', ''),
  ('disk-1300-ipi.frr-time', 'disk-1300-ipi', 'duration', 'Processor time for a random read through the file system, SPARCserver 490', 4.21, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRR', ''),
  ('disk-1300-ipi.fru-rate', 'disk-1300-ipi', 'io-rate', 'Rate of random updates through the file system, 8 KB, SPARCserver 490', 89, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRU', ''),
  ('disk-1300-ipi.fru-use', 'disk-1300-ipi', 'share', 'Processor utilisation during random updates through the file system, SPARCserver 490', 24, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRU', ''),
  ('disk-1300-ipi.fru-time', 'disk-1300-ipi', 'duration', 'Processor time for a random update through the file system, SPARCserver 490', 7.61, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRU', ''),
  ('disk-1300-ipi.frw-rate', 'disk-1300-ipi', 'io-rate', 'Rate of random writes through the file system, 8 KB, SPARCserver 490', 86, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRW', ''),
  ('disk-1300-ipi.frw-use', 'disk-1300-ipi', 'share', 'Processor utilisation during random writes through the file system, SPARCserver 490', 26, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRW', ''),
  ('disk-1300-ipi.frw-time', 'disk-1300-ipi', 'duration', 'Processor time for a random write through the file system, SPARCserver 490', 5.71, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FRW', ''),
  ('disk-1300-ipi.fsr-rate', 'disk-1300-ipi', 'io-rate', 'Rate of sequential reads through the file system, 8 KB, SPARCserver 490', 368, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSR', ''),
  ('disk-1300-ipi.fsr-use', 'disk-1300-ipi', 'share', 'Processor utilisation during sequential reads through the file system, SPARCserver 490', 89, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSR', ''),
  ('disk-1300-ipi.fsr-time', 'disk-1300-ipi', 'duration', 'Processor time for a sequential read through the file system, SPARCserver 490', 1.52, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSR', ''),
  ('disk-1300-ipi.fsu-rate', 'disk-1300-ipi', 'io-rate', 'Rate of sequential updates through the file system, 8 KB, SPARCserver 490', 363, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSU', ''),
  ('disk-1300-ipi.fsu-use', 'disk-1300-ipi', 'share', 'Processor utilisation during sequential updates through the file system, SPARCserver 490', 91, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSU', ''),
  ('disk-1300-ipi.fsu-time', 'disk-1300-ipi', 'duration', 'Processor time for a sequential update through the file system, SPARCserver 490', 1.43, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSU', ''),
  ('disk-1300-ipi.fsw-rate', 'disk-1300-ipi', 'io-rate', 'Rate of sequential writes through the file system, 8 KB, SPARCserver 490', 358, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSW', ''),
  ('disk-1300-ipi.fsw-use', 'disk-1300-ipi', 'share', 'Processor utilisation during sequential writes through the file system, SPARCserver 490', 97, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSW', ''),
  ('disk-1300-ipi.fsw-time', 'disk-1300-ipi', 'duration', 'Processor time for a sequential write through the file system, SPARCserver 490', 1.21, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI file system, FSW', ''),
  ('disk-1300-ipi.rrr-rate', 'disk-1300-ipi', 'io-rate', 'Rate of random reads of the raw disk, 2 KB, SPARCserver 490', 74, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRR', ''),
  ('disk-1300-ipi.rrr-use', 'disk-1300-ipi', 'share', 'Processor utilisation during random reads of the raw disk, SPARCserver 490', 7, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRR', ''),
  ('disk-1300-ipi.rrr-time', 'disk-1300-ipi', 'duration', 'Processor time for a random read of the raw disk, SPARCserver 490', 0.95, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRR', ''),
  ('disk-1300-ipi.rru-rate', 'disk-1300-ipi', 'io-rate', 'Rate of random updates of the raw disk, 2 KB, SPARCserver 490', 83, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRU', ''),
  ('disk-1300-ipi.rru-use', 'disk-1300-ipi', 'share', 'Processor utilisation during random updates of the raw disk, SPARCserver 490', 7, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRU', ''),
  ('disk-1300-ipi.rru-time', 'disk-1300-ipi', 'duration', 'Processor time for a random update of the raw disk, SPARCserver 490', 0.84, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RRU', ''),
  ('disk-1300-ipi.rsr-rate', 'disk-1300-ipi', 'io-rate', 'Rate of sequential reads of the raw disk, 2 KB, SPARCserver 490', 505, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSR', ''),
  ('disk-1300-ipi.rsr-use', 'disk-1300-ipi', 'share', 'Processor utilisation during sequential reads of the raw disk, SPARCserver 490', 34, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSR', ''),
  ('disk-1300-ipi.rsr-time', 'disk-1300-ipi', 'duration', 'Processor time for a sequential read of the raw disk, SPARCserver 490', 0.67, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSR', ''),
  ('disk-1300-ipi.rsw-rate', 'disk-1300-ipi', 'io-rate', 'Rate of sequential writes to the raw disk, 2 KB, SPARCserver 490', 85, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSW', ''),
  ('disk-1300-ipi.rsw-use', 'disk-1300-ipi', 'share', 'Processor utilisation during sequential writes to the raw disk, SPARCserver 490', 6, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSW', ''),
  ('disk-1300-ipi.rsw-time', 'disk-1300-ipi', 'duration', 'Processor time for a sequential write to the raw disk, SPARCserver 490', 0.71, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB IPI raw, RSW', ''),
  ('disk-1300-scsi.frr-rate', 'disk-1300-scsi', 'io-rate', 'Rate of random reads through the file system, 8 KB, SPARCstation 2', 49, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRR', ''),
  ('disk-1300-scsi.frr-use', 'disk-1300-scsi', 'share', 'Processor utilisation during random reads through the file system, SPARCstation 2', 11, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRR', ''),
  ('disk-1300-scsi.frr-time', 'disk-1300-scsi', 'duration', 'Processor time for a random read through the file system, SPARCstation 2', 5.91, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRR', ''),
  ('disk-1300-scsi.fru-rate', 'disk-1300-scsi', 'io-rate', 'Rate of random updates through the file system, 8 KB, SPARCstation 2', 61, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRU', ''),
  ('disk-1300-scsi.fru-use', 'disk-1300-scsi', 'share', 'Processor utilisation during random updates through the file system, SPARCstation 2', 13, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRU', ''),
  ('disk-1300-scsi.fru-time', 'disk-1300-scsi', 'duration', 'Processor time for a random update through the file system, SPARCstation 2', 8.31, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRU', ''),
  ('disk-1300-scsi.frw-rate', 'disk-1300-scsi', 'io-rate', 'Rate of random writes through the file system, 8 KB, SPARCstation 2', 86, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRW', ''),
  ('disk-1300-scsi.frw-use', 'disk-1300-scsi', 'share', 'Processor utilisation during random writes through the file system, SPARCstation 2', 16, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRW', ''),
  ('disk-1300-scsi.frw-time', 'disk-1300-scsi', 'duration', 'Processor time for a random write through the file system, SPARCstation 2', 8.67, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FRW', ''),
  ('disk-1300-scsi.fsr-rate', 'disk-1300-scsi', 'io-rate', 'Rate of sequential reads through the file system, 8 KB, SPARCstation 2', 446, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSR', ''),
  ('disk-1300-scsi.fsr-use', 'disk-1300-scsi', 'share', 'Processor utilisation during sequential reads through the file system, SPARCstation 2', 91, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSR', ''),
  ('disk-1300-scsi.fsr-time', 'disk-1300-scsi', 'duration', 'Processor time for a sequential read through the file system, SPARCstation 2', 2.65, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSR', ''),
  ('disk-1300-scsi.fsu-rate', 'disk-1300-scsi', 'io-rate', 'Rate of sequential updates through the file system, 8 KB, SPARCstation 2', 262, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSU', ''),
  ('disk-1300-scsi.fsu-use', 'disk-1300-scsi', 'share', 'Processor utilisation during sequential updates through the file system, SPARCstation 2', 48, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSU', ''),
  ('disk-1300-scsi.fsu-time', 'disk-1300-scsi', 'duration', 'Processor time for a sequential update through the file system, SPARCstation 2', 1.88, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSU', ''),
  ('disk-1300-scsi.fsw-rate', 'disk-1300-scsi', 'io-rate', 'Rate of sequential writes through the file system, 8 KB, SPARCstation 2', 259, 'operations/s', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSW', ''),
  ('disk-1300-scsi.fsw-use', 'disk-1300-scsi', 'share', 'Processor utilisation during sequential writes through the file system, SPARCstation 2', 52, '%', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSW', ''),
  ('disk-1300-scsi.fsw-time', 'disk-1300-scsi', 'duration', 'Processor time for a sequential write through the file system, SPARCstation 2', 1.56, 'ms', 'published', '004-sun-servers', 'Table 7, 1.3GB SCSI file system, FSW', '');

-- Kernel instructions of each operation: its processor time multiplied by the instruction rate of the measured
-- processor. A slower or faster processor executes these instructions in more or less time. The facts with the suffix
-- `-follows` are processor times calculated as utilisation divided by rate.
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT replace(f.id, '-time', ''), f.subject, 'kernel-' || k.id, 'Kernel instructions for a ' || k.title, 'instructions', 'derived', f.source, f.locator,
         'The measured processor time, multiplied by the instruction rate of the measured processor.'
  FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id || '-time'
  UNION ALL SELECT replace(f.id, '-time', '-follows'), f.subject, 'duration', 'Processor time, calculated as utilisation divided by rate, for a ' || k.title, 'ms', 'derived', f.source, f.locator,
         iif(k.id LIKE 'f%', 'The result differs from the published time. The model uses the published time, as the guide does.', '')
  FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id || '-time';
INSERT INTO fact_term(fact, operand, exponent)
  SELECT replace(f.id, '-time', ''), f.id, 1 FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id || '-time'
  UNION ALL SELECT replace(f.id, '-time', ''), iif(f.subject = 'disk-1300-ipi', 'ss490-board.mips', 'ss2-board.mips'), 1
    FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id || '-time'
  UNION ALL SELECT replace(f.id, '-time', '-follows'), replace(f.id, '-time', t.operand), t.exponent
    FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id || '-time',
         (SELECT '-use' AS operand, 1 AS exponent UNION SELECT '-rate', -1) t;

-- Table 7 has measurements of two disks only, one for each interface. The model assumes that the kernel does the same
-- work for every disk with the same interface. Raw operations were not measured on SCSI. For these, the model scales the
-- IPI values by the ratio of SCSI to IPI for a random read through the file system.
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT d.id || '.' || k.id, d.id, 'kernel-' || k.id, 'Kernel instructions for a ' || k.title, 'instructions', 'derived', '004-sun-servers', 'Table 7',
         iif(d.id LIKE '%-ipi' OR k.id LIKE 'f%', 'Measured for the 1.3 GB disk with the same interface.',
             'Raw operations were not measured on SCSI. This is the IPI value, scaled by the ratio of SCSI to IPI for a random read through the file system.')
  FROM block_type d, kernel_work k
  WHERE d.id LIKE 'disk-%' AND d.role = 'device' AND d.id || '.' || k.id NOT IN (SELECT id FROM fact);
INSERT INTO fact_term(fact, operand, exponent)
  SELECT f.id, iif(f.subject LIKE '%-ipi' OR k.id LIKE 'r%', 'disk-1300-ipi.', 'disk-1300-scsi.') || k.id, 1
    FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id WHERE f.locator = 'Table 7'
  UNION ALL SELECT f.id, t.operand, t.exponent
    FROM fact f JOIN kernel_work k ON f.id = f.subject || '.' || k.id,
         (SELECT 'disk-1300-scsi.frr' AS operand, 1 AS exponent UNION SELECT 'disk-1300-ipi.frr', -1) t
    WHERE f.locator = 'Table 7' AND f.subject NOT LIKE '%-ipi' AND k.id LIKE 'r%';

-- Table 9
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disk-1300-ipi.zone0-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 0', 0, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 0', ''),
  ('disk-1300-ipi.zone0-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 0', 78, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 0', ''),
  ('disk-1300-scsi.zone0-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 0', 0, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 0', ''),
  ('disk-1300-scsi.zone0-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 0', 78, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 0', ''),
  ('disk-1300-ipi.zone1-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 1', 626, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 1', ''),
  ('disk-1300-ipi.zone1-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 1', 78, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 1', ''),
  ('disk-1300-scsi.zone1-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 1', 626, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 1', ''),
  ('disk-1300-scsi.zone1-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 1', 78, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 1', ''),
  ('disk-1300-ipi.zone2-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 2', 701, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 2', ''),
  ('disk-1300-ipi.zone2-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 2', 76, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 2', ''),
  ('disk-1300-scsi.zone2-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 2', 701, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 2', ''),
  ('disk-1300-scsi.zone2-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 2', 76, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 2', ''),
  ('disk-1300-ipi.zone3-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 3', 801, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 3', ''),
  ('disk-1300-ipi.zone3-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 3', 74, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 3', ''),
  ('disk-1300-scsi.zone3-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 3', 801, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 3', ''),
  ('disk-1300-scsi.zone3-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 3', 74, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 3', ''),
  ('disk-1300-ipi.zone4-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 4', 926, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 4', ''),
  ('disk-1300-ipi.zone4-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 4', 72, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 4', ''),
  ('disk-1300-scsi.zone4-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 4', 926, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 4', ''),
  ('disk-1300-scsi.zone4-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 4', 72, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 4', ''),
  ('disk-1300-ipi.zone5-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 5', 1051, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 5', ''),
  ('disk-1300-ipi.zone5-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 5', 72, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 5', ''),
  ('disk-1300-scsi.zone5-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 5', 1051, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 5', ''),
  ('disk-1300-scsi.zone5-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 5', 72, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 5', ''),
  ('disk-1300-ipi.zone6-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 6', 1176, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 6', ''),
  ('disk-1300-ipi.zone6-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 6', 70, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 6', ''),
  ('disk-1300-scsi.zone6-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 6', 1176, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 6', ''),
  ('disk-1300-scsi.zone6-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 6', 70, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 6', ''),
  ('disk-1300-ipi.zone7-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 7', 1301, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 7', ''),
  ('disk-1300-ipi.zone7-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 7', 68, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 7', ''),
  ('disk-1300-scsi.zone7-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 7', 1301, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 7', ''),
  ('disk-1300-scsi.zone7-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 7', 68, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 7', ''),
  ('disk-1300-ipi.zone8-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 8', 1401, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 8', ''),
  ('disk-1300-ipi.zone8-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 8', 66, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 8', ''),
  ('disk-1300-scsi.zone8-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 8', 1401, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 8', ''),
  ('disk-1300-scsi.zone8-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 8', 66, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 8', ''),
  ('disk-1300-ipi.zone9-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 9', 1501, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 9', ''),
  ('disk-1300-ipi.zone9-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 9', 64, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 9', ''),
  ('disk-1300-scsi.zone9-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 9', 1501, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 9', ''),
  ('disk-1300-scsi.zone9-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 9', 64, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 9', ''),
  ('disk-1300-ipi.zone10-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 10', 1601, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 10', ''),
  ('disk-1300-ipi.zone10-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 10', 62, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 10', ''),
  ('disk-1300-scsi.zone10-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 10', 1601, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 10', ''),
  ('disk-1300-scsi.zone10-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 10', 62, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 10', ''),
  ('disk-1300-ipi.zone11-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 11', 1801, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 11', ''),
  ('disk-1300-ipi.zone11-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 11', 60, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 11', ''),
  ('disk-1300-scsi.zone11-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 11', 1801, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 11', ''),
  ('disk-1300-scsi.zone11-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 11', 60, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 11', ''),
  ('disk-1300-ipi.zone12-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 12', 1901, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 12', ''),
  ('disk-1300-ipi.zone12-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 12', 58, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 12', ''),
  ('disk-1300-scsi.zone12-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 12', 1901, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 12', ''),
  ('disk-1300-scsi.zone12-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 12', 58, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 12', ''),
  ('disk-1300-ipi.zone13-start', 'disk-1300-ipi', 'start-cylinder', 'First cylinder of zone 13', 2001, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 13', ''),
  ('disk-1300-ipi.zone13-track', 'disk-1300-ipi', 'track-size', 'Sectors per track in zone 13', 58, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 13', ''),
  ('disk-1300-scsi.zone13-start', 'disk-1300-scsi', 'start-cylinder', 'First cylinder of zone 13', 2001, 'cylinder', 'published', '004-sun-servers', 'Table 9, zone 13', ''),
  ('disk-1300-scsi.zone13-track', 'disk-1300-scsi', 'track-size', 'Sectors per track in zone 13', 58, 'sectors', 'published', '004-sun-servers', 'Table 9, zone 13', '');
