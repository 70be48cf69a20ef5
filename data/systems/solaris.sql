-- Solaris: its releases, the platforms that it takes the Sun Fire for, and the settings of its memory placement.
-- Source 000-mpo describes them in prose; the later, public source code says exactly what it does. Where the two differ,
-- both numbers are here: the model uses that of the code, and the other is `printed`.

INSERT INTO policy(id, title, near, everything, pages, checks) VALUES
  ('solaris', 'Solaris', 'lgroup', 'the root lgroup', 'meminfo', 'Is placement optimization on?');

INSERT INTO operating_system(id, policy, ordinal, title, summary, locality, inspection, advice, source, locator) VALUES
  ('solaris8', 'solaris', 1, 'Solaris 8',
   'Takes all memory for equally near: threads run anywhere, and pages are dealt over the whole machine.',
   0, 0, 0, '000-mpo', 'Chapter 2, Memory Placement Optimization: introduced later, in Solaris 9 9/02'),
  ('solaris9', 'solaris', 2, 'Solaris 9 before 9/02',
   'As Solaris 8: the release against which the maker measured what placement gains.',
   0, 0, 0, '000-mpo', 'Chapter 3, Sun Fire 15K Server Results: Solaris 9 with no MPO'),
  ('solaris9-902', 'solaris', 3, 'Solaris 9 9/02',
   'Knows lgroups, homes threads, places pages by first touch; programs can ask where they are. On the 12K and 15K pages are still random.',
   1, 1, 0, '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('solaris9-1202', 'solaris', 4, 'Solaris 9 12/02',
   'Adds advice from programs and three more settings; first touch on the 12K and 15K too.',
   1, 1, 1, '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('solaris10', 'solaris', 5, 'Solaris 10',
   'Knows lgroups on machines with a hypervisor too, such as the T5440: an lgroup is a processor and its memory.',
   1, 1, 1, 'solaris10-new', '64-bit SPARC: Memory Placement Optimization Support for sun4v Platforms');

-- The releases are those that the paper on the Sun Fire knows, and for sun4v those that have it.
INSERT INTO platform(id, policy, title, needs_local_addresses, since, until, source, locator) VALUES
  ('generic', 'solaris', 'Any other machine', 0, NULL, 'solaris9-1202', 'illumos-lgrp', 'common/os/lgrp.c, the values that no platform overrides'),
  ('starcat', 'solaris', 'Sun Fire 12K and 15K', 1, NULL, 'solaris9-1202', '000-mpo', 'Chapter 2, MPO in the Solaris Operating System; Appendix A, Detecting MPO Status, step 3'),
  ('serengeti', 'solaris', 'Sun Fire 3800 to 6800', 0, NULL, 'solaris9-1202', '000-mpo', 'Chapter 2, MPO in the Solaris Operating System'),
  ('sun4v', 'solaris', 'SPARC Enterprise T5140, T5240 and T5440', 0, 'solaris10', NULL, 'illumos-sun4v', 'sun4v/os/mpo.c, MPO and the sun4v memory representation: an lgroup is the memory with the lowest latency from a processor');

-- Numbers of the code that are no settings
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('lgrp.thread-load', 'generic', 'load', 'Load that one busy thread gives an lgroup of one processor', 65516, 'load', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_LOADAVG_THREAD_MAX', 'Divided by the processors of the lgroup when it is used. Where the average of one busy processor settles, because the arithmetic cuts off.'),
  ('lgrp.whole-load', 'generic', 'load', 'Load of an lgroup with one runnable thread for each processor, without cutting off', 65536, 'load', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_MAX_EFFECT_SHFT 16; common/os/lgrp.c, lgrp_loadavg', 'The paper has another scale, of which 32,767 is the whole.'),
  ('lgrp.whole-load-printed', 'generic', 'load', 'Load of an lgroup that is fully used, in the paper''s scale', 32767, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX', 'The code has another scale, per thread. In the paper''s own scale its tolerance of 0x10000 would be two whole lgroups: the paper contradicts itself, so the model takes the scale of the code. As fractions of an lgroup of four processors the two agree.'),
  ('lgrp.sample-input', 'generic', 'load', 'What one runnable thread puts into the average', 128, 'ratio', 'published', 'illumos-lgrp', 'common/sys/lgrp.h, LGRP_LOADAVG_IN_THREAD_MAX', 'In the scale of the average''s upper bits.'),
  ('lgrp.sample-period', 'generic', 'interval', 'Time between two samples of a processor''s load', 0.1, 's', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg: ten times a second for each processor', ''),
  ('lgrp.time-constant', 'generic', 'interval', 'Time in which the average forgets all but 1/e', NULL, 's', 'derived', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg: 1 - exp(-1/(20 ncpu)) for each sample of each processor', 'Twenty samples of each processor, whatever the number of processors.'),
  ('lgrp.least-stay', 'generic', 'interval', 'Stay below which a thread''s anticipated load is taken back', 0.1, 's', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_MIN_NSEC', ''),
  ('lgrp.clock-rate', 'generic', 'clock', 'Ticks of the system''s clock', 100, 'ticks/s', 'published', 'illumos-clock', 'common/sys/clock_impl.h, HZ_DEFAULT', ''),
  ('lgrp.tick', 'generic', 'interval', 'One tick of the system''s clock', NULL, 'ms', 'derived', 'illumos-clock', 'common/sys/clock_impl.h, HZ_DEFAULT', ''),
  ('lgrp.rechoose', 'generic', 'interval', 'Ticks after which a thread''s last processor is no longer preferred', 3, 'ticks', 'published', 'illumos-dispatcher', 'common/disp/disp.c, RECHOOSE_INTERVAL', 'By then its caches are taken for cold.'),
  ('lgrp.rechoose-time', 'generic', 'interval', 'Time after which a thread''s last processor is no longer preferred', NULL, 'ms', 'derived', 'illumos-dispatcher', 'common/disp/disp.c, RECHOOSE_INTERVAL', ''),
  ('lgrp.ism-page', 'generic', 'size', 'Page of intimate shared memory', 4, 'MB', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_shm_random_thresh: 8 MB are two ISM pages', 'The paper''s memory copies had pages of 4 MB too (Chapter 3, Sun Fire 15K Server Results).'),
  ('lgrp.active-groups', 'generic', 'count', 'Entries in the table of lgroups above which placement is active', 2, 'ratio', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_optimizations: nlgrps > 2', 'The root and at least two leaves. The paper says one, but its example shows three: it fits both.'),
  ('lgrp.active-groups-printed', 'generic', 'count', 'Entries in the table of lgroups above which placement is active, as printed', 1, 'ratio', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 1', 'The code asks for more than two: the root and one leaf are a uniform machine.');
INSERT INTO fact_term(fact, operand, coefficient) VALUES
  ('lgrp.time-constant', 'lgrp.sample-period', 20);
INSERT INTO fact_term(fact, operand, exponent) VALUES
  ('lgrp.tick', 'lgrp.clock-rate', -1),
  ('lgrp.rechoose-time', 'lgrp.rechoose', 1),
  ('lgrp.rechoose-time', 'lgrp.tick', 1);

-- How a platform numbers processors: by where they stand. On a platform without such a fact they are numbered on.
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('starcat.board-ids', 'starcat', 'board-ids', 'Processor ids of a boardset', 32, 'ids', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 3: SB1::cpu0 is portid 32', 'A processor''s id is that of its port. The code agrees: STARCAT_CPUID_TO_EXPANDER divides by 32.'),
  ('starcat.slot-ids', 'starcat', 'slot-ids', 'Processor ids of a slot of a boardset', 8, 'ids', 'published', 'illumos-starcat', 'sun4u/starcat/sys/starcat.h, STARCAT_CPUID_TO_BOARDSLOT', 'A MaxCPU board stands in slot 1, so its first processor is 8 above that of the Uniboard.'),
  ('serengeti.board-ids', 'serengeti', 'board-ids', 'Processor ids of a board', 4, 'ids', 'published', 'illumos-serengeti', 'sun4u/serengeti/sys/serengeti.h, SG_CPU_BD_PORTID_TO_BD_NUM', 'The platform manual prints the same: 0 to 3 on SB0, 8 to 11 on SB2 (sunfire-platform, Table A-1).');

-- Where all memory counts as one
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sun4v.least-memory', 'sun4v', 'least-memory', 'Memory of an lgroup in one piece, below which all is one lgroup', 256, 'MB', 'published', 'illumos-sun4v', 'sun4v/os/mpo.c, valid_pages', 'Pages of up to 256 MB are put together, and each must lie in one lgroup. An lgroup that holds less cannot have such a piece.');

-- Values of the settings
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('lgrp_mem_default_policy.generic', 'lgrp_mem_default_policy', 'choice', 'Where pages go by default', 1, 'choice', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_mem_default_policy; numbers in common/sys/lgrp.h, lgrp_mem_policy', ''),
  ('lgrp_mem_default_policy.printed', 'lgrp_mem_default_policy', 'choice', 'Where pages go by default, as printed', 1, 'choice', 'published', '000-mpo', 'Appendix A, Detecting MPO Status, step 2', 'The paper says "first touch"; it is the next touch of a page that has no place yet.'),
  ('lgrp_mem_default_policy.starcat-902', 'lgrp_mem_default_policy', 'choice', 'Where pages go by default on the 12K and 15K under Solaris 9 9/02', 4, 'choice', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_mem_default_policy: LGRP_MEM_POLICY_RANDOM', 'The paper prints the word, the code its number.'),
  ('lgrp_shm_random_thresh.generic', 'lgrp_shm_random_thresh', 'size', 'Shared memory above which pages are random', 8388608, 'bytes', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_shm_random_thresh', 'Only segments that are larger than this are random; one of exactly this size is not.'),
  ('lgrp_shm_random_thresh.printed', 'lgrp_shm_random_thresh', 'size', 'Shared memory above which pages are random, as printed', 8, 'MB', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_shm_random_thresh', ''),
  ('lgrp_mem_pset_aware.generic', 'lgrp_mem_pset_aware', 'choice', 'Whether random pages stay within the processor set', 0, 'flag', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_mem_pset_aware', 'The paper prints the same (Chapter 2, System Variables, lgrp_mem_pset_aware).'),
  ('lgrp_expand_proc_thresh.generic', 'lgrp_expand_proc_thresh', 'load', 'Load above which a process spreads', 62250, 'load', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_EXPAND_PROC_THRESH_DEFAULT', 'Divided by the processors of the lgroup: 95 % of what one busy thread gives.'),
  ('lgrp_expand_proc_thresh.starcat', 'lgrp_expand_proc_thresh', 'load', 'Load above which a process spreads on the 12K and 15K', NULL, 'load', 'derived', 'illumos-starcat', 'sun4u/starcat/os/starcat.c, plat_lgrp_init', 'Three busy threads: 75 % of an lgroup of four processors, as printed; 50 % of one of six, 150 % of one of two.'),
  ('lgrp_expand_proc_thresh.starcat-printed', 'lgrp_expand_proc_thresh', 'share', 'Load above which a process spreads on the 12K and 15K, as printed', 75, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX * 3 / 4', 'A fraction of an lgroup. The code counts in threads: the two agree for an lgroup of four processors.'),
  ('lgrp_expand_proc_thresh.serengeti', 'lgrp_expand_proc_thresh', 'load', 'Load above which a process spreads on the 3800 to 6800', NULL, 'load', 'derived', 'illumos-serengeti', 'sun4u/serengeti/os/serengeti.c, plat_lgrp_init', 'One busy thread: 25 % of a board of four processors, as printed.'),
  ('lgrp_expand_proc_thresh.serengeti-printed', 'lgrp_expand_proc_thresh', 'share', 'Load above which a process spreads on the 3800 to 6800, as printed', 25, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_thresh: INT16_MAX / 4', 'A fraction of an lgroup. The code counts in threads: the two agree for a board of four processors.'),
  ('lgrp_expand_proc_thresh.sun4v', 'lgrp_expand_proc_thresh', 'load', 'Load above which a process spreads on the T5140 to T5440', NULL, 'load/processor', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'Half a busy thread for each processor of the smallest lgroup: 50 % of it. Threads of a core share its pipelines, so they are spread before a chip is full.'),
  ('lgrp_privm_random_thresh.generic', 'lgrp_privm_random_thresh', 'size', 'Private memory above which pages are random', 16, 'EB', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_privm_random_thresh: the largest size_t', 'The largest number of 64 bits, a byte less than this: no segment is larger.'),
  ('lgrp_privm_random_thresh.printed', 'lgrp_privm_random_thresh', 'size', 'Private memory above which pages are random, as printed', 16, 'EB', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_privm_random_thresh: ULONG_MAX', 'The largest number of 64 bits, a byte less than this: no segment is larger.'),
  ('lgrp_expand_proc_diff.generic', 'lgrp_expand_proc_diff', 'load', 'How much less loaded a new lgroup must be', 60000, 'load', 'published', 'illumos-lgrp', 'common/os/lgrp.c, LGRP_EXPAND_PROC_DIFF_DEFAULT', 'Divided by the processors of the lgroup: 91.6 % of what one busy thread gives.'),
  ('lgrp_expand_proc_diff.starcat', 'lgrp_expand_proc_diff', 'load', 'How much less loaded a new lgroup must be on the 12K and 15K', NULL, 'load', 'derived', 'illumos-starcat', 'sun4u/starcat/os/starcat.c, plat_lgrp_init', 'One busy thread: 25 % of an lgroup of four processors, as printed.'),
  ('lgrp_expand_proc_diff.serengeti', 'lgrp_expand_proc_diff', 'load', 'How much less loaded a new lgroup must be on the 3800 to 6800', NULL, 'load', 'derived', 'illumos-serengeti', 'sun4u/serengeti/os/serengeti.c, plat_lgrp_init', 'One busy thread: 25 % of a board of four processors, as printed.'),
  ('lgrp_expand_proc_diff.sun4v', 'lgrp_expand_proc_diff', 'load', 'How much less loaded a new lgroup must be on the T5140 to T5440', NULL, 'load/processor', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'Half of the load above which a process spreads: 25 % of the smallest lgroup.'),
  ('lgrp_expand_proc_diff.printed', 'lgrp_expand_proc_diff', 'share', 'How much less loaded a new lgroup must be, as printed', 25, '%', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_expand_proc_diff: INT16_MAX / 4', 'A fraction of an lgroup. The code counts in threads: the two agree for an lgroup of four processors.'),
  ('lgrp_loadavg_tolerance.generic', 'lgrp_loadavg_tolerance', 'load', 'Difference between loads that counts as none', NULL, 'load', 'derived', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_loadavg_tolerance', 'Divided by the processors of the lgroup: 25 % of one of four. The paper prints 65,536, and a scale in which that would be twice a whole lgroup.'),
  ('lgrp_loadavg_tolerance.sun4v', 'lgrp_loadavg_tolerance', 'load', 'Difference between loads that counts as none on the T5140 to T5440', NULL, 'load', 'derived', 'illumos-sun4v', 'sun4v/os/mpo.c, mpo_update_tunables', 'Divided by the processors of the lgroup: one busy thread, which is 1.6 % of an lgroup of 64 strands.'),
  ('lgrp_loadavg_tolerance.printed', 'lgrp_loadavg_tolerance', 'load', 'Difference between loads that counts as none, as printed', 65536, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: 0x10000', 'Said to be in the scale whose whole is 32,767, where it would be twice a whole lgroup; in the scale of the code it is one thread, and agrees with 65,516.'),
  ('lgrp_loadavg_tolerance.technical', 'lgrp_loadavg_tolerance', 'load', 'Tolerance that often helps technical programs', 4096, 'load', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: 0x1000', ''),
  ('lgrp_choose_policy.generic', 'lgrp_choose_policy', 'choice', 'Which of equally loaded lgroups becomes a home', 3, 'choice', 'published', 'illumos-lgrp', 'common/os/lgrp.c, lgrp_choose_policy', 'The paper says that the choice is random; the later code takes the one that was chosen longest ago, and can still choose at random.'),
  ('lgrp_choose_policy.printed', 'lgrp_choose_policy', 'choice', 'Which of equally loaded lgroups becomes a home, as printed', 1, 'choice', 'published', '000-mpo', 'Chapter 2, System Variables, lgrp_loadavg_tolerance: chosen at random', 'The paper prints no number; 1 is that of the code for a random choice.');
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
   'Says which lgroup gives a page when nothing more special applies. Next touch gives it from the home of the thread that touches it next: near, but all on one board if one thread prepares the data for many. Random spreads pages over all lgroups: an even load, and most accesses remote.',
   'choice', 'system', 'solaris9-902', 1, 6, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_shm_random_thresh', 2, 'Random above, shared memory',
   'A segment of shared memory that is larger than this has its pages dealt at random, because many threads will use it. Lower it, and small buffers are spread too; raise it, and large segments gather on the board of the thread that touches them.',
   'bytes', 'system', 'solaris9-902', 0, 9223372036854775807, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_mem_pset_aware', 3, 'Mind processor sets',
   'Decides over which lgroups random pages are dealt when a program runs in a processor set. Off, it is all of the machine; on, only those where the set has processors. Switch it on to keep programs in different sets out of each other''s way.',
   'flag', 'system', 'solaris9-902', 0, 1, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_expand_proc_thresh', 4, 'Spread above this load',
   'While an lgroup that the process already lives on is loaded no more than this, a new thread joins the process there. Raise it, and the threads stay together longer, near to each other''s data; lower it, and they spread sooner, to more memory and more bandwidth.',
   'load', 'system', 'solaris9-902', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, First Group'),
  ('lgrp_privm_random_thresh', 5, 'Random above, private memory',
   'A segment of private memory that is larger than this has its pages dealt at random. At the largest number no segment is, and private pages follow the default policy. Lower it for programs in which one thread prepares a large array for many others.',
   'bytes', 'system', 'solaris9-1202', 0, 9223372036854775807, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_expand_proc_diff', 6, 'Spread only if so much emptier',
   'A process spreads to a new lgroup only if that one is less loaded by more than this. Raise it, and a process leaves its boards only for one that is almost idle; lower it, and a small advantage is enough.',
   'load', 'system', 'solaris9-1202', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_loadavg_tolerance', 7, 'Loads that count as equal',
   'Loads are averages and never quite up to date: two lgroups that differ by no more than this are taken for equally loaded. Raise it, and the choice between them depends less on their loads; lower it, and each thread goes to the least loaded one, which suits technical programs with one thread a processor.',
   'load', 'system', 'solaris9-1202', 0, 4294967295, '000-mpo', 'Chapter 2, System Variables, Second Group'),
  ('lgrp_choose_policy', 8, 'Choice between equal lgroups',
   'Decides where the search for a home begins, and which of equally loaded lgroups wins. Random lets chance decide; round robin begins behind the last choice; longest since last home prefers the lgroup that has waited longest for a new thread.',
   'choice', 'system', 'solaris9-902', 1, 3, 'illumos-lgrp', 'common/os/lgrp.c, lgrp_choose_policy');

INSERT INTO tunable_choice(tunable, value, title) VALUES
  ('lgrp_mem_default_policy', 1, 'next touch'),
  ('lgrp_mem_default_policy', 2, 'random within the process'),
  ('lgrp_mem_default_policy', 3, 'random within the processor set'),
  ('lgrp_mem_default_policy', 4, 'random'),
  ('lgrp_mem_default_policy', 5, 'round robin'),
  ('lgrp_mem_default_policy', 6, 'processor that touches'),
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
