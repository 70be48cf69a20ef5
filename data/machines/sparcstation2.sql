-- sparcstation2: one processor and three SBus slots on a desk.

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

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sparcstation2', 'sparcserver', 'SPARCstation 2', 1992, '004-sun-servers, date',
   'One processor and three SBus slots on a desk', 'ss2-board', 'sparc.line-size', 'ss2-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcstation2', 'processors', '', 1, 1, 1, '', ''),
  ('sparcstation2', 'lock', '', 0, 1, 0, '', ''),
  ('sparcstation2', 'memoryMB', 'Memory (MB)', 16, 64, 32, '16 32 48 64', ''),
  ('sparcstation2', 'maxUsers', 'MAXUSERS of the kernel', 8, 1024, 16, '', '');
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcstation2', 1, 'What programs ask of memory and caches is not told: of busses only what disks and printers move is counted, and nothing of what networks do.', '004-sun-servers', '2.2.4 Mbus and other Memory Busses'),
  ('sparcstation2', 2, 'It has one processor, so nobody waits for the kernel lock: the time of the kernel is time of the processor.', '004-sun-servers', '2.10.1 The Kernel Lock'),
  ('sparcstation2', 3, 'An NFS operation is the mean of its mix. How long its packets and its part of the file system take is not told apart: the most that a platform serves is its time in the kernel. In a mix of one''s own a write takes of PrestoServe, eNFS and MetaDisk what one of the Legato mix does, a read of MetaDisk what one of the Brown mix does. A PrestoServe spares half of the writes (assumed), and with eNFS beside it a third of the rest, as where most writes append (Table 14); of updates it is a fourteenth. Mail is read in order, as the guide reckons it, so that none spares it anything.', '004-sun-servers', 'Table 1'),
  ('sparcstation2', 4, 'A Network CoProcessor takes about 40 % of NFS from the processors; what Table 1 was measured with is not told, and the model takes nothing off. It serves one operation after the other here, for a 290th of a second each, and so answers later, where it was measured to answer sooner (Table 2).', '004-sun-servers', '2.5.2 Network CoProcessor'),
  ('sparcstation2', 5, 'A disk is asked for a typical seek, half a turn and its fastest tracks, whatever lies where, and a request goes to one disk, however small the pieces are of what is striped; controllers that sort what waits are not counted. Concatenated disks seek no more than others here, though they were measured to do 5 to 72 % less (2.11.3).', '004-sun-servers', '2.4.4 Disk Drives');
