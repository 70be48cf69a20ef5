-- Operations of a server of 1992: disk reads and writes, packets, the NFS operations of a mix, database searches,
-- serial lines. The kernel runs on a processor, under one lock. In the model, operations wait in the queue of the lock,
-- and the same time also loads the processors. Without the lock (one processor, or Solaris 2), they wait for the
-- processors.

INSERT INTO condition(id, word, subject, value) VALUES
  ('sparc-locked', 'option', 'lock', '1'), ('sparc-unlocked', 'option', 'lock', '0'),
  ('sparc-alone', 'option', 'processors', '1'), ('sparc-solaris-2', 'option', 'solaris', '2'),
  ('sparc-striped', 'lies', '', 'striped'), ('sparc-mirrored', 'lies', '', 'mirrored'), ('sparc-concatenated', 'lies', '', 'concatenated'),
  ('sparc-legato-disk', 'outcome', 'cached', 'miss'),
  -- NFS writes go directly to disk, are gathered by eNFS, or are held in a PrestoServe: on SBus if there is one,
  -- otherwise on VME.
  ('sparc-write', 'outcome', 'cached', 'miss'), ('sparc-write', 'fitted', 'presto-sbus', '0'), ('sparc-write', 'fitted', 'presto-vme', '0'), ('sparc-write', 'fitted', 'enfs', '0'),
  ('sparc-write-enfs', 'outcome', 'cached', 'miss'), ('sparc-write-enfs', 'outcome', 'clustered', 'miss'),
  ('sparc-write-enfs', 'fitted', 'presto-sbus', '0'), ('sparc-write-enfs', 'fitted', 'presto-vme', '0'), ('sparc-write-enfs', 'fitted', 'enfs', '1'),
  ('sparc-write-sbus', 'outcome', 'cached', 'miss'), ('sparc-write-sbus', 'outcome', 'gathered', 'miss'), ('sparc-write-sbus', 'fitted', 'presto-sbus', '1'), ('sparc-write-sbus', 'fitted', 'enfs', '0'),
  ('sparc-write-vme', 'outcome', 'cached', 'miss'), ('sparc-write-vme', 'outcome', 'gathered', 'miss'), ('sparc-write-vme', 'fitted', 'presto-sbus', '0'), ('sparc-write-vme', 'fitted', 'presto-vme', '1'), ('sparc-write-vme', 'fitted', 'enfs', '0'),
  ('sparc-sbus-locked', 'fitted', 'presto-sbus', '1'), ('sparc-sbus-locked', 'option', 'lock', '1'), ('sparc-sbus-unlocked', 'fitted', 'presto-sbus', '1'), ('sparc-sbus-unlocked', 'option', 'lock', '0'),
  ('sparc-vme-locked', 'fitted', 'presto-sbus', '0'), ('sparc-vme-locked', 'fitted', 'presto-vme', '1'), ('sparc-vme-locked', 'option', 'lock', '1'),
  ('sparc-vme-unlocked', 'fitted', 'presto-sbus', '0'), ('sparc-vme-unlocked', 'fitted', 'presto-vme', '1'), ('sparc-vme-unlocked', 'option', 'lock', '0'),
  ('sparc-enfs-locked', 'outcome', 'cached', 'miss'), ('sparc-enfs-locked', 'fitted', 'enfs', '1'), ('sparc-enfs-locked', 'option', 'lock', '1'),
  ('sparc-enfs-unlocked', 'outcome', 'cached', 'miss'), ('sparc-enfs-unlocked', 'fitted', 'enfs', '1'), ('sparc-enfs-unlocked', 'option', 'lock', '0'),
  -- In the custom mix, writes use copies of the other mixes' conditions (see below). Reads from disk have their own conditions:
  ('sparc-own-read', 'outcome', 'reads', 'hit'), ('sparc-own-read', 'outcome', 'cached', 'miss'), ('sparc-own-unsaid', 'number', 'kernel', '0');
-- Local writes to a file system. A PrestoServe also holds local writes.
INSERT INTO condition(id, word, subject, value)
  SELECT replace(id, 'write', 'file'), word, subject, value FROM condition WHERE id IN ('sparc-write', 'sparc-write-sbus', 'sparc-write-vme') AND subject NOT IN ('cached', 'enfs');
-- The disk writes that remain if the server has both a PrestoServe and eNFS.
INSERT INTO condition(id, word, subject, value)
  SELECT id || '-enfs', word, subject, iif(subject = 'enfs', '1', value) FROM condition WHERE id IN ('sparc-write-sbus', 'sparc-write-vme')
  UNION ALL SELECT DISTINCT id || '-enfs', 'outcome', 'left', 'hit' FROM condition WHERE id IN ('sparc-write-sbus', 'sparc-write-vme');
INSERT INTO condition(id, word, subject, value)
  SELECT 'sparc-own' || substr(id, 6), word, iif(subject = 'cached', 'writes', subject), iif(subject = 'cached', 'hit', value)
    FROM condition WHERE id GLOB 'sparc-write*' OR id GLOB 'sparc-enfs-*locked' OR id GLOB 'sparc-sbus-*locked' OR id GLOB 'sparc-vme-*locked'
  UNION ALL SELECT DISTINCT 'sparc-own' || substr(id, 6), 'outcome', 'writes', 'hit' FROM condition WHERE id GLOB 'sparc-sbus-*locked' OR id GLOB 'sparc-vme-*locked'
  UNION ALL SELECT 'sparc-own-write-' || l.name, 'outcome', 'writes', 'hit' FROM (SELECT 'locked' AS name UNION SELECT 'unlocked') l
  UNION ALL SELECT 'sparc-own-read-' || l.name, o.word, o.subject, o.value FROM (SELECT 'locked' AS name UNION SELECT 'unlocked') l, condition o WHERE o.id = 'sparc-own-read'
  UNION ALL SELECT 'sparc-own-' || t.name || '-' || l.name, 'option', 'lock', l.value
    FROM (SELECT 'locked' AS name, '1' AS value UNION SELECT 'unlocked', '0') l, (SELECT 'write' AS name UNION SELECT 'read') t;
INSERT INTO place(id, base, relation, kind, mode) VALUES
  ('server-memory', 'server', 'is', '', 'one'), ('sparc-system', 'server', 'holder', 'container', 'one'),
  ('sparc-lock', 'sparc-system', 'part', 'sparc-lock', 'one'), ('sparc-any-cpu', 'sparc-system', 'part', 'processor', 'one'), ('sparc-processors', 'sparc-any-cpu', 'holder', 'container', 'one'),
  ('sparc-interface', 'requester', 'holder', 'container', 'one'), ('sparc-copies', 'home', 'is', '', 'all'),
  ('sparc-presto-sbus', 'sparc-system', 'part', 'presto-sbus', 'one'), ('sparc-presto-vme', 'sparc-system', 'part', 'presto-vme', 'one'), ('sparc-enfs', 'sparc-system', 'part', 'enfs', 'one');

-- Disks: the operations of Table 7, through the file system (8 KB) and on the raw disk (2 KB). A read uses one disk; a
-- write uses every disk that holds a copy.
CREATE TEMP TABLE disk_work(id TEXT, title TEXT, kind TEXT, access TEXT, isRead INTEGER, least INTEGER, isFile INTEGER);
INSERT INTO disk_work SELECT id, title, CASE substr(id, 2, 1) WHEN 'r' THEN 'random' ELSE 'sequential' END
    || iif(substr(id, 3, 1) = 'r', '-read', '-write'),
  CASE substr(id, 2, 1) WHEN 'r' THEN 'random' ELSE 'sequential' || iif(substr(id, 3, 1) = 'r', '', '-write') END, substr(id, 3, 1) = 'r', 512, substr(id, 1, 1) = 'f' FROM kernel_work;
INSERT INTO operation(id, family, title, unit, access, total, source, locator)
  SELECT 'sparc-' || id, 'sparcserver', upper(substr(title, 1, 1)) || substr(title, 2), 'operation', access, 'sum', '004-sun-servers', 'Table 7' FROM disk_work;
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT 'sparc-' || id, 'size', 'Transfer size', 'bytes', 'disk.block', least, 1048576 FROM disk_work
  UNION ALL SELECT 'sparc-' || id, 'gathered', 'Disk writes avoided by a PrestoServe', '%', 'presto.gathered', 0, 100 FROM disk_work WHERE isFile AND NOT isRead;
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator)
  SELECT 'sparc-' || d.id, s.ordinal, s.id, s.title, s.text, s.moves, s.from_place, s.to_place, s.data, s.applies, s.waits, '004-sun-servers', s.locator
  FROM disk_work d, (
    SELECT 10 AS ordinal, 'lock' AS id, 'Kernel, under the lock' AS title, 'The kernel locates the data and prepares the transfer. Meanwhile, no other processor can run the kernel.' AS text,
           'stay' AS moves, 'sparc-lock' AS from_place, NULL AS to_place, 0 AS data, 'sparc-locked' AS applies, 'turn' AS waits, 'Table 7' AS locator, 2 AS isRead
    UNION ALL SELECT 20, 'processor', 'On a processor', 'The holder of the lock also occupies a processor for this time.', 'stay', 'sparc-processors', NULL, 0, 'sparc-locked', 'nobody', 'Table 7', 2
    UNION ALL SELECT 30, 'kernel', 'Kernel', 'The kernel locates the data and prepares the transfer, on {sparc-processors}.', 'stay', 'sparc-processors', NULL, 0, 'sparc-unlocked', 'turn', 'Table 7', 2
    UNION ALL SELECT 40, 'meta-lock', 'MetaDisk, under the lock', 'The disk is part of a logical disk that combines several disks. This takes additional kernel time.', 'stay', 'sparc-lock', NULL, 0, 'sparc-locked', 'turn', 'Table 11', 2
    UNION ALL SELECT 41, 'meta-processor', 'MetaDisk, on a processor', 'MetaDisk also occupies a processor for this time.', 'stay', 'sparc-processors', NULL, 0, 'sparc-locked', 'nobody', 'Table 11', 2
    UNION ALL SELECT 42, 'meta', 'MetaDisk', 'The disk is part of a logical disk that combines several disks. This takes additional kernel time.', 'stay', 'sparc-processors', NULL, 0, 'sparc-unlocked', 'turn', 'Table 11', 2
    UNION ALL SELECT 50, 'arm', 'Seek, rotate and transfer', '{memory} moves its head to the track, waits for the data to rotate under the head, and reads it.', 'stay', 'memory', NULL, 0, '', 'turn', 'Table 8', 1
    UNION ALL SELECT 50, 'arms', 'Seek, rotate and transfer', 'Each disk that holds a copy moves its head to the track, waits for the sector, and writes it.', 'stay', 'sparc-copies', NULL, 0, '', 'slowest', 'Table 8', 0
    UNION ALL SELECT 60, 'transfer', 'To memory', 'The data moves from {memory} over its channel and the bus to {server-memory}.', 'data', 'memory', 'server-memory', 1, '', 'turn', '2.4.1 Host Adapters and Controllers', 1
    UNION ALL SELECT 60, 'transfer', 'From memory', 'The data moves from {server-memory} over the bus and the channel to each disk that holds a copy.', 'data', 'server-memory', 'sparc-copies', 1, '', 'turn', '2.4.1 Host Adapters and Controllers', 0) s
  WHERE s.isRead IN (2, d.isRead);
-- A PrestoServe in front of a file system copies the data and replies before a disk has it.
UPDATE step SET applies = 'sparc-file' WHERE id IN ('arms', 'transfer') AND operation IN (SELECT 'sparc-' || id FROM disk_work WHERE isFile AND NOT isRead);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator)
  SELECT operation, ordinal + more, id, title, 'The PrestoServe has already replied. It later writes the remaining blocks to {sparc-copies}.', moves, from_place, to_place, data,
         'sparc-file-' || bus, 'nobody', source, '2.8 PrestoServe'
  FROM step, (SELECT 1 AS more, 'sbus' AS bus UNION SELECT 2, 'vme') WHERE applies = 'sparc-file';
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator)
  SELECT 'sparc-' || id, n, 'presto', 'PrestoServe', 'A processor copies the data to non-volatile memory. Meanwhile, the kernel lock is free.', 'sparc-processors', applies, 'turn', '004-sun-servers', '2.8 PrestoServe; 2.10.1 The Kernel Lock'
  FROM disk_work, (SELECT 43 AS n, 'sparc-sbus-locked' AS applies UNION SELECT 44, 'sparc-sbus-unlocked' UNION SELECT 45, 'sparc-vme-locked' UNION SELECT 46, 'sparc-vme-unlocked')
  WHERE isFile AND NOT isRead;
INSERT INTO ask(operation, step, at, unit, property, of_place)
  SELECT operation, ordinal, from_place, 'instructions', 'kernel-copy', iif(ordinal < 45, 'sparc-presto-sbus', 'sparc-presto-vme')
  FROM step WHERE id = 'presto' AND ordinal BETWEEN 43 AND 46;
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place)
  SELECT 'sparc-' || d.id, s.step, 1, s.at, 'instructions', 'kernel-' || d.id, 'memory'
  FROM disk_work d, (SELECT 10 AS step, 'sparc-lock' AS at UNION SELECT 20, 'sparc-processors' UNION SELECT 30, 'sparc-processors') s;
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, of_step, applies)
  SELECT 'sparc-' || d.id, s.step, w.n, s.at, 'percent', w.way || '-' || d.kind, 'memory', s.step / 40 * 10 + (s.step % 40) * 10, 'sparc-' || w.way
  FROM disk_work d, (SELECT 40 AS step, 'sparc-lock' AS at UNION SELECT 41, 'sparc-processors' UNION SELECT 42, 'sparc-processors') s,
       (SELECT 1 AS n, 'striped' AS way UNION SELECT 2, 'mirrored' UNION SELECT 3, 'concatenated') w;
INSERT INTO ask(operation, step, ordinal, at, unit, property, per)
  SELECT t.operation, t.ordinal, p.n, t.from_place, 'seconds', p.property, p.per
  FROM disk_work d JOIN step t ON t.operation = 'sparc-' || d.id AND t.id IN ('arm', 'arms'), (SELECT 1 AS n, 'seek' AS property, 'one' AS per UNION SELECT 2, 'turn', 'one' UNION SELECT 3, 'byte-time', 'size') p
  WHERE d.access = 'random' OR p.n = 3;
-- A sequential write to the raw disk starts after its sector has passed the head, so it waits for a whole rotation.
INSERT INTO ask(operation, step, ordinal, at, unit, property)
  SELECT 'sparc-' || id, 50, n, 'sparc-copies', 'seconds', 'turn' FROM disk_work, (SELECT 4 AS n UNION SELECT 5) WHERE id = 'rsw';

-- A packet needs kernel time for protocol processing. Its maximum size is that of the network.
INSERT INTO operation(id, family, title, unit, total, source, locator) VALUES
  ('sparc-packet', 'sparcserver', 'A packet', 'operation', 'sum', '004-sun-servers', '1.2.5 Networks and Network Interfaces'),
  ('sparc-line', 'sparcserver', 'One second of a fast line', 'operation', 'sum', '004-sun-servers', '2.6 Internetworking'),
  ('sparc-compute', 'sparcserver', 'One step of a batch job', 'operation', 'sum', '004-sun-servers', '2.10.1 The Kernel Lock');
INSERT INTO operation(id, family, title, unit, access, total, source, locator) VALUES
  ('sparc-legato', 'sparcserver', 'An NFS operation, Legato mix', 'operation', 'random', 'sum', '004-sun-servers', 'Table 1'),
  ('sparc-brown', 'sparcserver', 'An NFS operation, Brown mix', 'operation', 'random', 'sum', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-scan', 'sparcserver', 'A sequential search', 'operation', 'sequential', 'sum', '004-sun-servers', '1.2.9.2 Case Study 4'),
  ('sparc-files', 'sparcserver', 'A database file', 'operation', 'sequential', 'sum', '004-sun-servers', '1.2.9.3 Case Study 5'),
  ('sparc-lookup', 'sparcserver', 'A search by key', 'operation', 'random', 'sum', '004-sun-servers', '1.2.9.2 Case Study 4');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('sparc-legato', 'cached', 'Share of operations without disk access; all others are writes', '%', 'nfs.legato-cached', 0, 100),
  ('sparc-legato', 'size', 'Disk transfer size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-legato', 'gathered', 'Disk writes avoided by a PrestoServe', '%', 'presto.gathered', 0, 100),
  ('sparc-legato', 'clustered', 'Disk writes avoided by eNFS', '%', 'enfs.disk-saving', 0, 100),
  ('sparc-legato', 'left', 'Share of a PrestoServe''s disk writes that remain if eNFS is added', '%', 'enfs.left-beside-presto', 0, 100),
  ('sparc-brown', 'cached', 'Share of operations without disk access', '%', 'nfs.brown-cached', 0, 100),
  ('sparc-brown', 'size', 'Disk transfer size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-line', 'kernel', 'Kernel instructions', 'instructions', 'sparc.line-second', 0, 1e9),
  ('sparc-scan', 'reads', 'Reads', 'ratio', 'sparc.reads', 0, 1e7), ('sparc-scan', 'packets', 'Reply packets', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-scan', 'user', 'Program instructions', 'instructions', 'sparc.user', 0, 1e12), ('sparc-scan', 'size', 'Read size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-files', 'reads', 'Reads', 'ratio', 'case5.drawing', 0, 1e7), ('sparc-files', 'packets', 'Reply packets', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-files', 'user', 'Program instructions', 'instructions', 'sparc.user', 0, 1e12), ('sparc-files', 'size', 'Read size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-lookup', 'reads', 'Reads', 'ratio', 'sparc.reads', 0, 1e7), ('sparc-lookup', 'packets', 'Reply packets', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-lookup', 'user', 'Program instructions', 'instructions', 'sparc.user', 0, 1e12), ('sparc-lookup', 'size', 'Read size', 'bytes', 'disk.block', 512, 1048576);
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, s.text, s.place, s.applies, s.waits, '004-sun-servers', o.locator
  FROM operation o, (
    SELECT 10 AS ordinal, 'network' AS id, 'On the network' AS title, 'The packets travel on {requester}.' AS text, 'requester' AS place, '' AS applies, 'turn' AS waits
    UNION ALL SELECT 20, 'interface', 'At the interface', 'If {sparc-interface} has a protocol processor with a limited rate, the operation waits in its queue.', 'sparc-interface', '', 'turn'
    UNION ALL SELECT 30, 'lock', 'Kernel, under the lock', 'The kernel processes the protocols and does all other kernel work of the operation. Meanwhile, no other processor can run the kernel.', 'sparc-lock', 'sparc-locked', 'turn'
    UNION ALL SELECT 40, 'processor', 'On a processor', 'The holder of the lock also occupies a processor for this time.', 'sparc-processors', 'sparc-locked', 'nobody'
    UNION ALL SELECT 50, 'kernel', 'Kernel', 'The kernel processes the protocols and does all other kernel work of the operation, on {sparc-processors}.', 'sparc-processors', 'sparc-unlocked', 'turn') s
  WHERE o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown') OR (o.id = 'sparc-line' AND s.ordinal > 20);
INSERT INTO ask(operation, step, at, unit, fact, property, of_place, number)
  SELECT o.id, s.step, s.at, 'instructions', NULL,
         CASE o.id WHEN 'sparc-legato' THEN 'kernel-nfs-legato' WHEN 'sparc-brown' THEN 'kernel-nfs-brown' WHEN 'sparc-packet' THEN 'kernel-packet' END,
         CASE o.id WHEN 'sparc-packet' THEN 'sparc-interface' WHEN 'sparc-line' THEN '' ELSE 'sparc-system' END, iif(o.id = 'sparc-line', 'kernel', '')
  FROM operation o, (SELECT 30 AS step, 'sparc-lock' AS at UNION SELECT 40, 'sparc-processors' UNION SELECT 50, 'sparc-processors') s
  WHERE o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown', 'sparc-line');
INSERT INTO ask(operation, step, at, unit, fact, property) VALUES
  ('sparc-packet', 10, 'requester', 'bytes', NULL, 'packet-size'),
  ('sparc-legato', 10, 'requester', 'bytes', 'nfs.bytes', NULL), ('sparc-brown', 10, 'requester', 'bytes', 'nfs.bytes', NULL),
  ('sparc-legato', 20, 'sparc-interface', 'operations', NULL, NULL), ('sparc-brown', 20, 'sparc-interface', 'operations', NULL, NULL);
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, 'If several disks form one logical disk, the kernel time for disks increases.', s.place, s.applies, s.waits, '004-sun-servers', 'Table 11; 1.3.1.2 Case Study 7'
  FROM operation o, (
    SELECT 53 AS ordinal, 'meta-lock' AS id, 'MetaDisk, under the lock' AS title, 'sparc-lock' AS place, 'sparc-locked' AS applies, 'turn' AS waits
    UNION ALL SELECT 54, 'meta-processor', 'MetaDisk, on a processor', 'sparc-processors', 'sparc-locked', 'nobody'
    UNION ALL SELECT 55, 'meta', 'MetaDisk', 'sparc-processors', 'sparc-unlocked', 'turn') s
  WHERE o.id IN ('sparc-legato', 'sparc-brown');
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, of_step, applies)
  SELECT o.id, s.step, w.n, s.at, 'percent', w.way || '-nfs-' || substr(o.id, 7), 'memory', (s.step - 50) * 10, 'sparc-' || w.way
  FROM operation o, (SELECT 53 AS step, 'sparc-lock' AS at UNION SELECT 54, 'sparc-processors' UNION SELECT 55, 'sparc-processors') s,
       (SELECT 1 AS n, 'striped' AS way UNION SELECT 2, 'mirrored' UNION SELECT 3, 'concatenated') w
  WHERE o.id IN ('sparc-legato', 'sparc-brown');
-- Operations that need a disk: the writes of the Legato mix, and the reads of the Brown mix that do not find their data
-- in memory.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator) VALUES
  ('sparc-legato', 60, 'arms', 'Write', 'The server replies when the data is on each disk that holds a copy.', 'stay', 'sparc-copies', NULL, 0, 'sparc-write', 'slowest', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 61, 'arms', 'Write', 'eNFS writes several blocks together, and the server replies when they are on a disk.', 'stay', 'sparc-copies', NULL, 0, 'sparc-write-enfs', 'slowest', '004-sun-servers', '2.12 eNFS'),
  ('sparc-legato', 62, 'arms', 'Write', 'The PrestoServe has already replied. It writes to the disk later, and skips blocks that have been overwritten in the meantime.', 'stay', 'sparc-copies', NULL, 0, 'sparc-write-sbus', 'nobody', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 63, 'arms', 'Write', 'The PrestoServe has already replied. It writes to the disk later, and skips blocks that have been overwritten in the meantime.', 'stay', 'sparc-copies', NULL, 0, 'sparc-write-vme', 'nobody', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 70, 'transfer', 'From memory', 'The data moves from {server-memory} over the bus and the channel to each disk that holds a copy.', 'data', 'server-memory', 'sparc-copies', 1, 'sparc-write', 'turn', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 71, 'transfer', 'From memory', 'The gathered writes move from {server-memory} over the bus and the channel to each disk that holds a copy.', 'data', 'server-memory', 'sparc-copies', 1, 'sparc-write-enfs', 'turn', '004-sun-servers', '2.12 eNFS'),
  ('sparc-legato', 72, 'transfer', 'From memory', 'The remaining writes move over the bus and the channel to each disk that holds a copy.', 'data', 'server-memory', 'sparc-copies', 1, 'sparc-write-sbus', 'nobody', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 73, 'transfer', 'From memory', 'The remaining writes move over the bus and the channel to each disk that holds a copy.', 'data', 'server-memory', 'sparc-copies', 1, 'sparc-write-vme', 'nobody', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-brown', 60, 'arm', 'Read', '{memory} moves its head to the track, waits for the data to rotate under the head, and reads it.', 'stay', 'memory', NULL, 0, 'sparc-legato-disk', 'turn', '004-sun-servers', 'Table 8'),
  ('sparc-brown', 70, 'transfer', 'To memory', 'The data moves from {memory} over its channel and the bus to {server-memory}.', 'data', 'memory', 'server-memory', 1, 'sparc-legato-disk', 'turn', '004-sun-servers', 'Table 8');
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator)
  SELECT operation, ordinal + 5, id, title, 'The PrestoServe has already replied. eNFS then writes several blocks together, so even fewer writes go to {sparc-copies}.', moves, from_place, to_place, data,
         applies || '-enfs', waits, source, 'Table 14'
  FROM step WHERE operation = 'sparc-legato' AND applies IN ('sparc-write-sbus', 'sparc-write-vme');
INSERT INTO ask(operation, step, ordinal, at, unit, property, per)
  SELECT t.operation, t.ordinal, p.n, t.from_place, 'seconds', p.property, p.per
  FROM step t, (SELECT 1 AS n, 'seek' AS property, 'one' AS per UNION SELECT 2, 'turn', 'one' UNION SELECT 3, 'byte-time', 'size') p
  WHERE t.operation IN ('sparc-legato', 'sparc-brown') AND t.id IN ('arm', 'arms');
-- The copy to a PrestoServe, which a processor makes without holding the kernel lock, and the kernel time that eNFS
-- needs for a write.
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator) VALUES
  ('sparc-legato', 56, 'presto', 'PrestoServe', 'A processor copies the data to non-volatile memory. Meanwhile, the kernel lock is free.', 'sparc-processors', 'sparc-sbus-locked', 'turn', '004-sun-servers', '2.8 PrestoServe; 2.10.1 The Kernel Lock'),
  ('sparc-legato', 57, 'presto', 'PrestoServe', 'A processor copies the data to non-volatile memory.', 'sparc-processors', 'sparc-sbus-unlocked', 'turn', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 58, 'presto', 'PrestoServe', 'A processor copies the data to non-volatile memory. Meanwhile, the kernel lock is free.', 'sparc-processors', 'sparc-vme-locked', 'turn', '004-sun-servers', '2.8 PrestoServe; 2.10.1 The Kernel Lock'),
  ('sparc-legato', 59, 'presto', 'PrestoServe', 'A processor copies the data to non-volatile memory.', 'sparc-processors', 'sparc-vme-unlocked', 'turn', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 64, 'enfs-lock', 'eNFS, under the lock', 'eNFS gathers writes before they go to the disk.', 'sparc-lock', 'sparc-enfs-locked', 'turn', '004-sun-servers', '2.12 eNFS'),
  ('sparc-legato', 65, 'enfs-processor', 'eNFS, on a processor', 'eNFS also occupies a processor for this time.', 'sparc-processors', 'sparc-enfs-locked', 'nobody', '004-sun-servers', '2.12 eNFS'),
  ('sparc-legato', 66, 'enfs', 'eNFS', 'eNFS gathers writes before they go to the disk.', 'sparc-processors', 'sparc-enfs-unlocked', 'turn', '004-sun-servers', '2.12 eNFS');
INSERT INTO ask(operation, step, at, unit, property, of_place, of_step) VALUES
  ('sparc-legato', 56, 'sparc-processors', 'percent', 'kernel-extra', 'sparc-presto-sbus', 40), ('sparc-legato', 57, 'sparc-processors', 'percent', 'kernel-extra', 'sparc-presto-sbus', 50),
  ('sparc-legato', 58, 'sparc-processors', 'percent', 'kernel-extra', 'sparc-presto-vme', 40), ('sparc-legato', 59, 'sparc-processors', 'percent', 'kernel-extra', 'sparc-presto-vme', 50);
-- For a disk on VME, a PrestoServe on SBus copies the data a second time, so copying takes about twice as long
-- (section 2.8).
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, of_step)
  SELECT operation, step, 2, at, unit, property, 'memory', of_step FROM ask WHERE of_place = 'sparc-presto-sbus';
INSERT INTO ask(operation, step, at, unit, fact, of_step) VALUES
  ('sparc-legato', 64, 'sparc-lock', 'percent', 'enfs.extra', 30), ('sparc-legato', 65, 'sparc-processors', 'percent', 'enfs.extra', 40), ('sparc-legato', 66, 'sparc-processors', 'percent', 'enfs.extra', 50);

-- A search consists of reads, packets and computation.
INSERT INTO step(operation, ordinal, id, title, text, from_place, performs, times, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, s.text, 'requester', s.performs, s.times, '004-sun-servers', '1.2.9.2 Case Study 4'
  FROM (SELECT 'sparc-scan' AS id, 'sparc-rsr' AS read UNION SELECT 'sparc-lookup', 'sparc-rrr' UNION SELECT 'sparc-files', 'sparc-fsr') o,
       (SELECT 'sparc-scan' AS of, 10 AS ordinal, 'reads' AS id, 'Reads' AS title, 'The database reads the raw disks.' AS text, 'sparc-rsr' AS performs, 'reads' AS times
        UNION ALL SELECT 'sparc-lookup', 10, 'reads', 'Reads', 'The database reads the raw disks.', 'sparc-rrr', 'reads'
        UNION ALL SELECT 'sparc-files', 10, 'reads', 'Reads', 'The database reads files, one after another.', 'sparc-fsr', 'reads'
        UNION ALL SELECT '', 20, 'packets', 'Packets', 'The server sends the reply over the network.', 'sparc-packet', 'packets') s
  WHERE s.of IN ('', o.id);
INSERT INTO step(operation, ordinal, id, title, text, from_place, source, locator) VALUES
  ('sparc-scan', 30, 'user', 'Program', 'The database computes in user mode, outside the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-files', 30, 'user', 'Program', 'The database computes in user mode, outside the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-lookup', 30, 'user', 'Program', 'The database computes in user mode, outside the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-compute', 10, 'user', 'Compute', 'The job computes on {sparc-processors}.', 'sparc-processors', '004-sun-servers', '2.10.1 The Kernel Lock');
INSERT INTO ask(operation, step, at, unit, fact, number) VALUES
  ('sparc-scan', 30, 'sparc-processors', 'instructions', NULL, 'user'), ('sparc-lookup', 30, 'sparc-processors', 'instructions', NULL, 'user'), ('sparc-files', 30, 'sparc-processors', 'instructions', NULL, 'user'),
  ('sparc-compute', 10, 'sparc-processors', 'instructions', 'sparc.batch-step', '');

-- A database transaction: reads and updates of raw disks or files, packets, and computation.
INSERT INTO operation(id, family, title, unit, access, total, source, locator)
  SELECT 'sparc-' || id, 'sparcserver', 'A transaction of ' || title, 'operation', iif(id = 'interbase', 'sequential', 'random'), 'sum', '004-sun-servers', '1.2.2 Estimate the Operation Mix'
  FROM block_type WHERE id IN ('sybase', 'oracle', 'informix', 'ingres', 'interbase');
CREATE TEMP TABLE database_work(id TEXT);
INSERT INTO database_work SELECT 'sparc-' || id FROM block_type WHERE id IN ('sybase', 'oracle', 'informix', 'ingres', 'interbase');
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT d.id, n.id, n.title, n.unit, n.fact, 0, n.most FROM database_work d, (
    SELECT 1 AS n, 'reads' AS id, 'Reads' AS title, 'ratio' AS unit, 'dbms.reads' AS fact, 1e7 AS most
    UNION ALL SELECT 2, 'updates', 'Updates', 'ratio', 'dbms.updates', 1e7 UNION ALL SELECT 3, 'packets', 'Packets', 'ratio', 'dbms.packets', 1e7
    UNION ALL SELECT 4, 'user', 'Program instructions', 'instructions', 'sparc.user', 1e12) n ORDER BY d.id, n.n;
INSERT INTO number(operation, id, title, unit, fact, least, most) SELECT id, 'size', 'Read size', 'bytes', 'disk.block', 512, 1048576 FROM database_work;
-- Memory according to Table 3: a base amount, an amount per client, and an additional percentage of their sum.
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT id, 'memory-basic', 'Base memory', 'MB', CASE id WHEN 'sparc-sybase' THEN 'sybase.cache' WHEN 'sparc-oracle' THEN 'oracle.basic' WHEN 'sparc-informix' THEN 'informix.memory' ELSE 'dbms.basic' END, 0, 100000
    FROM operation WHERE id IN (SELECT id FROM database_work) OR id IN ('sparc-scan', 'sparc-lookup', 'sparc-files')
  UNION ALL SELECT id, 'memory-each', 'Memory per client', 'MB', CASE id WHEN 'sparc-sybase' THEN 'sybase.each' WHEN 'sparc-oracle' THEN 'oracle.client-most' WHEN 'sparc-informix' THEN 'informix.client' ELSE 'dbms.client-unknown' END, 0, 100000
    FROM operation WHERE id IN (SELECT id FROM database_work) OR id IN ('sparc-scan', 'sparc-lookup', 'sparc-files')
  UNION ALL SELECT id, 'memory-more', 'Additional memory, as a percentage of base memory plus client memory', '%', iif(id = 'sparc-oracle', 'oracle.extra-most', 'dbms.no-extra'), 0, 1000
    FROM operation WHERE id IN (SELECT id FROM database_work) OR id IN ('sparc-scan', 'sparc-lookup', 'sparc-files')
  UNION ALL SELECT id, 'memory-clients', 'Clients (0: same as the number of customers)', 'ratio', 'dbms.clients', 0, 100000
    FROM operation WHERE id IN (SELECT id FROM database_work) OR id IN ('sparc-scan', 'sparc-lookup', 'sparc-files');
-- For other work, the scenario sets the memory: an amount for each user or terminal, and a fixed amount for file
-- service.
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT id, 'memory-each', 'Memory per user', 'MB', 'dbms.client-unknown', 0, 100000 FROM operation WHERE id = 'sparc-packet' OR id IN (SELECT 'sparc-' || id FROM disk_work)
  UNION ALL SELECT id, 'memory-basic', 'Memory for file service', 'MB', 'dbms.client-unknown', 0, 100000 FROM operation WHERE id IN ('sparc-legato', 'sparc-brown');
INSERT INTO step(operation, ordinal, id, title, text, from_place, performs, times, source, locator)
  SELECT d.id, s.ordinal, s.id, s.title, s.text, 'requester', iif(d.id = 'sparc-interbase', s.files, s.raw), s.id, '004-sun-servers', '1.2.2 Estimate the Operation Mix'
  FROM database_work d, (
    SELECT 10 AS ordinal, 'reads' AS id, 'Reads' AS title, 'The database reads data that it doesn''t have in memory.' AS text, 'sparc-rrr' AS raw, 'sparc-fsr' AS files
    UNION ALL SELECT 20, 'updates', 'Updates', 'The database writes changed data back in place.', 'sparc-rru', 'sparc-fsu'
    UNION ALL SELECT 30, 'packets', 'Packets', 'Queries and replies go over the network.', 'sparc-packet', 'sparc-packet') s;
INSERT INTO step(operation, ordinal, id, title, text, from_place, source, locator)
  SELECT id, 40, 'user', 'Program', 'The database computes in user mode, outside the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors' FROM database_work;
INSERT INTO ask(operation, step, at, unit, number) SELECT id, 40, 'sparc-processors', 'instructions', 'user' FROM database_work;

-- Operations of a custom NFS mix, of mail and printing, and of users' commands.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('own.reads', 'nfs-own', 'share', 'Share of reads in a custom mix', 20, '%', 'assumed', NULL, '', 'Arbitrary default. A scenario can set the mix of its clients.'),
  ('own.writes', 'nfs-own', 'share', 'Share of writes in a custom mix', 6, '%', 'assumed', NULL, '', 'Arbitrary default. A scenario can set the mix of its clients. Above 6 % of writes, a PrestoServe helps (rule XIV of the guide).'),
  ('own.kernel', 'nfs-own', 'count', 'Kernel instructions (0: same as in the Legato mix)', 0, 'instructions', 'assumed', NULL, '', 'The default is the machine''s value for an operation of the Legato mix (Table 1).'),
  ('own.cached', 'nfs-own', 'share', 'Reads found in memory', 50, '%', 'assumed', NULL, '', 'Arbitrary default. The share depends on the data and on the size of memory.'),
  ('print.blocks', 'printing', 'count', 'Blocks per page', 128, 'ratio', 'assumed', NULL, '', 'For a page of 1 MB, because printers with 60 pages per minute need nearly 1 MB/s (section 1.3.1.2).'),
  ('session.reads', 'timesharing', 'count', 'Reads per command', 5, 'ratio', 'assumed', NULL, '', 'Arbitrary default. Without measurements, the behaviour of users is a guess (section 1.3).'),
  ('session.user', 'timesharing', 'count', 'Instructions per command', 2850000, 'instructions', 'assumed', NULL, '', 'On a processor of 28.5 MIPS, these instructions take a tenth of a second.'),
  ('session.think', 'timesharing', 'think-time', 'Think time between two commands of a user', 20, 's', 'assumed', NULL, '', 'If fifty users are logged in, about twenty work and five wait for the processor (section 1.3.1.2). Most of the time, users think.'),
  ('session.memory', 'timesharing', 'memory-client', 'Memory per user', 2, 'MB', 'assumed', NULL, '', 'In the guide''s case studies 5 and 6, each user needs two to three megabytes.');
INSERT INTO operation(id, family, title, unit, access, total, source, locator) VALUES
  ('sparc-own', 'sparcserver', 'An NFS operation, custom mix', 'operation', 'random', 'sum', '004-sun-servers', '1.1.1 Client Demand Estimation'),
  ('sparc-mail', 'sparcserver', 'A mail message', 'operation', 'sequential', 'sum', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-block', 'sparcserver', 'A block of a printed page', 'operation', 'sequential', 'sum', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-page', 'sparcserver', 'A printed page', 'operation', 'sequential', 'sum', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-command', 'sparcserver', 'A user''s command', 'operation', 'random', 'sum', '004-sun-servers', '1.3 Configuration of Multi-User and Other Mixed-Use Configurations');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('sparc-own', 'reads', 'Reads', '%', 'own.reads', 0, 100), ('sparc-own', 'writes', 'Writes', '%', 'own.writes', 0, 100), ('sparc-own', 'cached', 'Reads found in memory', '%', 'own.cached', 0, 100),
  ('sparc-own', 'bytes', 'Mean size on the network', 'bytes', 'nfs.bytes', 0, 1048576), ('sparc-own', 'kernel', 'Mean kernel instructions (0: same as in the Legato mix)', 'instructions', 'own.kernel', 0, 1e9),
  ('sparc-own', 'gathered', 'Disk writes avoided by a PrestoServe', '%', 'presto.gathered', 0, 100), ('sparc-own', 'clustered', 'Disk writes avoided by eNFS', '%', 'enfs.disk-saving', 0, 100),
  ('sparc-own', 'left', 'Share of a PrestoServe''s disk writes that remain if eNFS is added', '%', 'enfs.left-beside-presto', 0, 100),
  ('sparc-own', 'size', 'Disk transfer size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-mail', 'operations', 'File system operations', 'ratio', 'case7.message-operations', 0, 1e6), ('sparc-mail', 'packets', 'Packets', 'ratio', 'dbms.packets', 0, 1e6), ('sparc-mail', 'size', 'Read and write size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-block', 'size', 'Transfer size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-page', 'blocks', 'Blocks', 'ratio', 'print.blocks', 0, 1e6), ('sparc-page', 'user', 'Instructions of the program that renders the page', 'instructions', 'sparc.user', 0, 1e12), ('sparc-page', 'size', 'Block size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-command', 'reads', 'Reads', 'ratio', 'session.reads', 0, 1e6), ('sparc-command', 'user', 'Program instructions', 'instructions', 'session.user', 0, 1e12), ('sparc-command', 'size', 'Read size', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-command', 'memory-basic', 'Memory of the programs', 'MB', 'dbms.client-unknown', 0, 100000), ('sparc-command', 'memory-each', 'Memory per user', 'MB', 'session.memory', 0, 100000), ('sparc-command', 'memory-more', 'Additional memory, as a percentage of base memory plus client memory', '%', 'dbms.no-extra', 0, 1000), ('sparc-command', 'memory-clients', 'Users (0: same as the number of customers)', 'ratio', 'dbms.clients', 0, 100000);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator)
  SELECT 'sparc-own', ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, '1.1.1 Client Demand Estimation' FROM step WHERE operation = 'sparc-legato' AND ordinal <= 50
  UNION ALL SELECT 'sparc-own', ordinal, id, title, text, moves, from_place, to_place, data, iif(ordinal < 56, 'sparc-own-write-' || substr(applies, 7), 'sparc-own' || substr(applies, 6)), waits, source, locator
    FROM step WHERE operation = 'sparc-legato' AND ordinal > 50
  UNION ALL SELECT 'sparc-own', ordinal + 21, id, title, text, moves, from_place, to_place, data, 'sparc-own-read-' || substr(applies, 7), waits, source, locator
    FROM step WHERE operation = 'sparc-legato' AND ordinal IN (53, 54, 55)
  UNION ALL SELECT 'sparc-own', 80, 'arm', 'Read', '{memory} moves its head to the track, waits for the data to rotate under the head, and reads it.', 'stay', 'memory', NULL, 0, 'sparc-own-read', 'turn', '004-sun-servers', 'Table 8'
  UNION ALL SELECT 'sparc-own', 90, 'transfer', 'To memory', 'The data moves from {memory} over its channel and the bus to {server-memory}.', 'data', 'memory', 'server-memory', 1, 'sparc-own-read', 'turn', '004-sun-servers', 'Table 8'
  UNION ALL SELECT 'sparc-block', 30, 'transfer', 'To the printer', 'The block moves from {server-memory} over the bus to {requester}.', 'data', 'server-memory', 'requester', 1, '', 'turn', '004-sun-servers', '1.3.1.2 Case Study 7';
INSERT INTO ask(operation, step, ordinal, at, unit, number)
  SELECT 'sparc-own', step, 1, at, unit, iif(step = 10, 'bytes', iif(unit = 'instructions', 'kernel', '')) FROM ask WHERE operation = 'sparc-legato' AND step <= 50;
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, applies)
  SELECT 'sparc-own', step, 2, at, unit, property, of_place, 'sparc-own-unsaid' FROM ask WHERE operation = 'sparc-legato' AND unit = 'instructions';
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, of_step, applies)
  SELECT 'sparc-own', step + t.later, ordinal, at, unit, replace(property, 'legato', t.name), of_place, of_step, applies
  FROM ask, (SELECT 0 AS later, 'write' AS name UNION SELECT 21, 'read') t WHERE operation = 'sparc-legato' AND step IN (53, 54, 55);
INSERT INTO ask(operation, step, ordinal, at, unit, property, fact, of_place, of_step, applies)
  SELECT 'sparc-own', step, ordinal, at, unit, iif(property IS NULL, NULL, 'kernel-extra-write'), fact, of_place, of_step, applies FROM ask WHERE operation = 'sparc-legato' AND (step BETWEEN 56 AND 59 OR step BETWEEN 64 AND 66);
INSERT INTO ask(operation, step, ordinal, at, unit, property, per)
  SELECT t.operation, t.ordinal, p.n, t.from_place, 'seconds', p.property, p.per
  FROM step t, (SELECT 1 AS n, 'seek' AS property, 'one' AS per UNION SELECT 2, 'turn', 'one' UNION SELECT 3, 'byte-time', 'size') p
  WHERE t.operation = 'sparc-own' AND t.id IN ('arm', 'arms');
INSERT INTO step(operation, ordinal, id, title, text, from_place, performs, times, source, locator) VALUES
  ('sparc-mail', 10, 'operations', 'Files', 'The mail program creates, reads and removes small files in sequence. The guide treats these operations as sequential reads.', 'requester', 'sparc-fsr', 'operations', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-mail', 20, 'packets', 'Packets', 'The message arrives and leaves over the network.', 'requester', 'sparc-packet', 'packets', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-block', 10, 'spool', 'To the spool', 'The server writes the block to the spool disk, where print data waits.', 'requester', 'sparc-fsw', '', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-block', 20, 'unspool', 'From the spool', 'The server reads the block when the printer is free.', 'requester', 'sparc-fsr', '', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-page', 10, 'blocks', 'Blocks', 'The page goes through a disk to the printer, block by block.', 'requester', 'sparc-block', 'blocks', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-command', 10, 'reads', 'Reads', 'The command reads files at random positions.', 'requester', 'sparc-frr', 'reads', '004-sun-servers', '1.3 Configuration of Multi-User and Other Mixed-Use Configurations');
INSERT INTO step(operation, ordinal, id, title, text, from_place, source, locator) VALUES
  ('sparc-page', 20, 'user', 'Program', 'The program renders the page, if it runs on the server.', 'sparc-processors', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-command', 20, 'user', 'Program', 'The command computes in user mode, outside the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors');
INSERT INTO ask(operation, step, at, unit, number) VALUES ('sparc-page', 20, 'sparc-processors', 'instructions', 'user'), ('sparc-command', 20, 'sparc-processors', 'instructions', 'user');

INSERT INTO requester(block_type, operation, at_once)
  SELECT b.id, o.id, 'sparc.at-once' FROM block_type b, operation o
  WHERE o.family = 'sparcserver'
    AND ((b.id IN ('ethernet', 'token-ring-4', 'token-ring-16', 'fddi')
          AND (o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown', 'sparc-own', 'sparc-scan', 'sparc-lookup', 'sparc-files', 'sparc-mail') OR o.id IN (SELECT id FROM database_work)))
      OR (b.id LIKE 'sparc-cpu%' AND (o.id = 'sparc-mail' OR o.id IN (SELECT id FROM database_work)))
      OR (b.id = 'printer-port' AND o.id = 'sparc-page')
      OR (b.id IN ('sparc-cpu', 'sparc-cpu-490') AND o.id = 'sparc-command')
      OR (b.id = 't1-line' AND o.id = 'sparc-line')
      OR (b.id IN ('sparc-cpu', 'sparc-cpu-490') AND o.id = 'sparc-compute')
      OR (b.id LIKE 'sparc-cpu%' AND o.id IN (SELECT 'sparc-' || id FROM disk_work)));
INSERT INTO work(id, family, title, customer, verb, class, summary) VALUES
  ('nfs-legato', 'sparcserver', 'NFS, Legato mix', 'client', 'served', 'open', 'File service to diskless clients, as in 1987. This is the mix of the usual benchmark, with 15 % writes.'),
  ('nfs-brown', 'sparcserver', 'NFS, Brown mix', 'client', 'served', 'open', 'File service to clients with their own disks, with 13 % reads.'),
  ('database-scan', 'sparcserver', 'Database, sequential searches', 'client', 'completed', 'open', 'Reads whole tables sequentially on raw disks, and sends the results.'),
  ('database-lookup', 'sparcserver', 'Database, searches by key', 'client', 'completed', 'open', 'Reads raw disks randomly, and sends the results.'),
  ('database-files', 'sparcserver', 'Database, sequential files', 'client', 'completed', 'open', 'Reads whole files of a file system sequentially, for example drawings, and sends them.'),
  ('packets', 'sparcserver', 'Packets', 'client', 'carried', 'open', 'Traffic of terminals and other servers, which needs only protocol processing.'),
  ('fast-line', 'sparcserver', 'Fast serial line', 'line', 'carried', 'open', 'Links to other sites at up to 1.5 Mb/s. The kernel processes their protocols.'),
  ('batch', 'sparcserver', 'Batch', 'job', 'completed', 'closed', 'Computes and never waits.'),
  ('nfs-own', 'sparcserver', 'NFS, custom mix', 'client', 'served', 'open', 'File service with a mix that the scenario sets: reads, writes, hits in memory, and kernel instructions.'),
  ('mail', 'sparcserver', 'Mail', 'sender', 'delivered', 'open', 'Mail messages. Each uses several small files in sequence, and several packets.'),
  ('printing', 'sparcserver', 'Printing', 'printer', 'printed', 'open', 'Pages that wait on a disk, and then move over the bus to a printer interface.');
INSERT INTO work(id, family, title, customer, verb, class, think, summary) VALUES
  ('timesharing', 'sparcserver', 'Timesharing', 'user', 'completed', 'closed', 'session.think', 'A fixed number of users at terminals. Each user alternates between commands and pauses.');
INSERT INTO work(id, family, title, customer, verb, class, summary)
  SELECT id, 'sparcserver', title, 'client', 'completed', 'open', iif(id = 'interbase', 'Transactions on files: sequential reads and updates, packets, and computation.', 'Transactions on raw disks: random reads and updates, packets, and computation. Table 3 of the guide gives the memory that the database needs.')
  FROM block_type WHERE id IN ('sybase', 'oracle', 'informix', 'ingres', 'interbase');
INSERT INTO work_part(work, ordinal, operation) SELECT substr(id, 7), 1, id FROM database_work;
INSERT INTO work(id, family, title, customer, verb, class, summary)
  SELECT 'disk-' || id, 'sparcserver', 'Disk: ' || title, 'user', 'completed', 'open', 'Local users of the server. Each operation is a ' || title || '.' FROM disk_work;
INSERT INTO work_part(work, ordinal, operation) VALUES
  ('nfs-legato', 1, 'sparc-legato'), ('nfs-brown', 1, 'sparc-brown'), ('database-scan', 1, 'sparc-scan'),
  ('database-lookup', 1, 'sparc-lookup'), ('database-files', 1, 'sparc-files'), ('packets', 1, 'sparc-packet'), ('fast-line', 1, 'sparc-line'), ('batch', 1, 'sparc-compute'),
  ('nfs-own', 1, 'sparc-own'), ('mail', 1, 'sparc-mail'), ('printing', 1, 'sparc-page'), ('timesharing', 1, 'sparc-command');
INSERT INTO work_part(work, ordinal, operation) SELECT 'disk-' || id, 1, 'sparc-' || id FROM disk_work;
