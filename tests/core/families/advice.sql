-- Invented advice about the ring: shared caches, and pages near their users.

INSERT INTO advice_workload(family, id, ordinal, title, query) VALUES
  ('ring', 'fits', 1, 'Fits in the own cache',
   'SELECT process FROM process_number WHERE number = ''private-hits'' AND value >= 100'),
  ('ring', 'secret', 2, 'Nobody can tell', ''),
  ('ring', 'any', 3, 'Any other', 'SELECT ''any''');
INSERT INTO advice(id, family, question, ordinal, workload, title, reason, source, locator, query) VALUES
  ('ring-shared', 'ring', 'Caches', 1, NULL, 'Shared caches', 'They hold more.', '000-mpo', 'Table B-1',
   'SELECT path, ''{B1/cache} is one of '' || (SELECT count(*) FROM part WHERE type = ''ring-cache'') FROM part WHERE type = ''ring-box'''),
  ('ring-private', 'ring', 'Caches', 2, NULL, 'Private caches', 'They are near.', '000-mpo', 'Table B-1', 'SELECT ''B0'''),
  ('ring-never', 'ring', 'Caches', 0, NULL, 'No caches', 'Nobody has none.', '000-mpo', 'Table B-1',
   'SELECT path FROM part WHERE type = ''ring-cache'' AND lost = 1'),
  ('ring-near', 'ring', 'Pages', 1, 'any', 'Near', 'A short way.', '000-mpo', 'Table B-1', 'SELECT ''B0'''),
  ('ring-dealt', 'ring', 'Pages', 2, 'any', 'Dealt', 'Alike for all.', '000-mpo', 'Table B-1', 'SELECT ''B0''');
INSERT INTO advice_edit(advice, ordinal, kind, subject, value) VALUES
  ('ring-shared', 1, 'option', 'shared', 1), ('ring-private', 1, 'option', 'shared', 0),
  ('ring-near', 1, 'near', '', 0), ('ring-dealt', 1, 'dealt', '', 0);
