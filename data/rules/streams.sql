-- Rules for device streams, for any machine.

INSERT INTO rule(id, severity, title, reason, fix, source, locator, query) VALUES
  ('stopped-stream', 'error', '{part} cannot run',
   'Its device or its pages are out of service, or no working route connects them.',
   'Repair the failed part, or drag the stream and its buffer to connected, working parts.', NULL, '',
   'SELECT ''stream '' || customer.name, say(''{reason}.'', ''reason'', customer.stopped),
      CASE WHEN device.lost = 1 THEN say(''Repair {device}, or drag the stream to a working device.'', ''device'', ''{'' || device.path || ''}'')
           WHEN NOT EXISTS (SELECT 1 FROM way WHERE way.device = device.path)
             THEN say(''Repair or put back the parts that connected {device} to memory, or drag the stream to a device with a route to memory.'', ''device'', ''{'' || device.path || ''}'')
           WHEN EXISTS (SELECT 1 FROM part memory WHERE memory.role = ''memory'' AND memory.board = customer.board
                        AND memory.board <> '''' AND memory.lost = 0)
             THEN say(''Drag the buffer to {board}, to which its device is connected, or repair the failed part.'', ''board'', ''{'' || customer.board || ''}'') END
      FROM customer LEFT JOIN part device ON device.path = customer.place
      WHERE customer.noun = ''stream'' AND customer.stopped <> '''''),
  ('idle-stream', 'advice', '{part} has no pages',
   'This stream uses no pages, so it transfers nothing and is not in the results.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''stream '' || customer.name FROM customer WHERE customer.noun = ''stream''
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.uses = customer.uses)');
