-- Rules for Sun Fire Link: switches, assemblies, links, and how data is best moved.

INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('firelink-switch', 'sunfire-link', 'error', 0, '{part} has more nodes than can be joined without a switch',
   'Two or three nodes can be joined point to point; from four on there have to be switches.',
   'Set one or two switches, or three nodes.', '001-firelink', 'Section 2',
   'SELECT root.name, ''There are '' || count(*) || '' nodes and no switch: from four nodes on there has to be one, and nothing joins these.''
      FROM part root JOIN part node ON node.parent = root.path AND node.role = ''container'' AND node.path <> ''''
      WHERE root.type = ''link-cluster'' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'')
      GROUP BY root.name HAVING count(*) > (SELECT value FROM fact WHERE id = ''firelink.nodes-direct'')'),
  ('firelink-assemblies', 'sunfire', 'error', 1, '{part} has more Sun Fire Link assemblies than it can have',
   'A Sun Fire 6800 takes two Sun Fire Link assemblies at the most, a 12K or 15K eight.',
   'Take assemblies out; a PCI assembly can stand there.', '001-firelink', 'Section 2',
   'SELECT CASE node.path WHEN '''' THEN node.name ELSE node.path END, count(*) || '' assemblies are in, and '' || CAST(most.value AS INTEGER) || '' can be.''
      FROM part node JOIN part assembly ON assembly.type IN (''link-assembly'', ''hspci-link-assembly'')
        AND (node.path = '''' OR substr(assembly.path, 1, length(node.path) + 1) = node.path || ''/'')
      JOIN fact most ON most.id = CASE node.type WHEN ''sunfire6800-cabinet'' THEN ''firelink.assemblies-6800'' ELSE ''firelink.assemblies-15k'' END
      WHERE node.type IN (''sunfire6800-cabinet'', ''sunfire12k-cabinet'', ''sunfire15k-cabinet'')
      GROUP BY node.path HAVING count(*) > most.value'),
  ('firelink-slots', 'sunfire-link', 'warning', 0, '{part} has no I/O assembly beside those of Sun Fire Link',
   'An assembly takes the place of a PCI assembly, and has room for two cards only.',
   'Put a PCI assembly in, or take a Sun Fire Link assembly out.', '000-mpo', 'Appendix B, I/O Assemblies',
   'SELECT node.path, ''Its '' || count(*) || '' I/O assemblies are all of Sun Fire Link: that leaves room for '' || (2 * count(*)) || '' cards.''
      FROM part node JOIN part board ON substr(board.path, 1, length(node.path) + 1) = node.path || ''/''
        AND board.type IN (''io-assembly'', ''cpci-assembly'', ''hspci-assembly'', ''link-assembly'', ''hspci-link-assembly'')
      WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container''
      GROUP BY node.path HAVING count(*) = sum(board.type LIKE ''%link-assembly'')'),
  ('firelink-joined', 'sunfire-link', 'error', 0, '{part} is joined to no other node',
   'None of its optical links leads to a switch or to another node.',
   'Put a Sun Fire Link assembly in, plug its links in, or set a switch. Without one only machines of one kind are joined, from the same slots.', '001-firelink', 'Section 2',
   'SELECT node.path, '''',
        CASE WHEN EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'' AND failed = 1) THEN ''Repair the switch, or lead its links to one that works.'' ELSE '''' END
      FROM part node WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container'' AND node.lost = 0
      AND EXISTS (SELECT 1 FROM part WHERE type = ''link-cluster'')
      AND NOT EXISTS (SELECT 1 FROM link WHERE
        substr(link.from_part, 1, length(node.path) + 1) = node.path || ''/'' AND substr(link.to_part, 1, length(node.path) + 1) <> node.path || ''/''
        OR substr(link.to_part, 1, length(node.path) + 1) = node.path || ''/'' AND substr(link.from_part, 1, length(node.path) + 1) <> node.path || ''/'')
      AND (SELECT count(*) FROM part other WHERE other.parent = '''' AND other.role = ''container'' AND other.path <> '''')
        <= CASE WHEN EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'') THEN 8 ELSE 3 END'),
  ('firelink-link-failed', 'sunfire-link', 'warning', 0, 'The link at {part} is pulled out or has failed',
   'What went over it goes over the links that are left.', 'Plug it in again.', '001-firelink', 'Section 2',
   'SELECT own.part, ''{links left}'' FROM (SELECT path AS part, substr(path, 1, instr(path, ''/'')) AS node FROM part
        WHERE type = ''optical-transceiver'' AND failed = 1) own'),
  ('firelink-assembly-failed', 'sunfire-link', 'warning', 0, 'The Sun Fire Link assembly {part} has failed',
   'Its links are out with it.', 'Repair it, or put another in.', '001-firelink', 'Section 2',
   'SELECT own.part, ''Its links are out with it. {links left}'' FROM (
        SELECT CASE board.failed WHEN 1 THEN board.path ELSE controller.parent END AS part, substr(board.path, 1, instr(board.path, ''/'')) AS node
        FROM part controller JOIN part board ON board.path = controller.parent AND board.type IN (''link-assembly'', ''hspci-link-assembly'')
        WHERE controller.type = ''link-controller'' AND (board.failed = 1 OR controller.failed = 1)) own'),
  ('firelink-switch-failed', 'sunfire-link', 'warning', 0, 'The switch {part} has failed',
   'What went over it goes over the other one; without another no message goes anywhere.', 'Repair it.', '001-firelink', 'Section 2',
   'SELECT path, CASE WHEN NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'' AND failed = 0) THEN ''No other is left: no message goes anywhere.''
      ELSE ifnull((SELECT ''What went over it goes over the other one, but no link leads there from '' || group_concat(node.name, '', '') || ''.'' FROM part node
          WHERE node.parent = '''' AND node.path <> '''' AND node.role = ''container'' AND NOT EXISTS (SELECT 1 FROM link JOIN part plug
            ON plug.path IN (link.from_part, link.to_part) AND plug.type = ''link-switch'' AND plug.lost = 0
            WHERE substr(link.from_part, 1, length(node.path) + 1) = node.path || ''/'' OR substr(link.to_part, 1, length(node.path) + 1) = node.path || ''/'')
          HAVING count(*) > 0), ''What went over it goes over the other one.'') END FROM part WHERE type = ''link-switch'' AND failed = 1'),
  ('firelink-shared-processor', 'sunfire-link', 'warning', 0, '{part} is shared by several processes',
   'It runs one process at a time; in the model each of those that want it has an equal part of its time.',
   'Move a process to a free processor.', NULL, '',
   'SELECT customer.place, CASE max(customer.work <> ''rsm-put'')
        WHEN 0 THEN ''''
        ELSE ''It runs one process at a time. A process that gets, sends by MPI or computes holds it while it waits. In the model such processes take turns, for equal parts of the time.'' END,
        CASE WHEN EXISTS (SELECT 1 FROM part free WHERE free.role = ''processor'' AND free.lost = 0 AND free.path NOT IN (SELECT place FROM customer)) THEN ''''
        ELSE ''No processor is free: run fewer processes, or add processors.'' END
      FROM customer JOIN part at ON at.path = customer.place AND at.role = ''processor''
      WHERE customer.stopped = '''' GROUP BY customer.place
      HAVING count(*) > 1 AND max(customer.work IN (''rsm-put'', ''rsm-get'', ''mpi-send'')) = 1'),
  ('firelink-get', 'sunfire-link', 'advice', 0, '{part} gets what could be put',
   'A get waits for every 64 bytes; a put of more than 64 bytes does not, and is many times as fast.',
   'Let the other side put its data here.', '001-firelink', 'Section 6.1',
   'SELECT ''process '' || customer.name FROM customer JOIN fact most ON most.id = ''rsm.small''
      WHERE customer.work = ''rsm-get'' AND customer.size > most.value AND customer.stopped = ''''');

INSERT INTO rule_fix(rule, query) VALUES
  ('firelink-joined', 'SELECT node.path, ''option switches 1'' FROM part node WHERE node.parent = '''' AND node.role = ''container'' AND NOT EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'')
      AND EXISTS (SELECT 1 FROM part live WHERE live.type = ''optical-transceiver'' AND live.lost = 0 AND substr(live.path, 1, length(node.path) + 1) = node.path || ''/'')');

-- Links that are left of a node, own.node ("N0/"), by the switch or, where there is none, the node that they lead to.
UPDATE rule SET query = replace(query, '{links left}', 'Links that its node has left: '' || (
      SELECT group_concat(CASE n WHEN 0 THEN ''none'' ELSE n END || '' to '' || name, '', '') FROM (SELECT peer.name, (SELECT count(*) FROM link
          WHERE (substr(link.from_part, 1, length(own.node)) = own.node AND substr(link.to_part || ''/'', 1, length(peer.path) + 1) = peer.path || ''/''
              OR substr(link.to_part, 1, length(own.node)) = own.node AND substr(link.from_part || ''/'', 1, length(peer.path) + 1) = peer.path || ''/'')
            AND NOT EXISTS (SELECT 1 FROM part plug JOIN part controller ON controller.parent = plug.parent AND controller.type = ''link-controller''
              WHERE controller.lost = 1 AND plug.path IN (link.from_part, link.to_part))) AS n
        FROM part peer WHERE peer.path <> '''' AND peer.parent = '''' AND peer.path || ''/'' <> own.node
          AND (peer.type = ''link-switch'') = EXISTS (SELECT 1 FROM part WHERE type = ''link-switch'') AND peer.role IN (''switch'', ''container'')
        ORDER BY peer.path)) || ''.')
  WHERE id IN ('firelink-link-failed', 'firelink-assembly-failed');
