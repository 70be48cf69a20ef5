-- Machines with Uniboards can interleave memory within a processor, within a board, or across all boards of a domain. By
-- default, they interleave within a board, so that boards can be removed and pages can be placed.
INSERT INTO machine_option(machine, id, title, least, most, standard, words)
  SELECT id, 'interleaving', 'Memory interleaved', 0, 2, 1, 'within a processor|within a board|across boards'
  FROM machine WHERE id IN ('sunfire3800', 'sunfire4800', 'sunfire6800', 'sunfire12k', 'sunfire15k');
INSERT INTO interleaving(machine, option, value, over, source, locator)
  SELECT machine, id, 1, 'uniboard', 'sunfire15k-practices', 'Memory and I/O Configuration, Interleaving'
  FROM machine_option WHERE id = 'interleaving';
INSERT INTO interleaving(machine, option, value, over, source, locator)
  SELECT o.machine, o.id, 2, machine.root, 'sunfire15k-practices', 'Memory and I/O Configuration, Interleaving'
  FROM machine_option o JOIN machine ON machine.id = o.machine WHERE o.id = 'interleaving';
