-- PCI Express, first generation: the rate of an eight-lane link and the overhead of each packet.
-- Source pcie-base-11: PCI Express Base Specification, Revision 1.1; locators are its sections.

-- Conversion from transfers per second to bytes per second
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pcie.lane-rate', 'pci-express', 'lane-rate', 'Rate of one lane in each direction', 2.5, 'GT/s', 'published', 'pcie-base-11', 'Section 1.2', ''),
  ('pcie.lanes', 'pci-express', 'width', 'Lanes per link', 8, 'lanes', 'published', '003-t5440', 'T5440 PCI-Express Topology', 'Every slot of the T5440 has eight lanes electrically.'),
  ('pcie.symbol-bits', 'pci-express', 'coding', 'Bits per symbol on the wire', 10, 'bits', 'published', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.byte-bits', 'pci-express', 'coding', 'Data bits per symbol', 8, 'bits', 'published', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.coding', 'pci-express', 'share', 'Share of data bits in the 8b/10b code', NULL, '%', 'derived', 'pcie-base-11', 'Section 4.2.1', ''),
  ('pcie.raw-rate', 'pci-express', 'bandwidth', 'Byte rate of eight lanes in each direction, on the wire', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2 and 4.2.1', 'Every symbol carries one byte of data, header or framing.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('pcie.coding', 'pcie.byte-bits', 1),
  ('pcie.coding', 'pcie.symbol-bits', -1),
  ('pcie.raw-rate', 'pcie.lane-rate', 1),
  ('pcie.raw-rate', 'pcie.lanes', 1),
  ('pcie.raw-rate', 'pcie.coding', 1),
  ('pcie.raw-rate', 'pcie.byte-bits', -1);

-- Skip symbols, which compensate for clock differences between the two ends of a link
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('pcie.skip-symbols', 'pci-express', 'count', 'Symbols per skip ordered set', 4, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-interval', 'pci-express', 'interval', 'Minimum interval between skip ordered sets', 1180, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', 'The model uses the minimum interval, which leaves the lowest rate for packets.'),
  ('pcie.skip-interval-most', 'pci-express', 'interval', 'Maximum interval between skip ordered sets', 1538, 'symbols', 'published', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-share', 'pci-express', 'share', 'Maximum share of time for skip symbols', NULL, '%', 'derived', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.skip-rate', 'pci-express', 'bandwidth', 'Maximum rate of skip symbols', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Section 4.2.7', ''),
  ('pcie.rate', 'pci-express', 'bandwidth', 'Rate available for packets in each direction', NULL, 'MB/s', 'derived', 'pcie-base-11', 'Sections 1.2, 4.2.1 and 4.2.7', '');
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
  ('pcie.header', 'pci-express', 'packet-size', 'Header of a packet', 12, 'bytes', 'published', 'pcie-base-11', 'Sections 2.2.7 and 2.2.9', 'Three words of four bytes, for completions and for requests with 32-bit addresses. With 64-bit addresses, each read request and each write would have four more bytes.'),
  ('pcie.check', 'pci-express', 'packet-size', 'Checksum of a packet: LCRC', 4, 'bytes', 'published', 'pcie-base-11', 'Section 3.5.2.1', ''),
  ('pcie.overhead', 'pci-express', 'packet-size', 'Overhead of a packet', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 2.2.7, 2.2.9, 3.5.2.1 and 4.2.2', ''),
  ('pcie.link-packet', 'pci-express', 'packet-size', 'Data link layer packet', 6, 'bytes', 'published', 'pcie-base-11', 'Section 3.4.1', ''),
  ('pcie.link-packet-framing', 'pci-express', 'packet-size', 'Framing symbols of a data link layer packet: SDP and END', 2, 'bytes', 'published', 'pcie-base-11', 'Section 4.2.2', ''),
  ('pcie.acknowledgement', 'pci-express', 'packet-size', 'Acknowledgement on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 3.4.1 and 4.2.2', ''),
  ('pcie.acknowledged', 'pci-express', 'count', 'Packets per acknowledgement', 2.5, 'packets', 'published', 'pcie-base-11', 'Section 3.5.3.1, AckFactor', 'Number of full-size packets that can arrive before the receiver sends an acknowledgement, on eight lanes and with 128 bytes of data per packet. This number implies a time limit of 67 symbol times, or 268 ns. Packets that arrive further apart are acknowledged individually. The model ignores this case. If a link carried only reads of 512 bytes, 337 ns apart, the additional acknowledgements would lower the read rate by another 0.6 %.'),
  ('pcie.credit', 'pci-express', 'packet-size', 'Flow-control update on the wire', NULL, 'bytes', 'derived', 'pcie-base-11', 'Sections 3.4.1 and 4.2.2', ''),
  ('pcie.credited', 'pci-express', 'count', 'Packets per flow-control update', 2.5, 'packets', 'published', 'pcie-base-11', 'Section 2.6.1.2, UpdateFactor', 'Number of full-size packets between two updates, on eight lanes and with 128 bytes of data per packet. Completions need no updates, because their credits are unlimited.'),
  ('pcie.payload', 'pci-express', 'packet-size', 'Maximum data in one packet', 128, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Payload_Size', 'The value after a reset. The measured T5440 also used it, according to the article author''s page of theoretical rates.'),
  ('pcie.request', 'pci-express', 'request-size', 'Data of one read request, default', 512, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size', 'The value after a reset. The measured T5440 also used it, according to the article author''s page of theoretical rates.'),
  ('pcie.request-most', 'pci-express', 'request-size', 'Maximum data of one read request', 4096, 'bytes', 'published', 'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size', ''),
  ('pcie.tags', 'pci-express', 'outstanding', 'Maximum outstanding requests of a device', 32, 'requests', 'published', 'pcie-base-11', 'Section 2.2.6.2', 'A tag has five bits unless extended tags are enabled.'),
  ('pcie.tags-extended', 'pci-express', 'outstanding', 'Maximum outstanding requests of a device with extended tags', 256, 'requests', 'published', 'pcie-base-11', 'Section 2.2.6.2', 'An extended tag has eight bits. For more requests, a device would have to use the numbers of its unused functions as additional tag bits.');
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
