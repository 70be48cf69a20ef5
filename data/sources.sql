-- The documents that facts and measurements are cited from. A document's id begins with its three digits; the other ids
-- are public: source code with places below usr/src/uts, specifications, manuals and papers.

INSERT INTO source(id, title, author, date) VALUES
  ('000-mpo', 'Solaris Memory Placement Optimization and Sun Fire Servers', 'Sun Microsystems', 'March 2003'),
  ('sunfire15k-practices', 'Sun Fire 15K server: Memory and I/O Configuration (informit.com, article 174098, page 5)', 'not named there', 'not printed'),
  ('e25k', 'Structured Computer Organization, sixth edition', 'Andrew S. Tanenbaum, Todd Austin', '2012'),
  ('illumos-lgrp', 'Source code of the kernel: locality groups (common/os/lgrp.c, common/sys/lgrp.h)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-dispatcher', 'Source code of the kernel: dispatcher (common/disp/disp.c)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-clock', 'Source code of the kernel: clock (common/os/clock.c, common/sys/clock_impl.h)', 'Sun Microsystems; illumos', '2008'),
  ('illumos-starcat', 'Source code of the kernel: Sun Fire 12K and 15K (sun4u/starcat/os/starcat.c)', 'Sun Microsystems; OpenSolaris, illumos', '2006'),
  ('illumos-serengeti', 'Source code of the kernel: Sun Fire 3800 to 6800 (sun4u/serengeti/os/serengeti.c)', 'Sun Microsystems; OpenSolaris, illumos', '2005'),
  ('illumos-sun4v', 'Source code of the kernel: machines with a hypervisor, among them the T5440 (sun4v/os/mpo.c)', 'Sun Microsystems; OpenSolaris, illumos', '2010'),
  ('002-p650', 'IBM pSeries 650 Performance and Tuning', 'Bret Olszewski, IBM', '4 December 2002'),
  ('power4-lecture', 'TLP on Chip, lecture 40: IBM POWER4 and POWER5 (NPTEL course 106104024)', 'not named there', 'not printed'),
  ('003-t5440', 'T5440 PCI-E I/O Performance, with T5440 PCI-E Reconfiguration', 'pyakutis, Sun Microsystems', '13 October 2008'),
  ('t5440-theory', 'Theoretical PCI-E bandwidth of the T5440: the page that document 003 links to', 'pyakutis, Sun Microsystems', 'October 2008'),
  ('t5440-service', 'SPARC Enterprise T5440 Server Service Manual', 'Oracle; Fujitsu', 'June 2011'),
  ('zambezi', 'Zambezi Architecture', 'Denis Sheahan, Sun Microsystems', '13 October 2008'),
  ('pcie-base-11', 'PCI Express Base Specification, Revision 1.1', 'PCI-SIG', 'March 2005'),
  ('pex8648-brief', 'PEX 8648 product brief, version 1.0', 'PLX Technology', '2009'),
  ('solaris10-new', 'Solaris 10 What''s New (817-0547)', 'Sun Microsystems; Oracle', 'not printed there'),
  ('device-remap', 'Manual page device_remap(1M), SunOS 5.11', 'Sun Microsystems; OpenSolaris', '24 December 2008'),
  ('expansion-paths', 'Sun SPARC External I/O Expansion Unit Device Paths (instruction 1005332.1)', 'Oracle', '6 June 2017'),
  ('ultrasparc-t2', 'UltraSPARC T2: A highly-threaded, power-efficient, SPARC SOC (Asian Solid-State Circuits Conference)', 'Sun Microsystems', 'November 2007'),
  ('ieee-8023ae', 'IEEE Standard 802.3ae: 10 Gb/s Operation', 'IEEE', 'June 2002');
