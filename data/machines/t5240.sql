-- t5240: the T5140 with faster processors, in two rack units. Its latencies are published as estimates.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('t5240.latency.l2', 't5240', 'latency', '4 bytes from the L2 cache', 641, 'ns', 'published', '003-t5440', 'Latency, row 1, T5240 (est.)', 'Published as an estimate.'),
  ('t5240.latency.local', 't5240', 'latency', '64 bytes from local memory', 808, 'ns', 'published', '003-t5440', 'Latency, row 2, T5240 (est.)', 'Published as an estimate.'),
  ('t5240.latency.remote', 't5240', 'latency', '64 bytes from remote memory', 904, 'ns', 'published', '003-t5440', 'Latency, row 3, T5240 (est.)', 'Published as an estimate.'),
  ('t5240.remote-more', 't5240', 'latency', 'Additional latency of remote memory', NULL, 'ns', 'derived', '003-t5440', 'Latency, rows 2 and 3, T5240', 'Both numbers are published as estimates.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('t5240.remote-more', 't5240.latency.remote', 1),
  ('t5240.remote-more', 't5240.latency.local', -1);

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('t5240', 'sparc-enterprise', 'SPARC Enterprise T5240', 2008, '003-t5440, date; a predecessor of the T5440',
   'Two UltraSPARC T2 Plus processors at 1.4 GHz, connected without hubs, in two rack units', 't2plus-pair', 't2plus.line-size', 't2plus-module', 'sun4v');

-- All other data is identical to that of the T5140.
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed)
  SELECT 't5240', id, title, least, most, standard, allowed FROM machine_option WHERE machine = 't5140';
INSERT INTO total(machine, ordinal, id, title, ancestor, operation, latency, applies)
  SELECT 't5240', ordinal, id, title, ancestor, operation, replace(latency, 't5140', 't5240'), applies
    FROM total WHERE machine = 't5140';
INSERT INTO machine_limit(machine, ordinal, text, source, locator)
  SELECT 't5240', ordinal, text, source, locator FROM machine_limit WHERE machine = 't5140';
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('t5240', 4, 'The latencies of this machine are published as estimates, not as measurements.', '003-t5440', 'Latency');
