-- Published results of Sun Fire Link, each with the quantity of the model that it is compared with. The values of Table 2
-- are inputs of the model.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality)
  SELECT 'firelink.' || id, 'firelink', source, locator, title, unit, value, 'input', 'fact', id
  FROM fact WHERE source = '001-firelink' AND locator LIKE 'Table 2, %' ORDER BY rowid;
-- Counts and sizes in the text of the paper, which are inputs of the model.
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality)
  SELECT 'firelink.' || replace(id, 'firelink.', ''), 'firelink', source, locator, title, unit, value, 'input', 'fact', id
  FROM fact WHERE source = '001-firelink' AND standing = 'published' AND locator LIKE 'Section%'
    AND property IN ('count', 'size', 'packet-size') AND id NOT IN ('rsm.small', 'rsm.large', 'mpi.size') ORDER BY rowid;
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, locality, note) VALUES
  ('firelink.links-6800', 'firelink', '001-firelink', 'Section 2', 'Maximum number of optical links of a Sun Fire 6800', 'transceivers', 4, 'reproduced', 'fact', '', '', 'firelink.links-6800', 'Two assemblies with two links each.'),
  ('firelink.links-15k', 'firelink', '001-firelink', 'Section 2', 'Maximum number of optical links of a Sun Fire 12K or 15K', 'transceivers', 16, 'reproduced', 'fact', '', '', 'firelink.links-15k', 'Eight assemblies with two links each.'),
  ('firelink.put-rate', 'firelink', '001-firelink', 'Table 2, import side', 'Put of 16 KB, one pair of processes', 'MB/s', 590.8, 'reproduced', 'throughput', 'firelink-put', '', '', '16,384 bytes in the published 27.73 µs. The sender''s processor limits the rate.'),
  ('firelink.get-rate', 'firelink', '001-firelink', 'Table 2, import side', 'Get of 16 KB, one pair of processes', 'MB/s', 43.9, 'reproduced', 'throughput', 'firelink-get', '', '', '16,384 bytes in the published 373.01 µs.'),
  ('firelink.put-over-get', 'firelink', '001-firelink', 'Table 2, import side', 'Put bandwidth relative to get, 16 KB', 'ratio', 13.45, 'reproduced', 'scaling', 'firelink-put', 'firelink-get', '', 'The published times are 373.01 and 27.73 µs.'),
  ('firelink.crossing', 'firelink', '001-firelink', 'Section 6.1; Figure 5', 'Message size above which a put is faster than a get', 'bytes', 64, 'fitted', 'fact', '', '', 'rsm.crossing', 'This value was used to fit the time before a put transfers its first line.'),
  ('firelink.connection-share', 'firelink', '001-firelink', 'Section 6.1; Figure 3', 'Minimum share of connecting and disconnecting in the time of the import side', '%', 80, 'reproduced', 'fact', '', '', 'rsm.connection-share', 'The paper says more than 80 % and doesn''t explain which calls this includes. A put with barrier and signal gives 90.5 %. A get gives 63.9 %, which contradicts the paper.'),
  ('firelink.mpi', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, one byte, one way', 'µs', 5, 'input', 'idle-latency', 'firelink-pingpong', '', '', 'This holds for the standard, ready and synchronous modes, with a different buffer for each message.'),
  ('firelink.mpi-64', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, 64 bytes, one way', 'µs', 5, 'input', 'idle-latency', 'firelink-pingpong-64', '', '', 'The paper says that latency is almost constant up to 64 bytes, which is one postbox.'),
  ('firelink.mpi-buffered', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, one byte, one way, buffered', 'µs', 6, 'input', 'idle-latency', 'firelink-pingpong-buffered', '', '', ''),
  ('firelink.mpi-general', 'firelink', '001-firelink', 'Section 6.2, after its reference 8', 'MPI, no data, one way, general polling', 'µs', 3.7, 'input', 'idle-latency', 'firelink-pingpong-general', '', '', 'The model sends one byte.');
