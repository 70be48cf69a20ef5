-- sun4280: one processor on VME, of the first series with SPARC processors.

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
  ('sun4280', 'sparcserver', 'Sun-4/280', 1992, '004-sun-servers, date', 'One processor on VME; the guide names it where times are carried to faster processors', 'sun4-280-board', 'sparc.line-size', 'sun4-280-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sun4280', 'processors', '', 1, 1, 1, '', ''),
  ('sun4280', 'lock', '', 0, 1, 0, '', ''),
  ('sun4280', 'boards', 'VME slots for boards', 5, 9, 9, '5 9', ''),
  ('sun4280', 'memoryMB', 'Memory (MB)', 32, 128, 32, '32 64 96 128', ''),
  ('sun4280', 'maxUsers', 'MAXUSERS of the kernel', 8, 1024, 8, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sun4280', 1, 'How fast its processor is, the guide does not say: what the kernel and programs take of it is left out, and only busses, disks and networks are answered.', '004-sun-servers', 'Table 7; 1.2.8 Main Processors'),
  ('sun4280', 2, 'How many slots its backplane has, the guide does not say of this machine: there are some of 12 and of 16, and boards of processor and memory take the first seven.', '004-sun-servers', '2.3.1 VME'),
  ('sun4280', 3, 'How much memory it takes at the most is not told: the sizes are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sun4280', 4, 'How much file service it can do is not told; of a Sun-4/260, which is older, 75 to 100 operations a second.', '004-sun-servers', '1.3.1.2 Case Study 7'),
  ('sun4280', 5, 'Its disks were of an interface (SMD) that the guide has no times of; disks here stand on its asynchronous SCSI host adapter.', '004-sun-servers', '2.3.3 SCSI, footnote 36; 2.11 MetaDisk Logical-Level "Disk" Device Driver'),
  ('sun4280', 6, 'VME without an I/O cache moves pieces of any size, so it does less than the 25 MB/s that stand here as the most; how much less is not told.', '004-sun-servers', '2.3.1.1 I/O Cache interface to VME'),
  ('sun4280', 7, 'Its built-in Ethernet interface is Intel''s, of which 220 NFS operations a second are printed; here it does what an Ethernet does well, which is nearly twice as much.', '004-sun-servers', 'Table 2; 1.3.1.2 Case Study 7');
