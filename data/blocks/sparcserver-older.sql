-- Parts of servers that are older than the SPARCserver 600MP. The guide's case studies start from these servers. The guide
-- gives no processor speed for the Sun-4/280, the SPARCstation 1+ and the SPARCserver 390, so their processors have no
-- speed here. Source 004-sun-servers.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, servers) VALUES
  ('sparc-processors-490', 'Processor', 'Runs programs and the kernel', 'container', 'ss490-board.mips', 'instruction', 'processor', 'sparc-cpu-490'),
  ('sparc-processors-unrated', 'Processor', 'Speed unknown: no source states it', 'container', NULL, 'line', '', '');
INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('vme-bus-plain', 'VME', 'Backplane without an I/O cache', 'switch', 'vme.rate-plain', 'line', 'VME'),
  ('sparc-memory-bus-490', 'Memory bus', 'Transfers data to memory faster than from memory', 'switch', 'ss490-board.memory-bus', 'line', 'memory bus'),
  ('sparc-memory-bus-2', 'Memory bus', 'Connects four interleaved memory banks', 'switch', 'ss2-board.memory-bus', 'line', 'memory bus');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('vme-bus-plain', 1, 'vme.rate-plain'), ('sparc-memory-bus-490', 1, 'ss490-board.memory-bus'), ('sparc-memory-bus-2', 1, 'ss2-board.memory-bus');
UPDATE block_type SET drawn_as = 'bus' WHERE id IN ('vme-bus-plain', 'sparc-memory-bus-490', 'sparc-memory-bus-2');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sparc-cpu-490', 'SPARC', '22 MIPS, with cache, MMU and block-copy hardware', 'processor'),
  ('sparc-cpu-unrated', 'SPARC', 'With cache and MMU; no source states its speed', 'processor');
INSERT INTO slot(parent, name, child) VALUES ('sparc-processors-490', 'CPU0', 'sparc-cpu-490'), ('sparc-processors-unrated', 'CPU0', 'sparc-cpu-unrated');
