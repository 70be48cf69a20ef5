-- Guess before you look: the L3 modes that IBM chose for its announced benchmarks. What the benchmarks do is common
-- knowledge of them; the document names them only. They are out of the table's order, which would tell.

INSERT INTO exercise(id, family, title, question, agreed, why, source, locator) VALUES
  ('p650-modes', 'pseries', 'Private or shared L3?',
   'Which L3 mode did IBM run each benchmark in, on eight processors?', 'as IBM did',
   'Computations ran private, with caches near work of their own; servers ran shared, with one large cache for what all of them use. The document gives no reasons for its table, and says that most work differs by a few percent.',
   '002-p650', 'Table 2; p650 Performance Firmware Option');

INSERT INTO exercise_answer(exercise, value, title) VALUES ('p650-modes', 0, 'Private'), ('p650-modes', 1, 'Shared');

INSERT INTO exercise_item(exercise, ordinal, title, text, fact, scenario) VALUES
  ('p650-modes', 1, 'SPECint_rate2000', 'Copies of integer programs run side by side, such as a compiler and a chess player; each has data of its own.', 'p650.mode-specint', ''),
  ('p650-modes', 2, 'SPECweb99', 'A Web server: many connections at once, all of them served by the same program from the same files.', 'p650.mode-web', 'p650-web-shared'),
  ('p650-modes', 3, 'SPEC OMPM2001', 'Floating-point programs in OpenMP: the threads of one program divide its large arrays among them.', 'p650.mode-ompm', ''),
  ('p650-modes', 4, 'SPECjbb2000', 'A server in Java: the threads of one process make and drop objects in one heap.', 'p650.mode-jbb', ''),
  ('p650-modes', 5, 'SPECfp_rate2000', 'Copies of floating-point programs run side by side; each goes through arrays of its own.', 'p650.mode-specfp', ''),
  ('p650-modes', 6, 'SPECsfs97_R1', 'An NFS file server: requests for blocks of many files go through the one file cache of the kernel.', 'p650.mode-sfs', '');
