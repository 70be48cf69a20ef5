-- ring: four books in a ring with wires in each direction, and a memory and a disk in each book. Invented, to test that
-- equal paths share the load and that the rows of an operation describe it completely.

INSERT INTO family(id, title) VALUES ('ring', 'Ring');
INSERT INTO property(id, meaning) VALUES ('ring-seek', 'Time to reach data on a disk.');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('ring.line-size', 'ring', 'line-size', 'Line', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('ring.link-rate', 'ring', 'bandwidth', 'Ring, each way', 1, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('ring.memory-rate', 'ring-memory', 'bandwidth', 'Memory', 2, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('ring.near', 'ring', 'latency', 'Own book', 200, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('ring.far', 'ring', 'latency', 'Other book', 400, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('ring.outstanding', 'ring-cpu', 'outstanding', 'Lines under way', 4, 'lines', 'published', '000-mpo', 'Table B-1'),
  ('ring.block', 'ring', 'size', 'Block of a disk', 8, 'KB', 'published', '000-mpo', 'Table B-1'),
  ('ring.seek', 'ring-disk', 'ring-seek', 'Seek', 10, 'ms', 'published', '000-mpo', 'Table B-1'),
  ('ring.turn', 'ring-disk', 'latency', 'Half a turn', 5, 'ms', 'published', '000-mpo', 'Table B-1'),
  ('ring.controller', 'ring', 'latency', 'Controller', 45, 'ms', 'published', '000-mpo', 'Table B-1'),
  ('ring.more', 'ring-disk', 'share', 'What checking adds', 50, '%', 'published', '000-mpo', 'Table B-1'),
  ('ring.writes', 'ring', 'count', 'Writes of a job', 3, 'requests', 'published', '000-mpo', 'Table B-1');

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('ring-memory', 'Memory', 'Of a book', 'memory', 'ring.memory-rate', 'line', 'memory of {parent}'),
  ('ring-disk', 'Disk', 'Of a book', 'device', NULL, 'second', 'disk of {parent}');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('ring-cpu', 'Processor', 'Of a book', 'processor'),
  ('ring-stop', 'Stop', 'On the ring', 'switch'),
  ('ring-book', 'Book', 'A stop of the ring', 'container'),
  ('ring-box', 'Ring', 'Four books', 'container');
INSERT INTO slot(parent, name, child, count, row) VALUES
  ('ring-book', 'cpu', 'ring-cpu', 1, 0), ('ring-book', 'memory', 'ring-memory', 1, 1),
  ('ring-book', 'disk', 'ring-disk', 1, 1), ('ring-book', 'stop', 'ring-stop', 1, 2),
  ('ring-box', 'B', 'ring-book', 4, 0);
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('ring-book', 'cpu', 'stop', 'data', NULL, '', 'shared'),
  ('ring-book', 'memory', 'stop', 'data', NULL, '', 'shared'),
  ('ring-book', 'disk', 'stop', 'data', NULL, '', 'shared'),
  ('ring-box', 'B0/stop', 'B1/stop', 'data', 'ring.link-rate', 'ring of {parent}', 'each-way'),
  ('ring-box', 'B1/stop', 'B2/stop', 'data', 'ring.link-rate', 'ring of {parent}', 'each-way'),
  ('ring-box', 'B2/stop', 'B3/stop', 'data', 'ring.link-rate', 'ring of {parent}', 'each-way'),
  ('ring-box', 'B3/stop', 'B0/stop', 'data', 'ring.link-rate', 'ring of {parent}', 'each-way');

INSERT INTO place(id, base, relation, mode) VALUES
  ('ring-copies', 'home', 'is', 'all'), ('ring-stripe', 'home', 'is', 'split');
INSERT INTO operation(id, family, title, unit, total, source, locator) VALUES
  ('ring-line', 'ring', 'A line over the ring', 'line', 'table', '000-mpo', 'Table B-1'),
  ('ring-write', 'ring', 'A write to a disk', 'operation', 'sum', '000-mpo', 'Table B-1'),
  ('ring-job', 'ring', 'Several writes', 'operation', 'sum', '000-mpo', 'Table B-1');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('ring-write', 'size', 'Bytes of a write', 'bytes', 'ring.block', 1, 1048576),
  ('ring-job', 'size', 'Bytes of a write', 'bytes', 'ring.block', 1, 1048576),
  ('ring-job', 'writes', 'Writes', 'requests', 'ring.writes', 0, 100);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, time, waits, performs, times, source, locator) VALUES
  ('ring-line', 10, 'data', 'Data', 'From {memory} to {requester}.', 'data', 'memory', 'requester', 1, NULL, 'turn', NULL, '', '000-mpo', 'Table B-1'),
  ('ring-write', 10, 'seek', 'Seek', 'The arms move.', 'stay', 'ring-stripe', NULL, 0, NULL, 'slowest', NULL, '', '000-mpo', 'Table B-1'),
  ('ring-write', 20, 'turn', 'Turn', 'Each copy turns.', 'stay', 'ring-copies', NULL, 0, 'ring.controller', 'turn', NULL, '', '000-mpo', 'Table B-1'),
  ('ring-write', 30, 'check', 'Check', 'Half a seek more.', 'stay', 'ring-stripe', NULL, 0, NULL, 'nobody', NULL, '', '000-mpo', 'Table B-1'),
  ('ring-job', 10, 'write', 'Write', 'Again and again.', 'stay', 'requester', NULL, 0, NULL, 'turn', 'ring-write', 'writes', '000-mpo', 'Table B-1');
INSERT INTO ask(operation, step, at, unit, property, of_step) VALUES
  ('ring-write', 10, 'ring-stripe', 'seconds', 'ring-seek', 0),
  ('ring-write', 20, 'ring-copies', 'seconds', 'latency', 0),
  ('ring-write', 30, 'ring-stripe', 'percent', 'share', 10);
INSERT INTO requester(block_type, operation, at_once)
  SELECT 'ring-cpu', id, 'ring.outstanding' FROM operation WHERE family = 'ring';
INSERT INTO work(id, family, title, customer, verb, class, summary) VALUES
  ('ring-read', 'ring', 'Reading', 'thread', 'read', 'closed', 'Reads line after line.'),
  ('ring-arrive', 'ring', 'Arriving writes', 'client', 'written', 'open', 'Comes so many times a second.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('ring-read', 1, 'ring-line'), ('ring-arrive', 1, 'ring-write');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('ring', 'ring', 'Ring', 2002, '000-mpo', 'Four books in a ring', 'ring-box', 'ring.line-size', 'ring-book', 'generic');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency) VALUES
  ('ring', 1, 'near', 'own book', 'ring-book', 'ring-line', 'ring.near'),
  ('ring', 2, 'far', 'other book', 'ring-box', 'ring-line', 'ring.far');

-- A cache in each book: private, or shared by all, as an option that follows a failed disk at the next boot.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('ring.cache-size', 'ring-cache', 'size', 'Cache', 8, 'MB', 'published', '000-mpo', 'Table B-1'),
  ('ring.cache-rate', 'ring-cache', 'bandwidth', 'Cache', 4, 'GB/s', 'published', '000-mpo', 'Table B-1'),
  ('ring.cache-hit', 'ring', 'latency', 'Found in a cache', 100, 'ns', 'published', '000-mpo', 'Table B-1'),
  ('ring.runs', 'ring-cpu', 'count', 'Arrays read in order', 1, 'requests', 'published', '000-mpo', 'Table B-1'),
  ('ring.window', 'ring-cpu', 'outstanding', 'Lines fetched ahead', 64, 'lines', 'published', '000-mpo', 'Table B-1');
INSERT INTO block_type(id, title, summary, role, rate, serves, station_title) VALUES
  ('ring-cache', 'Cache', 'Of a book', 'cache', 'ring.cache-rate', 'line', 'cache of {parent}');
INSERT INTO slot(parent, name, child, count, row) VALUES ('ring-book', 'cache', 'ring-cache', 1, 2);
INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES
  ('ring', 'shared', 'Caches shared', 0, 1, 1);
INSERT INTO condition(id, word, subject, value) VALUES
  ('ring-disk-failed', 'failed', 'ring-disk', '1'),
  ('ring-private-hit', 'option', 'shared', '0'), ('ring-private-hit', 'outcome', 'private-hits', 'hit'),
  ('ring-private-miss', 'option', 'shared', '0'), ('ring-private-miss', 'outcome', 'private-hits', 'miss'),
  ('ring-shared-hit', 'option', 'shared', '1'), ('ring-shared-hit', 'outcome', 'shared-hits', 'hit'),
  ('ring-shared-miss', 'option', 'shared', '1'), ('ring-shared-miss', 'outcome', 'shared-hits', 'miss');
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator) VALUES
  ('ring', 'shared', 1, 'ring-disk-failed', 0, 'boot', 'With a disk failed the caches are private.', '000-mpo', 'Table B-1');

INSERT INTO place(id, base, relation, kind) VALUES
  ('ring-own-book', 'requester', 'holder', 'ring-book'), ('ring-box', 'requester', 'holder', 'ring-box'),
  ('ring-cache', 'ring-own-book', 'part', 'ring-cache'), ('ring-caches', 'ring-box', 'part', 'ring-cache');
INSERT INTO operation(id, family, title, unit, source, locator) VALUES
  ('ring-cached', 'ring', 'A line through a cache', 'line', '000-mpo', 'Table B-1'),
  ('ring-run', 'ring', 'A line of an array', 'line', '000-mpo', 'Table B-1');
INSERT INTO number(operation, id, title, unit, fact, fits, least, most) VALUES
  ('ring-cached', 'private-hits', 'Found in its own cache', '%', NULL, 'ring-cache', 0, 100),
  ('ring-cached', 'shared-hits', 'Found in the caches', '%', NULL, 'ring-caches', 0, 100),
  ('ring-run', 'runs', 'Arrays read in order', 'requests', 'ring.runs', NULL, 1, 8);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, source, locator) VALUES
  ('ring-cached', 10, 'hit', 'Own cache', 'The line is in the cache of {requester}.', 'stay', 'ring-cache', NULL, 0, 'ring-private-hit', '000-mpo', 'Table B-1'),
  ('ring-cached', 20, 'hit', 'One of the caches', 'The line is in one of the caches.', 'stay', 'ring-caches', NULL, 0, 'ring-shared-hit', '000-mpo', 'Table B-1'),
  ('ring-cached', 30, 'miss', 'Memory', 'From {memory}.', 'data', 'memory', 'requester', 1, 'ring-private-miss', '000-mpo', 'Table B-1'),
  ('ring-cached', 40, 'miss', 'Memory', 'From {memory}.', 'data', 'memory', 'requester', 1, 'ring-shared-miss', '000-mpo', 'Table B-1'),
  ('ring-run', 10, 'data', 'Data', 'From {memory} to {requester}.', 'data', 'memory', 'requester', 1, '', '000-mpo', 'Table B-1');
INSERT INTO ask(operation, step, at, unit, fact, per) VALUES
  ('ring-cached', 10, 'ring-cache', 'bytes', NULL, 'size'), ('ring-cached', 20, 'ring-caches', 'bytes', NULL, 'size');
INSERT INTO requester(block_type, operation, at_once) VALUES
  ('ring-cpu', 'ring-cached', 'ring.outstanding'), ('ring-cpu', 'ring-run', 'ring.window');
INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('ring-search', 'ring', 'Searching', 'thread', 'searched', 'Reads through the caches.'),
  ('ring-sum', 'ring', 'Summing', 'thread', 'summed', 'Reads arrays in order, far ahead.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('ring-search', 1, 'ring-cached'), ('ring-sum', 1, 'ring-run');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies) VALUES
  ('ring', 3, 'near-private-hit', 'own cache', 'ring-book', 'ring-cached', 'ring.cache-hit', 'ring-private-hit'),
  ('ring', 4, 'near-shared-hit', 'a cache', 'ring-book', 'ring-cached', 'ring.cache-hit', 'ring-shared-hit'),
  ('ring', 5, 'near-private-miss', 'own book', 'ring-book', 'ring-cached', 'ring.near', 'ring-private-miss'),
  ('ring', 6, 'near-shared-miss', 'own book', 'ring-book', 'ring-cached', 'ring.near', 'ring-shared-miss'),
  ('ring', 7, 'run-near', 'own book', 'ring-book', 'ring-run', 'ring.near', ''),
  ('ring', 8, 'run-far', 'other book', 'ring-box', 'ring-run', 'ring.far', '');
