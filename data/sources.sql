-- The documents that facts and measurements are cited from. A document's id begins with its three digits; the other ids
-- are public source code, with places below usr/src/uts.

INSERT INTO source(id, title, author, date) VALUES
  ('000-mpo', 'Solaris Memory Placement Optimization and Sun Fire Servers', 'Sun Microsystems', 'March 2003'),
  ('illumos-lgrp', 'Source code of the kernel: locality groups (common/os/lgrp.c, common/sys/lgrp.h)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-dispatcher', 'Source code of the kernel: dispatcher (common/disp/disp.c)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-clock', 'Source code of the kernel: clock (common/os/clock.c, common/sys/clock_impl.h)', 'Sun Microsystems; illumos', '2008'),
  ('illumos-starcat', 'Source code of the kernel: Sun Fire 12K and 15K (sun4u/starcat/os/starcat.c)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-serengeti', 'Source code of the kernel: Sun Fire 3800 to 6800 (sun4u/serengeti/os/serengeti.c)', 'Sun Microsystems; OpenSolaris, illumos', '2005');
