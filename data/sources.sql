-- The documents that facts and measurements are cited from.

INSERT INTO source(id, title, author, date) VALUES
  ('000-mpo', 'Solaris Memory Placement Optimization and Sun Fire Servers', 'Sun Microsystems', 'March 2003');
