-- What was measured on Sun Fire Link, and which question of the model answers it. Table 2 is what the model takes in.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality)
  SELECT 'firelink.' || id, 'firelink', source, locator, title, unit, value, 'reproduced', 'fact', id
  FROM fact WHERE source = '001-firelink' AND locator LIKE 'Table 2, %' ORDER BY rowid;
-- Counts and sizes that the text prints and the model takes in
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality)
  SELECT 'firelink.' || replace(id, 'firelink.', ''), 'firelink', source, locator, title, unit, value, 'reproduced', 'fact', id
  FROM fact WHERE source = '001-firelink' AND standing = 'published' AND locator LIKE 'Section%'
    AND property IN ('count', 'size', 'packet-size') AND id NOT IN ('rsm.small', 'rsm.large', 'mpi.size') ORDER BY rowid;
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, locality, note) VALUES
  ('firelink.links-6800', 'firelink', '001-firelink', 'Section 2', 'Optical links of a Sun Fire 6800, at the most', 'transceivers', 4, 'reproduced', 'fact', '', '', 'firelink.links-6800', 'Two assemblies of two.'),
  ('firelink.links-15k', 'firelink', '001-firelink', 'Section 2', 'Optical links of a Sun Fire 12K or 15K, at the most', 'transceivers', 16, 'reproduced', 'fact', '', '', 'firelink.links-15k', 'Eight assemblies of two.'),
  ('firelink.put-rate', 'firelink', '001-firelink', 'Table 2, import side', 'Put of 16 KB, one pair', 'MB/s', 590.8, 'reproduced', 'throughput', 'firelink-put', '', '', '16,384 bytes in the printed 27.73 µs. The sender''s processor sets the pace, by that time.'),
  ('firelink.get-rate', 'firelink', '001-firelink', 'Table 2, import side', 'Get of 16 KB, one pair', 'MB/s', 43.9, 'reproduced', 'throughput', 'firelink-get', '', '', '16,384 bytes in the printed 373.01 µs.'),
  ('firelink.put-over-get', 'firelink', '001-firelink', 'Table 2, import side', 'Put against get, 16 KB', 'ratio', 13.45, 'reproduced', 'scaling', 'firelink-put', 'firelink-get', '', '373.01 and 27.73 µs are printed.'),
  ('firelink.crossing', 'firelink', '001-firelink', 'Section 6.1; Figure 5', 'Up to so many bytes a get is better, a put beyond', 'bytes', 64, 'fitted', 'fact', '', '', 'rsm.crossing', 'What a put takes before its first line is fitted to it.'),
  ('firelink.connection-share', 'firelink', '001-firelink', 'Section 6.1; Figure 3', 'Connect and disconnect, at least, of the import side', '%', 80, 'reproduced', 'fact', '', '', 'rsm.connection-share', 'Printed as more than 80 %, from a figure whose composition is not told. A put with barrier and signal gives 90.5 %; a get by itself 63.9 %, which contradicts it.'),
  ('firelink.mpi', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, one byte, one way', 'µs', 5, 'reproduced', 'idle-latency', 'firelink-pingpong', '', '', 'Standard, ready and synchronous mode, and with another buffer each time.'),
  ('firelink.mpi-64', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, 64 bytes, one way', 'µs', 5, 'reproduced', 'idle-latency', 'firelink-pingpong-64', '', '', 'Printed as almost the same up to 64 bytes: one postbox.'),
  ('firelink.mpi-buffered', 'firelink', '001-firelink', 'Section 6.2; Figure 6', 'MPI, one byte, one way, buffered', 'µs', 6, 'reproduced', 'idle-latency', 'firelink-pingpong-buffered', '', '', ''),
  ('firelink.mpi-general', 'firelink', '001-firelink', 'Section 6.2, after its reference 8', 'MPI, no data, one way, general polling', 'µs', 3.7, 'reproduced', 'idle-latency', 'firelink-pingpong-general', '', '', 'Here of one byte.');
