-- sunfire15k: up to 18 boardsets on a centerplane. Each boardset is a snooping domain, and a directory joins the domains.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('sunfire15k-cabinet', 'Sun Fire 15K', 'Up to 18 boardsets on one centerplane', 'container');

INSERT INTO slot(parent, name, child, count, option, row) VALUES
  ('sunfire15k-cabinet', 'EX', 'expander', 18, 'boardsets', 0),
  ('sunfire15k-cabinet', 'centerplane', 'centerplane', 1, '', 1);

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('sunfire15k-cabinet', 'EX*/SDI', 'centerplane/data', 'data', 'expander.port-bandwidth', 'centerplane port of {board}', 'shared'),
  ('sunfire15k-cabinet', 'EX*/SAC', 'centerplane/address', 'address', NULL, '', 'shared'),
  ('sunfire15k-cabinet', 'EX*/SAC', 'centerplane/response', 'response', NULL, '', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sunfire15k', 'sunfire', 'Sun Fire 15K', 2001, '000-mpo, References [4]',
   'Up to 106 processors in eighteen boardsets, with a directory that joins their snooping domains', 'sunfire15k-cabinet', 'fireplane.line-size', 'expander', 'starcat');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, fact) VALUES
  ('sunfire15k', 'boardsets', 'Boardsets', 1, 18, 18, '', NULL),
  ('sunfire15k', 'clockMHz', 'Processor clock (MHz)', 900, 1050, 900, '900 1050', NULL),
  ('sunfire15k', 'bankMB', 'Memory per bank (MB)', 256, 2048, 2048, '256 512 1024 2048', NULL),
  ('sunfire15k', 'directoryHits', 'Directory cache hits (%)', 0, 100, 80, '', 'coherency-directory-cache.hits');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency, applies) VALUES
  ('sunfire15k', 1, 'own-memory', 'local memory of the processor', 'ultrasparc3', 'sunfire15k.latency.own-memory', ''),
  ('sunfire15k', 2, 'same-switch', 'other processor on the same dual CPU data switch', 'processor-pair', 'sunfire15k.latency.same-switch', ''),
  ('sunfire15k', 3, 'same-board', 'other side of the board''s data switch', 'uniboard', 'sunfire15k.latency.same-board', ''),
  ('sunfire15k', 4, 'same-boardset', 'other board of the boardset', 'expander', 'sunfire15k.latency.same-boardset', ''),
  ('sunfire15k', 5, 'other-boardset-hit', 'remote boardset, directory cache hit', 'sunfire15k-cabinet', 'sunfire15k.latency.hit', 'hit'),
  ('sunfire15k', 6, 'other-boardset-miss', 'remote boardset, directory cache miss', 'sunfire15k-cabinet', 'sunfire15k.latency.miss', 'miss');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sunfire15k', 1, 'The model counts only data that is in memory: no cache hits and no transfers from another processor''s cache.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfire15k', 2, 'The address and response crossbars never limit throughput in the model, because the paper gives their clocks but not their rates.', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('sunfire15k', 3, 'In the model, the directory cache has the same hit rate for all workloads. In a real machine, the hit rate falls as more boardsets use more memory.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfire15k', 4, 'A request that misses the directory cache asks all other boardsets at the same time. In the model, the request waits for their address buses one after another, which makes throughput one or two percent too low at medium loads.', 'e25k', 'Chapter 8, NUMA Multiprocessors: the Sun Fire E25K');
