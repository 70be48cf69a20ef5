-- Parts of the Sun Fire family that several of its machines share: processor, boards and the mid-range Fireplane.
-- Source 000-mpo: Solaris Memory Placement Optimization and Sun Fire Servers.

INSERT INTO family(id, title) VALUES ('sunfire', 'Sun Fire');

-- The Fireplane interconnect
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('fireplane.clock', 'fireplane', 'clock', 'System clock', 150, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('fireplane.line-size', 'fireplane', 'line-size', 'Coherency line', 64, 'bytes', 'published', '000-mpo', 'Table B-1, Cache coherency line size', ''),
  ('fireplane.clocks-per-address', 'fireplane', 'clocks', 'System clocks per address', 1, 'clocks', 'published', '000-mpo', 'Table B-1, System clocks per address', ''),
  ('fireplane.address-rate', 'fireplane', 'address-rate', 'Address rate of one snooping domain', NULL, 'million/s', 'derived', '000-mpo', 'Table B-1, Address rate per address bus', ''),
  ('fireplane.address-bandwidth', 'fireplane', 'bandwidth', 'Data bandwidth that one address bus allows', NULL, 'GB/s', 'derived', '000-mpo', 'Table B-1, Data bandwidth per address bus', 'Every line of data needs one address.'),
  ('fireplane.broadcast-clocks', 'fireplane', 'clocks', 'Clocks from the origin of an address to its broadcast', 6, 'clocks', 'published', '000-mpo', 'Appendix B, Address Interconnect', ''),
  ('fireplane.double-pumped', 'fireplane', 'share', 'Remaining rate in double-pumped mode', 50, '%', 'published', '000-mpo', 'Appendix B, Centerplane; Segments', 'In double-pumped mode, one ASIC alternates between its own work and the work of a second ASIC.'),
  ('fireplane.snoop-clocks', 'fireplane', 'clocks', 'Clocks to compute and broadcast the snoop result', 9, 'clocks', 'published', '000-mpo', 'Appendix B, Address Interconnect', '');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('fireplane.address-rate', 'fireplane.clock', 1),
  ('fireplane.address-rate', 'fireplane.clocks-per-address', -1),
  ('fireplane.address-bandwidth', 'fireplane.address-rate', 1),
  ('fireplane.address-bandwidth', 'fireplane.line-size', 1);

-- The processor and its memory
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('ultrasparc3.clock-900', 'ultrasparc3', 'clock', 'Processor clock, slower processor', 900, 'MHz', 'published', '000-mpo', 'Appendix B, Processor', '', NULL),
  ('ultrasparc3.clock-1050', 'ultrasparc3', 'clock', 'Processor clock, faster processor', 1050, 'MHz', 'published', '000-mpo', 'Appendix B, Processor', '', NULL),
  ('ultrasparc3.issue-width', 'ultrasparc3', 'issue-width', 'Instruction issue width', 4, 'instructions/clock', 'published', '000-mpo', 'Appendix B, Instruction Execution', '', NULL),
  ('ultrasparc3.data-interface', 'ultrasparc3', 'bandwidth', 'Data interface', 2.4, 'GB/s', 'published', '000-mpo', 'Appendix B, System Interface', '', NULL),
  ('ultrasparc3.address-interface', 'ultrasparc3', 'clock', 'Address interface', 150, 'MHz', 'published', '000-mpo', 'Appendix B, System Interface', '', NULL),
  ('instruction-cache.size', 'instruction-cache', 'size', 'Size', 32, 'KB', 'published', '000-mpo', 'Appendix B, Instruction Execution', '', NULL),
  ('instruction-cache.ways', 'instruction-cache', 'associativity', 'Associativity', 4, 'way', 'published', '000-mpo', 'Appendix B, Instruction Execution', '', NULL),
  ('data-cache.size', 'data-cache', 'size', 'Size', 64, 'KB', 'published', '000-mpo', 'Appendix B, On-chip Caches', '', NULL),
  ('data-cache.ways', 'data-cache', 'associativity', 'Associativity', 4, 'way', 'published', '000-mpo', 'Appendix B, On-chip Caches', '', NULL),
  ('write-cache.size', 'write-cache', 'size', 'Size', 2, 'KB', 'published', '000-mpo', 'Appendix B, On-chip Caches', '', NULL),
  ('prefetch-cache.size', 'prefetch-cache', 'size', 'Size', 2, 'KB', 'published', '000-mpo', 'Appendix B, On-chip Caches', '', NULL),
  ('external-cache.size', 'external-cache', 'size', 'Size', 8, 'MB', 'published', '000-mpo', 'Appendix B, External Cache', '', NULL),
  ('external-cache.ways', 'external-cache', 'associativity', 'Associativity', 2, 'way', 'published', '000-mpo', 'Appendix B, External Cache', '', NULL),
  ('memory-unit.capacity', 'memory-unit', 'size', 'Maximum memory of one processor', 8, 'GB', 'published', '000-mpo', 'Appendix B, Memory Controller', '', NULL),
  ('memory-unit.banks', 'memory-unit', 'count', 'Logical banks', 4, 'banks', 'published', '000-mpo', 'Chapter 1, Sun Fire Servers', '', NULL),
  ('uniboard.banks', 'uniboard', 'count', 'Logical banks of a board', 16, 'banks', 'published', '000-mpo', 'Chapter 1, Sun Fire Servers', '', NULL),
  ('uniboard.capacity', 'uniboard', 'size', 'Maximum memory of a board', 32, 'GB', 'published', '000-mpo', 'Chapter 1, Sun Fire Servers', '', NULL),
  ('uniboard.memory-bandwidth', 'uniboard', 'bandwidth', 'Memory of a board, 16 banks interleaved', 6.7, 'GB/s', 'published', '000-mpo', 'Appendix B, Peak Bandwidth', '', NULL),
  ('memory-bank.busy-time', 'memory-bank', 'busy-time', 'Busy time of one bank per line', NULL, 'ns', 'derived', '000-mpo', 'Appendix B, Peak Bandwidth', 'Sixteen interleaved banks together give the board its 6.7 GB/s. A bank stays busy for some time after its data has left.', NULL),
  ('memory-unit.bandwidth', 'memory-unit', 'bandwidth', 'Memory of one processor, banks interleaved', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, Peak Bandwidth', '', NULL),
  ('memory-unit.copy', 'memory-unit', 'ratio', 'Memory time of a copied line, relative to a line that is only read', 2.074, 'ratio', 'calibrated', '000-mpo', 'Table 3-5, 72 threads with MPO', 'A copy alternates between reads and writes, and a bank loses time when it changes direction. No source says how much. The loss depends on the memory alone, so it is the same in every machine with these boards.', '3-5.72.local'),
  ('ultrasparc3.copy-outstanding', 'ultrasparc3', 'outstanding', 'Outstanding lines with prefetching', 8, 'lines', 'calibrated', '000-mpo', 'Table 3-6, test 1', 'Prefetches fill the prefetch cache while stores drain through the write cache, so several lines are in flight at the same time. Their number is the integer that best matches the published rate.', '3-6.1'),
  ('ultrasparc3.miss-outstanding', 'ultrasparc3', 'outstanding', 'Outstanding lines when the thread waits for each miss', 1, 'lines', 'assumed', NULL, '', 'The source says that prefetching hardly helps this code and that memory latency limits it. In the model, a miss therefore starts only after the previous one has returned.', NULL);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('memory-bank.busy-time', 'uniboard.banks', 1),
  ('memory-bank.busy-time', 'fireplane.line-size', 1),
  ('memory-bank.busy-time', 'uniboard.memory-bandwidth', -1),
  ('memory-unit.bandwidth', 'memory-unit.banks', 1),
  ('memory-unit.bandwidth', 'fireplane.line-size', 1),
  ('memory-unit.bandwidth', 'memory-bank.busy-time', -1);

INSERT INTO block_type(id, title, summary, role, rate, station_title) VALUES
  ('instruction-cache', 'I-cache', 'Level 1, instructions', 'cache', NULL, ''),
  ('data-cache', 'D-cache', 'Level 1, data', 'cache', NULL, ''),
  ('prefetch-cache', 'Prefetch cache', 'Data fetched ahead of use', 'cache', NULL, ''),
  ('write-cache', 'Write cache', 'Merges stores', 'cache', NULL, ''),
  ('external-cache', 'E-cache', 'Level 2, external SRAM, tags on chip', 'cache', NULL, ''),
  ('memory-bank', 'Bank', 'One logical bank of SDRAM', 'container', NULL, ''),
  ('memory-unit', 'Memory', 'Four banks, with the memory controller inside the processor', 'memory', 'memory-unit.bandwidth', 'memory of {parent}'),
  ('ultrasparc3', 'UltraSPARC III', 'Processor with its caches, its memory controller and its memory', 'processor', NULL, ''),
  ('address-repeater', 'Address repeater', 'Collects addresses and broadcasts them', 'repeater', NULL, ''),
  ('dual-cpu-data-switch', 'Dual CPU data switch', 'Connects two processors and their memories', 'switch', NULL, ''),
  ('processor-pair', 'Processor pair', 'Two processors on one dual CPU data switch', 'group', NULL, ''),
  ('level1-data-switch', 'Level 1 data switch', 'Connects the halves of a board to level 2', 'switch', NULL, ''),
  ('uniboard', 'Uniboard', 'Four processors, sixteen memory banks, two levels of switches', 'container', NULL, ''),
  ('pci-controller', 'PCI controller', 'Two PCI buses, 33 and 66 MHz', 'device', NULL, ''),
  ('io-data-switch', 'Data switch', 'Connects the PCI controllers to level 2', 'switch', NULL, ''),
  ('io-assembly', 'PCI I/O assembly', 'Two PCI controllers, four PCI buses, eight cards', 'container', NULL, ''),
  ('cpci-assembly', 'CompactPCI I/O assembly', 'Two PCI controllers, four CompactPCI cards', 'container', NULL, ''),
  ('cpci-assembly-6', 'CompactPCI I/O assembly', 'Two PCI controllers, six CompactPCI cards', 'container', NULL, ''),
  ('link-assembly', 'Sun Fire Link assembly', 'A Sun Fire Link controller, a PCI controller, two CompactPCI cards', 'container', NULL, ''),
  ('link-controller', 'Link controller', 'Two optical links to a cluster of machines', 'device', NULL, ''),
  ('data-switch-asic', 'Data switch', 'A slice of the level 2 crossbar', 'switch', NULL, ''),
  ('switch-board', 'Switch board', 'One address repeater, two data switches', 'container', NULL, '');

UPDATE block_type SET size_option = 'bankMB' WHERE id = 'memory-bank';
UPDATE block_type SET stops_parent = 1 WHERE id = 'switch-board';

INSERT INTO slot(parent, name, child, first, count, row) VALUES
  ('memory-unit', 'bank', 'memory-bank', 0, 4, 0),
  ('ultrasparc3', 'icache', 'instruction-cache', 0, 1, 0),
  ('ultrasparc3', 'dcache', 'data-cache', 0, 1, 0),
  ('ultrasparc3', 'prefetch', 'prefetch-cache', 0, 1, 1),
  ('ultrasparc3', 'write', 'write-cache', 0, 1, 1),
  ('ultrasparc3', 'ecache', 'external-cache', 0, 1, 2),
  ('ultrasparc3', 'memory', 'memory-unit', 0, 1, 3),
  ('processor-pair', 'P', 'ultrasparc3', 0, 2, 0),
  ('processor-pair', 'switch', 'dual-cpu-data-switch', 0, 1, 1),
  ('uniboard', 'repeater', 'address-repeater', 0, 1, 0),
  ('uniboard', 'pair', 'processor-pair', 0, 2, 1),
  ('uniboard', 'dataswitch', 'level1-data-switch', 0, 1, 2),
  ('io-assembly', 'repeater', 'address-repeater', 0, 1, 0),
  ('io-assembly', 'pci', 'pci-controller', 0, 2, 1),
  ('io-assembly', 'dataswitch', 'io-data-switch', 0, 1, 2),
  ('cpci-assembly', 'repeater', 'address-repeater', 0, 1, 0),
  ('cpci-assembly', 'pci', 'pci-controller', 0, 2, 1),
  ('cpci-assembly', 'dataswitch', 'io-data-switch', 0, 1, 2),
  ('cpci-assembly-6', 'repeater', 'address-repeater', 0, 1, 0),
  ('cpci-assembly-6', 'pci', 'pci-controller', 0, 2, 1),
  ('cpci-assembly-6', 'dataswitch', 'io-data-switch', 0, 1, 2),
  ('link-assembly', 'repeater', 'address-repeater', 0, 1, 0),
  ('link-assembly', 'pci', 'pci-controller', 0, 1, 1),
  ('link-assembly', 'link', 'link-controller', 0, 1, 1),
  ('link-assembly', 'dataswitch', 'io-data-switch', 0, 1, 2),
  ('switch-board', 'repeater', 'address-repeater', 0, 1, 0),
  ('switch-board', 'dataswitch', 'data-switch-asic', 0, 2, 1);

-- Boards
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('uniboard.width', 'uniboard', 'width', 'Data path to a CPU board', 32, 'bytes', 'published', '000-mpo', 'Appendix B, Data Interconnect', ''),
  ('uniboard.port-bandwidth', 'uniboard', 'bandwidth', 'Board port', 4.8, 'GB/s', 'published', '000-mpo', 'Appendix B, Uniboard', 'In each clock, the port moves data in one direction, so both directions share the bandwidth. A board that sends as much as it receives gets 2.4 GB/s in each direction. A board whose memory is not used by other boards can receive up to 4.8 GB/s.'),
  ('processor-pair.path-bandwidth', 'processor-pair', 'bandwidth', 'Path from one half of a board to its data switch', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, Uniboard', 'The connections on a CPU board are 32 bytes wide.'),
  ('dual-cpu-data-switch.asics', 'dual-cpu-data-switch', 'count', 'Bit-sliced ASICs', 8, 'ASICs', 'published', '000-mpo', 'Appendix B, Uniboard', ''),
  ('level1-data-switch.asics', 'level1-data-switch', 'count', 'Data switch ASICs', 4, 'ASICs', 'published', '000-mpo', 'Appendix B, Uniboard', ''),
  ('io-assembly.width', 'io-assembly', 'width', 'Data path to an I/O board', 16, 'bytes', 'published', '000-mpo', 'Appendix B, Data Interconnect', ''),
  ('io-assembly.port-bandwidth', 'io-assembly', 'bandwidth', 'Board port', 2.4, 'GB/s', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('uniboard.segment-bandwidth', 'uniboard', 'bandwidth', 'Board port in a split machine', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, Segments', 'Each segment has half of the switch boards, so these boards run in double-pumped mode.'),
  ('io-assembly.segment-bandwidth', 'io-assembly', 'bandwidth', 'Board port in a split machine', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, Segments', 'Each segment has half of the switch boards, so these boards run in double-pumped mode.'),
  ('io-assembly.cards', 'io-assembly', 'count', 'Standard PCI cards', 8, 'slots', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('cpci-assembly.cards', 'cpci-assembly', 'count', 'CompactPCI cards', 4, 'slots', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('cpci-assembly-6.cards', 'cpci-assembly-6', 'count', 'CompactPCI cards', 6, 'slots', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('link-assembly.cards', 'link-assembly', 'count', 'CompactPCI cards', 2, 'slots', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('link-controller.bandwidth', 'link-controller', 'bandwidth', 'Connection to the Fireplane', 2.4, 'GB/s', 'published', '000-mpo', 'Appendix B, Sun Fire Link Controller', ''),
  ('link-controller.link-bandwidth', 'link-controller', 'bandwidth', 'Each of two optical links', 1.2, 'GB/s', 'published', '000-mpo', 'Appendix B, Sun Fire Link Controller', ''),
  ('io-data-switch.asics', 'io-data-switch', 'count', 'Data switch ASICs', 2, 'ASICs', 'published', '000-mpo', 'Appendix B, I/O Assemblies', ''),
  ('pci-controller.bandwidth', 'pci-controller', 'bandwidth', 'Connection to the Fireplane', 1.2, 'GB/s', 'published', '000-mpo', 'Appendix B, PCI Controller', ''),
  ('pci-controller.width', 'pci-controller', 'width', 'Connection to the Fireplane', 8, 'bytes', 'published', '000-mpo', 'Appendix B, PCI Controller', ''),
  ('pci-controller.slow-bus', 'pci-controller', 'bandwidth', '33 MHz PCI bus', 0.25, 'GB/s', 'published', '000-mpo', 'Appendix B, PCI Controller', ''),
  ('pci-controller.fast-bus', 'pci-controller', 'bandwidth', '66 MHz PCI bus', 0.5, 'GB/s', 'published', '000-mpo', 'Appendix B, PCI Controller', '');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('processor-pair.path-bandwidth', 'uniboard.width', 1),
  ('processor-pair.path-bandwidth', 'fireplane.clock', 1),
  ('uniboard.segment-bandwidth', 'uniboard.port-bandwidth', 1),
  ('uniboard.segment-bandwidth', 'fireplane.double-pumped', 1),
  ('io-assembly.segment-bandwidth', 'io-assembly.port-bandwidth', 1),
  ('io-assembly.segment-bandwidth', 'fireplane.double-pumped', 1);

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('processor-pair', 'P*', 'switch*', 'data', 'ultrasparc3.data-interface', 'interface of {path}', 'shared'),
  ('processor-pair', 'P*/memory', 'switch*', 'data', NULL, '', 'shared'),
  ('uniboard', 'switch*', 'dataswitch', 'data', 'processor-pair.path-bandwidth', 'path of {path}', 'shared'),
  ('uniboard', 'P*', 'repeater', 'address', NULL, '', 'shared'),
  ('io-assembly', 'pci*', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('io-assembly', 'pci*', 'repeater', 'address', NULL, '', 'shared'),
  ('cpci-assembly', 'pci*', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('cpci-assembly', 'pci*', 'repeater', 'address', NULL, '', 'shared'),
  ('cpci-assembly-6', 'pci*', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('cpci-assembly-6', 'pci*', 'repeater', 'address', NULL, '', 'shared'),
  ('link-assembly', 'pci', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('link-assembly', 'link', 'dataswitch', 'data', 'link-controller.bandwidth', 'connection of {path}', 'shared'),
  ('link-assembly', 'pci', 'repeater', 'address', NULL, '', 'shared'),
  ('link-assembly', 'link', 'repeater', 'address', NULL, '', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('instruction-cache', 1, 'instruction-cache.size'), ('instruction-cache', 2, 'instruction-cache.ways'),
  ('data-cache', 1, 'data-cache.size'), ('data-cache', 2, 'data-cache.ways'),
  ('prefetch-cache', 1, 'prefetch-cache.size'),
  ('write-cache', 1, 'write-cache.size'),
  ('external-cache', 1, 'external-cache.size'), ('external-cache', 2, 'external-cache.ways'),
  ('memory-unit', 1, 'memory-unit.banks'), ('memory-unit', 2, 'memory-unit.bandwidth'),
  ('memory-bank', 1, 'memory-bank.busy-time'),
  ('ultrasparc3', 1, 'ultrasparc3.data-interface'),
  ('dual-cpu-data-switch', 1, 'dual-cpu-data-switch.asics'),
  ('level1-data-switch', 1, 'level1-data-switch.asics'), ('level1-data-switch', 2, 'uniboard.port-bandwidth'),
  ('address-repeater', 1, 'fireplane.address-rate'),
  ('uniboard', 1, 'uniboard.port-bandwidth'),
  ('io-data-switch', 1, 'io-data-switch.asics'), ('io-data-switch', 2, 'io-assembly.port-bandwidth'),
  ('pci-controller', 1, 'pci-controller.bandwidth'),
  ('io-assembly', 1, 'io-assembly.port-bandwidth'), ('io-assembly', 2, 'io-assembly.cards'),
  ('cpci-assembly', 1, 'io-assembly.port-bandwidth'), ('cpci-assembly', 2, 'cpci-assembly.cards'),
  ('cpci-assembly-6', 1, 'io-assembly.port-bandwidth'), ('cpci-assembly-6', 2, 'cpci-assembly-6.cards'),
  ('link-assembly', 1, 'io-assembly.port-bandwidth'), ('link-assembly', 2, 'link-assembly.cards'),
  ('link-controller', 1, 'link-controller.bandwidth'), ('link-controller', 2, 'link-controller.link-bandwidth');
