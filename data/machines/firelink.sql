-- firelink: two to eight Sun Fire machines connected by Sun Fire Link, each with its own options.

INSERT INTO slot(parent, name, child, count, option, row, bay, noun) VALUES
  ('link-cluster', 'S', 'link-switch', 2, 'switches', 0, 0, 'board'),
  ('link-cluster', 'N', 'sunfire6800-cabinet', 8, 'nodes', 1, 1, 'machine');
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('link-cluster', 'N', 'sunfire12k-cabinet'), ('link-cluster', 'N', 'sunfire15k-cabinet');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('firelink', 'sunfire-link', 'Sun Fire Link cluster', 2002, '001-firelink, Section 5',
   'Two to eight Sun Fire 6800, 12K or 15K servers that write to each other''s memory', 'link-cluster', 'fireplane.line-size', 'uniboard', 'serengeti');
INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES
  ('firelink', 'nodes', 'Nodes', 2, 8, 2),
  ('firelink', 'switches', 'Switches', 0, 2, 0);
INSERT INTO standard_board(machine, path, block_type) VALUES
  ('firelink', 'N*/IB8', 'link-assembly'), ('firelink', 'N*/IB9', 'link-assembly'),
  ('firelink', 'N*/EX0/IO0', 'hspci-link-assembly'), ('firelink', 'N*/EX1/IO1', 'hspci-link-assembly');

-- Point to point: two nodes share all links. With three nodes, half of the links of each node go to each of the two others.
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
-- Through switches: both links of an assembly go to the only switch, or one link goes to each of two switches.
INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, applies, wires)
  SELECT 'link-cluster', 'N*/' || path || '/port' || port, to_path, 'message', 'link-controller.link-bandwidth', 'link {path}', applies, 'each-way'
  FROM (SELECT 'IB*' AS path UNION ALL SELECT 'EX*/IO*'),
       (SELECT '*' AS port, 'S0' AS to_path, 'one-switch' AS applies UNION ALL SELECT '0', 'S0', 'two-switches'
        UNION ALL SELECT '1', 'S1', 'two-switches');

INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('firelink', 1, 'The model uses the call times of 16 KB segments for all sizes, because the paper shows only in a graph how the times grow. The time of a put or a get is proportional to its size, in units of 64 bytes.', '001-firelink', 'Table 2; Figures 4 and 5'),
  ('firelink', 2, 'A message is divided equally among all paths of the same length: each of three links carries a third. In a 12K or 15K, a processor whose boardset has an assembly therefore uses only that assembly.', '001-firelink', 'Section 2'),
  ('firelink', 3, 'A switch never limits throughput in the model, because no source gives its capacity.', '001-firelink', 'Section 2'),
  ('firelink', 4, 'The rates of links and controllers are peak rates. No source measured how several pairs of nodes share them.', '000-mpo', 'Appendix B, Sun Fire Link Controller');

-- The end-to-end latency of an MPI message, for each send mode and with or without polling by the receiver
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies)
  SELECT 'firelink', row_number() OVER (), o.id || '-' || mode, 'other node, ' || substr(o.id, 5) || ', ' || mode, 'link-cluster', o.id,
         CASE WHEN o.id = 'mpi-rendezvous' THEN rendezvous ELSE latency END, 'mpi-' || mode
  FROM (SELECT id FROM operation WHERE id LIKE 'mpi-%') o,
    (SELECT 'standard' AS mode, 'mpi.latency' AS latency, 'mpi.rendezvous-latency' AS rendezvous
     UNION ALL SELECT 'synchronous', 'mpi.latency', 'mpi.rendezvous-latency' UNION ALL SELECT 'ready', 'mpi.latency', 'mpi.rendezvous-latency'
     UNION ALL SELECT 'buffered', 'mpi.latency-buffered', 'mpi.rendezvous-buffered'
     UNION ALL SELECT 'general', 'mpi.latency-general', 'mpi.rendezvous-general');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('firelink', 5, 'The paper gives three MPI times: 5, 6 and 3.7 µs. The time of 3.7 µs was measured on another cluster, for a message without data, so it does not show that general polling is faster. A message longer than a postbox takes additional time for its stores, postboxes and barriers. The model omits the receiver''s copy from the buffers and the load of acknowledgements.', '001-firelink', 'Sections 4 and 6.2; Figures 6 and 7'),
  ('firelink', 6, 'A put does not wait for its stores until sixteen of them are in flight, which is an assumption. On a busy node, a put therefore keeps its rate for longer than threads that wait for each line. Its stores take bus capacity from these threads. Processes that put from the same processor share the time of the processor, as if it switched between them continuously. A process that gets, sends by MPI or computes holds the processor while it waits, so such processes take turns. A put that shares a processor with MPI also waits for the MPI calls, so it gets less than an equal share of the time. The calls at the other end of a connection take no time from the process that holds the processor there.', '001-firelink', 'Table 2');
