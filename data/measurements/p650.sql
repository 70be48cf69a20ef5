-- What IBM published about the p650, and which question of the model answers it.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, note) VALUES
  ('p650.copy.shared', 'p650', '002-p650', 'Table 1, copy, shared L3', 'STREAM copy, one process, shared L3', 'MB/s', 4669, 'predicted', 'throughput', 'p650-copy-shared', ''),
  ('p650.copy.striped', 'p650', '002-p650', 'Table 1, copy, private L3, striped memory affinity', 'STREAM copy, one process, private L3, pages dealt', 'MB/s', 3699, 'predicted', 'throughput', 'p650-copy-striped', ''),
  ('p650.copy.mcm', 'p650', '002-p650', 'Table 1, copy, private L3, MCM memory affinity', 'STREAM copy, one process, private L3, pages on one book', 'MB/s', 2200, 'fitted', 'throughput', 'p650-copy-mcm', 'The rate of a book''s memory was fitted to this.'),
  ('p650.scale.shared', 'p650', '002-p650', 'Table 1, scale, shared L3', 'STREAM scale, one process, shared L3', 'MB/s', 4726, 'predicted', 'throughput', 'p650-copy-shared', 'To the model scale is copy: two arrays.'),
  ('p650.scale.striped', 'p650', '002-p650', 'Table 1, scale, private L3, striped memory affinity', 'STREAM scale, one process, private L3, pages dealt', 'MB/s', 4120, 'predicted', 'throughput', 'p650-copy-striped', 'To the model scale is copy: two arrays.'),
  ('p650.scale.mcm', 'p650', '002-p650', 'Table 1, scale, private L3, MCM memory affinity', 'STREAM scale, one process, private L3, pages on one book', 'MB/s', 2025, 'predicted', 'throughput', 'p650-copy-mcm', 'To the model scale is copy, to which the rate of a book''s memory was fitted.'),
  ('p650.add.shared', 'p650', '002-p650', 'Table 1, add, shared L3', 'STREAM add, one process, shared L3', 'MB/s', 4343, 'predicted', 'throughput', 'p650-triad-shared', 'To the model add is triad, to which the time of a line was fitted.'),
  ('p650.add.striped', 'p650', '002-p650', 'Table 1, add, private L3, striped memory affinity', 'STREAM add, one process, private L3, pages dealt', 'MB/s', 4380, 'predicted', 'throughput', 'p650-triad-striped', 'To the model add is triad: three arrays.'),
  ('p650.add.mcm', 'p650', '002-p650', 'Table 1, add, private L3, MCM memory affinity', 'STREAM add, one process, private L3, pages on one book', 'MB/s', 2287, 'predicted', 'throughput', 'p650-triad-mcm', 'To the model add is triad: three arrays.'),
  ('p650.triad.shared', 'p650', '002-p650', 'Table 1, triad, shared L3', 'STREAM triad, one process, shared L3', 'MB/s', 4360, 'fitted', 'throughput', 'p650-triad-shared', 'The time of a line was fitted to this.'),
  ('p650.triad.striped', 'p650', '002-p650', 'Table 1, triad, private L3, striped memory affinity', 'STREAM triad, one process, private L3, pages dealt', 'MB/s', 4329, 'predicted', 'throughput', 'p650-triad-striped', ''),
  ('p650.triad.mcm', 'p650', '002-p650', 'Table 1, triad, private L3, MCM memory affinity', 'STREAM triad, one process, private L3, pages on one book', 'MB/s', 2403, 'predicted', 'throughput', 'p650-triad-mcm', '');

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, locality, note) VALUES
  ('p650.far-more', 'p650', '002-p650', 'p650 Performance Firmware Option', 'Another book''s memory against the own, longer by', '%', 16, 'reproduced', 'fact', '', '', 'p650.far-more', 'Printed as "on the order of".'),
  ('p650.mode-difference', 'p650', '002-p650', 'p650 Performance Firmware Option', 'Shared against private L3, difference at the most', '%', 10, 'reproduced', 'fact', '', '', 'p650.mode-difference', 'Printed as less than ten percent, with most workloads at a few. The model says what a scenario''s shares of hits come to.'),
  ('p650.lpar-least', 'p650', '002-p650', 'p650 Specific System Tuning', 'LPAR, added to time in the kernel, at the least', '%', 2, 'reproduced', 'fact', '', '', 'p650.lpar-least', 'Printed as "on the order of two to five percent". The model has no time in the kernel.'),
  ('p650.lpar-most', 'p650', '002-p650', 'p650 Specific System Tuning', 'LPAR, added to time in the kernel, at the most', '%', 5, 'reproduced', 'fact', '', '', 'p650.lpar-most', '');

-- Of these the shares of hits in the scenarios were chosen; no document prints them.
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, locality, note, by_scenario) VALUES
  ('p650.web', 'p650', '002-p650', 'Sensitivity of the Choices, Web serving', 'Web serving, gain of shared L3', '%', 4, 'fitted', 'speedup', 'p650-web-shared', 'p650-web-private', '', 'The shares of hits in the scenario were chosen so that this comes out: it proves nothing.', 1),
  ('p650.oltp', 'p650', '002-p650', 'Sensitivity of the Choices, OLTP', 'Transactions, gain of private L3 with MCM affinity', '%', 10, 'fitted', 'speedup', 'p650-oltp-private', 'p650-oltp-shared', '', 'The shares of hits in the scenario were chosen so that this comes out: it proves nothing.', 1),
  ('p650.sdet', 'p650', '002-p650', 'Sensitivity of the Choices, 057.sdet', 'Small jobs in cache, gain of shared L3', '%', 0, 'fitted', 'speedup', 'p650-sdet-shared', 'p650-sdet-private', '', 'Printed as "about the same". How much is found in the caches was chosen so that this comes out: it proves nothing.', 1);
