-- Memory access by a strand of the UltraSPARC T2 Plus: an access to one line. No document gives the latency of this
-- access, or the bandwidth of the memory, crossbars and coherency links. In the model, a thread therefore adds no load,
-- and its latency is unknown.

INSERT INTO condition(id, word, subject, value) VALUES
  ('hubs', 'fitted', 'coherency-hubs', '1');
INSERT INTO place(id, base, relation, kind, over) VALUES
  ('chassis', 'requester', 'holder', 't5440-chassis', 'data'),
  ('hubs', 'chassis', 'part', 'coherency-hubs', 'data');

INSERT INTO operation(id, family, title, unit, no_total, source, locator) VALUES
  ('t2plus-line', 'sparc-enterprise', 'A line of memory', 'line',
   'No document gives the memory latency of a processor. The table of latencies is for devices.',
   'ultrasparc-t2', 'Abstract');
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, data, applies, source, locator) VALUES
  ('t2plus-line', 10, 'request', 'Request',
   '{requester} misses in the caches and sends the request over the crossbar to {memory}. The time of this step is not published.',
   'data', 'requester', 'memory', 0, '', 'ultrasparc-t2', 'Abstract'),
  ('t2plus-line', 20, 'snoop', 'Hubs query the processors',
   'The hub of the line''s plane orders the requests for one address, queries all processors for the line and collects their answers. The time of this step is not published.',
   'stay', 'hubs', NULL, 0, 'hubs', 'zambezi', 'Functions of the hub'),
  ('t2plus-line', 30, 'data', 'Line',
   '{memory} sends the line back to {requester}. The time of this step is not published.',
   'data', 'memory', 'requester', 1, 'clean-near', 'ultrasparc-t2', 'Abstract'),
  ('t2plus-line', 31, 'data', 'Line from a cache',
   'A cache of {owner} has the line and sends it to {requester}. The time of this step is not published.',
   'data', 'owner', 'requester', 1, 'owned', 'zambezi', 'Functions of the hub');

INSERT INTO requester(block_type, operation, at_once) VALUES ('t2plus-strand', 't2plus-line', 't2plus.miss-outstanding');

INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('t2plus-miss', 'sparc-enterprise', 'One miss at a time', 'thread', 'transferred',
   'Waits for each line before requesting the next. The latency of a line is not published.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('t2plus-miss', 1, 't2plus-line');
