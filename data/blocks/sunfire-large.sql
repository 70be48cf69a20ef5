-- Parts of the Sun Fire 12K and 15K: expander, centerplane, boards for slot 1, and directory.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('system-data-interface.asics', 'system-data-interface', 'count', 'System data interface ASICs', 6, 'ASICs', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 2: Boardset', '', NULL),
  ('system-address-controller.requester-addresses', 'system-address-controller', 'count', 'Number of addresses on the requester''s bus for each line of a remote boardset', 2, 'addresses', 'published', '000-mpo', 'Appendix B, Directory Coherency', 'The request and its final rerun, which gives the request its position in the global order of memory.', NULL),
  ('expander.port-bandwidth', 'expander', 'bandwidth', 'Data connection of a boardset to the centerplane', 4.8, 'GB/s', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('address-crossbar.asics', 'address-crossbar', 'count', 'ASICs', 4, 'ASICs', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('address-crossbar.clocks', 'address-crossbar', 'clocks', 'Clocks for a request to cross the crossbar', 2, 'clocks', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('response-crossbar.asics', 'response-crossbar', 'count', 'ASICs', 2, 'ASICs', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('response-crossbar.clocks-least', 'response-crossbar', 'clocks', 'Minimum clocks for a reply to cross the crossbar', 1, 'clocks', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('response-crossbar.clocks-most', 'response-crossbar', 'clocks', 'Maximum clocks for a reply to cross the crossbar', 2, 'clocks', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('data-crossbar.asics', 'data-crossbar', 'count', 'ASICs', 14, 'ASICs', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane', '', NULL),
  ('maxcpu-board.processors', 'maxcpu-board', 'count', 'Processors', 2, 'processors', 'published', '000-mpo', 'Appendix B, MaxCPU board', '', NULL),
  ('maxcpu-board.processor-bandwidth', 'maxcpu-board', 'bandwidth', 'Bandwidth off the board, per processor', 1.2, 'GB/s', 'published', '000-mpo', 'Appendix B, MaxCPU board', 'Half of the board port. The source does not say how much one processor gets while the other is idle. In the model, one processor can use the whole port.', NULL),
  ('maxcpu-board.port-bandwidth', 'maxcpu-board', 'bandwidth', 'Board port', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, MaxCPU board', '', NULL),
  ('hspci-assembly.cards', 'hspci-assembly', 'count', 'PCI cards in hot-swap cassettes', 4, 'slots', 'published', '000-mpo', 'Appendix B, High-End, I/O Assembly', '', NULL),
  ('hspci-link-assembly.cards', 'hspci-link-assembly', 'count', 'PCI cards in hot-swap cassettes', 2, 'slots', 'published', '000-mpo', 'Appendix B, High-End, I/O Assembly', '', NULL),
  ('mtag.bits', 'system-address-controller', 'count', 'Tag bits in memory for the global state of a line', 3, 'bits', 'published', '000-mpo', 'Appendix B, Directory Coherency', '', NULL);

-- Table B-2, column of the 12K and 15K
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sunfire15k.latency.own-memory', 'sunfire15k', 'latency', 'Local memory of the processor', 180, 'ns', 'published', '000-mpo', 'Table B-2, row 1', ''),
  ('sunfire15k.latency.same-switch', 'sunfire15k', 'latency', 'Other processor on the same dual CPU data switch', 193, 'ns', 'published', '000-mpo', 'Table B-2, row 2', ''),
  ('sunfire15k.latency.same-board', 'sunfire15k', 'latency', 'Other side of the board''s data switch', 207, 'ns', 'published', '000-mpo', 'Table B-2, row 3', ''),
  ('sunfire15k.latency.same-boardset', 'sunfire15k', 'latency', 'Other board of the boardset', NULL, 'ns', 'derived', '000-mpo', 'Appendix B, Sun Fireplane Level 2: Boardset', 'According to the source, a boardset by itself behaves like a mid-range machine with two boards. The model therefore uses the latency of a remote board in such a machine.'),
  ('sunfire15k.latency.hit', 'sunfire15k', 'latency', 'Remote boardset, directory cache hit', 333, 'ns', 'published', '000-mpo', 'Table B-2, row 5', ''),
  ('sunfire15k.latency.miss', 'sunfire15k', 'latency', 'Remote boardset, directory cache miss', 440, 'ns', 'published', '000-mpo', 'Table B-2, row 6', ''),
  ('sunfire15k.latency.ratio', 'sunfire15k', 'ratio', 'Remote latency relative to local latency, for the working set of the finite-difference code', 1.8, 'ratio', 'published', '000-mpo', 'Chapter 3, Finite-Differences, Sun Fire 15K', ''),
  ('sunfire15k.latency.local-mean', 'sunfire15k', 'latency', 'Mean latency of a board''s four memories', NULL, 'ns', 'derived', '000-mpo', 'Table B-2, rows 1 to 3', 'One memory belongs to the processor itself, one to its neighbour, and two are on the other side of the board.'),
  ('sunfire15k.latency.remote-mean', 'sunfire15k', 'latency', 'Mean latency of the memory of a remote boardset', NULL, 'ns', 'derived', '000-mpo', 'Chapter 3, Finite-Differences, Sun Fire 15K', ''),
  ('sunfire15k.latency.miss-less-mean', 'sunfire15k', 'latency', 'Latency of a directory cache miss, minus the mean latency', NULL, 'ns', 'derived', '000-mpo', 'Table B-2, row 6', ''),
  ('sunfire15k.latency.miss-less-hit', 'sunfire15k', 'latency', 'Additional latency of a directory cache miss', NULL, 'ns', 'derived', '000-mpo', 'Table B-2, rows 5 and 6', ''),
  ('coherency-directory-cache.hits', 'coherency-directory-cache', 'share', 'Directory cache hit rate for lines of a remote boardset', NULL, '%', 'derived', '000-mpo', 'Chapter 3, Finite-Differences, Sun Fire 15K', 'The source does not give this rate. It gives a ratio of remote to local latency for a working set of 1.4 GB. This ratio is between the ratio for hits and the ratio for misses, so the hit rate follows from it. For workloads with other hit rates, set the option.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('maxcpu-board.port-bandwidth', 'maxcpu-board.processors', 1),
  ('maxcpu-board.port-bandwidth', 'maxcpu-board.processor-bandwidth', 1),
  ('sunfire15k.latency.same-boardset', 'sunfire6800.latency.other-board', 1),
  ('sunfire15k.latency.remote-mean', 'sunfire15k.latency.ratio', 1),
  ('sunfire15k.latency.remote-mean', 'sunfire15k.latency.local-mean', 1),
  ('coherency-directory-cache.hits', 'sunfire15k.latency.miss-less-mean', 1),
  ('coherency-directory-cache.hits', 'sunfire15k.latency.miss-less-hit', -1);
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('sunfire15k.latency.local-mean', 'sunfire15k.latency.own-memory', 0.25),
  ('sunfire15k.latency.local-mean', 'sunfire15k.latency.same-switch', 0.25),
  ('sunfire15k.latency.local-mean', 'sunfire15k.latency.same-board', 0.5),
  ('sunfire15k.latency.miss-less-mean', 'sunfire15k.latency.miss', 1),
  ('sunfire15k.latency.miss-less-mean', 'sunfire15k.latency.remote-mean', -1),
  ('sunfire15k.latency.miss-less-hit', 'sunfire15k.latency.miss', 1),
  ('sunfire15k.latency.miss-less-hit', 'sunfire15k.latency.hit', -1);

-- Hit rate of the directory cache when data is copied
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('sunfire15k.copy-hits', 'sunfire15k', 'share', 'Directory cache hit rate of a copy between boardsets', 32.1, '%', 'calibrated', '000-mpo', 'Table 3-5, 36 threads without MPO', 'A copy accesses each line once, and the directory cache holds only recent lines. Most lines are therefore not in the cache, and their requests go to every boardset.', '3-5.36.random');

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('system-address-controller', 'System address controller', 'Level 2 address repeater of the boardset, and agent for the memory of remote boardsets', 'repeater',
   'fireplane.address-rate', 'address', 'address bus of {parent}', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('coherency-directory-cache', 'Coherency directory cache', 'SRAM that holds the most recent global states of lines', 'cache'),
  ('system-data-interface', 'System data interface', 'Level 2 data switch of the boardset', 'switch'),
  ('hspci-assembly', 'PCI I/O assembly', 'Two PCI controllers, four PCI cards in hot-swap cassettes', 'container'),
  ('hspci-link-assembly', 'Sun Fire Link assembly', 'A Sun Fire Link controller, a PCI controller, two PCI cards', 'container'),
  ('maxcpu-board', 'MaxCPU board', 'Two processors without memory', 'container'),
  ('expander', 'Boardset', 'Expander board with a Uniboard in slot 0 and another board in slot 1', 'container'),
  ('centerplane', 'Centerplane', 'Address, response and data crossbars between the boardsets', 'container');
INSERT INTO block_type(id, title, summary, role, degraded) VALUES
  ('address-crossbar', 'Address crossbar', 'Carries requests between boardsets', 'repeater', 'fireplane.double-pumped'),
  ('response-crossbar', 'Response crossbar', 'Carries replies between boardsets', 'repeater', 'fireplane.double-pumped'),
  ('data-crossbar', 'Data crossbar', '18 x 18, one port per boardset', 'switch', 'fireplane.double-pumped');

INSERT INTO slot(parent, name, child, count, row, bay) VALUES
  ('system-address-controller', 'CDC', 'coherency-directory-cache', 1, 0, 0),
  ('hspci-assembly', 'repeater', 'address-repeater', 1, 0, 0),
  ('hspci-assembly', 'pci', 'pci-controller', 2, 1, 0),
  ('hspci-assembly', 'dataswitch', 'io-data-switch', 1, 2, 0),
  ('hspci-link-assembly', 'repeater', 'address-repeater', 1, 0, 0),
  ('hspci-link-assembly', 'pci', 'pci-controller', 1, 1, 0),
  ('hspci-link-assembly', 'link', 'link-controller', 1, 1, 0),
  ('hspci-link-assembly', 'dataswitch', 'io-data-switch', 1, 2, 0),
  ('maxcpu-board', 'repeater', 'address-repeater', 1, 0, 0),
  ('maxcpu-board', 'P', 'ultrasparc3-bare', 2, 1, 0),
  ('maxcpu-board', 'switch', 'dual-cpu-data-switch', 1, 2, 0),
  ('expander', 'SB#', 'uniboard', 1, 0, 1),
  ('expander', 'SAC', 'system-address-controller', 1, 1, 0),
  ('expander', 'SDI', 'system-data-interface', 1, 1, 0),
  ('expander', 'IO#', 'hspci-assembly', 1, 2, 1),
  ('centerplane', 'address', 'address-crossbar', 1, 0, 0),
  ('centerplane', 'response', 'response-crossbar', 1, 0, 0),
  ('centerplane', 'data', 'data-crossbar', 1, 0, 0);
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('expander', 'IO#', 'hspci-link-assembly'),
  ('expander', 'IO#', 'maxcpu-board');

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('hspci-assembly', 'pci*', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('hspci-assembly', 'pci*', 'repeater', 'address', NULL, '', 'shared'),
  ('hspci-link-assembly', 'pci', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('hspci-link-assembly', 'link', 'dataswitch', 'data', 'link-controller.bandwidth', 'connection of {path}', 'shared'),
  ('hspci-link-assembly', 'pci', 'repeater', 'address', NULL, '', 'shared'),
  ('hspci-link-assembly', 'link', 'repeater', 'address', NULL, '', 'shared'),
  ('maxcpu-board', 'P*', 'switch', 'data', 'ultrasparc3.data-interface', 'interface of {path}', 'shared'),
  ('maxcpu-board', 'P*', 'repeater', 'address', NULL, '', 'shared'),
  ('expander', 'SB*/dataswitch', 'SDI', 'data', 'uniboard.port-bandwidth', 'port of {board}', 'shared'),
  ('expander', 'SB*/repeater', 'SAC', 'address', NULL, '', 'shared'),
  ('expander', 'IO*/dataswitch', 'SDI', 'data', 'io-assembly.port-bandwidth', 'port of {board}', 'shared'),
  ('expander', 'IO*/switch', 'SDI', 'data', 'maxcpu-board.port-bandwidth', 'port of {board}', 'shared'),
  ('expander', 'IO*/repeater', 'SAC', 'address', NULL, '', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('system-address-controller', 1, 'fireplane.address-rate'), ('system-address-controller', 2, 'fireplane.address-bandwidth'),
  ('coherency-directory-cache', 1, 'coherency-directory-cache.hits'),
  ('system-data-interface', 1, 'system-data-interface.asics'), ('system-data-interface', 2, 'expander.port-bandwidth'),
  ('hspci-assembly', 1, 'io-assembly.port-bandwidth'), ('hspci-assembly', 2, 'hspci-assembly.cards'),
  ('hspci-link-assembly', 1, 'io-assembly.port-bandwidth'), ('hspci-link-assembly', 2, 'hspci-link-assembly.cards'),
  ('maxcpu-board', 1, 'maxcpu-board.port-bandwidth'),
  ('expander', 1, 'expander.port-bandwidth'),
  ('address-crossbar', 1, 'address-crossbar.asics'), ('address-crossbar', 2, 'address-crossbar.clocks'),
  ('response-crossbar', 1, 'response-crossbar.asics'), ('response-crossbar', 2, 'response-crossbar.clocks-most'),
  ('data-crossbar', 1, 'data-crossbar.asics'), ('data-crossbar', 2, 'expander.port-bandwidth');
