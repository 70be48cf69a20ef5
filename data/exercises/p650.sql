-- An exercise to guess before looking: the L3 modes that IBM chose for its announced benchmarks. The descriptions of
-- the benchmarks are common knowledge; the paper only names them. They are not in the table's order, which would give
-- the answer away.

INSERT INTO exercise(id, family, title, question, agreed, why, source, locator) VALUES
  ('p650-modes', 'pseries', 'Private or shared L3?',
   'Which L3 mode did IBM run each benchmark in, on eight processors?', 'as IBM did',
   'Computations ran in private mode, where each cache is close to the data of its own program. Servers ran in shared mode, with one large cache for their common data. IBM gives no reasons for its table, and says that most workloads differ by a few percent.',
   '002-p650', 'Table 2; p650 Performance Firmware Option');

INSERT INTO exercise_answer(exercise, value, title) VALUES ('p650-modes', 0, 'Private'), ('p650-modes', 1, 'Shared');

INSERT INTO exercise_item(exercise, ordinal, title, text, fact, scenario) VALUES
  ('p650-modes', 1, 'SPECint_rate2000', 'Copies of integer programs run in parallel, such as a compiler and a chess program. Each has its own data.', 'p650.mode-specint', ''),
  ('p650-modes', 2, 'SPECweb99', 'A Web server with many connections, all served by the same program from the same files.', 'p650.mode-web', 'p650-web-shared'),
  ('p650-modes', 3, 'SPEC OMPM2001', 'Floating-point programs with OpenMP: the threads of one program divide its large arrays among them.', 'p650.mode-ompm', ''),
  ('p650-modes', 4, 'SPECjbb2000', 'A Java server: the threads of one process create and discard objects in one heap.', 'p650.mode-jbb', ''),
  ('p650-modes', 5, 'SPECfp_rate2000', 'Copies of floating-point programs run in parallel. Each accesses its own arrays.', 'p650.mode-specfp', ''),
  ('p650-modes', 6, 'SPECsfs97_R1', 'An NFS file server: requests for blocks of many files go through the kernel''s single file cache.', 'p650.mode-sfs', '');
