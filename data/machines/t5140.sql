-- t5140: two UltraSPARC T2 Plus joined without hubs; here to compare its latencies with the T5440's.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t5140.latency.l2', 't5140', 'latency', '4 bytes from the L2 cache', 653, 'ns', 'published', '003-t5440', 'Latency, row 1, T5140', ''),
  ('t5140.latency.local', 't5140', 'latency', '64 bytes from local memory', 820, 'ns', 'published', '003-t5440', 'Latency, row 2, T5140', ''),
  ('t5140.latency.remote', 't5140', 'latency', '64 bytes from remote memory', 916, 'ns', 'published', '003-t5440', 'Latency, row 3, T5140', ''),
  ('t5140.remote-more', 't5140', 'latency', 'What remote memory takes longer', NULL, 'ns', 'derived', '003-t5440', 'Latency, rows 2 and 3, T5140', '');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('t5140.remote-more', 't5140.latency.remote', 1),
  ('t5140.remote-more', 't5140.latency.local', -1);

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('t5140', 'sparc-enterprise', 'SPARC Enterprise T5140', 2008, '003-t5440, date; the T5440''s predecessor',
   'Two UltraSPARC T2 Plus at 1.2 GHz joined without hubs, in one rack unit', 't2plus-pair', 't2plus.line-size', 't2plus-module', 'sun4v');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed) VALUES
  ('t5140', 'l2Percent', 'Local reads found in the L2 cache (%)', 0, 100, 0, '');
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies) VALUES
  ('t5140', 1, 'l2', 'L2 cache of the processor that the device enters through', 't2plus-module', 'dma-read', 't5140.latency.l2', 'l2-hit'),
  ('t5140', 2, 'local', 'memory of the processor that the device enters through', 't2plus-module', 'dma-read', 't5140.latency.local', 'l2-miss'),
  ('t5140', 3, 'remote', 'memory of the other processor', 't2plus-pair', 'dma-read', 't5140.latency.remote', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('t5140', 1, 'One slot at each root complex stands for all: how slots and on-board devices are joined to them is not in the document.', '003-t5440', 'T5440 PCI-Express Performance'),
  ('t5140', 2, 'Memory, crossbars and the links between the processors are never a limit: no rate is printed for them.', '003-t5440', 'T5440 PCI-Express Performance'),
  ('t5140', 3, 'Writes have no latency in any source: nobody waits for them. Their rate is what the links allow.', '003-t5440', 'Latency'),
  ('t5140', 5, 'Threads stand on strands. How long a strand waits for a line of memory, what a core, the L2 cache, the crossbar and memory deliver, and how strands share a core, is not published: threads run, but no number is given for them, and they take nothing from the devices.', '003-t5440', 'Latency: devices only');
