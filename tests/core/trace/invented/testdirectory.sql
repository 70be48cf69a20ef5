-- testdirectory: three boardsets, each a snooping domain, with three crossbars between them; invented, to test traces.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('testdirectory-agent', 'Agent', 'Top of one snooping domain', 'switch', 'fireplane.address-rate', 'address', 'address bus', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('testdirectory-path', 'Data path', 'Joins the boards of one boardset', 'switch'),
  ('testdirectory-crossbar', 'Crossbar', 'Joins the boardsets', 'switch'),
  ('testdirectory-boardset', 'Boardset', 'A Uniboard and an I/O assembly', 'container'),
  ('testdirectory-cabinet', 'Test Directory', 'Three boardsets', 'container');
INSERT INTO slot(parent, name, child, first, count, row) VALUES
  ('testdirectory-boardset', 'SB', 'uniboard', 0, 1, 0),
  ('testdirectory-boardset', 'agent', 'testdirectory-agent', 0, 1, 1),
  ('testdirectory-agent', 'states', 'external-cache', 0, 1, 0),
  ('testdirectory-boardset', 'path', 'testdirectory-path', 0, 1, 1),
  ('testdirectory-boardset', 'IO', 'io-assembly', 0, 1, 2),
  ('testdirectory-cabinet', 'EX', 'testdirectory-boardset', 0, 3, 0),
  ('testdirectory-cabinet', 'address', 'testdirectory-crossbar', 0, 1, 1),
  ('testdirectory-cabinet', 'response', 'testdirectory-crossbar', 0, 1, 1),
  ('testdirectory-cabinet', 'data', 'testdirectory-crossbar', 0, 1, 1);
INSERT INTO link_rule(block_type, from_path, to_path, kind) VALUES
  ('testdirectory-boardset', 'SB/dataswitch', 'path', 'data'),
  ('testdirectory-boardset', 'SB/repeater', 'agent', 'address'),
  ('testdirectory-boardset', 'IO/dataswitch', 'path', 'data'),
  ('testdirectory-boardset', 'IO/repeater', 'agent', 'address'),
  ('testdirectory-cabinet', 'EX*/path', 'data', 'data'),
  ('testdirectory-cabinet', 'EX*/agent', 'address', 'address'),
  ('testdirectory-cabinet', 'EX*/agent', 'response', 'response');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('testdirectory.hit', 'testdirectory', 'latency', 'Other boardset', 333, 'ns', 'published', '000-mpo', 'Table B-2, row 5');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, protocol) VALUES
  ('testdirectory', 'Test', 'Test Directory', 2001, '000-mpo', 'Three boardsets', 'testdirectory-cabinet', 'fireplane.line-size', 'fireplane'),
  ('testsilent', 'Test', 'Test Silent', 2001, '000-mpo', 'The same without a protocol', 'testdirectory-cabinet', 'fireplane.line-size', NULL);
INSERT INTO latency_row(machine, ordinal, id, title, ancestor, latency) VALUES
  ('testdirectory', 1, 'own-memory', 'own memory', 'ultrasparc3', 'sunfire6800.latency.own-memory'),
  ('testdirectory', 2, 'same-switch', 'same switch', 'processor-pair', 'sunfire6800.latency.same-switch'),
  ('testdirectory', 3, 'same-board', 'same board', 'uniboard', 'sunfire6800.latency.same-board'),
  ('testdirectory', 4, 'other-hit', 'other boardset', 'testdirectory-cabinet', 'testdirectory.hit'),
  ('testsilent', 1, 'any', 'any', 'testdirectory-cabinet', 'testdirectory.hit');
