-- Rules for streams of devices, whatever the machine.

INSERT INTO rule(id, severity, title, reason, fix, source, locator, query) VALUES
  ('stopped-stream', 'error', '{part} cannot run',
   'Its device or its pages are out of service, or nothing that works joins the two.',
   'Repair what has failed, or drag the stream and its buffer to parts that work and are joined.', NULL, '',
   'SELECT ''stream '' || thread.name, thread.stopped || ''.'',
      CASE WHEN device.lost = 1 THEN ''Repair {'' || device.path || ''}, or drag the stream to a device that works.''
           WHEN NOT EXISTS (SELECT 1 FROM way WHERE way.device = device.path)
             THEN ''Repair or put back what led from {'' || device.path || ''} to memory, or drag the stream to a device that has a way.''
           WHEN EXISTS (SELECT 1 FROM part memory WHERE memory.role = ''memory'' AND memory.board = thread.board
                        AND memory.board <> '''' AND memory.lost = 0)
             THEN ''Drag the buffer to {'' || thread.board || ''}, through which its device enters, or repair what has failed.'' END
      FROM thread LEFT JOIN part device ON device.path = thread.processor
      WHERE thread.requester = ''device'' AND thread.stopped <> '''''),
  ('idle-stream', 'advice', '{part} has no pages',
   'This stream uses no page, so it moves nothing and is not in the answer.',
   'Add pages to its process, or let it use a region.', NULL, '',
   'SELECT ''stream '' || thread.name FROM thread WHERE thread.requester = ''device''
      AND NOT EXISTS (SELECT 1 FROM access WHERE access.thread = thread.name)');
