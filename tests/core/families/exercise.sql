-- Two exercises about the server, which has no advice: numbers to select from, one of which is no answer.

INSERT INTO exercise(id, family, title, question, agreed, why, source, locator) VALUES
  ('server-mix', 'server', 'The mix', 'How much of the mix is it?', 'as the table has it', 'Reads are more.', '000-mpo', 'Table B-1'),
  ('server-hot', 'server', 'Hot channels', 'From which use on is a channel hot?', 'as its maker says',
   'Random access waits sooner.', '000-mpo', 'Table B-2');
INSERT INTO exercise_answer(exercise, value, title) VALUES
  ('server-hot', 65, 'Two thirds'), ('server-hot', 20, 'A fifth'), ('server-hot', 0.5, 'Next to nothing'),
  ('server-mix', 40, 'Less'), ('server-mix', 60, 'More');
INSERT INTO exercise_item(exercise, ordinal, title, text, fact) VALUES
  ('server-hot', 2, 'Sequential', 'One block after the other.', 'server.hot-sequential'),
  ('server-hot', 1, 'Random', 'Blocks here and there.', 'server.hot-random'),
  ('server-mix', 1, 'Writes', 'To both sides of a mirror.', 'server.write-share');
