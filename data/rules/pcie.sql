-- Rules for PCI Express devices: what a request may be, and how many may be under way.
-- Tags and sizes bind reads only. A write is posted: nothing comes back for it, and it is cut into packets as it is sent.

INSERT INTO rule(id, family, severity, title, reason, fix, source, locator, query) VALUES
  ('pcie-request-size', 'sparc-enterprise', 'error', '{part} asks for more data in one request than there may be',
   'The size of a read request has a limit, and a device cuts what is larger into several requests.',
   'Set a smaller request, and more requests outstanding.',
   'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size',
   'SELECT ''stream '' || customer.name, ''A read request asks for ''
      || printf(''%,d'', most.value) || '' bytes at the most, not '' || printf(''%,d'', customer.size)
      || '': a device has to split that into '' || pieces || '' requests, each with its own tag.'',
      ''Set the size of a request to '' || printf(''%,d'', most.value) || '' bytes or less''
      || CASE WHEN customer.at_once * pieces <= tags.value THEN ''; '' || printf(''%,d'', customer.at_once * pieces)
              || '' requests outstanding would have as many bytes under way.'' ELSE ''.'' END
      FROM (SELECT customer.*, CAST((customer.size + fact.value - 1) / fact.value AS INTEGER) AS pieces
            FROM customer JOIN fact ON fact.id = ''pcie.request-most'') customer
      JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
      JOIN fact most ON most.id = ''pcie.request-most'' JOIN fact tags ON tags.id = ''pcie.tags''
      WHERE customer.noun = ''stream'' AND customer.stopped = ''''
      AND customer.size > most.value'),
  ('pcie-tags', 'sparc-enterprise', 'warning', '{part} has more reads outstanding than its tags tell apart',
   'Each read that a device waits for needs a tag of its own.',
   'Set fewer requests outstanding, or take a card and a system that enable extended tags.',
   'pcie-base-11', 'Section 2.2.6.2',
   'SELECT device, printf(''%,d'', reads) || '' reads are outstanding, and each needs a tag of its own: without extended tags there are ''
      || printf(''%,d'', tags.value) || '' for each function of a device''
      || CASE WHEN reads > extended.value THEN '', and with them '' || printf(''%,d'', extended.value) ELSE '''' END || ''.'',
      CASE WHEN reads > extended.value
           THEN ''Set the streams of this device to '' || printf(''%,d'', extended.value)
                || '' reads outstanding or fewer in all, for a card with extended tags enabled, or to ''
                || printf(''%,d'', tags.value) || '' for any card.''
           ELSE ''Extended tags have to be enabled for this, and the card has to have them; else set its streams to ''
                || printf(''%,d'', tags.value) || '' reads outstanding or fewer in all.'' END
      FROM (SELECT customer.place AS device, sum(customer.at_once) AS reads
            FROM customer JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
            WHERE customer.noun = ''stream'' AND customer.stopped = ''''
            AND EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)
            GROUP BY customer.place)
      JOIN fact tags ON tags.id = ''pcie.tags'' JOIN fact extended ON extended.id = ''pcie.tags-extended''
      WHERE reads > tags.value ORDER BY device');
