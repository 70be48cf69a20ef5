-- Software in a configuration: databases (Table 3), Online:DiskSuite (Tables 11 to 13), PrestoServe and eNFS (Table
-- 14). Source 004-sun-servers. Tables 12 and 13 give each change with a sign. Here, the unit ("% more" or "% less")
-- gives the sign.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('sybase', 'Sybase', 'Database', 'container'),
  ('oracle', 'Oracle', 'Database', 'container'),
  ('informix', 'Informix Online', 'Database', 'container'),
  ('ingres', 'Ingres', 'Database', 'container'),
  ('interbase', 'Interbase', 'Object-oriented database', 'container'),
  ('disksuite', 'Online:DiskSuite', 'Mirrors, stripes and concatenates disks', 'container'),
  ('enfs', 'eNFS', 'Groups NFS writes', 'container'),
  ('sundbe', 'SunDBE', 'Tunes the system for databases', 'container'),
  ('backup-copilot', 'Online:BackupCopilot', 'Makes backups while files are in use', 'container');
UPDATE block_type SET noun = 'product' WHERE id IN ('disksuite', 'enfs', 'sundbe', 'backup-copilot', 'sybase', 'oracle', 'informix', 'ingres', 'interbase');

-- Table 3; the guide leaves the Ingres and Interbase rows empty
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sybase.cache', 'sybase', 'memory-basic', 'Maximum size of the data cache', 10, 'MB', 'published', '004-sun-servers', 'Table 3, Sybase', ''),
  ('sybase.procedures-least', 'sybase', 'memory-client', 'Minimum procedure cache per client', 5, 'KB', 'published', '004-sun-servers', 'Table 3, Sybase', ''),
  ('sybase.procedures-most', 'sybase', 'memory-client', 'Maximum procedure cache per client', 15, 'KB', 'published', '004-sun-servers', 'Table 3, Sybase', ''),
  ('sybase.client', 'sybase', 'memory-client', 'Memory per client', 60, 'KB', 'published', '004-sun-servers', 'Table 3, Sybase', ''),
  ('oracle.basic', 'oracle', 'memory-basic', 'Base memory', 4, 'MB', 'published', '004-sun-servers', 'Table 3, Oracle', ''),
  ('oracle.client-least', 'oracle', 'memory-client', 'Minimum memory per client', 1, 'MB', 'published', '004-sun-servers', 'Table 3, Oracle', ''),
  ('oracle.client-most', 'oracle', 'memory-client', 'Maximum memory per client', 2, 'MB', 'published', '004-sun-servers', 'Table 3, Oracle', ''),
  ('oracle.extra-least', 'oracle', 'memory-extra', 'Minimum additional memory, as a percentage of base memory plus client memory', 30, '%', 'published', '004-sun-servers', 'Table 3, Oracle', ''),
  ('oracle.extra-most', 'oracle', 'memory-extra', 'Maximum additional memory, as a percentage of base memory plus client memory', 50, '%', 'published', '004-sun-servers', 'Table 3, Oracle', ''),
  ('informix.basic', 'informix', 'memory-basic', 'Base memory', 570, 'KB', 'published', '004-sun-servers', 'Table 3, Informix Online', ''),
  ('informix.shared-least', 'informix', 'memory-basic', 'Minimum shared memory', 1, 'MB', 'published', '004-sun-servers', 'Table 3, Informix Online', ''),
  ('informix.shared-most', 'informix', 'memory-basic', 'Maximum shared memory', 80, 'MB', 'published', '004-sun-servers', 'Table 3, Informix Online', ''),
  ('informix.client', 'informix', 'memory-client', 'Memory per client', 70, 'KB', 'published', '004-sun-servers', 'Table 3, Informix Online', '');

-- Default values for databases, used if the scenario sets none, and the values for eNFS in section 2.12.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('dbms.basic', 'interbase', 'memory-basic', 'Base memory of a database, rule of thumb', 4, 'MB', 'published', '004-sun-servers', '1.2.7 Main Memory Configuration', ''),
  ('dbms.client-unknown', 'interbase', 'memory-client', 'Memory per client, unknown', 0, 'MB', 'assumed', NULL, '', 'Table 3 has no value for Ingres or Interbase, and other workloads have no database. A scenario can set the value.'),
  ('dbms.no-extra', 'sybase', 'memory-extra', 'Additional memory, as a percentage of base memory plus client memory', 0, '%', 'published', '004-sun-servers', 'Table 3: "N/A" for Sybase and Informix Online', ''),
  ('dbms.clients', 'oracle', 'count', 'Number of clients, if different from the number of customers', 0, 'ratio', 'assumed', NULL, '', 'With 0, the model uses the number of customers.'),
  ('dbms.reads', 'oracle', 'count', 'Reads per transaction', 10, 'ratio', 'assumed', NULL, '', 'An arbitrary default. The demand of a transaction depends on the application; a scenario can set it.'),
  ('dbms.updates', 'oracle', 'count', 'Updates per transaction', 2, 'ratio', 'assumed', NULL, '', 'An arbitrary default. The demand of a transaction depends on the application; a scenario can set it.'),
  ('dbms.packets', 'oracle', 'count', 'Packets per transaction', 4, 'ratio', 'assumed', NULL, '', 'An arbitrary default. The demand of a transaction depends on the application; a scenario can set it.'),
  ('enfs.disk-saving', 'enfs', 'share', 'Maximum reduction of disk utilisation if there are many writes', 40, '%', 'published', '004-sun-servers', '2.12 eNFS', ''),
  ('enfs.update-extra', 'enfs', 'kernel-extra', 'Additional processor time if most writes are updates', 12, '%', 'published', '004-sun-servers', '2.12 eNFS', ''),
  ('enfs.extra', 'enfs', 'kernel-extra', 'Additional processor time if most writes append data', 20, '%', 'published', '004-sun-servers', '2.12 eNFS', '');
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('sybase.each', 'sybase', 'memory-client', 'Maximum memory per client, including procedures', 'KB', 'derived', '004-sun-servers', 'Table 3, Sybase; both columns', ''),
  ('informix.memory', 'informix', 'memory-basic', 'Base memory and minimum shared memory', 'MB', 'derived', '004-sun-servers', 'Table 3, Informix Online; both terms', 'Up to 80 MB can be shared; a scenario can set the size.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('sybase.each', 'sybase.client', 1), ('sybase.each', 'sybase.procedures-most', 1), ('informix.memory', 'informix.basic', 1), ('informix.memory', 'informix.shared-least', 1);

-- Table 11
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disksuite.ipi-striped-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, striped in pieces of 8 KB, IPI', 33, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Striped, 8K, Random Read', ''),
  ('disksuite.ipi-striped-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, striped in pieces of 8 KB, IPI', 27, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Striped, 8K, Random Write', ''),
  ('disksuite.ipi-striped-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, striped in pieces of 8 KB, IPI', 57, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Striped, 8K, Seq. Read', ''),
  ('disksuite.ipi-striped-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, striped in pieces of 8 KB, IPI', 50, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Striped, 8K, Seq. Write', ''),
  ('disksuite.ipi-concatenated-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, concatenated, IPI', 25, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Concatenated, Random Read', ''),
  ('disksuite.ipi-concatenated-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, concatenated, IPI', 20, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Concatenated, Random Write', ''),
  ('disksuite.ipi-concatenated-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, concatenated, IPI', 64, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Concatenated, Seq. Read', ''),
  ('disksuite.ipi-concatenated-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, concatenated, IPI', 54, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Concatenated, Seq. Write', ''),
  ('disksuite.ipi-mirrored-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, mirrored with MetaDisk options -Sg, IPI', 27, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -Sg, Random Read', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, mirrored with MetaDisk options -Sg, IPI', 35, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -Sg, Random Write', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, mirrored with MetaDisk options -Sg, IPI', 14, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -Sg, Seq. Read', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, mirrored with MetaDisk options -Sg, IPI', 34, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -Sg, Seq. Write', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-g-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, mirrored with MetaDisk option -g, IPI', 30, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -g, Random Read', 'Option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-g-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, mirrored with MetaDisk option -g, IPI', 49, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -g, Random Write', 'Option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-g-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, mirrored with MetaDisk option -g, IPI', 14, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -g, Seq. Read', 'Option -g selects geometric reads.'),
  ('disksuite.ipi-mirrored-g-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, mirrored with MetaDisk option -g, IPI', 37, '%', 'published', '004-sun-servers', 'Table 11, SS690MP, IPI, Mirrored, -g, Seq. Write', 'Option -g selects geometric reads.'),
  ('disksuite.scsi-striped-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, striped in pieces of 8 KB, SCSI', 34, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Random Read', ''),
  ('disksuite.scsi-striped-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, striped in pieces of 8 KB, SCSI', 44, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Random Write', ''),
  ('disksuite.scsi-striped-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, striped in pieces of 8 KB, SCSI', 80, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Seq. Read', ''),
  ('disksuite.scsi-striped-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, striped in pieces of 8 KB, SCSI', 34, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Seq. Write', ''),
  ('disksuite.scsi-concatenated-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, concatenated, SCSI', 35, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Concatenated, Random Read', ''),
  ('disksuite.scsi-concatenated-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, concatenated, SCSI', 38, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Concatenated, Random Write', ''),
  ('disksuite.scsi-concatenated-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, concatenated, SCSI', 81, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Concatenated, Seq. Read', ''),
  ('disksuite.scsi-concatenated-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, concatenated, SCSI', 56, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Concatenated, Seq. Write', ''),
  ('disksuite.scsi-mirrored-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, mirrored with MetaDisk options -Sg, SCSI', 36, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Random Read', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, mirrored with MetaDisk options -Sg, SCSI', 44, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Random Write', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, mirrored with MetaDisk options -Sg, SCSI', 17, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Seq. Read', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, mirrored with MetaDisk options -Sg, SCSI', 19, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Seq. Write', 'Option -S selects serial writes, and option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-g-random-read', 'disksuite', 'kernel-extra', 'Additional processor time for random reads, mirrored with MetaDisk option -g, SCSI', 27, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Random Read', 'Option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-g-random-write', 'disksuite', 'kernel-extra', 'Additional processor time for random writes, mirrored with MetaDisk option -g, SCSI', 46, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Random Write', 'Option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-g-sequential-read', 'disksuite', 'kernel-extra', 'Additional processor time for sequential reads, mirrored with MetaDisk option -g, SCSI', 18, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Seq. Read', 'Option -g selects geometric reads.'),
  ('disksuite.scsi-mirrored-g-sequential-write', 'disksuite', 'kernel-extra', 'Additional processor time for sequential writes, mirrored with MetaDisk option -g, SCSI', 18, '%', 'published', '004-sun-servers', 'Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Seq. Write', 'Option -g selects geometric reads.');

-- Tables 12 and 13
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('disksuite.mirror-ss2-random-read', 'disksuite', 'gain', 'Random reads per second: two-way mirror relative to one disk, SPARCstation 2, SCSI', 10, '% more', 'published', '004-sun-servers', 'Table 12, SS-2 SCSI, Random Read', ''),
  ('disksuite.mirror-ss2-random-write', 'disksuite', 'gain', 'Random writes per second: two-way mirror relative to one disk, SPARCstation 2, SCSI', 15, '% more', 'published', '004-sun-servers', 'Table 12, SS-2 SCSI, Random Write', ''),
  ('disksuite.mirror-ss2-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-way mirror relative to one disk, SPARCstation 2, SCSI', 1, '% less', 'published', '004-sun-servers', 'Table 12, SS-2 SCSI, Seq. Read', ''),
  ('disksuite.mirror-ss2-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-way mirror relative to one disk, SPARCstation 2, SCSI', 22, '% less', 'published', '004-sun-servers', 'Table 12, SS-2 SCSI, Seq. Write', ''),
  ('disksuite.mirror-ss670-random-read', 'disksuite', 'gain', 'Random reads per second: two-way mirror relative to one disk, SPARCserver 630MP or 670MP, SCSI', 5, '% less', 'published', '004-sun-servers', 'Table 12, SS630/670 SCSI, Random Read', ''),
  ('disksuite.mirror-ss670-random-write', 'disksuite', 'gain', 'Random writes per second: two-way mirror relative to one disk, SPARCserver 630MP or 670MP, SCSI', 7, '% less', 'published', '004-sun-servers', 'Table 12, SS630/670 SCSI, Random Write', ''),
  ('disksuite.mirror-ss670-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-way mirror relative to one disk, SPARCserver 630MP or 670MP, SCSI', 10, '% less', 'published', '004-sun-servers', 'Table 12, SS630/670 SCSI, Seq. Read', ''),
  ('disksuite.mirror-ss670-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-way mirror relative to one disk, SPARCserver 630MP or 670MP, SCSI', 20, '% less', 'published', '004-sun-servers', 'Table 12, SS630/670 SCSI, Seq. Write', 'This value applies only with balanced reads (MetaDisk option -r).'),
  ('disksuite.mirror-ss690-random-read', 'disksuite', 'gain', 'Random reads per second: two-way mirror relative to one disk, SPARCserver 690MP, IPI', 2, '% less', 'published', '004-sun-servers', 'Table 12, SS690 IPI, Random Read', ''),
  ('disksuite.mirror-ss690-random-write', 'disksuite', 'gain', 'Random writes per second: two-way mirror relative to one disk, SPARCserver 690MP, IPI', 15, '% less', 'published', '004-sun-servers', 'Table 12, SS690 IPI, Random Write', ''),
  ('disksuite.mirror-ss690-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-way mirror relative to one disk, SPARCserver 690MP, IPI', 12, '% less', 'published', '004-sun-servers', 'Table 12, SS690 IPI, Seq. Read', ''),
  ('disksuite.mirror-ss690-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-way mirror relative to one disk, SPARCserver 690MP, IPI', 30, '% less', 'published', '004-sun-servers', 'Table 12, SS690 IPI, Seq. Write', ''),
  ('disksuite.stripe-ss2-1300-random-read', 'disksuite', 'gain', 'Random reads per second: two-disk stripe relative to one disk, SPARCstation 2, 1.3 GB disks', 0, '% more', 'published', '004-sun-servers', 'Table 13, SS2 1.3GB, Random Read', ''),
  ('disksuite.stripe-ss2-1300-random-write', 'disksuite', 'gain', 'Random writes per second: two-disk stripe relative to one disk, SPARCstation 2, 1.3 GB disks', 45, '% more', 'published', '004-sun-servers', 'Table 13, SS2 1.3GB, Random Write', ''),
  ('disksuite.stripe-ss2-1300-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-disk stripe relative to one disk, SPARCstation 2, 1.3 GB disks', 21, '% less', 'published', '004-sun-servers', 'Table 13, SS2 1.3GB, Seq. Read', ''),
  ('disksuite.stripe-ss2-1300-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-disk stripe relative to one disk, SPARCstation 2, 1.3 GB disks', 60, '% less', 'published', '004-sun-servers', 'Table 13, SS2 1.3GB, Seq. Write', ''),
  ('disksuite.stripe-ss2-669-random-read', 'disksuite', 'gain', 'Random reads per second: two-disk stripe relative to one disk, SPARCstation 2, 669 MB disks', 10, '% more', 'published', '004-sun-servers', 'Table 13, SS2 669MB, Random Read', ''),
  ('disksuite.stripe-ss2-669-random-write', 'disksuite', 'gain', 'Random writes per second: two-disk stripe relative to one disk, SPARCstation 2, 669 MB disks', 17, '% more', 'published', '004-sun-servers', 'Table 13, SS2 669MB, Random Write', ''),
  ('disksuite.stripe-ss2-669-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-disk stripe relative to one disk, SPARCstation 2, 669 MB disks', 15, '% more', 'published', '004-sun-servers', 'Table 13, SS2 669MB, Seq. Read', ''),
  ('disksuite.stripe-ss2-669-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-disk stripe relative to one disk, SPARCstation 2, 669 MB disks', 55, '% more', 'published', '004-sun-servers', 'Table 13, SS2 669MB, Seq. Write', ''),
  ('disksuite.stripe-ss670-random-read', 'disksuite', 'gain', 'Random reads per second: two-disk stripe relative to one disk, SPARCserver 630MP or 670MP, SCSI', 3, '% less', 'published', '004-sun-servers', 'Table 13, SS630/670 SCSI, Random Read', ''),
  ('disksuite.stripe-ss670-random-write', 'disksuite', 'gain', 'Random writes per second: two-disk stripe relative to one disk, SPARCserver 630MP or 670MP, SCSI', 2, '% more', 'published', '004-sun-servers', 'Table 13, SS630/670 SCSI, Random Write', ''),
  ('disksuite.stripe-ss670-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-disk stripe relative to one disk, SPARCserver 630MP or 670MP, SCSI', 40, '% less', 'published', '004-sun-servers', 'Table 13, SS630/670 SCSI, Seq. Read', ''),
  ('disksuite.stripe-ss670-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-disk stripe relative to one disk, SPARCserver 630MP or 670MP, SCSI', 55, '% less', 'published', '004-sun-servers', 'Table 13, SS630/670 SCSI, Seq. Write', ''),
  ('disksuite.stripe-ss690-random-read', 'disksuite', 'gain', 'Random reads per second: two-disk stripe relative to one disk, SPARCserver 690MP, IPI', 28, '% more', 'published', '004-sun-servers', 'Table 13, SS690 IPI, Random Read', ''),
  ('disksuite.stripe-ss690-random-write', 'disksuite', 'gain', 'Random writes per second: two-disk stripe relative to one disk, SPARCserver 690MP, IPI', 30, '% more', 'published', '004-sun-servers', 'Table 13, SS690 IPI, Random Write', ''),
  ('disksuite.stripe-ss690-sequential-read', 'disksuite', 'gain', 'Sequential reads per second: two-disk stripe relative to one disk, SPARCserver 690MP, IPI', 32, '% less', 'published', '004-sun-servers', 'Table 13, SS690 IPI, Seq. Read', ''),
  ('disksuite.stripe-ss690-sequential-write', 'disksuite', 'gain', 'Sequential writes per second: two-disk stripe relative to one disk, SPARCserver 690MP, IPI', 30, '% less', 'published', '004-sun-servers', 'Table 13, SS690 IPI, Seq. Write', '');

-- Table 14
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('enfs.writes-base', 'enfs', 'ratio', 'Sequential writes over NFS, base system', 20, 'ratio', 'published', '004-sun-servers', 'Table 14, base system, Sequential Writes', 'A relative value without a unit.'),
  ('enfs.updates-base', 'enfs', 'ratio', 'Random updates over NFS, base system', 30, 'ratio', 'published', '004-sun-servers', 'Table 14, base system, Random Updates', 'A relative value without a unit.'),
  ('enfs.writes-presto', 'enfs', 'ratio', 'Sequential writes over NFS, base system with PrestoServe', 55, 'ratio', 'published', '004-sun-servers', 'Table 14, base + Presto, Sequential Writes', 'A relative value without a unit.'),
  ('enfs.updates-presto', 'enfs', 'ratio', 'Random updates over NFS, base system with PrestoServe', 51, 'ratio', 'published', '004-sun-servers', 'Table 14, base + Presto, Random Updates', 'A relative value without a unit.'),
  ('enfs.writes-enfs', 'enfs', 'ratio', 'Sequential writes over NFS, base system with eNFS', 66, 'ratio', 'published', '004-sun-servers', 'Table 14, base + eNFS, Sequential Writes', 'A relative value without a unit.'),
  ('enfs.updates-enfs', 'enfs', 'ratio', 'Random updates over NFS, base system with eNFS', 54, 'ratio', 'published', '004-sun-servers', 'Table 14, base + eNFS, Random Updates', 'A relative value without a unit.'),
  ('enfs.writes-both', 'enfs', 'ratio', 'Sequential writes over NFS, base system with PrestoServe and eNFS', 82, 'ratio', 'published', '004-sun-servers', 'Table 14, base + Presto + eNFS, Sequential Writes', 'A relative value without a unit.'),
  ('enfs.updates-both', 'enfs', 'ratio', 'Random updates over NFS, base system with PrestoServe and eNFS', 55, 'ratio', 'published', '004-sun-servers', 'Table 14, base + Presto + eNFS, Random Updates', 'A relative value without a unit.');

-- Additional processor time per disk, for each disk interface
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason)
  SELECT d.id || '.' || w.way || '-' || k.kind, d.id, w.way || '-' || k.kind, 'Additional processor time with ' || w.way || ' disks (MetaDisk), ' || replace(k.kind, '-', ' '), '%', 'derived', '004-sun-servers', 'Table 11',
         iif(w.way = 'mirrored', 'The disks are mirrored with serial writes and geometric reads (-Sg). ', '') || iif(d.id LIKE '%-ipi', '', 'The value was measured on a SPARCserver 630MP or 670MP. The guide gives no value for a SPARCstation 2, so the model uses the same value there.')
  FROM block_type d, (SELECT 'striped' AS way UNION SELECT 'mirrored' UNION SELECT 'concatenated') w,
       (SELECT 'random-read' AS kind UNION SELECT 'random-write' UNION SELECT 'sequential-read' UNION SELECT 'sequential-write') k
  WHERE d.id LIKE 'disk-%' AND d.role = 'device';
INSERT INTO fact_term(fact, operand, exponent)
  SELECT id, 'disksuite.' || iif(subject LIKE '%-ipi', 'ipi-', 'scsi-') || property, 1 FROM fact WHERE locator = 'Table 11' AND subject LIKE 'disk-%';
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('enfs.left-beside-presto', 'enfs', 'share', 'Disk writes that remain if eNFS is added to a PrestoServe and most writes append data', '%', 'derived', '004-sun-servers', 'Table 14',
   'Performance with only a PrestoServe, divided by performance with a PrestoServe and eNFS. The model uses this ratio as the share of writes that still need a disk. If most writes are updates, the ratio is 93 %.');
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('enfs.left-beside-presto', 'enfs.writes-presto', 1), ('enfs.left-beside-presto', 'enfs.writes-both', -1);
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator)
  SELECT 'disksuite.concatenated-' || p.id || '-' || e.id, 'disksuite', 'gain', 'Accesses per second: concatenated disks relative to one disk, ' || p.title || ', ' || e.title, iif(e.id = 'least', p.least, p.most),
         '% less', 'published', '004-sun-servers', '2.11.3 Disk Concatenation and Very Large File Systems'
  FROM (SELECT 'ss690' AS id, 'SPARCserver 690MP' AS title, 10 AS least, 30 AS most UNION ALL SELECT 'ss630', 'SPARCserver 630MP or 670MP', 5, 72 UNION ALL SELECT 'ss2', 'SPARCstation 2', 5, 42) p,
       (SELECT 'least' AS id, 'minimum loss' AS title UNION ALL SELECT 'most', 'maximum loss') e;
