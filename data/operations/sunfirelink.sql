-- Remote shared memory and MPI over Sun Fire Link. A processor moves the data itself, 64 bytes at a time. The calls
-- that set up a connection occur once per connection; the calls that transfer a message occur once per message. Source
-- 001-firelink.

INSERT INTO condition(id, word, subject, value) VALUES
  ('rsm-barrier', 'number', 'barrier', '1'), ('rsm-signal', 'number', 'signal', '1'),
  ('rsm-map', 'number', 'map', '1'), ('rsm-order', 'number', 'barrier', '1'), ('rsm-order', 'number', 'order', '1');

INSERT INTO place(id, base, relation, kind) VALUES
  ('peer-own-memory', 'peer', 'part', 'memory'),
  ('peer-memory', 'peer-own-memory', 'interleaved', ''),
  ('peer-root', 'peer-memory', 'root', '');

INSERT INTO operation(id, family, title, unit, piece, total, source, locator) VALUES
  ('rsm-put', 'sunfire-link', 'Put', 'message', 'fireplane.line-size', 'sum', '001-firelink', 'Table 2'),
  ('rsm-put-small', 'sunfire-link', 'Put of 64 bytes or fewer', 'message', 'fireplane.line-size', 'sum', '001-firelink', 'Figure 5'),
  ('rsm-get', 'sunfire-link', 'Get', 'message', 'fireplane.line-size', 'sum', '001-firelink', 'Table 2');
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT id, 'size', 'Message size', 'bytes', 'rsm.size', 1, 1048576 FROM operation WHERE id LIKE 'rsm-%'
  UNION ALL SELECT id, 'per-connection', 'Messages per connection (0: the connection is already open)', 'requests', NULL, 0, 1000000 FROM operation WHERE id LIKE 'rsm-%'
  UNION ALL SELECT id, 'barrier', 'Barrier around each message', 'flag', NULL, 0, 1 FROM operation WHERE id LIKE 'rsm-%'
  UNION ALL SELECT id, 'order', 'Write order within the barrier', 'flag', NULL, 0, 1 FROM operation WHERE id LIKE 'rsm-%'
  UNION ALL SELECT id, 'signal', 'Signal after each message', 'flag', NULL, 0, 1 FROM operation WHERE id LIKE 'rsm-%'
  UNION ALL SELECT id, 'map', 'Segment mapped for loads and stores', 'flag', NULL, 0, 1 FROM operation WHERE id LIKE 'rsm-%';

-- Put, small put and get use the same calls before and after the transfer.
CREATE TEMP TABLE rsm_call(ordinal, id, title, text, from_place, each, applies, time);
INSERT INTO rsm_call VALUES
  (10, 'get-topology', 'get_interconnect_topology', 'The process at {peer} queries the controllers and links.', 'peer', 'connection', '', 'rsm.get-topology'),
  (20, 'get-controller', 'get_controller', 'The process gets a handle of a Sun Fire Link controller. This is the slowest call on the exporting side.', 'peer', 'connection', '', 'rsm.get-controller'),
  (30, 'create', 'export_create', 'The process creates a segment of its own memory, at least 8 KB long, that other nodes can access. The time grows with the size of the segment, but the paper shows this only in a figure. The model uses the time for 16 KB.', 'peer', 'connection', '', 'rsm.export-create'),
  (40, 'publish', 'export_publish', 'The process publishes the segment. From then on, other nodes can connect to it. The time grows with the size of the segment, but the paper shows this only in a figure. The model uses the time for 16 KB.', 'peer', 'connection', '', 'rsm.export-publish'),
  (50, 'free-topology', 'free_interconnect_topology', 'The process frees the result of the query.', 'peer', 'connection', '', 'rsm.free-topology'),
  (60, 'connect', 'import_connect', 'The process at {requester} opens a logical connection to the segment.', 'requester', 'connection', '', 'rsm.import-connect'),
  (70, 'map', 'import_map', 'The process maps the segment into its address space.', 'requester', 'connection', 'rsm-map', 'rsm.import-map'),
  (80, 'init-barrier', 'import_init_barrier', 'The process creates a barrier, which later confirms that all data has arrived.', 'requester', 'operation', 'rsm-barrier', 'rsm.init-barrier'),
  (90, 'set-mode', 'import_set_mode', 'The process sets the scope of the barrier.', 'requester', 'operation', 'rsm-barrier', 'rsm.set-mode'),
  (100, 'open-barrier', 'import_open_barrier', 'The process opens the barrier.', 'requester', 'operation', 'rsm-barrier', 'rsm.open-barrier'),
  (130, 'order', 'import_order_barrier', 'The process ensures that earlier writes arrive before later ones.', 'requester', 'operation', 'rsm-order', 'rsm.order-barrier'),
  (140, 'close-barrier', 'import_close_barrier', 'The process closes the barrier. The call returns when the data has arrived.', 'requester', 'operation', 'rsm-barrier', 'rsm.close-barrier'),
  (150, 'destroy-barrier', 'import_destroy_barrier', 'The process destroys the barrier.', 'requester', 'operation', 'rsm-barrier', 'rsm.destroy-barrier'),
  (160, 'signal', 'signal_post', 'The process signals to the process at {peer} that data has been written.', 'requester', 'operation', 'rsm-signal', 'rsm.signal-post'),
  (170, 'unmap', 'import_unmap', 'The process unmaps the segment from its address space.', 'requester', 'connection', 'rsm-map', 'rsm.import-unmap'),
  (180, 'disconnect', 'import_disconnect', 'The process closes the connection. This is the slowest call on the importing side.', 'requester', 'connection', '', 'rsm.import-disconnect'),
  (190, 'unpublish', 'export_unpublish', 'The process at {peer} stops accepting connections. The time grows with the size of the segment, but the paper shows this only in a figure. The model uses the time for 16 KB.', 'peer', 'connection', '', 'rsm.export-unpublish'),
  (200, 'destroy', 'export_destroy', 'The process destroys the segment. The time grows with the size of the segment, but the paper shows this only in a figure. The model uses the time for 16 KB.', 'peer', 'connection', '', 'rsm.export-destroy'),
  (210, 'release-controller', 'release_controller', 'The process releases the controller.', 'peer', 'connection', '', 'rsm.release-controller');
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, each, applies, time, source, locator)
  SELECT operation.id, ordinal, c.id, c.title, text, 'stay', from_place, each, applies, time, '001-firelink', 'Table 2'
  FROM rsm_call c, operation WHERE operation.id LIKE 'rsm-%';
DROP TABLE rsm_call;

-- The transfer of the data.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, time, beside, waits, source, locator) VALUES
  ('rsm-put', 110, 'put', 'import_put, the call', '{requester} starts the put. The time of the call before its first store is not published, so the model uses a fitted value.', 'stay', 'requester', NULL, 'operation', 0, 'rsm.put-call', '', 'turn', '001-firelink', 'Section 6.1'),
  ('rsm-put', 115, 'lines', 'import_put, its lines', '{requester} stores 64 bytes at a time into the segment, by programmed I/O. There is no DMA engine.', 'stay', 'requester', NULL, 'piece', 0, 'rsm.put-piece', '', 'turn', '001-firelink', 'Table 2'),
  ('rsm-put', 120, 'stores', 'Stores in flight', 'The stores are posted. They pass through {requester-root}, a link controller and the optical links to {peer-memory}, while the processor continues.', 'message', 'requester', 'peer-memory', 'piece', 1, NULL, 'lines', 'nobody', '001-firelink', 'Section 2'),
  ('rsm-put-small', 110, 'put', 'import_put', '{requester} stores a few bytes, which interrupts the kernel of the other node.', 'stay', 'requester', NULL, 'operation', 0, 'rsm.put-small', '', 'turn', '001-firelink', 'Section 4'),
  ('rsm-put-small', 120, 'stores', 'Stores in flight', 'The stores are posted. They pass through {requester-root}, a link controller and the optical links to {peer-memory}.', 'message', 'requester', 'peer-memory', 'piece', 1, NULL, 'put', 'nobody', '001-firelink', 'Section 2'),
  ('rsm-get', 110, 'get', 'import_get', '{requester} reads 64 bytes of the segment without caching. It waits until they arrive from {peer-memory}, and then reads the next 64.', 'message', 'peer-memory', 'requester', 'piece', 1, 'rsm.get-piece', '', 'turn', '001-firelink', 'Table 2');

INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('rsm-put', 'sunfire-link', 'RSM put', 'process', 'written', 'Writes one message after another into a segment of another node.'),
  ('rsm-get', 'sunfire-link', 'RSM get', 'process', 'read', 'Reads one message after another from a segment of another node.');
INSERT INTO work_part(work, ordinal, operation, at_once, least, below) VALUES
  ('rsm-put', 1, 'rsm-put', 'one', 'rsm.large', NULL), ('rsm-put', 2, 'rsm-put-small', 'one', NULL, 'rsm.large'),
  ('rsm-get', 1, 'rsm-get', 'one', NULL, NULL);

-- MPI selects the protocol by the message size. Its connections stay open, so the calls that set them up cost nothing here.
INSERT INTO condition(id, word, subject, value) VALUES
  ('mpi-standard', 'number', 'mode', '0'), ('mpi-standard', 'number', 'polling', '0'),
  ('mpi-synchronous', 'number', 'mode', '1'), ('mpi-synchronous', 'number', 'polling', '0'),
  ('mpi-buffered', 'number', 'mode', '2'), ('mpi-buffered', 'number', 'polling', '0'),
  ('mpi-ready', 'number', 'mode', '3'), ('mpi-ready', 'number', 'polling', '0'),
  ('mpi-general', 'number', 'polling', '1');
INSERT INTO operation(id, family, title, unit, piece, held, source, locator) VALUES
  ('mpi-short', 'sunfire-link', 'MPI message, short', 'message', 'mpi.postbox', 'operation', '001-firelink', 'Section 4'),
  ('mpi-long', 'sunfire-link', 'MPI message, long', 'message', 'mpi.postbox', 'operation', '001-firelink', 'Section 4'),
  ('mpi-rendezvous', 'sunfire-link', 'MPI message, rendezvous', 'message', 'mpi.postbox', 'operation', '001-firelink', 'Section 4');
-- The default size of a message is the smallest size that uses the operation's protocol.
INSERT INTO number(operation, id, title, unit, fact, least, most)
  SELECT o.id, n.id, n.title, n.unit,
    CASE WHEN n.id = 'size' AND o.id <> 'mpi-short' THEN replace(o.id, '-', '.') ELSE n.fact END, n.least, n.most
  FROM operation o,
    (SELECT 'size' AS id, 'Message size' AS title, 'bytes' AS unit, 'mpi.size' AS fact, 1 AS least, 1048576 AS most
     UNION ALL SELECT 'mode', 'Send mode: 0 standard, 1 synchronous, 2 buffered, 3 ready', 'choice', 'mpi.mode', 0, 3
     UNION ALL SELECT 'polling', 'Polling: 0 directed, 1 general', 'choice', 'mpi.polling', 0, 1
     UNION ALL SELECT 'stripes', 'Stripes of a long message', 'stripes', 'mpi.stripes', 1, 16) n
  WHERE o.id LIKE 'mpi-%';
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, beside, waits, times, time, source, locator) VALUES
  ('mpi-rendezvous', 10, 'request', 'Request to send', '{requester} asks {peer} whether it has buffer space for such a long message.', 'message', 'requester', 'peer', 'operation', 0, '', 'turn', '', NULL, '001-firelink', 'Section 4'),
  ('mpi-rendezvous', 20, 'ready', 'Ready', '{peer} replies that it is ready.', 'message', 'peer', 'requester', 'operation', 0, '', 'turn', '', NULL, '001-firelink', 'Section 4'),
  ('mpi-long', 30, 'open', 'Open barrier', '{requester} opens a barrier, once for each stripe.', 'stay', 'requester', NULL, 'operation', 0, '', 'turn', 'stripes', 'rsm.open-barrier', '001-firelink', 'Section 4'),
  ('mpi-short', 40, 'store', 'Stores into postboxes', '{requester} stores the message into postboxes of 64 bytes at {peer}. It fills each postbox, because a shorter store would interrupt the other node.', 'stay', 'requester', NULL, 'piece', 0, '', 'turn', '', 'rsm.put-piece', '001-firelink', 'Section 4'),
  ('mpi-long', 40, 'store', 'Stores into buffers', '{requester} stores the message into buffers of 1,024 bytes at {peer}, with one postbox for each.', 'stay', 'requester', NULL, 'piece', 0, '', 'turn', '', 'mpi.long-piece', '001-firelink', 'Section 4'),
  ('mpi-short', 50, 'stores', 'Stores in flight', 'The stores pass through a link controller and the optical links to {peer-memory}.', 'message', 'requester', 'peer-memory', 'piece', 1, 'store', 'turn', '', NULL, '001-firelink', 'Section 2'),
  ('mpi-long', 60, 'close', 'Close barrier', '{requester} closes the barrier, which confirms that the whole stripe has arrived.', 'stay', 'requester', NULL, 'operation', 0, '', 'turn', 'stripes', 'rsm.close-barrier', '001-firelink', 'Section 4'),
  ('mpi-short', 80, 'acknowledge', 'Acknowledgement', '{peer} has received the message and confirms this over a separate connection. The postboxes are then free again.', 'message', 'peer', 'requester', 'operation', 0, '', 'nobody', '', NULL, '001-firelink', 'Section 4');
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, beside, waits, source, locator)
  SELECT 'mpi-long', ordinal, id, title, text, moves, from_place, to_place, each, data, beside, waits, source, locator
  FROM step WHERE operation = 'mpi-short' AND ordinal IN (50, 80);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, each, data, beside, waits, times, time, source, locator)
  SELECT 'mpi-rendezvous', ordinal, id, title, text, moves, from_place, to_place, each, data, beside, waits, times, time, source, locator
  FROM step WHERE operation = 'mpi-long';
INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('mpi-send', 'sunfire-link', 'MPI send', 'process', 'sent',
   'Sends one message at a time, after the previous one has arrived. The size selects the short, long or rendezvous protocol.');
INSERT INTO work_part(work, ordinal, operation, at_once, least, below) VALUES
  ('mpi-send', 1, 'mpi-short', 'one', NULL, 'mpi.long'), ('mpi-send', 2, 'mpi-long', 'one', 'mpi.long', 'mpi.rendezvous'),
  ('mpi-send', 3, 'mpi-rendezvous', 'one', 'mpi.rendezvous', NULL);

-- A call occupies the calling processor for the whole time of the call. Each piece of data needs an address transaction at
-- each end.
INSERT INTO ask(operation, step, ordinal, at, unit, fact)
  SELECT operation, ordinal, 1, from_place, 'seconds', time FROM step
  WHERE (operation LIKE 'rsm-%' OR operation LIKE 'mpi-%') AND moves = 'stay' AND time IS NOT NULL;
INSERT INTO ask(operation, step, ordinal, at, unit)
  SELECT operation, ordinal, row, at, 'addresses' FROM step,
    (SELECT 1 AS row, 'requester-root' AS at UNION ALL SELECT 2, 'peer-root')
  WHERE (operation LIKE 'rsm-%' OR operation LIKE 'mpi-%') AND data = 1;
INSERT INTO requester(block_type, operation, at_once)
  SELECT block_type.id, operation.id, CASE WHEN operation.id LIKE 'rsm-put%' THEN 'rsm.posted' ELSE 'rsm.got' END
  FROM block_type, operation
  WHERE block_type.id IN ('ultrasparc3', 'ultrasparc3-bare') AND (operation.id LIKE 'rsm-%' OR operation.id LIKE 'mpi-%');
