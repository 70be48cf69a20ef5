-- testmbus: processor modules and one memory on one bus, and a protocol of its own; invented, to test that a machine of
-- another kind is traced by rows alone.

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
INSERT INTO link_rule(block_type, from_path, to_path, kind) VALUES
  ('testmbus-board', 'M*', 'bus', 'address'),
  ('testmbus-board', 'M*', 'bus', 'data'),
  ('testmbus-board', 'memory', 'bus', 'data');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('testmbus.clock', 'testmbus', 'clock', 'Clock', 40, 'MHz', 'published', '000-mpo', 'Table B-1'),
  ('testmbus.address-clocks', 'testmbus', 'clocks', 'Clocks of an address', 2, 'clocks', 'published', '000-mpo', 'Table B-1'),
  ('testmbus.latency', 'testmbus', 'latency', 'Memory', 300, 'ns', 'published', '000-mpo', 'Table B-1');
INSERT INTO protocol(id, title, clock, no_total, source, locator) VALUES
  ('testmbus', 'A bus', 'testmbus.clock', 'No total is known.', '000-mpo', 'Table B-1');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, moves, from_place, to_place, clocks, parallel_with, source, locator) VALUES
  ('testmbus', 1, 'request', 'Request', '{requester} asks.', '', 'address', 'requester', 'requester-repeater', 'testmbus.address-clocks', '', '000-mpo', 'Table B-1'),
  ('testmbus', 2, 'forward', 'Forward', 'Further up.', '', 'address', 'requester-repeater', 'requester-root', NULL, '', '000-mpo', 'Table B-1'),
  ('testmbus', 3, 'inhibit', 'Inhibit', '{owner} inhibits {memory}.', 'owned', 'stay', 'owner', '', NULL, '', '000-mpo', 'Table B-1'),
  ('testmbus', 4, 'data', 'Data', 'The line comes from {supplier}.', '', 'data', 'supplier', 'requester', NULL, '', '000-mpo', 'Table B-1');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform, protocol) VALUES
  ('testmbus', 'Test', 'Test MBus', 1991, '000-mpo', 'Two modules', 'testmbus-board', 'fireplane.line-size', 'testmbus-board', 'generic', 'testmbus'),
  ('testsilent', 'Test', 'Test Silent', 1991, '000-mpo', 'The same without a protocol', 'testmbus-board', 'fireplane.line-size', 'testmbus-board', 'generic', NULL);
INSERT INTO latency_row(machine, ordinal, id, title, ancestor, latency) VALUES
  ('testmbus', 1, 'memory', 'memory', 'testmbus-board', 'testmbus.latency'),
  ('testsilent', 1, 'memory', 'memory', 'testmbus-board', 'testmbus.latency');
