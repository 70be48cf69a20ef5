-- fireplane: how the Sun Fireplane answers one miss. Under one coherency root every device snoops every address; between
-- roots a directory is asked. Times that the source does not give per hop stay out: they are the rest of the total.

INSERT INTO protocol(id, title, clock, no_total, source, locator) VALUES
  ('fireplane', 'Sun Fireplane coherency', 'fireplane.clock',
   'No total is published for a line that a cache owns: the table of latencies is for data that is resident in memory.',
   '000-mpo', 'Appendix B, Memory Access Performance');

-- The requester asks its own snooping domain
INSERT INTO protocol_step(protocol, ordinal, id, title, text, moves, from_place, to_place, clocks, part_of, source, locator) VALUES
  ('fireplane', 10, 'request', 'Request and arbitration',
   '{requester} misses in its caches and sends the address to {requester-repeater}, which takes the requests of its devices one after the other.',
   'address', 'requester', 'requester-repeater', NULL, 'broadcast', '000-mpo', 'Appendix B, Uniboard'),
  ('fireplane', 20, 'forward', 'Up to the top',
   'The address goes on to {requester-root}, the top of the tree of repeaters.',
   'address', 'requester-repeater', 'requester-root', NULL, 'broadcast', '000-mpo', 'Appendix B, Uniboard'),
  ('fireplane', 30, 'broadcast', 'Address broadcast',
   'From {requester-root} the address goes down to all devices below. They get it at the same time; the clocks count from its origin at {requester}.',
   'broadcast', 'requester-root', '', 'fireplane.broadcast-clocks', '', '000-mpo', 'Appendix B, Address Interconnect');

-- Snooping there, if the memory is there
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, home, owner, moves, from_place, clocks, parallel_with, source, locator) VALUES
  ('fireplane', 40, 'snoop', 'Snoop result: no owner',
   'Each device looks for the line in its own cache tags. The answers are gathered to one result, which is broadcast: no cache owns the line, so memory supplies it.',
   'clean', 'near', '', 'broadcast', 'requester-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 41, 'snoop', 'Snoop result: an owner',
   'Each device looks for the line in its own cache tags. The answers are gathered to one result, which is broadcast: {owner} owns the line and will supply it.',
   'owned', 'near', 'at-home', 'broadcast', 'requester-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 42, 'snoop', 'Snoop result: no owner here',
   'Each device looks for the line in its own cache tags. The answers are gathered to one result, which is broadcast: no cache of this domain owns the line.',
   'owned', 'near', 'elsewhere', 'broadcast', 'requester-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 45, 'memory', 'Memory access',
   '{memory} starts as soon as the address arrives, without waiting for the snoop; about half of its access lies beside it. The other half is in the rest.',
   'clean', 'near', '', 'stay', 'memory', NULL, 'snoop', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 46, 'memory', 'Memory access, not used',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. Its data is not sent, because a cache owns the line.',
   'owned', 'near', '', 'stay', 'memory', NULL, 'snoop', '000-mpo', 'Appendix B, Address Interconnect');

-- Over to the home of the memory, if that is under another root
INSERT INTO protocol_step(protocol, ordinal, id, title, text, home, moves, from_place, to_place, clocks, source, locator) VALUES
  ('fireplane', 50, 'notice', 'Requesting agent',
   'The memory belongs to another snooping domain. The scalable-shared memory (SSM) agent in {requester-root} notices the request.',
   'far', 'stay', 'requester-root', '', NULL, '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 60, 'to-home', 'Address crossbar to the home',
   'The requesting agent sends the address across the address crossbar to the home agent in {home-root}, whose boardset holds the memory.',
   'far', 'address', 'requester-root', 'home-root', 'address-crossbar.clocks', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, directory, moves, from_place, source, locator) VALUES
  ('fireplane', 70, 'directory', 'Directory: hit',
   'The home agent in {home-root} finds in its coherency directory cache (CDC) which domains share the line and where its owner is.',
   'hit', 'stay', 'home-directory', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 71, 'directory', 'Directory: miss',
   'The line is not in the coherency directory cache (CDC) of the home agent in {home-root}.',
   'miss', 'stay', 'home-directory', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 72, 'mtags', 'Mtags from memory',
   'The global state of the line has to come from its Mtags: three bits that {memory} keeps with the line''s error-correcting code.',
   'miss', 'stay', 'memory', '000-mpo', 'Appendix B, Directory Coherency');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, home, owner, moves, from_place, clocks, parallel_with, source, locator) VALUES
  ('fireplane', 80, 'home-broadcast', 'Broadcast at the home',
   'The home agent broadcasts the request on its own address bus. How long a broadcast that begins at an agent takes is not published.',
   '', 'far', '', 'broadcast', 'home-root', NULL, '', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 90, 'home-snoop', 'Snoop result at the home: no owner',
   'The devices of the home look into their cache tags: no cache there owns the line, so memory supplies it.',
   'clean', 'far', '', 'broadcast', 'home-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 91, 'home-snoop', 'Snoop result at the home: an owner',
   'The devices of the home look into their cache tags: {owner} owns the line and will supply it.',
   'owned', 'far', 'at-home', 'broadcast', 'home-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 92, 'home-snoop', 'Snoop result at the home: no owner here',
   'The devices of the home look into their cache tags: no cache there owns the line.',
   'owned', 'far', 'elsewhere', 'broadcast', 'home-root', 'fireplane.snoop-clocks', '', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 95, 'memory', 'Memory access',
   '{memory} starts as soon as the address arrives, without waiting for the snoop; about half of its access lies beside it. The other half is in the rest.',
   'clean', 'far', '', 'stay', 'memory', NULL, 'home-snoop', '000-mpo', 'Appendix B, Address Interconnect'),
  ('fireplane', 96, 'memory', 'Memory access, not used',
   '{memory} starts as soon as the address arrives, without waiting for the snoop. Its data is not sent, because a cache owns the line.',
   'owned', 'far', '', 'stay', 'memory', NULL, 'home-snoop', '000-mpo', 'Appendix B, Address Interconnect');

-- On to the owner, if its cache is under another root than the memory
INSERT INTO protocol_step(protocol, ordinal, id, title, text, owner, moves, from_place, to_place, clocks, source, locator) VALUES
  ('fireplane', 100, 'to-owner', 'Address crossbar to the owner',
   'The home agent sends the address across the address crossbar to the agent in {owner-root}, under which the owner is. The source describes no shorter way, not even to an owner beside the requester.',
   'elsewhere', 'address', 'home-root', 'owner-root', 'address-crossbar.clocks', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 110, 'owner-broadcast', 'Broadcast at the owner',
   'The owning agent broadcasts the address on its own address bus. How long a broadcast that begins at an agent takes is not published.',
   'elsewhere', 'broadcast', 'owner-root', '', NULL, '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 120, 'owner-snoop', 'Snoop result at the owner',
   'The devices there look into their cache tags: {owner} owns the line and will supply it.',
   'elsewhere', 'broadcast', 'owner-root', '', 'fireplane.snoop-clocks', '000-mpo', 'Appendix B, Address Interconnect');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, moves, from_place, source, locator) VALUES
  ('fireplane', 130, 'supply', 'The owner supplies',
   '{owner} takes the line from its cache.',
   'owned', 'stay', 'owner', '000-mpo', 'Appendix B, Introduction to Cache Coherency');

-- The data
INSERT INTO protocol_step(protocol, ordinal, id, title, text, moves, from_place, to_place, leg, source, locator) VALUES
  ('fireplane', 200, 'data', 'Data through the switches',
   'The line takes the shortest way over the data switches to {requester}.',
   'data', 'supplier', 'requester', 'inside', '000-mpo', 'Appendix B, Data Interconnect'),
  ('fireplane', 210, 'data', 'Data leaves its boardset',
   'The line goes from {supplier} through the data switches of its own boardset.',
   'data', 'supplier', 'requester', 'start', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 220, 'data-crossing', 'Data across the centerplane',
   'The line crosses the data crossbar of the centerplane to the boardset of {requester}.',
   'data', 'supplier', 'requester', 'middle', '000-mpo', 'Appendix B, Directory Coherency'),
  ('fireplane', 230, 'data-arrival', 'Data reaches the requester',
   'The line goes through the data switches of the requesting boardset to {requester}.',
   'data', 'supplier', 'requester', 'end', '000-mpo', 'Appendix B, Directory Coherency');

-- Afterwards, between roots only
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, home, owner, moves, from_place, to_place, clocks, clocks_most, parallel_with, source, locator) VALUES
  ('fireplane', 240, 'reply', 'Reply over the response crossbar',
   'The home agent answers the requesting agent across the response crossbar. How much of this lies beside the data''s way is not published, so it is not counted.',
   'clean', 'far', '', 'response', 'home-root', 'requester-root', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('fireplane', 241, 'reply', 'Reply over the response crossbar',
   'The home agent answers the requesting agent across the response crossbar. How much of this lies beside the data''s way is not published, so it is not counted.',
   'owned', 'far', 'at-home', 'response', 'home-root', 'requester-root', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('fireplane', 242, 'reply', 'Reply over the response crossbar',
   'An answer goes to the requesting agent across the response crossbar. Which agent sends it when neither end owns the line is not published; drawn is the home agent. How much of this lies beside the data''s way is not published, so it is not counted.',
   'owned', 'far', 'elsewhere', 'response', 'home-root', 'requester-root', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane'),
  ('fireplane', 243, 'reply', 'Reply over the response crossbar',
   'The owning agent answers the agent that sent it the address, across the response crossbar. How much of this lies beside the data''s way is not published, so it is not counted.',
   'owned', 'near', 'elsewhere', 'response', 'owner-root', 'requester-root', 'response-crossbar.clocks-least', 'response-crossbar.clocks-most', 'data', '000-mpo', 'Appendix B, Sun Fireplane Level 3: Centerplane');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, directory, moves, from_place, parallel_with, source, locator) VALUES
  ('fireplane', 250, 'rerun', 'The request is run again',
   'The requesting agent runs the address transaction once more on the requester''s address bus: that gives the request its place in the global order of memory. Its time is not published.',
   'asked', 'broadcast', 'requester-root', 'data', '000-mpo', 'Appendix B, Directory Coherency');

-- Without repeaters: the published clocks are those of a tree of them, so a bus that joins its devices directly has none
INSERT INTO protocol(id, title, clock, no_total, source, locator)
  SELECT 'fireplane-bus', 'Sun Fireplane coherency on one address bus', clock, no_total, source, locator
  FROM protocol WHERE id = 'fireplane';
INSERT INTO protocol_step(protocol, ordinal, id, title, text, line, moves, from_place, to_place, leg, parallel_with, source, locator)
  SELECT 'fireplane-bus', ordinal, id, title, text, line, moves, from_place, to_place, leg, parallel_with, source, locator
  FROM protocol_step
  WHERE protocol = 'fireplane' AND id IN ('snoop', 'memory', 'supply', 'data') AND home IN ('', 'near')
    AND owner IN ('', 'at-home') AND leg IN ('all', 'inside');
INSERT INTO protocol_step(protocol, ordinal, id, title, text, moves, from_place, to_place, source, locator) VALUES
  ('fireplane-bus', 10, 'request', 'Request on the bus',
   '{requester} misses in its caches and puts the address on {requester-root}.',
   'address', 'requester', 'requester-root', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect'),
  ('fireplane-bus', 30, 'broadcast', 'All devices see the address',
   'The bus joins the devices directly. The published clocks are those of a tree of repeaters, so none is taken here.',
   'broadcast', 'requester-root', '', '000-mpo', 'Appendix B, Small Sun Fireplane Interconnect');
