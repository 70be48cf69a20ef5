-- Parts of servers before the SPARCserver 600MP, from which its guide's cases start. What it does not print of them is left
-- out: of the Sun-4/280, the SPARCstation 1+ and the SPARCserver 390 how fast their processors are. Source 004-sun-servers.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, servers) VALUES
  ('sparc-processors-490', 'Processor', 'What programs and the kernel run on', 'container', 'ss490-board.mips', 'instruction', 'processor', 'sparc-cpu-490'),
  ('sparc-processors-unrated', 'Processor', 'How fast it is, no source says', 'container', NULL, 'line', '', '');
INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('vme-bus-plain', 'VME', 'Backplane without an I/O cache', 'switch', 'vme.rate-plain', 'line', 'VME'),
  ('sparc-memory-bus-490', 'Memory bus', 'Faster to memory than from it', 'switch', 'ss490-board.memory-bus', 'line', 'memory bus'),
  ('sparc-memory-bus-2', 'Memory bus', 'To four banks that share each access', 'switch', 'ss2-board.memory-bus', 'line', 'memory bus');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sparc-cpu-490', 'SPARC', '22 MIPS, with cache and MMU, and hardware that copies blocks', 'processor'),
  ('sparc-cpu-unrated', 'SPARC', 'With cache and MMU; how fast it is, no source says', 'processor');
-- What follows from options on a SPARCserver 600MP: the second module of processors, and boards of memory
CREATE TEMP TABLE sparc_memory(size INTEGER, boards INTEGER);
INSERT INTO sparc_memory VALUES (192, 1), (256, 1), (320, 1), (384, 1), (512, 2), (640, 2), (768, 2), (896, 2), (1024, 2);
INSERT INTO condition(id, word, subject, value)
  SELECT 'sparc-processors-' || n, 'option', 'processors', n FROM (SELECT '3' AS n UNION SELECT '4')
  UNION ALL SELECT 'sparc-memory-' || size, 'option', 'memoryMB', size FROM sparc_memory;
CREATE TEMP TABLE sparc_option_rule(option TEXT, ordinal INTEGER, applies TEXT, value INTEGER, reason TEXT, locator TEXT, memory INTEGER);
INSERT INTO sparc_option_rule
  SELECT 'modules', n, 'sparc-processors-' || n, 2, 'A module has two processors, and the second module takes SBus slot 4.', '1.3.1.2 Case Study 7', 0 FROM (SELECT 3 AS n UNION SELECT 4)
  UNION ALL SELECT 'memoryBoards', size, 'sparc-memory-' || size, boards, 'The system board holds 128 MB, a board of memory 256 MB.', '2.2.5 Main Memory; 1.3.1.2 Case Study 7', size FROM sparc_memory;
-- What the model does not tell of file servers and their disks
CREATE TEMP TABLE sparc_limit(ordinal INTEGER, text TEXT, locator TEXT);
INSERT INTO sparc_limit VALUES
  (3, 'An NFS operation is the mean of its mix. How long its packets and its part of the file system take is not told apart: the most that a platform serves is its time in the kernel. In a mix of one''s own a write takes of PrestoServe, eNFS and MetaDisk what one of the Legato mix does, a read of MetaDisk what one of the Brown mix does. A PrestoServe spares half of the writes (assumed), and with eNFS beside it a third of the rest, as where most writes append (Table 14); of updates it is a fourteenth. Mail is read in order, as the guide reckons it, so that none spares it anything.', 'Table 1'),
  (4, 'A Network CoProcessor takes about 40 % of NFS from the processors; what Table 1 was measured with is not told, and the model takes nothing off. It serves one operation after the other here, for a 290th of a second each, and so answers later, where it was measured to answer sooner (Table 2).', '2.5.2 Network CoProcessor'),
  (5, 'A disk is asked for a typical seek, half a turn and its fastest tracks, whatever lies where, and a request goes to one disk, however small the pieces are of what is striped; controllers that sort what waits are not counted. Concatenated disks seek no more than others here, though they were measured to do 5 to 72 % less (2.11.3).', '2.4.4 Disk Drives');
INSERT INTO slot(parent, name, child) VALUES ('sparc-processors-490', 'CPU0', 'sparc-cpu-490'), ('sparc-processors-unrated', 'CPU0', 'sparc-cpu-unrated');
