-- Parts of Sun Fire Link: the optical transceivers of an assembly, the switch, and the times of the calls that use them.
-- Source 001-firelink: Remote Shared Memory over Sun Fire Link Interconnect. Rates of 000-mpo stand with the boards.

INSERT INTO family(id, title) VALUES ('sunfire-link', 'Sun Fire Link');

-- What a cluster may have
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('link-assembly.transceivers', 'link-assembly', 'count', 'Optical transceivers', 2, 'transceivers', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.assemblies-6800', 'link-assembly', 'count', 'Assemblies of a Sun Fire 6800, at the most', 2, 'assemblies', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.links-6800', 'link-assembly', 'count', 'Optical links of a Sun Fire 6800, at the most', NULL, 'transceivers', 'derived', '001-firelink', 'Section 2', ''),
  ('firelink.assemblies-15k', 'hspci-link-assembly', 'count', 'Assemblies of a Sun Fire 12K or 15K, at the most', 8, 'assemblies', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.links-15k', 'hspci-link-assembly', 'count', 'Optical links of a Sun Fire 12K or 15K, at the most', NULL, 'transceivers', 'derived', '001-firelink', 'Section 2', ''),
  ('firelink.nodes-direct', 'link-switch', 'count', 'Nodes that can be joined without a switch', 3, 'nodes', 'published', '001-firelink', 'Section 2', ''),
  ('link-switch.nodes', 'link-switch', 'count', 'Nodes that a switch joins', 8, 'nodes at the most', 'published', '001-firelink', 'Section 2', ''),
  ('link-switch.nodes-designed', 'link-switch', 'count', 'Nodes that the network is designed for', 254, 'nodes', 'published', '001-firelink', 'Section 2', 'No switch of the time joined as many.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('firelink.links-6800', 'firelink.assemblies-6800', 1), ('firelink.links-6800', 'link-assembly.transceivers', 1),
  ('firelink.links-15k', 'firelink.assemblies-15k', 1), ('firelink.links-15k', 'link-assembly.transceivers', 1);

INSERT INTO block_type(id, title, summary, role) VALUES
  ('optical-transceiver', 'Transceiver', 'One end of an optical link', 'switch'),
  ('link-switch', 'Switch', 'Joins the links of up to eight nodes', 'switch'),
  ('link-cluster', 'Sun Fire Link cluster', 'Two to eight machines that reach each other''s memory', 'container');
UPDATE block_type SET needs = 'it needs the place of a machine in a cluster', noun = 'machine'
  WHERE id IN ('sunfire6800-cabinet', 'sunfire12k-cabinet', 'sunfire15k-cabinet');

INSERT INTO slot(parent, name, child, count, row)
  SELECT id, 'port', 'optical-transceiver', 2, 0 FROM block_type WHERE id IN ('link-assembly', 'hspci-link-assembly');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires)
  SELECT id, 'link', 'port*', 'message', 'each-way' FROM block_type WHERE id IN ('link-assembly', 'hspci-link-assembly');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('optical-transceiver', 1, 'link-controller.link-bandwidth'), ('link-switch', 1, 'link-switch.nodes');

-- A processor itself moves the data: it can be waited for. What a call takes is its own time, the same each time.
UPDATE block_type SET serves = 'second', station_title = 'processor {path}', service_cv2 = 0 WHERE id IN ('ultrasparc3', 'ultrasparc3-bare');

-- The calls, as measured with segments of 16 KB
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.size', 'rsm-put', 'size', 'Segment and message of the measured calls', 16, 'KB', 'published', '001-firelink', 'Table 2', ''),
  ('rsm.segment-least', 'rsm-put', 'size', 'Smallest segment', 8, 'KB', 'published', '001-firelink', 'Section 6.1', ''),
  ('rsm.get-topology', 'rsm-put', 'duration', 'get_interconnect_topology', 12.65, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.get-controller', 'rsm-put', 'duration', 'get_controller', 841, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.free-topology', 'rsm-put', 'duration', 'free_interconnect_topology', 0.61, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.export-create', 'rsm-put', 'duration', 'export_create, 16 KB', 103.61, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.export-publish', 'rsm-put', 'duration', 'export_publish, 16 KB', 119.36, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.export-unpublish', 'rsm-put', 'duration', 'export_unpublish, 16 KB', 73.48, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.export-destroy', 'rsm-put', 'duration', 'export_destroy, 16 KB', 16.73, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.release-controller', 'rsm-put', 'duration', 'release_controller', 3.63, 'µs', 'published', '001-firelink', 'Table 2, export side', ''),
  ('rsm.import-connect', 'rsm-put', 'duration', 'import_connect', 173.45, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.import-map', 'rsm-put', 'duration', 'import_map', 13.56, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.init-barrier', 'rsm-put', 'duration', 'import_init_barrier', 0.33, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.set-mode', 'rsm-put', 'duration', 'import_set_mode', 0.38, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.open-barrier', 'rsm-put', 'duration', 'import_open_barrier', 9.93, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.order-barrier', 'rsm-put', 'duration', 'import_order_barrier', 16.8, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.put', 'rsm-put', 'duration', 'import_put, 16 KB', 27.73, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.get', 'rsm-get', 'duration', 'import_get, 16 KB', 373.01, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.close-barrier', 'rsm-put', 'duration', 'import_close_barrier', 7.13, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.destroy-barrier', 'rsm-put', 'duration', 'import_destroy_barrier', 0.14, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.signal-post', 'rsm-put', 'duration', 'signal_post', 23.78, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.import-unmap', 'rsm-put', 'duration', 'import_unmap', 21.4, 'µs', 'published', '001-firelink', 'Table 2, import side', ''),
  ('rsm.import-disconnect', 'rsm-put', 'duration', 'import_disconnect', 486.31, 'µs', 'published', '001-firelink', 'Table 2, import side', '');

-- What the calls cost by themselves
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('rsm.put-call', 'rsm-put', 'duration', 'A put, before its first line', 1.354, 'µs', 'calibrated', '001-firelink', 'Section 6.1', 'No size but 16 KB is printed. With so much for the call, and the rest for the lines, the times of put and get cross at 64 bytes, as they do in the paper.', 'firelink.crossing');

-- What follows from them
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.put-lines', 'rsm-put', 'duration', 'A put of 16 KB, without its call', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.put-piece', 'rsm-put', 'busy-time', 'A processor''s time to put 64 bytes', NULL, 'ns', 'derived', '001-firelink', 'Table 2', 'A put of 16 KB as its call and 256 stores of a line, one behind the other.'),
  ('rsm.line-saved', 'rsm-put', 'duration', 'What a line that is put saves over one that is got', NULL, 'ns', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.crossing', 'rsm-put', 'size', 'Where a put becomes faster than a get', NULL, 'bytes', 'derived', '001-firelink', 'Section 6.1', 'Both as straight lines over the size.'),
  ('rsm.get-piece', 'rsm-get', 'latency', 'Time to get 64 bytes', NULL, 'ns', 'derived', '001-firelink', 'Table 2', 'A get of 16 KB as 256 reads of a line, each of which waits for its answer.'),
  ('rsm.put-rate', 'rsm-put', 'bandwidth', 'Rate of a put of 16 KB', NULL, 'MB/s', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.get-rate', 'rsm-get', 'bandwidth', 'Rate of a get of 16 KB', NULL, 'MB/s', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.export-side', 'rsm-put', 'duration', 'All calls of the export side', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.connection', 'rsm-put', 'duration', 'Connect and disconnect', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.message', 'rsm-put', 'duration', 'A put of 16 KB with barrier and signal', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.import-side', 'rsm-put', 'duration', 'Import side of one put with barrier and signal', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.import-side-get', 'rsm-get', 'duration', 'Import side of one get', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.connection-share', 'rsm-put', 'share', 'Connect and disconnect, of the import side of one put', NULL, '%', 'derived', '001-firelink', 'Figure 3', 'The composition of the figure is not printed: barrier and signal are a choice.'),
  ('rsm.connection-share-get', 'rsm-get', 'share', 'Connect and disconnect, of the import side of one get', NULL, '%', 'derived', '001-firelink', 'Figure 3', 'The composition of the figure is not printed: a get by itself is a choice.'),
  ('rsm.controller-share', 'rsm-put', 'share', 'get_controller, of the export side', NULL, '%', 'derived', '001-firelink', 'Figure 3', '');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('rsm.put-piece', 'rsm.put-lines', 1), ('rsm.put-piece', 'fireplane.line-size', 1), ('rsm.put-piece', 'rsm.size', -1),
  ('rsm.crossing', 'rsm.put-call', 1), ('rsm.crossing', 'rsm.line-saved', -1), ('rsm.crossing', 'fireplane.line-size', 1),
  ('rsm.get-piece', 'rsm.get', 1), ('rsm.get-piece', 'fireplane.line-size', 1), ('rsm.get-piece', 'rsm.size', -1),
  ('rsm.put-rate', 'rsm.size', 1), ('rsm.put-rate', 'rsm.put', -1),
  ('rsm.get-rate', 'rsm.size', 1), ('rsm.get-rate', 'rsm.get', -1),
  ('rsm.connection-share', 'rsm.connection', 1), ('rsm.connection-share', 'rsm.import-side', -1),
  ('rsm.connection-share-get', 'rsm.connection', 1), ('rsm.connection-share-get', 'rsm.import-side-get', -1),
  ('rsm.controller-share', 'rsm.get-controller', 1), ('rsm.controller-share', 'rsm.export-side', -1);
INSERT INTO fact_term(fact, operand, coefficient)
  SELECT 'rsm.put-lines', 'rsm.put', 1 UNION ALL SELECT 'rsm.put-lines', 'rsm.put-call', -1
  UNION ALL SELECT 'rsm.line-saved', 'rsm.get-piece', 1 UNION ALL SELECT 'rsm.line-saved', 'rsm.put-piece', -1
  UNION ALL SELECT 'rsm.export-side', id, 1 FROM fact WHERE source = '001-firelink' AND locator = 'Table 2, export side'
  UNION ALL SELECT 'rsm.connection', id, 1 FROM fact WHERE id IN ('rsm.import-connect', 'rsm.import-disconnect')
  UNION ALL SELECT 'rsm.message', id, 1 FROM fact WHERE id IN ('rsm.init-barrier', 'rsm.set-mode', 'rsm.open-barrier',
    'rsm.put', 'rsm.close-barrier', 'rsm.destroy-barrier', 'rsm.signal-post')
  UNION ALL SELECT 'rsm.import-side', id, 1 FROM fact WHERE id IN ('rsm.connection', 'rsm.message')
  UNION ALL SELECT 'rsm.import-side-get', id, 1 FROM fact WHERE id IN ('rsm.connection', 'rsm.get');

-- What no source gives
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.posted', 'link-controller', 'outstanding', 'Lines of a put under way', 16, 'lines', 'assumed', NULL, '', 'A put waits for none of its stores, and no source says how many can be on their way before one has to wait. Three fill the way of the measured put: with more its own processor sets the pace, on an idle cluster.'),
  ('rsm.got', 'rsm-get', 'outstanding', 'Lines of a get under way', 1, 'lines', 'assumed', NULL, '', 'There is no DMA engine: a processor reads uncached, and the time for 64 bytes is one way there and back.'),
  ('rsm.small', 'rsm-put', 'size', 'A put of so many bytes or fewer interrupts the other side', 64, 'bytes', 'published', '001-firelink', 'Sections 4 and 6.1', 'The paper counts 64 bytes among those for which a get is better, and gives them the time of a smaller put.'),
  ('rsm.large', 'rsm-put', 'size', 'A put of so many bytes or more does not', 65, 'bytes', 'published', '001-firelink', 'Section 6.1', 'Beyond the 64 bytes up to which a get is better.'),
  ('rsm.put-small', 'rsm-put', 'duration', 'A put of 64 bytes or fewer', 1.56, 'µs', 'assumed', '001-firelink', 'Figure 5', 'Only a picture. Such a put interrupts the other node, which makes it slower than a get of as much, 1.46 µs; it is taken to be as long as one of two lines, which is the least. What the interrupt costs is not printed.');

-- MPI over these calls
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('mpi.size', 'mpi-send', 'size', 'Message of a program that names none', 1, 'bytes', 'published', '001-firelink', 'Section 6.2', 'The smallest that was sent to and fro.'),
  ('mpi.postbox', 'mpi-send', 'packet-size', 'Postbox', 64, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.long', 'mpi-send', 'size', 'Messages of so many bytes or more are long', 3912, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.buffer', 'mpi-send', 'packet-size', 'Buffer of a long message', 1024, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.rendezvous', 'mpi-send', 'size', 'Messages of so many bytes or more ask first', 256, 'KB', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.stripes', 'mpi-send', 'count', 'Stripes of a long message, each with a barrier', 1, 'stripes', 'assumed', NULL, '', 'A barrier is opened for each stripe, and no source says how long one is: one for a message is the least.'),
  ('mpi.latency', 'mpi-send', 'latency', 'Message of up to 64 bytes, one way', 5, 'µs', 'published', '001-firelink', 'Section 6.2', 'Standard, ready and synchronous mode, directed polling.'),
  ('mpi.latency-buffered', 'mpi-send', 'latency', 'The same, buffered mode', 6, 'µs', 'published', '001-firelink', 'Section 6.2', ''),
  ('mpi.latency-general', 'mpi-send', 'latency', 'Message without data under general polling, one way', 3.7, 'µs', 'published', '001-firelink', 'Section 6.2, after its reference 8', 'Sun measured a message without data on a cluster of eight. The 5 µs under directed polling are for up to 64 bytes on another cluster, so the two do not show which polling is faster. The source does not name the mode; the model uses this time for all modes.'),
  ('mpi.rendezvous-latency', 'mpi-send', 'latency', 'A message that asks first, one way', 15, 'µs', 'assumed', NULL, '', 'No source says what asking costs. Two short messages, there and back, are taken to go before it: three times 5 µs.'),
  ('mpi.rendezvous-buffered', 'mpi-send', 'latency', 'The same, buffered mode', 16, 'µs', 'assumed', NULL, '', 'No source says what asking costs: two short messages of 5 µs before one of 6 µs.'),
  ('mpi.rendezvous-general', 'mpi-send', 'latency', 'The same under general polling', 11.1, 'µs', 'assumed', NULL, '', 'No source says what asking costs: three times the 3.7 µs of a short message.'),
  ('mpi.postboxes', 'mpi-send', 'count', 'Postboxes of a buffer', 1, 'postboxes', 'assumed', NULL, '', 'Buffers are under the control of several postboxes; one for each is the least.'),
  ('mpi.postbox-piece', 'mpi-send', 'busy-time', 'Postbox of a buffer, for each of its 64 bytes', NULL, 'ns', 'derived', '001-firelink', 'Section 4; Table 2', ''),
  ('mpi.long-piece', 'mpi-send', 'busy-time', 'A processor''s time to store 64 bytes of a long message', NULL, 'ns', 'derived', '001-firelink', 'Section 4; Table 2', 'As a put, and its part in the postbox of a buffer.'),
  ('mpi.mode', 'mpi-send', 'choice', 'Send mode of a program that names none', 0, 'choice', 'published', '001-firelink', 'Section 5.2', 'Blocking sends in standard mode.'),
  ('mpi.polling', 'mpi-send', 'choice', 'Polling as it was measured', 0, 'choice', 'published', '001-firelink', 'Section 5', 'Directed: only the connection that is waited for is looked at.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('mpi.long-piece', 'rsm.put-piece', 1), ('mpi.long-piece', 'mpi.postbox-piece', 1);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('mpi.postbox-piece', 'rsm.put-piece', 1), ('mpi.postbox-piece', 'mpi.postbox', 1), ('mpi.postbox-piece', 'mpi.postboxes', 1), ('mpi.postbox-piece', 'mpi.buffer', -1);
