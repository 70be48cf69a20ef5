-- testmbus: processor modules and one memory on one bus, with its own operation; invented, to test that rows are enough to
-- trace a machine of another kind.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('testmbus-bus', 'MBus', 'Addresses and data on the same wires', 'switch', 'fireplane.address-rate', 'address', 'bus', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('testmbus-module', 'Module', 'Processor with its cache', 'processor'),
  ('testmbus-memory', 'Memory', 'The memory of all', 'memory'),
  ('testmbus-board', 'Test MBus', 'Two modules on a bus', 'container');
INSERT INTO slot(parent, name, child, first, count, row) VALUES
  ('testmbus-board', 'M', 'testmbus-module', 0, 2, 0),
  ('testmbus-board', 'bus', 'testmbus-bus', 0, 1, 1),
  ('testmbus-board', 'memory', 'testmbus-memory', 0, 1, 2);
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('testmbus-board', 'M*', 'bus', 'address', 'shared'),
  ('testmbus-board', 'M*', 'bus', 'data', 'shared'),
  ('testmbus-board', 'memory', 'bus', 'data', 'shared');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('testmbus.clock', 'testmbus', 'clock', 'Clock', 40, 'MHz', 'published', '000-mpo', 'Table B-1'),
  ('testmbus.address-clocks', 'testmbus', 'clocks', 'Clocks of an address', 2, 'clocks', 'published', '000-mpo', 'Table B-1'),
  ('testmbus.latency', 'testmbus', 'latency', 'Memory', 300, 'ns', 'published', '000-mpo', 'Table B-1');
INSERT INTO condition(id, word, subject, value) VALUES ('testmbus-owned', 'line', '', 'owned');
INSERT INTO operation(id, family, title, unit, clock, no_total, source, locator) VALUES
  ('testmbus', 'test', 'A line over a bus', 'line', 'testmbus.clock', 'No total is known.', '000-mpo', 'Table B-1');
INSERT INTO step(operation, ordinal, id, title, text, applies, moves, from_place, to_place, data, time, source, locator) VALUES
  ('testmbus', 1, 'request', 'Request', '{requester} asks.', '', 'address', 'requester', 'requester-repeater', 0, 'testmbus.address-clocks', '000-mpo', 'Table B-1'),
  ('testmbus', 2, 'forward', 'Forward', 'Further up.', '', 'address', 'requester-repeater', 'requester-root', 0, NULL, '000-mpo', 'Table B-1'),
  ('testmbus', 3, 'inhibit', 'Inhibit', '{owner} inhibits {memory}.', 'testmbus-owned', 'stay', 'owner', NULL, 0, NULL, '000-mpo', 'Table B-1'),
  ('testmbus', 4, 'data', 'Data', 'The line comes from {supplier}.', '', 'data', 'supplier', 'requester', 1, NULL, '000-mpo', 'Table B-1');
INSERT INTO requester(block_type, operation, at_once) VALUES ('testmbus-module', 'testmbus', 'ultrasparc3.miss-outstanding');

-- The same with modules whose demands no source states
INSERT INTO block_type(id, title, summary, role) VALUES
  ('testsilent-module', 'Module', 'Processor with its cache', 'processor'),
  ('testsilent-board', 'Test Silent', 'Two modules on a bus', 'container');
INSERT INTO slot(parent, name, child, first, count, row)
  SELECT 'testsilent-board', name, replace(child, 'testmbus-module', 'testsilent-module'), first, count, row
  FROM slot WHERE parent = 'testmbus-board';
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires)
  SELECT 'testsilent-board', from_path, to_path, kind, wires FROM link_rule WHERE block_type = 'testmbus-board';
INSERT INTO family(id, title) VALUES ('test', 'Test');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('testmbus', 'test', 'Test MBus', 1991, '000-mpo', 'Two modules', 'testmbus-board', 'fireplane.line-size', 'testmbus-board', 'generic'),
  ('testsilent', 'test', 'Test Silent', 1991, '000-mpo', 'The same, untold', 'testsilent-board', 'fireplane.line-size', 'testsilent-board', 'generic');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('testmbus', 1, 'memory', 'memory', 'testmbus-board', 'testmbus.latency'),
  ('testsilent', 1, 'memory', 'memory', 'testsilent-board', 'testmbus.latency');
