-- Plots of DMA on the T5440.

INSERT INTO plot(id, machine, title, summary, x_title, vary, least, most, doubling) VALUES
  ('t5440-outstanding', 't5440', 'Bandwidth by outstanding reads',
   'The data in flight is latency times bandwidth. The higher the latency, the more reads of 64 bytes are needed to saturate the link.',
   'Outstanding requests per stream', 'outstanding', 1, 128, 0),
  ('t5440-payload', 't5440', 'Bandwidth by request size',
   'Small requests waste link bandwidth on headers. The data of larger requests is split into packets of one size, so only the effects of acknowledgements and queueing still change.',
   'Request size (bytes)', 'number.size', 4, 4096, 1),
  ('t5440-roots', 't5440', 'Bandwidth by number of root complexes',
   'Each root complex adds its own links, and none of the shared parts is saturated.',
   'Active root complexes', 'scenario', 0, 0, 0);
INSERT INTO plot_curve(plot, title, scenario, x) VALUES
  ('t5440-outstanding', 'local memory', 't5440-1400-local', 0),
  ('t5440-outstanding', 'remote memory', 't5440-1400-remote', 0),
  ('t5440-outstanding', 'local memory, expansion unit', 't5440-expansion-local', 0),
  ('t5440-payload', 'reads', 't5440-read-1', 0),
  ('t5440-payload', 'writes', 't5440-write-1', 0),
  ('t5440-roots', 'reads', 't5440-read-1', 1),
  ('t5440-roots', 'reads', 't5440-read-2', 2),
  ('t5440-roots', 'reads', 't5440-read-3', 3),
  ('t5440-roots', 'reads', 't5440-read-4', 4),
  ('t5440-roots', 'writes', 't5440-write-1', 1),
  ('t5440-roots', 'writes', 't5440-write-2', 2),
  ('t5440-roots', 'writes', 't5440-write-3', 3),
  ('t5440-roots', 'writes', 't5440-write-4', 4),
  ('t5440-roots', 'both at once', 't5440-both-1', 1),
  ('t5440-roots', 'both at once', 't5440-both-2', 2),
  ('t5440-roots', 'both at once', 't5440-both-3', 3),
  ('t5440-roots', 'both at once', 't5440-both-4', 4);
