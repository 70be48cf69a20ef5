-- PCI Express, first generation: what a link of eight lanes carries, and what each packet costs beyond its data.
-- Source pcie-base-11: PCI Express Base Specification, Revision 1.1; places are its sections.

-- From transfers to bytes
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pcie.lane-rate', 'pci-express', 'lane-rate', 'Rate of one lane, each direction', 2.5, 'GT/s', 'published', 'pcie-base-11', 'Section 1.2', ''),
  ('pcie.lanes', 'pci-express', 'width', 'Lanes of a link', 8, 'lanes', 'published', '003-t5440', 'T5440 PCI-Express Topology', 'Every slot of the T5440 has eight lanes electrically.'),
  ('pcie.symbol-bits', 'pci-express', 'coding', 'Bits of a symbol on the wire', 10, 'bits', 'published', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.byte-bits', 'pci-express', 'coding', 'Bits of data in a symbol', 8, 'bits', 'published', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.coding', 'pci-express', 'share', 'What the code 8b/10b leaves', NULL, '%', 'derived', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.raw-rate', 'pci-express', 'bandwidth', 'Bytes on the wire of eight lanes, each direction', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2 and 4.2.1', 'Every symbol is one byte: of data, of a header or of framing.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('pcie.coding', 'pcie.byte-bits', 1),
  ('pcie.coding', 'pcie.symbol-bits', -1),
  ('pcie.raw-rate', 'pcie.lane-rate', 1),
  ('pcie.raw-rate', 'pcie.lanes', 1),
  ('pcie.raw-rate', 'pcie.coding', 1),
  ('pcie.raw-rate', 'pcie.byte-bits', -1);

-- Skip symbols, by which the two ends make up for clocks that differ
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pcie.skip-symbols', 'pci-express', 'count', 'Symbols of a skip ordered set', 4, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-interval', 'pci-express', 'interval', 'From one skip ordered set to the next, at the least', 1180, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', 'The shortest interval costs most; the model takes it.'),
  ('pcie.skip-interval-most', 'pci-express', 'interval', 'From one skip ordered set to the next, at the most', 1538, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-share', 'pci-express', 'share', 'Time that skip symbols take, at the most', NULL, '%', 'derived', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-rate', 'pci-express', 'bandwidth', 'Rate that skip symbols take, at the most', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.rate', 'pci-express', 'bandwidth', 'Rate left for packets, each direction', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 4.2.1 and 4.2.7', '');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('pcie.skip-share', 'pcie.skip-symbols', 1),
  ('pcie.skip-share', 'pcie.skip-interval', -1),
  ('pcie.skip-rate', 'pcie.raw-rate', 1),
  ('pcie.skip-rate', 'pcie.skip-share', 1);
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('pcie.rate', 'pcie.raw-rate', 1),
  ('pcie.rate', 'pcie.skip-rate', -1);

-- Packets
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pcie.framing-symbols', 'pci-express', 'packet-size', 'Framing symbols of a packet: STP and END', 2, 'bytes', 'published', 'pcie-base-11', 'Section 4.2.2', ''),
  ('pcie.sequence', 'pci-express', 'packet-size', 'Sequence number of a packet', 2, 'bytes', 'published', 'pcie-base-11', 'Section 3.5.2.1', ''),
  ('pcie.header', 'pci-express', 'packet-size', 'Header of a packet', 12, 'bytes', 'published', 'pcie-base-11', 'Sections 2.2.7 and 2.2.9', 'Three words of four bytes, for completions and for requests with addresses of 32 bits; addresses of 64 bits would cost requests and writes four bytes more.'),
  ('pcie.check', 'pci-express', 'packet-size', 'Checksum of a packet: LCRC', 4, 'bytes', 'published', 'pcie-base-11', 'Section 3.5.2.1', ''),
  ('pcie.overhead', 'pci-express', 'packet-size', 'What a packet takes beyond its data', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 2.2.7, 2.2.9, 3.5.2.1 and 4.2.2', ''),
  ('pcie.link-packet', 'pci-express', 'packet-size', 'Packet of the data link layer', 6, 'bytes', 'published', 'pcie-base-11', 'Section 3.4.1', ''),
  ('pcie.link-packet-framing', 'pci-express', 'packet-size', 'Its framing symbols: SDP and END', 2, 'bytes', 'published', 'pcie-base-11', 'Section 4.2.2', ''),
  ('pcie.acknowledgement', 'pci-express', 'packet-size', 'Acknowledgement on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 3.4.1 and 4.2.2', ''),
  ('pcie.acknowledged', 'pci-express', 'count', 'Packets that one acknowledgement answers', 2.5, 'packets', 'published', 'pcie-base-11', 'Section 3.5.3.1, AckFactor', 'The largest packets that can come before an answer is sent, for eight lanes and 128 bytes; a limit of time follows from it, 67 symbol times or 268 ns. Packets further apart are answered one by one, which the model does not tell apart: reads of 512 bytes alone, 337 ns apart, would lose 0.6 % more.'),
  ('pcie.credit', 'pci-express', 'packet-size', 'Update of flow control on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 3.4.1 and 4.2.2', ''),
  ('pcie.credited', 'pci-express', 'count', 'Packets that one update of flow control answers', 2.5, 'packets', 'published', 'pcie-base-11', 'Section 2.6.1.2, UpdateFactor', 'The largest packets between two updates, for eight lanes and 128 bytes. Completions need none: their credits are not limited.'),
  ('pcie.payload', 'pci-express', 'packet-size', 'Data in one packet, at the most', 128, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Payload_Size', 'The value after a reset, and the one of the measured T5440 as its author''s page of theoretical rates has it.'),
  ('pcie.request', 'pci-express', 'request-size', 'Data that one read asks for, where nothing else is set', 512, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size', 'The value after a reset, and the one of the measured T5440 as its author''s page of theoretical rates has it.'),
  ('pcie.request-most', 'pci-express', 'request-size', 'Data that one read asks for, at the most', 4096, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size', ''),
  ('pcie.tags', 'pci-express', 'outstanding', 'Requests that a device can tell apart', 32, 'requests', 'published', 'pcie-base-11', 'Section 2.2.6.2', 'A tag has five bits unless extended tags are enabled.'),
  ('pcie.tags-extended', 'pci-express', 'outstanding', 'Requests that a device can tell apart by extended tags', 256, 'requests', 'published', 'pcie-base-11', 'Section 2.2.6.2', 'A tag of eight bits. More need numbers of functions that the device does not use, as further bits.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('pcie.overhead', 'pcie.framing-symbols', 1),
  ('pcie.overhead', 'pcie.sequence', 1),
  ('pcie.overhead', 'pcie.header', 1),
  ('pcie.overhead', 'pcie.check', 1),
  ('pcie.acknowledgement', 'pcie.link-packet', 1),
  ('pcie.acknowledgement', 'pcie.link-packet-framing', 1),
  ('pcie.credit', 'pcie.link-packet', 1),
  ('pcie.credit', 'pcie.link-packet-framing', 1);

INSERT INTO framing(id, title, overhead, acknowledgement, acknowledged, credit, credited) VALUES
  ('pci-express', 'PCI Express packets', 'pcie.overhead', 'pcie.acknowledgement', 'pcie.acknowledged', 'pcie.credit',
   'pcie.credited');
