-- sparcstation2: a desktop machine with one processor and three SBus slots.

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('ss2-board', 'cpus', 'sparc-processors', 0, 1, '', 0, 0, '', ''),
  ('ss2-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('ss2-board', 'membus', 'sparc-memory-bus-2', 0, 1, '', 1, 0, '', ''),
  ('ss2-board', 'sbus', 'sbus-20', 0, 1, '', 2, 0, '', ''),
  ('ss2-board', 'scsi0', 'scsi-bus', 0, 1, '', 3, 0, '', ''),
  ('ss2-board', 'net0', 'ethernet', 0, 1, '', 3, 0, '', ''),
  ('ss2-board', 'card', 'empty-slot', 1, 3, '', 3, 1, 'card', ''),
  ('ss2-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss2-board', 'card', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('ss2-board', 'membus', 'memory', 'data', 'shared'),
  ('ss2-board', 'sbus', 'membus', 'data', 'shared'),
  ('ss2-board', 'cpus/CPU*', 'membus', 'data', 'shared'),
  ('ss2-board', 'scsi0', 'sbus', 'data', 'shared'),
  ('ss2-board', 'net0', 'sbus', 'data', 'shared'),
  ('ss2-board', 'card*/net0', 'sbus', 'data', 'shared'),
  ('ss2-board', 'card*/line*', 'sbus', 'data', 'shared'),
  ('ss2-board', 'card*', 'sbus', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform, rated_load) VALUES
  ('sparcstation2', 'sparcserver', 'SPARCstation 2', 1992, '004-sun-servers, date',
   'A desktop machine with one processor and three SBus slots', 'ss2-board', 'sparc.line-size', 'ss2-board', 'sparc1992', 'ss2-board.nfs-sustained-1');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcstation2', 'processors', '', 1, 1, 1, '', ''),
  ('sparcstation2', 'lock', '', 0, 1, 0, '', ''),
  ('sparcstation2', 'memoryMB', 'Memory (MB)', 16, 64, 32, '16 32 48 64', ''),
  ('sparcstation2', 'maxUsers', 'Kernel MAXUSERS', 8, 1024, 16, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcstation2', 1, 'The guide does not give the memory and cache traffic of programs. The model counts only the bus traffic of disks and printers, and not that of networks.', '004-sun-servers', '2.2.4 Mbus and other Memory Busses'),
  ('sparcstation2', 2, 'This machine has one processor, so no process waits for the kernel lock. Kernel time is only processor time.', '004-sun-servers', '2.10.1 The Kernel Lock');
INSERT INTO machine_limit(machine, ordinal, text, source, locator)
  SELECT 'sparcstation2', ordinal, text, '004-sun-servers', locator FROM sparc_limit;
