-- Plots of Sun Fire Link.

INSERT INTO plot(id, machine, title, summary, x_title, vary, least, most, doubling, latency) VALUES
  ('firelink-put-get', 'firelink', 'Put bandwidth relative to get',
   'Up to 64 bytes, a get is faster. Above 64 bytes, a put is faster, because it doesn''t wait for its stores. The paper gives the values at 16 KB and the crossover at 64 bytes. This crossover was used to fit the time before a put transfers its first line. The other points are scaled with the size.',
   'Message size (bytes)', 'number.size', 1, 1048576, 1, 0),
  ('firelink-set-up', 'firelink', 'Amortising the set-up',
   'The plot shows a put with barrier and signal, and a get. The more messages a connection carries, the less its set-up and tear-down matter. The segments are as large as a message; the paper doesn''t give the times of the calls for other sizes.',
   'Messages per connection', 'number.per-connection', 1, 16384, 1, 0),
  ('firelink-mpi-small', 'firelink', 'MPI, short messages',
   'A postbox of 64 bytes is always filled, so all messages up to 64 bytes take equally long. Messages of 3,912 bytes or more are long: they use buffers of 1,024 bytes, one postbox for each, and a barrier. The paper gives the first points as numbers and the others only in a figure; this plot shows the model''s values.',
   'Message size (bytes)', 'number.size', 1, 8192, 1, 1),
  ('firelink-mpi-large', 'firelink', 'MPI, long messages',
   'Beyond the published points, the values come from the model alone. Before a message of 256 KB or more, the sender sends a request, which is assumed to take two short messages. The stores take so long that the time of the request is hardly visible.',
   'Message size (bytes)', 'number.size', 1024, 1048576, 1, 1);
INSERT INTO plot_curve(plot, title, scenario) VALUES
  ('firelink-put-get', 'put', 'firelink-put'), ('firelink-put-get', 'get', 'firelink-get'),
  ('firelink-set-up', 'put, barrier and signal', 'firelink-life'), ('firelink-set-up', 'get', 'firelink-life-get'),
  ('firelink-mpi-small', 'standard, ready, synchronous', 'firelink-pingpong'), ('firelink-mpi-small', 'buffered', 'firelink-pingpong-buffered'),
  ('firelink-mpi-small', 'general polling', 'firelink-pingpong-general'),
  ('firelink-mpi-large', 'standard, ready, synchronous', 'firelink-pingpong'), ('firelink-mpi-large', 'general polling', 'firelink-pingpong-general');
