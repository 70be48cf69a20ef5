-- Recommended purchases for a server of 1992: every option that fits the machine, sorted by the predicted gain in
-- capacity. The guide states the purpose of each option; the gains come from the model. A stripe over two SCSI disks is
-- not offered: in Table 13, no stripe of 1.3 GB disks reads faster than one disk, and 2.11.2 says to avoid it.

INSERT INTO advice_workload(family, id, ordinal, title, query) VALUES
  ('sparcserver', 'any', 1, 'Any work', 'SELECT ''any''');

INSERT INTO advice(id, family, question, ordinal, workload, title, reason, source, locator, query) VALUES
  ('sparc-buy-two', 'sparcserver', 'Buy next', 1, NULL, 'A second processor', 'Programs run in parallel with the kernel, which only one processor at a time can run.', '004-sun-servers', '1.2.8 Main Processors',
   'SELECT path FROM part WHERE type = ''sparc-processors'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value = 1)
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'')'),
  ('sparc-buy-four', 'sparcserver', 'Buy next', 1, NULL, 'Four processors', 'Programs run on all four processors, but the kernel of Solaris 1 runs on only one at a time. The second module occupies an SBus slot.', '004-sun-servers', '1.2.8 Main Processors; 1.3.1.2 Case Study 7',
   'SELECT path FROM part WHERE path = ''card4'' AND type = ''empty-slot'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value < 4)'),
  ('sparc-buy-solaris', 'sparcserver', 'Buy next', 1, NULL, 'Solaris 2', 'About 130 locks replace the single kernel lock, so the kernel runs on all processors. The guide doesn''t give the kernel time of an operation under Solaris 2; the model keeps that of Solaris 1.', '004-sun-servers', '2.10.1 The Kernel Lock; 1.2.8 Main Processors',
   'SELECT path FROM part WHERE type = ''sparc-lock'' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'' AND value = 1)'),
  ('sparc-buy-disk-ipi', 'sparcserver', 'Buy next', 1, NULL, 'Another IPI disk of 1.3 GB, with data spread over it', 'All disks that hold the data serve random accesses in parallel.', '004-sun-servers', 'Rules IX and XXVI; Table 13',
   'SELECT bay.path, say(''{part} has a utilisation of {use} %; the recommended maximum is {most} %. In measurements on a SPARCserver 690MP, two striped IPI disks did {gain} {unit} random reads than one disk (Table 13). The model assumes an ideal spread.'',
        ''part'', ''{'' || disk.path || ''}'', ''use'', printf(''%d'', round(100 * s.use)), ''most'', printf(''%d'', round(100 * s.hot)), ''gain'', read.value, ''unit'', say(read.unit))
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%-ipi''
      JOIN fact read ON read.id = ''disksuite.stripe-ss690-random-read''
      JOIN part bay ON bay.type = ''empty-slot'' AND bay.name GLOB ''disk*'' AND EXISTS (SELECT 1 FROM part board WHERE board.path = bay.parent AND board.type IN (''isp-80''))
        AND (SELECT count(*) FROM part other WHERE other.parent = bay.parent AND other.type LIKE ''disk-%'') < 3
      WHERE EXISTS (SELECT 1 FROM page JOIN region ON region.process = page.process AND region.name = page.region WHERE page.memory = disk.path)
      AND NOT EXISTS (SELECT 1 FROM page JOIN region ON region.process = page.process WHERE page.memory = disk.path AND region.lies IN (''mirrored'', ''concatenated''))
      ORDER BY s.use / s.hot DESC, bay.path LIMIT 1'),
  ('sparc-buy-presto-sbus', 'sparcserver', 'Buy next', 1, NULL, 'A PrestoServe for SBus', 'The server replies to writes over NFS, or to local files, once the data is in its memory. Half of the writes then need no disk (assumed).', '004-sun-servers', 'Rules XIV to XVI; 2.8 PrestoServe',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM running c WHERE c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0)))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-sbus'', ''presto-vme''))
      AND (NOT EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'') OR EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')) HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-presto-vme', 'sparcserver', 'Buy next', 1, NULL, 'A PrestoServe for VME', 'The server replies to writes over NFS, or to local files, once the data is in its memory. Half of the writes then need no disk (assumed).', '004-sun-servers', 'Rules XIV to XVI; 2.8 PrestoServe',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''slot*'' AND slot.parent = ''''
      AND EXISTS (SELECT 1 FROM running c WHERE c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))) AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-sbus'', ''presto-vme'')) AND NOT EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-faster-ipi', 'sparcserver', 'Buy next', 1, NULL, 'A 1.3 GB IPI disk in place of the busiest older disk', 'A 1.3 GB disk seeks and rotates faster than older disks.', '004-sun-servers', 'Table 8; 2.4.4 Disk Drives',
   'SELECT s.part, say(''{part} has a utilisation of {use} %; the recommended maximum is {most} %.'', ''part'', ''{'' || s.part || ''}'', ''use'', printf(''%d'', round(100 * s.use)), ''most'', printf(''%d'', round(100 * s.hot)))
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%-ipi'' WHERE disk.type <> ''disk-1300-ipi'' ORDER BY s.use / s.hot DESC LIMIT 1'),
  ('sparc-buy-faster-scsi', 'sparcserver', 'Buy next', 1, NULL, 'A 1.3 GB SCSI disk in place of the busiest older disk', 'A 1.3 GB disk seeks and rotates faster than older disks.', '004-sun-servers', 'Table 8; 2.4.4 Disk Drives',
   'SELECT s.part, say(''{part} has a utilisation of {use} %; the recommended maximum is {most} %.'', ''part'', ''{'' || s.part || ''}'', ''use'', printf(''%d'', round(100 * s.use)), ''most'', printf(''%d'', round(100 * s.hot)))
      FROM station s JOIN part disk ON disk.path = s.part AND disk.type LIKE ''disk-%'' AND disk.type NOT LIKE ''%-ipi'' WHERE disk.type <> ''disk-1300-scsi'' ORDER BY s.use / s.hot DESC LIMIT 1'),
  ('sparc-buy-ethernet', 'sparcserver', 'Buy next', 1, NULL, 'Another Ethernet on SBus, for half of the busiest one''s clients', 'An additional network carries half of the busiest one''s traffic.', '004-sun-servers', '1.1.2 Networks and Network Interfaces; Table 2',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM running customer JOIN part net ON net.path = customer.place WHERE net.type = ''ethernet'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-coprocessor', 'sparcserver', 'Buy next', 1, NULL, 'A Network CoProcessor, for half of the busiest Ethernet''s clients', 'An additional network carries half of the busiest one''s traffic, and its own processor processes the NFS protocols.', '004-sun-servers', 'Rule XII; Table 2',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''slot*'' AND slot.parent = ''''
      AND EXISTS (SELECT 1 FROM running customer JOIN part net ON net.path = customer.place WHERE net.type = ''ethernet'' AND customer.work LIKE ''nfs-%'') HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-adapter', 'sparcserver', 'Buy next', 1, NULL, 'Another SCSI host adapter, with half of the busiest one''s disks', 'A bus with few disks has a lower latency.', '004-sun-servers', 'Rule VII; 2.4.2 SCSI Host Adapter Loading',
   'SELECT min(slot.path) FROM part slot WHERE slot.type = ''empty-slot'' AND slot.path GLOB ''card[1-3]''
      AND EXISTS (SELECT 1 FROM part disk WHERE disk.type LIKE ''disk-%'' AND disk.type NOT LIKE ''%-ipi'' GROUP BY disk.parent HAVING count(*) > 1) HAVING min(slot.path) IS NOT NULL'),
  ('sparc-buy-string', 'sparcserver', 'Buy next', 1, NULL, 'Another ISP-80, with half of the busiest one''s disks', 'A controller can keep three randomly accessed disks busy, or one sequentially read disk.', '004-sun-servers', 'Rule IX; 2.4.3 IPI String Controller',
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
