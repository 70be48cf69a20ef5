-- Memory operations of the p650: access to a line in the L2, an L3 or a book's memory; sequential access to an array.

INSERT INTO condition(id, word, subject, value) VALUES
  ('p650-l2-hit', 'outcome', 'l2-hits', 'hit'),
  ('p650-beyond-l2', 'outcome', 'l2-hits', 'miss'),
  ('p650-private-hit', 'option', 'l3', '0'), ('p650-private-hit', 'outcome', 'l2-hits', 'miss'), ('p650-private-hit', 'outcome', 'l3-hits', 'hit'),
  ('p650-private-miss', 'option', 'l3', '0'), ('p650-private-miss', 'outcome', 'l2-hits', 'miss'), ('p650-private-miss', 'outcome', 'l3-hits', 'miss'),
  ('p650-shared-hit', 'option', 'l3', '1'), ('p650-shared-hit', 'outcome', 'l2-hits', 'miss'), ('p650-shared-hit', 'outcome', 'l3-shared-hits', 'hit'),
  ('p650-shared-miss', 'option', 'l3', '1'), ('p650-shared-miss', 'outcome', 'l2-hits', 'miss'), ('p650-shared-miss', 'outcome', 'l3-shared-hits', 'miss');

INSERT INTO place(id, base, relation, kind) VALUES
  ('p650-own-book', 'requester', 'holder', 'p650-book'),
  ('p650-home-book', 'home', 'holder', 'p650-book'),
  ('p650-box', 'requester', 'holder', 'p650-box'),
  ('p650-l2', 'p650-own-book', 'part', 'p650-l2'),
  ('p650-own-l3', 'p650-own-book', 'part', 'p650-l3'),
  ('p650-l3s', 'p650-box', 'part', 'p650-l3'),
  ('p650-home-l3', 'p650-home-book', 'part', 'p650-l3'),
  ('p650-home-l3c', 'p650-home-book', 'part', 'p650-l3c');

INSERT INTO operation(id, family, title, unit, access, source, locator) VALUES
  ('p650-line', 'pseries', 'A line of memory', 'line', '', '002-p650', 'p650 Performance Firmware Option'),
  ('p650-run', 'pseries', 'A line of an array, sequential access', 'line', 'sequential', '002-p650', 'Sensitivity of the Choices');
INSERT INTO number(operation, id, title, unit, fact, fits, least, most) VALUES
  ('p650-line', 'l2-hits', 'L2 hit rate', '%', NULL, 'p650-l2', 0, 100),
  ('p650-line', 'l3-hits', 'Local L3 hit rate of L2 misses', '%', NULL, 'p650-own-l3', 0, 100),
  ('p650-line', 'l3-shared-hits', 'Share of L2 misses that hit in the shared L3', '%', NULL, 'p650-l3s', 0, 100),
  ('p650-run', 'l2-hits', 'L2 hit rate', '%', 'p650.no-hits', NULL, 0, 100),
  ('p650-run', 'l3-hits', 'Local L3 hit rate of L2 misses', '%', 'p650.no-hits', NULL, 0, 100),
  ('p650-run', 'l3-shared-hits', 'Share of L2 misses that hit in the shared L3', '%', 'p650.no-hits', NULL, 0, 100),
  ('p650-run', 'runs', 'Arrays with sequential access', 'requests', 'p650.streams', NULL, 1, 16);

UPDATE number SET looked_in = 'p650-l2' WHERE id = 'l2-hits' AND operation IN ('p650-line', 'p650-run');
UPDATE number SET looked_in = 'p650-own-l3' WHERE id = 'l3-hits' AND operation IN ('p650-line', 'p650-run');
UPDATE number SET looked_in = 'p650-home-l3' WHERE id = 'l3-shared-hits' AND operation IN ('p650-line', 'p650-run');

INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, source, locator)
  SELECT operation.id, s.* FROM operation, (
    SELECT 10, 'l2', 'L2 hit', '{requester} finds the line in {p650-l2}, on its own chip.', 'stay', 'p650-l2', NULL, 0, 'p650-l2-hit', '002-p650', 'p650 Performance Firmware Option'
    UNION ALL SELECT 20, 'address', 'Address to the home book', '{requester} misses in its L2 and sends the address over the fabric bus to {p650-home-l3c}, whose book holds the memory of the line.', 'address', 'p650-l2', 'p650-home-l3c', 0, 'p650-beyond-l2', '002-p650', 'p650 Performance Firmware Option'
    UNION ALL SELECT 30, 'l3', 'Local L3 hit', 'The caches are private. {p650-own-l3} caches all lines that its own book reads, local and remote, and it has this line.', 'data', 'p650-own-l3', 'requester', 1, 'p650-private-hit', '002-p650', 'p650 Performance Firmware Option'
    UNION ALL SELECT 31, 'l3', 'L3 hit at the home book', 'The caches are shared, so {p650-home-l3} is the only L3 that can hold the line, and it does.', 'data', 'p650-home-l3', 'requester', 1, 'p650-shared-hit', '002-p650', 'p650 Performance Firmware Option'
    UNION ALL SELECT 40 + n, 'memory', 'From memory', 'No cache has the line. {memory} sends it to {requester}.', 'data', 'memory', 'requester', 1, miss, '002-p650', 'p650 Performance Firmware Option'
      FROM (SELECT 0 AS n, 'p650-private-miss' AS miss UNION SELECT 1, 'p650-shared-miss')) s
  WHERE operation.id IN ('p650-line', 'p650-run');

INSERT INTO requester(block_type, operation, at_once) VALUES
  ('p650-cpu', 'p650-line', 'p650.dependent'), ('p650-cpu', 'p650-run', 'p650.prefetch');
INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('p650-stream', 'pseries', 'Sequential arrays (STREAM)', 'thread', 'transferred',
   'Accesses arrays sequentially, with prefetching, like the STREAM benchmark and many technical programs.'),
  ('p650-job', 'pseries', 'Compute and wait', 'thread', 'read',
   'Computes for as long as it waits for a line of local memory, and then requests the next line.'),
  ('p650-random', 'pseries', 'Random lines', 'thread', 'read',
   'Waits for each line before requesting the next. Unless the scenario sets the hit rates, they follow from the sizes of the caches.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('p650-stream', 1, 'p650-run'), ('p650-random', 1, 'p650-line'), ('p650-job', 1, 'p650-line');
UPDATE work SET think = 'p650.job-think' WHERE id = 'p650-job';
