-- The places where steps start and end: parts that are found by their relation to a base, which is one end of an
-- operation. The bases are `requester`, `home`, `owner`, `server`, `peer` and `supplier`. The supplier is the owner if
-- there is one, otherwise the home.
INSERT INTO place(id, base, relation, kind, over) VALUES
  ('requester', 'requester', 'is', '', 'data'),
  ('memory', 'home', 'is', '', 'data'),
  ('owner', 'owner', 'is', '', 'data'),
  ('supplier', 'supplier', 'is', '', 'data'),
  ('peer', 'peer', 'is', '', 'data'),
  ('requester-root', 'requester', 'root', '', 'data'),
  ('home-root', 'home', 'root', '', 'data'),
  ('owner-root', 'owner', 'root', '', 'data'),
  ('requester-repeater', 'requester', 'first', '', 'address'), -- The first part that the requester's address reaches.
  ('home-directory', 'home-root', 'part', 'cache', 'data'),
  ('entry', 'requester', 'first', 'bridge', 'data');           -- The part through which a device's requests enter.

INSERT INTO place(id, base, relation, mode) VALUES
  ('other-roots', 'home-root', 'others', 'all');

-- A machine has one segment or two.
INSERT INTO condition(id, word, subject, value) VALUES
  ('segments-1', 'option', 'segments', '1'), ('segments-2', 'option', 'segments', '2');
