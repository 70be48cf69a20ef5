-- What a server of 1992 is asked for: reads and writes of disks, packets, NFS operations of a mix, searches of a database, lines.
-- The kernel works under one lock, on a processor: the lock is waited for, and the same time loads the processors. Where there is
-- no lock (one processor, Solaris 2) the processors are waited for.

INSERT INTO condition(id, word, subject, value) VALUES
  ('sparc-locked', 'option', 'lock', '1'), ('sparc-unlocked', 'option', 'lock', '0'),
  ('sparc-alone', 'option', 'processors', '1'), ('sparc-solaris-2', 'option', 'solaris', '2'),
  ('sparc-striped', 'lies', '', 'striped'), ('sparc-mirrored', 'lies', '', 'mirrored'), ('sparc-concatenated', 'lies', '', 'concatenated'),
  ('sparc-legato-disk', 'outcome', 'cached', 'miss');
INSERT INTO place(id, base, relation, kind, mode) VALUES
  ('server-memory', 'server', 'is', '', 'one'), ('sparc-system', 'server', 'holder', 'container', 'one'),
  ('sparc-lock', 'sparc-system', 'part', 'sparc-lock', 'one'), ('sparc-processors', 'sparc-system', 'part', 'sparc-processors', 'one'),
  ('sparc-interface', 'requester', 'holder', 'container', 'one'), ('sparc-copies', 'home', 'is', '', 'all');

-- Disks: Table 7's operations, of the file system (8 KB) and of the raw disk (2 KB). A read asks one disk; a write each copy.
CREATE TEMP TABLE disk_work(id TEXT, title TEXT, kind TEXT, access TEXT, isRead INTEGER, least INTEGER);
INSERT INTO disk_work SELECT id, title, CASE substr(id, 2, 1) WHEN 'r' THEN 'random' ELSE 'sequential' END
    || iif(substr(id, 3, 1) = 'r', '-read', '-write'),
  CASE substr(id, 2, 1) WHEN 'r' THEN 'random' ELSE 'sequential' END, substr(id, 3, 1) = 'r', 512 FROM kernel_work;
INSERT INTO operation(id, family, title, unit, access, total, source, locator)
  SELECT 'sparc-' || id, 'sparcserver', upper(substr(title, 1, 1)) || substr(title, 2), 'operation', access, 'sum', '004-sun-servers', 'Table 7' FROM disk_work;
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT 'sparc-' || id, 'size', 'Bytes of it', 'bytes', 'disk.block', least, 1048576 FROM disk_work;
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator)
  SELECT 'sparc-' || d.id, s.ordinal, s.id, s.title, s.text, s.moves, s.from_place, s.to_place, s.data, s.applies, s.waits, '004-sun-servers', s.locator
  FROM disk_work d, (
    SELECT 10 AS ordinal, 'lock' AS id, 'Kernel, under its lock' AS title, 'The kernel finds the data and prepares the transfer; no other processor is in it.' AS text,
           'stay' AS moves, 'sparc-lock' AS from_place, NULL AS to_place, 0 AS data, 'sparc-locked' AS applies, 'turn' AS waits, 'Table 7' AS locator, 2 AS isRead
    UNION ALL SELECT 20, 'processor', 'On a processor', 'Who has the lock has a processor for as long.', 'stay', 'sparc-processors', NULL, 0, 'sparc-locked', 'nobody', 'Table 7', 2
    UNION ALL SELECT 30, 'kernel', 'Kernel', 'The kernel finds the data and prepares the transfer, on {sparc-processors}.', 'stay', 'sparc-processors', NULL, 0, 'sparc-unlocked', 'turn', 'Table 7', 2
    UNION ALL SELECT 40, 'meta-lock', 'MetaDisk, under the lock', 'The disk is one of several that are taken for one: more of the kernel''s time.', 'stay', 'sparc-lock', NULL, 0, 'sparc-locked', 'turn', 'Table 11', 2
    UNION ALL SELECT 41, 'meta-processor', 'MetaDisk, on a processor', 'And as much of a processor''s.', 'stay', 'sparc-processors', NULL, 0, 'sparc-locked', 'nobody', 'Table 11', 2
    UNION ALL SELECT 42, 'meta', 'MetaDisk', 'The disk is one of several that are taken for one: more of the kernel''s time.', 'stay', 'sparc-processors', NULL, 0, 'sparc-unlocked', 'turn', 'Table 11', 2
    UNION ALL SELECT 50, 'arm', 'Seek, turn and transfer', '{memory} moves its head to the track, waits until the data comes by, and reads it.', 'stay', 'memory', NULL, 0, '', 'turn', 'Table 8', 1
    UNION ALL SELECT 50, 'arms', 'Seek, turn and transfer', 'Each disk that has a copy moves its head, waits for the place and writes.', 'stay', 'sparc-copies', NULL, 0, '', 'slowest', 'Table 8', 0
    UNION ALL SELECT 60, 'transfer', 'To memory', 'The data goes from {memory} over its channel and the bus to {server-memory}.', 'data', 'memory', 'server-memory', 1, '', 'turn', '2.4.1 Host Adapters and Controllers', 1
    UNION ALL SELECT 60, 'transfer', 'From memory', 'The data goes from {server-memory} over the bus and the channel to each disk that has a copy.', 'data', 'server-memory', 'sparc-copies', 1, '', 'turn', '2.4.1 Host Adapters and Controllers', 0) s
  WHERE s.isRead IN (2, d.isRead);
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place)
  SELECT 'sparc-' || d.id, s.step, 1, s.at, 'instructions', 'kernel-' || d.id, 'memory'
  FROM disk_work d, (SELECT 10 AS step, 'sparc-lock' AS at UNION SELECT 20, 'sparc-processors' UNION SELECT 30, 'sparc-processors') s;
INSERT INTO ask(operation, step, ordinal, at, unit, property, of_place, of_step, applies)
  SELECT 'sparc-' || d.id, s.step, w.n, s.at, 'percent', w.way || '-' || d.kind, 'memory', s.step / 40 * 10 + (s.step % 40) * 10, 'sparc-' || w.way
  FROM disk_work d, (SELECT 40 AS step, 'sparc-lock' AS at UNION SELECT 41, 'sparc-processors' UNION SELECT 42, 'sparc-processors') s,
       (SELECT 1 AS n, 'striped' AS way UNION SELECT 2, 'mirrored' UNION SELECT 3, 'concatenated') w;
INSERT INTO ask(operation, step, ordinal, at, unit, property, per)
  SELECT 'sparc-' || d.id, 50, p.n, iif(d.isRead, 'memory', 'sparc-copies'), 'seconds', p.property, p.per
  FROM disk_work d, (SELECT 1 AS n, 'seek' AS property, 'one' AS per UNION SELECT 2, 'turn', 'one' UNION SELECT 3, 'byte-time', 'size') p
  WHERE d.access = 'random' OR p.n = 3;

-- A packet: protocols in the kernel, and the longest that its network takes
INSERT INTO operation(id, family, title, unit, total, source, locator) VALUES
  ('sparc-packet', 'sparcserver', 'A packet', 'operation', 'sum', '004-sun-servers', '1.2.5 Networks and Network Interfaces'),
  ('sparc-line', 'sparcserver', 'A second of a fast line', 'operation', 'sum', '004-sun-servers', '2.6 Internetworking'),
  ('sparc-compute', 'sparcserver', 'A step of a batch job', 'operation', 'sum', '004-sun-servers', '2.10.1 The Kernel Lock');
INSERT INTO operation(id, family, title, unit, access, total, source, locator) VALUES
  ('sparc-legato', 'sparcserver', 'An NFS operation of the Legato mix', 'operation', 'random', 'sum', '004-sun-servers', 'Table 1'),
  ('sparc-brown', 'sparcserver', 'An NFS operation of the Brown mix', 'operation', 'random', 'sum', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sparc-scan', 'sparcserver', 'A search in order', 'operation', 'sequential', 'sum', '004-sun-servers', '1.2.9.2 Case Study 4'),
  ('sparc-files', 'sparcserver', 'A file of a database', 'operation', 'sequential', 'sum', '004-sun-servers', '1.2.9.3 Case Study 5'),
  ('sparc-lookup', 'sparcserver', 'A search by key', 'operation', 'random', 'sum', '004-sun-servers', '1.2.9.2 Case Study 4');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('sparc-legato', 'cached', 'Operations that no disk is asked for', '%', 'nfs.legato-cached', 0, 100),
  ('sparc-legato', 'size', 'Bytes of a transfer to or from a disk', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-brown', 'cached', 'Operations that no disk is asked for', '%', 'nfs.brown-cached', 0, 100),
  ('sparc-brown', 'size', 'Bytes of a transfer to or from a disk', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-line', 'kernel', 'Instructions of the kernel', 'instructions', 'sparc.line-second', 0, 1e9),
  ('sparc-scan', 'reads', 'Reads', 'ratio', 'sparc.reads', 0, 1e7), ('sparc-scan', 'packets', 'Packets of the answer', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-scan', 'user', 'Instructions of the program', 'instructions', 'sparc.user', 0, 1e12), ('sparc-scan', 'size', 'Bytes of a read', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-files', 'reads', 'Reads', 'ratio', 'case5.drawing', 0, 1e7), ('sparc-files', 'packets', 'Packets of the answer', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-files', 'user', 'Instructions of the program', 'instructions', 'sparc.user', 0, 1e12), ('sparc-files', 'size', 'Bytes of a read', 'bytes', 'disk.block', 512, 1048576),
  ('sparc-lookup', 'reads', 'Reads', 'ratio', 'sparc.reads', 0, 1e7), ('sparc-lookup', 'packets', 'Packets of the answer', 'ratio', 'sparc.packets', 0, 1e7),
  ('sparc-lookup', 'user', 'Instructions of the program', 'instructions', 'sparc.user', 0, 1e12), ('sparc-lookup', 'size', 'Bytes of a read', 'bytes', 'disk.block', 512, 1048576);
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, s.text, s.place, s.applies, s.waits, '004-sun-servers', o.locator
  FROM operation o, (
    SELECT 10 AS ordinal, 'network' AS id, 'On the network' AS title, '{requester} carries it.' AS text, 'requester' AS place, '' AS applies, 'turn' AS waits
    UNION ALL SELECT 20, 'interface', 'At the interface', 'A processor of its own, if {sparc-interface} has one, does the protocols.', 'sparc-interface', '', 'turn'
    UNION ALL SELECT 30, 'lock', 'Kernel, under its lock', 'Protocols, and all that the kernel does for it; no other processor is in it.', 'sparc-lock', 'sparc-locked', 'turn'
    UNION ALL SELECT 40, 'processor', 'On a processor', 'Who has the lock has a processor for as long.', 'sparc-processors', 'sparc-locked', 'nobody'
    UNION ALL SELECT 50, 'kernel', 'Kernel', 'Protocols, and all that the kernel does for it, on {sparc-processors}.', 'sparc-processors', 'sparc-unlocked', 'turn') s
  WHERE o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown') OR (o.id = 'sparc-line' AND s.ordinal > 20);
INSERT INTO ask(operation, step, at, unit, fact, property, of_place, number)
  SELECT o.id, s.step, s.at, 'instructions', iif(o.id = 'sparc-packet', 'sparc.packet', NULL),
         CASE o.id WHEN 'sparc-legato' THEN 'kernel-nfs-legato' WHEN 'sparc-brown' THEN 'kernel-nfs-brown' END,
         iif(o.id IN ('sparc-legato', 'sparc-brown'), 'sparc-system', ''), iif(o.id = 'sparc-line', 'kernel', '')
  FROM operation o, (SELECT 30 AS step, 'sparc-lock' AS at UNION SELECT 40, 'sparc-processors' UNION SELECT 50, 'sparc-processors') s
  WHERE o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown', 'sparc-line');
INSERT INTO ask(operation, step, at, unit, fact, property) VALUES
  ('sparc-packet', 10, 'requester', 'bytes', NULL, 'packet-size'),
  ('sparc-legato', 10, 'requester', 'bytes', 'nfs.bytes', NULL), ('sparc-brown', 10, 'requester', 'bytes', 'nfs.bytes', NULL),
  ('sparc-legato', 20, 'sparc-interface', 'operations', NULL, NULL), ('sparc-brown', 20, 'sparc-interface', 'operations', NULL, NULL);
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, 'Where disks are taken for one, the part of it that is spent on disks takes longer.', s.place, s.applies, s.waits, '004-sun-servers', 'Table 11; 1.3.1.2 Case Study 7'
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
-- What no memory has: writes of the one mix, reads of the other
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, waits, source, locator) VALUES
  ('sparc-legato', 60, 'arms', 'Write', 'A write is not answered before it is on a disk, and on each copy.', 'stay', 'sparc-copies', NULL, 0, 'sparc-legato-disk', 'slowest', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-legato', 70, 'transfer', 'From memory', 'The data goes from {server-memory} over the bus and the channel to each disk that has a copy.', 'data', 'server-memory', 'sparc-copies', 1, 'sparc-legato-disk', 'turn', '004-sun-servers', '2.8 PrestoServe'),
  ('sparc-brown', 60, 'arm', 'Read', '{memory} moves its head to the track, waits until the data comes by, and reads it.', 'stay', 'memory', NULL, 0, 'sparc-legato-disk', 'turn', '004-sun-servers', 'Table 8'),
  ('sparc-brown', 70, 'transfer', 'To memory', 'The data goes from {memory} over its channel and the bus to {server-memory}.', 'data', 'memory', 'server-memory', 1, 'sparc-legato-disk', 'turn', '004-sun-servers', 'Table 8');
INSERT INTO ask(operation, step, ordinal, at, unit, property, per)
  SELECT o.id, 60, p.n, iif(o.id = 'sparc-brown', 'memory', 'sparc-copies'), 'seconds', p.property, p.per
  FROM operation o, (SELECT 1 AS n, 'seek' AS property, 'one' AS per UNION SELECT 2, 'turn', 'one' UNION SELECT 3, 'byte-time', 'size') p
  WHERE o.id IN ('sparc-legato', 'sparc-brown');

-- A search performs reads and packets, and computes
INSERT INTO step(operation, ordinal, id, title, text, from_place, performs, times, source, locator)
  SELECT o.id, s.ordinal, s.id, s.title, s.text, 'requester', s.performs, s.times, '004-sun-servers', '1.2.9.2 Case Study 4'
  FROM (SELECT 'sparc-scan' AS id, 'sparc-rsr' AS read UNION SELECT 'sparc-lookup', 'sparc-rrr' UNION SELECT 'sparc-files', 'sparc-fsr') o,
       (SELECT 'sparc-scan' AS of, 10 AS ordinal, 'reads' AS id, 'Reads' AS title, 'The database reads the raw disks.' AS text, 'sparc-rsr' AS performs, 'reads' AS times
        UNION ALL SELECT 'sparc-lookup', 10, 'reads', 'Reads', 'The database reads the raw disks.', 'sparc-rrr', 'reads'
        UNION ALL SELECT 'sparc-files', 10, 'reads', 'Reads', 'The database reads files, one after another.', 'sparc-fsr', 'reads'
        UNION ALL SELECT '', 20, 'packets', 'Packets', 'The answer goes out over the network.', 'sparc-packet', 'packets') s
  WHERE s.of IN ('', o.id);
INSERT INTO step(operation, ordinal, id, title, text, from_place, source, locator) VALUES
  ('sparc-scan', 30, 'user', 'Program', 'What the database computes, outside of the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-files', 30, 'user', 'Program', 'What the database computes, outside of the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-lookup', 30, 'user', 'Program', 'What the database computes, outside of the kernel.', 'sparc-processors', '004-sun-servers', '1.2.8 Main Processors'),
  ('sparc-compute', 10, 'user', 'Compute', 'A job computes, on {sparc-processors}.', 'sparc-processors', '004-sun-servers', '2.10.1 The Kernel Lock');
INSERT INTO ask(operation, step, at, unit, fact, number) VALUES
  ('sparc-scan', 30, 'sparc-processors', 'instructions', NULL, 'user'), ('sparc-lookup', 30, 'sparc-processors', 'instructions', NULL, 'user'), ('sparc-files', 30, 'sparc-processors', 'instructions', NULL, 'user'),
  ('sparc-compute', 10, 'sparc-processors', 'instructions', 'sparc.batch-step', '');

INSERT INTO requester(block_type, operation, at_once)
  SELECT b.id, o.id, 'sparc.at-once' FROM block_type b, operation o
  WHERE o.family = 'sparcserver'
    AND ((b.id IN ('ethernet', 'token-ring-4', 'token-ring-16', 'fddi') AND o.id IN ('sparc-packet', 'sparc-legato', 'sparc-brown', 'sparc-scan', 'sparc-lookup', 'sparc-files'))
      OR (b.id = 't1-line' AND o.id = 'sparc-line')
      OR (b.id = 'sparc-cpu' AND (o.id = 'sparc-compute' OR o.id IN (SELECT 'sparc-' || id FROM disk_work))));
INSERT INTO work(id, family, title, customer, verb, class, summary) VALUES
  ('nfs-legato', 'sparcserver', 'NFS, Legato mix', 'client', 'served', 'open', 'File service as in 1987, with diskless clients: the mix of the usual benchmark. 15 % are writes.'),
  ('nfs-brown', 'sparcserver', 'NFS, Brown mix', 'client', 'served', 'open', 'File service to clients with disks of their own. 13 % are reads.'),
  ('database-scan', 'sparcserver', 'Database, searches in order', 'client', 'answered', 'open', 'Reads tables from one end to the other on raw disks, and sends what it finds.'),
  ('database-lookup', 'sparcserver', 'Database, searches by key', 'client', 'answered', 'open', 'Reads raw disks here and there, and sends what it finds.'),
  ('database-files', 'sparcserver', 'Database, files in order', 'client', 'answered', 'open', 'Reads files of a file system from one end to the other, and sends what it finds: drawings, say.'),
  ('packets', 'sparcserver', 'Packets', 'client', 'carried', 'open', 'Traffic of terminals and other servers, that asks the protocols alone.'),
  ('fast-line', 'sparcserver', 'Fast serial line', 'line', 'carried', 'open', 'Links to other sites at up to 1.5 Mb/s; the kernel does their protocols.'),
  ('batch', 'sparcserver', 'Batch', 'job', 'done', 'closed', 'Computes and never waits.');
INSERT INTO work(id, family, title, customer, verb, class, summary)
  SELECT 'disk-' || id, 'sparcserver', 'Disk: ' || title, 'user', 'done', 'open', 'Users of the server itself: each operation is a ' || title || '.' FROM disk_work;
INSERT INTO work_part(work, ordinal, operation) VALUES
  ('nfs-legato', 1, 'sparc-legato'), ('nfs-brown', 1, 'sparc-brown'), ('database-scan', 1, 'sparc-scan'),
  ('database-lookup', 1, 'sparc-lookup'), ('database-files', 1, 'sparc-files'), ('packets', 1, 'sparc-packet'), ('fast-line', 1, 'sparc-line'), ('batch', 1, 'sparc-compute');
INSERT INTO work_part(work, ordinal, operation) SELECT 'disk-' || id, 1, 'sparc-' || id FROM disk_work;
