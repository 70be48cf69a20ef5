-- Rules of the planning guide for servers of 1992, by their numbers there, and what it warns of elsewhere.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('sparc-modules', 'sparcserver', 'error', 0, '{part} has a card where a processor module goes',
   'Four processors are two modules, and the second module takes an SBus slot.', 'Take the card out, or run with two processors.',
   '004-sun-servers', '1.3.1.2 Case Study 7',
   'SELECT path FROM part WHERE path = ''card4'' AND type <> ''empty-slot''
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value > 2)'),
  ('sparc-contexts', 'sparcserver', 'advice', 0, '{part} keeps few address spaces at once',
   'Its MMU keeps few; each process that works beyond that makes the kernel exchange one.', 'Keep fewer processes active, or take a SPARCserver 600MP.',
   '004-sun-servers', 'Rule II',
   'SELECT root.name, ''Its MMU keeps '' || printf(''%d'', fact.value) || '' address spaces, and '' || sum(spaces) || '' processes come.''
      FROM (SELECT iif(place.type LIKE ''sparc-cpu%'', customer.count, 1) AS spaces FROM running customer JOIN part place ON place.path = customer.place)
      JOIN part root ON root.path = '''' JOIN fact ON fact.id = root.type || ''.contexts'' GROUP BY root.name, fact.value HAVING sum(spaces) >= fact.value'),
  ('sparc-memory-boards', 'sparcserver', 'advice', 0, '{part} has memory on boards of its own',
   'The system board holds 128 MB; memory beyond that is about 15 % slower, and is used first by the kernel.',
   'Fit all of it on the system board if the work allows.', '004-sun-servers', 'Rule IV',
   'SELECT ''memory'' FROM chosen WHERE id = ''memoryMB'' AND value > 128
      AND EXISTS (SELECT 1 FROM part WHERE type IN (''ss630-board'', ''ss670-board'', ''ss690-board''))'),
  ('sparc-bus-demand', 'sparcserver', 'advice', 0, '{part} cannot carry heavy use of all its boards at once',
   'What its boards move in heavy use adds to more than the bus does. This counts the boards, not the work of the scenario.', 'If they are busy at the same time, move a board to another bus.', '004-sun-servers', 'Rule V; Tables 5 and 6',
   'SELECT bus.path, ''In heavy use its boards move '' || printf(''%.1f'', sum(f.value * u.factor) / 1e6) || '' MB/s together, and the bus ''
        || printf(''%.0f'', rate.value * own.factor / 1e6) || ''. This counts the boards, not the work of the scenario.''
      FROM part bus JOIN block_type kind ON kind.id = bus.type JOIN fact rate ON rate.id = kind.rate JOIN unit own ON own.id = rate.unit
      JOIN part board ON board.parent = bus.parent AND board.name GLOB iif(bus.type LIKE ''vme-%'', ''slot*'', ''card*'')
      JOIN fact f ON f.subject = board.type AND f.property = ''demand-typical'' JOIN unit u ON u.id = f.unit
      WHERE bus.type IN (''vme-bus'', ''vme-bus-plain'', ''sbus-600'', ''sbus-20'') GROUP BY bus.path HAVING sum(f.value * u.factor) > rate.value * own.factor'),
  ('sparc-scsi-disks', 'sparcserver', 'warning', 0, '{part} has more than two disks',
   'Answers to random access are slow where a SCSI bus is used more than a fifth of the time, which two such disks do at 65 % of their rate; four go if they are read in order.',
   'Put two disks on each host adapter.', '004-sun-servers', 'Rule VII',
   'SELECT bus.path FROM part bus JOIN part disk ON disk.parent = bus.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE bus.type IN (''scsi-bus'', ''scsi-vme'', ''sbus-scsi'', ''sbe-s'')
      AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access IN (''random'', ''sequential-write''))
      GROUP BY bus.path HAVING count(*) > 2'),
  ('sparc-ipi-disks', 'sparcserver', 'warning', 0, '{part} has more disks than its controller keeps busy',
   'A controller keeps three disks busy at random access; more that are in use add room, and no speed.',
   'Spread busy disks over more controllers, and keep what is seldom used behind them.', '004-sun-servers', 'Rule IX',
   'SELECT string.path FROM part string JOIN part disk ON disk.parent = string.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE string.type = ''isp-80'' AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access = ''random'')
      GROUP BY string.path HAVING count(*) > 3'),
  ('sparc-ipi-controllers', 'sparcserver', 'error', 0, '{part} is one string controller too many',
   'A server takes five.', 'Put the disks on the others, or on another server.', '004-sun-servers', '1.2.9.1 Case Study 3',
   'SELECT string.path FROM part string WHERE string.type = ''isp-80''
      AND (SELECT count(*) FROM part WHERE type = ''isp-80'') > (SELECT value FROM fact WHERE id = ''isp-80.most'')
      ORDER BY (SELECT count(*) FROM part disk WHERE disk.parent = string.path), length(string.path) DESC, string.path DESC LIMIT 1'),
  ('sparc-ipi-serial', 'sparcserver', 'advice', 0, '{part} reads several disks in order',
   'One disk that is read in order fills a string.', 'Spread disks that are read in order over strings of their own.', '004-sun-servers', 'Rule IX',
   'SELECT string.path FROM part string JOIN part disk ON disk.parent = string.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE string.type = ''isp-80'' AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access LIKE ''sequential%'')
      AND NOT disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access = ''random'')
      GROUP BY string.path HAVING count(*) > 1'),
  ('sparc-coprocessor', 'sparcserver', 'advice', 0, '{part} serves NFS beside other work, without a Network CoProcessor',
   'A Network CoProcessor does the protocols, which leaves about 40 % of NFS''s time to other work, and was measured to answer sooner; the model does not show that.',
   'Put a Network CoProcessor into a VME slot, and the clients on its network.', '004-sun-servers', 'Rule XII',
   'SELECT DISTINCT customer.place FROM running customer JOIN part net ON net.path = customer.place JOIN part at ON at.path = net.parent
      WHERE customer.work LIKE ''nfs-%'' AND at.type <> ''network-coprocessor''
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''vme-bus%'')
      AND EXISTS (SELECT 1 FROM running other WHERE other.work NOT LIKE ''nfs-%'')'),
  ('sparc-presto', 'sparcserver', 'advice', 0, '{part} writes over NFS without a PrestoServe',
   'A write is not answered before it is on a disk. A PrestoServe keeps it safe at once, and most of them need no disk then.',
   'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XIV',
   'SELECT ''process '' || process, ''Writes are '' || printf(''%g'', share) || '' % of the mix, more than 6 %.'' FROM (
        SELECT c.process, f.value AS share FROM running c JOIN fact f ON f.id = ''nfs.legato-writes'' WHERE c.work = ''nfs-legato''
        UNION SELECT c.process, n.value FROM running c JOIN process_number n ON n.process = c.process AND n.number = ''writes'' WHERE c.work = ''nfs-own'')
      WHERE share > 6 AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND (NOT EXISTS (SELECT 1 FROM part WHERE type = ''enfs'') OR EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')))'),
  ('sparc-presto-scsi', 'sparcserver', 'error', 1, '{part} cannot write to disks on SBus',
   'A board on VME cannot move data to a board on SBus; the system hangs. Where there are IPI disks too, one on SBus serves both.', 'Take a PrestoServe for SBus.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT presto.path FROM part presto WHERE presto.type = ''presto-vme''
      AND EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')'),
  ('sparc-presto-ipi', 'sparcserver', 'warning', 0, '{part} is on another bus than the disks',
   'It has to copy the data once more, which takes about twice the processor time that it takes otherwise.', 'Take a PrestoServe for VME.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT presto.path FROM part presto WHERE presto.type = ''presto-sbus'' AND EXISTS (SELECT 1 FROM part disk WHERE disk.type LIKE ''disk-%-ipi'')
      AND EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND name GLOB ''slot*'') AND NOT EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')'),
  ('sparc-serial-vme', 'sparcserver', 'advice', 0, '{part} takes an SBus slot for serial lines',
   'There are more VME slots than SBus slots, and twice as many lines on a board.', 'Take an ALM-2 on VME.', '004-sun-servers', 'Rule XX',
   'SELECT card.path FROM part card WHERE card.type = ''sbus-serial''
      AND EXISTS (SELECT 1 FROM part slot WHERE slot.type = ''empty-slot'' AND slot.name GLOB ''slot*'')'),
  ('sparc-serial-many', 'sparcserver', 'advice', 0, '{part} is one of many boards for serial lines',
   'Each character interrupts the processor; beyond 30 to 50 lines a terminal server on Ethernet takes less.', 'Connect lines by a terminal server.',
   '004-sun-servers', 'Rule XXI',
   'SELECT max(board.path), ''They have '' || printf(''%g'', sum(lines.value)) || '' lines.'' FROM part board JOIN fact lines ON lines.id = board.type || ''.lines''
      HAVING sum(lines.value) > (SELECT value FROM fact WHERE id = ''serial.most'')'),
  ('sparc-enfs', 'sparcserver', 'advice', 0, '{part} writes over NFS, and no slot is left for a PrestoServe',
   'Software that gathers writes does some of what a PrestoServe does, and takes more of the processor.',
   'Install eNFS if the processor has time left.', '004-sun-servers', 'Rule XXVIII',
   'SELECT ''process '' || process FROM running customer WHERE (customer.work = ''nfs-legato''
        OR (customer.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = customer.process AND n.number = ''writes'' AND n.value > 6)))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'', ''enfs'', ''network-coprocessor''))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')) GROUP BY process'),
  ('sparc-coprocessor-load', 'sparcserver', 'warning', 0, '{part} is asked for more than it can do',
   'A Network CoProcessor serves at most 290 NFS operations a second.', 'Put another one into a free VME slot, and some of the clients on its network.',
   '004-sun-servers', 'Rule XIII',
   'SELECT net.parent, ''Its clients ask for '' || printf(''%g'', sum(c.rate * c.count)) || '' NFS operations a second, and it does '' || printf(''%g'', most.value) || '' at the most.''
      FROM running c JOIN part net ON net.path = c.place JOIN part board ON board.path = net.parent JOIN fact most ON most.id = ''ncp.rate''
      WHERE board.type = ''network-coprocessor'' AND c.work LIKE ''nfs-%'' GROUP BY net.parent, most.value HAVING sum(c.rate * c.count) > most.value'),
  ('sparc-nfs-sustained', 'sparcserver', 'warning', 0, '{part} is asked for more NFS than it sustains',
   'Four fifths of what a server can do at the most is what it does with good answers.', 'Share the clients with another server, or take a larger one.',
   '004-sun-servers', 'Table 1',
   'SELECT root.name, ''Its clients ask for '' || printf(''%g'', sum(c.rate * c.count)) || '' NFS operations a second; it sustains '' || printf(''%g'', most.value) || ''.''
      FROM {served} c JOIN part root ON root.path = '''' JOIN fact most
        ON most.id IN (root.type || ''.nfs-sustained'', root.type || ''.nfs-sustained-'' || (SELECT min(2, count(DISTINCT place)) FROM {served}))
      GROUP BY root.name, most.value HAVING sum(c.rate * c.count) > most.value'),
  ('sparc-client-memory', 'sparcserver', 'advice', 0, '{part} is small for the clients that are served',
   'What clients read again comes from memory: 2 MB for each is a good measure, most of all where many read the same.', 'Fit more memory.', '004-sun-servers', 'Rule III',
   'SELECT ''memory'', printf(''%d'', sum(c.count)) || '' clients have '' || size.value || '' MB.'' FROM running c JOIN chosen size ON size.id = ''memoryMB''
      WHERE c.work LIKE ''nfs-%'' GROUP BY size.value HAVING 2 * sum(c.count) > size.value'),
  ('sparc-ethernet-clients', 'sparcserver', 'advice', 0, '{part} serves more than a hundred clients',
   'So many on one network answer better over FDDI.', 'Put them on FDDI, or share them among networks.', '004-sun-servers', 'Rule XI',
   'SELECT net.path FROM running c JOIN part net ON net.path = c.place WHERE net.type = ''ethernet'' AND c.work LIKE ''nfs-%''
      GROUP BY net.path HAVING sum(c.count) > 100'),
  ('sparc-ethernet-load', 'sparcserver', 'warning', 0, '{part} carries more NFS than an Ethernet does well',
   'Beyond about 35 % of its rate packets collide and answers are slow.', 'Share the clients among networks.', '004-sun-servers', '2.5.1 Ethernet',
   'SELECT net.path, ''NFS takes '' || printf(''%.0f'', 100 * sum(c.rate * c.count * coalesce(own.value, bytes.value)) / (rate.value * 1e6)) || '' % of it.''
      FROM running c JOIN part net ON net.path = c.place JOIN fact bytes ON bytes.id = ''nfs.bytes''
      LEFT JOIN process_number own ON own.process = c.process AND own.number = ''bytes'' JOIN fact rate ON rate.id = ''ethernet.rate'' JOIN fact hot ON hot.id = ''ethernet.hot''
      WHERE net.type = ''ethernet'' AND c.work LIKE ''nfs-%''
      GROUP BY net.path, rate.value, hot.value HAVING 100 * sum(c.rate * c.count * coalesce(own.value, bytes.value)) > hot.value * rate.value * 1e6'),
  ('sparc-presto-files', 'sparcserver', 'advice', 0, '{part} writes files without a PrestoServe',
   'A database in a file system, and mail that makes and removes small files, wait for what describes the files to be on the disk; a PrestoServe keeps it safe at once.',
   'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rules XV and XVI',
   'SELECT ''process '' || process FROM running customer WHERE work IN (''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'', ''interbase'', ''mail'')
      AND NOT EXISTS (SELECT 1 FROM process_number n WHERE n.process = customer.process AND n.number = ''updates'' AND n.value = 0)
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'')) GROUP BY process'),
  ('sparc-presto-mirror', 'sparcserver', 'advice', 0, '{part} is written to two disks without a PrestoServe',
   'A mirror makes two writes of one, so keeping them safe before they are on the disks gains twice as much.', 'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XVIII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region
      WHERE region.lies = ''mirrored'' AND region.running AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND EXISTS (SELECT 1 FROM running c WHERE c.process = region.process AND (c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'', ''interbase'', ''mail'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))))'),
  ('sparc-hot-partitions', 'sparcserver', 'warning', 0, '{part} holds data of several that are in use',
   'Its head goes to and fro between them: what is near on the disk is far apart in time.', 'Move all but one of them to disks of their own.', '004-sun-servers', 'Rule XXIII',
   'SELECT page.memory FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.running
      JOIN part disk ON disk.path = page.memory JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      GROUP BY page.memory HAVING count(DISTINCT page.process || ''/'' || page.region) > 1'),
  ('sparc-mirror', 'sparcserver', 'advice', 0, '{part} is mirrored for safety, not for speed',
   'Here a mirror takes more of the processor, and was measured to serve no more random reads than one disk, which the model does not know; only on a SPARCstation 2 it served more.', 'Keep it if a disk that fails must not stop the work.',
   '004-sun-servers', 'Rule XXV; Table 12',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''mirrored'' AND region.running
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')'),
  ('sparc-striping', 'sparcserver', 'advice', 0, '{part} lies on one disk, and another has nothing to do',
   'Random access is served by as many disks at once as data is striped over, for about a third more of the kernel''s time. Of SCSI disks only those of 669 MB on a SPARCstation 2 were measured to gain by it.', 'Let it lie striped over both, or interleaved by a database.', '004-sun-servers', 'Rule XXVI; Table 13',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region JOIN page ON page.process = region.process AND page.region = region.name
      WHERE region.running AND region.lies = ''on''
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access = ''random'')
      AND EXISTS (SELECT 1 FROM part disk JOIN part own ON own.path = page.memory AND own.type = disk.type AND (own.type LIKE ''%-ipi'' OR (own.type = ''disk-669'' AND EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')))
        WHERE disk.type LIKE ''disk-%'' AND disk.path NOT IN (SELECT memory FROM page))
      GROUP BY region.name, region.process HAVING count(*) = 1'),
  ('sparc-concatenated', 'sparcserver', 'advice', 0, '{part} is concatenated',
   'Concatenated disks were measured to do 5 to 72 % less, for their heads go to and fro; why is not told, and the model knows nothing of it. It takes all of them to be in use alike.', 'Let it lie striped over the same disks, or on one disk where it is read in order.', '004-sun-servers', 'Rule XXVII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''concatenated'' AND region.running'),
  ('sparc-tape', 'sparcserver', 'warning', 0, '{part} is on the bus of a disk in use',
   'A tape transfers slowly and holds the bus meanwhile, so a backup during work makes the disks beside it answer late.',
   'Put the tape on a host adapter without such disks.', '004-sun-servers', 'Rule VIII; 2.4.2 SCSI Host Adapter Loading',
   'SELECT tape.path, ''During a backup it takes '' || printf(''%.0f'', 100 * rate.value * u.factor / (bus.value * own.factor)) || '' % of its bus; beside random access about '' || printf(''%.0f'', hot.value) || '' are well.''
      FROM part tape JOIN fact rate ON rate.id = tape.type || ''.rate'' JOIN unit u ON u.id = rate.unit JOIN fact bus ON bus.id = ''scsi.rate-asynchronous'' JOIN unit own ON own.id = bus.unit JOIN fact hot ON hot.id = ''scsi.hot-random''
      WHERE tape.type LIKE ''tape-%'' AND EXISTS (SELECT 1 FROM part disk JOIN page ON page.memory = disk.path
        JOIN region ON region.process = page.process AND region.name = page.region
        WHERE disk.parent = tape.parent AND region.running AND region.lies <> ''mirrored'')'),
  ('sparc-expander', 'sparcserver', 'error', 1, '{part} asks for more addresses than its slot has',
   'All boards of an expansion box share the addresses of the one slot that it stands in.', 'Put one of its boards into a slot of the server.',
   '004-sun-servers', 'Rule VI; Table 6',
   'SELECT box.path, ''Its boards ask for '' || printf(''%.2f'', (sum(f.value * u.factor) + own.value * less.factor) / 1048576) || '' MB, and a slot has '' || printf(''%g'', slot.value) || ''.''
      FROM part box JOIN part board ON board.parent = box.path JOIN fact f ON f.subject = board.type AND f.property = ''address-space'' JOIN unit u ON u.id = f.unit
      JOIN fact own ON own.id = ''sbus-expander.address-space'' JOIN unit less ON less.id = own.unit
      JOIN fact slot ON slot.id = ''sbus.slot'' JOIN unit whole ON whole.id = slot.unit
      WHERE box.type = ''sbus-expander'' GROUP BY box.path HAVING sum(f.value * u.factor) + own.value * less.factor > slot.value * whole.factor'),
  ('sparc-expander-master', 'sparcserver', 'warning', 0, '{part} wants to be master of the bus, in an expansion box',
   'Most boxes have slots for slaves alone.', 'Put it into a slot of the server, or make sure that the box has a slot for a master.',
   '004-sun-servers', '2.3.2 Sbus; Table 6',
   'SELECT board.path FROM part box JOIN part board ON board.parent = box.path JOIN fact f ON f.id = board.type || ''.master'' AND f.value = 1
      WHERE box.type = ''sbus-expander'''),
  ('sparc-fast-zones', 'sparcserver', 'advice', 0, '{part} has fast and slow tracks, and holds data in use beside other data',
   'Its outer tracks hold more and move it sooner; the model reckons with them wherever data lies.', 'Lay what is used most on the first partitions, the outer tracks.',
   '004-sun-servers', 'Rule X; Table 9',
   'SELECT disk.path, ''Its outer tracks move '' || printf(''%.1f'', fast.value) || '' MB/s, its inner ones '' || printf(''%.1f'', slow.value) || ''; of what lies on it '' || group_concat(DISTINCT iif(region.running, region.name, NULL)) || '' is in use.''
      FROM page JOIN region ON region.process = page.process AND region.name = page.region
      JOIN part disk ON disk.path = page.memory JOIN fact fast ON fast.id = disk.type || ''.rate'' JOIN fact slow ON slow.id = disk.type || ''.rate-least''
      WHERE disk.type LIKE ''disk-%'' AND slow.value < fast.value
      GROUP BY disk.path HAVING max(region.running) = 1 AND min(region.running) = 0'),
  ('sparc-presto-stripes', 'sparcserver', 'advice', 0, '{part} lies over several disks and is written without a PrestoServe',
   'A PrestoServe takes writes to striped or concatenated disks as it does those to one.', 'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XVII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region
      WHERE region.lies IN (''striped'', ''concatenated'') AND region.running AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND EXISTS (SELECT 1 FROM running c WHERE c.process = region.process AND (c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))))'),
  ('sparc-presto-ports', 'sparcserver', 'error', 0, '{part} keeps what another server must find on the disks',
   'Disks with two ports are there for a second server that takes over. What a PrestoServe still holds is not on them then, and it is what describes the files.',
   'Take the PrestoServe out, or give up the second port.', '004-sun-servers', 'Rule XIX',
   'SELECT presto.path FROM part presto WHERE presto.type IN (''presto-vme'', ''presto-sbus'')
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1) AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')'),
  ('sparc-maxusers', 'sparcserver', 'advice', 0, '{part} keeps few names of files',
   'Most operations of file service look names up. Those that the kernel keeps follow from MAXUSERS, and its standard is small.',
   'Set MAXUSERS to about one for each megabyte of memory, and watch how often names are found. It is told here when there are fewer than half of that.', '004-sun-servers', 'Rule XXII; 2.10.4 Directory Name Lookup Cache (DNLC)',
   'SELECT root.name, ''MAXUSERS is '' || users.value || '', so it keeps '' || printf(''%g'', base.value + each.value * users.value) || '' names, with '' || size.value || '' MB of memory.''
      FROM part root JOIN chosen users ON users.id = ''maxUsers'' JOIN chosen size ON size.id = ''memoryMB'' JOIN fact base ON base.id = ''dnlc.base'' JOIN fact each ON each.id = ''dnlc.each''
      WHERE root.path = '''' AND 2 * users.value < size.value AND EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'')'),
  ('sparc-swap', 'sparcserver', 'advice', 0, '{part} has swap space and files in use, each in a part of its own',
   'Its head goes to and fro between them. A file to swap to, among the files, is near what else is read.', 'Make one partition, with a swap file in it.', '004-sun-servers', 'Rule XXIV',
   'SELECT swap.memory FROM page swap JOIN region own ON own.process = swap.process AND own.name = swap.region
      JOIN page other ON other.memory = swap.memory JOIN region files ON files.process = other.process AND files.name = other.region
      JOIN part disk ON disk.path = swap.memory AND disk.type LIKE ''disk-%''
      WHERE own.name = ''swap'' AND own.running AND files.running AND files.name <> ''swap'' GROUP BY swap.memory'),
  ('sparc-compute', 'sparcserver', 'advice', 0, '{part} has a processor that multiplies slowly',
   'Processors of version 7 of the specification multiply and divide whole numbers by long sequences of other instructions; those of version 8 take a tenth of the time, for programs that are compiled for them.',
   'Let programs that compute run on a SPARCstation 2 or a SPARCserver 600MP, compiled for version 8.', '004-sun-servers', 'Rule I',
   'SELECT root.name FROM part root JOIN fact version ON version.id = root.type || ''.sparc-version'' AND version.value < 8
      WHERE root.path = '''' AND EXISTS (SELECT 1 FROM running customer WHERE work IN (''batch'', ''timesharing''))'),
  ('sparc-mappable', 'sparcserver', 'advice', 0, '{part} has more memory than its MMU maps at once',
   'Mappings of more are exchanged by the kernel, with tens of thousands of instructions each time.', 'Fit less, or take a SPARCserver 600MP, which maps all of it.', '004-sun-servers', '2.2.3 Memory Management Unit (MMU); Table 4',
   'SELECT root.name, ''It has '' || size.value || '' MB, and maps '' || printf(''%g'', most.value) || '' at once.'' FROM part root JOIN chosen size ON size.id = ''memoryMB'' JOIN fact most ON most.id = root.type || ''.mappable''
      WHERE root.path = '''' AND size.value > most.value'),
  ('sparc-slot-slave', 'sparcserver', 'error', 1, '{part} needs to be master of the bus, and its slot has none',
   'The third SBus slot of a SPARCstation 1 or 1+ is for boards that only answer.', 'Put it into slot 1 or 2.', '004-sun-servers', '2.3.2 Sbus; Table 6',
   'SELECT card.path FROM part card JOIN fact master ON master.id = card.type || ''.master'' AND master.value = 1
      WHERE card.path = ''card3'' AND EXISTS (SELECT 1 FROM part WHERE type = ''ss1-board'')'),
  ('sparc-nfs-processors', 'sparcserver', 'advice', 0, '{part} serves files alone, and has more processors than that needs',
   'File service is all in the kernel, which under Solaris 1 is on one processor at a time.', 'Run it with two processors, or under Solaris 2.', '004-sun-servers', '1.1.6 Processors',
   'SELECT ''cpus'' FROM chosen c WHERE c.id = ''processors'' AND c.value > 2 AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'' AND value = 1)
      AND EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'') AND NOT EXISTS (SELECT 1 FROM running customer WHERE work NOT LIKE ''nfs-%'')'),
  ('sparc-presto-full', 'sparcserver', 'warning', 0, '{part} takes time of a processor that has none left',
   'It copies what is written, which takes 5 to 10 % of a processor. Where a single one is in use for more than 85 % of its time, file service becomes slower.', 'Leave it out, or take a server of several processors, where it copies beside the kernel lock.', '004-sun-servers', '1.1.7 Other Considerations',
   'SELECT presto.path, ''Clients ask for '' || printf(''%g'', load.asked) || '' operations a second of the '' || printf(''%g'', load.most) || '' that can be done at the most.''
      FROM part presto JOIN {full} load WHERE presto.type IN (''presto-vme'', ''presto-sbus'') AND NOT presto.lost'),
  ('sparc-enfs-coprocessor', 'sparcserver', 'error', 0, '{part} does not go with a Network CoProcessor',
   'Both bring a server of files of their own, and one replaces the other.', 'Take eNFS out: the Network CoProcessor gains far more.', '004-sun-servers', '2.12 eNFS',
   'SELECT path FROM part WHERE type = ''enfs'' AND EXISTS (SELECT 1 FROM part WHERE type = ''network-coprocessor'')'),
  ('sparc-enfs-idle', 'sparcserver', 'advice', 0, '{part} gathers writes of file service, and there is none',
   'It does nothing for writes of the server itself.', 'Take it out; a PrestoServe helps writes of the server too.', '004-sun-servers', '1.2.9.3 Case Study 5; 2.12 eNFS',
   'SELECT path FROM part WHERE type = ''enfs'' AND EXISTS (SELECT 1 FROM running) AND NOT EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'')'),
  ('sparc-disksuite', 'sparcserver', 'advice', 0, '{part} lies on several disks, and nothing is installed that does that',
   'Online:DiskSuite mirrors, stripes and concatenates disks; many databases do it themselves.', 'Install Online:DiskSuite, and let it lie striped; what a database spreads over raw disks itself lies interleaved.', '004-sun-servers', '2.11 MetaDisk Logical-Level "Disk" Device Driver',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.running
      AND (region.lies IN (''mirrored'', ''striped'', ''concatenated'') OR (region.lies = ''interleaved'' AND region.name <> ''swap'' AND EXISTS (SELECT 1 FROM running c
        WHERE c.process = region.process AND (c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'')))))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''disksuite'')'),
  ('sparc-disksuite-database', 'sparcserver', 'advice', 0, '{part} is taken for one disk by MetaDisk, under a database',
   'A database that mirrors or spreads its own data knows more about it, and another layer can confuse it.', 'Let it lie interleaved: spread by the database itself.', '004-sun-servers', '1.2.6 SunDBE, Online:DiskSuite and Other Software; 2.11.1 Disk Mirroring',
   'SELECT DISTINCT ''region '' || region.name || '' of '' || region.process FROM region JOIN running c ON c.process = region.process
      WHERE region.lies IN (''mirrored'', ''striped'', ''concatenated'') AND region.running AND c.work IN (''database-scan'', ''database-lookup'', ''oracle'', ''sybase'', ''informix'', ''ingres'')
      AND EXISTS (SELECT 1 FROM part WHERE type = ''disksuite'')'),
  ('sparc-sundbe', 'sparcserver', 'advice', 0, '{part} runs without SunDBE',
   'SunDBE tunes Solaris for this database: large shared memory, its own asynchronous transfers, many open files.', 'Install SunDBE.', '004-sun-servers', '1.2.6 SunDBE, Online:DiskSuite and Other Software; 2.13 SunDBE Database Excellerator Software',
   'SELECT path FROM part WHERE type IN (''oracle'', ''sybase'', ''informix'', ''ingres'') AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''sundbe'')'),
  ('sparc-database-product', 'sparcserver', 'warning', 0, '{part} does the work of a database that is not installed',
   'No product slot has this database.', 'Install the database in a free product slot.', NULL, '',
   'SELECT DISTINCT ''process '' || c.process, ''No product slot has '' || kind.title || ''.'', ''Install '' || kind.title || '' in a free product slot.''
      FROM running c JOIN block_type kind ON kind.id = c.work AND kind.noun = ''product''
      WHERE EXISTS (SELECT 1 FROM part WHERE name GLOB ''product*'') AND NOT EXISTS (SELECT 1 FROM part WHERE part.type = c.work)'),
  ('sparc-copilot', 'sparcserver', 'advice', 0, '{part} serves more files than a night''s backup takes',
   'Beyond 2 GB, or where work goes on at night, backups have to be taken while files are in use.', 'Install Online:BackupCopilot, with the tape on a bus without busy disks.', '004-sun-servers', '1.1.7 Other Considerations',
   'SELECT root.name, ''Its files lie on disks of '' || printf(''%.1f'', sum(size.value / copies.count) / 1000) || '' GB.'' FROM part root JOIN part disk ON disk.type LIKE ''disk-%'' JOIN fact size ON size.id = disk.type || ''.size''
      JOIN (SELECT memory, min(iif(region.lies = ''mirrored'', (SELECT count(DISTINCT memory) FROM page other WHERE other.process = page.process AND other.region = page.region), 1)) AS count
        FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.name <> ''swap'' JOIN running c ON c.process = page.process
        WHERE c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'') GROUP BY memory) copies ON copies.memory = disk.path
      WHERE root.path = '''' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''backup-copilot'')
      GROUP BY root.name HAVING sum(size.value / copies.count) > 2000'),
  ('sparc-tunefs', 'sparcserver', 'advice', 0, '{part} leaves file systems over several disks slow until they are set',
   'MetaDisk sets a file system so that it moves one block at a time; left so, most operations take 60 % longer or more. The model takes it for changed.', 'Set each for clusters of seven blocks and no delay (tunefs -a 7 -d 0).', '004-sun-servers', '2.11 MetaDisk Logical-Level "Disk" Device Driver',
   'SELECT suite.path FROM part suite WHERE suite.type = ''disksuite'' AND EXISTS (SELECT 1 FROM region JOIN running c ON c.process = region.process
      WHERE region.lies IN (''mirrored'', ''striped'', ''concatenated'') AND region.running
      AND (c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'')))'),
  ('sparc-stripe-sizes', 'sparcserver', 'advice', 0, '{part} is striped over disks of several sizes',
   'Each disk of a stripe counts as the smallest of them.', 'Take disks of one size, or let it lie over those alone.', '004-sun-servers', '2.11.2 Disk Striping',
   'SELECT ''region '' || page.region || '' of '' || page.process FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''striped''
      JOIN part disk ON disk.path = page.memory JOIN fact size ON size.id = disk.type || ''.size'' GROUP BY page.process, page.region HAVING count(DISTINCT size.value) > 1'),
  ('sparc-stripe-order', 'sparcserver', 'advice', 0, '{part} is striped, and read or written in order',
   'In order two disks were measured to do a fifth to three fifths less than one; only those of 669 MB on a SPARCstation 2 do more.', 'Let it lie on one disk.', '004-sun-servers', 'Rule XXVI; Table 13',
   'SELECT DISTINCT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''striped'' AND region.running
      AND NOT EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access = ''random'')
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access LIKE ''sequential%'')
      AND NOT (EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')
        AND NOT EXISTS (SELECT 1 FROM page JOIN part disk ON disk.path = page.memory WHERE page.process = region.process AND page.region = region.name AND disk.type <> ''disk-669''))'),
  ('sparc-mirror-bus', 'sparcserver', 'advice', 0, '{part} has both copies on one bus',
   'Each write goes over it twice, and both copies are lost to sight when it fails.', 'Put the copies on two host adapters or string controllers.', '004-sun-servers', '1.1.8 Case Study 1; 1.3.1.2 Case Study 7',
   'SELECT ''region '' || page.region || '' of '' || page.process FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''mirrored'' AND region.running
      JOIN part disk ON disk.path = page.memory AND NOT disk.lost GROUP BY page.process, page.region HAVING count(DISTINCT disk.path) > 1 AND count(DISTINCT disk.parent) = 1'),
  ('sparc-mirror-one', 'sparcserver', 'error', 0, '{part} is mirrored on one disk',
   'A mirror is there for when a disk fails; here nothing is left then.', 'Put the copies on two disks, of two host adapters or string controllers.', '004-sun-servers', '2.11.1 Disk Mirroring',
   'SELECT ''region '' || page.region || '' of '' || page.process, CASE count(DISTINCT page.memory) WHEN 1 THEN '''' ELSE ''All its copies but one are on disks that have failed.'' END
      FROM page JOIN part disk ON disk.path = page.memory JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''mirrored'' AND region.running
      GROUP BY page.process, page.region HAVING count(DISTINCT CASE disk.lost WHEN 0 THEN page.memory END) = 1'),
  ('sparc-log', 'sparcserver', 'advice', 0, '{part} holds a log beside data',
   'The log is there for when the disk of the data fails; on the same disk it fails with it.', 'Give the log a disk of its own.', '004-sun-servers', '1.2.4 Configuring Disks and Controllers',
   'SELECT own.memory FROM page own JOIN page other ON other.memory = own.memory AND (other.process <> own.process OR other.region <> own.region)
      JOIN part disk ON disk.path = own.memory AND disk.type LIKE ''disk-%'' WHERE own.region = ''log'' GROUP BY own.memory'),
  ('sparc-ports-scsi', 'sparcserver', 'advice', 0, '{part} is to have two ports on its disks, and has no disk that can',
   'Only IPI disks have a second port, for a second server.', 'Take IPI disks, or give up the second port.', '004-sun-servers', '2.4.3 IPI-2 String Controller: the ISP-80',
   'SELECT root.name FROM part root WHERE root.path = '''' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1)
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%'') AND NOT EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')'),
  ('sparc-lines', 'sparcserver', 'warning', 0, '{part} carries more than its four lines do together',
   'All lines of the board share what it moves.', 'Put some of them on another board.', '004-sun-servers', '2.6 Internetworking',
   'SELECT line.parent, ''They carry '' || printf(''%.1f'', sum(c.rate * c.count) * rate.value) || '' Mb/s, and it does '' || printf(''%g'', most.value) || ''.''
      FROM running c JOIN part line ON line.path = c.place AND line.type = ''t1-line'' JOIN fact rate ON rate.id = ''t1-line.media'' JOIN fact most ON most.id = ''hsi-s.total''
      GROUP BY line.parent, rate.value, most.value HAVING sum(c.rate * c.count) * rate.value > most.value'),
  ('sparc-line', 'sparcserver', 'warning', 0, '{part} is asked for more than it carries',
   'A line carries a second of itself in a second.', 'Put some of it on another line.', '004-sun-servers', 'Table 10; 2.6 Internetworking',
   'SELECT line.path, ''It carries '' || printf(''%g'', rate.value) || '' Mb/s, and is asked for '' || printf(''%g'', sum(c.rate * c.count) * rate.value) || ''.''
      FROM running c JOIN part line ON line.path = c.place AND line.type = ''t1-line'' JOIN fact rate ON rate.id = ''t1-line.media''
      GROUP BY line.path, rate.value HAVING sum(c.rate * c.count) > 1'),
  ('sparc-own-mix', 'sparcserver', 'warning', 0, '{part} has more reads and writes than operations',
   'Reads and writes are parts of the operations; the rest looks up names and asks for attributes.', 'Let reads and writes be 100 % together, or less.', '004-sun-servers', '1.1.1 Client Demand Estimation',
   'SELECT DISTINCT ''process '' || c.process, ''Reads are '' || printf(''%g'', r.value) || '' %, writes '' || printf(''%g'', w.value) || '' %.''
      FROM running c JOIN process_number r ON r.process = c.process AND r.number = ''reads'' JOIN process_number w ON w.process = c.process AND w.number = ''writes''
      WHERE c.work = ''nfs-own'' AND r.value + w.value > 100'),
  ('sparc-presto-failed', 'sparcserver', 'warning', 0, '{part} is not there to keep writes',
   'Without it a write waits for the disks.', 'Have it replaced.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT path FROM part WHERE type IN (''presto-vme'', ''presto-sbus'') AND lost AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'') AND NOT lost)
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN step s ON s.operation = w.operation AND s.applies GLOB ''*write*'')'),
  ('sparc-unrated', 'sparcserver', 'advice', 0, '{part} has a processor of which no source says how fast it is',
   'What the kernel and programs take of it is left out: only busses, disks and networks are answered.', 'Take the SPARCserver 490 in its place where the processor matters.', NULL, '',
   'SELECT ''cpus'' FROM part WHERE path = ''cpus'' AND type = ''sparc-processors-unrated'' AND EXISTS (SELECT 1 FROM customer)'),
  ('sparc-nfs-unknown', 'sparcserver', 'advice', 0, '{part} serves files, and no source says how many',
   'Table 1 of the guide has later servers alone, so what file service takes of this one''s kernel is left out.', 'Count with a SPARCstation 2 for a processor that is somewhat faster.', NULL, '',
   'SELECT root.name FROM part root WHERE root.path = '''' AND EXISTS (SELECT 1 FROM customer c WHERE c.work IN (''nfs-legato'', ''nfs-brown'')
          OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''kernel'' AND n.value = 0)))
      AND NOT EXISTS (SELECT 1 FROM fact WHERE subject = root.type AND property = ''kernel-nfs-legato'')');

-- A PrestoServe is not advised where disks have two ports: beside those it is refused (Rule XIX); nor where a processor
-- has no time for it (1.1.7).
UPDATE rule SET query = 'SELECT * FROM (' || query || ') WHERE NOT EXISTS (SELECT 1 FROM {full}) AND NOT (EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1)
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi''))'
  WHERE id IN ('sparc-presto', 'sparc-presto-files', 'sparc-presto-mirror', 'sparc-presto-stripes');
-- Nor twice what is fitted for want of a slot (1.1.8)
UPDATE rule SET query = 'SELECT * FROM (' || query || ') WHERE NOT (EXISTS (SELECT 1 FROM part WHERE type = ''enfs'')
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')))'
  WHERE id IN ('sparc-presto-mirror', 'sparc-presto-stripes');

-- What stands in several of them: clients whose operations take of the kernel what Table 1 says, and where they are more
-- than a single processor has time for beside a PrestoServe.
UPDATE rule SET query = replace(query, '{full}', '(SELECT most.value AS most, sum(c.rate * c.count) AS asked FROM {served} c JOIN part root ON root.path = ''''
      JOIN fact busy ON busy.id = ''presto.busy''
      JOIN fact most ON most.id IN (root.type || ''.nfs-most'', root.type || ''.nfs-most-'' || (SELECT min(2, count(DISTINCT place)) FROM {served}))
      WHERE NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value > 1)
      GROUP BY most.value, busy.value HAVING 100 * sum(c.rate * c.count) > busy.value * most.value)');
UPDATE rule SET query = replace(query, '{served}', '(SELECT * FROM running WHERE work = ''nfs-legato'' OR (work = ''nfs-own''
        AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = running.process AND n.number = ''kernel'' AND n.value = 0)))');
