-- Solaris: its releases, the platforms that it distinguishes, and the settings of its memory placement. Source 000-mpo
-- describes the settings in prose; the later, public source code defines them exactly. Where the two differ, both
-- values are given. The model uses the value from the code; `printed` is the value from the paper.

INSERT INTO policy(id, title, near, everything, pages, checks) VALUES
  ('solaris', 'Solaris', 'lgroup', 'the root lgroup', 'meminfo', 'Is Memory Placement Optimization on?');

INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('solaris8', 'solaris', 1, 'Solaris 8',
   'Treats all memory as equally distant: threads run anywhere, and pages are spread over the whole machine.',
   0, 0, 0, '000-mpo', 'Chapter 2, Memory Placement Optimization: introduced later, in Solaris 9 9/02'),
  ('solaris9', 'solaris', 2, 'Solaris 9 before 9/02',
   'Behaves like Solaris 8. This is Sun''s baseline for measuring the gains from memory placement.',
   0, 0, 0, '000-mpo', 'Chapter 3, Sun Fire 15K Server Results: Solaris 9 with no MPO'),
  ('solaris9-902', 'solaris', 3, 'Solaris 9 9/02',
   'Supports lgroups: gives each thread a home, and places pages by first touch. Programs can query locality. On the 12K and 15K, pages are still placed randomly.',
   1, 1, 0, '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('solaris9-1202', 'solaris', 4, 'Solaris 9 12/02',
   'Adds placement advice from programs and three more settings. First touch now also applies to the 12K and 15K.',
   1, 1, 1, '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('solaris10', 'solaris', 5, 'Solaris 10',
   'Also supports lgroups on machines with a hypervisor, such as the T5440. An lgroup there is a processor and its memory.',
   1, 1, 1, 'solaris10-new', '64-bit SPARC: Memory Placement Optimization Support for sun4v Platforms');

-- The releases are those that the paper names for the Sun Fire, and those that support sun4v.
INSERT INTO platform(id, policy, title, needs_local_addresses, since, until, source, locator) VALUES
  ('generic', 'solaris', 'Any other machine', 0, NULL, 'solaris9-1202', 'illumos-lgrp', 'common/os/lgrp.c, the values that no platform overrides'),
  ('starcat', 'solaris', 'Sun Fire 12K and 15K', 1, NULL, 'solaris9-1202', '000-mpo', 'Chapter 2, MPO in the Solaris Operating System; Appendix A, Detecting MPO Status, step 3'),
  ('serengeti', 'solaris', 'Sun Fire 3800 to 6800', 0, NULL, 'solaris9-1202', '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('sun4v', 'solaris', 'SPARC Enterprise T5140, T5240 and T5440', 0, 'solaris10', NULL, 'illumos-sun4v', 'sun4v/os/mpo.c, MPO and the sun4v memory representation: an lgroup is the memory with the lowest latency from a processor');

-- Constants of the code that are not settings.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('lgrp.thread-load', 'generic', 'load', 'Load of one busy thread in an lgroup with one processor', 65516, 'load', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_LOADAVG_THREAD_MAX', 'In a larger lgroup, the load of a thread is divided by the number of processors. Because of integer rounding, the average load of one busy processor converges to this value.'),
  ('lgrp.whole-load', 'generic', 'load', 'Load of an lgroup with one runnable thread per processor, without rounding', 65536, 'load', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_MAX_EFFECT_SHFT 16; common/os/lgrp.c, lgrp_loadavg', 'The paper uses a different scale, in which full load is 32,767.'),
  ('lgrp.whole-load-printed', 'generic', 'load', 'Load of a fully used lgroup, in the paper''s scale', 32767, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX', 'The model uses the scale of the code, which counts threads, because the paper contradicts itself. In the paper''s scale, its own tolerance of 0x10000 (65,536) would be twice the full load of an lgroup. For an lgroup of four processors, the two scales give the same fractions of full load.'),
  ('lgrp.sample-input', 'generic', 'load', 'Contribution of one runnable thread to the load average', 128, 'ratio', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_LOADAVG_IN_THREAD_MAX', 'The scale is that of the upper bits of the average.'),
  ('lgrp.sample-period', 'generic', 'interval', 'Interval between two samples of a processor''s load', 0.1, 's', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg: ten times a second for each processor', ''),
  ('lgrp.time-constant', 'generic', 'interval', 'Time constant of the load average (to 1/e)', NULL, 's', 'derived', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg: 1 - exp(-1/(20 ncpu)) for each sample of each processor', 'The time constant is twenty samples of each processor, for any number of processors.'),
  ('lgrp.least-stay', 'generic', 'interval', 'Minimum time that a thread must stay in an lgroup so that its anticipated load remains there after the thread leaves', 0.1, 's', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_MIN_NSEC', ''),
  ('lgrp.clock-rate', 'generic', 'clock', 'Ticks of the system clock', 100, 'ticks/s', 'published', 'illumos-clock', 'common/sys/clock_impl.h, HZ_DEFAULT', ''),
  ('lgrp.tick', 'generic', 'interval', 'One tick of the system clock', NULL, 'ms', 'derived', 'illumos-clock', 'common/sys/clock_impl.h, HZ_DEFAULT', ''),
  ('lgrp.rechoose', 'generic', 'interval', 'Ticks after which a thread''s last processor is no longer preferred', 3, 'ticks', 'published', 'illumos-dispatcher', 'common/disp/disp.c, RECHOOSE_INTERVAL', 'After this time, Solaris considers the processor''s caches cold.'),
  ('lgrp.rechoose-time', 'generic', 'interval', 'Time after which a thread''s last processor is no longer preferred', NULL, 'ms', 'derived', 'illumos-dispatcher', 'common/disp/disp.c, RECHOOSE_INTERVAL', ''),
  ('lgrp.ism-page', 'generic', 'size', 'Page size of intimate shared memory', 4, 'MB', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_shm_random_thresh: 8 MB are two ISM pages', 'The memory copies in the paper also used pages of 4 MB (Chapter 3, Sun Fire 15K Server Results).'),
  ('lgrp.active-groups', 'generic', 'count', 'Number of lgroup-table entries above which placement is active', 2, 'ratio', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_optimizations: nlgrps > 2', 'Placement is active only if the table has at least three entries: the root and two leaves. The paper gives one entry as the threshold instead of two. But the table in its example has three entries, which also exceeds the code''s threshold.'),
  ('lgrp.active-groups-printed', 'generic', 'count', 'Number of lgroup-table entries above which placement is active, as published', 1, 'ratio', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 1', 'The code requires more than two entries, because a table with only the root and one leaf describes a machine with uniform memory.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('lgrp.time-constant', 'lgrp.sample-period', 20);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('lgrp.tick', 'lgrp.clock-rate', -1),
  ('lgrp.rechoose-time', 'lgrp.rechoose', 1),
  ('lgrp.rechoose-time', 'lgrp.tick', 1);

-- Processor numbers of a platform, by position. A platform without such a fact numbers its processors consecutively.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('starcat.board-ids', 'starcat', 'board-ids', 'Processor ids per boardset', 32, 'ids', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 3: SB1::cpu0 is portid 32', 'A processor has the id of its port. The code agrees: STARCAT_CPUID_TO_EXPANDER divides by 32.'),
  ('starcat.slot-ids', 'starcat', 'slot-ids', 'Processor ids per slot of a boardset', 8, 'ids', 'published', 'illumos-starcat', 'sun4u/starcat/sys/starcat.h, STARCAT_CPUID_TO_BOARDSLOT', 'A MaxCPU board is in slot 1, so its first processor id is 8 above that of the Uniboard.'),
  ('serengeti.board-ids', 'serengeti', 'board-ids', 'Processor ids per board', 4, 'ids', 'published', 'illumos-serengeti', 'sun4u/serengeti/sys/serengeti.h, SG_CPU_BD_PORTID_TO_BD_NUM', 'The platform manual has the same numbers: 0 to 3 on SB0, 8 to 11 on SB2 (sunfire-platform, Table A-1).');

-- The condition under which all memory forms one lgroup.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sun4v.least-memory', 'sun4v', 'least-memory', 'Minimum contiguous memory of each lgroup; with less, the machine is one lgroup', 256, 'MB', 'published', 'illumos-sun4v', 'sun4v/os/mpo.c, valid_pages', 'Solaris combines pages of up to 256 MB, and each must be in one lgroup. An lgroup with less memory cannot have such a page.');

-- Values of the settings.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('lgrp_mem_default_policy.generic', 'lgrp_mem_default_policy', 'choice', 'Default memory policy', 1, 'choice', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_mem_default_policy; numbers in common/sys/lgrp.h, lgrp_mem_policy', ''),
  ('lgrp_mem_default_policy.printed', 'lgrp_mem_default_policy', 'choice', 'Default memory policy, as published', 1, 'choice', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 2', 'The paper calls this policy "first touch", and the code calls it "next touch". For a page that has no memory yet, both mean the same.'),
  ('lgrp_mem_default_policy.starcat-902', 'lgrp_mem_default_policy', 'choice', 'Default memory policy on the 12K and 15K under Solaris 9 9/02', 4, 'choice', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_mem_default_policy: LGRP_MEM_POLICY_RANDOM', 'The paper gives the name of the policy, and the code gives its number.'),
  ('lgrp_shm_random_thresh.generic', 'lgrp_shm_random_thresh', 'size', 'Threshold for random placement of shared memory', 8388608, 'bytes', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_shm_random_thresh', 'Only segments larger than this value are placed randomly, not one of exactly this size.'),
  ('lgrp_shm_random_thresh.printed', 'lgrp_shm_random_thresh', 'size', 'Threshold for random placement of shared memory, as published', 8, 'MB', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_shm_random_thresh', ''),
  ('lgrp_mem_pset_aware.generic', 'lgrp_mem_pset_aware', 'choice', 'Restriction of randomly placed pages to the processor set', 0, 'flag', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_mem_pset_aware', 'The paper has the same value (Chapter 2, System Variables, lgrp_mem_pset_aware).'),
  ('lgrp_expand_proc_thresh.generic', 'lgrp_expand_proc_thresh', 'load', 'Load threshold for spreading a process', 62250, 'load', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_EXPAND_PROC_THRESH_DEFAULT', 'This value is 95 % of the load of one busy thread. Before use, it is divided by the number of processors in the lgroup.'),
  ('lgrp_expand_proc_thresh.starcat', 'lgrp_expand_proc_thresh', 'load', 'Load threshold for spreading a process on the 12K and 15K', NULL, 'load', 'derived', 'illumos-starcat', 'sun4u/starcat/os/starcat.c, plat_lgrp_init', 'This value is the load of three busy threads. It is 75 % of an lgroup of four processors, as published, 50 % of an lgroup of six, and 150 % of an lgroup of two.'),
  ('lgrp_expand_proc_thresh.starcat-printed', 'lgrp_expand_proc_thresh', 'share', 'Load threshold for spreading a process on the 12K and 15K, as published', 75, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX * 3 / 4', 'The paper gives a fraction of an lgroup, but the code counts threads. The two agree for an lgroup of four processors.'),
  ('lgrp_expand_proc_thresh.serengeti', 'lgrp_expand_proc_thresh', 'load', 'Load threshold for spreading a process on the 3800 to 6800', NULL, 'load', 'derived', 'illumos-serengeti', 'sun4u/serengeti/os/serengeti.c, plat_lgrp_init', 'This value is the load of one busy thread, which is 25 % of a board of four processors, as published.'),
  ('lgrp_expand_proc_thresh.serengeti-printed', 'lgrp_expand_proc_thresh', 'share', 'Load threshold for spreading a process on the 3800 to 6800, as published', 25, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX / 4', 'The paper gives a fraction of an lgroup, but the code counts threads. The two agree for a board of four processors.'),
  ('lgrp_expand_proc_thresh.sun4v', 'lgrp_expand_proc_thresh', 'load', 'Load threshold for spreading a process on the T5140 to T5440', NULL, 'load/processor', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'This value is a load of 50 % on the smallest lgroup. For each processor of that lgroup, it includes half the load of a busy thread. The threads of a core share its pipelines, so Solaris spreads them before all strands of a chip are busy.'),
  ('lgrp_privm_random_thresh.generic', 'lgrp_privm_random_thresh', 'size', 'Threshold for random placement of private memory', 16, 'EB', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_privm_random_thresh: the largest size_t', 'The setting is the largest 64-bit number, which is one byte less than this value. No segment is larger.'),
  ('lgrp_privm_random_thresh.printed', 'lgrp_privm_random_thresh', 'size', 'Threshold for random placement of private memory, as published', 16, 'EB', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_privm_random_thresh: ULONG_MAX', 'The setting is the largest 64-bit number, which is one byte less than this value. No segment is larger.'),
  ('lgrp_expand_proc_diff.generic', 'lgrp_expand_proc_diff', 'load', 'Load difference required for a new lgroup', 60000, 'load', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_EXPAND_PROC_DIFF_DEFAULT', 'This value is 91.6 % of the load of one busy thread. Before use, it is divided by the number of processors in the lgroup.'),
  ('lgrp_expand_proc_diff.starcat', 'lgrp_expand_proc_diff', 'load', 'Load difference required for a new lgroup on the 12K and 15K', NULL, 'load', 'derived', 'illumos-starcat', 'sun4u/starcat/os/starcat.c, plat_lgrp_init', 'This value is the load of one busy thread, which is 25 % of an lgroup of four processors, as published.'),
  ('lgrp_expand_proc_diff.serengeti', 'lgrp_expand_proc_diff', 'load', 'Load difference required for a new lgroup on the 3800 to 6800', NULL, 'load', 'derived', 'illumos-serengeti', 'sun4u/serengeti/os/serengeti.c, plat_lgrp_init', 'This value is the load of one busy thread, which is 25 % of a board of four processors, as published.'),
  ('lgrp_expand_proc_diff.sun4v', 'lgrp_expand_proc_diff', 'load', 'Load difference required for a new lgroup on the T5140 to T5440', NULL, 'load/processor', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'This value is half of the load threshold for spreading a process, that is, a load of 25 % of the smallest lgroup.'),
  ('lgrp_expand_proc_diff.printed', 'lgrp_expand_proc_diff', 'share', 'Load difference required for a new lgroup, as published', 25, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_diff: INT16_MAX / 4', 'The paper gives a fraction of an lgroup, but the code counts threads. The two agree for an lgroup of four processors.'),
  ('lgrp_loadavg_tolerance.generic', 'lgrp_loadavg_tolerance', 'load', 'Load difference that is ignored', NULL, 'load', 'derived', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg_tolerance', 'Before use, this value is divided by the number of processors in the lgroup, which gives 25 % for an lgroup of four. The paper also gives 65,536, but says that full load is 32,767. In that scale, 65,536 would be twice the full load of an lgroup.'),
  ('lgrp_loadavg_tolerance.sun4v', 'lgrp_loadavg_tolerance', 'load', 'Load difference that is ignored on the T5140 to T5440', NULL, 'load', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'This value is the load of one busy thread. Before use, it is divided by the number of processors in the lgroup, which gives 1.6 % for an lgroup of 64 strands.'),
  ('lgrp_loadavg_tolerance.printed', 'lgrp_loadavg_tolerance', 'load', 'Load difference that is ignored, as published', 65536, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: 0x10000', 'The paper says that full load is 32,767. In that scale, this value would be twice the full load of an lgroup. In the scale of the code, it agrees with the load of one busy thread, which is 65,516.'),
  ('lgrp_loadavg_tolerance.technical', 'lgrp_loadavg_tolerance', 'load', 'Load difference that often helps technical programs', 4096, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: 0x1000', ''),
  ('lgrp_choose_policy.generic', 'lgrp_choose_policy', 'choice', 'Choice between equally loaded lgroups', 3, 'choice', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_choose_policy', 'According to the paper, the choice is random. The later code takes the least recently chosen lgroup by default, and can still choose randomly.'),
  ('lgrp_choose_policy.printed', 'lgrp_choose_policy', 'choice', 'Choice between equally loaded lgroups, as published', 1, 'choice', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: chosen at random', 'The paper gives no number; 1 is the code''s value for a random choice.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('lgrp_expand_proc_thresh.starcat', 'lgrp.thread-load', 3),
  ('lgrp_expand_proc_thresh.serengeti', 'lgrp.thread-load', 1),
  ('lgrp_expand_proc_diff.starcat', 'lgrp.thread-load', 1),
  ('lgrp_expand_proc_diff.serengeti', 'lgrp.thread-load', 1),
  ('lgrp_loadavg_tolerance.generic', 'lgrp.thread-load', 1),
  ('lgrp_expand_proc_thresh.sun4v', 'lgrp.thread-load', 0.5),
  ('lgrp_expand_proc_diff.sun4v', 'lgrp_expand_proc_thresh.sun4v', 0.5),
  ('lgrp_loadavg_tolerance.sun4v', 'lgrp.thread-load', 1);

INSERT INTO tunable(id, ordinal, title, meaning, kind, owner, since, least, most, source, locator) VALUES
  ('lgrp_mem_default_policy', 1, 'Default memory policy',
   'Sets which lgroup provides a page if no more specific rule applies. Next touch makes a page local to the thread that touches it next, but all pages are on one board if one thread prepares the data for many. Random spreads pages over all lgroups, for an even load but mostly remote accesses.',
   'choice', 'system', 'solaris9-902', 1, 6, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_shm_random_thresh', 2, 'Random placement of shared memory above',
   'The pages of a segment of shared memory that is larger than this value are placed randomly, because many threads will use it. A lower value also spreads small buffers. With a higher value, large segments stay on the board of the thread that touches them.',
   'bytes', 'system', 'solaris9-902', 0, 9223372036854775807, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_mem_pset_aware', 3, 'Respect processor sets',
   'Sets the lgroups for random pages of a program in a processor set. If off, these pages are spread over the whole machine; if on, only over lgroups with processors of the set. Switch this setting on to isolate programs in different sets from each other.',
   'flag', 'system', 'solaris9-902', 0, 1, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_expand_proc_thresh', 4, 'Load threshold for spreading',
   'A new thread goes to an lgroup that its process already uses if the load of that lgroup does not exceed this value. A higher value keeps threads together longer, close to shared data. A lower value spreads them sooner, over more memory and more bandwidth.',
   'load', 'system', 'solaris9-902', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_privm_random_thresh', 5, 'Random placement of private memory above',
   'The pages of a segment of private memory that is larger than this value are placed randomly. With the largest value, no segment is larger, so private pages follow the default policy. Use a lower value for programs in which one thread prepares a large array for many others.',
   'bytes', 'system', 'solaris9-1202', 0, 9223372036854775807, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_expand_proc_diff', 6, 'Load difference for spreading',
   'A process spreads to a new lgroup only if the load there is lower than on its current lgroups by more than this value. With a higher value, a process spreads only to a board that is almost idle. With a lower value, a small difference is enough.',
   'load', 'system', 'solaris9-1202', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_loadavg_tolerance', 7, 'Load difference to ignore',
   'Loads are averages and slightly out of date, so two lgroups whose loads differ by no more than this value count as equally loaded. With a higher value, the choice depends less on the loads. With a lower value, each thread goes to the least loaded lgroup, which suits technical programs with one thread per processor.',
   'load', 'system', 'solaris9-1202', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_choose_policy', 8, 'Choice between equally loaded lgroups',
   'Sets where the search for a home starts, and which of several equally loaded lgroups is chosen. With "random", the choice is random, and with "round robin", the search starts after the last chosen lgroup. With "longest since last home", Solaris prefers the lgroup that has waited longest for a new thread.',
   'choice', 'system', 'solaris9-902', 1, 3, 'illumos-lgrp', 'common/os/lgrp.c, lgrp_choose_policy');

INSERT INTO tunable_choice(tunable, value, title) VALUES
  ('lgrp_mem_default_policy', 1, 'next touch'),
  ('lgrp_mem_default_policy', 2, 'random within the process'),
  ('lgrp_mem_default_policy', 3, 'random within the processor set'),
  ('lgrp_mem_default_policy', 4, 'random'),
  ('lgrp_mem_default_policy', 5, 'round robin'),
  ('lgrp_mem_default_policy', 6, 'processor of the touching thread'),
  ('lgrp_mem_pset_aware', 0, 'all lgroups'),
  ('lgrp_mem_pset_aware', 1, 'lgroups of the processor set'),
  ('lgrp_choose_policy', 1, 'random'),
  ('lgrp_choose_policy', 2, 'round robin'),
  ('lgrp_choose_policy', 3, 'longest since last home');

INSERT INTO tunable_default(tunable, platform, operating_system, fact, printed) VALUES
  ('lgrp_mem_default_policy', 'generic', '', 'lgrp_mem_default_policy.generic', 'lgrp_mem_default_policy.printed'),
  ('lgrp_mem_default_policy', 'starcat', 'solaris9-902', 'lgrp_mem_default_policy.starcat-902', NULL),
  ('lgrp_shm_random_thresh', 'generic', '', 'lgrp_shm_random_thresh.generic', 'lgrp_shm_random_thresh.printed'),
  ('lgrp_mem_pset_aware', 'generic', '', 'lgrp_mem_pset_aware.generic', NULL),
  ('lgrp_expand_proc_thresh', 'generic', '', 'lgrp_expand_proc_thresh.generic', NULL),
  ('lgrp_expand_proc_thresh', 'starcat', '', 'lgrp_expand_proc_thresh.starcat', 'lgrp_expand_proc_thresh.starcat-printed'),
  ('lgrp_expand_proc_thresh', 'serengeti', '', 'lgrp_expand_proc_thresh.serengeti', 'lgrp_expand_proc_thresh.serengeti-printed'),
  ('lgrp_expand_proc_thresh', 'sun4v', '', 'lgrp_expand_proc_thresh.sun4v', NULL),
  ('lgrp_privm_random_thresh', 'generic', '', 'lgrp_privm_random_thresh.generic', 'lgrp_privm_random_thresh.printed'),
  ('lgrp_expand_proc_diff', 'generic', '', 'lgrp_expand_proc_diff.generic', NULL),
  ('lgrp_expand_proc_diff', 'starcat', '', 'lgrp_expand_proc_diff.starcat', 'lgrp_expand_proc_diff.printed'),
  ('lgrp_expand_proc_diff', 'serengeti', '', 'lgrp_expand_proc_diff.serengeti', 'lgrp_expand_proc_diff.printed'),
  ('lgrp_expand_proc_diff', 'sun4v', '', 'lgrp_expand_proc_diff.sun4v', NULL),
  ('lgrp_loadavg_tolerance', 'generic', '', 'lgrp_loadavg_tolerance.generic', 'lgrp_loadavg_tolerance.printed'),
  ('lgrp_loadavg_tolerance', 'sun4v', '', 'lgrp_loadavg_tolerance.sun4v', NULL),
  ('lgrp_choose_policy', 'generic', '', 'lgrp_choose_policy.generic', 'lgrp_choose_policy.printed');
