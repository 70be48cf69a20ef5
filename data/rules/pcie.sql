-- Rules for PCI Express devices: the size of a request, and the number of outstanding requests.
-- Tags and sizes limit reads only. A write is posted: it gets no reply, and the device splits it into packets.

INSERT INTO rule(id, family, severity, title, reason, fix, source, locator, query) VALUES
  ('pcie-request-size', 'sparc-enterprise', 'error', '{part} requests more data at once than PCI Express allows',
   'The size of a read request is limited. A device splits a larger one into several requests.',
   'Set a smaller request size, and more outstanding requests.',
   'pcie-base-11', 'Section 7.8.4, Max_Read_Request_Size',
   'SELECT ''stream '' || customer.name, say(''A read request can be at most {most} bytes, not {size}. A device has to split this one into {pieces} requests, each with its own tag.'',
        ''most'', CAST(most.value AS INTEGER), ''size'', CAST(customer.size AS INTEGER), ''pieces'', pieces),
      CASE WHEN customer.at_once * pieces <= tags.value
           THEN say(''Set the request size to {most} bytes or less; {requests} outstanding requests would keep as many bytes in flight.'',
             ''most'', CAST(most.value AS INTEGER), ''requests'', CAST(customer.at_once * pieces AS INTEGER))
           ELSE say(''Set the request size to {most} bytes or less.'', ''most'', CAST(most.value AS INTEGER)) END
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
   'SELECT device, CASE WHEN reads > extended
           THEN say(''{reads} reads are outstanding, and each needs its own tag. Without extended tags, there are {tags} for each function of a device; with them, {extended}.'',
             ''reads'', CAST(reads AS INTEGER), ''tags'', tags, ''extended'', extended)
           ELSE say(''{reads} reads are outstanding, and each needs its own tag. Without extended tags, there are {tags} for each function of a device.'', ''reads'', CAST(reads AS INTEGER), ''tags'', tags) END,
      CASE WHEN reads > extended
           THEN say(''Set the streams of this device to {extended} outstanding reads or fewer in total, for a card with extended tags enabled. Any card allows {tags}.'', ''extended'', extended, ''tags'', tags)
           ELSE say(''Use a card with extended tags and enable them; otherwise, set its streams to {tags} outstanding reads or fewer in total.'', ''tags'', tags) END
      FROM (SELECT customer.place AS device, sum(customer.at_once) AS reads
            FROM customer JOIN work_part ON work_part.work = customer.work AND work_part.operation = ''dma-read''
            WHERE customer.noun = ''stream'' AND customer.stopped = ''''
            AND EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)
            GROUP BY customer.place)
      JOIN (SELECT CAST(value AS INTEGER) AS tags FROM fact WHERE id = ''pcie.tags'')
      JOIN (SELECT CAST(value AS INTEGER) AS extended FROM fact WHERE id = ''pcie.tags-extended'')
      WHERE reads > tags ORDER BY device');
