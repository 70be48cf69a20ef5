-- cluster: nodes of two kinds with their own options, one card per node, and two switches. Invented, to test nodes,
-- messages in pieces, costs that are paid once per connection, and doubled links.

INSERT INTO family(id, title) VALUES ('cluster', 'Cluster');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('cluster.line-a', 'cluster-a', 'line-size', 'Line', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('cluster.line-b', 'cluster-b', 'line-size', 'Line', 128, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('cluster.near-a', 'cluster-a', 'latency', 'Memory', 200, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('cluster.near-b', 'cluster-b', 'latency', 'Memory', 300, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('cluster.memory', 'cluster-memory', 'bandwidth', 'Memory', 1, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('cluster.link', 'cluster', 'bandwidth', 'Link, each way', 1, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('cluster.message', 'cluster', 'size', 'Message', 4096, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('cluster.piece', 'cluster', 'line-size', 'Piece', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('cluster.store', 'cluster-cpu', 'latency', 'Store of a piece', 100, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('cluster.store-fast', 'cluster', 'latency', 'Store of a piece, fast', 50, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('cluster.connect', 'cluster', 'latency', 'Connecting', 640, 'µs', 'published', '000-mpo', 'Table B-1'),
  ('cluster.open', 'cluster', 'latency', 'Opening', 6.4, 'µs', 'published', '000-mpo', 'Table B-1'),
  ('cluster.messages', 'cluster', 'count', 'Messages of a connection', 10, 'requests', 'published', '000-mpo', 'Table B-1'),
  ('cluster.window', 'cluster-cpu', 'outstanding', 'Pieces under way', 16, 'packets', 'published', '000-mpo', 'Table B-1'),
  ('cluster.lines', 'cluster-cpu', 'outstanding', 'Lines under way', 1, 'lines', 'published', '000-mpo', 'Table B-1');

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('cluster-cpu', 'Processor', 'Of a node', 'processor', NULL, 'second', 'processor of {parent}'),
  ('cluster-memory', 'Memory', 'Of a node', 'memory', 'cluster.memory', 'line', 'memory of {parent}');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('cluster-card', 'Card', 'Joins a node to the links', 'bridge'),
  ('cluster-switch', 'Switch', 'Between nodes', 'switch'),
  ('cluster-a', 'Node A', 'With lines of 64 bytes', 'container'),
  ('cluster-b', 'Node B', 'With lines of 128 bytes', 'container'),
  ('cluster-rack', 'Cluster', 'Four nodes', 'container');
INSERT INTO slot(parent, name, child, count, row) VALUES
  ('cluster-a', 'cpu', 'cluster-cpu', 1, 0), ('cluster-a', 'memory', 'cluster-memory', 1, 1), ('cluster-a', 'card', 'cluster-card', 1, 2),
  ('cluster-b', 'cpu', 'cluster-cpu', 1, 0), ('cluster-b', 'memory', 'cluster-memory', 1, 1), ('cluster-b', 'card', 'cluster-card', 1, 2),
  ('cluster-rack', 'A', 'cluster-a', 2, 0), ('cluster-rack', 'B', 'cluster-b', 2, 0), ('cluster-rack', 'S', 'cluster-switch', 2, 1);
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('cluster-a', 'cpu', 'memory', 'data', NULL, '', 'shared'), ('cluster-b', 'cpu', 'memory', 'data', NULL, '', 'shared'),
  ('cluster-a', 'cpu', 'card', 'message', NULL, '', 'shared'), ('cluster-b', 'cpu', 'card', 'message', NULL, '', 'shared'),
  ('cluster-rack', '*/card', 'S0', 'message', 'cluster.link', 'first link of {parent}', 'each-way'),
  ('cluster-rack', '*/card', 'S1', 'message', 'cluster.link', 'second link of {parent}', 'each-way');

INSERT INTO condition(id, word, subject, value) VALUES
  ('cluster-slow', 'option', 'speed', '1'), ('cluster-fast', 'option', 'speed', '2');
INSERT INTO operation(id, family, title, unit, piece, total, source, locator) VALUES
  ('cluster-line', 'cluster', 'A line of memory', 'line', NULL, 'table', '000-mpo', 'Table B-1'),
  ('cluster-put', 'cluster', 'A message', 'message', 'cluster.piece', 'sum', '000-mpo', 'Table B-1');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('cluster-put', 'size', 'Bytes of a message', 'bytes', 'cluster.message', 1, 1048576),
  ('cluster-put', 'per-connection', 'Messages of a connection', 'requests', 'cluster.messages', 1, 1000000);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, applies, time, source, locator) VALUES
  ('cluster-line', 10, 'data', 'Data', 'From {memory} to {requester}.', 'data', 'memory', 'requester', 'piece', 1, '', NULL, '000-mpo', 'Table B-1'),
  ('cluster-put', 10, 'connect', 'Connect', 'Once, for many messages.', 'stay', 'requester', NULL, 'connection', 0, '', 'cluster.connect', '000-mpo', 'Table B-1'),
  ('cluster-put', 20, 'open', 'Open', 'For each message.', 'stay', 'requester', NULL, 'operation', 0, '', 'cluster.open', '000-mpo', 'Table B-1'),
  ('cluster-put', 30, 'store', 'Store', '{requester} stores a piece into {peer}.', 'message', 'requester', 'peer', 'piece', 1, '', NULL, '000-mpo', 'Table B-1');
INSERT INTO ask(operation, step, ordinal, at, unit, fact, applies) VALUES
  ('cluster-put', 30, 1, 'requester', 'seconds', 'cluster.store', 'cluster-slow'),
  ('cluster-put', 30, 2, 'requester', 'seconds', 'cluster.store-fast', 'cluster-fast');
INSERT INTO requester(block_type, operation, at_once) VALUES
  ('cluster-cpu', 'cluster-line', 'cluster.lines'), ('cluster-cpu', 'cluster-put', 'cluster.window');
INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('cluster-read', 'cluster', 'Reading', 'thread', 'read', 'Reads line after line.'),
  ('cluster-send', 'cluster', 'Sending', 'process', 'sent', 'Sends message after message.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('cluster-read', 1, 'cluster-line'), ('cluster-send', 1, 'cluster-put');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('cluster', 'cluster', 'Cluster', 2003, '000-mpo', 'Nodes of two kinds', 'cluster-rack', 'cluster.line-a', 'cluster-a', 'generic'),
  ('clustera', 'cluster', 'Node A', 2003, '000-mpo', 'A node', 'cluster-a', 'cluster.line-a', 'cluster-a', 'generic'),
  ('clusterb', 'cluster', 'Node B', 2003, '000-mpo', 'A node', 'cluster-b', 'cluster.line-b', 'cluster-b', 'generic');
INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES
  ('clustera', 'speed', 'Speed', 1, 2, 1), ('clusterb', 'speed', 'Speed', 1, 2, 1);
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency) VALUES
  ('clustera', 1, 'near', 'memory', 'cluster-a', 'cluster-line', 'cluster.near-a'),
  ('clusterb', 1, 'near', 'memory', 'cluster-b', 'cluster-line', 'cluster.near-b');

-- Eight full machines, for the benchmark.
INSERT INTO block_type(id, title, summary, role) VALUES ('eight-racks', 'Eight machines', 'Side by side', 'container');
INSERT INTO slot(parent, name, child, count, row) SELECT 'eight-racks', 'N', root, 8, 0 FROM machine WHERE id = 'sunfire15k';
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform)
  SELECT 'eight', family, 'Eight machines', year, year_from, 'Side by side', 'eight-racks', line_size, locality_group, platform
  FROM machine WHERE id = 'sunfire15k';
