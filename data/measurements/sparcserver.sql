-- What the planning guide of 1992 prints, beside what follows from its own tables and from the model.
-- Its reckonings are reproduced, never predicted: they are the guide's arithmetic, and the notes say where that goes wrong.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, locality, note) VALUES
  ('case1.load', 'sparcstation2', '004-sun-servers', '1.1.8 Case Study 1', 'Case 1, file service of all groups', 'operations/s', 208, 'reproduced', 'fact', '', 'case1.sum', ''),
  ('case1.sustained', 'sparcstation2', '004-sun-servers', '1.1.8 Case Study 1', 'Case 1, what the server sustains on two networks', 'operations/s', 360, 'reproduced', 'fact', '', 'ss2-board.nfs-sustained-2', ''),
  ('case2.load', 'sparcserver670mp', '004-sun-servers', '1.1.9 Case Study 2', 'Case 2, file service of all classrooms', 'operations/s', 787, 'reproduced', 'fact', '', 'case2.sum', ''),
  ('case2.configured', 'sparcserver670mp', '004-sun-servers', '1.1.9 Case Study 2', 'Case 2, what a server must do at the most', 'operations/s', 985, 'reproduced', 'fact', '', 'case2.configured', 'The guide rounds 983.75 up.'),
  ('case2.network', 'sparcserver670mp', '004-sun-servers', '1.1.9 Case Study 2', 'Case 2, file service of one classroom', 'operations/s', 246, 'reproduced', 'fact', '', 'case2.network', 'The guide shares the 985 among four networks, and holds that beside four fifths of what one does: the same 80 % twice.'),
  ('case2.limit', 'sparcserver670mp', '004-sun-servers', '1.1.9 Case Study 2', 'Case 2, what a Network CoProcessor sustains', 'operations/s', 232, 'reproduced', 'fact', '', 'case2.limit', ''),
  ('case3.old', 'sparcserver690mp', '004-sun-servers', '1.2.9.1 Case Study 3', 'Case 3, reads of old disks, on a SPARCserver 490', 'ms/s', 288, 'reproduced', 'fact', '', 'case3.old-kernel-490', 'The guide takes 0.9 ms for a read; Table 7 has 0.95.'),
  ('case3.new', 'sparcserver690mp', '004-sun-servers', '1.2.9.1 Case Study 3', 'Case 3, reads of new disks, on a SPARCserver 490', 'ms/s', 410, 'reproduced', 'fact', '', 'case3.new-kernel-490', 'The guide takes 0.9 ms for a read; Table 7 has 0.95.'),
  ('case3.disks', 'sparcserver690mp', '004-sun-servers', '1.2.9.1 Case Study 3', 'Case 3, all reads', 'ms/s', 550, 'reproduced', 'fact', '', 'case3.disk-kernel', 'The guide takes 0.9 ms for a read on a SPARCserver 490; Table 7 has 0.95. Its 698 are 539 on the 690MP, and 550 are printed.'),
  ('case3.packets', 'sparcserver690mp', '004-sun-servers', '1.2.9.1 Case Study 3', 'Case 3, packets', 'ms/s', 178, 'reproduced', 'fact', '', 'case3.packet-kernel', ''),
  ('case3.lock', 'sparcserver690mp', '004-sun-servers', '1.2.9.1 Case Study 3', 'Case 3, all of the kernel', '%', 75, 'reproduced', 'utilisation', 'sparcserver690mp-case3', 'lock', 'The printed terms add to 728 ms a second.'),
  ('case5.kernel', 'sparcstation2', '004-sun-servers', '1.2.9.3 Case Study 5', 'Case 5, processor while a drawing is read', '%', 90, 'reproduced', 'fact', '', 'case5.kernel', 'By Table 7''s use and rate. By the time that the same table prints for one read it is 119 %.'),
  ('case5.load', 'sparcstation2', '004-sun-servers', '1.2.9.3 Case Study 5', 'Case 5, processor time to read a drawing', 's', 3, 'reproduced', 'fact', '', 'case5.load', 'Seen in demonstrations, with what the database itself computes; these are the reads alone.'),
  ('case6.packets', 'sparcserver690mp', '004-sun-servers', '1.3.1.1 Case Study 6', 'Case 6, packets', 'ms/s', 125, 'reproduced', 'fact', '', 'case6.kernel', ''),
  ('case4.lock', 'sparcserver690mp', '004-sun-servers', '1.2.9.2 Case Study 4', 'Case 4, all of the kernel', 'ms/s', 1080, 'reproduced', 'utilisation', 'sparcserver690mp-case4', 'lock', 'Printed packets are 150 ms for each query, where 233 packets of 0.2 ms are 47; the rest agrees to two hundredths.'),
  ('case4.scan', 'sparcserver690mp', '004-sun-servers', '1.2.9.2 Case Study 4', 'Case 4, reads of query 1', 'ms/s', 450, 'reproduced', 'fact', '', 'case4.scan-kernel', 'The guide rounds 0.52 ms up to 0.53.'),
  ('case4.lookup', 'sparcserver690mp', '004-sun-servers', '1.2.9.2 Case Study 4', 'Case 4, reads of query 2', 'ms/s', 330, 'reproduced', 'fact', '', 'case4.lookup-kernel', ''),
  ('case4.packets', 'sparcserver690mp', '004-sun-servers', '1.2.9.2 Case Study 4', 'Case 4, packets of one query', 'ms/s', 150, 'reproduced', 'fact', '', 'case4.packet-kernel', 'The guide''s own two factors, 233 and 0.2 ms, are 47.'),
  ('case7.lock', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, all of the kernel', 'ms/s', 1098, 'reproduced', 'utilisation', 'sparcserver690mp-case7', 'lock', 'The printed terms add to 1,089 with paging. Oracle''s are not normalised to the 690MP; MetaDisk and paging are less than the tables give.'),
  ('case7.first', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, kernel of the first of two servers', 'ms/s', 835, 'reproduced', 'utilisation', 'sparcserver690mp-case7-first', 'lock', 'The printed terms without mail and lines are 823.'),
  ('case7.second', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, kernel of the second of two servers', 'ms/s', 585, 'reproduced', 'utilisation', 'sparcserver690mp-case7-second', 'lock', 'Printed terms of mail, lines and all of Oracle are 591; Oracle''s are not normalised to the 690MP.'),
  ('case7.nfs', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, file service', 'ms/s', 300, 'reproduced', 'fact', '', 'case7.nfs-kernel', 'The kernel''s instructions for an operation of this mix were taken from this figure.'),
  ('case7.oracle', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, Oracle', 'ms/s', 325, 'reproduced', 'fact', '', 'case7.oracle-kernel', 'The guide takes 0.9 ms for an operation, as on a SPARCserver 490; on the 690MP it is 0.73.'),
  ('case7.map', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, users of maps', 'ms/s', 163, 'reproduced', 'fact', '', 'case7.map-kernel', ''),
  ('case7.mail', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, mail', 'ms/s', 155, 'reproduced', 'fact', '', 'case7.mail-kernel', ''),
  ('case7.lines', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, lines to other sites', 'ms/s', 111, 'reproduced', 'fact', '', 'case7.line-kernel', 'Three million instructions of 28.5 are 105; of 27 they are 111.'),
  ('case7.faults', 'sparcserver690mp', '004-sun-servers', '1.3.1.2 Case Study 7', 'Case 7, page faults without their mirror', 'ms/s', 3, 'reproduced', 'fact', '', 'case7.fault-kernel', 'Thirty faults of 0.73 ms are 22: the guide prints a tenth of what follows.'),
  ('scsi.disks', 'sparcserver670mp', '004-sun-servers', '2.4.2 SCSI Host Adapter Loading, rule VII', 'Disks of a SCSI bus, random reads', 'disks', 2, 'reproduced', 'fact', '', 'scsi.disks-random', 'For disks of 1.3 GB at 65 % of their time. For reads in order the rule has four: they may move 0.81 MB/s each, where one at full speed takes nearly all of the bus.');

-- Table 8, all disks: its own columns give its own results, but for two disks
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality, note)
SELECT printed.id, iif(printed.subject LIKE '%-ipi', 'sparcserver690mp', 'sparcserver670mp'), printed.source, printed.locator,
       disk.title || ', ' || lower(substr(follows.title, 1, 1)) || substr(follows.title, 2), printed.unit, printed.value, 'reproduced', 'fact', follows.id,
       CASE WHEN printed.subject IN ('disk-424', 'disk-1000-ipi') AND printed.id NOT LIKE '%.sustained-printed'
            THEN 'A third of the average seek, half a turn and 8 KB are more than what is printed.' ELSE '' END
FROM fact AS printed
JOIN fact AS follows ON follows.id = replace(printed.id, '-printed', '')
JOIN block_type AS disk ON disk.id = printed.subject
WHERE printed.source = '004-sun-servers' AND printed.locator LIKE '%Table 8%' AND printed.id LIKE 'disk-%-printed'
ORDER BY printed.rowid;

-- Table 7, operations of the raw disk: use over rate gives the printed time; through the file system it does not
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, locality, note)
SELECT printed.id, iif(printed.subject LIKE '%-ipi', 'sparcserver690mp', 'sparcserver670mp'), printed.source, printed.locator,
       printed.title, printed.unit, printed.value, 'reproduced', 'fact', follows.id,
       iif(follows.reason = '', 'Use over rate.', 'Use over rate, of columns beside it. ' || follows.reason)
FROM fact AS printed JOIN fact AS follows ON follows.id = replace(printed.id, '-time', '-follows')
WHERE printed.source = '004-sun-servers' AND printed.locator LIKE 'Table 7%' AND printed.id LIKE 'disk-%-time'
ORDER BY printed.rowid;
