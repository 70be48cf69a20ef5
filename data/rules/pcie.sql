-- Rules for PCI Express devices: the size of a request, and the number of outstanding requests.
-- Tags and sizes limit reads only. A write is posted: it gets no reply, and the device splits it into packets.

INSERT INTO rule(id, family, severity, title, reason, fix, source, locator, query) VALUES
  ('pcie-request-size', 'sparc-enterprise', 'error', '{part} requests more data at once than PCI Express allows',
   'The size of a read request is limited. A device splits a larger one into several requests.',
   'Set a smaller request size, and more outstanding requests.',
   'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size',
   'SELECT ''stream '' || customer.name, ''A read request can be at most ''
      || printf(''%,d'', most.value) || '' bytes, not '' || printf(''%,d'', customer.size)
      || ''. A device has to split this one into '' || pieces || '' requests, each with its own tag.'',
      ''Set the request size to '' || printf(''%,d'', most.value) || '' bytes or less''
      || CASE WHEN customer.at_once * pieces <= tags.value THEN ''; '' || printf(''%,d'', customer.at_once * pieces)
              || '' outstanding requests would keep as many bytes in flight.'' ELSE ''.'' END
      FROM (SELECT customer.*, CAST((customer.size + fact.value - 1) / fact.value AS INTEGER) AS pieces
            FROM customer JOIN fact ON fact.id = ''pcie.request-most'') customer
      JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
      JOIN fact most ON most.id = ''pcie.request-most'' JOIN fact tags ON tags.id = ''pcie.tags''
      WHERE customer.noun = ''stream'' AND customer.stopped = ''''
      AND customer.size > most.value'),
  ('pcie-tags', 'sparc-enterprise', 'warning', '{part} has more outstanding reads than tags',
   'Each outstanding read of a device needs its own tag.',
   'Set fewer outstanding requests, or use a card and a system with extended tags.',
   'pcie-base-11', 'Section 2.2.6.2',
   'SELECT device, printf(''%,d'', reads) || '' reads are outstanding, and each needs its own tag. Without extended tags, there are ''
      || printf(''%,d'', tags.value) || '' for each function of a device''
      || CASE WHEN reads > extended.value THEN ''; with them, '' || printf(''%,d'', extended.value) ELSE '''' END || ''.'',
      CASE WHEN reads > extended.value
           THEN ''Set the streams of this device to '' || printf(''%,d'', extended.value)
                || '' outstanding reads or fewer in total, for a card with extended tags enabled. Any card allows ''
                || printf(''%,d'', tags.value) || ''.''
           ELSE ''Use a card with extended tags and enable them; otherwise, set its streams to ''
                || printf(''%,d'', tags.value) || '' outstanding reads or fewer in total.'' END
      FROM (SELECT customer.place AS device, sum(customer.at_once) AS reads
            FROM customer JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
            WHERE customer.noun = ''stream'' AND customer.stopped = ''''
            AND EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)
            GROUP BY customer.place)
      JOIN fact tags ON tags.id = ''pcie.tags'' JOIN fact extended ON extended.id = ''pcie.tags-extended''
      WHERE reads > tags.value ORDER BY device');
