-- Where steps go from and to: parts found from the ends of an operation.
-- `requester`, `home`, `owner`, `server` and `peer` are bases; so is `supplier`: the owner if there is one, else the home.
INSERT INTO place(id, base, relation, kind, over) VALUES
  ('requester', 'requester', 'is', '', 'data'),
  ('memory', 'home', 'is', '', 'data'),
  ('owner', 'owner', 'is', '', 'data'),
  ('supplier', 'supplier', 'is', '', 'data'),
  ('peer', 'peer', 'is', '', 'data'),
  ('requester-root', 'requester', 'root', '', 'data'),
  ('home-root', 'home', 'root', '', 'data'),
  ('owner-root', 'owner', 'root', '', 'data'),
  ('requester-repeater', 'requester', 'first', '', 'address'), -- where the requester's address goes first
  ('home-directory', 'home-root', 'part', 'cache', 'data'),
  ('entry', 'requester', 'first', 'bridge', 'data');           -- where the requests of a device enter

INSERT INTO place(id, base, relation, mode) VALUES
  ('other-roots', 'home-root', 'others', 'all');

-- A machine is whole, or split into two halves.
INSERT INTO condition(id, word, subject, value) VALUES
  ('segments-1', 'option', 'segments', '1'), ('segments-2', 'option', 'segments', '2');
