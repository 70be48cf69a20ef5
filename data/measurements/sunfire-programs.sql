-- Published results of programs with and without memory placement, compared with programs that Boardset replays through
-- the placement policy. Each row repeats a measurement from sunfire.sql or sunfire-large.sql, where the placement is
-- manual. The notes in those files say where the model is wrong.

WITH replayed(ordinal, measurement, metric, role, scenario, baseline, note) AS (VALUES
  (1, '3-6.1', 'Memory copy, 1 thread, no placement, replayed', 'fitted', 'sunfire6800-mpo-copy-1-unaware', '', 'The number of outstanding lines of a copy was fitted to this rate, so the row tests only the predicted placement.'),
  (2, '3-6.2', 'Memory copy, 1 thread, with placement, replayed', 'predicted', 'sunfire6800-mpo-copy-1', '', ''),
  (3, '3-6.3', 'Memory copy, 24 threads, no placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24-unaware', '', ''),
  (4, '3-6.4', 'Memory copy, 24 threads, with placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24', '', 'The start times of the threads are assumed: one thread every half second.'),
  (5, '3-5.24.random', 'Memory copy, 24 threads, no placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24-unaware', '', 'A system without locality groups starts threads on any idle processor. Some boardsets get four threads and others one, and the threads on those with four are slower. The manual placement spreads the threads evenly, which gives a higher rate.'),
  (6, '3-5.24.local', 'Memory copy, 24 threads, with placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24', '', 'With its default threshold, the policy puts four threads on each of six boards. The start times of the threads are assumed: one thread every half second.'),
  (7, '3-5.36.random', 'Memory copy, 36 threads, no placement, replayed', 'fitted', 'sunfire12k-mpo-copy-36-unaware', '', 'The directory cache hit rate of copies was fitted to this rate, so the row tests only the predicted placement.'),
  (8, '3-5.36.local', 'Memory copy, 36 threads, with placement, replayed', 'predicted', 'sunfire12k-mpo-copy-36', '', 'The start times of the threads are assumed: one thread every half second.'),
  (9, '3-5.72.random', 'Memory copy, 72 threads, no placement, replayed', 'predicted', 'sunfire15k-mpo-copy-72-unaware', '', 'Predicted with the directory cache hit rate that was fitted to 36 threads on a 12K, as for the manual placement.'),
  (10, '3-5.72.local', 'Memory copy, 72 threads, with placement, replayed', 'fitted', 'sunfire15k-mpo-copy-72', '', 'The memory time per copied cache line was fitted to this rate, so the row tests only the predicted placement. The start times of the threads are assumed: one thread every half second.'),
  (11, '3-2.random', 'Database, remote misses, no placement, replayed', 'predicted', 'sunfire15k-mpo-oltp-unaware', '', ''),
  (12, '3-2.local', 'Database, remote misses, with placement, replayed', 'predicted', 'sunfire15k-mpo-oltp', '', 'In the replay, no process moves after touching its private memory, so all private memory is local. On the machine, some of it was remote.'),
  (13, '3-8.1', 'Memory copy, 1 thread, gain from placement, replayed', 'predicted', 'sunfire6800-mpo-copy-1', 'sunfire6800-mpo-copy-1-unaware', 'The published 2,134 and 2,303 MB/s give 7.9 %.'),
  (14, '3-8.2', 'Memory copy, 24 threads, gain from placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24', 'sunfire6800-mpo-copy-24-unaware', 'The published 8,795 and 9,360 MB/s give 6.4 %. See the row with manual placement.'),
  (15, '3-10.idle', 'Finite differences: time saved by placement, latencies only, replayed', 'predicted', 'sunfire6800-mpo-difference', 'sunfire6800-mpo-difference-unaware', ''),
  (16, '3-10', 'Finite differences: time saved by placement, replayed', 'predicted', 'sunfire6800-mpo-difference', 'sunfire6800-mpo-difference-unaware', 'The published 0.735 and 0.615 s per iteration give 16.3 %.'),
  (17, '3-5.24', 'Memory copy, 24 threads, gain from placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24', 'sunfire12k-mpo-copy-24-unaware', 'Without placement, the threads are spread unevenly over the boards. The gain is therefore larger than with manual placement; the published gain lies between the two.'),
  (18, '3-5.36', 'Memory copy, 36 threads, gain from placement, replayed', 'reproduced', 'sunfire12k-mpo-copy-36', 'sunfire12k-mpo-copy-36-unaware', 'Both rates were used for fitting, the local one indirectly through the 72-thread result. The row therefore tests only the predicted placement.'),
  (19, '3-5.72', 'Memory copy, 72 threads, gain from placement, replayed', 'predicted', 'sunfire15k-mpo-copy-72', 'sunfire15k-mpo-copy-72-unaware', 'The gain is too large, because the rate without placement is too low; see its row.'),
  (20, '3-9', 'Finite differences: time saved by placement, latencies only, replayed', 'predicted', 'sunfire15k-mpo-difference', 'sunfire15k-mpo-difference-unaware', 'The published 0.317 and 0.187 s per iteration give 41.0 %.'),
  (21, '3-9.busy', 'Finite differences: time saved by placement, with queueing time, replayed', 'predicted', 'sunfire15k-mpo-difference', 'sunfire15k-mpo-difference-unaware', ''),
  (22, '3-2.less', 'Database, reduction of remote misses with placement, replayed', 'predicted', 'sunfire15k-mpo-oltp', 'sunfire15k-mpo-oltp-unaware', ''),
  (23, 'oltp', 'Database transactions, gain from placement, replayed', 'reproduced', 'sunfire15k-mpo-oltp', 'sunfire15k-mpo-oltp-unaware', 'How often a process waits for memory was inferred from this gain, so the row tests only the predicted placement.'))
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, note)
SELECT m.id || '.program', m.machine, m.source, m.locator, replayed.metric, m.unit, m.published, replayed.role,
       m.quantity, replayed.scenario, replayed.baseline, replayed.note
FROM replayed JOIN measurement m ON m.id = replayed.measurement ORDER BY replayed.ordinal;

-- The number of pages in each lgroup.
WITH replayed(ordinal, test, scenario) AS (VALUES
  (1, '3-7.4', 'sunfire6800-mpo-copy-24'),
  (2, '3-4.2', 'sunfire15k-mpo-copy-72'))
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, locality)
SELECT m.id || '.program', m.machine, m.source, m.locator, m.metric || ', replayed', m.unit, m.published, 'predicted',
       m.quantity, replayed.scenario, m.locality
FROM replayed JOIN measurement m ON m.id GLOB replayed.test || '.[0-9]*' ORDER BY replayed.ordinal, m.rowid;
