-- Parts of the servers with the UltraSPARC T2 Plus: processor module, PCI Express switches, cards, expansion unit.
-- Source 003-t5440: T5440 PCI-E I/O Performance, with T5440 PCI-E Reconfiguration.

INSERT INTO family(id, title) VALUES ('sparc-enterprise', 'SPARC Enterprise');

-- The processor
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t2plus.clock-1200', 't2plus-module', 'clock', 'Processor clock, slower module', 1200, 'MHz', 'published', '003-t5440', 'Latency, row of processors', ''),
  ('t2plus.clock-1400', 't2plus-module', 'clock', 'Processor clock, faster module', 1400, 'MHz', 'published', '003-t5440', 'Latency, row of processors', ''),
  ('t2plus.cores', 't2plus-cores', 'count', 'Cores', 8, 'cores', 'published', 'ultrasparc-t2', 'Abstract', 'Value for the UltraSPARC T2; the T2 Plus is its version for several sockets.'),
  ('t5440.threads', 't5440', 'count', 'Hardware threads of four processors', 256, 'threads', 'published', '003-t5440', 'T5440 PCI-Express Performance', ''),
  ('t5440.processors', 't5440', 'count', 'Maximum number of processors', 4, 'processors', 'published', '003-t5440', 'T5440 PCI-Express Performance', ''),
  ('t2plus.threads', 't2plus-cores', 'count', 'Hardware threads of one processor', NULL, 'threads', 'derived', '003-t5440', 'T5440 PCI-Express Performance', ''),
  ('t2plus.core-threads', 't2plus-core', 'count', 'Hardware threads of one core', 8, 'threads', 'published', 'ultrasparc-t2', 'Abstract', 'Value for the UltraSPARC T2; the T2 Plus is its version for several sockets.'),
  ('t2plus.miss-outstanding', 't2plus-strand', 'outstanding', 'Outstanding lines of a strand', 1, 'lines', 'assumed', NULL, '', 'No document says how many loads of one strand can miss at the same time. One is the minimum, and a program that waits for each line never has more than one.'),
  ('t2plus.l2-size', 't2plus-l2', 'size', 'Size', 4, 'MB', 'published', 'ultrasparc-t2', 'Abstract', 'Value for the UltraSPARC T2; the T2 Plus is its version for several sockets.'),
  ('t2plus.l2-banks', 't2plus-l2', 'count', 'Banks', 8, 'banks', 'published', 'ultrasparc-t2', 'Abstract', 'Value for the UltraSPARC T2; the T2 Plus is its version for several sockets.'),
  ('t2plus.line-size', 't2plus-module', 'line-size', 'Unit of a memory read', 64, 'bytes', 'published', '003-t5440', 'Latency, rows of the table', 'Devices move packets instead of lines; the model counts only the data in them.'),
  ('t2plus.completion', 't2plus-root-complex', 'packet-size', 'Data of one read completion', 64, 'bytes', 'published', '003-t5440', 'Latency', ''),
  ('coherency-hubs.count', 'coherency-hubs', 'count', 'Coherency hubs', 4, 'hubs', 'published', '003-t5440', 'T5440 PCI-Express Performance', '');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('t2plus.threads', 't5440.threads', 1),
  ('t2plus.threads', 't5440.processors', -1);

-- Data rate of an eight-lane link that carries only data packets
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t2plus.write-packet', 't2plus-root-complex', 'packet-size', 'Write packet on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 2.2.7, 3.5.2.1 and 4.2.2', ''),
  ('t2plus.read-packet', 't2plus-root-complex', 'packet-size', 'Read completion on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 2.2.9, 3.5.2.1 and 4.2.2', ''),
  ('t2plus.write-limit', 't2plus-root-complex', 'bandwidth', 'Maximum write rate of the link', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 2.2.7, 3.5.2.1 and 4.2', 'This rate assumes that the link carries nothing else, such as skip symbols or acknowledgements.'),
  ('t2plus.read-limit', 't2plus-root-complex', 'bandwidth', 'Maximum read rate of the link', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 2.2.9, 3.5.2.1 and 4.2', 'This rate assumes that the link carries nothing else, such as skip symbols or acknowledgements.'),
  ('t2plus.both-limit', 't2plus-root-complex', 'bandwidth', 'Maximum rate of simultaneous reads and writes on the link', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 2.2, 3.5.2.1 and 4.2', 'This rate assumes that neither direction carries requests or acknowledgements for the other.'),
  ('t2plus.write-rate', 't2plus-root-complex', 'bandwidth', 'Write rate after deducting skip symbols', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 2.2.7, 3.5.2.1 and 4.2', ''),
  ('t2plus.read-rate', 't2plus-root-complex', 'bandwidth', 'Read rate with skip symbols', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 2.2.9, 3.5.2.1 and 4.2', ''),
  ('t5440.read-theory', 't5440', 'bandwidth', 'Theoretical read rate, according to the author of the measurements', 1580, 'MB/s', 'published', 't5440-theory', 'Table, 100% DMA Read', 'This rate is above the limit that the specification sets for the link. It results from 16 bytes of overhead per packet and one acknowledgement per request of 512 bytes. The author seems not to count sequence numbers and framing symbols.'),
  ('t5440.write-theory', 't5440', 'bandwidth', 'Theoretical write rate, according to the author of the measurements', 1780, 'MB/s', 'published', 't5440-theory', 'Table, 100% DMA Write', 'This rate is above the limit that the specification sets for the link. It results from 16 bytes of overhead per packet. The author seems not to count sequence numbers and framing symbols.'),
  ('t5440.both-theory', 't5440', 'bandwidth', 'Theoretical rate of simultaneous reads and writes, according to the author of the measurements', 3160, 'MB/s', 'published', 't5440-theory', 'Table, last row', '');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('t2plus.write-packet', 'pcie.payload', 1),
  ('t2plus.write-packet', 'pcie.overhead', 1),
  ('t2plus.read-packet', 't2plus.completion', 1),
  ('t2plus.read-packet', 'pcie.overhead', 1),
  ('t2plus.both-limit', 't2plus.write-limit', 1),
  ('t2plus.both-limit', 't2plus.read-limit', 1);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('t2plus.write-limit', 'pcie.raw-rate', 1),
  ('t2plus.write-limit', 'pcie.payload', 1),
  ('t2plus.write-limit', 't2plus.write-packet', -1),
  ('t2plus.write-rate', 'pcie.rate', 1),
  ('t2plus.write-rate', 'pcie.payload', 1),
  ('t2plus.write-rate', 't2plus.write-packet', -1),
  ('t2plus.read-limit', 'pcie.raw-rate', 1),
  ('t2plus.read-limit', 't2plus.completion', 1),
  ('t2plus.read-limit', 't2plus.read-packet', -1),
  ('t2plus.read-rate', 'pcie.rate', 1),
  ('t2plus.read-rate', 't2plus.completion', 1),
  ('t2plus.read-rate', 't2plus.read-packet', -1);

-- Switches, the expansion unit and cards
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pex8548.latency', 'pex8548', 'latency', 'Latency of one packet through a switch', 140, 'ns', 'assumed', 'pex8648-brief', 'Key features', 'No source gives a value for this switch, or for ports of eight lanes. PLX made a switch of the next generation with the same number of lanes. Its brief gives at most 140 ns from one port of sixteen lanes to another.'),
  ('pex8548.there-and-back', 'pex8548', 'latency', 'Round-trip latency of an additional switch on the path', NULL, 'ns', 'derived', 'pex8648-brief', 'Key features', 'The request and its completion both pass through the switch.'),
  ('io-expansion-unit.latency', 'io-expansion-unit', 'latency', 'Additional latency', 1.25, 'µs', 'published', '003-t5440', 'Latency', 'Published as an approximate value. The table of latencies gives 1,238 to 1,257 ns.'),
  ('io-expansion-unit.slots', 'io-expansion-unit', 'count', 'PCI Express slots', 6, 'slots', 'published', 'expansion-paths', 'Types of expansion boats', ''),
  ('pcie-10gbe.bit-rate', 'pcie-10gbe', 'lane-rate', 'Bit rate of the port in each direction', 10, 'Gb/s', 'published', 'ieee-8023ae', 'Scope', ''),
  ('pcie-10gbe.rate', 'pcie-10gbe', 'bandwidth', 'Data rate of the port in each direction', NULL, 'GB/s', 'derived', 'ieee-8023ae', 'Scope', 'Bit rate divided by 8 bits per byte. Ethernet framing overhead is not subtracted.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('pex8548.there-and-back', 'pex8548.latency', 2);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('pcie-10gbe.rate', 'pcie-10gbe.bit-rate', 1),
  ('pcie-10gbe.rate', 'pcie.byte-bits', -1);

INSERT INTO block_type(id, title, summary, role, rate, station_title) VALUES
  ('t2plus-cores', 'Cores', 'Eight cores with eight threads each', 'cache', NULL, ''),
  ('t2plus-core', 'Core', 'Eight hardware threads', 'cache', NULL, ''),
  ('t2plus-strand', 'Strand', 'Hardware thread, which is a processor to the operating system', 'processor', NULL, ''),
  ('t2plus-l2', 'L2 cache', 'Shared by the cores; DMA requests can also hit in it', 'cache', NULL, ''),
  ('t2plus-crossbar', 'Crossbar', 'Connects cores, memory, root complex and the other processors', 'switch', NULL, ''),
  ('t2plus-memory', 'Memory', 'Memory of one processor', 'memory', NULL, ''),
  ('t2plus-root-complex', 'Root complex', 'Eight lanes of PCI Express, on the chip', 'bridge', NULL, ''),
  ('t2plus-module', 'CPU module', 'UltraSPARC T2 Plus with its memory', 'container', NULL, ''),
  ('coherency-hub', 'Hub', 'Orders the processors'' requests to each other''s memory, for a quarter of all addresses', 'switch', NULL, ''),
  ('coherency-hubs', 'Coherency hubs', 'Four hubs that connect up to four processors', 'switch', NULL, ''),
  ('pex8548', 'PCI-E switch', 'PLX PEX8548, which connects slots and on-board devices to a root complex', 'switch', NULL, ''),
  ('sas-controller', 'SAS', 'LSI1068E controller for the internal disks', 'device', NULL, ''),
  ('neptune', 'Network', 'Neptune controller for the on-board network ports', 'device', NULL, ''),
  ('pcie-hba', 'HBA', 'Host bus adapter for storage', 'device', NULL, ''),
  ('pcie-10gbe', '10 Gb Ethernet', 'Network card with one port', 'device', 'pcie-10gbe.rate', 'port of {path}'),
  ('pcie-exerciser', 'Exerciser', 'Card that performs only DMA, at a selectable load', 'device', NULL, ''),
  ('pcie-x16-card', 'x16 card', 'Card with a sixteen-lane connector, such as a graphics card', 'device', NULL, ''),
  ('xaui-card', 'XAUI card', '10 Gb Ethernet port of the server; makes one PCI-E slot unavailable', 'container', NULL, ''),
  ('expansion-switch', 'PCI-E switches', 'Additional switches on the path to the slots of the unit', 'switch', NULL, ''),
  ('io-expansion-unit', 'I/O expansion unit', 'External unit with six slots, connected by cable to one slot', 'container', NULL, ''),
  ('t2plus-pair', 'Two-processor server', 'Two processors connected directly, without hubs', 'container', NULL, '');

-- A port can send and receive at its full rate at the same time.
UPDATE block_type SET wires = 'each-way' WHERE id = 'pcie-10gbe';
-- The planes of the hubs are not connected, so no hub can replace another.
UPDATE block_type SET stops_parent = 1 WHERE id = 'coherency-hub';

UPDATE block_type SET needs = 'it needs the longer connector with sixteen lanes' WHERE id = 'pcie-x16-card';
UPDATE block_type SET needs = 'it needs a XAUI connector' WHERE id = 'xaui-card';
UPDATE block_type SET needs = 'its cable needs a slot in the server itself', noun = 'unit' WHERE id = 'io-expansion-unit';
UPDATE block_type SET needs = 'it needs a PCI-E slot' WHERE id IN ('pcie-hba', 'pcie-10gbe', 'pcie-exerciser');
UPDATE block_type SET needs = 'it needs a slot for a CPU module' WHERE id = 't2plus-module';

INSERT INTO slot(parent, name, child, count, row, bay) VALUES
  ('t2plus-module', 'cores', 't2plus-cores', 1, 0, 0),
  ('t2plus-cores', 'core', 't2plus-core', 8, 0, 0),
  ('t2plus-core', 'strand', 't2plus-strand', 8, 0, 0),
  ('t2plus-module', 'l2cache', 't2plus-l2', 1, 0, 0),
  ('t2plus-module', 'crossbar', 't2plus-crossbar', 1, 1, 0),
  ('t2plus-module', 'memory', 't2plus-memory', 1, 2, 0),
  ('t2plus-module', 'root', 't2plus-root-complex', 1, 2, 0),
  ('coherency-hubs', 'hub', 'coherency-hub', 4, 0, 0),
  ('io-expansion-unit', 'switch', 'expansion-switch', 1, 0, 0),
  ('io-expansion-unit', 'slot', 'empty-slot', 6, 1, 1),
  ('t2plus-pair', 'CPU', 't2plus-module', 2, 0, 0),
  ('t2plus-pair', 'slot', 'empty-slot', 2, 1, 1);
INSERT INTO slot_choice(parent, slot, child)
  SELECT slot.parent, slot.name, card.id FROM slot JOIN block_type card
    ON card.id IN ('pcie-hba', 'pcie-10gbe', 'pcie-exerciser')
    WHERE slot.parent IN ('io-expansion-unit', 't2plus-pair') AND slot.child = 'empty-slot';

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, framing, wires) VALUES
  ('t2plus-module', 'memory', 'crossbar', 'data', NULL, '', NULL, 'shared'),
  ('t2plus-module', 'root', 'crossbar', 'data', NULL, '', NULL, 'shared'),
  ('t2plus-module', 'cores', 'crossbar', 'data', NULL, '', NULL, 'shared'),
  ('t2plus-cores', 'core*', '.', 'data', NULL, '', NULL, 'shared'),
  ('t2plus-core', 'strand*', '.', 'data', NULL, '', NULL, 'shared'),
  ('io-expansion-unit', 'slot*', 'switch', 'data', 'pcie.rate', 'link of {path}', 'pci-express', 'each-way'),
  ('t2plus-pair', 'CPU0/crossbar', 'CPU1/crossbar', 'data', NULL, '', NULL, 'shared'),
  ('t2plus-pair', 'slot0', 'CPU0/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', 'each-way'),
  ('t2plus-pair', 'slot1', 'CPU1/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', 'each-way');

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('t2plus-cores', 1, 't2plus.cores'), ('t2plus-cores', 2, 't2plus.threads'),
  ('t2plus-core', 1, 't2plus.core-threads'),
  ('t2plus-l2', 1, 't2plus.l2-size'), ('t2plus-l2', 2, 't2plus.l2-banks'),
  ('t2plus-root-complex', 1, 'pcie.rate'),
  ('pcie-10gbe', 1, 'pcie-10gbe.rate'),
  ('io-expansion-unit', 1, 'io-expansion-unit.latency'), ('io-expansion-unit', 2, 'io-expansion-unit.slots');
