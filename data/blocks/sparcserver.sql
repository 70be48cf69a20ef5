-- System boards of Sun servers: processors, memory management (Table 4), and the NFS load that each board sustains (Table 1).
-- Source 004-sun-servers.

INSERT INTO family(id, title) VALUES ('sparcserver', 'SPARCservers of 1992');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sun4-280-board', 'Sun-4/280', 'One processor on VME', 'container'),
  ('ss1-board', 'SPARCstation 1+', 'One processor with SBus', 'container'),
  ('ss390-board', 'SPARCserver 390', 'One processor on VME', 'container'),
  ('ss490-board', 'SPARCserver 490', 'One processor on VME, with block-copy hardware', 'container'),
  ('ss2-board', 'SPARCstation 2', 'One processor with three SBus slots', 'container'),
  ('ss630-board', 'SPARCserver 630MP', 'Up to four processors, VME with five slots', 'container'),
  ('ss670-board', 'SPARCserver 670MP', 'Up to four processors, VME with twelve slots', 'container'),
  ('ss690-board', 'SPARCserver 690MP', 'Up to four processors, VME with sixteen slots', 'container');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('ross-6002', 'Module', 'Ross 6002, with one or two SPARC processors, each with its MMU and cache', 'container');

-- Processors, Tables 1 and 4
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sparc.line-size', 'ss690-board', 'line-size', 'Cache line', 32, 'bytes', 'published', '004-sun-servers', '2.2.2 CPU Cache and Write Buffer', ''),
  ('ss490-board.mips', 'ss490-board', 'instruction-rate', 'Processor speed', 22, 'MIPS', 'published', '004-sun-servers', '2.4 Disk Subsystems', ''),
  ('ss2-board.mips', 'ss2-board', 'instruction-rate', 'Processor speed', 28.5, 'MIPS', 'published', '004-sun-servers', '1.2.9.2 Case Study 4; 2.10.1 The Kernel Lock', ''),
  ('ss690-board.mips', 'ss690-board', 'instruction-rate', 'Processor speed', 28.5, 'MIPS', 'published', '004-sun-servers', '1.3.1.2 Case Study 7; 2.10.1 The Kernel Lock', ''),
  ('ss2-board.nfs-sustained-1', 'ss2-board', 'nfs-load', 'Sustained NFS rate, 1 network', 320, 'operations/s', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 1 network', ''),
  ('ss2-board.nfs-most-1', 'ss2-board', 'nfs-load', 'Maximum NFS rate, 1 network', 400, 'operations/s', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 1 network', ''),
  ('ss2-board.nfs-nets-1', 'ss2-board', 'count', 'Networks over which the load must be spread', 1, 'networks', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 1 network', ''),
  ('ss2-board.nfs-sustained-2', 'ss2-board', 'nfs-load', 'Sustained NFS rate, 2 networks', 360, 'operations/s', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 2 networks', ''),
  ('ss2-board.nfs-most-2', 'ss2-board', 'nfs-load', 'Maximum NFS rate, 2 networks', 450, 'operations/s', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 2 networks', ''),
  ('ss2-board.nfs-nets-2', 'ss2-board', 'count', 'Networks over which the load must be spread', 2, 'networks', 'published', '004-sun-servers', 'Table 1, SPARCstation 2, 2 networks', ''),
  ('ss630-board.nfs-sustained', 'ss630-board', 'nfs-load', 'Sustained NFS rate, 2 networks', 440, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS630MP, 2 networks', ''),
  ('ss630-board.nfs-most', 'ss630-board', 'nfs-load', 'Maximum NFS rate, 2 networks', 540, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS630MP, 2 networks', ''),
  ('ss630-board.nfs-nets', 'ss630-board', 'count', 'Networks over which the load must be spread', 2, 'networks', 'published', '004-sun-servers', 'Table 1, SS630MP, 2 networks', ''),
  ('ss670-board.nfs-sustained', 'ss670-board', 'nfs-load', 'Sustained NFS rate, 4 networks', 650, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS670MP, 4 networks', ''),
  ('ss670-board.nfs-most', 'ss670-board', 'nfs-load', 'Maximum NFS rate, 4 networks', 800, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS670MP, 4 networks', ''),
  ('ss670-board.nfs-nets', 'ss670-board', 'count', 'Networks over which the load must be spread', 4, 'networks', 'published', '004-sun-servers', 'Table 1, SS670MP, 4 networks', ''),
  ('ss690-board.nfs-sustained', 'ss690-board', 'nfs-load', 'Sustained NFS rate, 4 networks', 650, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS690MP, 4 networks', ''),
  ('ss690-board.nfs-most', 'ss690-board', 'nfs-load', 'Maximum NFS rate, 4 networks', 800, 'operations/s', 'published', '004-sun-servers', 'Table 1, SS690MP, 4 networks', ''),
  ('ss690-board.nfs-nets', 'ss690-board', 'count', 'Networks over which the load must be spread', 4, 'networks', 'published', '004-sun-servers', 'Table 1, SS690MP, 4 networks', ''),
  ('nfs.sustained', 'ss690-board', 'share', 'Sustainable share of the maximum load', 80, '%', 'published', '004-sun-servers', '1.1.1 Client Demand Estimation', ''),
  ('sun4-280-board.mmu', 'sun4-280-board', 'choice', 'Memory management', 0, 'memory management', 'published', '004-sun-servers', 'Table 4, Sun-4/280', ''),
  ('sun4-280-board.contexts', 'sun4-280-board', 'contexts', 'MMU contexts', 8, 'contexts', 'published', '004-sun-servers', 'Table 4, Sun-4/280', ''),
  ('sun4-280-board.pmegs', 'sun4-280-board', 'count', 'Page map entry groups (PMEGs)', 512, 'groups', 'published', '004-sun-servers', 'Table 4, Sun-4/280', ''),
  ('sun4-280-board.page', 'sun4-280-board', 'size', 'Page size', 8, 'KB', 'published', '004-sun-servers', 'Table 4, Sun-4/280', ''),
  ('sun4-280-board.mappable', 'sun4-280-board', 'mappable', 'Memory that can be mapped at once', 128, 'MB', 'published', '004-sun-servers', 'Table 4, Sun-4/280', ''),
  ('sun4-280-board.mappable-follows', 'sun4-280-board', 'mappable', 'Memory that the page map entry groups can map', NULL, 'MB', 'derived', '004-sun-servers', 'Table 4, Sun-4/280', 'Number of groups times the 256 KB of a group (section 2.2.3).'),
  ('ss1-board.mmu', 'ss1-board', 'choice', 'Memory management', 0, 'memory management', 'published', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', ''),
  ('ss1-board.contexts', 'ss1-board', 'contexts', 'MMU contexts', 8, 'contexts', 'published', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', ''),
  ('ss1-board.pmegs', 'ss1-board', 'count', 'Page map entry groups (PMEGs)', 128, 'groups', 'published', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', ''),
  ('ss1-board.page', 'ss1-board', 'size', 'Page size', 4, 'KB', 'published', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', ''),
  ('ss1-board.mappable', 'ss1-board', 'mappable', 'Memory that can be mapped at once', 32, 'MB', 'published', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', ''),
  ('ss1-board.mappable-follows', 'ss1-board', 'mappable', 'Memory that the page map entry groups can map', NULL, 'MB', 'derived', '004-sun-servers', 'Table 4, SPARCstation-1, 1+', 'Number of groups times the 256 KB of a group (section 2.2.3).'),
  ('ss390-board.mmu', 'ss390-board', 'choice', 'Memory management', 0, 'memory management', 'published', '004-sun-servers', 'Table 4, SPARCserver 390', ''),
  ('ss390-board.contexts', 'ss390-board', 'contexts', 'MMU contexts', 8, 'contexts', 'published', '004-sun-servers', 'Table 4, SPARCserver 390', ''),
  ('ss390-board.pmegs', 'ss390-board', 'count', 'Page map entry groups (PMEGs)', 256, 'groups', 'published', '004-sun-servers', 'Table 4, SPARCserver 390', ''),
  ('ss390-board.page', 'ss390-board', 'size', 'Page size', 8, 'KB', 'published', '004-sun-servers', 'Table 4, SPARCserver 390', ''),
  ('ss390-board.mappable', 'ss390-board', 'mappable', 'Memory that can be mapped at once', 64, 'MB', 'published', '004-sun-servers', 'Table 4, SPARCserver 390', ''),
  ('ss390-board.mappable-follows', 'ss390-board', 'mappable', 'Memory that the page map entry groups can map', NULL, 'MB', 'derived', '004-sun-servers', 'Table 4, SPARCserver 390', 'Number of groups times the 256 KB of a group (section 2.2.3).'),
  ('ss490-board.mmu', 'ss490-board', 'choice', 'Memory management', 0, 'memory management', 'published', '004-sun-servers', 'Table 4, SPARCserver 490', ''),
  ('ss490-board.contexts', 'ss490-board', 'contexts', 'MMU contexts', 64, 'contexts', 'published', '004-sun-servers', 'Table 4, SPARCserver 490', ''),
  ('ss490-board.pmegs', 'ss490-board', 'count', 'Page map entry groups (PMEGs)', 1024, 'groups', 'published', '004-sun-servers', 'Table 4, SPARCserver 490', ''),
  ('ss490-board.page', 'ss490-board', 'size', 'Page size', 8, 'KB', 'published', '004-sun-servers', 'Table 4, SPARCserver 490', ''),
  ('ss490-board.mappable', 'ss490-board', 'mappable', 'Memory that can be mapped at once', 256, 'MB', 'published', '004-sun-servers', 'Table 4, SPARCserver 490', ''),
  ('ss490-board.mappable-follows', 'ss490-board', 'mappable', 'Memory that the page map entry groups can map', NULL, 'MB', 'derived', '004-sun-servers', 'Table 4, SPARCserver 490', 'Number of groups times the 256 KB of a group (section 2.2.3).'),
  ('ss2-board.mmu', 'ss2-board', 'choice', 'Memory management', 0, 'memory management', 'published', '004-sun-servers', 'Table 4, SPARCstation-2', ''),
  ('ss2-board.contexts', 'ss2-board', 'contexts', 'MMU contexts', 16, 'contexts', 'published', '004-sun-servers', 'Table 4, SPARCstation-2', ''),
  ('ss2-board.pmegs', 'ss2-board', 'count', 'Page map entry groups (PMEGs)', 256, 'groups', 'published', '004-sun-servers', 'Table 4, SPARCstation-2', ''),
  ('ss2-board.page', 'ss2-board', 'size', 'Page size', 4, 'KB', 'published', '004-sun-servers', 'Table 4, SPARCstation-2', ''),
  ('ss2-board.mappable', 'ss2-board', 'mappable', 'Memory that can be mapped at once', 64, 'MB', 'published', '004-sun-servers', 'Table 4, SPARCstation-2', ''),
  ('ss2-board.mappable-follows', 'ss2-board', 'mappable', 'Memory that the page map entry groups can map', NULL, 'MB', 'derived', '004-sun-servers', 'Table 4, SPARCstation-2', 'Number of groups times the 256 KB of a group (section 2.2.3).'),
  ('ross-6002.mmu', 'ross-6002', 'choice', 'Memory management', 1, 'memory management', 'published', '004-sun-servers', 'Table 4, Ross 6002 module', ''),
  ('ross-6002.contexts', 'ross-6002', 'contexts', 'MMU contexts', 4096, 'contexts', 'published', '004-sun-servers', 'Table 4, Ross 6002 module', ''),
  ('ross-6002.page', 'ross-6002', 'size', 'Page size', 4, 'KB', 'published', '004-sun-servers', 'Table 4, Ross 6002 module', ''),
  ('ross-6002.mappable', 'ross-6002', 'share', 'Share of memory that can be mapped at once', 100, '%', 'published', '004-sun-servers', 'Table 4, Ross 6002 module', 'Table 4 says "all". The MMU itself reloads its mappings from memory, without a trap into the kernel.'),
  ('mmu.group', 'ss2-board', 'size', 'Memory that one page map entry group maps', 256, 'KB', 'published', '004-sun-servers', '2.2.3 Memory Management Unit', '');

-- SPARC version (section 2.2.1), memory buses, and memory on the system board and on memory boards
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason)
  SELECT id || '.sparc-version', id, 'sparc-version', 'Version of the SPARC specification', iif(id IN ('ss2-board', 'ss630-board', 'ss670-board', 'ss690-board'), 8, 7), 'ratio', 'published',
         '004-sun-servers', '2.2.1 SPARC Processors', 'Processors of version 7 multiply and divide integers with long sequences of other instructions. Version 8 has a multiply-step instruction, which makes multiplication about ten times as fast.'
  FROM block_type WHERE id LIKE 'ss%-board' OR id = 'sun4-280-board';
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sparc.memory-bus', 'ss690-board', 'bandwidth', 'Memory bus, SPARCserver 600MP', 270, 'MB/s', 'published', '004-sun-servers', '2.3.1 VME', 'The bus is 128 bits wide. It reaches the memory boards through the P2 section of the backplane.'),
  ('ss490-board.memory-bus', 'ss490-board', 'bandwidth', 'Memory bus', 120, 'MB/s', 'published', '004-sun-servers', '2.2.4 Mbus and other Memory Busses', 'The mean of the rates from memory and to memory.'),
  ('ss490-board.memory-read', 'ss490-board', 'bandwidth', 'Memory bus, from memory', 90, 'MB/s', 'published', '004-sun-servers', '2.2.4 Mbus and other Memory Busses, footnote 22', ''),
  ('ss490-board.memory-write', 'ss490-board', 'bandwidth', 'Memory bus, to memory', 150, 'MB/s', 'published', '004-sun-servers', '2.2.4 Mbus and other Memory Busses, footnote 22', ''),
  ('ss2-board.memory-bus', 'ss2-board', 'bandwidth', 'Memory bus', 66, 'MB/s', 'published', '004-sun-servers', '2.2.4 Mbus and other Memory Busses', ''),
  ('ioc.line', 'ss690-board', 'line-size', 'Line of the I/O cache', 32, 'bytes', 'published', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME', 'The cache collects VME transfers, so that the buses move whole lines.'),
  ('vme.peak', 'ss690-board', 'bandwidth', 'Maximum VME rate by the definition of the bus', 40, 'MB/s', 'published', '004-sun-servers', '2.3.1 VME', ''),
  ('vme.rate-plain', 'ss390-board', 'bandwidth', 'Maximum VME rate without an I/O cache', 25, 'MB/s', 'published', '004-sun-servers', '2.3.1 VME', 'Most VME implementations reach at most this rate. The guide does not say how far below this maximum the rate is without an I/O cache.'),
  ('vme.programmed-300', 'ss390-board', 'bandwidth', 'VME rate with programmed I/O', 4, 'MB/s', 'published', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME', ''),
  ('vme.programmed-400', 'ss490-board', 'bandwidth', 'VME rate with programmed I/O', 5, 'MB/s', 'published', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME', ''),
  ('memory.on-board', 'ss690-board', 'size', 'Maximum memory on the system board', 128, 'MB', 'published', '004-sun-servers', '2.2.5 Main Memory', 'With memory chips of 4 Mb.'),
  ('memory.on-board-later', 'ss690-board', 'size', 'Maximum memory on the system board with chips of 16 Mb', 512, 'MB', 'published', '004-sun-servers', '2.2.5 Main Memory', ''),
  ('memory.off-board', 'ss690-board', 'share', 'Slowdown of memory on memory boards', 15, '%', 'published', '004-sun-servers', '2.2.5 Main Memory', 'Memory boards are several feet from the Mbus. Memory on the system board is only a few inches from the Mbus.'),
  ('memory.interleave', 'ss690-board', 'associativity', 'Memory interleaving, SPARCserver 600MP', 16, 'way', 'published', '004-sun-servers', '2.2.5 Main Memory', 'Memory is therefore added in groups of 16 modules.'),
  ('memory.interleave-ss2', 'ss2-board', 'associativity', 'Memory interleaving, SPARCstation 2', 4, 'way', 'published', '004-sun-servers', '2.2.5 Main Memory', 'Memory is therefore added in groups of four modules.'),
  ('sun4-260.nfs-least', 'sun4-280-board', 'nfs-load', 'Minimum NFS rate of a Sun-4/260 over its built-in Ethernet', 75, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', 'Value for the older machine of the same series. The guide gives none for the 4/280.'),
  ('sun4-260.nfs-most', 'sun4-280-board', 'nfs-load', 'Maximum NFS rate of a Sun-4/260 over its built-in Ethernet', 100, 'operations/s', 'published', '004-sun-servers', '1.3.1.2 Case Study 7', ''),
  ('ss390-board.reads-seen', 'ss390-board', 'io-rate', 'Reads per disk of a busy SPARCserver 390', 40, 'operations/s', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', 'Measured before the server was replaced.'),
  ('ss390-board.packets-seen', 'ss390-board', 'io-rate', 'Packets on the Ethernet of a busy SPARCserver 390', 400, 'operations/s', 'published', '004-sun-servers', '1.2.9.1 Case Study 3', 'Measured. Most packets have 1,500 bytes.');

INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('sun4-280-board.mappable-follows', 'sun4-280-board.pmegs', 1),
  ('sun4-280-board.mappable-follows', 'mmu.group', 1),
  ('ss1-board.mappable-follows', 'ss1-board.pmegs', 1),
  ('ss1-board.mappable-follows', 'mmu.group', 1),
  ('ss390-board.mappable-follows', 'ss390-board.pmegs', 1),
  ('ss390-board.mappable-follows', 'mmu.group', 1),
  ('ss490-board.mappable-follows', 'ss490-board.pmegs', 1),
  ('ss490-board.mappable-follows', 'mmu.group', 1),
  ('ss2-board.mappable-follows', 'ss2-board.pmegs', 1),
  ('ss2-board.mappable-follows', 'mmu.group', 1);
