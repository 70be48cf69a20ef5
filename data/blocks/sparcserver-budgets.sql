-- Budgets of resources without a queue: memory, power, and the address space of an expansion box. The guide does not give the
-- power of boards, so users enter it as options. Parts without a value count as unknown.
-- Source 004-sun-servers.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason) VALUES
  ('sparc.system-memory', 'sparc-memory', 'memory', 'Memory of the operating system', 8, 'MB', 'published', '004-sun-servers', '1.2.7 Main Memory Configuration', 'Up to 12 MB for file service (section 1.1.5).');
INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason)
  SELECT m.root || f.id, m.root, 'power-figure', f.title, f.value, f.unit, 'published', '004-sun-servers', '1.3.1.2 Case Study 7', f.reason
  FROM machine m, (SELECT '.supply' AS id, 'power supply' AS title, 1.43 AS value, 'VA' AS unit, 'For each watt that the system draws.' AS reason
                   UNION ALL SELECT '.heat', 'heat', 3.412, 'BTU/h', 'For each watt that the system draws.') f WHERE m.family = 'sparcserver';
INSERT INTO fact(id, subject, property, title, unit, standing, source, locator, reason) VALUES
  ('sbus-expander.slot-space', 'sbus-expander', 'slot-space', 'Address space of the slot, minus the address space of the expansion box', 'MB', 'derived', '004-sun-servers', '2.3.2 Sbus; Table 6', '');
INSERT INTO fact_term(fact, operand, coefficient) VALUES ('sbus-expander.slot-space', 'sbus.slot', 1), ('sbus-expander.slot-space', 'sbus-expander.address-space', -1);

INSERT INTO slot_choice(parent, slot, child) -- Every machine has slots that hold only software.
  SELECT m.root, 'product', b.id FROM machine m, block_type b
  WHERE m.family = 'sparcserver' AND b.id IN ('disksuite', 'enfs', 'sundbe', 'backup-copilot', 'sybase', 'oracle', 'informix', 'ingres', 'interbase');
INSERT INTO machine_option(machine, id, title, least, most, standard)
  SELECT m.id, 'power-' || w.noun, w.title, 0, w.most, 0 FROM machine m, (
    SELECT 'system' AS noun, 'System power without boards and disks (W)' AS title, 10000 AS most UNION ALL SELECT 'board', 'Power per VME board (W)', 1000
    UNION ALL SELECT 'card', 'Power per SBus card (W)', 1000 UNION ALL SELECT 'disk', 'Power per disk (W)', 1000
    UNION ALL SELECT 'tape', 'Power per tape drive (W)', 1000 UNION ALL SELECT 'drive', 'Power per CD drive (W)', 1000) w
  WHERE m.family = 'sparcserver' AND (w.noun NOT IN ('board', 'card') OR EXISTS (SELECT 1 FROM slot s WHERE s.parent = m.root AND s.noun = w.noun AND s.bay = 1));
INSERT INTO budget(id, family, title, owner, asked, limited_by, pages, unit, source, locator)
  SELECT id || '-memory', 'sparcserver', 'Memory', root, 'memory', 'memoryMB', 1, 'MB', '004-sun-servers', '1.2.7 Main Memory Configuration' FROM machine WHERE family = 'sparcserver'
  UNION ALL SELECT id || '-power', 'sparcserver', 'Power', root, 'power', '', 0, 'W', '004-sun-servers', '1.3.1.2 Case Study 7' FROM machine WHERE family = 'sparcserver';
INSERT INTO budget(id, family, title, owner, asked, limited_by, unit, source, locator) VALUES
  ('sparc-expander', 'sparcserver', 'Address space', 'sbus-expander', 'address-space', 'slot-space', 'MB', '004-sun-servers', '2.3.2 Sbus; Table 6');

-- A benchmark of appendix A produced each measured number. This statement adds its name to the number's reason.
UPDATE fact SET reason = trim('Measured with ' || CASE WHEN locator LIKE 'Table 1,%' OR locator LIKE 'Table 2,%' OR locator LIKE 'Table 14,%' THEN 'nhfsstone' ELSE 'IOBench' END || '. ' || reason)
  WHERE source = '004-sun-servers' AND standing = 'published'
    AND (locator LIKE 'Table 1,%' OR locator LIKE 'Table 2,%' OR locator LIKE 'Table 14,%' OR locator LIKE 'Table 7,%' OR locator LIKE 'Table 11,%' OR locator LIKE 'Table 12,%' OR locator LIKE 'Table 13,%');
UPDATE fact SET reason = trim('Measured with Dhrystone, which Sun uses for MIPS values (appendix A.1). ' || reason) WHERE id IN ('ss490-board.mips', 'ss2-board.mips', 'ss690-board.mips');
