-- sparcserver670mp: up to four processors, four SBus slots, and a VME backplane of twelve slots.

INSERT INTO slot(parent, name, child, first, count, option, row, bay, noun, applies) VALUES
  ('ss670-board', 'vme', 'vme-bus', 0, 1, '', 4, 0, '', ''),
  ('ss670-board', 'slot', 'empty-slot', 6, 7, '', 5, 1, 'board', ''),
  ('ss670-board', 'cpus', 'sparc-processors', 0, 1, '', 0, 0, '', ''),
  ('ss670-board', 'lock', 'sparc-lock', 0, 1, '', 0, 0, '', 'sparc-locked'),
  ('ss670-board', 'memory', 'sparc-memory', 0, 1, '', 0, 0, '', ''),
  ('ss670-board', 'module', 'ross-6002', 1, 2, 'modules', 0, 0, '', ''),
  ('ss670-board', 'offboard', 'memory-board', 1, 2, 'memoryBoards', 0, 0, '', ''),
  ('ss670-board', 'mbus', 'sparc-mbus', 0, 1, '', 1, 0, '', ''),
  ('ss670-board', 'membus', 'sparc-memory-bus', 0, 1, '', 1, 0, '', ''),
  ('ss670-board', 'ioc', 'sparc-ioc', 0, 1, '', 4, 0, '', ''),
  ('ss670-board', 'sbus', 'sbus-600', 0, 1, '', 2, 0, '', ''),
  ('ss670-board', 'scsi0', 'scsi-bus', 0, 1, '', 3, 0, '', ''),
  ('ss670-board', 'net0', 'ethernet', 0, 1, '', 3, 0, '', ''),
  ('ss670-board', 'card', 'empty-slot', 1, 4, '', 3, 1, 'card', ''),
  ('ss670-board', 'product', 'empty-slot', 1, 6, '', 9, 1, 'product', '');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss670-board', 'card', id FROM block_type
  WHERE id IN ('sbus-scsi', 'sbe-s', 'sbus-ethernet', 'fddi-s', 'tri-s', 'hsi-s', 'presto-sbus', 'sbus-serial', 'sparcprinter', 'gx', 'gxplus', 'ecl-mono', 'sbus-expander');
INSERT INTO slot_choice(parent, slot, child)
  SELECT 'ss670-board', 'slot', id FROM block_type
  WHERE id IN ('isp-80', 'network-coprocessor', 'ie2', 'fddi-dx', 'presto-vme', 'alm-2', 'mcp', 'channel-attach', 'vx', 'mvx');
INSERT INTO link_rule(block_type, from_path, to_path, kind, wires) VALUES
  ('ss670-board', 'membus', 'memory', 'data', 'shared'),
  ('ss670-board', 'mbus', 'membus', 'data', 'shared'),
  ('ss670-board', 'cpus/CPU*', 'mbus', 'data', 'shared'),
  ('ss670-board', 'sbus', 'mbus', 'data', 'shared'),
  ('ss670-board', 'ioc', 'mbus', 'data', 'shared'),
  ('ss670-board', 'scsi0', 'sbus', 'data', 'shared'),
  ('ss670-board', 'net0', 'sbus', 'data', 'shared'),
  ('ss670-board', 'card*/net0', 'sbus', 'data', 'shared'),
  ('ss670-board', 'card*/line*', 'sbus', 'data', 'shared'),
  ('ss670-board', 'card*', 'sbus', 'data', 'shared'),
  ('ss670-board', 'vme', 'ioc', 'data', 'shared'),
  ('ss670-board', 'slot*/net0', 'vme', 'data', 'shared'),
  ('ss670-board', 'slot*/line*', 'vme', 'data', 'shared'),
  ('ss670-board', 'slot*', 'vme', 'data', 'shared');

INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform) VALUES
  ('sparcserver670mp', 'sparcserver', 'SPARCserver 670MP', 1992, '004-sun-servers, date',
   'Up to four processors, four SBus slots, and a VME backplane of twelve slots', 'ss670-board', 'sparc.line-size', 'ss670-board', 'sparc1992');
INSERT INTO machine_option(machine, id, title, least, most, standard, allowed, words) VALUES
  ('sparcserver670mp', 'processors', 'Processors', 1, 4, 2, '', ''),
  ('sparcserver670mp', 'solaris', 'Solaris', 1, 2, 1, '', 'Solaris 1: one kernel lock|Solaris 2: many'),
  ('sparcserver670mp', 'lock', '', 0, 1, 1, '', ''),
  ('sparcserver670mp', 'memoryMB', 'Memory (MB)', 64, 640, 64, '64 128 192 256 320 384 512 640', ''),
  ('sparcserver670mp', 'maxUsers', 'MAXUSERS of the kernel', 8, 1024, 16, '', ''),
  ('sparcserver670mp', 'modules', '', 1, 2, 1, '', ''),
  ('sparcserver670mp', 'memoryBoards', '', 0, 2, 0, '', ''),
  ('sparcserver670mp', 'dualPorts', 'Ports of IPI disks', 0, 1, 0, '', 'one|two, for a second server');
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator) VALUES
  ('sparcserver670mp', 'lock', 1, 'sparc-alone', 0, 'once', 'One processor has nobody to wait for at the lock.', '004-sun-servers', '2.10.1 The Kernel Lock'),
  ('sparcserver670mp', 'lock', 2, 'sparc-solaris-2', 0, 'once', 'Solaris 2 has about 130 locks in place of one.', '004-sun-servers', '2.10.1 The Kernel Lock, footnote 61');
INSERT INTO option_rule(machine, option, ordinal, applies, value, follows, reason, source, locator)
  SELECT 'sparcserver670mp', r.option, r.ordinal, r.applies, r.value, 'once', r.reason, '004-sun-servers', r.locator FROM sparc_option_rule r
  WHERE r.memory <= 640;
INSERT INTO machine_limit(machine, ordinal, text, source, locator) VALUES
  ('sparcserver670mp', 1, 'What programs ask of memory, Mbus and caches is not told: of busses only what disks and printers move is counted, and nothing of what networks do, and memory on boards of its own is as fast as that of the system board, where it is 15 % slower.', '004-sun-servers', '2.2.4 Mbus and other Memory Busses'),
  ('sparcserver670mp', 2, 'What waits for the kernel lock is told as if a processor were free when the lock is. Beside a simulation of both that is right to a tenth while the processors are in use up to half of the time, to a fifth at three quarters; at 90 % it takes about half as long again.', '004-sun-servers', '2.10.1 The Kernel Lock'),
  ('sparcserver670mp', 3, 'An NFS operation is the mean of its mix. How long its packets and its part of the file system take is not told apart: the most that a platform serves is its time in the kernel. In a mix of one''s own a write takes of PrestoServe, eNFS and MetaDisk what one of the Legato mix does, a read of MetaDisk what one of the Brown mix does. A PrestoServe spares half of the writes (assumed), and with eNFS beside it a third of the rest, as where most writes append (Table 14); of updates it is a fourteenth. Mail is read in order, as the guide reckons it, so that none spares it anything.', '004-sun-servers', 'Table 1'),
  ('sparcserver670mp', 4, 'A Network CoProcessor takes about 40 % of NFS from the processors; what Table 1 was measured with is not told, and the model takes nothing off. It serves one operation after the other here, for a 290th of a second each, and so answers later, where it was measured to answer sooner (Table 2).', '004-sun-servers', '2.5.2 Network CoProcessor'),
  ('sparcserver670mp', 5, 'A disk is asked for a typical seek, half a turn and its fastest tracks, whatever lies where, and a request goes to one disk, however small the pieces are of what is striped; controllers that sort what waits are not counted. Concatenated disks seek no more than others here, though they were measured to do 5 to 72 % less (2.11.3).', '004-sun-servers', '2.4.4 Disk Drives');
