-- What Sun published about programs with and without memory placement, beside programs that are replayed: from what a
-- program does, through the placement policy, to the answer. Each row answers the question of a measurement beside a
-- placement by hand, in sunfire.sql or sunfire-large.sql: what is printed stands there, with notes on where the model is
-- wrong.

WITH replayed(ordinal, measurement, metric, role, scenario, baseline, note) AS (VALUES
  (1, '3-6.1', 'Memory copy, 1 thread, no placement, replayed', 'fitted', 'sunfire6800-mpo-copy-1-unaware', '', 'The lines outstanding in a copy were fitted to this rate, so this row proves nothing but the placement.'),
  (2, '3-6.2', 'Memory copy, 1 thread, with placement, replayed', 'predicted', 'sunfire6800-mpo-copy-1', '', ''),
  (3, '3-6.3', 'Memory copy, 24 threads, no placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24-unaware', '', ''),
  (4, '3-6.4', 'Memory copy, 24 threads, with placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24', '', 'How threads start is assumed: one every half second.'),
  (5, '3-5.24.random', 'Memory copy, 24 threads, no placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24-unaware', '', 'A system that knows no places starts threads on any idle processor: some boardsets get four of them, others one, and the full ones are slower. By hand the threads are dealt evenly, which gives more.'),
  (6, '3-5.24.local', 'Memory copy, 24 threads, with placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24', '', 'That four threads fill each of six boards is what the policy does with its default threshold. How threads start is assumed: one every half second.'),
  (7, '3-5.36.random', 'Memory copy, 36 threads, no placement, replayed', 'fitted', 'sunfire12k-mpo-copy-36-unaware', '', 'How many lines of a copy the directory cache knows was fitted to this rate, so this row proves nothing but the placement.'),
  (8, '3-5.36.local', 'Memory copy, 36 threads, with placement, replayed', 'predicted', 'sunfire12k-mpo-copy-36', '', 'How threads start is assumed: one every half second.'),
  (9, '3-5.72.random', 'Memory copy, 72 threads, no placement, replayed', 'predicted', 'sunfire15k-mpo-copy-72-unaware', '', 'Predicted from the misses that 36 threads on a 12K show, as with the placement by hand.'),
  (10, '3-5.72.local', 'Memory copy, 72 threads, with placement, replayed', 'fitted', 'sunfire15k-mpo-copy-72', '', 'The memory time of a copied line was fitted to this rate, so this row proves nothing but the placement. How threads start is assumed: one every half second.'),
  (11, '3-2.random', 'Database, remote misses, no placement, replayed', 'predicted', 'sunfire15k-mpo-oltp-unaware', '', ''),
  (12, '3-2.local', 'Database, remote misses, with placement, replayed', 'predicted', 'sunfire15k-mpo-oltp', '', 'In the replay no process moves after it has touched its private memory, so all of it is local. On the machine it was not quite.'),
  (13, '3-8.1', 'Memory copy, 1 thread, gain of placement, replayed', 'predicted', 'sunfire6800-mpo-copy-1', 'sunfire6800-mpo-copy-1-unaware', '2,134 and 2,303 MB/s are printed: 7.9 %.'),
  (14, '3-8.2', 'Memory copy, 24 threads, gain of placement, replayed', 'predicted', 'sunfire6800-mpo-copy-24', 'sunfire6800-mpo-copy-24-unaware', '8,795 and 9,360 MB/s are printed: 6.4 %. See the row of the placement by hand.'),
  (15, '3-10.idle', 'Finite differences, time saved by placement, from latencies alone, replayed', 'predicted', 'sunfire6800-mpo-difference', 'sunfire6800-mpo-difference-unaware', ''),
  (16, '3-10', 'Finite differences, time saved by placement, replayed', 'predicted', 'sunfire6800-mpo-difference', 'sunfire6800-mpo-difference-unaware', '0.735 and 0.615 s per iteration are printed: 16.3 %.'),
  (17, '3-5.24', 'Memory copy, 24 threads, gain of placement, replayed', 'predicted', 'sunfire12k-mpo-copy-24', 'sunfire12k-mpo-copy-24-unaware', 'Without placement the threads fall unevenly on the boards, so the gain is larger than by hand; the published one lies between.'),
  (18, '3-5.36', 'Memory copy, 36 threads, gain of placement, replayed', 'reproduced', 'sunfire12k-mpo-copy-36', 'sunfire12k-mpo-copy-36-unaware', 'Both rates were used to fit, the local one by way of 72 threads, so this row proves nothing but the placement.'),
  (19, '3-5.72', 'Memory copy, 72 threads, gain of placement, replayed', 'predicted', 'sunfire15k-mpo-copy-72', 'sunfire15k-mpo-copy-72-unaware', 'See the rate without placement: the model moves too much there.'),
  (20, '3-9', 'Finite differences, time saved by placement, from latencies alone, replayed', 'predicted', 'sunfire15k-mpo-difference', 'sunfire15k-mpo-difference-unaware', '0.317 and 0.187 s per iteration are printed: 41.0 %.'),
  (21, '3-9.busy', 'The same with waiting in queues, replayed', 'predicted', 'sunfire15k-mpo-difference', 'sunfire15k-mpo-difference-unaware', ''),
  (22, '3-2.less', 'Database, remote misses less with placement, replayed', 'predicted', 'sunfire15k-mpo-oltp', 'sunfire15k-mpo-oltp-unaware', ''),
  (23, 'oltp', 'Database transactions, gain of placement, replayed', 'reproduced', 'sunfire15k-mpo-oltp', 'sunfire15k-mpo-oltp-unaware', 'How often a process waits for memory was inferred from this gain, so this row proves nothing but the placement.'))
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, note)
SELECT m.id || '.program', m.machine, m.source, m.locator, replayed.metric, m.unit, m.published, replayed.role,
       m.quantity, replayed.scenario, replayed.baseline, replayed.note
FROM replayed JOIN measurement m ON m.id = replayed.measurement ORDER BY replayed.ordinal;

-- The pages of each lgroup.
WITH replayed(ordinal, test, scenario) AS (VALUES
  (1, '3-7.4', 'sunfire6800-mpo-copy-24'),
  (2, '3-4.2', 'sunfire15k-mpo-copy-72'))
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, locality)
SELECT m.id || '.program', m.machine, m.source, m.locator, m.metric || ', replayed', m.unit, m.published, 'predicted',
       m.quantity, replayed.scenario, m.locality
FROM replayed JOIN measurement m ON m.id GLOB replayed.test || '.[0-9]*' ORDER BY replayed.ordinal, m.rowid;
