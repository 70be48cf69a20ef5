-- Solaris 1 and 2 of 1992. All memory is equally distant, so these systems do not place pages or threads by distance, and
-- Boardset does not replay their placement.
-- The kernel locks of the release (one or many) are an option of the machine.
INSERT INTO policy(id, title, near, everything, pages, checks) VALUES
  ('sunos', 'Solaris of 1992', 'machine', 'the machine', '', '');
INSERT INTO platform(id, policy, title, needs_local_addresses, source, locator) VALUES
  ('sparc1992', 'sunos', 'SPARCservers of 1992', 0, '004-sun-servers', '2.10.1 The Kernel Lock');
