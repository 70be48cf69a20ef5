-- sparcserver390: one processor on VME; the old server in case studies 3 and 6.

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('ss390-board', 'cpus', 'sparc-processors-unrated', 0, 1, '', 0, 0, '', ''),
  ('ss390-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('ss390-board', 'vme', 'vme-bus-plain', 0, 1, '', 2, 0, '', ''),
  ('ss390-board', 'net0', 'ethernet', 0, 1, '', 2, 0, '', ''),
  ('ss390-board', 'slot', 'empty-slot', 8, 9, 'boards', 3, 1, 'board', ''),
  ('ss390-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss390-board', 'slot', id FROM block_type WHERE id IN ('isp-80', 'network-coprocessor', 'ie2', 'scsi-vme', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('ss390-board', 'cpus/CPU*', 'memory', 'data', 'shared'),
  ('ss390-board', 'vme', 'memory', 'data', 'shared'),
  ('ss390-board', 'net0', 'memory', 'data', 'shared'),
  ('ss390-board', 'slot*/net0', 'vme', 'data', 'shared'),
  ('ss390-board', 'slot*/line*', 'vme', 'data', 'shared'),
  ('ss390-board', 'slot*', 'vme', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sparcserver390', 'sparcserver', 'SPARCserver 390', 1992, '004-sun-servers, date', 'One processor on VME without an I/O cache; the old server of case study 3', 'ss390-board', 'sparc.line-size', 'ss390-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcserver390', 'processors', '', 1, 1, 1, '', ''),
  ('sparcserver390', 'lock', '', 0, 1, 0, '', ''),
  ('sparcserver390', 'boards', 'VME slots for boards', 5, 9, 9, '5 9', ''),
  ('sparcserver390', 'memoryMB', 'Memory (MB)', 32, 128, 56, '32 56 64 96 128', ''),
  ('sparcserver390', 'maxUsers', 'Kernel MAXUSERS', 8, 1024, 8, '', ''),
  ('sparcserver390', 'dualPorts', 'Ports of IPI disks', 0, 1, 0, '', 'one|two, for a second server');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcserver390', 1, 'The guide does not give the speed of this processor. The model omits processor time and calculates only buses, disks and networks.', '004-sun-servers', 'Table 7; 1.2.8 Main Processors'),
  ('sparcserver390', 2, 'The guide does not give the number of backplane slots of this machine. Backplanes have 12 or 16 slots, and processor and memory boards use the first seven.', '004-sun-servers', '2.3.1 VME'),
  ('sparcserver390', 3, 'The guide does not give the maximum memory of this machine. The sizes offered are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sparcserver390', 4, 'The guide does not give the NFS capacity of this machine: Table 1 lists only later servers. In the model, an NFS operation therefore loads networks and disks, but not the kernel.', '004-sun-servers', 'Table 1'),
  ('sparcserver390', 5, 'Without an I/O cache, VME transfers pieces of any size, also small ones. Its rate is therefore below the 25 MB/s used here as the maximum. The guide does not say by how much.', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME'),
  ('sparcserver390', 6, 'The guide does not name the Ethernet interface of this machine. The model uses the rate that a good Ethernet sustains, which the AMD interface reaches.', '004-sun-servers', '2.5.1 Ethernet');
