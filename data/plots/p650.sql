-- Plots of the p650.

INSERT INTO plot(id, machine, title, summary, x_title, vary, least, most, doubling) VALUES
  ('p650-arrays', 'p650', 'Bandwidth by number of arrays',
   'Each array uses one book at a time, unless shared L3 caches interleave every page over all books. More arrays use more books. If all pages are on one book, the arrays share its DIMMs.',
   'Arrays accessed by one process', 'scenario', 0, 0, 0),
  ('p650-run-times', 'p650', 'Run times of one program',
   'Without affinity, pages come from any free memory, so each run has different local pages. If pages are spread over all books, or are all local, run times are identical. The size of the free areas is assumed; with areas of one page, all runs would be identical.',
   'Processor time of a run (seconds)', 'seed', 1, 1000, 0);
INSERT INTO plot_curve(plot, title, scenario, x) VALUES
  ('p650-arrays', 'shared L3', 'p650-copy-shared', 2), ('p650-arrays', 'shared L3', 'p650-triad-shared', 3),
  ('p650-arrays', 'private, pages spread over all books', 'p650-copy-striped', 2), ('p650-arrays', 'private, pages spread over all books', 'p650-triad-striped', 3),
  ('p650-arrays', 'private, pages on one book', 'p650-copy-mcm', 2), ('p650-arrays', 'private, pages on one book', 'p650-triad-mcm', 3),
  ('p650-run-times', 'private, no affinity', 'p650-aix52-runs', 0),
  ('p650-run-times', 'private, MCM', 'p650-aix52-runs-mcm', 0),
  ('p650-run-times', 'shared L3', 'p650-aix52-runs-shared', 0);
