-- t5140: two UltraSPARC T2 Plus processors connected without hubs, for comparison with the latencies of the T5440.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t5140.latency.l2', 't5140', 'latency', '4 bytes from the L2 cache', 653, 'ns', 'published', '003-t5440', 'Latency, row 1, T5140', ''),
  ('t5140.latency.local', 't5140', 'latency', '64 bytes from local memory', 820, 'ns', 'published', '003-t5440', 'Latency, row 2, T5140', ''),
  ('t5140.latency.remote', 't5140', 'latency', '64 bytes from remote memory', 916, 'ns', 'published', '003-t5440', 'Latency, row 3, T5140', ''),
  ('t5140.remote-more', 't5140', 'latency', 'Additional latency of remote memory', NULL, 'ns', 'derived', '003-t5440', 'Latency, rows 2 and 3, T5140', '');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('t5140.remote-more', 't5140.latency.remote', 1),
  ('t5140.remote-more', 't5140.latency.local', -1);

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('t5140', 'sparc-enterprise', 'SPARC Enterprise T5140', 2008, '003-t5440, date; a predecessor of the T5440',
   'Two UltraSPARC T2 Plus processors at 1.2 GHz, connected without hubs, in one rack unit', 't2plus-pair', 't2plus.line-size', 't2plus-module', 'sun4v');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('t5140', 'l2Percent', 'Local reads that hit the L2 cache (%)', 0, 100, 0, '');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies) VALUES
  ('t5140', 1, 'l2', 'L2 cache of the local processor', 't2plus-module', 'dma-read', 't5140.latency.l2', 'l2-hit'),
  ('t5140', 2, 'local', 'memory of the local processor', 't2plus-module', 'dma-read', 't5140.latency.local', 'l2-miss'),
  ('t5140', 3, 'remote', 'memory of the remote processor', 't2plus-pair', 'dma-read', 't5140.latency.remote', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('t5140', 1, 'One slot at each root complex represents all slots, because the article does not say how slots and on-board devices are connected to the root complexes.', '003-t5440', 'T5440 PCI-Express Performance'),
  ('t5140', 2, 'Memory, crossbars and the links between the processors never limit throughput in the model, because the article gives no rate for them.', '003-t5440', 'T5440 PCI-Express Performance'),
  ('t5140', 3, 'No source gives a latency for writes, because no device waits for its writes. The links limit the rate of writes.', '003-t5440', 'Latency'),
  ('t5140', 5, 'Threads run on strands. No source gives the time that a strand waits for a line, or says how strands share a core. No source gives the capacity of a core, the L2 cache, the crossbar or memory. Threads therefore have no results, and they do not slow the devices.', '003-t5440', 'Latency: devices only');
