-- Rules for the servers with the UltraSPARC T2 Plus: the effect of a missing processor or a failed part on devices, and
-- the cards that fit.

INSERT INTO rule(id, family, severity, title, reason, fix, source, locator, query) VALUES
  ('t5440-modules', 'sparc-enterprise', 'error', '{part} has an unsupported number of processors',
   'The T5440 supports one, two or four processor modules.',
   'Add or remove a module, so that there are one, two or four.',
   '003-t5440', 'T5440 PCI-E Reconfiguration',
   'SELECT root.name, CASE module.count WHEN 0 THEN say(''The T5440 supports one, two or four processor modules; none is installed.'')
        ELSE say(''The T5440 supports one, two or four processor modules; {modules} are installed.'', ''modules'', module.count) END
      FROM part root, (SELECT count(*) AS count FROM part WHERE type = ''t2plus-module'') module
      WHERE root.path = '''' AND root.type = ''t5440-chassis'' AND module.count NOT IN (1, 2, 4)'),
  ('hub-failed', 'sparc-enterprise', 'error', 'Without {part}, no route leads from one processor to another',
   'Each hub orders a quarter of all addresses, so a route between processors needs all four hubs.',
   'Replace the hub. Until then, keep each buffer in the memory of the processor to which its device is connected.',
   'zambezi', 'Coherence planes',
   'SELECT CASE count(*) WHEN 1 THEN min(hub.path) ELSE ''hubs'' END,
      say(''{first} {second}'', ''first'', say(''Each hub orders a quarter of all addresses, so a route between processors needs all four hubs.''),
        ''second'', coalesce(say(''Unreachable: {buffers}.'', ''buffers'', (SELECT group_concat(words, '', '') FROM
           (SELECT say(''{memory} for stream {stream}'', ''memory'', ''{'' || access.memory || ''}'', ''stream'', customer.name) AS words
            FROM customer CROSS JOIN access ON access.uses = customer.uses
            WHERE customer.noun = ''stream'' AND customer.board <> '''' AND customer.board <> access.board))),
         say(''At present, no stream has a buffer at another processor.'')))
      FROM part hub WHERE hub.type IN (''coherency-hub'', ''coherency-hubs'') AND hub.failed = 1
      AND (SELECT count(*) FROM part module WHERE module.type = ''t2plus-module'' AND module.lost = 0) > 1
      HAVING count(*) > 0'),
  ('pcie-switch-failed', 'sparc-enterprise', 'error', '{part} has failed, with all parts below it',
   'Its slots and on-board devices have no other route to a root complex.',
   'Replace the switch. Until then, move the cards that you need to slots of another switch. On-board devices stay out of reach.',
   '003-t5440', 'T5440 PCI-Express Topology',
   'SELECT switch.path, say(''No other route leads to a root complex from {devices}. Reconfiguring does not help: crosslinks connect only working switches.'',
        ''devices'', group_concat(''{'' || device.path || ''}'', '', ''))
      FROM part switch JOIN part device JOIN part holder ON holder.path = device.parent
      JOIN block_type ON block_type.id = device.type
      WHERE switch.type = ''pex8548'' AND switch.failed = 1 AND block_type.id IN (SELECT block_type FROM requester) AND device.lost = 0
      AND switch.parent IN (device.parent, holder.parent) GROUP BY switch.path'),
  ('expansion-unit-failed', 'sparc-enterprise', 'error', 'The expansion unit at {part} has failed, with all cards in it',
   'One cable connects the unit to one slot, so its cards have no other route to a root complex.',
   'Replace the unit, or move its cards into slots of the server.',
   '003-t5440', 'Bandwidth',
   'SELECT unit.path, say(''One cable connects the unit to one slot. No other route leads to a root complex from {cards}. Reconfiguring does not help.'',
        ''cards'', group_concat(''{'' || card.path || ''}'', '', ''))
      FROM part unit JOIN part card ON card.parent = unit.path JOIN block_type ON block_type.id = card.type
      WHERE unit.type = ''io-expansion-unit'' AND block_type.id IN (SELECT block_type FROM requester)
      AND (unit.failed = 1 OR EXISTS (SELECT 1 FROM part switch WHERE switch.parent = unit.path
                                      AND switch.type = ''expansion-switch'' AND switch.failed = 1))
      GROUP BY unit.path'),
  ('device-out-of-reach', 'sparc-enterprise', 'error', '{part} has no route to memory',
   'The root complex of its switch is missing, and the crosslinks stay inactive until the machine is reconfigured.',
   'Put the processor back, or replace it. Until then, reconfigure the machine (button Reconfigure PCI-E; in a file, option "reconfigured" = 1). Solaris then knows the devices by other names: boot a miniroot, mount the root disk, run device_remap there and boot from disk.',
   '003-t5440', 'T5440 PCI-E Reconfiguration',
   'WITH RECURSIVE
      -- Switches with a root complex, at present or after reconfiguring.
      supplied(path) AS (
        SELECT up.from_part FROM link up JOIN part root ON root.path = up.to_part AND root.role = ''bridge''
          WHERE EXISTS (SELECT 1 FROM link WHERE link.from_part = root.path)
        UNION SELECT other.path FROM supplied
          JOIN link_rule spare ON spare.standby <> '''' AND supplied.path IN (spare.from_path, spare.to_path)
          JOIN part other ON other.path IN (spare.from_path, spare.to_path) AND other.lost = 0),
      stranded(device, processor, helps) AS (
        SELECT device.path, substr(own.to_path, 1, instr(own.to_path, ''/'') - 1), switch.path IN (SELECT path FROM supplied)
          FROM part device JOIN block_type ON block_type.id = device.type
          JOIN part holder ON holder.path = device.parent
          JOIN part switch ON switch.type = ''pex8548'' AND switch.parent IN (device.parent, holder.parent)
          JOIN link_rule own ON own.block_type = ''t5440-chassis'' AND own.from_path = switch.path AND own.standby = ''''
          WHERE block_type.id IN (SELECT block_type FROM requester) AND device.lost = 0 AND switch.lost = 0
          AND NOT EXISTS (SELECT 1 FROM way WHERE way.device = device.path)
          AND NOT EXISTS (SELECT 1 FROM part further WHERE further.parent = device.parent
                          AND further.type = ''expansion-switch'' AND further.lost = 1))
      SELECT stranded.device, say(''{first} {second}'',
        ''first'', CASE WHEN module.path IS NULL OR module.role = ''bay'' THEN say(''Its switch is connected to {processor}, which is not installed.'', ''processor'', stranded.name)
          WHEN module.failed = 1 THEN say(''Its switch is connected to {processor}, which has failed.'', ''processor'', stranded.name)
          ELSE say(''Its switch is connected to {processor}, which doesn''''t accept requests from it.'', ''processor'', stranded.name) END,
        ''second'', CASE WHEN stranded.helps THEN say(''The crosslinks stay inactive until the machine is reconfigured.'')
          ELSE say(''No crosslink leads to a switch with a working root complex, so reconfiguring does not help.'') END),
      CASE WHEN NOT stranded.helps THEN say(''Put a processor back, or replace the failed part.'') END
      FROM (SELECT *, ''{'' || processor || ''}'' AS name FROM stranded) stranded LEFT JOIN part module ON module.path = stranded.processor'),
  ('way-over-crosslink', 'sparc-enterprise', 'advice', '{part} depends on a crosslink',
   'The switch of this device has no working root complex, so the device shares one with another switch.',
   'Add or replace the processor of its own switch. Solaris then knows the device by another name: boot a miniroot, mount the root disk, run device_remap there and boot from disk.',
   'device-remap', 'Usage',
   'WITH crossing(device, more, first) AS (
        SELECT a.device, count(*), min(a.rowid) FROM way a JOIN way b ON b.device = a.device AND b.ordinal = a.ordinal + 1
          JOIN link ON link.standby = 1 AND ((link.from_part = a.part AND link.to_part = b.part)
                                          OR (link.from_part = b.part AND link.to_part = a.part))
          GROUP BY a.device),
      -- The processor that each switch is connected to, and whether its module is installed.
      own(switch, processor, is_in) AS (
        SELECT switch.path, substr(rule.to_path, 1, instr(rule.to_path, ''/'') - 1),
               EXISTS (SELECT 1 FROM part WHERE path || ''/root'' = rule.to_path AND type = ''t2plus-module'')
          FROM part switch JOIN link_rule rule ON rule.block_type = ''t5440-chassis'' AND rule.from_path = switch.path
          WHERE switch.type = ''pex8548'' AND rule.standby = ''''),
      -- The processors up to which all missing modules can be added to reach a supported number of modules.
      supported(processor) AS (
        SELECT own.processor FROM own JOIN machine_option ON machine = ''t5440'' AND id = ''processors''
          WHERE instr('' '' || allowed || '' '', '' '' || ((SELECT count(*) FROM part WHERE type = ''t2plus-module'')
            + (SELECT count(*) FROM own less WHERE less.is_in = 0 AND less.processor <= own.processor)) || '' '') > 0),
      -- Free slots whose switch has its own root complex, and the cards that fit there.
      better(slot, card) AS (
        SELECT bay.path, slot_choice.child FROM part bay JOIN slot_choice ON slot_choice.slot = bay.name
          JOIN link up ON up.from_part = bay.path
          JOIN link ON link.from_part = up.to_part AND link.standby = 0
          JOIN part root ON root.path = link.to_part AND root.role = ''bridge'' AND root.lost = 0
          WHERE bay.role = ''bay'')
      SELECT crossing.device, say(''Its own switch has no working root complex. {passes} Solaris names a device after its path, so the device has a different name than with a root complex at its own switch.'',
        ''passes'', CASE more WHEN 1 THEN say(''Each packet passes one more switch, enters through {processor} and shares its link.'', ''processor'', entry)
          WHEN 2 THEN say(''Each packet passes two more switches, enters through {processor} and shares its link.'', ''processor'', entry)
          ELSE say(''Each packet passes {switches} more switches, enters through {processor} and shares its link.'', ''switches'', more, ''processor'', entry) END),
      ltrim(say(''{first} {second} {third}'',
        ''first'', coalesce(say(''For a shorter route, move the card to a free slot whose processor works, such as {slot}.'',
          ''slot'', ''{'' || (SELECT min(slot) FROM better WHERE card = device.type) || ''}''), ''''),
        ''second'', CASE WHEN own.is_in THEN say(''Replace {processor} so that its own switch has a root complex.'', ''processor'', ''{'' || own.processor || ''}'')
          ELSE (SELECT say(''Put a processor module into {processors} so that its own switch has a root complex.|Put processor modules into {processors} so that its own switch has a root complex.'',
                    ''n'', count(*), ''processors'', group_concat(''{'' || processor || ''}'', say('' and ''))) FROM own missing
                WHERE missing.is_in = 0 AND (missing.processor <= own.processor
                      OR own.processor NOT IN (SELECT processor FROM supported))) END,
        ''third'', say(''Solaris then knows the device by another name: boot a miniroot, mount the root disk, run device_remap there and boot from disk.'')))
      FROM (SELECT *, ''{'' || (SELECT root.parent FROM way JOIN part root ON root.path = way.part
                               WHERE way.device = crossing.device AND root.role = ''bridge'') || ''}'' AS entry FROM crossing) crossing
      JOIN part device ON device.path = crossing.device
      JOIN own ON own.switch = (SELECT part FROM way WHERE way.device = crossing.device
                                AND part IN (SELECT switch FROM own) ORDER BY ordinal LIMIT 1)
      ORDER BY crossing.first'),
  ('remote-buffer', 'sparc-enterprise', 'advice', '{part} reads from a buffer at another processor',
   'For a slot, memory is either local or remote, and reads from remote memory take longer. Writes are posted, so the device never waits for them.',
   'Drag the buffer to the processor to which the device is connected.',
   '003-t5440', 'Latency',
   'SELECT ''stream '' || customer, CASE WHEN EXISTS (SELECT 1 FROM part WHERE type = ''coherency-hubs'')
          THEN say(''Its device is connected to {processor}, but its buffer is in {memory}, so every read passes through the hubs.'',
            ''processor'', ''{'' || board || ''}'', ''memory'', group_concat(''{'' || memory || ''}'', '', ''))
          ELSE say(''Its device is connected to {processor}, but its buffer is in {memory}, so every read passes over the links between the processors.'',
            ''processor'', ''{'' || board || ''}'', ''memory'', group_concat(''{'' || memory || ''}'', '', '')) END,
      say(''Drag the buffer to {processor}, or the stream to a card that is connected to {others}.'',
        ''processor'', ''{'' || board || ''}'', ''others'', group_concat(''{'' || memory_board || ''}'', say('' or '')))
      FROM (SELECT DISTINCT customer.name AS customer, customer.board, access.memory, access.board AS memory_board
            FROM customer CROSS JOIN access ON access.uses = customer.uses
            JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
            WHERE customer.noun = ''stream'' AND customer.stopped = ''''
            AND customer.board <> '''' AND customer.board <> access.board)
      GROUP BY customer'),
  ('xaui-takes-slot', 'sparc-enterprise', 'advice', '{part} is occupied by a XAUI card',
   'Slots 4 and 5 share their space with the XAUI connectors, so each of these slots can hold only one card: PCI-E or XAUI.',
   'If you need this slot, put the 10 Gb Ethernet into another slot as a PCI-E card.',
   '003-t5440', 'T5440 PCI-Express Topology',
   'SELECT path FROM part WHERE type = ''xaui-card'''),
  ('x16-card-at-x8', 'sparc-enterprise', 'advice', '{part} has a sixteen-lane card but only eight lanes',
   'Slots 1 and 6 have the longer connector, but only eight of its lanes are wired.',
   'Expect the data rate of eight lanes.',
   '003-t5440', 'T5440 PCI-Express Topology',
   'SELECT path FROM part WHERE type = ''pcie-x16-card''');
