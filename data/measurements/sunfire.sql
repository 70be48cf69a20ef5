-- Published results of the Sun Fire family, each with the quantity of the model that it is compared with.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality, note) VALUES
  ('B-2.1', 'sunfire6800', '000-mpo', 'Table B-2, row 1', 'Latency, local memory', 'ns', 180, 'input', 'latency', 'own-memory', ''),
  ('B-2.2', 'sunfire6800', '000-mpo', 'Table B-2, row 2', 'Latency, other processor on the same dual CPU data switch', 'ns', 193, 'input', 'latency', 'same-switch', ''),
  ('B-2.3', 'sunfire6800', '000-mpo', 'Table B-2, row 3', 'Latency, other side of the board''s data switch', 'ns', 207, 'input', 'latency', 'same-board', ''),
  ('B-2.4', 'sunfire6800', '000-mpo', 'Table B-2, row 4', 'Latency, remote board, through level 2', 'ns', 240, 'input', 'latency', 'other-board', ''),
  ('B-3.1', 'sunfire6800', '000-mpo', 'Table B-3, row 1', 'Bandwidth, one board, local accesses', 'GB/s', 6.7, 'reproduced', 'local-board', '', 'The paper also gives this value in its text. The model derives the busy time of a memory bank from it, so the agreement proves nothing.'),
  ('B-3.2', 'sunfire6800', '000-mpo', 'Table B-3, row 2', 'Bandwidth, all boards, local accesses', 'GB/s', 9.6, 'predicted', 'local-all', '', ''),
  ('B-3.3', 'sunfire6800', '000-mpo', 'Table B-3, row 3', 'Bandwidth, one board, remote accesses', 'GB/s', 2.4, 'predicted', 'remote-board', '', 'This holds if every board sends as many lines as it receives, because both directions share the board''s port (4.8 GB/s). A board that only receives gets up to 4.8 GB/s.'),
  ('B-3.4', 'sunfire6800', '000-mpo', 'Table B-3, row 4', 'Bandwidth, all boards, remote accesses', 'GB/s', 9.6, 'predicted', 'remote-all', '', '');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, note) VALUES
  ('3-6.1', 'sunfire6800', '000-mpo', 'Table 3-6, test 1; Table 3-8', 'Memory copy, 1 thread, random pages', 'MB/s', 2134, 'fitted', 'throughput', 'sunfire6800-copy-1-random', 'The number of outstanding lines of a copy was fitted to this rate.'),
  ('3-6.2', 'sunfire6800', '000-mpo', 'Table 3-6, test 2; Table 3-8', 'Memory copy, 1 thread, local pages', 'MB/s', 2303, 'predicted', 'throughput', 'sunfire6800-copy-1-local', ''),
  ('3-6.3', 'sunfire6800', '000-mpo', 'Table 3-6, test 3; Table 3-8', 'Memory copy, 24 threads, random pages', 'MB/s', 8795, 'predicted', 'throughput', 'sunfire6800-copy-24-random', 'In the model, the address bus is saturated. The machine lost some of the bandwidth of the bus; the paper doesn''t say where.'),
  ('3-6.4', 'sunfire6800', '000-mpo', 'Table 3-6, test 4; Table 3-8', 'Memory copy, 24 threads, local pages', 'MB/s', 9360, 'predicted', 'throughput', 'sunfire6800-copy-24-local', 'In the model, the address bus is saturated. The machine lost some of the bandwidth of the bus; the paper doesn''t say where.');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, locality) VALUES
  ('3-7.1', 'sunfire6800', '000-mpo', 'Table 3-7, test 1', 'Pages in lgroup 0, which is the whole machine', 'pages', 24, 'reproduced', 'pages', 'sunfire6800-copy-1-random', ''),
  ('3-7.2', 'sunfire6800', '000-mpo', 'Table 3-7, test 2', 'Pages in lgroup 3', 'pages', 24, 'reproduced', 'pages', 'sunfire6800-copy-1-local', 'SB3'),
  ('3-7.3', 'sunfire6800', '000-mpo', 'Table 3-7, test 3', 'Pages in lgroup 0, which is the whole machine', 'pages', 576, 'reproduced', 'pages', 'sunfire6800-copy-24-random', ''),
  ('3-7.4.0', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 0', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB0'),
  ('3-7.4.1', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 1', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB1'),
  ('3-7.4.2', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 2', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB2'),
  ('3-7.4.3', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 3', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB3'),
  ('3-7.4.4', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 4', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB4'),
  ('3-7.4.5', 'sunfire6800', '000-mpo', 'Table 3-7, test 4', 'Pages in lgroup 5', 'pages', 96, 'reproduced', 'pages', 'sunfire6800-copy-24-local', 'SB5');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, note) VALUES
  ('3-8.1', 'sunfire6800', '000-mpo', 'Table 3-8, 1 thread', 'Memory copy, 1 thread, gain from local pages', '%', 8, 'predicted', 'speedup', 'sunfire6800-copy-1-local', 'sunfire6800-copy-1-random', 'The published 2,134 and 2,303 MB/s give 7.9 %.'),
  ('3-8.2', 'sunfire6800', '000-mpo', 'Table 3-8, 24 threads', 'Memory copy, 24 threads, gain from local pages', '%', 6, 'predicted', 'speedup', 'sunfire6800-copy-24-local', 'sunfire6800-copy-24-random', 'The published 8,795 and 9,360 MB/s give 6.4 %. In the model, both placements saturate the address bus, so there is no gain.'),
  ('3-10.idle', 'sunfire6800', '000-mpo', 'Table 3-10', 'Finite differences: time saved by local pages, latencies only', '%', 16, 'predicted', 'latency-saving', 'sunfire6800-finite-difference-local', 'sunfire6800-finite-difference-random', ''),
  ('3-10', 'sunfire6800', '000-mpo', 'Table 3-10', 'Finite differences: time saved by local pages', '%', 16, 'predicted', 'time-reduction', 'sunfire6800-finite-difference-local', 'sunfire6800-finite-difference-random', 'The published 0.735 and 0.615 s per iteration give 16.3 %.');
