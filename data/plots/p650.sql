-- Plots of the p650.

INSERT INTO plot(id, machine, title, summary, x_title, vary, least, most, doubling) VALUES
  ('p650-arrays', 'p650', 'Bandwidth by arrays',
   'Each array is on one book at a time unless every page lies on all: more arrays are on more books, and on one book they share its DIMMs.',
   'Arrays that one process goes through', 'scenario', 0, 0, 0),
  ('p650-run-times', 'p650', 'Run times of one program',
   'Without affinity pages come as memory is free, and each run has other pages near. On all books or near, every run is like the other. The size of the pieces in which memory is free is assumed: with pieces of one page all runs would be alike.',
   'Processor time of a run, seconds', 'seed', 1, 1000, 0);
INSERT INTO plot_curve(plot, title, scenario, x) VALUES
  ('p650-arrays', 'shared L3', 'p650-copy-shared', 2), ('p650-arrays', 'shared L3', 'p650-triad-shared', 3),
  ('p650-arrays', 'private, pages dealt', 'p650-copy-striped', 2), ('p650-arrays', 'private, pages dealt', 'p650-triad-striped', 3),
  ('p650-arrays', 'private, on one book', 'p650-copy-mcm', 2), ('p650-arrays', 'private, on one book', 'p650-triad-mcm', 3),
  ('p650-run-times', 'private, no affinity', 'p650-aix52-runs', 0),
  ('p650-run-times', 'private, MCM', 'p650-aix52-runs-mcm', 0),
  ('p650-run-times', 'shared L3', 'p650-aix52-runs-shared', 0);
