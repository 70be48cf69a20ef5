-- t5440: up to four UltraSPARC T2 Plus processors on coherency hubs, and four PCI Express switches with eight slots.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('t5440-io-0', 'I/O of processor 0', 'Switch with the SAS controller and slots 0 and 1', 'group'),
  ('t5440-io-1', 'I/O of processor 1', 'Switch with the network controller and slots 4 and 5', 'group'),
  ('t5440-io-2', 'I/O of processor 2', 'Switch with slots 2 and 3', 'group'),
  ('t5440-io-3', 'I/O of processor 3', 'Switch with slots 6 and 7', 'group'),
  ('t5440-chassis', 'SPARC Enterprise T5440', 'One, two or four processors, four switches, eight slots', 'container');

INSERT INTO slot(parent, name, child, count, option, row, bay) VALUES
  ('t5440-chassis', 'hubs', 'coherency-hubs', 1, '', 0, 0),
  ('t5440-chassis', 'CPU', 't2plus-module', 4, 'processors', 1, 1),
  ('t5440-chassis', 'io0', 't5440-io-0', 1, '', 2, 0),
  ('t5440-chassis', 'io1', 't5440-io-1', 1, '', 2, 0),
  ('t5440-chassis', 'io2', 't5440-io-2', 1, '', 2, 0),
  ('t5440-chassis', 'io3', 't5440-io-3', 1, '', 2, 0),
  ('t5440-io-0', 'switch0', 'pex8548', 1, '', 0, 0),
  ('t5440-io-0', 'sas0', 'sas-controller', 1, '', 1, 0),
  ('t5440-io-0', 'slot0', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-0', 'slot1', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-1', 'switch1', 'pex8548', 1, '', 0, 0),
  ('t5440-io-1', 'network0', 'neptune', 1, '', 1, 0),
  ('t5440-io-1', 'slot4', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-1', 'slot5', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-2', 'switch2', 'pex8548', 1, '', 0, 0),
  ('t5440-io-2', 'slot2', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-2', 'slot3', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-3', 'switch3', 'pex8548', 1, '', 0, 0),
  ('t5440-io-3', 'slot6', 'empty-slot', 1, '', 1, 1),
  ('t5440-io-3', 'slot7', 'empty-slot', 1, '', 1, 1);
UPDATE slot SET noun = 'module' WHERE parent = 't5440-chassis' AND name = 'CPU';
UPDATE slot SET noun = 'card' WHERE child = 'empty-slot' AND (parent LIKE 't5440-%' OR parent IN ('io-expansion-unit', 't2plus-pair'));
INSERT INTO slot_choice(parent, slot, child)
  SELECT slot.parent, slot.name, card.id FROM slot JOIN block_type card
    ON card.id IN ('pcie-hba', 'pcie-10gbe', 'pcie-exerciser', 'io-expansion-unit')
    WHERE slot.parent LIKE 't5440-io-%' AND slot.child = 'empty-slot';
-- Two slots have the longer connector. Two other slots share their space with the XAUI cards.
INSERT INTO slot_choice(parent, slot, child) VALUES
  ('t5440-io-0', 'slot1', 'pcie-x16-card'),
  ('t5440-io-3', 'slot6', 'pcie-x16-card'),
  ('t5440-io-1', 'slot4', 'xaui-card'),
  ('t5440-io-1', 'slot5', 'xaui-card');

INSERT INTO link_rule(block_type, from_path, to_path, kind, capacity, title, framing, latency, standby, wires) VALUES
  ('t5440-chassis', 'CPU*/crossbar', 'hubs', 'data', NULL, '', NULL, NULL, '', 'shared'),
  ('t5440-chassis', 'switch0', 'CPU0/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-chassis', 'switch1', 'CPU1/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-chassis', 'switch2', 'CPU2/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-chassis', 'switch3', 'CPU3/root', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-chassis', 'switch2', 'switch0', 'data', 'pcie.rate', 'crosslink 2–0', 'pci-express', 'pex8548.there-and-back', 'reconfigured', 'each-way'),
  ('t5440-chassis', 'switch3', 'switch1', 'data', 'pcie.rate', 'crosslink 3–1', 'pci-express', 'pex8548.there-and-back', 'reconfigured', 'each-way'),
  ('t5440-chassis', 'switch1', 'switch0', 'data', 'pcie.rate', 'crosslink 1–0', 'pci-express', 'pex8548.there-and-back', 'reconfigured', 'each-way'),
  ('t5440-io-0', 'sas0', 'switch0', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-0', 'slot*', 'switch0', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-0', 'slot*/switch', 'switch0', 'data', 'pcie.rate', 'cable of {parent}', 'pci-express', 'io-expansion-unit.latency', '', 'each-way'),
  ('t5440-io-1', 'network0', 'switch1', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-1', 'slot*', 'switch1', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-1', 'slot*/switch', 'switch1', 'data', 'pcie.rate', 'cable of {parent}', 'pci-express', 'io-expansion-unit.latency', '', 'each-way'),
  ('t5440-io-2', 'slot*', 'switch2', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-2', 'slot*/switch', 'switch2', 'data', 'pcie.rate', 'cable of {parent}', 'pci-express', 'io-expansion-unit.latency', '', 'each-way'),
  ('t5440-io-3', 'slot*', 'switch3', 'data', 'pcie.rate', 'link of {path}', 'pci-express', NULL, '', 'each-way'),
  ('t5440-io-3', 'slot*/switch', 'switch3', 'data', 'pcie.rate', 'cable of {parent}', 'pci-express', 'io-expansion-unit.latency', '', 'each-way');

-- The latency table of document 003, and the differences between the latencies in this table
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t5440.latency.l2-1200', 't5440', 'latency', '4 bytes from the L2 cache, 1.2 GHz', 698, 'ns', 'published', '003-t5440', 'Latency, row 1, T5440 at 1.2 GHz', ''),
  ('t5440.latency.local-1200', 't5440', 'latency', '64 bytes from local memory, 1.2 GHz', 1047, 'ns', 'published', '003-t5440', 'Latency, row 2, T5440 at 1.2 GHz', ''),
  ('t5440.latency.remote-1200', 't5440', 'latency', '64 bytes from remote memory, 1.2 GHz', 1242, 'ns', 'published', '003-t5440', 'Latency, row 3, T5440 at 1.2 GHz', ''),
  ('t5440.latency.l2-1400', 't5440', 'latency', '4 bytes from the L2 cache, 1.4 GHz', 662, 'ns', 'published', '003-t5440', 'Latency, row 1, T5440 at 1.4 GHz', ''),
  ('t5440.latency.local-1400', 't5440', 'latency', '64 bytes from local memory, 1.4 GHz', 954, 'ns', 'published', '003-t5440', 'Latency, row 2, T5440 at 1.4 GHz', ''),
  ('t5440.latency.remote-1400', 't5440', 'latency', '64 bytes from remote memory, 1.4 GHz', 1143, 'ns', 'published', '003-t5440', 'Latency, row 3, T5440 at 1.4 GHz', ''),
  ('t5440.expansion.l2', 't5440', 'latency', '4 bytes from the L2 cache, device in the expansion unit', 1900, 'ns', 'published', '003-t5440', 'Latency, row 1, T5440 from IO Expander', 'The published number is rounded to hundreds. The model does not use this number.'),
  ('t5440.expansion.local', 't5440', 'latency', '64 bytes from local memory, device in the expansion unit', 2200, 'ns', 'published', '003-t5440', 'Latency, row 2, T5440 from IO Expander', 'The published number is rounded to hundreds. The model does not use this number.'),
  ('t5440.expansion.remote', 't5440', 'latency', '64 bytes from remote memory, device in the expansion unit', 2400, 'ns', 'published', '003-t5440', 'Latency, row 3, T5440 from IO Expander', 'The published number is rounded to hundreds. The model does not use this number.'),
  ('t5440.expansion-more.l2', 't5440', 'latency', 'Additional latency of the expansion unit, L2 cache', NULL, 'ns', 'derived', '003-t5440', 'Latency, last two columns', 'One of the two numbers was published rounded to hundreds.'),
  ('t5440.expansion-more.local', 't5440', 'latency', 'Additional latency of the expansion unit, local memory', NULL, 'ns', 'derived', '003-t5440', 'Latency, last two columns', 'One of the two numbers was published rounded to hundreds.'),
  ('t5440.expansion-more.remote', 't5440', 'latency', 'Additional latency of the expansion unit, remote memory', NULL, 'ns', 'derived', '003-t5440', 'Latency, last two columns', 'One of the two numbers was published rounded to hundreds.'),
  ('t5440.remote-more-1200', 't5440', 'latency', 'Additional latency of remote memory, 1.2 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, rows 2 and 3, T5440 at 1.2 GHz', ''),
  ('t5440.remote-more-1400', 't5440', 'latency', 'Additional latency of remote memory, 1.4 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, rows 2 and 3, T5440 at 1.4 GHz', ''),
  ('t5440.hub-more.l2-1200', 't5440', 'latency', 'Latency added by the hubs, L2 cache, 1.2 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5140 at 1.2 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5140.'),
  ('t5440.hub-more.local-1200', 't5440', 'latency', 'Latency added by the hubs, local memory, 1.2 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5140 at 1.2 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5140.'),
  ('t5440.hub-more.remote-1200', 't5440', 'latency', 'Latency added by the hubs, remote memory, 1.2 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5140 at 1.2 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5140.'),
  ('t5440.hub-more.l2-1400', 't5440', 'latency', 'Latency added by the hubs, L2 cache, 1.4 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5240 at 1.4 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5240. The number for the T5240 is published as an estimate.'),
  ('t5440.hub-more.local-1400', 't5440', 'latency', 'Latency added by the hubs, local memory, 1.4 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5240 at 1.4 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5240. The number for the T5240 is published as an estimate.'),
  ('t5440.hub-more.remote-1400', 't5440', 'latency', 'Latency added by the hubs, remote memory, 1.4 GHz', NULL, 'ns', 'derived', '003-t5440', 'Latency, T5440 and T5240 at 1.4 GHz', 'Coherency traffic passes through hubs in the T5440, but not in the T5240. The number for the T5240 is published as an estimate.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('t5440.expansion-more.l2', 't5440.expansion.l2', 1),
  ('t5440.expansion-more.l2', 't5440.latency.l2-1400', -1),
  ('t5440.expansion-more.local', 't5440.expansion.local', 1),
  ('t5440.expansion-more.local', 't5440.latency.local-1400', -1),
  ('t5440.expansion-more.remote', 't5440.expansion.remote', 1),
  ('t5440.expansion-more.remote', 't5440.latency.remote-1400', -1),
  ('t5440.remote-more-1200', 't5440.latency.remote-1200', 1),
  ('t5440.remote-more-1200', 't5440.latency.local-1200', -1),
  ('t5440.remote-more-1400', 't5440.latency.remote-1400', 1),
  ('t5440.remote-more-1400', 't5440.latency.local-1400', -1),
  ('t5440.hub-more.l2-1200', 't5440.latency.l2-1200', 1),
  ('t5440.hub-more.l2-1200', 't5140.latency.l2', -1),
  ('t5440.hub-more.local-1200', 't5440.latency.local-1200', 1),
  ('t5440.hub-more.local-1200', 't5140.latency.local', -1),
  ('t5440.hub-more.remote-1200', 't5440.latency.remote-1200', 1),
  ('t5440.hub-more.remote-1200', 't5140.latency.remote', -1),
  ('t5440.hub-more.l2-1400', 't5440.latency.l2-1400', 1),
  ('t5440.hub-more.l2-1400', 't5240.latency.l2', -1),
  ('t5440.hub-more.local-1400', 't5440.latency.local-1400', 1),
  ('t5440.hub-more.local-1400', 't5240.latency.local', -1),
  ('t5440.hub-more.remote-1400', 't5440.latency.remote-1400', 1),
  ('t5440.hub-more.remote-1400', 't5240.latency.remote', -1);

INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('coherency-hubs', 1, 'coherency-hubs.count'),
  ('pex8548', 1, 'pcie.rate');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('t5440', 'sparc-enterprise', 'SPARC Enterprise T5440', 2008, '003-t5440, date',
   'Up to four UltraSPARC T2 Plus processors, and devices that reach all memory through switches, root complexes and hubs', 't5440-chassis',
   't2plus.line-size', 't2plus-module', 'sun4v');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('t5440', 'processors', 'Processors', 1, 4, 4, '1 2 4'),
  ('t5440', 'clockMHz', 'Processor clock (MHz)', 1200, 1400, 1400, '1200 1400'),
  ('t5440', 'reconfigured', 'PCI-E reconfigured', 0, 1, 0, ''),
  ('t5440', 'l2Percent', 'Local reads that hit the L2 cache (%)', 0, 100, 0, '');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies) VALUES
  ('t5440', 1, 'l2-1200', 'L2 cache of the local processor, 1.2 GHz', 't2plus-module', 'dma-read', 't5440.latency.l2-1200', 'l2-hit-1200'),
  ('t5440', 2, 'local-1200', 'memory of the local processor, 1.2 GHz', 't2plus-module', 'dma-read', 't5440.latency.local-1200', 'l2-miss-1200'),
  ('t5440', 3, 'remote-1200', 'memory of a remote processor, 1.2 GHz', 't5440-chassis', 'dma-read', 't5440.latency.remote-1200', 'clock-1200'),
  ('t5440', 4, 'l2-1400', 'L2 cache of the local processor, 1.4 GHz', 't2plus-module', 'dma-read', 't5440.latency.l2-1400', 'l2-hit-1400'),
  ('t5440', 5, 'local-1400', 'memory of the local processor, 1.4 GHz', 't2plus-module', 'dma-read', 't5440.latency.local-1400', 'l2-miss-1400'),
  ('t5440', 6, 'remote-1400', 'memory of a remote processor, 1.4 GHz', 't5440-chassis', 'dma-read', 't5440.latency.remote-1400', 'clock-1400');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('t5440', 1, 'The article draws the crosslinks but does not describe them. The model assumes which switches the crosslinks connect, and which crosslinks are active with one processor. With two processors, the article counts two active crosslinks. In the model, these are 2–0 and 3–1. Crosslink 1–0 is for a machine with one processor.', '003-t5440', 'T5440 PCI-E Reconfiguration'),
  ('t5440', 2, 'In the service manual, slots 0 and 1 and the internal disks are at processor 0, and slots 4 and 5 and the network are at processor 1. The other slots are at processors 2 and 3. The model assumes that slots 2 and 3 share switch 2, and slots 6 and 7 share switch 3.', 't5440-service', 'I/O Connections to CMP/Memory Modules'),
  ('t5440', 3, 'Memory, crossbars and hubs never limit throughput in the model: the article gives no rate for them. In its measurements, four root complexes together reach four times the rate of one.', '003-t5440', 'Bandwidth'),
  ('t5440', 4, 'No source gives a latency for writes, because no device waits for its writes. The links limit the rate of writes.', '003-t5440', 'Latency'),
  ('t5440', 5, 'The model queues the packets of one request as if they arrived independently. With one or two large outstanding requests, the throughput is up to 5 % too low. With many requests, it is correct.', '003-t5440', 'Bandwidth'),
  ('t5440', 6, 'The latencies are those of the measured slots; the article does not say which slots these are. They include the path through one switch and the root complex.', '003-t5440', 'Latency'),
  ('t5440', 7, 'The switches inside the expansion unit are one block in the model. A real path to a slot passes two of them.', 'expansion-paths', 'Device paths of the PCIe boat'),
  ('t5440', 8, 'One failed hub cuts every path between processors. Each hub orders the addresses of one of four planes, selected by two address bits, and no hub is connected to another. The model assumes that a machine with a failed hub still runs, with each processor limited to local memory; no source confirms this.', 'zambezi', 'Coherence planes'),
  ('t5440', 9, 'Threads run on strands. No source gives the time that a strand waits for a line, or says how strands share a core. No source gives the capacity of a core, the L2 cache, the crossbar or memory. Threads therefore have no results, and they do not slow the devices.', '003-t5440', 'Latency: devices only');
