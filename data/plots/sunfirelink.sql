-- Plots of Sun Fire Link.

INSERT INTO plot(id, machine, title, summary, x_title, vary, least, most, doubling, latency) VALUES
  ('firelink-put-get', 'firelink', 'Put against get',
   'Up to 64 bytes a get is better; beyond, a put, which waits for none of its stores. Printed are 16 KB and that both cross at 64 bytes; what a put takes before its first line is fitted to that, and the rest is in proportion.',
   'Bytes of a message', 'request-bytes', 1, 1048576, 1, 0),
  ('firelink-set-up', 'firelink', 'Paying for the set-up',
   'Put with barrier and signal: the more messages a connection serves, the nearer they come to what they would bring without set-up and tear-down. Segments as large as a message; how the calls grow with them is not printed.',
   'Messages of a connection', 'number.per-connection', 1, 16384, 1, 0),
  ('firelink-mpi-small', 'firelink', 'MPI, short messages',
   'Postboxes of 64 bytes, each full: up to 64 bytes all messages take as long. From 3,912 bytes on a message is long: buffers of 1,024 bytes, a postbox for each, and a barrier. Printed are the first points; the rest is drawn in the paper only, and a model here.',
   'Bytes of a message', 'request-bytes', 1, 8192, 1, 1),
  ('firelink-mpi-large', 'firelink', 'MPI, long messages',
   'Beyond the printed points this is a model. From 256 KB on a message asks first, which is assumed to take two short messages; the stores take so long that it can hardly be seen.',
   'Bytes of a message', 'request-bytes', 1024, 1048576, 1, 1);
INSERT INTO plot_curve(plot, title, scenario) VALUES
  ('firelink-put-get', 'put', 'firelink-put'), ('firelink-put-get', 'get', 'firelink-get'),
  ('firelink-set-up', 'put, barrier and signal', 'firelink-life'), ('firelink-set-up', 'get', 'firelink-life-get'),
  ('firelink-mpi-small', 'standard, ready, synchronous', 'firelink-pingpong'), ('firelink-mpi-small', 'buffered', 'firelink-pingpong-buffered'),
  ('firelink-mpi-small', 'general polling', 'firelink-pingpong-general'),
  ('firelink-mpi-large', 'standard, ready, synchronous', 'firelink-pingpong'), ('firelink-mpi-large', 'general polling', 'firelink-pingpong-general');
