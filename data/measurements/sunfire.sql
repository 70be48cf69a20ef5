-- What Sun published about the Sun Fire family, and which question of the model answers it.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality, note) VALUES
  ('B-2.1', 'sunfire6800', '000-mpo', 'Table B-2, row 1', 'Latency, own memory', 'ns', 180, 'reproduced', 'latency', 'own-memory', ''),
  ('B-2.2', 'sunfire6800', '000-mpo', 'Table B-2, row 2', 'Latency, same dual CPU data switch', 'ns', 193, 'reproduced', 'latency', 'same-switch', ''),
  ('B-2.3', 'sunfire6800', '000-mpo', 'Table B-2, row 3', 'Latency, other side of the data switch', 'ns', 207, 'reproduced', 'latency', 'same-board', ''),
  ('B-2.4', 'sunfire6800', '000-mpo', 'Table B-2, row 4', 'Latency, other board', 'ns', 240, 'reproduced', 'latency', 'other-board', ''),
  ('B-3.1', 'sunfire6800', '000-mpo', 'Table B-3, row 1', 'Bandwidth, one board to itself', 'GB/s', 6.7, 'reproduced', 'local-board', '', 'The busy time of a memory bank was derived from the same figure in the text, so this row proves nothing.'),
  ('B-3.2', 'sunfire6800', '000-mpo', 'Table B-3, row 2', 'Bandwidth, all boards to themselves', 'GB/s', 9.6, 'predicted', 'local-all', '', ''),
  ('B-3.3', 'sunfire6800', '000-mpo', 'Table B-3, row 3', 'Bandwidth, one board to others', 'GB/s', 2.4, 'predicted', 'remote-board', '', 'Holds when every board both sends and receives: each line crosses two ports. A board that only receives gets up to 4.8.'),
  ('B-3.4', 'sunfire6800', '000-mpo', 'Table B-3, row 4', 'Bandwidth, all boards to others', 'GB/s', 9.6, 'predicted', 'remote-all', '', '');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, note) VALUES
  ('3-6.1', 'sunfire6800', '000-mpo', 'Table 3-6, test 1; Table 3-8', 'Memory copy, 1 thread, random pages', 'MB/s', 2134, 'fitted', 'throughput', 'sunfire6800-copy-1-random', 'The lines outstanding in a copy were fitted to this rate.'),
  ('3-6.2', 'sunfire6800', '000-mpo', 'Table 3-6, test 2; Table 3-8', 'Memory copy, 1 thread, local pages', 'MB/s', 2303, 'predicted', 'throughput', 'sunfire6800-copy-1-local', ''),
  ('3-6.3', 'sunfire6800', '000-mpo', 'Table 3-6, test 3; Table 3-8', 'Memory copy, 24 threads, random pages', 'MB/s', 8795, 'predicted', 'throughput', 'sunfire6800-copy-24-random', 'The model fills the address bus almost to the last clock; the machine lost some of it, and the source does not say where.'),
  ('3-6.4', 'sunfire6800', '000-mpo', 'Table 3-6, test 4; Table 3-8', 'Memory copy, 24 threads, local pages', 'MB/s', 9360, 'predicted', 'throughput', 'sunfire6800-copy-24-local', 'The model fills the address bus almost to the last clock; the machine lost some of it, and the source does not say where.');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, locality) VALUES
  ('3-7.1', 'sunfire6800', '000-mpo', 'Table 3-7, test 1', 'Pages in lgroup 0, the whole machine', 'pages', 24, 'reproduced', 'pages', 'sunfire6800-copy-1-random', ''),
  ('3-7.2', 'sunfire6800', '000-mpo', 'Table 3-7, test 2', 'Pages in lgroup 3', 'pages', 24, 'reproduced', 'pages', 'sunfire6800-copy-1-local', 'SB3'),
  ('3-7.3', 'sunfire6800', '000-mpo', 'Table 3-7, test 3', 'Pages in lgroup 0, the whole machine', 'pages', 576, 'reproduced', 'pages', 'sunfire6800-copy-24-random', ''),
  ('3-7.4.0', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 0', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB0'),
  ('3-7.4.1', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 1', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB1'),
  ('3-7.4.2', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 2', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB2'),
  ('3-7.4.3', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 3', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB3'),
  ('3-7.4.4', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 4', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB4'),
  ('3-7.4.5', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 5', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB5');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, note) VALUES
  ('3-8.1', 'sunfire6800', '000-mpo', 'Table 3-8, 1 thread', 'Memory copy, 1 thread, gain of local pages', '%', 8, 'predicted', 'speedup', 'sunfire6800-copy-1-local', 'sunfire6800-copy-1-random', '2,134 and 2,303 MB/s are printed: 7.9 %.'),
  ('3-8.2', 'sunfire6800', '000-mpo', 'Table 3-8, 24 threads', 'Memory copy, 24 threads, gain of local pages', '%', 6, 'predicted', 'speedup', 'sunfire6800-copy-24-local', 'sunfire6800-copy-24-random', '8,795 and 9,360 MB/s are printed: 6.4 %. Both placements fill the address bus in the model, so it sees no gain.'),
  ('3-10.idle', 'sunfire6800', '000-mpo', 'Table 3-10', 'Finite differences, time saved by local pages, from latencies alone', '%', 16, 'predicted', 'latency-saving', 'sunfire6800-finite-difference-local', 'sunfire6800-finite-difference-random', ''),
  ('3-10', 'sunfire6800', '000-mpo', 'Table 3-10', 'Finite differences, time saved by local pages', '%', 16, 'predicted', 'time-reduction', 'sunfire6800-finite-difference-local', 'sunfire6800-finite-difference-random', '0.735 and 0.615 s per iteration are printed: 16.3 %.');
