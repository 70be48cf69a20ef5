-- sparcstation1plus: one processor and three SBus slots on a desk, of which the third takes no master of the bus.

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('ss1-board', 'cpus', 'sparc-processors-unrated', 0, 1, '', 0, 0, '', ''),
  ('ss1-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('ss1-board', 'sbus', 'sbus-20', 0, 1, '', 1, 0, '', ''),
  ('ss1-board', 'scsi0', 'scsi-bus', 0, 1, '', 2, 0, '', ''),
  ('ss1-board', 'net0', 'ethernet', 0, 1, '', 2, 0, '', ''),
  ('ss1-board', 'card', 'empty-slot', 1, 3, '', 2, 1, 'card', ''),
  ('ss1-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss1-board', 'card', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('ss1-board', 'sbus', 'memory', 'data', 'shared'),
  ('ss1-board', 'cpus/CPU*', 'memory', 'data', 'shared'),
  ('ss1-board', 'scsi0', 'sbus', 'data', 'shared'),
  ('ss1-board', 'net0', 'sbus', 'data', 'shared'),
  ('ss1-board', 'card*/net0', 'sbus', 'data', 'shared'),
  ('ss1-board', 'card*/line*', 'sbus', 'data', 'shared'),
  ('ss1-board', 'card*', 'sbus', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sparcstation1plus', 'sparcserver', 'SPARCstation 1+', 1992, '004-sun-servers, date',
   'One processor and three SBus slots on a desk, the third for boards that are never master', 'ss1-board', 'sparc.line-size', 'ss1-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcstation1plus', 'processors', '', 1, 1, 1, '', ''),
  ('sparcstation1plus', 'lock', '', 0, 1, 0, '', ''),
  ('sparcstation1plus', 'memoryMB', 'Memory (MB)', 16, 64, 16, '16 32 48 64', ''),
  ('sparcstation1plus', 'maxUsers', 'MAXUSERS of the kernel', 8, 1024, 8, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcstation1plus', 1, 'How fast its processor is, the guide does not say: what the kernel and programs take of it is left out, and only busses, disks and networks are answered.', '004-sun-servers', 'Table 7; 1.2.8 Main Processors'),
  ('sparcstation1plus', 2, 'How much memory it takes at the most is not told: the sizes are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sparcstation1plus', 3, 'How much file service it can do is not told: Table 1 has later servers alone, so an NFS operation loads networks and disks, and not the kernel.', '004-sun-servers', 'Table 1'),
  ('sparcstation1plus', 4, 'Its SCSI host adapter is taken for one like that of a SPARCstation 2: of its own rate nothing is printed.', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading');
