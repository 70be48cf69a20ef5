-- sunfire6800: six Uniboards and four I/O assemblies on four switch boards, in one snooping domain.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('sunfire6800-fireplane', 'Fireplane level 2', 'Address broadcast and 10 x 10 data crossbar over four switch boards',
   'switch', 'fireplane.address-rate', 'address', 'address bus', 1),
  ('sunfire6800-segment', 'Fireplane level 2, segment', 'Address broadcast and data crossbar over two switch boards',
   'switch', 'fireplane.address-rate', 'address', 'address bus of {path}', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sunfire6800-cabinet', 'Sun Fire 6800', 'Six Uniboards, four I/O assemblies, four switch boards', 'container');

INSERT INTO slot(parent, name, child, first, count, option, row, bay) VALUES
  ('sunfire6800-fireplane', 'RP', 'switch-board', 0, 4, '', 0, 0),
  ('sunfire6800-segment', 'RP', 'switch-board', 0, 2, '', 0, 0),
  ('sunfire6800-cabinet', 'SB', 'uniboard', 0, 6, 'uniboards', 0, 1);
INSERT INTO slot(parent, name, child, count, row, segment, applies) VALUES
  ('sunfire6800-cabinet', 'fireplane', 'sunfire6800-fireplane', 1, 1, 0, 'segments-1'),
  ('sunfire6800-cabinet', 'segment', 'sunfire6800-segment', 2, 1, 1, 'segments-2');
INSERT INTO slot(parent, name, child, first, count, option, row, bay) VALUES
  ('sunfire6800-cabinet', 'IB', 'io-assembly', 6, 4, 'ioAssemblies', 2, 1);
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('sunfire6800-cabinet', 'IB', 'cpci-assembly'),
  ('sunfire6800-cabinet', 'IB', 'link-assembly');

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, applies, wires) VALUES
  ('sunfire6800-cabinet', 'SB*/dataswitch', 'fireplane', 'data', 'uniboard.port-bandwidth', 'port of {board}', 'segments-1', 'shared'),
  ('sunfire6800-cabinet', 'SB*/repeater', 'fireplane', 'address', NULL, '', 'segments-1', 'shared'),
  ('sunfire6800-cabinet', 'IB*/dataswitch', 'fireplane', 'data', 'io-assembly.port-bandwidth', 'port of {board}', 'segments-1', 'shared'),
  ('sunfire6800-cabinet', 'IB*/repeater', 'fireplane', 'address', NULL, '', 'segments-1', 'shared'),
  ('sunfire6800-cabinet', 'SB*/dataswitch', 'segment*', 'data', 'uniboard.segment-bandwidth', 'port of {board}', 'segments-2', 'shared'),
  ('sunfire6800-cabinet', 'SB*/repeater', 'segment*', 'address', NULL, '', 'segments-2', 'shared'),
  ('sunfire6800-cabinet', 'IB*/dataswitch', 'segment*', 'data', 'io-assembly.segment-bandwidth', 'port of {board}', 'segments-2', 'shared'),
  ('sunfire6800-cabinet', 'IB*/repeater', 'segment*', 'address', NULL, '', 'segments-2', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('sunfire6800-fireplane', 1, 'fireplane.address-rate'), ('sunfire6800-fireplane', 2, 'fireplane.address-bandwidth'),
  ('sunfire6800-segment', 1, 'fireplane.address-rate'), ('sunfire6800-segment', 2, 'fireplane.address-bandwidth');

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('sunfire6800.latency.own-memory', 'sunfire6800', 'latency', 'Local memory of the processor', 180, 'ns', 'published', '000-mpo', 'Table B-2, row 1'),
  ('sunfire6800.latency.same-switch', 'sunfire6800', 'latency', 'Other processor on the same dual CPU data switch', 193, 'ns', 'published', '000-mpo', 'Table B-2, row 2'),
  ('sunfire6800.latency.same-board', 'sunfire6800', 'latency', 'Other side of the board''s data switch', 207, 'ns', 'published', '000-mpo', 'Table B-2, row 3'),
  ('sunfire6800.latency.other-board', 'sunfire6800', 'latency', 'Remote board, through level 2', 240, 'ns', 'published', '000-mpo', 'Table B-2, row 4'),
  ('sunfire6800.bandwidth.local-board', 'sunfire6800', 'bandwidth', 'Same board, one Uniboard', 6.7, 'GB/s', 'published', '000-mpo', 'Table B-3, row 1'),
  ('sunfire6800.bandwidth.local-all', 'sunfire6800', 'bandwidth', 'Same board, whole system', 9.6, 'GB/s', 'published', '000-mpo', 'Table B-3, row 2'),
  ('sunfire6800.bandwidth.remote-board', 'sunfire6800', 'bandwidth', 'Separate board, one Uniboard', 2.4, 'GB/s', 'published', '000-mpo', 'Table B-3, row 3'),
  ('sunfire6800.bandwidth.remote-all', 'sunfire6800', 'bandwidth', 'Separate board, whole system', 9.6, 'GB/s', 'published', '000-mpo', 'Table B-3, row 4'),
  ('sunfire6800.finite-difference.random', 'sunfire6800', 'duration', 'Finite differences, no MPO', 0.735, 's/iteration', 'published', '000-mpo', 'Table 3-10'),
  ('sunfire6800.finite-difference.local', 'sunfire6800', 'duration', 'Finite differences, with MPO', 0.615, 's/iteration', 'published', '000-mpo', 'Table 3-10');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sunfire6800', 'sunfire', 'Sun Fire 6800', 2001, '000-mpo, References [5]',
   'Up to 24 UltraSPARC III processors on six Uniboards, with one address bus for all', 'sunfire6800-cabinet',
   'fireplane.line-size', 'uniboard', 'serengeti');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('sunfire6800', 'uniboards', 'Uniboards', 1, 6, 6, ''),
  ('sunfire6800', 'ioAssemblies', 'I/O assemblies', 0, 4, 4, ''),
  ('sunfire6800', 'clockMHz', 'Processor clock (MHz)', 900, 1050, 900, '900 1050'),
  ('sunfire6800', 'bankMB', 'Memory per bank (MB)', 256, 2048, 2048, '256 512 1024 2048'),
  ('sunfire6800', 'segments', 'Segments', 1, 2, 1, '');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('sunfire6800', 1, 'own-memory', 'local memory of the processor', 'ultrasparc3', 'sunfire6800.latency.own-memory'),
  ('sunfire6800', 2, 'same-switch', 'other processor on the same dual CPU data switch', 'processor-pair', 'sunfire6800.latency.same-switch'),
  ('sunfire6800', 3, 'same-board', 'other side of the board''s data switch', 'uniboard', 'sunfire6800.latency.same-board'),
  ('sunfire6800', 4, 'other-board', 'remote board, through level 2', 'sunfire6800-cabinet', 'sunfire6800.latency.other-board');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sunfire6800', 1, 'The model counts only data that is in memory: no cache hits and no transfers from another processor''s cache.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfire6800', 2, 'A written line counts as one transfer with one address. The measured 9,360 MB/s shows that a line is not read before it is written: with such reads, the address bus would limit the copy to 6,400 MB/s.', '000-mpo', 'Table 3-6, test 4'),
  ('sunfire6800', 3, 'The model omits memory refresh, page hits inside a bank and the order of bank conflicts. It treats the banks as interleaved.', '000-mpo', 'Appendix B, Peak Bandwidth'),
  ('sunfire6800', 4, 'The processor clock is shown but does not affect the results, because the latencies are those of the interconnect.', '000-mpo', 'Table B-2');
