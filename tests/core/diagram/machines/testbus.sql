-- testbus: processors, memory boards and buses without boards, with links that skip rows and links between neighbours;
-- invented after the machines of 1992.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('testbus-mbus', 'MBus', 'The memory bus', 'switch', 'fireplane.address-rate', 'address', 'MBus', 1);
INSERT INTO block_type(id, title, summary, role, rate, station_title) VALUES
  ('testbus-ram', 'Memory board', 'A board of memory', 'memory', 'memory-unit.bandwidth', 'memory {path}');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('testbus-cpu', 'Processor module', 'One processor', 'processor'),
  ('testbus-bus', 'I/O bus with a rather long name', 'Slots', 'switch'),
  ('testbus-card', 'Controller', 'A card', 'device'),
  ('testbus-backplane', 'Backplane', 'An older bus', 'switch'),
  ('testbus-box', 'Test Bus', 'Everything on one board', 'container');
INSERT INTO slot(parent, name, child, first, count, option, row) VALUES
  ('testbus-box', 'M', 'testbus-cpu', 0, 4, '', 0),
  ('testbus-box', 'mbus', 'testbus-mbus', 0, 1, '', 1),
  ('testbus-box', 'ram', 'testbus-ram', 0, 2, '', 2),
  ('testbus-box', 'sbus', 'testbus-bus', 0, 1, '', 2),
  ('testbus-box', 'card', 'testbus-card', 0, 3, '', 3),
  ('testbus-box', 'backplane', 'testbus-backplane', 0, 1, '', 4),
  ('testbus-box', 'V', 'testbus-card', 0, 5, '', 5);
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('testbus-box', 'M*', 'mbus', 'data', 'pci-controller.bandwidth', 'module {path}', 'shared'),
  ('testbus-box', 'M*', 'mbus', 'address', NULL, '', 'shared'),
  ('testbus-box', 'M0', 'M1', 'data', 'pci-controller.bandwidth', 'pair', 'shared'),
  ('testbus-box', 'M0', 'M3', 'data', 'pci-controller.bandwidth', 'ring', 'shared'),
  ('testbus-box', 'ram*', 'mbus', 'data', NULL, '', 'shared'),
  ('testbus-box', 'sbus', 'mbus', 'data', 'pci-controller.fast-bus', 'bridge', 'shared'),
  ('testbus-box', 'card*', 'sbus', 'data', 'pci-controller.slow-bus', 'slot of {path}', 'shared'),
  ('testbus-box', 'V*', 'backplane', 'data', 'pci-controller.slow-bus', 'slot of {path}', 'shared'),
  ('testbus-box', 'backplane', 'mbus', 'data', 'pci-controller.fast-bus', 'old bridge', 'shared'),
  ('testbus-box', 'V0', 'mbus', 'address', NULL, '', 'shared');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('testbus-cpu', 1, 'ultrasparc3.clock-900'), ('testbus-cpu', 2, 'external-cache.size'),
  ('testbus-ram', 1, 'memory-unit.capacity'), ('testbus-bus', 1, 'pci-controller.fast-bus'),
  ('testbus-card', 1, 'pci-controller.slow-bus');
INSERT INTO family(id, title) VALUES ('test', 'Test');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('testbus', 'test', 'Test Bus', 1992, '000-mpo', 'Processors on one bus', 'testbus-box', 'fireplane.line-size', 'testbus-box', 'generic');
INSERT INTO requester(block_type, operation, at_once) VALUES
  ('testbus-cpu', 'line', 'ultrasparc3.miss-outstanding'), ('testbus-cpu', 'copied-line', 'ultrasparc3.copy-outstanding');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('testbus', 1, 'any', 'any memory', 'testbus-box', 'sunfire6800.latency.other-board');
