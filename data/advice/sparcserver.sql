-- What to buy next for a server of 1992: whatever fits, by how much more the server carries then.
-- The guide says what each is for; the gains are the model's. A stripe over two SCSI disks is not offered: none of those
-- that Table 13 measured with disks of 1.3 GB reads faster than one disk, and 2.11.2 says to avoid them.

INSERT INTO advice_workload(family, id, ordinal, title, query) VALUES
  ('sparcserver', 'any', 1, 'Whatever it serves', 'SELECT ''any''');

INSERT INTO advice(id, family, question, ordinal, workload, title, reason, source, locator, query) VALUES
  ('sparc-buy-two', 'sparcserver', 'Buy next', 1, NULL, 'A second processor', 'Programs run beside the kernel, which one processor at a time is in.', '004-sun-servers', '1.2.8 Main Processors',
   'SELECT path FROM part WHERE type = ''sparc-processors'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value = 1)
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'')'),
  ('sparc-buy-four', 'sparcserver', 'Buy next', 1, NULL, 'Four processors', 'Programs run on all of them, the kernel of Solaris 1 on one at a time. The second module takes an SBus slot.', '004-sun-servers', '1.2.8 Main Processors; 1.3.1.2 Case Study 7',
   'SELECT path FROM part WHERE path = ''card4'' AND type = ''empty-slot'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value < 4)'),
  ('sparc-buy-solaris', 'sparcserver', 'Buy next', 1, NULL, 'Solaris 2', 'About 130 locks in place of one, so the kernel runs on all processors. What an operation costs it is not told for Solaris 2: here it is as before.', '004-sun-servers', '2.10.1 The Kernel Lock; 1.2.8 Main Processors',
   'SELECT path FROM part WHERE type = ''sparc-lock'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'' AND value = 1)'),
  ('sparc-buy-disk-ipi', 'sparcserver', 'Buy next', 1, NULL, 'Another IPI disk of 1.3 GB, and data over it', 'Random access is served by as many disks at once as data lies on.', '004-sun-servers', 'Rules IX and XXVI; Table 13',
   'SELECT bay.path, ''{'' || disk.path || ''} is '' || printf(''%.0f'', 100 * s.use) || '' % in use, and full from '' || printf(''%.0f'', 100 * s.hot) || ''. Striped over two IPI disks of a SPARCserver 690MP, random reads were measured at '' || printf(''%g'', read.value) || '' '' || read.unit || '' than of one disk (Table 13); the model spreads them ideally.''
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%-ipi''
      JOIN fact read ON read.id = ''disksuite.stripe-ss690-random-read''
      JOIN part bay ON bay.type = ''empty-slot'' AND bay.name GLOB ''disk*'' AND EXISTS (SELECT 1 FROM part board WHERE board.path = bay.parent AND board.type IN (''isp-80''))
        AND (SELECT count(*) FROM part other WHERE other.parent = bay.parent AND other.type LIKE ''disk-%'') < 3
      WHERE EXISTS (SELECT 1 FROM page JOIN region ON region.process = page.process AND region.name = page.region WHERE page.memory = disk.path)
      AND NOT EXISTS (SELECT 1 FROM page JOIN region ON region.process = page.process WHERE page.memory = disk.path AND region.lies IN (''mirrored'', ''concatenated''))
      ORDER BY s.use / s.hot DESC, bay.path LIMIT 1'),
  ('sparc-buy-presto-sbus', 'sparcserver', 'Buy next', 1, NULL, 'A PrestoServe for SBus', 'Who writes over NFS, or to files here, is answered once the data is in its memory, and half of the writes need no disk (assumed).', '004-sun-servers', 'Rules XIV to XVI; 2.8 PrestoServe',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM running c WHERE c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0)))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-sbus'', ''presto-vme''))
      AND (NOT EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'') OR EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')) HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-presto-vme', 'sparcserver', 'Buy next', 1, NULL, 'A PrestoServe for VME', 'Who writes over NFS, or to files here, is answered once the data is in its memory, and half of the writes need no disk (assumed).', '004-sun-servers', 'Rules XIV to XVI; 2.8 PrestoServe',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''slot*'' AND slot.parent = ''''
      AND EXISTS (SELECT 1 FROM running c WHERE c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))) AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-sbus'', ''presto-vme'')) AND NOT EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-faster-ipi', 'sparcserver', 'Buy next', 1, NULL, 'An IPI disk of 1.3 GB in place of the busiest older one', 'It seeks and turns sooner than older ones.', '004-sun-servers', 'Table 8; 2.4.4 Disk Drives',
   'SELECT s.part, ''{'' || s.part || ''} is '' || printf(''%.0f'', 100 * s.use) || '' % in use, and full from '' || printf(''%.0f'', 100 * s.hot) || ''.''
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%-ipi'' WHERE disk.type <> ''disk-1300-ipi'' ORDER BY s.use / s.hot DESC LIMIT 1'),
  ('sparc-buy-faster-scsi', 'sparcserver', 'Buy next', 1, NULL, 'A SCSI disk of 1.3 GB in place of the busiest older one', 'It seeks and turns sooner than older ones.', '004-sun-servers', 'Table 8; 2.4.4 Disk Drives',
   'SELECT s.part, ''{'' || s.part || ''} is '' || printf(''%.0f'', 100 * s.use) || '' % in use, and full from '' || printf(''%.0f'', 100 * s.hot) || ''.''
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%'' AND disk.type NOT LIKE ''%-ipi'' WHERE disk.type <> ''disk-1300-scsi'' ORDER BY s.use / s.hot DESC LIMIT 1'),
  ('sparc-buy-ethernet', 'sparcserver', 'Buy next', 1, NULL, 'Another Ethernet on SBus, for half of the busiest one''s clients', 'A further network takes half of what the busiest one carries.', '004-sun-servers', '1.1.2 Networks and Network Interfaces; Table 2',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM running customer JOIN part net ON net.path = customer.place WHERE net.type = ''ethernet'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-coprocessor', 'sparcserver', 'Buy next', 1, NULL, 'A Network CoProcessor, for half of the busiest Ethernet''s clients', 'A further network takes half of what the busiest one carries, and its own processor does the protocols of NFS.', '004-sun-servers', 'Rule XII; Table 2',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''slot*'' AND slot.parent = ''''
      AND EXISTS (SELECT 1 FROM running customer JOIN part net ON net.path = customer.place WHERE net.type = ''ethernet'' AND customer.work LIKE ''nfs-%'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-adapter', 'sparcserver', 'Buy next', 1, NULL, 'Another SCSI host adapter, with half of the busiest one''s disks', 'A bus with few disks answers sooner.', '004-sun-servers', 'Rule VII; 2.4.2 SCSI Host Adapter Loading',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM part disk WHERE disk.type LIKE ''disk-%'' AND disk.type NOT LIKE ''%-ipi'' GROUP BY disk.parent HAVING count(*) > 1) HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-string', 'sparcserver', 'Buy next', 1, NULL, 'Another ISP-80, with half of the busiest one''s disks', 'A controller keeps three disks busy, and one that is read in order.', '004-sun-servers', 'Rule IX; 2.4.3 IPI String Controller',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''slot*'' AND slot.parent = ''''
      AND (SELECT count(*) FROM part WHERE type = ''isp-80'') < (SELECT value FROM fact WHERE id = ''isp-80.most'')
      AND EXISTS (SELECT 1 FROM part disk WHERE disk.type LIKE ''disk-%-ipi'' GROUP BY disk.parent HAVING count(*) > 1) HAVING min(slot.path) IS NOT NULL');

INSERT INTO advice_edit(advice, ordinal, kind, subject, value) VALUES
  ('sparc-buy-two', 1, 'option', 'processors', 2), ('sparc-buy-four', 1, 'option', 'processors', 4), ('sparc-buy-solaris', 1, 'option', 'solaris', 2),
  ('sparc-buy-disk-ipi', 1, 'board', 'disk-1300-ipi', 0), ('sparc-buy-disk-ipi', 2, 'spread', '', 0),
  ('sparc-buy-presto-sbus', 1, 'board', 'presto-sbus', 0), ('sparc-buy-presto-vme', 1, 'board', 'presto-vme', 0),
  ('sparc-buy-faster-ipi', 1, 'board', 'disk-1300-ipi', 0), ('sparc-buy-faster-scsi', 1, 'board', 'disk-1300-scsi', 0),
  ('sparc-buy-ethernet', 1, 'board', 'sbus-ethernet', 0), ('sparc-buy-ethernet', 2, 'share', 'net0', 0),
  ('sparc-buy-coprocessor', 1, 'board', 'network-coprocessor', 0), ('sparc-buy-coprocessor', 2, 'share', 'net0', 0),
  ('sparc-buy-adapter', 1, 'board', 'sbus-scsi', 0), ('sparc-buy-adapter', 2, 'move', '', 0),
  ('sparc-buy-string', 1, 'board', 'isp-80', 0), ('sparc-buy-string', 2, 'move', '', 0);
