-- sun4280: one processor on VME, from the first series with SPARC processors.

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('sun4-280-board', 'cpus', 'sparc-processors-unrated', 0, 1, '', 0, 0, '', ''),
  ('sun4-280-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('sun4-280-board', 'vme', 'vme-bus-plain', 0, 1, '', 2, 0, '', ''),
  ('sun4-280-board', 'net0', 'ethernet', 0, 1, '', 2, 0, '', ''),
  ('sun4-280-board', 'slot', 'empty-slot', 8, 9, 'boards', 3, 1, 'board', ''),
  ('sun4-280-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'sun4-280-board', 'slot', id FROM block_type WHERE id IN ('network-coprocessor', 'ie2', 'scsi-vme', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('sun4-280-board', 'cpus/CPU*', 'memory', 'data', 'shared'),
  ('sun4-280-board', 'vme', 'memory', 'data', 'shared'),
  ('sun4-280-board', 'net0', 'memory', 'data', 'shared'),
  ('sun4-280-board', 'slot*/net0', 'vme', 'data', 'shared'),
  ('sun4-280-board', 'slot*/line*', 'vme', 'data', 'shared'),
  ('sun4-280-board', 'slot*', 'vme', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sun4280', 'sparcserver', 'Sun-4/280', 1992, '004-sun-servers, date', 'One processor on VME; the guide''s example for scaling times to faster processors', 'sun4-280-board', 'sparc.line-size', 'sun4-280-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sun4280', 'processors', '', 1, 1, 1, '', ''),
  ('sun4280', 'lock', '', 0, 1, 0, '', ''),
  ('sun4280', 'boards', 'VME slots for boards', 5, 9, 9, '5 9', ''),
  ('sun4280', 'memoryMB', 'Memory (MB)', 32, 128, 32, '32 64 96 128', ''),
  ('sun4280', 'maxUsers', 'Kernel MAXUSERS', 8, 1024, 8, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sun4280', 1, 'The guide does not give the speed of this processor. The model omits processor time and calculates only buses, disks and networks.', '004-sun-servers', 'Table 7; 1.2.8 Main Processors'),
  ('sun4280', 2, 'The guide does not give the number of backplane slots of this machine. Backplanes have 12 or 16 slots, and processor and memory boards use the first seven.', '004-sun-servers', '2.3.1 VME'),
  ('sun4280', 3, 'The guide does not give the maximum memory of this machine. The sizes offered are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sun4280', 4, 'The guide does not give the NFS capacity of this machine. It gives 75 to 100 operations per second for a Sun-4/260, which is older.', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sun4280', 5, 'The disks of this machine used an interface (SMD) for which the guide gives no times. In the model, disks are on the asynchronous SCSI host adapter.', '004-sun-servers', '2.3.3 SCSI, footnote 36; 2.11 MetaDisk Logical-Level "Disk" Device Driver'),
  ('sun4280', 6, 'Without an I/O cache, VME transfers pieces of any size, also small ones. Its rate is therefore below the 25 MB/s used here as the maximum. The guide does not say by how much.', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME'),
  ('sun4280', 7, 'The built-in Ethernet interface is Intel''s, for which the guide gives 220 NFS operations per second. The model uses the rate of a good Ethernet, which is nearly twice as high.', '004-sun-servers', 'Table 2; 1.3.1.2 Case Study 7');
