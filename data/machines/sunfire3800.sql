-- sunfire3800: two Uniboards and two I/O assemblies on one motherboard.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('sunfire3800-fireplane', 'Fireplane level 2', 'Address broadcast and data crossbar on the motherboard',
   'switch', 'fireplane.address-rate', 'address', 'address bus', 1),
  ('sunfire3800-segment', 'Fireplane level 2, segment', 'Address broadcast and data crossbar of one segment',
   'switch', 'fireplane.address-rate', 'address', 'address bus of {path}', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sunfire3800-cabinet', 'Sun Fire 3800', 'Two Uniboards and two I/O assemblies on one motherboard', 'container');

INSERT INTO slot(parent, name, child, first, count, option, row, bay) VALUES
  ('sunfire3800-cabinet', 'SB', 'uniboard', 0, 2, 'uniboards', 0, 1);
INSERT INTO slot(parent, name, child, count, row, segment, applies) VALUES
  ('sunfire3800-cabinet', 'fireplane', 'sunfire3800-fireplane', 1, 1, 0, 'segments-1'),
  ('sunfire3800-cabinet', 'segment', 'sunfire3800-segment', 2, 1, 1, 'segments-2');
INSERT INTO slot(parent, name, child, first, count, option, row, bay) VALUES
  ('sunfire3800-cabinet', 'IB', 'cpci-assembly-6', 6, 2, 'ioAssemblies', 2, 1);

INSERT INTO slot_name(parent, slot, ordinal, name, former, source, locator) VALUES
  ('sunfire3800-cabinet', 'SB', 0, 'SB0', '', 'sunfire-platform', 'Domains: boards and I/O assemblies of each system'),
  ('sunfire3800-cabinet', 'SB', 1, 'SB2', 'SB1', 'sunfire-platform', 'Domains: boards and I/O assemblies of each system'),
  ('sunfire3800-cabinet', 'IB', 0, 'IB6', '', 'sunfire-paths', 'Table D-8: IB7 and IB9 only in the 6800'),
  ('sunfire3800-cabinet', 'IB', 1, 'IB8', 'IB7', 'sunfire-paths', 'Table D-8: IB7 and IB9 only in the 6800');

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, applies, wires) VALUES
  ('sunfire3800-cabinet', 'SB*/dataswitch', 'fireplane', 'data', 'uniboard.port-bandwidth', 'port of {board}', 'segments-1', 'shared'),
  ('sunfire3800-cabinet', 'SB*/repeater', 'fireplane', 'address', NULL, '', 'segments-1', 'shared'),
  ('sunfire3800-cabinet', 'IB*/dataswitch', 'fireplane', 'data', 'io-assembly.port-bandwidth', 'port of {board}', 'segments-1', 'shared'),
  ('sunfire3800-cabinet', 'IB*/repeater', 'fireplane', 'address', NULL, '', 'segments-1', 'shared'),
  ('sunfire3800-cabinet', 'SB*/dataswitch', 'segment*', 'data', 'uniboard.segment-bandwidth', 'port of {board}', 'segments-2', 'shared'),
  ('sunfire3800-cabinet', 'SB*/repeater', 'segment*', 'address', NULL, '', 'segments-2', 'shared'),
  ('sunfire3800-cabinet', 'IB*/dataswitch', 'segment*', 'data', 'io-assembly.segment-bandwidth', 'port of {board}', 'segments-2', 'shared'),
  ('sunfire3800-cabinet', 'IB*/repeater', 'segment*', 'address', NULL, '', 'segments-2', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('sunfire3800-fireplane', 1, 'fireplane.address-rate'), ('sunfire3800-fireplane', 2, 'fireplane.address-bandwidth'),
  ('sunfire3800-segment', 1, 'fireplane.address-rate'), ('sunfire3800-segment', 2, 'fireplane.address-bandwidth');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sunfire3800', 'sunfire', 'Sun Fire 3800', 2001, '000-mpo, References [5]',
   'Up to eight UltraSPARC III processors on two Uniboards, with level 2 on the motherboard', 'sunfire3800-cabinet',
   'fireplane.line-size', 'uniboard', 'serengeti');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('sunfire3800', 'uniboards', 'Uniboards', 1, 2, 2, ''),
  ('sunfire3800', 'ioAssemblies', 'I/O assemblies', 0, 2, 2, ''),
  ('sunfire3800', 'clockMHz', 'Processor clock (MHz)', 900, 1050, 900, '900 1050'),
  ('sunfire3800', 'bankMB', 'Memory per bank (MB)', 256, 2048, 2048, '256 512 1024 2048'),
  ('sunfire3800', 'segments', 'Segments', 1, 2, 1, '');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('sunfire3800', 1, 'own-memory', 'local memory of the processor', 'ultrasparc3', 'sunfire6800.latency.own-memory'),
  ('sunfire3800', 2, 'same-switch', 'other processor on the same dual CPU data switch', 'processor-pair', 'sunfire6800.latency.same-switch'),
  ('sunfire3800', 3, 'same-board', 'other side of the board''s data switch', 'uniboard', 'sunfire6800.latency.same-board'),
  ('sunfire3800', 4, 'other-board', 'remote board, through level 2', 'sunfire3800-cabinet', 'sunfire6800.latency.other-board');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sunfire3800', 1, 'The model counts only data that is in memory: no cache hits and no transfers from another processor''s cache.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfire3800', 2, 'The paper has no measurements of this machine. The number of outstanding lines in a copy is the value calibrated for the Sun Fire 6800.', '000-mpo', 'Chapter 3'),
  ('sunfire3800', 3, 'The processor clock is shown but does not affect the results, because the latencies are those of the interconnect.', '000-mpo', 'Table B-2');
