-- sparcstation1plus: a desktop machine with one processor and three SBus slots. The third slot does not support bus masters.

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
   'A desktop machine with one processor and three SBus slots, the third without bus-master support', 'ss1-board', 'sparc.line-size', 'ss1-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcstation1plus', 'processors', '', 1, 1, 1, '', ''),
  ('sparcstation1plus', 'lock', '', 0, 1, 0, '', ''),
  ('sparcstation1plus', 'memoryMB', 'Memory (MB)', 16, 64, 16, '16 32 48 64', ''),
  ('sparcstation1plus', 'maxUsers', 'Kernel MAXUSERS', 8, 1024, 8, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcstation1plus', 1, 'The guide does not give the speed of this processor. The model omits processor time and calculates only buses, disks and networks.', '004-sun-servers', 'Table 7; 1.2.8 Main Processors'),
  ('sparcstation1plus', 2, 'The guide does not give the maximum memory of this machine. The sizes offered are examples.', '004-sun-servers', '2.2.5 Main Memory'),
  ('sparcstation1plus', 3, 'The guide does not give the NFS capacity of this machine: Table 1 lists only later servers. In the model, an NFS operation therefore loads networks and disks, but not the kernel.', '004-sun-servers', 'Table 1'),
  ('sparcstation1plus', 4, 'The model uses the SCSI host adapter of a SPARCstation 2, because the guide gives no rate for this machine''s adapter.', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading');
