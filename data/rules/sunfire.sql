-- Rules for the Sun Fire family: how it is divided, and what goes over its interconnect.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('sunfire3800.domains', 'sunfire3800', 'count', 'Domains, at the most', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire4800.domains', 'sunfire4800', 'count', 'Domains, at the most', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire6800.domains', 'sunfire6800', 'count', 'Domains, at the most', 4, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire15k.domains', 'sunfire15k', 'count', 'Domains, at the most', 18, 'domains', 'published', '000-mpo', 'Appendix B, High-End, Domains'),
  ('fireplane.domains', 'fireplane', 'count', 'Domains of a segment, at the most', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains');

-- A machine whose bays take Uniboards can be divided; with one domain, the machine's name says where.
INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('domain-needs-uniboard', 'sunfire', 'error', 1, '{part} has no Uniboard that works',
   'A domain needs at least one Uniboard and one I/O assembly to run an operating system.',
   'Give it a Uniboard that works.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT CASE (SELECT count(*) FROM domain) WHEN 1 THEN root.name ELSE ''domain '' || domain.name END
      FROM domain JOIN part root ON root.path = ''''
      WHERE EXISTS (SELECT 1 FROM part JOIN slot ON slot.parent = part.type WHERE slot.bay = 1 AND slot.child = ''uniboard'')
      AND NOT EXISTS (SELECT 1 FROM part p WHERE p.type = ''uniboard'' AND p.domain = domain.name AND p.lost = 0)'),
  ('domain-needs-io', 'sunfire', 'error', 1, '{part} has no I/O assembly that works',
   'A domain needs at least one Uniboard and one I/O assembly to run an operating system.',
   'Give it an I/O assembly that works.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT CASE (SELECT count(*) FROM domain) WHEN 1 THEN root.name ELSE ''domain '' || domain.name END
      FROM domain JOIN part root ON root.path = ''''
      WHERE EXISTS (SELECT 1 FROM part JOIN slot ON slot.parent = part.type WHERE slot.bay = 1 AND slot.child = ''uniboard'')
      AND NOT EXISTS (SELECT 1 FROM part p WHERE p.type = ''pci-controller'' AND p.domain = domain.name AND p.lost = 0)'),
  ('too-many-domains', 'sunfire', 'error', 1, '{part} has too many domains',
   'This machine can be divided into fewer domains.',
   'Join domains.', '000-mpo', 'Appendix B, Domains',
   'SELECT root.name FROM part root JOIN machine ON machine.root = root.type
      JOIN fact ON fact.id = machine.id || ''.domains''
      WHERE root.path = '''' AND (SELECT count(*) FROM domain) > fact.value'),
  ('segment-domains', 'sunfire', 'error', 1, '{part} has too many domains',
   'A segment is configured into one or two domains, which share its switch boards and its address bandwidth.',
   'Split the machine into two segments, or join domains.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT ''segment '' || domain.segment FROM domain
      JOIN part root ON root.path = '''' JOIN machine ON machine.root = root.type
      JOIN machine_option ON machine_option.machine = machine.id AND machine_option.id = ''segments''
      JOIN fact ON fact.id = ''fireplane.domains'' GROUP BY domain.segment HAVING count(*) > max(fact.value)'),
  ('segment-down', 'sunfire', 'error', 1, '{part} has failed, and its segment is down',
   'A segment needs all of its switch boards: every domain in it is down.',
   'Repair the switch board. In a machine of two segments, the other one runs on.', '000-mpo',
   'Appendix B, Mid-Range, Domains',
   'SELECT path FROM part WHERE failed = 1 AND type = ''switch-board'''),
  ('data-crossbar-half', 'sunfire', 'warning', 0, '{part} has failed in part, and moves half as much',
   'What is left of the crossbar is pumped on both edges of the clock: every port of the centerplane carries half of its rate.',
   'Repair it; until then keep pages on the boardsets of their threads.', '000-mpo',
   'Appendix B, Sun Fireplane Level 3: Centerplane',
   'SELECT path FROM part WHERE failed = 1 AND type = ''data-crossbar'''),
  ('crossbar-half', 'sunfire', 'warning', 0, '{part} has failed in part, which the answer does not show',
   'It carries half as many requests or replies between boardsets. How many it carries when it works is not printed, so the model never waits for it.',
   'Repair it; until then take the answer of remote accesses for too good.', '000-mpo',
   'Appendix B, Sun Fireplane Level 3: Centerplane',
   'SELECT path FROM part WHERE failed = 1 AND type IN (''address-crossbar'', ''response-crossbar'')'),
  ('memory-failed', 'sunfire', 'warning', 0, '{part} is out of service, and others hold its pages',
   'The memory that it was interleaved with is interleaved without it: pages that were put there lie in the others, which have more to do.',
   'Repair it, or the processor that it belongs to.', 'sunfire15k-practices', 'Memory and I/O Configuration, Interleaving',
   'SELECT part.path, CASE WHEN held.pages IS NULL THEN ''''
        WHEN held.pages = 1 THEN ''The page that was put there lies in the memory that it was interleaved with, line by line; that has more to do.''
        ELSE ''The '' || held.pages || '' pages that were put there lie in the memory that it was interleaved with, line by line; that has more to do.'' END
      FROM part LEFT JOIN (SELECT memory, sum(pages) AS pages FROM page GROUP BY memory) held ON held.memory = part.path
      WHERE part.role = ''memory'' AND (part.failed = 1 OR (part.lost = 1 AND held.pages > 0))
      AND EXISTS (SELECT 1 FROM chosen JOIN part other ON other.role = ''memory'' AND other.lost = 0 AND other.domain = part.domain
        WHERE chosen.id = ''interleaving'' AND (chosen.node = '''' OR part.path LIKE chosen.node || ''/%'')
        AND ((chosen.value = 1 AND other.board = part.board)
          OR (chosen.value = 2 AND (chosen.node = '''' OR other.path LIKE chosen.node || ''/%''))))'),
  ('bank-failed', 'sunfire', 'warning', 0, '{part} has banks that failed',
   'Its other banks take turns without them, so it is slower in the same proportion, and with it all memories over which its pages are interleaved. Without any it is out of service: the others then take turns without it, and may be faster than with it.',
   'Repair the banks, or drag pages that many threads use to another memory.', '000-mpo', 'Chapter 1, Sun Fire Servers',
   'SELECT DISTINCT parent FROM part WHERE failed = 1 AND type = ''memory-bank'''),
  ('interleaved-across', 'sunfire', 'advice', 0, '{part} has its memory interleaved across boards',
   'Every page lies line by line on all boards, so no placement brings it nearer to the threads that use it, and no board can be taken out.',
   'Interleave within a board (option "interleaving" = 1).', 'sunfire15k-practices',
   'Memory and I/O Configuration, Interleaving',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''interleaving'' AND chosen.value = 2'),
  ('interleaved-alone', 'sunfire', 'advice', 0, '{part} does not interleave its memory',
   'Each page lies in the four banks of one processor, so a page that many threads use is served at a quarter of its board''s rate.',
   'Interleave within a board (option "interleaving" = 1).', 'sunfire15k-practices',
   'Memory and I/O Configuration, Interleaving',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''interleaving'' AND chosen.value = 0'),
  ('process-in-domains', 'sunfire', 'error', 1, '{part} is in two domains',
   'Each domain runs an operating system of its own; a process runs in one of them.',
   'Move its threads into one domain.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT ''process '' || customer.process FROM customer JOIN part ON part.path = customer.place
      GROUP BY customer.process HAVING count(DISTINCT part.domain) > 1'),
  ('all-remote', 'sunfire', 'warning', 0, '{part} has all its pages on other boards',
   'Every access of this thread crosses the interconnect: a longer way, and two board ports for each line.',
   'Drag the thread to the board that holds its pages, or the pages to the thread.', '000-mpo',
   'Chapter 2, Memory Allocation',
   'SELECT ''thread '' || customer.name FROM customer
      WHERE customer.noun = ''thread'' AND customer.stopped = ''''
      AND EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses AND access.board = customer.board)
      AND NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''interleaving'' AND value = 2)
      ORDER BY customer.name'),
  ('hot-board', 'sunfire', 'warning', 0, '{part} holds all pages of a spread process',
   'Threads on several boards share the memory and the port of one: a hot spot.',
   'Deal the pages over the boards, or bring each thread''s pages to its board.', '000-mpo',
   'Chapter 2, Controlling APIs',
   'SELECT min(held.least) FROM (SELECT uses, min(board) AS least, max(board) AS most FROM access GROUP BY uses) held
      JOIN customer ON customer.uses = held.uses
      WHERE customer.noun = ''thread'' AND NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''interleaving'' AND value = 2)
      GROUP BY customer.process
      HAVING min(held.least) = max(held.most) AND min(customer.board) <> max(customer.board)');
