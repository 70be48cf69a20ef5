-- Rules for Sun Fire Link: switches, assemblies, links, shared processors, and the choice between put and get.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('firelink-switch', 'sunfire-link', 'error', 0, '{part} has too many nodes for links without a switch',
   'Two or three nodes can be connected point to point. Four or more need switches.',
   'Set one or two switches, or at most three nodes.', '001-firelink', 'Section 2',
   'SELECT root.name, say(''There are {nodes} nodes and no switch. Four or more nodes need one, so these are not connected.'', ''nodes'', count(*))
      FROM part root JOIN part node ON node.parent = root.path AND node.role = ''container'' AND node.path <> ''''
      WHERE root.type = ''link-cluster'' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'')
      GROUP BY root.name HAVING count(*) > (SELECT value FROM fact WHERE id = ''firelink.nodes-direct'')'),
  ('firelink-assemblies', 'sunfire', 'error', 1, '{part} has too many Sun Fire Link assemblies',
   'A Sun Fire 6800 can have at most two Sun Fire Link assemblies, a 12K or 15K at most eight.',
   'Remove assemblies, or replace them with PCI assemblies.', '001-firelink', 'Section 2',
   'SELECT CASE node.path WHEN '''' THEN node.name ELSE node.path END, say(''{assemblies} assemblies are installed; the maximum is {most}.'', ''assemblies'', count(*), ''most'', most.value)
      FROM part node JOIN part assembly ON assembly.type IN (''link-assembly'', ''hspci-link-assembly'')
        AND (node.path = '''' OR substr(assembly.path, 1, length(node.path) + 1) = node.path || ''/'')
      JOIN fact most ON most.id = CASE node.type WHEN ''sunfire6800-cabinet'' THEN ''firelink.assemblies-6800'' ELSE ''firelink.assemblies-15k'' END
      WHERE node.type IN (''sunfire6800-cabinet'', ''sunfire12k-cabinet'', ''sunfire15k-cabinet'')
      GROUP BY node.path HAVING count(*) > most.value'),
  ('firelink-slots', 'sunfire-link', 'warning', 0, '{part} has no I/O assembly other than Sun Fire Link',
   'A Sun Fire Link assembly replaces a PCI assembly, and leaves slots for only two cards.',
   'Add a PCI assembly, or remove a Sun Fire Link assembly.', '000-mpo', 'Appendix B, I/O Assemblies',
   'SELECT node.path, say(''All of its {assemblies} I/O assemblies are Sun Fire Link assemblies, which leave slots for only {cards} cards.'', ''assemblies'', count(*), ''cards'', 2 * count(*))
      FROM part node JOIN part board ON substr(board.path, 1, length(node.path) + 1) = node.path || ''/''
        AND board.type IN (''io-assembly'', ''cpci-assembly'', ''hspci-assembly'', ''link-assembly'', ''hspci-link-assembly'')
      WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container''
      GROUP BY node.path HAVING count(*) = sum(board.type LIKE ''%link-assembly'')'),
  ('firelink-joined', 'sunfire-link', 'error', 0, '{part} is not connected to another node',
   'None of the optical links of this node leads to a switch or to another node.',
   'Add a Sun Fire Link assembly, plug in its links, or add a switch. Without a switch, links connect only assemblies in slots with the same name, such as IB8. A Sun Fire 6800 and a 12K or 15K therefore need a switch.', '001-firelink', 'Section 2',
   'SELECT node.path, '''',
        CASE WHEN EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'' AND failed = 1) THEN say(''Repair the switch, or connect its links to a working one.'') ELSE '''' END
      FROM part node WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container'' AND node.lost = 0
      AND EXISTS (SELECT 1 FROM part WHERE type = ''link-cluster'')
      AND NOT EXISTS (SELECT 1 FROM link WHERE
        substr(link.from_part, 1, length(node.path) + 1) = node.path || ''/'' AND substr(link.to_part, 1, length(node.path) + 1) <> node.path || ''/''
        OR substr(link.to_part, 1, length(node.path) + 1) = node.path || ''/'' AND substr(link.from_part, 1, length(node.path) + 1) <> node.path || ''/'')
      AND (SELECT count(*) FROM part other WHERE other.parent = '''' AND other.role = ''container'' AND other.path <> '''')
        <= CASE WHEN EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'') THEN 8 ELSE 3 END'),
  ('firelink-link-failed', 'sunfire-link', 'warning', 0, 'The link at {part} is unplugged or has failed',
   'The traffic of this link uses the remaining links.', 'Plug the link in again.', '001-firelink', 'Section 2',
   'SELECT own.part, {links left} FROM (SELECT path AS part, substr(path, 1, instr(path, ''/'')) AS node FROM part
        WHERE type = ''optical-transceiver'' AND failed = 1) own'),
  ('firelink-assembly-failed', 'sunfire-link', 'warning', 0, 'The Sun Fire Link assembly {part} has failed',
   'The links of this assembly are out of service too.', 'Repair or replace the assembly.', '001-firelink', 'Section 2',
   'SELECT own.part, say(''{first} {second}'', ''first'', say(''The links of this assembly are out of service too.''), ''second'', {links left}) FROM (
        SELECT CASE board.failed WHEN 1 THEN board.path ELSE controller.parent END AS part, substr(board.path, 1, instr(board.path, ''/'')) AS node
        FROM part controller JOIN part board ON board.path = controller.parent AND board.type IN (''link-assembly'', ''hspci-link-assembly'')
        WHERE controller.type = ''link-controller'' AND (board.failed = 1 OR controller.failed = 1)) own'),
  ('firelink-switch-failed', 'sunfire-link', 'warning', 0, 'The switch {part} has failed',
   'The traffic of this switch uses the other switch. Without another switch, no message can be sent.', 'Repair the switch.', '001-firelink', 'Section 2',
   'SELECT path, CASE WHEN NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'' AND failed = 0) THEN say(''There is no other switch, so no message can be sent.'')
      ELSE ifnull((SELECT say(''Its traffic uses the other switch, but no link leads there from {nodes}.'', ''nodes'', group_concat(node.name, '', '')) FROM part node
          WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container'' AND NOT EXISTS (SELECT 1 FROM link JOIN part plug
            ON plug.path IN (link.from_part, link.to_part) AND plug.type = ''link-switch'' AND plug.lost = 0
            WHERE substr(link.from_part, 1, length(node.path) + 1) = node.path || ''/'' OR substr(link.to_part, 1, length(node.path) + 1) = node.path || ''/'')
          HAVING count(*) > 0), say(''Its traffic uses the other switch.'')) END FROM part WHERE type = ''link-switch'' AND failed = 1'),
  ('firelink-shared-processor', 'sunfire-link', 'warning', 0, '{part} is shared by several processes',
   'A processor runs one process at a time. In the model, the processes get equal shares of its time.',
   'Move a process to a free processor.', NULL, '',
   'SELECT customer.place, CASE max(customer.work <> ''rsm-put'')
        WHEN 0 THEN ''''
        ELSE say(''A processor runs one process at a time. A process that does a get, sends by MPI or computes occupies the processor while it waits. In the model, such processes take turns, with equal shares of its time.'') END,
        CASE WHEN EXISTS (SELECT 1 FROM part free WHERE free.role = ''processor'' AND free.lost = 0 AND free.path NOT IN (SELECT place FROM customer)) THEN ''''
        ELSE say(''No processor is free. Run fewer processes, or add processors.'') END
      FROM customer JOIN part at ON at.path = customer.place AND at.role = ''processor''
      WHERE customer.stopped = '''' GROUP BY customer.place
      HAVING count(*) > 1 AND max(customer.work IN (''rsm-put'', ''rsm-get'', ''mpi-send'')) = 1'),
  ('firelink-get', 'sunfire-link', 'advice', 0, '{part} uses get where put would be faster',
   'A get waits for every 64 bytes. A put of more than 64 bytes doesn''t wait, and is many times as fast.',
   'Let the process on the other node put its data into this node.', '001-firelink', 'Section 6.1',
   'SELECT ''process '' || customer.name FROM customer JOIN fact most ON most.id = ''rsm.small''
      WHERE customer.work = ''rsm-get'' AND customer.size > most.value AND customer.stopped = ''''');

INSERT INTO rule_fix(rule, query) VALUES
  ('firelink-joined', 'SELECT node.path, ''option switches = 1'' FROM part node WHERE node.parent = '''' AND node.role = ''container'' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'')
      AND EXISTS (SELECT 1 FROM part live WHERE live.type = ''optical-transceiver'' AND live.lost = 0 AND substr(live.path, 1, length(node.path) + 1) = node.path || ''/'')');

-- The remaining links of a node, own.node ("N0/"), grouped by switch or, without one, by the node at the other end.
UPDATE rule SET query = replace(query, '{links left}', 'say(''Remaining links of its node: {links}.'', ''links'', (
      SELECT group_concat(CASE n WHEN 0 THEN say(''none to {node}'', ''node'', name) ELSE say(''{n} to {node}'', ''n'', n, ''node'', name) END, '', '') FROM (SELECT peer.name, (SELECT count(*) FROM link
          WHERE (substr(link.from_part, 1, length(own.node)) = own.node AND substr(link.to_part || ''/'', 1, length(peer.path) + 1) = peer.path || ''/''
              OR substr(link.to_part, 1, length(own.node)) = own.node AND substr(link.from_part || ''/'', 1, length(peer.path) + 1) = peer.path || ''/'')
            AND NOT EXISTS (SELECT 1 FROM part plug JOIN part controller ON controller.parent = plug.parent AND controller.type = ''link-controller''
              WHERE controller.lost = 1 AND plug.path IN (link.from_part, link.to_part))) AS n
        FROM part peer WHERE peer.path <> '''' AND peer.parent = '''' AND peer.path || ''/'' <> own.node
          AND (peer.type = ''link-switch'') = EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'') AND peer.role IN (''switch'', ''container'')
        ORDER BY peer.path)))')
  WHERE id IN ('firelink-link-failed', 'firelink-assembly-failed');
