-- testlarge: eighteen expanders around one plane; invented, to see that a large machine is laid out by data alone.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('testlarge-plane', 'Centerplane', 'Crossbars between all expanders', 'switch', 'fireplane.address-rate', 'address', 'address crossbar', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('testlarge-path', 'Data path', 'Joins the boards of one expander', 'switch'),
  ('testlarge-expander', 'Expander', 'A Uniboard and an I/O assembly', 'container'),
  ('testlarge-cabinet', 'Test Large', 'Eighteen expanders', 'container');
INSERT INTO slot(parent, name, child, first, count, option, row) VALUES
  ('testlarge-expander', 'SB', 'uniboard', 0, 1, '', 0),
  ('testlarge-expander', 'agent', 'address-repeater', 0, 1, '', 1),
  ('testlarge-expander', 'path', 'testlarge-path', 0, 1, '', 1),
  ('testlarge-expander', 'IO', 'io-assembly', 0, 1, '', 2),
  ('testlarge-cabinet', 'EX', 'testlarge-expander', 0, 18, 'expanders', 0),
  ('testlarge-cabinet', 'plane', 'testlarge-plane', 0, 1, '', 1);
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title) VALUES
  ('testlarge-expander', 'SB/dataswitch', 'path', 'data', 'uniboard.port-bandwidth', 'port of {board}'),
  ('testlarge-expander', 'SB/repeater', 'agent', 'address', NULL, ''),
  ('testlarge-expander', 'IO/dataswitch', 'path', 'data', 'io-assembly.port-bandwidth', 'port of {board}'),
  ('testlarge-expander', 'IO/repeater', 'agent', 'address', NULL, ''),
  ('testlarge-cabinet', 'EX*/path', 'plane', 'data', 'uniboard.port-bandwidth', 'port of {board}'),
  ('testlarge-cabinet', 'EX*/agent', 'plane', 'address', NULL, '');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group) VALUES
  ('testlarge', 'Test', 'Test Large', 2001, '000-mpo', 'Eighteen expanders', 'testlarge-cabinet', 'fireplane.line-size', 'uniboard');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('testlarge', 'expanders', 'Expanders', 1, 64, 18, '');
INSERT INTO latency_row(machine, ordinal, id, title, ancestor, latency) VALUES
  ('testlarge', 1, 'own-memory', 'own memory', 'ultrasparc3', 'sunfire6800.latency.own-memory'),
  ('testlarge', 2, 'same-switch', 'same switch', 'processor-pair', 'sunfire6800.latency.same-switch'),
  ('testlarge', 3, 'same-board', 'same board', 'uniboard', 'sunfire6800.latency.same-board'),
  ('testlarge', 4, 'other-board', 'other board', 'testlarge-cabinet', 'sunfire6800.latency.other-board');
