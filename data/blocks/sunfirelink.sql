-- Parts of Sun Fire Link: the optical transceivers of an assembly, the switch, and the times of the API calls. Source
-- 001-firelink: Remote Shared Memory over Sun Fire Link Interconnect. The rates from 000-mpo are in the files that
-- describe the boards.

INSERT INTO family(id, title) VALUES ('sunfire-link', 'Sun Fire Link');

-- Limits of a cluster
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('link-assembly.transceivers', 'link-assembly', 'count', 'Optical transceivers', 2, 'transceivers', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.assemblies-6800', 'link-assembly', 'count', 'Maximum number of assemblies in a Sun Fire 6800', 2, 'assemblies', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.links-6800', 'link-assembly', 'count', 'Maximum number of optical links of a Sun Fire 6800', NULL, 'transceivers', 'derived', '001-firelink', 'Section 2', ''),
  ('firelink.assemblies-15k', 'hspci-link-assembly', 'count', 'Maximum number of assemblies in a Sun Fire 12K or 15K', 8, 'assemblies', 'published', '001-firelink', 'Section 2', ''),
  ('firelink.links-15k', 'hspci-link-assembly', 'count', 'Maximum number of optical links of a Sun Fire 12K or 15K', NULL, 'transceivers', 'derived', '001-firelink', 'Section 2', ''),
  ('firelink.nodes-direct', 'link-switch', 'count', 'Number of nodes that can be connected without a switch', 3, 'nodes', 'published', '001-firelink', 'Section 2', ''),
  ('link-switch.nodes', 'link-switch', 'count', 'Number of nodes that a switch connects', 8, 'maximum nodes', 'published', '001-firelink', 'Section 2', ''),
  ('link-switch.nodes-designed', 'link-switch', 'count', 'Number of nodes for which the network is designed', 254, 'nodes', 'published', '001-firelink', 'Section 2', 'No switch of the time connected that many nodes.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('firelink.links-6800', 'firelink.assemblies-6800', 1), ('firelink.links-6800', 'link-assembly.transceivers', 1),
  ('firelink.links-15k', 'firelink.assemblies-15k', 1), ('firelink.links-15k', 'link-assembly.transceivers', 1);

INSERT INTO block_type(id, title, summary, role) VALUES
  ('optical-transceiver', 'Transceiver', 'One end of an optical link', 'switch'),
  ('link-switch', 'Switch', 'Connects the links of up to eight nodes', 'switch'),
  ('link-cluster', 'Sun Fire Link cluster', 'Two to eight machines that access each other''s memory', 'container');
UPDATE block_type SET needs = 'it fits only as a machine of a cluster', noun = 'machine'
  WHERE id IN ('sunfire6800-cabinet', 'sunfire12k-cabinet', 'sunfire15k-cabinet');

INSERT INTO slot(parent, name, child, count, row)
  SELECT id, 'port', 'optical-transceiver', 2, 0 FROM block_type WHERE id IN ('link-assembly', 'hspci-link-assembly');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires)
  SELECT id, 'link', 'port*', 'message', 'each-way' FROM block_type WHERE id IN ('link-assembly', 'hspci-link-assembly');
INSERT INTO block_shown(block_type, ordinal, fact) VALUES
  ('optical-transceiver', 1, 'link-controller.link-bandwidth'), ('link-switch', 1, 'link-switch.nodes');

-- The processor itself moves the data, so it is a queueing station. Each call takes a constant processor time.
UPDATE block_type SET serves = 'second', station_title = 'processor {path}', service_cv2 = 0 WHERE id IN ('ultrasparc3', 'ultrasparc3-bare');

-- Times of the calls, measured with segments of 16 KB
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.size', 'rsm-put', 'size', 'Segment and message size of the measured calls', 16, 'KB', 'published', '001-firelink', 'Table 2', ''),
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

-- Time that a put takes before it transfers the first line
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('rsm.put-call', 'rsm-put', 'duration', 'Time before a put transfers its first line', 1.354, 'µs', 'calibrated', '001-firelink', 'Section 6.1', 'The paper gives only the total time for 16 KB. This value splits that time between the call and the lines so that a put and a get of 64 bytes take equally long, as in the paper.', 'firelink.crossing');

-- Derived times
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.put-lines', 'rsm-put', 'duration', 'Time of a put of 16 KB, without the call', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.put-piece', 'rsm-put', 'busy-time', 'Processor time to put 64 bytes', NULL, 'ns', 'derived', '001-firelink', 'Table 2', 'The model treats a put of 16 KB as a call and 256 stores of one line each, one after the other.'),
  ('rsm.line-saved', 'rsm-put', 'duration', 'Time that a put saves per line, relative to a get', NULL, 'ns', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.crossing', 'rsm-put', 'size', 'Size above which a put is faster than a get', NULL, 'bytes', 'derived', '001-firelink', 'Section 6.1', 'The times of a put and of a get are linear functions of the size.'),
  ('rsm.get-piece', 'rsm-get', 'latency', 'Time to get 64 bytes', NULL, 'ns', 'derived', '001-firelink', 'Table 2', 'The model treats a get of 16 KB as 256 reads of a line, each of which waits for its data.'),
  ('rsm.put-rate', 'rsm-put', 'bandwidth', 'Rate of a put of 16 KB', NULL, 'MB/s', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.get-rate', 'rsm-get', 'bandwidth', 'Rate of a get of 16 KB', NULL, 'MB/s', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.export-side', 'rsm-put', 'duration', 'Time of all calls of the export side', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.connection', 'rsm-put', 'duration', 'Time to connect and disconnect', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.message', 'rsm-put', 'duration', 'Time of a put of 16 KB with barrier and signal', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.import-side', 'rsm-put', 'duration', 'Time of the import side for one put with barrier and signal', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.import-side-get', 'rsm-get', 'duration', 'Time of the import side for one get', NULL, 'µs', 'derived', '001-firelink', 'Table 2', ''),
  ('rsm.connection-share', 'rsm-put', 'share', 'Share of the import side''s time spent connecting and disconnecting, one put', NULL, '%', 'derived', '001-firelink', 'Figure 3', 'The paper does not explain which calls Figure 3 includes. The model assumes a put with barrier and signal.'),
  ('rsm.connection-share-get', 'rsm-get', 'share', 'Share of the import side''s time spent connecting and disconnecting, one get', NULL, '%', 'derived', '001-firelink', 'Figure 3', 'The paper does not explain which calls Figure 3 includes. The model assumes a single get.'),
  ('rsm.controller-share', 'rsm-put', 'share', 'Share of the export side''s time spent in get_controller', NULL, '%', 'derived', '001-firelink', 'Figure 3', '');
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

-- Values that no source gives
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('rsm.posted', 'link-controller', 'outstanding', 'Outstanding lines of a put', 16, 'lines', 'assumed', NULL, '', 'A put does not wait for its stores. No source says how many stores can be in flight before the next one has to wait. Three stores in flight cover the latency of the measured put. With more than three, the sending processor limits the rate on an idle cluster.'),
  ('rsm.got', 'rsm-get', 'outstanding', 'Outstanding lines of a get', 1, 'lines', 'assumed', NULL, '', 'There is no DMA engine. A processor reads without caching, and the time for 64 bytes is one round trip.'),
  ('rsm.small', 'rsm-put', 'size', 'Largest put that interrupts the other node', 64, 'bytes', 'published', '001-firelink', 'Sections 4 and 6.1', 'The paper counts 64 bytes among the sizes for which a get is faster. It also assumes that a put of 64 bytes takes as long as a smaller put.'),
  ('rsm.large', 'rsm-put', 'size', 'Smallest put that does not interrupt the other node', 65, 'bytes', 'published', '001-firelink', 'Section 6.1', 'Up to 64 bytes, a get is faster than a put, because such a put interrupts the other node. This value is one byte larger.'),
  ('rsm.put-small', 'rsm-put', 'duration', 'Time of a put of 64 bytes or fewer', 1.56, 'µs', 'assumed', '001-firelink', 'Figure 5', 'The paper shows this time only in a figure. Such a put interrupts the other node, which makes it slower than a get of the same size (1.46 µs). The paper does not give the time of the interrupt. The model uses the time of a put of two lines, which is the shortest put that is slower than this get.');

-- MPI, which uses the remote shared memory calls
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('mpi.size', 'mpi-send', 'size', 'Default message size', 1, 'bytes', 'published', '001-firelink', 'Section 6.2', 'The smallest size in the ping-pong test.'),
  ('mpi.postbox', 'mpi-send', 'packet-size', 'Size of a postbox', 64, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.long', 'mpi-send', 'size', 'Minimum size of a long message', 3912, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.buffer', 'mpi-send', 'packet-size', 'Buffer size of a long message', 1024, 'bytes', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.rendezvous', 'mpi-send', 'size', 'Minimum size of a rendezvous message', 256, 'KB', 'published', '001-firelink', 'Section 4', ''),
  ('mpi.stripes', 'mpi-send', 'count', 'Stripes of a long message, each with a barrier', 1, 'stripes', 'assumed', NULL, '', 'The sender opens a barrier for each stripe, but no source says how long a stripe is. The model assumes the minimum, one stripe per message.'),
  ('mpi.latency', 'mpi-send', 'latency', 'One-way latency of a message of up to 64 bytes', 5, 'µs', 'published', '001-firelink', 'Section 6.2', 'In standard, ready and synchronous mode, with directed polling.'),
  ('mpi.latency-buffered', 'mpi-send', 'latency', 'One-way latency of a message of up to 64 bytes, buffered mode', 6, 'µs', 'published', '001-firelink', 'Section 6.2', ''),
  ('mpi.latency-general', 'mpi-send', 'latency', 'One-way latency of a message without data, general polling', 3.7, 'µs', 'published', '001-firelink', 'Section 6.2, after its reference 8', 'Sun measured a message without data on a cluster of eight nodes. The 5 µs with directed polling apply to messages of up to 64 bytes on another cluster. The two values therefore do not show which polling mode is faster. The source does not name the send mode; the model uses this time for all modes.'),
  ('mpi.rendezvous-latency', 'mpi-send', 'latency', 'One-way latency of a rendezvous message', 15, 'µs', 'assumed', NULL, '', 'No source gives the cost of the rendezvous. The model adds a round trip of two short messages, so the total is three times 5 µs.'),
  ('mpi.rendezvous-buffered', 'mpi-send', 'latency', 'One-way latency of a rendezvous message, buffered mode', 16, 'µs', 'assumed', NULL, '', 'No source gives the cost of the rendezvous. The model adds two short messages of 5 µs to one of 6 µs.'),
  ('mpi.rendezvous-general', 'mpi-send', 'latency', 'One-way latency of a rendezvous message, general polling', 11.1, 'µs', 'assumed', NULL, '', 'No source gives the cost of the rendezvous. The model uses three times the 3.7 µs of a short message.'),
  ('mpi.postboxes', 'mpi-send', 'count', 'Postboxes per buffer', 1, 'postboxes', 'assumed', NULL, '', 'Several postboxes control the buffers. One postbox for each buffer is the minimum.'),
  ('mpi.postbox-piece', 'mpi-send', 'busy-time', 'Time for the postbox of a buffer, per 64 bytes of data', NULL, 'ns', 'derived', '001-firelink', 'Section 4; Table 2', ''),
  ('mpi.long-piece', 'mpi-send', 'busy-time', 'Processor time to store 64 bytes of a long message', NULL, 'ns', 'derived', '001-firelink', 'Section 4; Table 2', 'The time to put 64 bytes, plus their share of the time for the buffer''s postbox.'),
  ('mpi.mode', 'mpi-send', 'choice', 'Default send mode', 0, 'send mode', 'published', '001-firelink', 'Section 5.2', 'Blocking sends in standard mode.'),
  ('mpi.polling', 'mpi-send', 'choice', 'Polling mode used in the measurements', 0, 'polling mode', 'published', '001-firelink', 'Section 5', 'Directed polling checks only the connection that the program waits for.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('mpi.long-piece', 'rsm.put-piece', 1), ('mpi.long-piece', 'mpi.postbox-piece', 1);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('mpi.postbox-piece', 'rsm.put-piece', 1), ('mpi.postbox-piece', 'mpi.postbox', 1), ('mpi.postbox-piece', 'mpi.postboxes', 1), ('mpi.postbox-piece', 'mpi.buffer', -1);
