-- The operations of a device on PCI Express: direct reads and writes of memory (DMA). The framing of each link gives
-- the packet overhead and the acknowledgements. Source 003-t5440: T5440 PCI-E I/O Performance.

INSERT INTO condition(id, word, subject, value) VALUES
  ('clock-1200', 'option', 'clockMHz', '1200'),
  ('clock-1400', 'option', 'clockMHz', '1400'),
  ('l2-hit', 'outcome', 'l2-hits', 'hit'),
  ('l2-miss', 'outcome', 'l2-hits', 'miss'),
  ('l2-hit-1200', 'outcome', 'l2-hits', 'hit'), ('l2-hit-1200', 'option', 'clockMHz', '1200'),
  ('l2-miss-1200', 'outcome', 'l2-hits', 'miss'), ('l2-miss-1200', 'option', 'clockMHz', '1200'),
  ('l2-hit-1400', 'outcome', 'l2-hits', 'hit'), ('l2-hit-1400', 'option', 'clockMHz', '1400'),
  ('l2-miss-1400', 'outcome', 'l2-hits', 'miss'), ('l2-miss-1400', 'option', 'clockMHz', '1400');

INSERT INTO operation(id, family, title, unit, piece, held, origin, total, source, locator) VALUES
  ('dma-read', 'sparc-enterprise', 'DMA read', 'packet', 't2plus.completion', 'operation', 'entry', 'table', '003-t5440', 'Latency'),
  ('dma-write', 'sparc-enterprise', 'DMA write', 'packet', 'pcie.payload', 'operation', 'entry', 'sum', '003-t5440', 'Latency');
INSERT INTO number(operation, id, title, unit, fact, option, least, most) VALUES
  ('dma-read', 'size', 'Request size', 'bytes', 'pcie.request', '', 1, 65536),
  ('dma-read', 'l2-hits', 'Local reads found in the L2 cache', '%', NULL, 'l2Percent', 0, 100),
  ('dma-write', 'size', 'Request size', 'bytes', 'pcie.payload', '', 1, 65536);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, credit, waits, source, locator) VALUES
  ('dma-read', 10, 'request', 'Request',
   '{requester} sends a request packet, which contains no data. The packet enters at {entry} and continues to {memory}.',
   'data', 'requester', 'memory', 'operation', 0, 1, 'turn', 'pcie-base-11', 'Section 2.2.7'),
  ('dma-read', 20, 'completion', 'Completions with data',
   '{memory} returns the data in packets of its own size, each with a header.',
   'data', 'memory', 'requester', 'piece', 1, 0, 'turn', 'pcie-base-11', 'Section 2.2.9'),
  ('dma-write', 10, 'write', 'Data packets',
   '{requester} sends the data in packets. The writes are posted: the device doesn''t wait for the packets to arrive.',
   'data', 'requester', 'memory', 'piece', 1, 1, 'turn', 'pcie-base-11', 'Section 2.2.7');

INSERT INTO requester(block_type, operation, at_once)
  SELECT block_type.id, operation.id, 'pcie.tags' FROM block_type, operation
  WHERE block_type.id IN ('sas-controller', 'neptune', 'pcie-hba', 'pcie-10gbe', 'pcie-exerciser', 'pcie-x16-card')
    AND operation.id IN ('dma-read', 'dma-write');

INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('dma-read', 'sparc-enterprise', 'DMA read', 'stream', 'read',
   'A device reads from memory. It sends requests upstream and receives the data in completions.'),
  ('dma-write', 'sparc-enterprise', 'DMA write', 'stream', 'written',
   'A device writes to memory. It sends data packets upstream and waits for no reply.'),
  ('dma-both', 'sparc-enterprise', 'DMA read and write', 'stream', 'transferred',
   'A device reads and writes at the same time. Reads and writes each have the maximum number of outstanding requests.');
INSERT INTO work_part(work, ordinal, operation, title) VALUES
  ('dma-read', 1, 'dma-read', 'read'),
  ('dma-write', 1, 'dma-write', 'write'),
  ('dma-both', 1, 'dma-read', 'read'),
  ('dma-both', 2, 'dma-write', 'write');
