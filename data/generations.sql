-- The four interconnects of Sun's shared-memory servers. Facts have the values published in Table B-1 and the values that
-- follow from the published address rates. Where the two differ, the source contradicts itself.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('mbus.clock', 'mbus', 'clock', 'Interconnect clock', 40, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('mbus.clocks-per-address', 'mbus', 'clocks', 'System clocks per address', 16, 'clocks', 'published', '000-mpo', 'Table B-1, System clocks per address', ''),
  ('mbus.line-size', 'mbus', 'line-size', 'Coherency line', 32, 'bytes', 'published', '000-mpo', 'Table B-1, Cache coherency line size', ''),
  ('mbus.data-width', 'mbus', 'width', 'Datapath width', 8, 'bytes', 'published', '000-mpo', 'Table B-1, Datapath width', ''),
  ('mbus.processors', 'mbus', 'count', 'Maximum number of processors', 4, 'processors', 'published', '000-mpo', 'Table B-1, System sizes', ''),
  ('mbus.buses', 'mbus', 'count', 'Maximum number of address buses', 1, 'ratio', 'published', '000-mpo', 'Table B-1, Maximum number of address buses', ''),
  ('mbus.address-rate-printed', 'mbus', 'address-rate', 'Address rate per address bus, as published', 2.5, 'million/s', 'published', '000-mpo', 'Table B-1, Address rate per address bus', ''),
  ('mbus.address-bandwidth-printed', 'mbus', 'bandwidth', 'Data bandwidth per address bus, as published', 0.08, 'GB/s', 'published', '000-mpo', 'Table B-1, Data bandwidth per address bus', ''),
  ('mbus.bandwidth-printed', 'mbus', 'bandwidth', 'Address-limited data bandwidth, as published', 0.08, 'GB/s', 'published', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth', ''),

  ('xdbus.clock-least', 'xdbus', 'clock', 'Minimum interconnect clock', 40, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('xdbus.clock', 'xdbus', 'clock', 'Maximum interconnect clock', 55, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('xdbus.clocks-per-address', 'xdbus', 'clocks', 'System clocks per address', 11, 'clocks', 'published', '000-mpo', 'Table B-1, System clocks per address', ''),
  ('xdbus.line-size', 'xdbus', 'line-size', 'Coherency line', 64, 'bytes', 'published', '000-mpo', 'Table B-1, Cache coherency line size', ''),
  ('xdbus.data-width', 'xdbus', 'width', 'Datapath width', 8, 'bytes', 'published', '000-mpo', 'Table B-1, Datapath width', ''),
  ('xdbus.processors', 'xdbus', 'count', 'Maximum number of processors', 64, 'processors', 'published', '000-mpo', 'Table B-1, System sizes', ''),
  ('xdbus.buses', 'xdbus', 'count', 'Maximum number of address buses', 4, 'ratio', 'published', '000-mpo', 'Table B-1, Maximum number of address buses', ''),
  ('xdbus.address-rate-printed', 'xdbus', 'address-rate', 'Address rate per address bus, as published', 4.5, 'million/s', 'published', '000-mpo', 'Table B-1, Address rate per address bus', 'This is the rate at a clock of 49.5 MHz. At the maximum clock of 55 MHz, the rate would be 5 million addresses a second.'),
  ('xdbus.address-bandwidth-printed', 'xdbus', 'bandwidth', 'Data bandwidth per address bus, as published', 0.29, 'GB/s', 'published', '000-mpo', 'Table B-1, Data bandwidth per address bus', ''),
  ('xdbus.bandwidth-printed', 'xdbus', 'bandwidth', 'Address-limited data bandwidth, as published', 1.28, 'GB/s', 'published', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth', 'This is not four times the 0.29 GB/s of one bus. It corresponds to 5 million addresses a second on each bus, the rate at 55 MHz.'),

  ('upa.clock-least', 'upa', 'clock', 'Minimum interconnect clock', 83, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('upa.clock', 'upa', 'clock', 'Maximum interconnect clock', 100, 'MHz', 'published', '000-mpo', 'Table B-1, Interconnect clock', ''),
  ('upa.clocks-per-address', 'upa', 'clocks', 'System clocks per address', 2, 'clocks', 'published', '000-mpo', 'Table B-1, System clocks per address', ''),
  ('upa.line-size', 'upa', 'line-size', 'Coherency line', 64, 'bytes', 'published', '000-mpo', 'Table B-1, Cache coherency line size', ''),
  ('upa.data-width', 'upa', 'width', 'Datapath width', 16, 'bytes', 'published', '000-mpo', 'Table B-1, Datapath width', ''),
  ('upa.processors', 'upa', 'count', 'Maximum number of processors', 64, 'processors', 'published', '000-mpo', 'Table B-1, System sizes', ''),
  ('upa.buses', 'upa', 'count', 'Maximum number of address buses', 4, 'ratio', 'published', '000-mpo', 'Table B-1, Maximum number of address buses', ''),
  ('upa.address-rate-printed', 'upa', 'address-rate', 'Address rate per address bus, as published', 50, 'million/s', 'published', '000-mpo', 'Table B-1, Address rate per address bus', ''),
  ('upa.address-bandwidth-printed', 'upa', 'bandwidth', 'Data bandwidth per address bus, as published', 3.2, 'GB/s', 'published', '000-mpo', 'Table B-1, Data bandwidth per address bus', ''),
  ('upa.bandwidth-printed', 'upa', 'bandwidth', 'Address-limited data bandwidth, as published', 12.8, 'GB/s', 'published', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth', ''),

  ('fireplane.data-width', 'fireplane', 'width', 'Datapath width', 32, 'bytes', 'published', '000-mpo', 'Table B-1, Datapath width', ''),
  ('fireplane.processors', 'fireplane', 'count', 'Maximum number of processors', 106, 'processors', 'published', '000-mpo', 'Table B-1, System sizes', ''),
  ('fireplane.buses', 'fireplane', 'count', 'Maximum number of address buses', 18, 'ratio', 'published', '000-mpo', 'Table B-1, Maximum number of address buses', ''),
  ('fireplane.address-rate-printed', 'fireplane', 'address-rate', 'Address rate per address bus, as published', 150, 'million/s', 'published', '000-mpo', 'Table B-1, Address rate per address bus', ''),
  ('fireplane.address-bandwidth-printed', 'fireplane', 'bandwidth', 'Data bandwidth per address bus, as published', 9.6, 'GB/s', 'published', '000-mpo', 'Table B-1, Data bandwidth per address bus', ''),
  ('fireplane.bandwidth-printed', 'fireplane', 'bandwidth', 'Address-limited data bandwidth, as published', 172, 'GB/s', 'published', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth', 'The source truncates 172.8 GB/s instead of rounding it.');

-- Derived values: the address rate follows from the maximum clock, and the bandwidths from the published address rate. The
-- derived values of a single Fireplane bus are in blocks/sunfire.sql.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator)
  SELECT id || '.address-rate', id, 'address-rate', 'Address rate per address bus, at the maximum clock', NULL, 'million/s',
         'derived', '000-mpo', 'Table B-1, Address rate per address bus'
  FROM (SELECT 'mbus' AS id UNION ALL SELECT 'xdbus' UNION ALL SELECT 'upa')
  UNION ALL
  SELECT id || '.address-bandwidth', id, 'bandwidth', 'Data bandwidth per address bus', NULL, 'GB/s',
         'derived', '000-mpo', 'Table B-1, Data bandwidth per address bus'
  FROM (SELECT 'mbus' AS id UNION ALL SELECT 'xdbus' UNION ALL SELECT 'upa')
  UNION ALL
  SELECT id || '.bandwidth', id, 'bandwidth', 'Address-limited data bandwidth', NULL, 'GB/s',
         'derived', '000-mpo', 'Table B-1, Maximum address-limited data bandwidth'
  FROM (SELECT 'mbus' AS id UNION ALL SELECT 'xdbus' UNION ALL SELECT 'upa' UNION ALL SELECT 'fireplane');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id || '.address-rate', id || '.clock', 1 FROM (SELECT 'mbus' AS id UNION ALL SELECT 'xdbus' UNION ALL SELECT 'upa')
  UNION ALL
  SELECT id || '.address-rate', id || '.clocks-per-address', -1
  FROM (SELECT 'mbus' AS id UNION ALL SELECT 'xdbus' UNION ALL SELECT 'upa');
INSERT INTO fact_term(fact, operand, exponent)
  SELECT f.id, f.subject || operand.suffix, 1
  FROM fact f, (SELECT '.address-rate-printed' AS suffix UNION ALL SELECT '.line-size' UNION ALL SELECT '.buses') operand
  WHERE (f.id IN ('mbus.address-bandwidth', 'xdbus.address-bandwidth', 'upa.address-bandwidth') AND operand.suffix <> '.buses')
     OR f.id IN ('mbus.bandwidth', 'xdbus.bandwidth', 'upa.bandwidth', 'fireplane.bandwidth');

INSERT INTO generation(id, title, year, processor, coherency, remark, source, locator) VALUES
  ('mbus', 'MBus', 1990, 'CypressSPARC', 'Broadcast', '', '000-mpo', 'Table B-1, column 1'),
  ('xdbus', 'XDBus', 1993, 'SuperSPARC', 'Broadcast',
   'The source contradicts itself. Its 1.28 GB/s require 5 million addresses a second on each bus, the rate at 55 MHz. The address rate that it gives is 4.5 million, the rate at 49.5 MHz.',
   '000-mpo', 'Table B-1, column 2'),
  ('upa', 'Ultra Port Architecture (UPA)', 1996, 'UltraSPARC I/II', 'Broadcast', '', '000-mpo', 'Table B-1, column 3'),
  ('fireplane', 'Sun Fireplane', 2000, 'UltraSPARC III', 'Broadcast and point-to-point',
   'The source truncates the last digit of the derived value.', '000-mpo', 'Table B-1, column 4');
INSERT INTO generation_machine(generation, machine)
  SELECT 'fireplane', id FROM machine WHERE family = 'sunfire' ORDER BY year, id;
INSERT INTO generation_machine(generation, machine)
  SELECT DISTINCT 'mbus', machine.id FROM machine JOIN slot ON slot.parent = machine.root WHERE slot.child = 'sparc-mbus' ORDER BY machine.id;
