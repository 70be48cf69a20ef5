-- Rules for the Sun Fire family. A query sees the configuration's tables (part, thread, region, page, access) and
-- the catalog's; its first column names the offending part.

INSERT INTO rule(id, severity, title, reason, fix, source, locator, query) VALUES
  ('domain-needs-io', 'error', 'No I/O assembly',
   'A domain needs at least one Uniboard and one I/O assembly to run an operating system.',
   'Add an I/O assembly.', '000-mpo', 'Appendix B, Mid-Range, Domains',
   'SELECT part.name FROM part WHERE part.path = '''' AND EXISTS (SELECT 1 FROM part b WHERE b.type = ''uniboard'')
      AND NOT EXISTS (SELECT 1 FROM part p WHERE p.type = ''pci-controller'')'),
  ('memory-full', 'error', 'More pages than memory',
   'The pages placed here take more than the largest memory that fits.',
   'Move pages to another memory.', '000-mpo', 'Appendix B, Memory Controller',
   'SELECT page.memory FROM page JOIN part ON part.path = page.memory
      JOIN fact ON fact.subject = part.type AND fact.property = ''size'' JOIN unit ON unit.id = fact.unit
      GROUP BY page.memory HAVING sum(page.pages * page.page_bytes) > max(fact.value * unit.factor)'),
  ('all-remote', 'warning', 'All pages on other boards',
   'Every access of this thread crosses the interconnect: a longer way, and two board ports for each line.',
   'Drag the thread to the board that holds its pages, or the pages to the thread.', '000-mpo',
   'Chapter 2, Memory Allocation',
   'SELECT ''thread '' || access.thread FROM access GROUP BY access.thread
      HAVING sum(access.board <> access.memory_board) = count(*)'),
  ('hot-board', 'warning', 'One board holds all pages of a spread process',
   'Threads on several boards share the memory and the port of one: a hot spot.',
   'Deal the pages over the boards, or bring each thread''s pages to its board.', '000-mpo',
   'Chapter 2, Controlling APIs',
   'SELECT min(access.memory_board) FROM access GROUP BY access.process
      HAVING count(DISTINCT access.memory_board) = 1 AND count(DISTINCT access.board) > 1'),
  ('shared-processor', 'warning', 'Threads share a processor',
   'A processor runs one thread at a time; the model lets them take turns.',
   'Move a thread to a free processor.', NULL, '',
   'SELECT thread.processor FROM thread GROUP BY thread.processor HAVING count(*) > 1'),
  ('idle-thread', 'advice', 'A thread without pages',
   'This thread uses no page, so it makes no accesses and is not in the answer.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''thread '' || thread.name FROM thread
      WHERE NOT EXISTS (SELECT 1 FROM access WHERE access.thread = thread.name)'),
  ('unused-pages', 'advice', 'Pages that no thread uses',
   'No thread reads or writes this region.', 'Add a thread to its process, or remove the region.', NULL, '',
   'SELECT ''region '' || region.name || '' of '' || region.process FROM region
      WHERE NOT EXISTS (SELECT 1 FROM access WHERE access.process = region.process AND access.region = region.name)');
