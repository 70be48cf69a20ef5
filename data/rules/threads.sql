-- Rules for threads and pages, for any machine. A query reads the configuration's tables (part, domain, customer,
-- region, page, access, way, link) and the catalog's tables. Its first column names the offending part. An optional
-- second column gives the reason, a third the fix. Sentences for people are messages: say('template', 'name', value, ...).

INSERT INTO rule(id, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('stopped-thread', 'error', 1, '{part} cannot run',
   'Its processor or its pages are out of service, or they are in different domains.',
   'Repair the part or switch it on, or move the thread and its pages to working parts in one domain.', NULL, '',
   'SELECT ''thread '' || customer.name, say(''{reason}.'', ''reason'', customer.stopped) FROM customer
      WHERE customer.noun = ''thread'' AND customer.stop NOT IN ('''', ''no capacity'')'),
  ('shut-out', 'warning', 0, '{part} waits for spare capacity',
   'Background work gets a processor only when no other work uses it.', 'Move this work to a free processor, or run it in the foreground.', NULL, '',
   'SELECT noun || '' '' || name, say(''{reason}.'', ''reason'', stopped) FROM customer WHERE stop = ''no capacity'''),
  ('stopped-customer', 'error', 0, '{part} cannot run',
   'A part that it needs is out of service, or no working route leads to it.', 'Repair the part, or use one that works.', NULL, '',
   'SELECT noun || '' '' || name, say(''{reason}.'', ''reason'', stopped) FROM customer
      WHERE noun NOT IN (''thread'', ''stream'') AND stop = ''hindered'''),
  ('shared-processor', 'warning', 0, '{part} is shared by several threads',
   '{part} runs one thread at a time. In the model, the threads share its time.',
   'Move a thread to a free processor.', NULL, '',
   'WITH
      shared(place) AS (SELECT place FROM customer WHERE noun = ''thread'' AND stopped = '''' GROUP BY place HAVING count(*) > 1),
      free(domain) AS (SELECT DISTINCT domain FROM part WHERE role = ''processor'' AND lost = 0 AND path NOT IN (SELECT place FROM customer))
      SELECT shared.place, '''', iif(at.domain IN (SELECT domain FROM free), '''',
        iif((SELECT count(*) FROM domain) > 1, say(''No processor of domain {domain} is free: run fewer threads, or add processors.'', ''domain'', at.domain),
          say(''No processor is free: run fewer threads, or add processors.'')))
      FROM shared LEFT JOIN part at ON at.path = shared.place'),
  ('idle-thread', 'advice', 0, '{part} has no pages',
   'This thread uses no pages, so it makes no accesses and is not in the results.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''thread '' || customer.name FROM customer WHERE customer.noun = ''thread''
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)'),
  ('idle-customer', 'advice', 0, '{part} has no data',
   'Its process has no data to read or write, so it does nothing and is not in the results.',
   'Add data to its process, or let it use a region that is on a disk or in memory.', NULL, '',
   'SELECT noun || '' '' || name FROM customer WHERE noun NOT IN (''thread'', ''stream'') AND stop = ''no data'''),
  ('unused-pages', 'advice', 0, '{part} is not used',
   'No thread, stream or client reads or writes this region.', 'Let a thread, stream or client use it, or remove it.', NULL, '',
   'SELECT ''region '' || region.name || '' of '' || region.process,
      say(''No {noun} reads or writes this region.'', ''noun'', noun(region.noun)),
      say(''Add a {noun} to its process, or remove the region.'', ''noun'', noun(region.noun)) FROM region WHERE region.used = 0');
