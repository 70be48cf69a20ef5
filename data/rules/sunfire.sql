-- Rules for the Sun Fire family: its division into domains, and the traffic on its interconnect.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator) VALUES
  ('sunfire3800.domains', 'sunfire3800', 'count', 'Domains, maximum', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire4800.domains', 'sunfire4800', 'count', 'Domains, maximum', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire6800.domains', 'sunfire6800', 'count', 'Domains, maximum', 4, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains'),
  ('sunfire15k.domains', 'sunfire15k', 'count', 'Domains, maximum', 18, 'domains', 'published', '000-mpo', 'Appendix B, High-End, Domains'),
  ('fireplane.domains', 'fireplane', 'count', 'Domains per segment, maximum', 2, 'domains', 'published', '000-mpo', 'Appendix B, Mid-Range, Domains');

-- Only a machine whose bays take Uniboards can be divided. With a single domain, the finding names the machine.
INSERT INTO rule(id, family, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('domain-needs-uniboard', 'sunfire', 'error', 1, '{part} has no working Uniboard',
   'A domain needs at least one Uniboard and one I/O assembly to run an operating system.',
   'Add a working Uniboard.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT CASE (SELECT count(*) FROM domain) WHEN 1 THEN root.name ELSE ''domain '' || domain.name END
      FROM domain JOIN part root ON root.path = ''''
      WHERE EXISTS (SELECT 1 FROM part JOIN slot ON slot.parent = part.type WHERE slot.bay = 1 AND slot.child = ''uniboard'')
      AND NOT EXISTS (SELECT 1 FROM part p WHERE p.type = ''uniboard'' AND p.domain = domain.name AND p.lost = 0)'),
  ('domain-needs-io', 'sunfire', 'error', 1, '{part} has no working I/O assembly',
   'A domain needs at least one Uniboard and one I/O assembly to run an operating system.',
   'Add a working I/O assembly.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT CASE (SELECT count(*) FROM domain) WHEN 1 THEN root.name ELSE ''domain '' || domain.name END
      FROM domain JOIN part root ON root.path = ''''
      WHERE EXISTS (SELECT 1 FROM part JOIN slot ON slot.parent = part.type WHERE slot.bay = 1 AND slot.child = ''uniboard'')
      AND NOT EXISTS (SELECT 1 FROM part p WHERE p.type = ''pci-controller'' AND p.domain = domain.name AND p.lost = 0)'),
  ('too-many-domains', 'sunfire', 'error', 1, '{part} has too many domains',
   'The machine is divided into more domains than it supports.',
   'Merge domains.', '000-mpo', 'Appendix B, Domains',
   'SELECT root.name FROM part root JOIN machine ON machine.root = root.type
      JOIN fact ON fact.id = machine.id || ''.domains''
      WHERE root.path = '''' AND (SELECT count(*) FROM domain) > fact.value'),
  ('segment-domains', 'sunfire', 'error', 1, '{part} has too many domains',
   'A segment can have one or two domains, which share its switch boards and its address bandwidth.',
   'Split the machine into two segments, or merge domains.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT ''segment '' || domain.segment FROM domain
      JOIN part root ON root.path = '''' JOIN machine ON machine.root = root.type
      JOIN machine_option ON machine_option.machine = machine.id AND machine_option.id = ''segments''
      JOIN fact ON fact.id = ''fireplane.domains'' GROUP BY domain.segment HAVING count(*) > max(fact.value)'),
  ('segment-down', 'sunfire', 'error', 1, '{part} has failed, and its segment is down',
   'A segment needs all of its switch boards, so all of its domains are down.',
   'Repair the switch board. If the machine has two segments, the other one continues to run.', '000-mpo',
   'Appendix B, Mid-Range, Domains',
   'SELECT path FROM part WHERE failed = 1 AND type = ''switch-board'''),
  ('data-crossbar-half', 'sunfire', 'warning', 0, '{part} has partly failed and has half its bandwidth',
   'The remaining half of the crossbar transfers on both clock edges, so every centerplane port has half of its bandwidth.',
   'Repair the crossbar. Until then, keep pages on the boardsets of their threads.', '000-mpo',
   'Appendix B, Sun Fireplane Level 3: Centerplane',
   'SELECT path FROM part WHERE failed = 1 AND type = ''data-crossbar'''),
  ('crossbar-half', 'sunfire', 'warning', 0, '{part} has partly failed, which the results don''t show',
   'The crossbar now transfers half as many requests or replies between boardsets. Its full rate is not published, so the model has no queueing there.',
   'Repair the crossbar. Until then, the results for remote accesses are too optimistic.', '000-mpo',
   'Appendix B, Sun Fireplane Level 3: Centerplane',
   'SELECT path FROM part WHERE failed = 1 AND type IN (''address-crossbar'', ''response-crossbar'')'),
  ('memory-failed', 'sunfire', 'warning', 0, '{part} is out of service, and other memories hold its pages',
   'The memories that were interleaved with this one now interleave without it. They also hold its pages, so their load is higher.',
   'Repair this memory or its processor.', 'sunfire15k-practices', 'Memory and I/O Configuration, Interleaving',
   'SELECT part.path, say(''Its page is now interleaved over the other memories of its group, whose load is higher.|Its {pages} pages are now interleaved over the other memories of its group, whose load is higher.'',
        ''n'', held.pages, ''pages'', printf(''%d'', held.pages))
      FROM part LEFT JOIN (SELECT memory, sum(pages) AS pages FROM page GROUP BY memory) held ON held.memory = part.path
      WHERE part.role = ''memory'' AND (part.failed = 1 OR (part.lost = 1 AND held.pages > 0))
      AND EXISTS (SELECT 1 FROM chosen JOIN part other ON other.role = ''memory'' AND other.lost = 0 AND other.domain = part.domain
        WHERE chosen.id = ''interleaving'' AND (chosen.node = '''' OR part.path LIKE chosen.node || ''/%'')
        AND ((chosen.value = 1 AND other.board = part.board)
          OR (chosen.value = 2 AND (chosen.node = '''' OR other.path LIKE chosen.node || ''/%''))))'),
  ('bank-failed', 'sunfire', 'warning', 0, '{part} has failed banks',
   'Interleaving continues without the failed banks. This memory, and all memories over which its pages are interleaved, become slower in the same proportion. If all its banks fail, this memory is out of service. The other memories then interleave without it, and may be faster than with it.',
   'Repair the banks, or drag pages that many threads use to another memory.', '000-mpo', 'Chapter 1, Sun Fire Servers',
   'SELECT DISTINCT parent FROM part WHERE failed = 1 AND type = ''memory-bank'''),
  ('interleaved-across', 'sunfire', 'advice', 0, '{part} has its memory interleaved across boards',
   'Every page is interleaved line by line over all boards. No placement can make it local to its threads, and no board can be removed.',
   'Interleave memory within each board (option "Memory interleaved").', 'sunfire15k-practices',
   'Memory and I/O Configuration, Interleaving',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''interleaving'' AND chosen.value = 2'),
  ('interleaved-alone', 'sunfire', 'advice', 0, '{part} does not interleave its memory',
   'Each page is in the four banks of one processor. A page that many threads use is therefore served at a quarter of its board''s bandwidth.',
   'Interleave memory within each board (option "Memory interleaved").', 'sunfire15k-practices',
   'Memory and I/O Configuration, Interleaving',
   'SELECT root.name FROM chosen JOIN part root ON root.path = chosen.node
      WHERE chosen.id = ''interleaving'' AND chosen.value = 0'),
  ('process-in-domains', 'sunfire', 'error', 1, '{part} is in several domains',
   'Each domain runs its own operating system, and a process runs in only one of them.',
   'Move its threads into one domain.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT ''process '' || customer.process FROM customer JOIN part ON part.path = customer.place
      GROUP BY customer.process HAVING count(DISTINCT part.domain) > 1'),
  ('all-remote', 'sunfire', 'warning', 0, '{part} has all its pages on other boards',
   'Every access of this thread crosses the interconnect. Its latency is higher, and each line passes two board ports.',
   'Drag the thread to the board that holds its pages, or the pages to the thread.', '000-mpo',
   'Chapter 2, Memory Allocation',
   'SELECT ''thread '' || customer.name FROM customer
      WHERE customer.noun = ''thread'' AND customer.stopped = ''''
      AND EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses AND access.board = customer.board)
      AND NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''interleaving'' AND value = 2)
      ORDER BY customer.name'),
  ('hot-board', 'sunfire', 'warning', 0, '{part} holds all pages of a process on several boards',
   'Threads on several boards share the memory and the port of one board, which becomes a hot spot.',
   'Spread the pages over the boards, or move each thread''s pages to its board.', '000-mpo',
   'Chapter 2, Controlling APIs',
   'SELECT min(held.least) FROM (SELECT uses, min(board) AS least, max(board) AS most FROM access GROUP BY uses) held
      JOIN customer ON customer.uses = held.uses
      WHERE customer.noun = ''thread'' AND NOT EXISTS (SELECT 1 FROM chosen WHERE id = ''interleaving'' AND value = 2)
      GROUP BY customer.process
      HAVING min(held.least) = max(held.most) AND min(customer.board) <> max(customer.board)');
