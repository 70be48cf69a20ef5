-- Rules for streams of devices, whatever the machine.

INSERT INTO rule(id, severity, title, reason, fix, source, locator, query) VALUES
  ('stopped-stream', 'error', '{part} cannot run',
   'Its device or its pages are out of service, or nothing that works joins the two.',
   'Repair what has failed, or drag the stream and its buffer to parts that work and are joined.', NULL, '',
   'SELECT ''stream '' || customer.name, customer.stopped || ''.'',
      CASE WHEN device.lost = 1 THEN ''Repair {'' || device.path || ''}, or drag the stream to a device that works.''
           WHEN NOT EXISTS (SELECT 1 FROM way WHERE way.device = device.path)
             THEN ''Repair or put back what led from {'' || device.path || ''} to memory, or drag the stream to a device that has a way.''
           WHEN EXISTS (SELECT 1 FROM part memory WHERE memory.role = ''memory'' AND memory.board = customer.board
                        AND memory.board <> '''' AND memory.lost = 0)
             THEN ''Drag the buffer to {'' || customer.board || ''}, through which its device enters, or repair what has failed.'' END
      FROM customer LEFT JOIN part device ON device.path = customer.place
      WHERE customer.noun = ''stream'' AND customer.stopped <> '''''),
  ('idle-stream', 'advice', '{part} has no pages',
   'This stream uses no page, so it moves nothing and is not in the answer.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''stream '' || customer.name FROM customer WHERE customer.noun = ''stream''
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)');
