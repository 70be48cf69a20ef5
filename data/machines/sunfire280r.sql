-- sunfire280r: two processors, one memory unit and one I/O controller on one four-port data switch.

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, coherency_root) VALUES
  ('sunfire280r-address-bus', 'Address bus', 'Connects the processors and the I/O controller directly', 'repeater',
   'fireplane.address-rate', 'address', 'address bus', 1);
INSERT INTO block_type(id, title, summary, role) VALUES
  ('sunfire280r-data-switch', 'Data switch', 'Four ports: two processors, memory, I/O', 'switch'),
  ('sunfire280r-cabinet', 'Sun Fire 280R', 'Two processors, one memory unit, one I/O controller', 'container');

INSERT INTO slot(parent, name, child, count, option, row, bay) VALUES
  ('sunfire280r-cabinet', 'P', 'ultrasparc3-bare', 2, 'processors', 1, 1);
INSERT INTO slot(parent, name, child, row) VALUES
  ('sunfire280r-cabinet', 'addressbus', 'sunfire280r-address-bus', 0),
  ('sunfire280r-cabinet', 'memory', 'memory-unit', 1),
  ('sunfire280r-cabinet', 'pci', 'pci-controller', 1),
  ('sunfire280r-cabinet', 'dataswitch', 'sunfire280r-data-switch', 2);

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sunfire280r-data-switch.asics', 'sunfire280r-data-switch', 'count', 'Bit-sliced ASICs', 6, 'ASICs', 'published', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect', ''),
  ('sunfire280r-data-switch.ports', 'sunfire280r-data-switch', 'count', 'Ports', 4, 'ports', 'published', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect', ''),
  ('sunfire280r.latency', 'sunfire280r', 'latency', 'Memory', NULL, 'ns', 'derived', '000-mpo', 'Appendix B, Memory Access Performance', 'The paper says that the latency of small machines is about the lowest latency of the larger ones. The model uses that value.');
INSERT INTO fact_term(fact, operand, exponent) VALUES ('sunfire280r.latency', 'sunfire6800.latency.own-memory', 1);

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, wires) VALUES
  ('sunfire280r-cabinet', 'P*', 'dataswitch', 'data', 'ultrasparc3.data-interface', 'interface of {path}', 'shared'),
  ('sunfire280r-cabinet', 'memory', 'dataswitch', 'data', NULL, '', 'shared'),
  ('sunfire280r-cabinet', 'pci', 'dataswitch', 'data', 'pci-controller.bandwidth', 'connection of {path}', 'shared'),
  ('sunfire280r-cabinet', 'P*', 'addressbus', 'address', NULL, '', 'shared'),
  ('sunfire280r-cabinet', 'pci', 'addressbus', 'address', NULL, '', 'shared');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('sunfire280r-address-bus', 1, 'fireplane.address-rate'),
  ('sunfire280r-data-switch', 1, 'sunfire280r-data-switch.asics'), ('sunfire280r-data-switch', 2, 'sunfire280r-data-switch.ports');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sunfire280r', 'sunfire', 'Sun Fire 280R', 2000, '000-mpo, Table B-1',
   'Two UltraSPARC III processors and one memory unit on one switch', 'sunfire280r-cabinet', 'fireplane.line-size',
   'sunfire280r-cabinet', 'generic');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('sunfire280r', 'processors', 'Processors', 1, 2, 2, ''),
  ('sunfire280r', 'clockMHz', 'Processor clock (MHz)', 900, 1050, 900, '900 1050'),
  ('sunfire280r', 'bankMB', 'Memory per bank (MB)', 256, 2048, 2048, '256 512 1024 2048');
INSERT INTO total(machine, ordinal, id, title, ancestor, latency) VALUES
  ('sunfire280r', 1, 'memory', 'memory', 'sunfire280r-cabinet', 'sunfire280r.latency');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sunfire280r', 1, 'The paper gives no latency or bandwidth for this machine. Both follow from the same parts in larger machines.', '000-mpo', 'Appendix B, Memory Access Performance'),
  ('sunfire280r', 2, 'The single memory unit is assumed to be identical to those of a Uniboard: four banks behind one controller.', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect');
