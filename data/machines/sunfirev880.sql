-- sunfirev880: four dual-processor boards in slots A to D and two I/O controllers. Interconnect level 1 is on
-- the motherboard of the server.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('workgroup-repeater', 'Address repeater', 'Broadcasts to five address buses, one for each pair of devices', 'repeater',
   'fireplane.address-rate', 'address', 'address bus', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('workgroup-data-switch', 'Data switch', '6 x 6 crossbar: four boards, two I/O controllers', 'switch'),
  ('dual-processor-board', 'Dual-processor board', 'Two processors and two memory units on one data switch', 'container'),
  ('sunfirev880-cabinet', 'Sun Fire V880', 'Four dual-processor boards and two I/O controllers on one motherboard', 'container');

INSERT INTO slot(parent, name, child, count, option, row, bay) VALUES
  ('dual-processor-board', 'pair', 'processor-pair', 1, '', 0, 0),
  ('sunfirev880-cabinet', 'repeater', 'workgroup-repeater', 1, '', 0, 0),
  ('sunfirev880-cabinet', 'SB', 'dual-processor-board', 4, 'processorBoards', 1, 1),
  ('sunfirev880-cabinet', 'pci', 'pci-controller', 2, '', 1, 0),
  ('sunfirev880-cabinet', 'dataswitch', 'workgroup-data-switch', 1, '', 2, 0);

INSERT INTO slot_name(parent, slot, ordinal, name, former, source, locator)
  SELECT 'sunfirev880-cabinet', 'SB', column1, column2, column3, 'illumos-daktari', 'DAK_GET_SBD_APID'
  FROM (VALUES (0, 'SBa', 'PB0'), (1, 'SBb', 'PB1'), (2, 'SBc', 'PB2'), (3, 'SBd', 'PB3'));

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('workgroup-repeater.ports', 'workgroup-repeater', 'count', 'Address bus ports', 5, 'ports', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 1: Motherboard', ''),
  ('workgroup-data-switch.asics', 'workgroup-data-switch', 'count', 'Bit-sliced ASICs', 6, 'ASICs', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 1: Motherboard', ''),
  ('dual-processor-board.width', 'dual-processor-board', 'width', 'Port to the motherboard', 32, 'bytes', 'published', '000-mpo', 'Appendix B, Sun Fireplane Level 1: Motherboard', ''),
  ('dual-processor-board.port-bandwidth', 'dual-processor-board', 'bandwidth', 'Board port', NULL, 'GB/s', 'derived', '000-mpo', 'Appendix B, Sun Fireplane Level 1: Motherboard', 'In each clock, the port moves data in one direction, so both directions share the bandwidth.'),
  ('sunfirev880.latency', 'sunfirev880', 'latency', 'Any memory', NULL, 'ns', 'derived', '000-mpo', 'Appendix B, Memory Access Performance', 'According to the paper, locality hardly matters in workgroup machines, and their latency is about the lowest latency of the larger machines. The model uses that latency.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('dual-processor-board.port-bandwidth', 'dual-processor-board.width', 1),
  ('dual-processor-board.port-bandwidth', 'fireplane.clock', 1),
  ('sunfirev880.latency', 'sunfire6800.latency.own-memory', 1);

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('sunfirev880-cabinet', 'SB*/switch*', 'dataswitch', 'data', 'dual-processor-board.port-bandwidth', 'port of {board}', 'shared'),
  ('sunfirev880-cabinet', 'SB*/P*', 'repeater', 'address', NULL, '', 'shared'),
  ('sunfirev880-cabinet', 'pci*', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('sunfirev880-cabinet', 'pci*', 'repeater', 'address', NULL, '', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('workgroup-repeater', 1, 'fireplane.address-rate'), ('workgroup-repeater', 2, 'fireplane.address-bandwidth'),
  ('workgroup-data-switch', 1, 'workgroup-data-switch.asics'),
  ('dual-processor-board', 1, 'dual-processor-board.port-bandwidth');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sunfirev880', 'sunfire', 'Sun Fire V880', 2001, '000-mpo, References [1]',
   'Up to eight UltraSPARC III processors on four boards, with the same latency to every memory', 'sunfirev880-cabinet',
   'fireplane.line-size', 'sunfirev880-cabinet', 'generic');
INSERT INTO processor_id(machine, path, id, source, locator)
  SELECT 'sunfirev880', column1, column2, 'illumos-daktari', 'DAK_GETAID'
  FROM (VALUES ('SBa/P0', 0), ('SBa/P1', 2), ('SBb/P0', 1), ('SBb/P1', 3), ('SBc/P0', 4), ('SBc/P1', 6), ('SBd/P0', 5), ('SBd/P1', 7));
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('sunfirev880', 'processorBoards', 'Dual-processor boards', 1, 4, 4, ''),
  ('sunfirev880', 'clockMHz', 'Processor clock (MHz)', 900, 1050, 900, '900 1050'),
  ('sunfirev880', 'bankMB', 'Memory per bank (MB)', 256, 2048, 2048, '256 512 1024 2048');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('sunfirev880', 1, 'own-memory', 'local memory of the processor', 'ultrasparc3', 'sunfirev880.latency'),
  ('sunfirev880', 2, 'same-board', 'other memory of the board', 'processor-pair', 'sunfirev880.latency'),
  ('sunfirev880', 3, 'other-board', 'other board', 'sunfirev880-cabinet', 'sunfirev880.latency');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sunfirev880', 1, 'The paper gives no latency for this machine. It says that the latency is about the lowest of the larger machines and differs little with location.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfirev880', 2, 'The paper has no measurements of this machine. The number of outstanding lines in a copy is the value calibrated for the Sun Fire 6800.', '000-mpo', 'Chapter 3');
