-- Rules for threads and pages, whatever the machine. A query sees the configuration's tables (part, domain, customer,
-- region, page, access, way, link) and the catalog's; its first column names the offending part, a second and a third, if
-- there, say why and what to do.

INSERT INTO rule(id, severity, refuses, title, reason, fix, source, locator, query) VALUES
  ('stopped-thread', 'error', 1, '{part} cannot run',
   'Its processor or its pages are out of service, or the border of a domain lies between them.',
   'Repair the part or switch it on, or bring the thread and its pages together where both work, in one domain.', NULL, '',
   'SELECT ''thread '' || customer.name, customer.stopped || ''.'' FROM customer
      WHERE customer.noun = ''thread'' AND customer.stopped <> '''' AND customer.stopped NOT LIKE ''it is in the background%'''),
  ('shut-out', 'warning', 0, '{part} waits in the background',
   'Who is in the background gets a processor when nobody else has it.', 'Move it to a processor that is free, or take it out of the background.', NULL, '',
   'SELECT noun || '' '' || name, stopped || ''.'' FROM customer WHERE stopped LIKE ''it is in the background%'''),
  ('stopped-customer', 'error', 0, '{part} cannot run',
   'What it needs is out of service, or nothing that works leads there.', 'Have the part repaired, or move what it needs to one that works.', NULL, '',
   'SELECT noun || '' '' || name, stopped || ''.'' FROM customer
      WHERE noun NOT IN (''thread'', ''stream'') AND stopped NOT IN ('''', ''it has no data'') AND stopped NOT LIKE ''it is in the background%'''),
  ('shared-processor', 'warning', 0, '{part} is shared by several threads',
   '{part} runs one thread at a time; the model lets them take turns.',
   'Move a thread to a free one.', NULL, '',
   'WITH
      shared(place) AS (SELECT place FROM customer WHERE noun = ''thread'' AND stopped = '''' GROUP BY place HAVING count(*) > 1),
      free(domain) AS (SELECT DISTINCT domain FROM part WHERE role = ''processor'' AND lost = 0 AND path NOT IN (SELECT place FROM customer))
      SELECT shared.place, '''', iif(at.domain IN (SELECT domain FROM free), '''',
        iif((SELECT count(*) FROM domain) > 1, ''No processor of domain '' || at.domain || '' is free'', ''No processor is free'')
          || '': run fewer threads, or add processors.'')
      FROM shared LEFT JOIN part at ON at.path = shared.place'),
  ('idle-thread', 'advice', 0, '{part} has no pages',
   'This thread uses no page, so it makes no accesses and is not in the answer.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''thread '' || customer.name FROM customer WHERE customer.noun = ''thread''
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)'),
  ('idle-customer', 'advice', 0, '{part} has no data',
   'What it reads or writes lies nowhere, so it does nothing and is not in the answer.',
   'Add data to its process, or let it use a region that lies somewhere.', NULL, '',
   'SELECT noun || '' '' || name FROM customer WHERE noun NOT IN (''thread'', ''stream'') AND stopped = ''it has no data'''),
  ('unused-pages', 'advice', 0, '{part} is not used',
   'Nobody reads or writes this region.', 'Let somebody use it, or remove it.', NULL, '',
   'SELECT ''region '' || region.name || '' of '' || region.process,
      ''No '' || region.noun || '' reads or writes this region.'',
      ''Add a '' || region.noun || '' to its process, or remove the region.'' FROM region WHERE region.used = 0');
