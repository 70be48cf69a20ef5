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
INSERT INTO slot(parent, name, child) VALUES ('sparc-processors-490', 'CPU0', 'sparc-cpu-490'), ('sparc-processors-unrated', 'CPU0', 'sparc-cpu-unrated');
