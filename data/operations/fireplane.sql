-- The operations of the Sun Fireplane: access to a line in memory, copying a line, and reading a line of an array.
-- Under one coherency root, every device snoops every address. Between roots, the home agent looks up a directory. If
-- the source gives no time for a step, the row has no time either, and the time of the step is part of the remainder of
-- the total.

-- Conditions of the steps: the state of the line, its home and its owner, and whether the machine has a tree of
-- repeaters or, like the 280R, a single bus.
INSERT INTO condition(id, word, subject, value) VALUES
  ('tree', 'fitted', 'sunfire280r-address-bus', '0'),
  ('bus', 'fitted', 'sunfire280r-address-bus', '1'),
  ('far', 'home', '', 'far'),
  ('asked', 'directory', '', 'asked'),
  ('hit', 'directory', '', 'asked'), ('hit', 'outcome', 'directory-hits', 'hit'),
  ('miss', 'directory', '', 'asked'), ('miss', 'outcome', 'directory-hits', 'miss'),
  ('owned', 'line', '', 'owned'),
  ('elsewhere', 'owner', '', 'elsewhere'),
  ('clean-near', 'line', '', 'clean'), ('clean-near', 'home', '', 'near'),
  ('clean-far', 'line', '', 'clean'), ('clean-far', 'home', '', 'far'),
  ('owned-near', 'line', '', 'owned'), ('owned-near', 'home', '', 'near'),
  ('owned-far', 'line', '', 'owned'), ('owned-far', 'home', '', 'far'),
  ('clean-near-tree', 'line', '', 'clean'), ('clean-near-tree', 'home', '', 'near'), ('clean-near-tree', 'fitted', 'sunfire280r-address-bus', '0'),
  ('clean-near-bus', 'line', '', 'clean'), ('clean-near-bus', 'home', '', 'near'), ('clean-near-bus', 'fitted', 'sunfire280r-address-bus', '1'),
  ('owner-near-tree', 'owner', '', 'at-home'), ('owner-near-tree', 'home', '', 'near'), ('owner-near-tree', 'fitted', 'sunfire280r-address-bus', '0'),
  ('owner-near-bus', 'owner', '', 'at-home'), ('owner-near-bus', 'home', '', 'near'), ('owner-near-bus', 'fitted', 'sunfire280r-address-bus', '1'),
  ('owner-far-at-home', 'owner', '', 'at-home'), ('owner-far-at-home', 'home', '', 'far'),
  ('near-elsewhere', 'owner', '', 'elsewhere'), ('near-elsewhere', 'home', '', 'near'),
  ('far-elsewhere', 'owner', '', 'elsewhere'), ('far-elsewhere', 'home', '', 'far');

INSERT INTO operation(id, family, title, unit, clock, no_total, source, locator) VALUES
  ('line', 'sunfire', 'A line of memory', 'line', 'fireplane.clock',
   'No total is published for a line that a cache owns. The table of latencies is for data in memory.',
   '000-mpo', 'Appendix B, Memory Access Performance');
INSERT INTO number(operation, id, title, unit, option, least, most) VALUES
  ('line', 'directory-hits', 'Directory cache hits', '%', 'directoryHits', 0, 100);

-- The requester sends the address to its own snooping domain.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 10, 'request', 'Request and arbitration',
   '{requester} misses in its caches and sends the address to {requester-repeater}, which handles the requests of its devices one at a time.',
   'address', 'requester', 'requester-repeater', 'all', 0, 'tree', NULL, NULL, 'broadcast', '', '000-mpo', 'Appendix B, Uniboard'),
  ('line', 11, 'request', 'Request on the bus',
   '{requester} misses in its caches and puts the address on {requester-root}.',
   'address', 'requester', 'requester-root', 'all', 0, 'bus', NULL, NULL, '', '', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect'),
  ('line', 20, 'forward', 'To the top-level repeater',
   'The repeater forwards the address to {requester-root}, the top of the repeater tree.',
   'address', 'requester-repeater', 'requester-root', 'all', 0, 'tree', NULL, NULL, 'broadcast', '', '000-mpo', 'Appendix B, Uniboard'),
  ('line', 30, 'broadcast', 'Address broadcast',
   '{requester-root} broadcasts the address to all devices below it, which receive it at the same time. The clocks are counted from {requester}, where the address originates.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'tree', 'fireplane.broadcast-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 31, 'broadcast', 'All devices see the address',
   'The bus connects the devices directly. The published clocks are for a tree of repeaters, so they are not used here.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'bus', NULL, NULL, '', '', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect');

-- The snoop, if the home memory is under the same root as the requester.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 40, 'snoop', 'Snoop result: no owner',
   'Each device looks up the line in its own cache tags. The combined result is broadcast: no cache owns the line, so memory supplies it.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'clean-near-tree', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 41, 'snoop', 'Snoop result: an owner',
   'Each device looks up the line in its own cache tags. The combined result is broadcast: {owner} owns the line and will supply it.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'owner-near-tree', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 42, 'snoop', 'Snoop result: no owner here',
   'Each device looks up the line in its own cache tags. The combined result is broadcast: no cache of this domain owns the line.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'near-elsewhere', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 43, 'snoop', 'Snoop result: no owner',
   'Each device looks up the line in its own cache tags. The combined result is broadcast: no cache owns the line, so memory supplies it.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'clean-near-bus', NULL, NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 44, 'snoop', 'Snoop result: an owner',
   'Each device looks up the line in its own cache tags. The combined result is broadcast: {owner} owns the line and will supply it.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'owner-near-bus', NULL, NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 45, 'memory', 'Memory access',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. About half of the access runs in parallel with the snoop. The other half is in the remaining latency, which is not published per hop.',
   'stay', 'memory', NULL, 'all', 0, 'clean-near', NULL, NULL, '', 'snoop', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 46, 'memory', 'Memory access, discarded',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. Its data is not sent, because a cache owns the line.',
   'stay', 'memory', NULL, 'all', 0, 'owned-near', NULL, NULL, '', 'snoop', '000-mpo', 'Appendix B, Address Interconnect');

-- The path to the home of the line, if the home is under another root.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 50, 'notice', 'Requesting agent',
   'The memory belongs to another snooping domain. The scalable shared memory (SSM) agent in {requester-root} notices the request.',
   'stay', 'requester-root', NULL, 'all', 0, 'far', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 60, 'to-home', 'Address crossbar to the home',
   'The requesting agent sends the address across the address crossbar to the home agent in {home-root}, whose boardset contains the memory.',
   'address', 'requester-root', 'home-root', 'all', 0, 'far', 'address-crossbar.clocks', NULL, '', '', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('line', 70, 'directory', 'Directory: hit',
   'The home agent in {home-root} finds the line in its coherency directory cache (CDC), with the domains that share it and its owner.',
   'stay', 'home-directory', NULL, 'all', 0, 'hit', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 71, 'directory', 'Directory: miss',
   'The line is not in the coherency directory cache (CDC) of the home agent in {home-root}.',
   'stay', 'home-directory', NULL, 'all', 0, 'miss', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 72, 'mtags', 'Mtags from memory',
   'The home agent has to read the global state of the line from its Mtags: three bits that {memory} stores with the line''s error-correcting code.',
   'stay', 'memory', NULL, 'all', 0, 'miss', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 80, 'home-broadcast', 'Broadcast at the home',
   'The home agent broadcasts the request on its own address bus. The time of a broadcast that an agent starts is not published.',
   'broadcast', 'home-root', NULL, 'all', 0, 'far', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 90, 'home-snoop', 'Snoop result at the home: no owner',
   'The devices at the home look up the line in their cache tags: no cache there owns the line, so memory supplies it.',
   'broadcast', 'home-root', NULL, 'all', 0, 'clean-far', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 91, 'home-snoop', 'Snoop result at the home: an owner',
   'The devices at the home look up the line in their cache tags: {owner} owns the line and will supply it.',
   'broadcast', 'home-root', NULL, 'all', 0, 'owner-far-at-home', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 92, 'home-snoop', 'Snoop result at the home: no owner here',
   'The devices at the home look up the line in their cache tags: no cache there owns the line.',
   'broadcast', 'home-root', NULL, 'all', 0, 'far-elsewhere', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 95, 'memory', 'Memory access',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. About half of the access runs in parallel with the snoop. The other half is in the remaining latency, which is not published per hop.',
   'stay', 'memory', NULL, 'all', 0, 'clean-far', NULL, NULL, '', 'home-snoop', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 96, 'memory', 'Memory access, discarded',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. Its data is not sent, because a cache owns the line.',
   'stay', 'memory', NULL, 'all', 0, 'owned-far', NULL, NULL, '', 'home-snoop', '000-mpo', 'Appendix B, Address Interconnect');

-- After a directory miss, all other boardsets are queried.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, applies, source, locator) VALUES
  ('line', 75, 'ask-all', 'Query of all other boardsets',
   'The directory cache holds only recent lines, so a line that it misses may be in any cache. The home agent sends the request to all other boardsets, and each broadcasts it on its own address bus.',
   'stay', 'other-roots', 'miss', 'e25k', 'Chapter 8, NUMA Multiprocessors: the Sun Fire E25K');

-- The path to the owner of the line, if the owner's cache is not under the same root as the line's memory.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 100, 'to-owner', 'Address crossbar to the owner',
   'The home agent sends the address across the address crossbar to the agent in {owner-root}, whose domain contains the owner. The source describes no shorter route, even if the owner is in the requester''s domain.',
   'address', 'home-root', 'owner-root', 'all', 0, 'elsewhere', 'address-crossbar.clocks', NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 110, 'owner-broadcast', 'Broadcast at the owner',
   'The owning agent broadcasts the address on its own address bus. The time of a broadcast that an agent starts is not published.',
   'broadcast', 'owner-root', NULL, 'all', 0, 'elsewhere', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 120, 'owner-snoop', 'Snoop result at the owner',
   'The devices at the owner look up the line in their cache tags: {owner} owns the line and will supply it.',
   'broadcast', 'owner-root', NULL, 'all', 0, 'elsewhere', 'fireplane.snoop-clocks', NULL, '', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('line', 130, 'supply', 'Owner supplies the line',
   '{owner} reads the line from its cache.',
   'stay', 'owner', NULL, 'all', 0, 'owned', NULL, NULL, '', '', '000-mpo', 'Appendix B, Introduction to Cache Coherency');

-- The data transfer.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 200, 'data', 'Data through the switches',
   'The line takes the shortest route through the data switches to {requester}.',
   'data', 'supplier', 'requester', 'inside', 1, '', NULL, NULL, '', '', '000-mpo', 'Appendix B, Data Interconnect'),
  ('line', 210, 'data', 'Data leaves its boardset',
   'The line goes from {supplier} through the data switches of its own boardset.',
   'data', 'supplier', 'requester', 'start', 1, '', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 220, 'data-crossing', 'Data across the centerplane',
   'The line crosses the data crossbar of the centerplane to the boardset of {requester}.',
   'data', 'supplier', 'requester', 'middle', 1, '', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('line', 230, 'data-arrival', 'Data reaches the requester',
   'The line goes through the data switches of the requesting boardset to {requester}.',
   'data', 'supplier', 'requester', 'end', 1, '', NULL, NULL, '', '', '000-mpo', 'Appendix B, Directory Coherency');

-- The final steps, which occur only between roots.
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator) VALUES
  ('line', 240, 'reply', 'Reply over the response crossbar',
   'The home agent replies to the requesting agent across the response crossbar. No source says how far the reply overlaps the data transfer, so the model adds no time for the reply.',
   'response', 'home-root', 'requester-root', 'all', 0, 'clean-far', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', '', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('line', 241, 'reply', 'Reply over the response crossbar',
   'The home agent replies to the requesting agent across the response crossbar. No source says how far the reply overlaps the data transfer, so the model adds no time for the reply.',
   'response', 'home-root', 'requester-root', 'all', 0, 'owner-far-at-home', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', '', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('line', 242, 'reply', 'Reply over the response crossbar',
   'A reply goes to the requesting agent across the response crossbar. If neither end owns the line, the source does not say which agent sends the reply; the diagram shows the home agent. No source says how far the reply overlaps the data transfer, so the model adds no time for the reply.',
   'response', 'home-root', 'requester-root', 'all', 0, 'far-elsewhere', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', '', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('line', 243, 'reply', 'Reply over the response crossbar',
   'The owning agent replies across the response crossbar to the agent that sent it the address. No source says how far the reply overlaps the data transfer, so the model adds no time for the reply.',
   'response', 'owner-root', 'requester-root', 'all', 0, 'near-elsewhere', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', '', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('line', 250, 'rerun', 'Request rerun',
   'The requesting agent reruns the address transaction on the requester''s address bus. This gives the request its position in the global order of memory. The time of the rerun is not published.',
   'broadcast', 'requester-root', NULL, 'all', 0, 'asked', NULL, NULL, '', 'data', '000-mpo', 'Appendix B, Directory Coherency');

-- An address occupies the bus of a root each time that the root broadcasts a request: once at the home, and twice on the
-- requester's bus if the home is remote. Snoop results have separate wires.
INSERT INTO ask(operation, step, at, unit) VALUES
  ('line', 30, 'requester-root', 'addresses'),
  ('line', 31, 'requester-root', 'addresses'),
  ('line', 75, 'other-roots', 'addresses'),
  ('line', 80, 'home-root', 'addresses'),
  ('line', 110, 'owner-root', 'addresses'),
  ('line', 250, 'requester-root', 'addresses');

-- Copying a line (its read or its write) takes the same steps as accessing a line in memory.
INSERT INTO operation(id, family, title, unit, piece, held, origin, total, clock, no_total, source, locator)
  SELECT 'copied-line', family, 'A line of a copy (read or write)', unit, piece, held, origin, total, clock, no_total, source, locator
  FROM operation WHERE id = 'line';
-- A copy accesses lines that no cache holds, so fewer of them are in the directory cache.
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('copied-line', 'directory-hits', 'Directory cache hits', '%', 'sunfire15k.copy-hits', 0, 100);
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator)
  SELECT 'copied-line', ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator
  FROM step WHERE operation = 'line';
INSERT INTO ask(operation, step, at, unit) SELECT 'copied-line', step, at, unit FROM ask WHERE operation = 'line';
-- Reading a line of an array takes the same steps as accessing a line in memory.
INSERT INTO operation(id, family, title, unit, piece, held, origin, total, clock, no_total, source, locator)
  SELECT 'read-line', family, 'A line of an array (read)', unit, piece, held, origin, total, clock, no_total, source, locator
  FROM operation WHERE id = 'line';
INSERT INTO number(operation, id, title, unit, option, least, most)
  SELECT 'read-line', id, title, unit, option, least, most FROM number WHERE operation = 'line';
INSERT INTO step(operation, ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator)
  SELECT 'read-line', ordinal, id, title, text, moves, from_place, to_place, leg, data, applies, time, time_most, within, beside, source, locator
  FROM step WHERE operation = 'line';
INSERT INTO ask(operation, step, at, unit) SELECT 'read-line', step, at, unit FROM ask WHERE operation = 'line';
-- A line that is copied occupies the memory for longer than a line that is only read.
INSERT INTO ask(operation, step, ordinal, unit, fact, per, rate)
  SELECT 'copied-line', step.ordinal, 1, 'bytes', 'memory-unit.copy', 'size', 'memory-unit.bandwidth'
  FROM step WHERE operation = 'copied-line' AND data = 1;

INSERT INTO requester(block_type, operation, at_once)
  SELECT id, 'line', 'ultrasparc3.miss-outstanding' FROM block_type WHERE id IN ('ultrasparc3', 'ultrasparc3-bare');
INSERT INTO requester(block_type, operation, at_once)
  SELECT block_type.id, operation.id, 'ultrasparc3.copy-outstanding' FROM block_type, operation
  WHERE block_type.id IN ('ultrasparc3', 'ultrasparc3-bare') AND operation.id IN ('copied-line', 'read-line');

INSERT INTO work(id, family, title, customer, verb, summary) VALUES
  ('copy', 'sunfire', 'Memory copy', 'thread', 'copied',
   'Reads one array and writes another, with many lines in flight. Limited by bandwidth.'),
  ('read', 'sunfire', 'Memory read', 'thread', 'read',
   'Reads one array from end to end, with many lines in flight. Limited by bandwidth.'),
  ('one-miss', 'sunfire', 'One miss at a time', 'thread', 'transferred',
   'Waits for each line before requesting the next. Limited by latency.');
INSERT INTO work_part(work, ordinal, operation) VALUES ('copy', 1, 'copied-line'), ('read', 1, 'read-line'), ('one-miss', 1, 'line');
UPDATE number SET looked_in = 'home-directory' WHERE id = 'directory-hits';
