-- sparcserver490: one processor on VME; the cost of disk operations was measured on this server (Table 7).

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('ss490-board', 'cpus', 'sparc-processors-490', 0, 1, '', 0, 0, '', ''),
  ('ss490-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('ss490-board', 'membus', 'sparc-memory-bus-490', 0, 1, '', 1, 0, '', ''),
  ('ss490-board', 'ioc', 'sparc-ioc', 0, 1, '', 2, 0, '', ''),
  ('ss490-board', 'vme', 'vme-bus', 0, 1, '', 3, 0, '', ''),
  ('ss490-board', 'net0', 'ethernet', 0, 1, '', 2, 0, '', ''),
  ('ss490-board', 'slot', 'empty-slot', 8, 9, 'boards', 4, 1, 'board', ''),
  ('ss490-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss490-board', 'slot', id FROM block_type WHERE id IN ('isp-80', 'network-coprocessor', 'ie2', 'scsi-vme', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('ss490-board', 'membus', 'memory', 'data', 'shared'),
  ('ss490-board', 'ioc', 'membus', 'data', 'shared'),
  ('ss490-board', 'cpus/CPU*', 'membus', 'data', 'shared'),
  ('ss490-board', 'vme', 'ioc', 'data', 'shared'),
  ('ss490-board', 'net0', 'ioc', 'data', 'shared'),
  ('ss490-board', 'slot*/net0', 'vme', 'data', 'shared'),
  ('ss490-board', 'slot*/line*', 'vme', 'data', 'shared'),
  ('ss490-board', 'slot*', 'vme', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sparcserver490', 'sparcserver', 'SPARCserver 490', 1992, '004-sun-servers, date', 'One processor of 22 MIPS on VME, with an I/O cache and block-copy hardware', 'ss490-board', 'sparc.line-size', 'ss490-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcserver490', 'processors', '', 1, 1, 1, '', ''),
  ('sparcserver490', 'lock', '', 0, 1, 0, '', ''),
  ('sparcserver490', 'boards', 'VME slots for boards', 5, 9, 9, '5 9', ''),
  ('sparcserver490', 'memoryMB', 'Memory (MB)', 32, 384, 64, '32 64 128 192 256 384', ''),
  ('sparcserver490', 'maxUsers', 'Kernel MAXUSERS', 8, 1024, 8, '', ''),
  ('sparcserver490', 'dualPorts', 'Ports of IPI disks', 0, 1, 0, '', 'one|two, for a second server');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcserver490', 1, 'This machine has one processor, so no process waits for the kernel lock. Kernel time is only processor time.', '004-sun-servers', '2.10.1 The Kernel Lock'),
  ('sparcserver490', 2, 'The guide does not give the number of backplane slots of this machine. Backplanes have 12 or 16 slots, and processor and memory boards use the first seven.', '004-sun-servers', '2.3.1 VME'),
  ('sparcserver490', 3, 'The guide does not give the maximum memory of this machine. The sizes offered are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sparcserver490', 4, 'The guide does not give the NFS capacity of this machine: Table 1 lists only later servers. In the model, an NFS operation therefore loads networks and disks, but not the kernel.', '004-sun-servers', 'Table 1'),
  ('sparcserver490', 5, 'The memory bus transfers 90 MB/s from memory and 150 MB/s to memory. The model uses the mean of 120 MB/s that Sun published.', '004-sun-servers', '2.2.4 Mbus and other Memory Busses, footnote 22'),
  ('sparcserver490', 6, 'The Ethernet goes through the I/O cache. The guide does not name the interface. The model uses the rate that a good Ethernet sustains, which the AMD interface reaches.', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME, footnote 32');
