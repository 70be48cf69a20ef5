-- Fixes that consist of one step, for the rules of data/rules/sparcserver.sql.

INSERT INTO rule_fix(rule, query) VALUES
  ('sparc-modules', 'SELECT ''card4'', ''board card4 = none'''),
  -- Moves one disk at a time: to a bus with fewer than two disks, or to a new host adapter.
  ('sparc-scsi-disks', 'SELECT bus.path, coalesce(''move-board '' || last.path || '' to '' ||
        (SELECT bay.path FROM part bay JOIN part other ON other.path = bay.parent AND other.type IN (''scsi-bus'', ''sbus-scsi'', ''sbe-s'') WHERE bay.type = ''empty-slot'' AND bay.name LIKE ''disk%''
          AND (SELECT count(*) FROM part disk WHERE disk.parent = other.path AND disk.type LIKE ''disk-%'') < 2 ORDER BY bay.path LIMIT 1),
        ''board '' || card.path || '' = sbus-scsi'' || char(10) || ''move-board '' || last.path || '' to '' || card.path || ''/disk0'')
      FROM part bus JOIN (SELECT disk.parent, max(disk.path) AS path FROM part disk JOIN page ON page.memory = disk.path JOIN region ON region.process = page.process AND region.name = page.region AND region.running
        WHERE disk.type LIKE ''disk-%'' GROUP BY disk.parent) last ON last.parent = bus.path
      JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND path GLOB ''card[123]'') card
      WHERE bus.type IN (''scsi-bus'', ''sbus-scsi'', ''sbe-s'')'),
  ('sparc-ipi-disks', 'SELECT bus.path, (SELECT ''move-board '' || max(disk.path) FROM part disk JOIN page ON page.memory = disk.path JOIN region ON region.process = page.process AND region.name = page.region AND region.running
          WHERE disk.parent = bus.path AND disk.type LIKE ''disk-%'') || '' to '' ||
        (SELECT bay.path FROM part bay JOIN part other ON other.path = bay.parent AND other.type = ''isp-80'' WHERE bay.type = ''empty-slot'' AND bay.name LIKE ''disk%''
          AND (SELECT count(*) FROM part disk WHERE disk.parent = other.path AND disk.type LIKE ''disk-%'') < 3 ORDER BY bay.path LIMIT 1)
      FROM part bus WHERE bus.type = ''isp-80'''),
  ('sparc-coprocessor', 'SELECT c.place, ''board '' || slot.path || '' = network-coprocessor'' || group_concat(char(10) || ''move '' || json_quote(c.name) || '' to '' || slot.path || ''/net0'', '''')
      FROM running c JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND name LIKE ''slot%'') slot ON slot.path IS NOT NULL
      JOIN fact most ON most.id = ''network-coprocessor.nfs'' JOIN fact hot ON hot.id = ''ncp.hot''
      WHERE c.work LIKE ''nfs-%'' GROUP BY c.place, slot.path HAVING sum(c.rate * c.count) <= hot.value / 100 * most.value'),
  ('sparc-coprocessor-load', 'SELECT net.parent, ''board '' || slot.path || '' = network-coprocessor'' || char(10) || ''share '' || slot.path || '' with net0''
      FROM part net JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND name LIKE ''slot%'') slot ON slot.path IS NOT NULL
      WHERE net.type = ''ethernet'''),
  ('sparc-client-memory', 'SELECT ''memory'', ''raise memoryMB to '' || (2 * sum(c.count)) FROM running c WHERE c.work LIKE ''nfs-%'''),
  ('sparc-maxusers', 'SELECT root.name, ''raise maxUsers to '' || size.value FROM part root JOIN chosen size ON size.id = ''memoryMB'' WHERE root.path = '''''),
  ('sparc-database-product', 'SELECT ''process '' || c.process, ''board '' || slot.path || '' = '' || c.work FROM running c JOIN block_type kind ON kind.id = c.work AND kind.noun = ''product''
      JOIN (SELECT min(path) AS path FROM part WHERE type = ''empty-slot'' AND name GLOB ''product*'') slot ON slot.path IS NOT NULL
      WHERE NOT EXISTS (SELECT 1 FROM part WHERE part.type = c.work) GROUP BY c.process'),
  ('sparc-concatenated', 'SELECT ''region '' || name || '' of '' || process, ''arrange '' || json_quote(process) || '' '' || json_quote(name) || '' striped'' FROM region WHERE EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access = ''random'')'),
  ('sparc-striping', 'SELECT ''region '' || region.name || '' of '' || region.process, ''extend '' || json_quote(region.process) || '' '' || json_quote(region.name) || '' over '' || min(disk.path)
        || CASE WHEN EXISTS (SELECT 1 FROM running c WHERE c.process = region.process AND c.work IN (''database-scan'', ''database-lookup'', ''oracle'', ''sybase'', ''informix'', ''ingres''))
          THEN char(10) || ''arrange '' || json_quote(region.process) || '' '' || json_quote(region.name) || '' interleaved'' ELSE '''' END
      FROM region JOIN page ON page.process = region.process AND page.region = region.name JOIN part own ON own.path = page.memory
      JOIN part disk ON disk.type = own.type AND disk.path NOT IN (SELECT memory FROM page) GROUP BY region.name, region.process'),
  ('sparc-hot-partitions', 'SELECT page.memory, ''place '' || max(json_quote(page.process) || '' '' || json_quote(page.region)) || '' over '' || free.path FROM page
      JOIN region ON region.process = page.process AND region.name = page.region AND region.running AND region.lies = ''on'' JOIN part own ON own.path = page.memory
      JOIN (SELECT type, min(path) AS path FROM part WHERE type LIKE ''disk-%'' AND path NOT IN (SELECT memory FROM page) GROUP BY type) free ON free.type = own.type
      GROUP BY page.memory, free.path'),
  ('sparc-tape', 'SELECT tape.path, coalesce(''move-board '' || tape.path || '' to '' || (SELECT min(bay.path) FROM part bay WHERE bay.type = ''empty-slot'' AND bay.name LIKE ''tape%''
          AND bay.parent <> tape.parent AND NOT EXISTS (SELECT 1 FROM part disk JOIN page ON page.memory = disk.path WHERE disk.parent = bay.parent)),
        ''board '' || card.path || '' = sbus-scsi'' || char(10) || ''move-board '' || tape.path || '' to '' || card.path || ''/tape4'')
      FROM part tape JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND path GLOB ''card[123]'') card WHERE tape.type LIKE ''tape-%'''),
  ('sparc-presto-ports', 'SELECT path, ''board '' || path || '' = none'' FROM part WHERE type LIKE ''presto-%'''),
  ('sparc-presto-ipi', 'SELECT presto.path, ''board '' || presto.path || '' = none'' || char(10) || ''board '' || min(slot.path) || '' = presto-vme''
      FROM part presto JOIN part slot ON slot.parent = '''' AND slot.type = ''empty-slot'' AND slot.name LIKE ''slot%'' GROUP BY presto.path'),
  ('sparc-presto-scsi', 'SELECT presto.path, ''board '' || presto.path || '' = none'' || char(10) || ''board '' || min(slot.path) || '' = presto-sbus''
      FROM part presto JOIN part slot ON slot.parent = '''' AND slot.type = ''empty-slot'' AND slot.path GLOB ''card[123]'' GROUP BY presto.path'),
  ('sparc-serial-vme', 'SELECT card.path, ''board '' || card.path || '' = none'' || char(10) || ''board '' || min(slot.path) || '' = alm-2''
      FROM part card JOIN part slot ON slot.parent = '''' AND slot.type = ''empty-slot'' AND slot.name LIKE ''slot%'' WHERE card.type = ''sbus-serial'' GROUP BY card.path'),
  ('sparc-expander', 'SELECT box.path, ''move-board '' || (SELECT board.path FROM part board LEFT JOIN fact most ON most.id = board.type || ''.demand-most'' WHERE board.parent = box.path
          AND board.type <> ''empty-slot'' ORDER BY most.value DESC, board.path DESC LIMIT 1) || '' to '' || min(slot.path) FROM part box
      JOIN part slot ON slot.parent = '''' AND slot.type = ''empty-slot'' AND slot.path GLOB ''card[123]'' WHERE box.type = ''sbus-expander'' GROUP BY box.path'),
  ('sparc-expander-master', 'SELECT board.path, ''move-board '' || board.path || '' to '' || min(slot.path) FROM part box JOIN part board ON board.parent = box.path AND board.type <> ''empty-slot''
      JOIN part slot ON slot.parent = '''' AND slot.type = ''empty-slot'' AND slot.path GLOB ''card[123]'' WHERE box.type = ''sbus-expander'' GROUP BY board.path');
-- Adds a PrestoServe on the bus of the disks: on VME if all are IPI disks, otherwise on SBus.
INSERT INTO rule_fix(rule, query)
  SELECT r.id, 'SELECT found.part, ''board '' || coalesce(vme.path || '' = presto-vme'', sbus.path || '' = presto-sbus'') FROM (SELECT ''process '' || process AS part FROM customer UNION
        SELECT ''region '' || name || '' of '' || process FROM region) found
      JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND name LIKE ''slot%''
        AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')
        AND NOT EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')) vme
      JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND path GLOB ''card[123]'') sbus'
  FROM rule r WHERE r.id IN ('sparc-presto', 'sparc-presto-files', 'sparc-presto-mirror', 'sparc-presto-stripes');
-- Moves half of the clients of the busiest Ethernet to a new Ethernet.
INSERT INTO rule_fix(rule, query)
  SELECT r.id, 'SELECT net.path, ''board '' || slot.path || '' = sbus-ethernet'' || char(10) || ''share '' || slot.path || '' with net0''
      FROM part net JOIN (SELECT min(path) AS path FROM part WHERE parent = '''' AND type = ''empty-slot'' AND path GLOB ''card[123]'') slot ON slot.path IS NOT NULL WHERE net.type = ''ethernet'''
  FROM rule r WHERE r.id IN ('sparc-ethernet-clients', 'sparc-ethernet-load');
