-- Rules of the planning guide for servers of 1992, each with its number in the guide, and warnings based on its text.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('sparc-modules', 'sparcserver', 'error', 0, '{part} has a card in the slot of the second processor module',
   'Four processors are two modules, and the second module occupies an SBus slot.', 'Remove the card, or run with two processors.',
   '004-sun-servers', '1.3.1.2 Case Study 7',
   'SELECT path FROM part WHERE path = ''card4'' AND type <> ''empty-slot''
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value > 2)'),
  ('sparc-contexts', 'sparcserver', 'advice', 0, '{part} has too few address spaces for its processes',
   'The MMU of this machine has a limited number of address spaces. For each additional active process, the kernel swaps another address space out of the MMU.', 'Run fewer active processes, or use a SPARCserver 600MP.',
   '004-sun-servers', 'Rule II',
   'SELECT root.name, say(''Its MMU has {spaces} address spaces, for {processes} active processes.'', ''spaces'', fact.value, ''processes'', printf(''%d'', sum(spaces)))
      FROM (SELECT iif(place.type LIKE ''sparc-cpu%'', customer.count, 1) AS spaces FROM running customer JOIN part place ON place.path = customer.place)
      JOIN part root ON root.path = '''' JOIN fact ON fact.id = root.type || ''.contexts'' GROUP BY root.name, fact.value HAVING sum(spaces) >= fact.value'),
  ('sparc-memory-boards', 'sparcserver', 'advice', 0, '{part} is partly on expansion boards',
   'The system board holds 128 MB. Memory beyond that is about 15 % slower, and the kernel uses it first.',
   'Put all memory on the system board if the work allows it.', '004-sun-servers', 'Rule IV',
   'SELECT ''memory'' FROM chosen WHERE id = ''memoryMB'' AND value > 128
      AND EXISTS (SELECT 1 FROM part WHERE type IN (''ss630-board'', ''ss670-board'', ''ss690-board''))'),
  ('sparc-bus-demand', 'sparcserver', 'advice', 0, '{part} cannot serve all its boards if all are under heavy load',
   'The typical heavy load of its boards adds up to more than the bus can transfer. The sum includes all boards, whatever the scenario runs.', 'If the boards are busy at the same time, move one to another bus.', '004-sun-servers', 'Rule V; Tables 5 and 6',
   'SELECT bus.path, say(''Under heavy load, its boards transfer {transferred} MB/s together; the limit of the bus is {limit}. The sum includes all boards, whatever the scenario runs.'',
        ''transferred'', printf(''%.1f'', sum(f.value * u.factor) / 1e6), ''limit'', round(rate.value * own.factor / 1e6))
      FROM part bus JOIN block_type kind ON kind.id = bus.type JOIN fact rate ON rate.id = kind.rate JOIN unit own ON own.id = rate.unit
      JOIN part board ON board.parent = bus.parent AND board.name GLOB iif(bus.type LIKE ''vme-%'', ''slot*'', ''card*'')
      JOIN fact f ON f.subject = board.type AND f.property = ''demand-typical'' JOIN unit u ON u.id = f.unit
      WHERE bus.type IN (''vme-bus'', ''vme-bus-plain'', ''sbus-600'', ''sbus-20'') GROUP BY bus.path HAVING sum(f.value * u.factor) > rate.value * own.factor'),
  ('sparc-scsi-disks', 'sparcserver', 'warning', 0, '{part} has more than two randomly accessed disks',
   'On a SCSI bus, random accesses have a high latency above 20 % utilisation. Two randomly accessed disks at 65 % of their rate reach this limit. With sequential reads, four disks are possible.',
   'Put two disks on each host adapter.', '004-sun-servers', 'Rule VII',
   'SELECT bus.path FROM part bus JOIN part disk ON disk.parent = bus.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE bus.type IN (''scsi-bus'', ''scsi-vme'', ''sbus-scsi'', ''sbe-s'')
      AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access IN (''random'', ''sequential-write''))
      GROUP BY bus.path HAVING count(*) > 2'),
  ('sparc-ipi-disks', 'sparcserver', 'warning', 0, '{part} has more disks than its controller can keep busy',
   'A controller can keep three randomly accessed disks busy. More active disks add capacity, but no throughput.',
   'Spread busy disks over more controllers, and leave rarely used ones behind this controller.', '004-sun-servers', 'Rule IX',
   'SELECT string.path FROM part string JOIN part disk ON disk.parent = string.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE string.type = ''isp-80'' AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access = ''random'')
      GROUP BY string.path HAVING count(*) > 3'),
  ('sparc-ipi-controllers', 'sparcserver', 'error', 0, '{part} exceeds the maximum number of string controllers',
   'A server can have five string controllers.', 'Move the disks to the other controllers, or to another server.', '004-sun-servers', '1.2.9.1 Case Study 3',
   'SELECT string.path FROM part string WHERE string.type = ''isp-80''
      AND (SELECT count(*) FROM part WHERE type = ''isp-80'') > (SELECT value FROM fact WHERE id = ''isp-80.most'')
      ORDER BY (SELECT count(*) FROM part disk WHERE disk.parent = string.path), length(string.path) DESC, string.path DESC LIMIT 1'),
  ('sparc-ipi-serial', 'sparcserver', 'advice', 0, '{part} has several sequentially read disks',
   'One sequentially read disk saturates a string.', 'Spread sequentially read disks over separate strings.', '004-sun-servers', 'Rule IX',
   'SELECT string.path FROM part string JOIN part disk ON disk.parent = string.path
      JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      WHERE string.type = ''isp-80'' AND disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access LIKE ''sequential%'')
      AND NOT disk.path IN (SELECT access.memory FROM access JOIN running customer ON customer.uses = access.uses
        JOIN work_part w ON w.work = customer.work JOIN operation o ON o.id = w.operation WHERE o.access = ''random'')
      GROUP BY string.path HAVING count(*) > 1'),
  ('sparc-coprocessor', 'sparcserver', 'advice', 0, '{part} serves NFS and other work, without a Network CoProcessor',
   'A Network CoProcessor processes the protocols. NFS then needs about 40 % less processor time, which other work can use. In measurements, latency was lower too. The model doesn''t include this.',
   'Put a Network CoProcessor into a VME slot, and move the clients to its network.', '004-sun-servers', 'Rule XII',
   'SELECT DISTINCT customer.place FROM running customer JOIN part net ON net.path = customer.place JOIN part at ON at.path = net.parent
      WHERE customer.work LIKE ''nfs-%'' AND at.type <> ''network-coprocessor''
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''vme-bus%'')
      AND EXISTS (SELECT 1 FROM running other WHERE other.work NOT LIKE ''nfs-%'')'),
  ('sparc-presto', 'sparcserver', 'advice', 0, '{part} writes over NFS without a PrestoServe',
   'The server replies to a write only after it is on a disk. A PrestoServe stores the write in non-volatile memory at once, which avoids most disk writes.',
   'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XIV',
   'SELECT ''process '' || process, say(''Writes are {share} % of the mix, which is more than 6 %.'', ''share'', printf(''%g'', share)) FROM (
        SELECT c.process, f.value AS share FROM running c JOIN fact f ON f.id = ''nfs.legato-writes'' WHERE c.work = ''nfs-legato''
        UNION SELECT c.process, n.value FROM running c JOIN process_number n ON n.process = c.process AND n.number = ''writes'' WHERE c.work = ''nfs-own'')
      WHERE share > 6 AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND (NOT EXISTS (SELECT 1 FROM part WHERE type = ''enfs'') OR EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')))'),
  ('sparc-presto-scsi', 'sparcserver', 'error', 1, '{part} cannot write to disks on SBus',
   'A board on VME cannot transfer data to a board on SBus; the system hangs. If there are also IPI disks, a PrestoServe on SBus serves both.', 'Use a PrestoServe for SBus.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT presto.path FROM part presto WHERE presto.type = ''presto-vme''
      AND EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')'),
  ('sparc-presto-ipi', 'sparcserver', 'warning', 0, '{part} is on a different bus from the disks',
   'The PrestoServe has to copy the data once more, which takes about twice the usual processor time.', 'Use a PrestoServe for VME.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT presto.path FROM part presto WHERE presto.type = ''presto-sbus'' AND EXISTS (SELECT 1 FROM part disk WHERE disk.type LIKE ''disk-%-ipi'')
      AND EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND name GLOB ''slot*'') AND NOT EXISTS (SELECT 1 FROM part disk JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second'' WHERE disk.type NOT LIKE ''%-ipi'')'),
  ('sparc-serial-vme', 'sparcserver', 'advice', 0, '{part} uses an SBus slot for serial lines',
   'There are more VME slots than SBus slots, and a VME board has twice as many lines.', 'Use an ALM-2 on VME.', '004-sun-servers', 'Rule XX',
   'SELECT card.path FROM part card WHERE card.type = ''sbus-serial''
      AND EXISTS (SELECT 1 FROM part slot WHERE slot.type = ''empty-slot'' AND slot.name GLOB ''slot*'')'),
  ('sparc-serial-many', 'sparcserver', 'advice', 0, '{part} is one of many boards for serial lines',
   'Each character interrupts the processor. Above 30 to 50 lines, a terminal server on Ethernet needs less processor time.', 'Connect the lines through a terminal server.',
   '004-sun-servers', 'Rule XXI',
   'SELECT max(board.path), say(''The boards have {lines} lines.'', ''lines'', sum(lines.value)) FROM part board JOIN fact lines ON lines.id = board.type || ''.lines''
      HAVING sum(lines.value) > (SELECT value FROM fact WHERE id = ''serial.most'')'),
  ('sparc-enfs', 'sparcserver', 'advice', 0, '{part} writes over NFS, and no slot is free for a PrestoServe',
   'Software that gathers writes has part of the effect of a PrestoServe, and needs more processor time.',
   'Install eNFS if the processor has spare capacity.', '004-sun-servers', 'Rule XXVIII',
   'SELECT ''process '' || process FROM running customer WHERE (customer.work = ''nfs-legato''
        OR (customer.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = customer.process AND n.number = ''writes'' AND n.value > 6)))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'', ''enfs'', ''network-coprocessor''))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')) GROUP BY process'),
  ('sparc-coprocessor-load', 'sparcserver', 'warning', 0, '{part} is overloaded',
   'A Network CoProcessor serves at most 290 NFS operations a second.', 'Put another Network CoProcessor into a free VME slot, and move some of the clients to its network.',
   '004-sun-servers', 'Rule XIII',
   'SELECT net.parent, say(''Its clients demand {demand} NFS operations a second; its maximum is {most}.'', ''demand'', printf(''%g'', sum(c.rate * c.count)), ''most'', most.value)
      FROM running c JOIN part net ON net.path = c.place JOIN part board ON board.path = net.parent JOIN fact most ON most.id = ''ncp.rate''
      WHERE board.type = ''network-coprocessor'' AND c.work LIKE ''nfs-%'' GROUP BY net.parent, most.value HAVING sum(c.rate * c.count) > most.value'),
  ('sparc-nfs-sustained', 'sparcserver', 'warning', 0, '{part} has more NFS load than it can sustain',
   'With acceptable latency, a server sustains 80 % of its maximum rate.', 'Move some clients to another server, or use a larger one.',
   '004-sun-servers', 'Table 1',
   'SELECT root.name, say(''Its clients demand {demand} NFS operations a second; the server sustains {most}.'', ''demand'', printf(''%g'', sum(c.rate * c.count)), ''most'', most.value)
      FROM {served} c JOIN part root ON root.path = '''' JOIN fact most
        ON most.id IN (root.type || ''.nfs-sustained'', root.type || ''.nfs-sustained-'' || (SELECT min(2, count(DISTINCT place)) FROM {served}))
      GROUP BY root.name, most.value HAVING sum(c.rate * c.count) > most.value'),
  ('sparc-client-memory', 'sparcserver', 'advice', 0, '{part} is small for the number of clients',
   'Memory serves repeated reads of the clients. 2 MB for each client is a good value, especially if many clients read the same data.', 'Add memory.', '004-sun-servers', 'Rule III',
   'SELECT ''memory'', say(''{clients} clients share {size} MB.'', ''clients'', printf(''%d'', sum(c.count)), ''size'', printf(''%d'', size.value)) FROM running c JOIN chosen size ON size.id = ''memoryMB''
      WHERE c.work LIKE ''nfs-%'' GROUP BY size.value HAVING 2 * sum(c.count) > size.value'),
  ('sparc-ethernet-clients', 'sparcserver', 'advice', 0, '{part} serves more than a hundred clients',
   'FDDI gives lower latency for so many clients on one network.', 'Move them to FDDI, or spread them over several networks.', '004-sun-servers', 'Rule XI',
   'SELECT net.path FROM running c JOIN part net ON net.path = c.place WHERE net.type = ''ethernet'' AND c.work LIKE ''nfs-%''
      GROUP BY net.path HAVING sum(c.count) > 100'),
  ('sparc-ethernet-load', 'sparcserver', 'warning', 0, '{part} has more NFS traffic than an Ethernet serves well',
   'Above about 35 % utilisation, packets collide and latency is high.', 'Spread the clients over several networks.', '004-sun-servers', '2.5.1 Ethernet',
   'SELECT net.path, say(''NFS uses {share} % of its bandwidth.'', ''share'', printf(''%d'', round(100 * sum(c.rate * c.count * coalesce(own.value, bytes.value)) / (rate.value * 1e6))))
      FROM running c JOIN part net ON net.path = c.place JOIN fact bytes ON bytes.id = ''nfs.bytes''
      LEFT JOIN process_number own ON own.process = c.process AND own.number = ''bytes'' JOIN fact rate ON rate.id = ''ethernet.rate'' JOIN fact hot ON hot.id = ''ethernet.hot''
      WHERE net.type = ''ethernet'' AND c.work LIKE ''nfs-%''
      GROUP BY net.path, rate.value, hot.value HAVING 100 * sum(c.rate * c.count * coalesce(own.value, bytes.value)) > hot.value * rate.value * 1e6'),
  ('sparc-presto-files', 'sparcserver', 'advice', 0, '{part} writes files without a PrestoServe',
   'Databases in a file system, and mail with its small files, wait until file metadata is on the disk. A PrestoServe stores the metadata in non-volatile memory at once.',
   'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rules XV and XVI',
   'SELECT ''process '' || process FROM running customer WHERE work IN (''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'', ''interbase'', ''mail'')
      AND NOT EXISTS (SELECT 1 FROM process_number n WHERE n.process = customer.process AND n.number = ''updates'' AND n.value = 0)
      AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'')) GROUP BY process'),
  ('sparc-presto-mirror', 'sparcserver', 'advice', 0, '{part} is written to two disks without a PrestoServe',
   'A mirror turns each write into two, so a PrestoServe has twice the benefit.', 'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XVIII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region
      WHERE region.lies = ''mirrored'' AND region.running AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND EXISTS (SELECT 1 FROM running c WHERE c.process = region.process AND (c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'', ''interbase'', ''mail'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))))'),
  ('sparc-hot-partitions', 'sparcserver', 'warning', 0, '{part} holds several active regions',
   'The disk head moves back and forth between these regions, which increases the seek time.', 'Move all but one region to separate disks.', '004-sun-servers', 'Rule XXIII',
   'SELECT page.memory FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.running
      JOIN part disk ON disk.path = page.memory JOIN block_type kind ON kind.id = disk.type AND kind.serves = ''second''
      GROUP BY page.memory HAVING count(DISTINCT page.process || ''/'' || page.region) > 1'),
  ('sparc-mirror', 'sparcserver', 'advice', 0, '{part} is mirrored, which adds safety but not speed',
   'On this machine, a mirror needs more processor time. In measurements it served no more random reads than one disk, except on a SPARCstation 2. The model doesn''t include this.', 'Keep the mirror if the work must continue after a disk failure.',
   '004-sun-servers', 'Rule XXV; Table 12',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''mirrored'' AND region.running
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')'),
  ('sparc-striping', 'sparcserver', 'advice', 0, '{part} is on one disk, while another is idle',
   'All disks of a stripe serve random accesses in parallel, for about a third more kernel time. Among SCSI disks, only those of 669 MB on a SPARCstation 2 gained by striping in measurements.', 'Stripe the region over both disks, or let a database interleave it.', '004-sun-servers', 'Rule XXVI; Table 13',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region JOIN page ON page.process = region.process AND page.region = region.name
      WHERE region.running AND region.lies = ''on''
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access = ''random'')
      AND EXISTS (SELECT 1 FROM part disk JOIN part own ON own.path = page.memory AND own.type = disk.type AND (own.type LIKE ''%-ipi'' OR (own.type = ''disk-669'' AND EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')))
        WHERE disk.type LIKE ''disk-%'' AND disk.path NOT IN (SELECT memory FROM page))
      GROUP BY region.name, region.process HAVING count(*) = 1'),
  ('sparc-concatenated', 'sparcserver', 'advice', 0, '{part} is concatenated',
   'In measurements, concatenated disks were 5 to 72 % slower, because of long seeks. The cause is not known, and the model doesn''t include it. The model assumes that all of the disks are used equally.', 'Stripe the region over the same disks, or put it on one disk if it is read sequentially.', '004-sun-servers', 'Rule XXVII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''concatenated'' AND region.running'),
  ('sparc-tape', 'sparcserver', 'warning', 0, '{part} is on the bus of an active disk',
   'A tape drive transfers slowly, and occupies the bus during a transfer. A backup during work therefore increases the latency of the disks on this bus.',
   'Put the tape on a host adapter without active disks.', '004-sun-servers', 'Rule VIII; 2.4.2 SCSI Host Adapter Loading',
   'SELECT tape.path, say(''A backup uses {share} % of its bus. For random accesses, the recommended maximum is about {most} %.'', ''share'', round(100 * rate.value * u.factor / (bus.value * own.factor)), ''most'', round(hot.value))
      FROM part tape JOIN fact rate ON rate.id = tape.type || ''.rate'' JOIN unit u ON u.id = rate.unit JOIN fact bus ON bus.id = ''scsi.rate-asynchronous'' JOIN unit own ON own.id = bus.unit JOIN fact hot ON hot.id = ''scsi.hot-random''
      WHERE tape.type LIKE ''tape-%'' AND EXISTS (SELECT 1 FROM part disk JOIN page ON page.memory = disk.path
        JOIN region ON region.process = page.process AND region.name = page.region
        WHERE disk.parent = tape.parent AND region.running AND region.lies <> ''mirrored'')'),
  ('sparc-expander', 'sparcserver', 'error', 1, '{part} needs more address space than its slot has',
   'All boards of an expansion box share the address space of its slot.', 'Move one of its boards into a slot of the server.',
   '004-sun-servers', 'Rule VI; Table 6',
   'SELECT box.path, say(''Its boards need {needed} MB, but a slot has {size}.'', ''needed'', printf(''%.2f'', (sum(f.value * u.factor) + own.value * less.factor) / 1048576), ''size'', slot.value)
      FROM part box JOIN part board ON board.parent = box.path JOIN fact f ON f.subject = board.type AND f.property = ''address-space'' JOIN unit u ON u.id = f.unit
      JOIN fact own ON own.id = ''sbus-expander.address-space'' JOIN unit less ON less.id = own.unit
      JOIN fact slot ON slot.id = ''sbus.slot'' JOIN unit whole ON whole.id = slot.unit
      WHERE box.type = ''sbus-expander'' GROUP BY box.path HAVING sum(f.value * u.factor) + own.value * less.factor > slot.value * whole.factor'),
  ('sparc-expander-master', 'sparcserver', 'warning', 0, '{part} needs to be bus master, but is in an expansion box',
   'Most expansion boxes have only slave slots.', 'Put this board into a slot of the server, or make sure that the box has a master slot.',
   '004-sun-servers', '2.3.2 Sbus; Table 6',
   'SELECT board.path FROM part box JOIN part board ON board.parent = box.path JOIN fact f ON f.id = board.type || ''.master'' AND f.value = 1
      WHERE box.type = ''sbus-expander'''),
  ('sparc-fast-zones', 'sparcserver', 'advice', 0, '{part} has fast and slow tracks, and holds active and inactive data',
   'The outer tracks of this disk hold more data and transfer it faster. The model uses their rate for data on any track.', 'Put the most active data on the first partitions, which are on the outer tracks.',
   '004-sun-servers', 'Rule X; Table 9',
   'SELECT disk.path, say(''Its outer tracks transfer {fast} MB/s, its inner tracks {slow}. The active regions on it are {regions}.'',
        ''fast'', printf(''%.1f'', fast.value), ''slow'', printf(''%.1f'', slow.value), ''regions'', group_concat(DISTINCT iif(region.running, region.name, NULL)))
      FROM page JOIN region ON region.process = page.process AND region.name = page.region
      JOIN part disk ON disk.path = page.memory JOIN fact fast ON fast.id = disk.type || ''.rate'' JOIN fact slow ON slow.id = disk.type || ''.rate-least''
      WHERE disk.type LIKE ''disk-%'' AND slow.value < fast.value
      GROUP BY disk.path HAVING max(region.running) = 1 AND min(region.running) = 0'),
  ('sparc-presto-stripes', 'sparcserver', 'advice', 0, '{part} is on several disks and is written without a PrestoServe',
   'A PrestoServe handles writes to striped or concatenated disks like writes to a single disk.', 'Put a PrestoServe on the bus of the disks.', '004-sun-servers', 'Rule XVII',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region
      WHERE region.lies IN (''striped'', ''concatenated'') AND region.running AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus''))
      AND EXISTS (SELECT 1 FROM running c WHERE c.process = region.process AND (c.work IN (''nfs-legato'', ''disk-frw'', ''disk-fru'', ''disk-fsw'', ''disk-fsu'') OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''writes'' AND n.value > 0))))'),
  ('sparc-presto-ports', 'sparcserver', 'error', 0, '{part} holds data that another server must find on the disks',
   'Dual-port disks let a second server take over. Data that is still in the PrestoServe, including file metadata, is then missing from the disks.',
   'Remove the PrestoServe, or don''t use the second port.', '004-sun-servers', 'Rule XIX',
   'SELECT presto.path FROM part presto WHERE presto.type IN (''presto-vme'', ''presto-sbus'')
      AND EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1) AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')'),
  ('sparc-maxusers', 'sparcserver', 'advice', 0, '{part} caches few file names',
   'Most NFS operations look up file names. The size of the kernel''s name cache follows from MAXUSERS, whose default is small.',
   'Set MAXUSERS to about the number of megabytes of memory, and watch the hit rate of the name cache. This finding appears if MAXUSERS is less than half of that value.', '004-sun-servers', 'Rule XXII; 2.10.4 Directory Name Lookup Cache (DNLC)',
   'SELECT root.name, say(''MAXUSERS is {users}, so the cache holds {names} names, with {size} MB of memory.'', ''users'', printf(''%d'', users.value),
        ''names'', printf(''%g'', base.value + each.value * users.value), ''size'', printf(''%d'', size.value))
      FROM part root JOIN chosen users ON users.id = ''maxUsers'' JOIN chosen size ON size.id = ''memoryMB'' JOIN fact base ON base.id = ''dnlc.base'' JOIN fact each ON each.id = ''dnlc.each''
      WHERE root.path = '''' AND 2 * users.value < size.value AND EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'')'),
  ('sparc-swap', 'sparcserver', 'advice', 0, '{part} has swap space and active files in separate partitions',
   'The disk head moves back and forth between the partitions. A swap file in the file system is closer to the other data.', 'Make one partition, with a swap file in it.', '004-sun-servers', 'Rule XXIV',
   'SELECT swap.memory FROM page swap JOIN region own ON own.process = swap.process AND own.name = swap.region
      JOIN page other ON other.memory = swap.memory JOIN region files ON files.process = other.process AND files.name = other.region
      JOIN part disk ON disk.path = swap.memory AND disk.type LIKE ''disk-%''
      WHERE own.name = ''swap'' AND own.running AND files.running AND files.name <> ''swap'' GROUP BY swap.memory'),
  ('sparc-compute', 'sparcserver', 'advice', 0, '{part} has a processor with slow multiplication',
   'SPARC version 7 processors multiply and divide integers with long instruction sequences. Version 8 processors take a tenth of the time, if programs are compiled for them.',
   'Run compute-intensive programs, compiled for SPARC version 8, on a SPARCstation 2 or a SPARCserver 600MP.', '004-sun-servers', 'Rule I',
   'SELECT root.name FROM part root JOIN fact version ON version.id = root.type || ''.sparc-version'' AND version.value < 8
      WHERE root.path = '''' AND EXISTS (SELECT 1 FROM running customer WHERE work IN (''batch'', ''timesharing''))'),
  ('sparc-mappable', 'sparcserver', 'advice', 0, '{part} has more memory than its MMU can map at once',
   'To use memory that is not mapped, the kernel must exchange mappings, which takes tens of thousands of instructions each time.', 'Use less memory, or a SPARCserver 600MP, which maps all of it.', '004-sun-servers', '2.2.3 Memory Management Unit (MMU); Table 4',
   'SELECT root.name, say(''It has {size} MB, but maps only {most} MB at once.'', ''size'', size.value, ''most'', most.value) FROM part root JOIN chosen size ON size.id = ''memoryMB'' JOIN fact most ON most.id = root.type || ''.mappable''
      WHERE root.path = '''' AND size.value > most.value'),
  ('sparc-slot-slave', 'sparcserver', 'error', 1, '{part} needs to be bus master, but its slot doesn''t support it',
   'The third SBus slot of a SPARCstation 1 or 1+ supports only slave boards.', 'Put this board into slot 1 or 2.', '004-sun-servers', '2.3.2 Sbus; Table 6',
   'SELECT card.path FROM part card JOIN fact master ON master.id = card.type || ''.master'' AND master.value = 1
      WHERE card.path = ''card3'' AND EXISTS (SELECT 1 FROM part WHERE type = ''ss1-board'')'),
  ('sparc-nfs-processors', 'sparcserver', 'advice', 0, '{part} serves only files, and has more processors than needed',
   'All NFS processing is in the kernel, which runs on only one processor at a time under Solaris 1.', 'Use two processors, or Solaris 2.', '004-sun-servers', '1.1.6 Processors',
   'SELECT ''cpus'' FROM chosen c WHERE c.id = ''processors'' AND c.value > 2 AND EXISTS (SELECT 1 FROM chosen WHERE id = ''solaris'' AND value = 1)
      AND EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'') AND NOT EXISTS (SELECT 1 FROM running customer WHERE work NOT LIKE ''nfs-%'')'),
  ('sparc-presto-full', 'sparcserver', 'warning', 0, '{part} needs processor time, but the processor is almost saturated',
   'A PrestoServe copies written data, which takes 5 to 10 % of a processor. If a single processor is used for more than 85 % of its time, file service becomes slower.', 'Remove the PrestoServe, or use a server with several processors, where it copies outside the kernel lock.', '004-sun-servers', '1.1.7 Other Considerations',
   'SELECT presto.path, say(''Clients demand {demand} NFS operations a second; the maximum is {most}.'', ''demand'', printf(''%g'', load.asked), ''most'', load.most)
      FROM part presto JOIN {full} load WHERE presto.type IN (''presto-vme'', ''presto-sbus'') AND NOT presto.lost'),
  ('sparc-enfs-coprocessor', 'sparcserver', 'error', 0, '{part} cannot be combined with a Network CoProcessor',
   'eNFS and the Network CoProcessor each include an NFS server process, and one replaces the other.', 'Remove eNFS: the Network CoProcessor has a much larger gain.', '004-sun-servers', '2.12 eNFS',
   'SELECT path FROM part WHERE type = ''enfs'' AND EXISTS (SELECT 1 FROM part WHERE type = ''network-coprocessor'')'),
  ('sparc-enfs-idle', 'sparcserver', 'advice', 0, '{part} has no NFS writes to gather',
   'eNFS has no effect on local writes of the server.', 'Remove eNFS. A PrestoServe also helps local writes.', '004-sun-servers', '1.2.9.3 Case Study 5; 2.12 eNFS',
   'SELECT path FROM part WHERE type = ''enfs'' AND EXISTS (SELECT 1 FROM running) AND NOT EXISTS (SELECT 1 FROM running customer WHERE work LIKE ''nfs-%'')'),
  ('sparc-disksuite', 'sparcserver', 'advice', 0, '{part} is on several disks, but no product for this is installed',
   'Online:DiskSuite mirrors, stripes and concatenates disks. Many databases can do this themselves.', 'Install Online:DiskSuite and stripe the region. If a database spreads the data over raw disks itself, set the region to interleaved.', '004-sun-servers', '2.11 MetaDisk Logical-Level "Disk" Device Driver',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.running
      AND (region.lies IN (''mirrored'', ''striped'', ''concatenated'') OR (region.lies = ''interleaved'' AND region.name <> ''swap'' AND EXISTS (SELECT 1 FROM running c
        WHERE c.process = region.process AND (c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'')))))
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''disksuite'')'),
  ('sparc-disksuite-database', 'sparcserver', 'advice', 0, '{part} is managed by MetaDisk under a database',
   'A database that mirrors or spreads its data itself has better information, and another layer can interfere with it.', 'Set the region to interleaved, so that the database spreads it.', '004-sun-servers', '1.2.6 SunDBE, Online:DiskSuite and Other Software; 2.11.1 Disk Mirroring',
   'SELECT DISTINCT ''region '' || region.name || '' of '' || region.process FROM region JOIN running c ON c.process = region.process
      WHERE region.lies IN (''mirrored'', ''striped'', ''concatenated'') AND region.running AND c.work IN (''database-scan'', ''database-lookup'', ''oracle'', ''sybase'', ''informix'', ''ingres'')
      AND EXISTS (SELECT 1 FROM part WHERE type = ''disksuite'')'),
  ('sparc-sundbe', 'sparcserver', 'advice', 0, '{part} runs without SunDBE',
   'SunDBE tunes Solaris for this database: large shared memory, specialised asynchronous transfers, many open files.', 'Install SunDBE.', '004-sun-servers', '1.2.6 SunDBE, Online:DiskSuite and Other Software; 2.13 SunDBE Database Excellerator Software',
   'SELECT path FROM part WHERE type IN (''oracle'', ''sybase'', ''informix'', ''ingres'') AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''sundbe'')'),
  ('sparc-database-product', 'sparcserver', 'warning', 0, '{part} runs a database that is not installed',
   'No product slot contains this database.', 'Install the database in a free product slot.', NULL, '',
   'SELECT DISTINCT ''process '' || c.process, say(''No product slot contains {product}.'', ''product'', kind.title), say(''Install {product} in a free product slot.'', ''product'', kind.title)
      FROM running c JOIN block_type kind ON kind.id = c.work AND kind.noun = ''product''
      WHERE EXISTS (SELECT 1 FROM part WHERE name GLOB ''product*'') AND NOT EXISTS (SELECT 1 FROM part WHERE part.type = c.work)'),
  ('sparc-copilot', 'sparcserver', 'advice', 0, '{part} serves more files than one night''s backup can save',
   'Above 2 GB, or with work at night, backups must run while files are in use.', 'Install Online:BackupCopilot, and connect the tape drive to a bus that has no busy disks.', '004-sun-servers', '1.1.7 Other Considerations',
   'SELECT root.name, say(''Its files are on disks of {size} GB.'', ''size'', printf(''%.1f'', sum(size.value / copies.count) / 1000)) FROM part root JOIN part disk ON disk.type LIKE ''disk-%'' JOIN fact size ON size.id = disk.type || ''.size''
      JOIN (SELECT memory, min(iif(region.lies = ''mirrored'', (SELECT count(DISTINCT memory) FROM page other WHERE other.process = page.process AND other.region = page.region), 1)) AS count
        FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.name <> ''swap'' JOIN running c ON c.process = page.process
        WHERE c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'') GROUP BY memory) copies ON copies.memory = disk.path
      WHERE root.path = '''' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''backup-copilot'')
      GROUP BY root.name HAVING sum(size.value / copies.count) > 2000'),
  ('sparc-tunefs', 'sparcserver', 'advice', 0, '{part} slows down file systems over several disks until they are tuned',
   'MetaDisk sets a file system to transfer one block at a time. With this setting, most operations take 60 % longer or more. The model assumes that you have changed the setting.', 'Set each file system to clusters of seven blocks and no delay (tunefs -a 7 -d 0).', '004-sun-servers', '2.11 MetaDisk Logical-Level "Disk" Device Driver',
   'SELECT suite.path FROM part suite WHERE suite.type = ''disksuite'' AND EXISTS (SELECT 1 FROM region JOIN running c ON c.process = region.process
      WHERE region.lies IN (''mirrored'', ''striped'', ''concatenated'') AND region.running
      AND (c.work LIKE ''nfs-%'' OR c.work LIKE ''disk-f%'' OR c.work IN (''mail'', ''timesharing'', ''database-files'', ''interbase'')))'),
  ('sparc-stripe-sizes', 'sparcserver', 'advice', 0, '{part} is striped over disks of different sizes',
   'Each disk of a stripe contributes only the size of the smallest one.', 'Stripe the region only over disks of equal size.', '004-sun-servers', '2.11.2 Disk Striping',
   'SELECT ''region '' || page.region || '' of '' || page.process FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''striped''
      JOIN part disk ON disk.path = page.memory JOIN fact size ON size.id = disk.type || ''.size'' GROUP BY page.process, page.region HAVING count(DISTINCT size.value) > 1'),
  ('sparc-stripe-order', 'sparcserver', 'advice', 0, '{part} is striped, but accessed sequentially',
   'In measurements, two striped disks were 20 to 60 % slower than one for sequential accesses. Only disks of 669 MB on a SPARCstation 2 were faster.', 'Put the region on one disk.', '004-sun-servers', 'Rule XXVI; Table 13',
   'SELECT DISTINCT ''region '' || region.name || '' of '' || region.process FROM region WHERE region.lies = ''striped'' AND region.running
      AND NOT EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access = ''random'')
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN operation o ON o.id = w.operation WHERE c.process = region.process AND o.access LIKE ''sequential%'')
      AND NOT (EXISTS (SELECT 1 FROM part WHERE type = ''ss2-board'')
        AND NOT EXISTS (SELECT 1 FROM page JOIN part disk ON disk.path = page.memory WHERE page.process = region.process AND page.region = region.name AND disk.type <> ''disk-669''))'),
  ('sparc-mirror-bus', 'sparcserver', 'advice', 0, '{part} has both copies on one bus',
   'Each write uses the bus twice, and a failure of the bus makes both copies unreachable.', 'Put the copies on two host adapters or string controllers.', '004-sun-servers', '1.1.8 Case Study 1; 1.3.1.2 Case Study 7',
   'SELECT ''region '' || page.region || '' of '' || page.process FROM page JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''mirrored'' AND region.running
      JOIN part disk ON disk.path = page.memory AND NOT disk.lost GROUP BY page.process, page.region HAVING count(DISTINCT disk.path) > 1 AND count(DISTINCT disk.parent) = 1'),
  ('sparc-mirror-one', 'sparcserver', 'error', 0, '{part} is mirrored on a single disk',
   'A mirror protects against a disk failure. With both copies on one disk, no copy would remain.', 'Put the copies on two disks, on two host adapters or string controllers.', '004-sun-servers', '2.11.1 Disk Mirroring',
   'SELECT ''region '' || page.region || '' of '' || page.process, CASE count(DISTINCT page.memory) WHEN 1 THEN '''' ELSE say(''Only one copy is on a working disk.'') END
      FROM page JOIN part disk ON disk.path = page.memory JOIN region ON region.process = page.process AND region.name = page.region AND region.lies = ''mirrored'' AND region.running
      GROUP BY page.process, page.region HAVING count(DISTINCT CASE disk.lost WHEN 0 THEN page.memory END) = 1'),
  ('sparc-log', 'sparcserver', 'advice', 0, '{part} holds a log and data',
   'The log protects against a failure of the data disk. On the same disk, it fails together with the data.', 'Put the log on a separate disk.', '004-sun-servers', '1.2.4 Configuring Disks and Controllers',
   'SELECT own.memory FROM page own JOIN page other ON other.memory = own.memory AND (other.process <> own.process OR other.region <> own.region)
      JOIN part disk ON disk.path = own.memory AND disk.type LIKE ''disk-%'' WHERE own.region = ''log'' GROUP BY own.memory'),
  ('sparc-ports-scsi', 'sparcserver', 'advice', 0, '{part} is set to dual-port disks, but has none that supports this',
   'Only IPI disks have a second port, for a second server.', 'Use IPI disks, or don''t use the second port.', '004-sun-servers', '2.4.3 IPI-2 String Controller: the ISP-80',
   'SELECT root.name FROM part root WHERE root.path = '''' AND EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1)
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%'') AND NOT EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi'')'),
  ('sparc-lines', 'sparcserver', 'warning', 0, '{part} carries more than the maximum for its four lines together',
   'All lines of the board share its bandwidth.', 'Move some of the traffic to another board.', '004-sun-servers', '2.6 Internetworking',
   'SELECT line.parent, say(''The lines carry {traffic} Mb/s; the maximum of the board is {most}.'', ''traffic'', printf(''%.1f'', sum(c.rate * c.count) * rate.value), ''most'', most.value)
      FROM running c JOIN part line ON line.path = c.place AND line.type = ''t1-line'' JOIN fact rate ON rate.id = ''t1-line.media'' JOIN fact most ON most.id = ''hsi-s.total''
      GROUP BY line.parent, rate.value, most.value HAVING sum(c.rate * c.count) * rate.value > most.value'),
  ('sparc-line', 'sparcserver', 'warning', 0, '{part} is overloaded',
   'Its traffic is more than it can carry.', 'Move some of the traffic to another line.', '004-sun-servers', 'Table 10; 2.6 Internetworking',
   'SELECT line.path, say(''Its capacity is {capacity} Mb/s, and its traffic {traffic}.'', ''capacity'', rate.value, ''traffic'', printf(''%g'', sum(c.rate * c.count) * rate.value))
      FROM running c JOIN part line ON line.path = c.place AND line.type = ''t1-line'' JOIN fact rate ON rate.id = ''t1-line.media''
      GROUP BY line.path, rate.value HAVING sum(c.rate * c.count) > 1'),
  ('sparc-own-mix', 'sparcserver', 'warning', 0, '{part} has more reads and writes than operations',
   'Reads and writes are among the operations; all others are lookups and attribute requests.', 'Set reads and writes to 100 % in total, or less.', '004-sun-servers', '1.1.1 Client Demand Estimation',
   'SELECT DISTINCT ''process '' || c.process, say(''Reads are {reads} %, writes {writes} %.'', ''reads'', printf(''%g'', r.value), ''writes'', printf(''%g'', w.value))
      FROM running c JOIN process_number r ON r.process = c.process AND r.number = ''reads'' JOIN process_number w ON w.process = c.process AND w.number = ''writes''
      WHERE c.work = ''nfs-own'' AND r.value + w.value > 100'),
  ('sparc-presto-failed', 'sparcserver', 'warning', 0, '{part} is not available for writes',
   'Without a PrestoServe, writes wait for the disks.', 'Repair or replace the PrestoServe.', '004-sun-servers', '2.8 PrestoServe',
   'SELECT path FROM part WHERE type IN (''presto-vme'', ''presto-sbus'') AND lost AND NOT EXISTS (SELECT 1 FROM part WHERE type IN (''presto-vme'', ''presto-sbus'') AND NOT lost)
      AND EXISTS (SELECT 1 FROM running c JOIN work_part w ON w.work = c.work JOIN step s ON s.operation = w.operation AND s.applies GLOB ''*write*'')'),
  ('sparc-unrated', 'sparcserver', 'advice', 0, '{part} has a processor of unknown speed',
   'The model leaves out the processor time of the kernel and of programs. The results cover only buses, disks and networks.', 'If the processor matters, use the SPARCserver 490 instead.', NULL, '',
   'SELECT ''cpus'' FROM part WHERE path = ''cpus'' AND type = ''sparc-processors-unrated'' AND EXISTS (SELECT 1 FROM customer)'),
  ('sparc-nfs-unknown', 'sparcserver', 'advice', 0, '{part} has an unknown maximum NFS rate',
   'Table 1 of the planning guide covers only later servers, so the model leaves out the kernel time of NFS on this server.', 'Use a SPARCstation 2 as an estimate; its processor is somewhat faster.', NULL, '',
   'SELECT root.name FROM part root WHERE root.path = '''' AND EXISTS (SELECT 1 FROM customer c WHERE c.work IN (''nfs-legato'', ''nfs-brown'')
          OR (c.work = ''nfs-own'' AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = c.process AND n.number = ''kernel'' AND n.value = 0)))
      AND NOT EXISTS (SELECT 1 FROM fact WHERE subject = root.type AND property = ''kernel-nfs-legato'')');

-- No PrestoServe is recommended for dual-port disks, which Rule XIX excludes, or for a processor without spare time
-- (1.1.7).
UPDATE rule SET query = 'SELECT * FROM (' || query || ') WHERE NOT EXISTS (SELECT 1 FROM {full}) AND NOT (EXISTS (SELECT 1 FROM chosen WHERE id = ''dualPorts'' AND value = 1)
      AND EXISTS (SELECT 1 FROM part WHERE type LIKE ''disk-%-ipi''))'
  WHERE id IN ('sparc-presto', 'sparc-presto-files', 'sparc-presto-mirror', 'sparc-presto-stripes');
-- No PrestoServe is recommended if eNFS was installed because no slot is free (1.1.8).
UPDATE rule SET query = 'SELECT * FROM (' || query || ') WHERE NOT (EXISTS (SELECT 1 FROM part WHERE type = ''enfs'')
      AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''empty-slot'' AND (name GLOB ''card*'' OR name GLOB ''slot*'')))'
  WHERE id IN ('sparc-presto-mirror', 'sparc-presto-stripes');

-- Subqueries that several rules use: {served} are the clients whose operations take the kernel time of Table 1; {full}
-- has a row if their load is too high for a single processor with a PrestoServe.
UPDATE rule SET query = replace(query, '{full}', '(SELECT most.value AS most, sum(c.rate * c.count) AS asked FROM {served} c JOIN part root ON root.path = ''''
      JOIN fact busy ON busy.id = ''presto.busy''
      JOIN fact most ON most.id IN (root.type || ''.nfs-most'', root.type || ''.nfs-most-'' || (SELECT min(2, count(DISTINCT place)) FROM {served}))
      WHERE NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''processors'' AND value > 1)
      GROUP BY most.value, busy.value HAVING 100 * sum(c.rate * c.count) > busy.value * most.value)');
UPDATE rule SET query = replace(query, '{served}', '(SELECT * FROM running WHERE work = ''nfs-legato'' OR (work = ''nfs-own''
        AND EXISTS (SELECT 1 FROM process_number n WHERE n.process = running.process AND n.number = ''kernel'' AND n.value = 0)))');
