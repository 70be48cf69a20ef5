-- firelink: two to eight Sun Fire machines joined by Sun Fire Link, each a machine of its own with options of its own.

INSERT INTO slot(parent, name, child, count, option, row, bay, noun) VALUES
  ('link-cluster', 'S', 'link-switch', 2, 'switches', 0, 0, 'board'),
  ('link-cluster', 'N', 'sunfire6800-cabinet', 8, 'nodes', 1, 1, 'machine');
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('link-cluster', 'N', 'sunfire12k-cabinet'), ('link-cluster', 'N', 'sunfire15k-cabinet');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('firelink', 'sunfire-link', 'Sun Fire Link cluster', 2002, '001-firelink, Section 5',
   'Two to eight Sun Fire 6800, 12K or 15K that put data into each other''s memory', 'link-cluster', 'fireplane.line-size', 'uniboard', 'serengeti');
INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES
  ('firelink', 'nodes', 'Nodes', 2, 8, 2),
  ('firelink', 'switches', 'Switches', 0, 2, 0);
INSERT INTO standard_board(machine, path, block_type) VALUES
  ('firelink', 'N*/IB8', 'link-assembly'), ('firelink', 'N*/IB9', 'link-assembly'),
  ('firelink', 'N*/EX0/IO0', 'hspci-link-assembly'), ('firelink', 'N*/EX1/IO1', 'hspci-link-assembly');

-- Point to point: between two nodes all links, between three half of each node's to each other
INSERT INTO condition(id, word, subject, value) VALUES
  ('one-switch', 'option', 'switches', '1'), ('two-switches', 'option', 'switches', '2'),
  ('direct-2', 'option', 'switches', '0'), ('direct-2', 'option', 'nodes', '2'),
  ('direct-3', 'option', 'switches', '0'), ('direct-3', 'option', 'nodes', '3');
CREATE TEMP TABLE assembly AS
  WITH RECURSIVE number(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM number WHERE i < 17)
  SELECT 'IB' || i AS path FROM number WHERE i BETWEEN 6 AND 9 UNION ALL SELECT 'EX' || i || '/IO' || i FROM number;
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, applies, wires)
  SELECT 'link-cluster', one || '/' || path || '/port' || port, other || '/' || path || '/port' || at, 'message',
         'link-controller.link-bandwidth', 'link {path}', applies, 'each-way'
  FROM assembly, (SELECT 'N0' AS one, 'N1' AS other, 0 AS port, 0 AS at, 'direct-2' AS applies
                  UNION ALL SELECT 'N0', 'N1', 1, 1, 'direct-2' UNION ALL SELECT 'N0', 'N1', 0, 1, 'direct-3'
                  UNION ALL SELECT 'N1', 'N2', 0, 1, 'direct-3' UNION ALL SELECT 'N2', 'N0', 0, 1, 'direct-3');
DROP TABLE assembly;
-- Through switches: both links of an assembly to the only one, or one to each
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, applies, wires)
  SELECT 'link-cluster', 'N*/' || path || '/port' || port, to_path, 'message', 'link-controller.link-bandwidth', 'link {path}', applies, 'each-way'
  FROM (SELECT 'IB*' AS path UNION ALL SELECT 'EX*/IO*'),
       (SELECT '*' AS port, 'S0' AS to_path, 'one-switch' AS applies UNION ALL SELECT '0', 'S0', 'two-switches'
        UNION ALL SELECT '1', 'S1', 'two-switches');

INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('firelink', 1, 'The times of the calls hold for segments of 16 KB, and stay as they are for others: how they grow is only drawn. A put or a get takes its time in proportion, 64 bytes by 64 bytes.', '001-firelink', 'Table 2; Figures 4 and 5'),
  ('firelink', 2, 'A message uses all equally short ways in equal parts: each of three links carries a third. In a 12K or 15K that makes a processor whose own boardset has an assembly use only that one.', '001-firelink', 'Section 2'),
  ('firelink', 3, 'A switch is no station: what it carries at the most is not printed.', '001-firelink', 'Section 2'),
  ('firelink', 4, 'The rates of links and controllers are peaks; nobody measured how several pairs share them.', '000-mpo', 'Appendix B, Sun Fire Link Controller');

-- A message of MPI from end to end, by its send mode and by how the receiver polls
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies)
  SELECT 'firelink', row_number() OVER (), o.id || '-' || mode, 'other node, ' || substr(o.id, 5) || ', ' || mode, 'link-cluster', o.id,
         CASE WHEN o.id = 'mpi-rendezvous' THEN rendezvous ELSE latency END, 'mpi-' || mode
  FROM (SELECT id FROM operation WHERE id LIKE 'mpi-%') o,
    (SELECT 'standard' AS mode, 'mpi.latency' AS latency, 'mpi.rendezvous-latency' AS rendezvous
     UNION ALL SELECT 'synchronous', 'mpi.latency', 'mpi.rendezvous-latency' UNION ALL SELECT 'ready', 'mpi.latency', 'mpi.rendezvous-latency'
     UNION ALL SELECT 'buffered', 'mpi.latency-buffered', 'mpi.rendezvous-buffered'
     UNION ALL SELECT 'general', 'mpi.latency-general', 'mpi.rendezvous-general');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('firelink', 5, 'Three times of MPI are printed: 5, 6 and 3.7 µs. The last one is for a message without data on another cluster, so it does not show that general polling is faster. What is longer than a postbox adds its stores, postboxes and barriers; the receiver''s copy out of the buffers is left out, and an acknowledgement loads nothing.', '001-firelink', 'Sections 4 and 6.2; Figures 6 and 7'),
  ('firelink', 6, 'A put waits for none of its stores while sixteen are under way (assumed): on a busy node it keeps its rate for longer than those who wait for each line, and what it sends takes the busses from them. Processes that put from one processor divide its time while they want it, as if it went from one to the other all the time. Whoever gets, sends by MPI or computes holds it while it waits, so that they take turns; a put beside MPI waits for its calls besides, and has less than its turn. The calls at the other end of a connection take nothing from who holds the processor there.', '001-firelink', 'Table 2');
