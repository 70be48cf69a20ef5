-- Networks (Table 10), the NFS load of their interfaces (Table 2), and the demand of clients (appendix B).
-- Source 004-sun-servers.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('ethernet', 'Ethernet', 'With its clients', 'repeater'),
  ('token-ring-4', 'Token ring, 4 Mb/s', 'With its clients', 'repeater'),
  ('token-ring-16', 'Token ring, 16 Mb/s', 'With its clients', 'repeater'),
  ('fddi', 'FDDI', 'With its clients', 'repeater'),
  ('t1-line', 'T1 line', 'With its clients', 'repeater'),
  ('t3-line', 'T3 line', 'With its clients', 'repeater');
INSERT INTO block_type(id, title, summary, role) VALUES
  ('lance', 'Lance Ethernet', 'AMD Ethernet interface', 'container'),
  ('intel-ethernet', 'Built-in Intel Ethernet', 'Ethernet interface', 'container');

-- Table 10
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('ethernet.media', 'ethernet', 'media-rate', 'Rate of the medium', 10, 'Mb/s', 'published', '004-sun-servers', 'Table 10, Ethernet', ''),
  ('ethernet.rate', 'ethernet', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, Ethernet', ''),
  ('ethernet.effective', 'ethernet', 'bandwidth-effective', 'Effective rate', 440, 'KB/s', 'published', '004-sun-servers', 'Table 10, Ethernet', ''),
  ('ethernet.mtu', 'ethernet', 'packet-size', 'Longest packet', 1500, 'bytes', 'published', '004-sun-servers', 'Table 10, Ethernet', ''),
  ('ethernet.length', 'ethernet', 'length', 'Maximum length', 500, 'm', 'published', '004-sun-servers', 'Table 10, Ethernet', ''),
  ('token-ring-4.media', 'token-ring-4', 'media-rate', 'Rate of the medium', 4, 'Mb/s', 'published', '004-sun-servers', 'Table 10, 4 Mb token ring', ''),
  ('token-ring-4.rate', 'token-ring-4', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, 4 Mb token ring', ''),
  ('token-ring-4.effective', 'token-ring-4', 'bandwidth-effective', 'Effective rate', 320, 'KB/s', 'published', '004-sun-servers', 'Table 10, 4 Mb token ring', ''),
  ('token-ring-4.mtu', 'token-ring-4', 'packet-size', 'Longest packet', 2048, 'bytes', 'published', '004-sun-servers', 'Table 10, 4 Mb token ring', ''),
  ('token-ring-4.length', 'token-ring-4', 'length', 'Maximum length', 100, 'm', 'published', '004-sun-servers', 'Table 10, 4 Mb token ring', ''),
  ('token-ring-16.media', 'token-ring-16', 'media-rate', 'Rate of the medium', 16, 'Mb/s', 'published', '004-sun-servers', 'Table 10, 16 Mb token ring', ''),
  ('token-ring-16.rate', 'token-ring-16', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, 16 Mb token ring', ''),
  ('token-ring-16.effective', 'token-ring-16', 'bandwidth-effective', 'Effective rate', 500, 'KB/s', 'published', '004-sun-servers', 'Table 10, 16 Mb token ring', ''),
  ('token-ring-16.mtu', 'token-ring-16', 'packet-size', 'Longest packet', 2048, 'bytes', 'published', '004-sun-servers', 'Table 10, 16 Mb token ring', ''),
  ('token-ring-16.length', 'token-ring-16', 'length', 'Maximum length', 100, 'm', 'published', '004-sun-servers', 'Table 10, 16 Mb token ring', ''),
  ('fddi.media', 'fddi', 'media-rate', 'Rate of the medium', 100, 'Mb/s', 'published', '004-sun-servers', 'Table 10, FDDI', ''),
  ('fddi.rate', 'fddi', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, FDDI', ''),
  ('fddi.effective', 'fddi', 'bandwidth-effective', 'Effective rate', 900, 'KB/s', 'published', '004-sun-servers', 'Table 10, FDDI', 'The rate that a protocol stack of 1992 achieves. It already includes processor time, which the model counts separately. The model therefore uses the rate of the medium instead.'),
  ('fddi.mtu', 'fddi', 'packet-size', 'Longest packet', 4500, 'bytes', 'published', '004-sun-servers', 'Table 10, FDDI', ''),
  ('fddi.length', 'fddi', 'length', 'Maximum length', 62.5, 'km', 'published', '004-sun-servers', 'Table 10, FDDI', ''),
  ('t1-line.media', 't1-line', 'media-rate', 'Rate of the medium', 1.5, 'Mb/s', 'published', '004-sun-servers', 'Table 10, T1 line via HSI', ''),
  ('t1-line.rate', 't1-line', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, T1 line via HSI', ''),
  ('t1-line.effective', 't1-line', 'bandwidth-effective', 'Effective rate', 1.5, 'Mb/s', 'published', '004-sun-servers', 'Table 10, T1 line via HSI', ''),
  ('t3-line.media', 't3-line', 'media-rate', 'Rate of the medium', 45, 'Mb/s', 'published', '004-sun-servers', 'Table 10, T3 line', ''),
  ('t3-line.rate', 't3-line', 'bandwidth', 'Rate of the medium', NULL, 'MB/s', 'derived', '004-sun-servers', 'Table 10, T3 line', ''),
  ('t3-line.effective', 't3-line', 'bandwidth-effective', 'Effective rate', 45, 'Mb/s', 'published', '004-sun-servers', 'Table 10, T3 line', '');

-- Table 2; the guide leaves the FDDI rows empty
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('lance.nfs', 'lance', 'nfs-load', 'NFS operations, Legato mix', 400, 'operations/s', 'published', '004-sun-servers', 'Table 2, Lance Ethernet', ''),
  ('lance.latency-least', 'lance', 'response-time', 'Minimum response time of an NFS operation', 12, 'ms', 'published', '004-sun-servers', 'Table 2, Lance Ethernet', ''),
  ('lance.latency-most', 'lance', 'response-time', 'Maximum response time of an NFS operation', 42, 'ms', 'published', '004-sun-servers', 'Table 2, Lance Ethernet', ''),
  ('intel-ethernet.nfs', 'intel-ethernet', 'nfs-load', 'NFS operations, Legato mix', 220, 'operations/s', 'published', '004-sun-servers', 'Table 2, Intel Ethernet built-in', ''),
  ('intel-ethernet.latency-least', 'intel-ethernet', 'response-time', 'Minimum response time of an NFS operation', 42, 'ms', 'published', '004-sun-servers', 'Table 2, Intel Ethernet built-in', ''),
  ('intel-ethernet.latency-most', 'intel-ethernet', 'response-time', 'Maximum response time of an NFS operation', 69, 'ms', 'published', '004-sun-servers', 'Table 2, Intel Ethernet built-in', ''),
  ('ie2.nfs', 'ie2', 'nfs-load', 'NFS operations, Legato mix', 190, 'operations/s', 'published', '004-sun-servers', 'Table 2, Intel Ethernet, VME', ''),
  ('ie2.latency-least', 'ie2', 'response-time', 'Minimum response time of an NFS operation', 45, 'ms', 'published', '004-sun-servers', 'Table 2, Intel Ethernet, VME', ''),
  ('ie2.latency-most', 'ie2', 'response-time', 'Maximum response time of an NFS operation', 68, 'ms', 'published', '004-sun-servers', 'Table 2, Intel Ethernet, VME', ''),
  ('network-coprocessor.nfs', 'network-coprocessor', 'nfs-load', 'NFS operations, Legato mix', 290, 'operations/s', 'published', '004-sun-servers', 'Table 2, Network CoProcessor, VME', ''),
  ('network-coprocessor.latency-least', 'network-coprocessor', 'response-time', 'Minimum response time of an NFS operation', 9, 'ms', 'published', '004-sun-servers', 'Table 2, Network CoProcessor, VME', ''),
  ('network-coprocessor.latency-most', 'network-coprocessor', 'response-time', 'Maximum response time of an NFS operation', 37, 'ms', 'published', '004-sun-servers', 'Table 2, Network CoProcessor, VME', ''),
  ('tri-s.4-nfs', 'tri-s', 'nfs-load', 'NFS operations, Legato mix, at 4 Mb/s', 200, 'operations/s', 'published', '004-sun-servers', 'Table 2, 4Mb token ring', ''),
  ('tri-s.4-latency-least', 'tri-s', 'response-time', 'Minimum response time of an NFS operation at 4 Mb/s', 16, 'ms', 'published', '004-sun-servers', 'Table 2, 4Mb token ring', ''),
  ('tri-s.4-latency-most', 'tri-s', 'response-time', 'Maximum response time of an NFS operation at 4 Mb/s', 42, 'ms', 'published', '004-sun-servers', 'Table 2, 4Mb token ring', ''),
  ('tri-s.16-nfs', 'tri-s', 'nfs-load', 'NFS operations, Legato mix, at 16 Mb/s', 390, 'operations/s', 'published', '004-sun-servers', 'Table 2, 16Mb token ring', ''),
  ('tri-s.16-latency-least', 'tri-s', 'response-time', 'Minimum response time of an NFS operation at 16 Mb/s', 16, 'ms', 'published', '004-sun-servers', 'Table 2, 16Mb token ring', ''),
  ('tri-s.16-latency-most', 'tri-s', 'response-time', 'Maximum response time of an NFS operation at 16 Mb/s', 36, 'ms', 'published', '004-sun-servers', 'Table 2, 16Mb token ring', '');

-- Measured demand of clients
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('client.ss2-load-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a SPARCstation 2 that loads a 30 MB file', 27, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS2, load 30MB file', ''),
  ('client.ss2-load-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a SPARCstation 2 that loads a 30 MB file', 35, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS2, load 30MB file', ''),
  ('client.ss2-load-time', 'ethernet', 'duration', 'Minimum time for a SPARCstation 2 to load a 30 MB file', 90, 's', 'published', '004-sun-servers', 'Appendix B, SS2, load 30MB file', ''),
  ('client.ss2-load-time-most', 'ethernet', 'duration', 'Maximum time for a SPARCstation 2 to load a 30 MB file', 120, 's', 'published', '004-sun-servers', 'Appendix B, SS2, load 30MB file', ''),
  ('client.ss1-load-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a SPARCstation 1 that loads a 30 MB file', 25, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1, load 30MB file', ''),
  ('client.ss1-load-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a SPARCstation 1 that loads a 30 MB file', 30, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1, load 30MB file', ''),
  ('client.ss1-load-time', 'ethernet', 'duration', 'Minimum time for a SPARCstation 1 to load a 30 MB file', 120, 's', 'published', '004-sun-servers', 'Appendix B, SS1, load 30MB file', ''),
  ('client.ss1-load-time-most', 'ethernet', 'duration', 'Maximum time for a SPARCstation 1 to load a 30 MB file', 150, 's', 'published', '004-sun-servers', 'Appendix B, SS1, load 30MB file', ''),
  ('client.ss1-write-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a SPARCstation 1 that writes a 10 MB file', 10, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1, write 10MB file', ''),
  ('client.ss1-write-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a SPARCstation 1 that writes a 10 MB file', 12, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1, write 10MB file', ''),
  ('client.ss1-write-time', 'ethernet', 'duration', 'Minimum time for a SPARCstation 1 to write a 10 MB file', 90, 's', 'published', '004-sun-servers', 'Appendix B, SS1, write 10MB file', ''),
  ('client.pc286-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a PC with an 80286 that loads mail', 8, 'operations/s', 'published', '004-sun-servers', 'Appendix B, 286 PC, load email file via PC-NFS', ''),
  ('client.pc286-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a PC with an 80286 that loads mail', 10, 'operations/s', 'published', '004-sun-servers', 'Appendix B, 286 PC, load email file via PC-NFS', ''),
  ('client.pc286-time', 'ethernet', 'duration', 'Minimum time for a PC with an 80286 to load mail', 5, 's', 'published', '004-sun-servers', 'Appendix B, 286 PC, load email file via PC-NFS', ''),
  ('client.pc286-time-most', 'ethernet', 'duration', 'Maximum time for a PC with an 80286 to load mail', 10, 's', 'published', '004-sun-servers', 'Appendix B, 286 PC, load email file via PC-NFS', ''),
  ('client.pc386-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a PC with an 80386 that starts a spreadsheet', 10, 'operations/s', 'published', '004-sun-servers', 'Appendix B, 386 PC, run 1-2-3', ''),
  ('client.pc386-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a PC with an 80386 that starts a spreadsheet', 15, 'operations/s', 'published', '004-sun-servers', 'Appendix B, 386 PC, run 1-2-3', ''),
  ('client.pc386-time', 'ethernet', 'duration', 'Minimum time for a PC with an 80386 to start a spreadsheet', 4, 's', 'published', '004-sun-servers', 'Appendix B, 386 PC, run 1-2-3', ''),
  ('client.ss1-make-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a SPARCstation 1 that builds a large program', 4, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1/SLC, large make', ''),
  ('client.ss1-make-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a SPARCstation 1 that builds a large program', 7, 'operations/s', 'published', '004-sun-servers', 'Appendix B, SS1/SLC, large make', ''),
  ('client.ss1-make-time', 'ethernet', 'duration', 'Minimum time for a SPARCstation 1 to build a large program', 600, 's', 'published', '004-sun-servers', 'Appendix B, SS1/SLC, large make', ''),
  ('client.slc-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a diskless SLC that does office work', 0.3, 'operations/s', 'published', '004-sun-servers', 'Appendix B, diskless SLC (12MB memory), typical O/A', ''),
  ('client.slc-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a diskless SLC that does office work', 1.2, 'operations/s', 'published', '004-sun-servers', 'Appendix B, diskless SLC (12MB memory), typical O/A', ''),
  ('client.hp730-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of an HP 730 that reads a remote file', 70, 'operations/s', 'published', '004-sun-servers', 'Appendix B, HP 730, cat remote >/dev/null', ''),
  ('client.hp730-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of an HP 730 that reads a remote file', 90, 'operations/s', 'published', '004-sun-servers', 'Appendix B, HP 730, cat remote >/dev/null', ''),
  ('client.sun3-60-least', 'ethernet', 'nfs-load', 'Minimum NFS rate of a diskless Sun-3/60 that edits a book', 2, 'operations/s', 'published', '004-sun-servers', 'Appendix B, diskless 3/60 (8MB memory), Interleaf', ''),
  ('client.sun3-60-most', 'ethernet', 'nfs-load', 'Maximum NFS rate of a diskless Sun-3/60 that edits a book', 3, 'operations/s', 'published', '004-sun-servers', 'Appendix B, diskless 3/60 (8MB memory), Interleaf', '');

INSERT INTO fact(id, subject, property, title, value, unit, standing, reason) VALUES
  ('network.byte-bits', 'ethernet', 'coding', 'Bits per byte', 8, 'bits', 'assumed', 'The usual size of a byte. The guide gives network rates in bits.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('ethernet.rate', 'ethernet.media', 1),
  ('ethernet.rate', 'network.byte-bits', -1),
  ('token-ring-4.rate', 'token-ring-4.media', 1),
  ('token-ring-4.rate', 'network.byte-bits', -1),
  ('token-ring-16.rate', 'token-ring-16.media', 1),
  ('token-ring-16.rate', 'network.byte-bits', -1),
  ('fddi.rate', 'fddi.media', 1),
  ('fddi.rate', 'network.byte-bits', -1),
  ('t1-line.rate', 't1-line.media', 1),
  ('t1-line.rate', 'network.byte-bits', -1),
  ('t3-line.rate', 't3-line.media', 1),
  ('t3-line.rate', 'network.byte-bits', -1);
