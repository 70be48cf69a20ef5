-- server: groups of clients on a network, a kernel with one lock, two processors, disks on two channels. Invented, to test
-- open work, performed operations, posted work, mirrors of stripes, thresholds, budgets and background work.

INSERT INTO family(id, title) VALUES ('server', 'Server');
INSERT INTO unit(id, factor, pattern) VALUES ('1/s', 1, '{} 1/s');
INSERT INTO property(id, meaning) VALUES
  ('supply', 'Power that is there.'),
  ('kernel-cost', 'Instructions of the kernel for one operation.');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('server.line', 'server', 'line-size', 'Line', 64, 'bytes', 'published', '000-mpo', 'Table B-1'),
  ('server.speed', 'server-cpu', 'bandwidth', 'Processor', 10, 'million/s', 'published', '000-mpo', 'Table B-1'),
  ('server.kernel', 'server-net', 'kernel-cost', 'Kernel, an operation', 20000, 'instructions', 'published', '000-mpo', 'Table B-1'),
  ('server.compute', 'server', 'kernel-cost', 'A step of a batch', 1000000, 'instructions', 'published', '000-mpo', 'Table B-1'),
  ('server.block', 'server', 'size', 'Block', 8, 'KB', 'published', '000-mpo', 'Table B-1'),
  ('server.seek', 'server-disk', 'seek', 'Seek and turn', 10, 'ms', 'published', '000-mpo', 'Table B-1'),
  ('server.power', 'server-disk', 'power', 'Disk', 10, 'W', 'published', '000-mpo', 'Table B-1'),
  ('server.supply', 'server-box', 'supply', 'Supply', 30, 'W', 'published', '000-mpo', 'Table B-1'),
  ('server.channel', 'server-channel', 'bandwidth', 'Channel', 4, 'MB/s', 'published', '000-mpo', 'Table B-1'),
  ('server.hot-random', 'server-channel', 'hot-random', 'Random access', 20, '%', 'published', '000-mpo', 'Table B-1'),
  ('server.hot-sequential', 'server-channel', 'hot-sequential', 'Sequential access', 65, '%', 'published', '000-mpo', 'Table B-1'),
  ('server.read-share', 'server', 'share', 'Reads of the mix', 60, '%', 'published', '000-mpo', 'Table B-1'),
  ('server.write-share', 'server', 'share', 'Writes of the mix', 40, '%', 'published', '000-mpo', 'Table B-1'),
  ('server.at-once', 'server-cpu', 'outstanding', 'Steps at once', 1, 'requests', 'published', '000-mpo', 'Table B-1');

INSERT INTO block_type(id, title, summary, role, rate, serves, station_title, servers) VALUES
  ('server-lock', 'Kernel lock', 'One at a time', 'cache', 'server.speed', 'instruction', 'kernel lock', ''),
  ('server-cpus', 'Processors', 'Alike', 'container', 'server.speed', 'instruction', 'processors', 'server-cpu'),
  ('server-disk', 'Disk', 'Of a channel', 'device', NULL, 'second', 'disk {path}', ''),
  ('server-channel', 'Channel', 'Joins disks to memory', 'switch', 'server.channel', 'line', 'channel {path}', '');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('server-cpu', 'Processor', 'One of several', 'processor'),
  ('server-memory', 'Memory', 'Of the server', 'memory'),
  ('server-net', 'Network', 'With its clients', 'repeater'),
  ('server-card', 'Card', 'Of a maker who prints no power', 'container'),
  ('server-box', 'Server', 'Two processors and four disks', 'container');
INSERT INTO slot(parent, name, child, count, option, row, bay) VALUES
  ('server-cpus', 'cpu', 'server-cpu', 4, 'processors', 0, 0),
  ('server-box', 'net', 'server-net', 1, '', 0, 0),
  ('server-box', 'lock', 'server-lock', 1, '', 1, 0), ('server-box', 'cpus', 'server-cpus', 1, '', 1, 0),
  ('server-box', 'memory', 'server-memory', 1, '', 1, 0),
  ('server-channel', 'disk', 'server-disk', 2, '', 0, 0), ('server-box', 'channel', 'server-channel', 2, '', 2, 0),
  ('server-box', 'card', 'server-card', 1, '', 2, 1);
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('server-channel', 'disk*', '.', 'data', 'shared'), ('server-box', 'channel*', 'memory', 'data', 'shared'),
  ('server-box', 'cpus/cpu*', 'memory', 'data', 'shared');

INSERT INTO condition(id, word, subject, value) VALUES
  ('server-alone', 'option', 'processors', '1'),
  ('server-two', 'option', 'processors', '2');
INSERT INTO place(id, base, relation, kind, mode) VALUES
  ('server', 'server', 'is', '', 'one'), ('server-box', 'server', 'holder', 'server-box', 'one'),
  ('server-lock', 'server-box', 'part', 'server-lock', 'one'), ('server-cpus', 'server-box', 'part', 'server-cpus', 'one'),
  ('server-copies', 'home', 'is', '', 'all'), ('server-channels', 'home', 'holder', 'server-channel', 'all');
INSERT INTO operation(id, family, title, unit, access, total, source, locator) VALUES
  ('server-kernel', 'server', 'The kernel''s part', 'operation', '', 'sum', '000-mpo', 'Table B-1'),
  ('server-read', 'server', 'A read', 'operation', 'random', 'sum', '000-mpo', 'Table B-1'),
  ('server-write', 'server', 'A write', 'operation', 'random', 'sum', '000-mpo', 'Table B-1'),
  ('server-compute', 'server', 'A step of a batch', 'operation', '', 'sum', '000-mpo', 'Table B-1');
INSERT INTO number(operation, id, title, unit, fact, least, most) VALUES
  ('server-read', 'size', 'Bytes of a read', 'bytes', 'server.block', 512, 65536),
  ('server-write', 'size', 'Bytes of a write', 'bytes', 'server.block', 512, 65536);
INSERT INTO step(operation, ordinal, id, title, text, from_place, applies, waits, performs, source, locator) VALUES
  ('server-kernel', 10, 'lock', 'Under the lock', 'One operation at a time.', 'server-lock', 'server-two', 'turn', NULL, '000-mpo', 'Table B-1'),
  ('server-kernel', 20, 'processor', 'On a processor', 'It has one while it has the lock.', 'server-cpus', 'server-two', 'nobody', NULL, '000-mpo', 'Table B-1'),
  ('server-kernel', 30, 'processor', 'On the processor', 'There is no lock to wait for.', 'server-cpus', 'server-alone', 'turn', NULL, '000-mpo', 'Table B-1'),
  ('server-read', 10, 'kernel', 'Kernel', 'What the kernel does.', 'requester', '', 'turn', 'server-kernel', '000-mpo', 'Table B-1'),
  ('server-read', 20, 'arm', 'Seek', 'One disk looks for it.', 'memory', '', 'turn', NULL, '000-mpo', 'Table B-1'),
  ('server-read', 30, 'channel', 'Transfer', 'Over the channel of that disk.', 'server-channels', '', 'turn', NULL, '000-mpo', 'Table B-1'),
  ('server-write', 10, 'kernel', 'Kernel', 'What the kernel does.', 'requester', '', 'turn', 'server-kernel', '000-mpo', 'Table B-1'),
  ('server-write', 20, 'arms', 'Seeks', 'Each copy, and each piece of it.', 'server-copies', '', 'slowest', NULL, '000-mpo', 'Table B-1'),
  ('server-write', 30, 'channels', 'Transfers', 'Over the channels of the copies.', 'server-channels', '', 'turn', NULL, '000-mpo', 'Table B-1'),
  ('server-compute', 10, 'step', 'Compute', 'On a processor.', 'server-cpus', '', 'turn', NULL, '000-mpo', 'Table B-1');
-- the kernel's work is a property of the network: another network would need a different time of the same processor
INSERT INTO ask(operation, step, at, unit, property, of_place) VALUES
  ('server-kernel', 10, 'server-lock', 'instructions', 'kernel-cost', 'requester'),
  ('server-kernel', 20, 'server-cpus', 'instructions', 'kernel-cost', 'requester'),
  ('server-kernel', 30, 'server-cpus', 'instructions', 'kernel-cost', 'requester');
INSERT INTO ask(operation, step, at, unit, fact, property, per) VALUES
  ('server-read', 20, 'memory', 'seconds', NULL, 'seek', 'one'),
  ('server-write', 20, 'server-copies', 'seconds', NULL, 'seek', 'one'),
  ('server-write', 30, 'server-channels', 'bytes', NULL, NULL, 'size'),
  ('server-compute', 10, 'server-cpus', 'instructions', 'server.compute', NULL, 'one');
-- a read uses one copy, and therefore one channel
INSERT INTO place(id, base, relation, kind) VALUES ('server-channel', 'home', 'holder', 'server-channel');
UPDATE step SET from_place = 'server-channel' WHERE operation = 'server-read' AND ordinal = 30;
INSERT INTO ask(operation, step, at, unit, per) VALUES ('server-read', 30, 'server-channel', 'bytes', 'size');
INSERT INTO requester(block_type, operation, at_once) VALUES
  ('server-net', 'server-read', 'server.at-once'), ('server-net', 'server-write', 'server.at-once'),
  ('server-net', 'server-compute', 'server.at-once');
INSERT INTO work(id, family, title, customer, verb, class, summary) VALUES
  ('server-mix', 'server', 'Reads and writes', 'client', 'served', 'open', 'Reads and writes of clients.'),
  ('server-batch', 'server', 'Batch', 'job', 'done', 'closed', 'Computes and never waits.');
INSERT INTO work_part(work, ordinal, operation, title, share) VALUES
  ('server-mix', 1, 'server-read', 'read', 'server.read-share'), ('server-mix', 2, 'server-write', 'write', 'server.write-share'),
  ('server-batch', 1, 'server-compute', '', NULL);
INSERT INTO budget(id, family, title, owner, asked, limited_by, unit, source, locator) VALUES
  ('server-power', 'server', 'Power', 'server-box', 'power', 'supply', 'W', '000-mpo', 'Table B-1');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('server', 'server', 'Server', 1992, '000-mpo', 'Clients, a kernel and disks', 'server-box', 'server.line', 'server-box', 'generic');
INSERT INTO machine_option(machine, id, title, least, most, standard) VALUES ('server', 'processors', 'Processors', 1, 2, 2);
