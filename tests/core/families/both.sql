-- both: threads and streams on one machine, and open and closed work at one memory. Invented. Two machines have different
-- demands for the same work, and the family has an operating system of its own.

INSERT INTO family(id, title) VALUES ('both', 'Both');
INSERT INTO policy(id, title, near, everything, pages, checks) VALUES ('both', 'Both', 'box', 'the box', '', 'Is it there?');
INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('both-1', 'both', 1, 'Both 1', 'Its own system.', 0, 0, 0, '000-mpo', 'Table B-1');
INSERT INTO platform(id, policy, title, needs_local_addresses, source, locator) VALUES
  ('both', 'both', 'Both', 0, '000-mpo', 'Table B-1');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('both.line', 'both', 'line-size', 'Line', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.total', 'both', 'latency', 'Memory', 100, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('both.memory', 'both-memory', 'bandwidth', 'Memory', 1, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('both.link', 'both-card', 'bandwidth', 'Link, each way', 1, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('both.piece', 'both', 'line-size', 'Most data of a packet', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.request', 'both', 'size', 'Request', 128, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.overhead', 'both', 'size', 'Around a packet', 16, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.ack', 'both', 'size', 'Acknowledgement', 8, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.acked', 'both', 'count', 'Packets of one', 4, 'packets', 'published', '000-mpo', 'Table B-1'),
  ('both.credit', 'both', 'size', 'Room for more', 8, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('both.credited', 'both', 'count', 'Requests of one', 8, 'requests', 'published', '000-mpo', 'Table B-1'),
  ('both.one', 'both-cpu', 'outstanding', 'Lines at once', 1, 'lines', 'published', '000-mpo', 'Table B-1'),
  ('both.tags', 'both-card', 'outstanding', 'Requests at once', 4, 'requests', 'published', '000-mpo', 'Table B-1'),
  ('both.check', 'both-filter', 'share', 'What a filter adds', 50, '%', 'published', '000-mpo', 'Table B-1');
INSERT INTO framing(id, title, overhead, acknowledgement, acknowledged, credit, credited) VALUES
  ('both', 'Both', 'both.overhead', 'both.ack', 'both.acked', 'both.credit', 'both.credited');

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('both-memory', 'Memory', 'Of the box', 'memory', 'both.memory', 'line', 'memory');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('both-cpu', 'Processor', 'Of the box', 'processor'), ('both-card', 'Card', 'Moves data by itself', 'device'),
  ('both-bridge', 'Bridge', 'Where cards enter', 'bridge'), ('both-hub', 'Hub', 'Joins all', 'switch'),
  ('both-filter', 'Filter', 'Looks at each line', 'cache'),
  ('both-box', 'Box', 'Plain', 'container'), ('both-filtered', 'Filtered box', 'With a filter', 'container');
INSERT INTO slot(parent, name, child, count, row)
  SELECT box.id, part.name, part.child, 1, part.row
  FROM (SELECT 'both-box' AS id UNION ALL SELECT 'both-filtered') box,
       (SELECT 'cpu' AS name, 'both-cpu' AS child, 0 AS row UNION ALL SELECT 'hub', 'both-hub', 1
        UNION ALL SELECT 'memory', 'both-memory', 2 UNION ALL SELECT 'bridge', 'both-bridge', 2
        UNION ALL SELECT 'card', 'both-card', 3) part;
INSERT INTO slot(parent, name, child, count, row) VALUES ('both-filtered', 'filter', 'both-filter', 1, 2);
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, framing, wires)
  SELECT box.id, part.a, part.b, 'data', part.capacity, part.title, part.framing, part.wires
  FROM (SELECT 'both-box' AS id UNION ALL SELECT 'both-filtered') box,
       (SELECT 'cpu' AS a, 'hub' AS b, NULL AS capacity, '' AS title, NULL AS framing, 'shared' AS wires
        UNION ALL SELECT 'memory', 'hub', NULL, '', NULL, 'shared' UNION ALL SELECT 'bridge', 'hub', NULL, '', NULL, 'shared'
        UNION ALL SELECT 'card', 'bridge', 'both.link', 'link', 'both', 'each-way') part;

INSERT INTO condition(id, word, subject, value) VALUES
  ('both-filtered', 'fitted', 'both-filter', '1'), ('both-clean', 'line', '', 'clean');
INSERT INTO operation(id, family, title, unit, piece, held, origin, total, no_total, source, locator) VALUES
  ('both-line', 'both', 'A line of memory', 'line', NULL, 'piece', 'requester', 'table', 'No source times an owned line.', '000-mpo', 'Table B-1'),
  ('both-log', 'both', 'An entry of a log', 'operation', NULL, 'piece', 'requester', 'sum', '', '000-mpo', 'Table B-1'),
  ('both-dma', 'both', 'A read of a card', 'packet', 'both.piece', 'operation', 'entry', 'sum', '', '000-mpo', 'Table B-1');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('both-dma', 'size', 'Bytes of a request', 'bytes', 'both.request', 1, 65536);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, credit, source, locator) VALUES
  ('both-line', 10, 'data', 'Data', 'From {supplier} to {requester}.', 'data', 'supplier', 'requester', 'piece', 1, 0, '000-mpo', 'Table B-1'),
  ('both-log', 10, 'entry', 'Entry', '{requester} writes to {memory}.', 'data', 'requester', 'memory', 'piece', 1, 0, '000-mpo', 'Table B-1'),
  ('both-dma', 10, 'request', 'Request', '{requester} asks.', 'data', 'requester', 'memory', 'operation', 0, 1, '000-mpo', 'Table B-1'),
  ('both-dma', 20, 'completion', 'Completion', '{memory} answers.', 'data', 'memory', 'requester', 'piece', 1, 0, '000-mpo', 'Table B-1');
-- the filter adds half of the memory time of the data, as a percentage of that step
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, source, locator) VALUES
  ('both-line', 20, 'check', 'Filter', 'Each line is looked at.', 'memory', 'both-filtered', '000-mpo', 'Table B-1');
INSERT INTO ask(operation, step, at, unit, fact, per) VALUES ('both-line', 20, 'memory', 'bytes', 'both.check', 'size');
INSERT INTO requester(block_type, operation, at_once) VALUES
  ('both-cpu', 'both-line', 'both.one'), ('both-cpu', 'both-log', 'both.one'), ('both-card', 'both-dma', 'both.tags');
INSERT INTO work(id, family, title, customer, verb, class, summary) VALUES
  ('both-read', 'both', 'Reading', 'thread', 'read', 'closed', 'Reads line after line.'),
  ('both-logging', 'both', 'Logging', 'logger', 'logged', 'open', 'Writes entries as they come.'),
  ('both-card', 'both', 'Card', 'stream', 'read', 'closed', 'A card reads.');
INSERT INTO work_part(work, ordinal, operation) VALUES
  ('both-read', 1, 'both-line'), ('both-logging', 1, 'both-log'), ('both-card', 1, 'both-dma');
INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('both', 'both', 'Both', 2005, '000-mpo', 'Plain', 'both-box', 'both.line', 'both-box', 'both'),
  ('bothfiltered', 'both', 'Both, filtered', 2005, '000-mpo', 'With a filter', 'both-filtered', 'both.line', 'both-filtered', 'both');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies) VALUES
  ('both', 1, 'memory', 'memory', 'both-box', 'both-line', 'both.total', 'both-clean'),
  ('bothfiltered', 1, 'memory', 'memory', 'both-filtered', 'both-line', 'both.total', 'both-clean');
