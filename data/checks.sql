-- Final checks. Each row of `problem` is an error message that stops the build.

CREATE TEMP VIEW problem(sentence) AS
  WITH RECURSIVE held(machine, block) AS ( -- block types that a machine can contain, including its nodes and their parts
    SELECT id, root FROM machine
    UNION SELECT h.machine, s.child FROM held h JOIN slot s ON s.parent = h.block
    UNION SELECT h.machine, c.child FROM held h JOIN slot_choice c ON c.parent = h.block)
  SELECT 'fact ' || id || ': has no value, and no terms from which to derive one' FROM fact
    WHERE value IS NULL
  UNION ALL
  SELECT 'fact ' || id || ': ' || value || ' is negative or not finite' FROM fact WHERE NOT value BETWEEN 0 AND 1e300
  UNION ALL
  SELECT named.what || ': fact ' || f.id || ' is ' || f.value || ' ' || f.unit || ', which is too small to divide by' FROM
    (SELECT 'block type ' || id AS what, rate AS fact FROM block_type
     UNION SELECT 'link ' || block_type || ' ' || from_path || ' to ' || to_path, capacity FROM link_rule
     UNION SELECT 'operation ' || id, clock FROM operation UNION SELECT 'operation ' || id, piece FROM operation
     UNION SELECT 'ask of ' || operation || ', step ' || step, piece FROM ask
     UNION SELECT 'machine ' || id, line_size FROM machine
     UNION SELECT 'requester ' || block_type || ' of ' || operation, at_once FROM requester) named
    JOIN fact f ON f.id = named.fact JOIN unit u ON u.id = f.unit WHERE f.value * u.factor < 1e-9
  UNION ALL
  SELECT 'fact ' || id || ': derived facts must have terms, and other facts must not' FROM fact
    WHERE (standing = 'derived') <> EXISTS (SELECT 1 FROM fact_term WHERE fact_term.fact = fact.id)
  UNION ALL
  SELECT 'fact ' || id || ': ' || standing || ' facts need a source and a locator' FROM fact
    WHERE standing <> 'assumed' AND (source IS NULL OR locator = '')
  UNION ALL
  SELECT 'fact ' || id || ': ' || standing || ' facts need a reason' FROM fact
    WHERE standing IN ('calibrated', 'assumed') AND reason = ''
  UNION ALL
  SELECT 'fact ' || id || ': calibrated facts must name the measurement to which they were fitted, and other facts must not name one' FROM fact
    WHERE (standing = 'calibrated') <> (fitted_to IS NOT NULL)
  UNION ALL
  SELECT 'measurement ' || id || ': its role must be "fitted" if, and only if, a calibrated fact names it, it is a gain relative to such a measurement,'
         || ' or numbers of its scenario were chosen to match it'
    FROM measurement
    WHERE (role <> 'fitted' AND EXISTS (SELECT 1 FROM fact WHERE fitted_to = measurement.id))
       OR (role = 'fitted' AND by_scenario = 0 AND NOT EXISTS (SELECT 1 FROM fact JOIN measurement f ON f.id = fitted_to
                                           WHERE measurement.id = f.id OR f.scenario IN (measurement.scenario, measurement.baseline)))
  UNION ALL
  SELECT 'fact ' || id || ': subject ' || subject || ' is neither "part" nor a block type, machine, work,'
         || ' generation, framing, operating system, platform or tunable' FROM fact
    WHERE subject NOT IN (SELECT id FROM block_type UNION SELECT id FROM machine UNION SELECT id FROM work
                          UNION SELECT id FROM generation UNION SELECT id FROM framing UNION SELECT id FROM operating_system
                          UNION SELECT id FROM platform UNION SELECT id FROM tunable UNION SELECT 'part')
  UNION ALL
  SELECT 'platform ' || p.id || ': ' || o.id || ' belongs to a different policy' FROM platform p
    JOIN operating_system o ON o.id IN (p.since, p.until) WHERE o.policy <> p.policy
  UNION ALL
  SELECT 'term ' || id || ': its title is also another form of the term ' || w.term FROM term JOIN term_word w ON w.word = term.title COLLATE NOCASE
  UNION ALL
  SELECT 'term ' || min(id) || ' and ' || max(id) || ' have the same title' FROM term GROUP BY lower(title) HAVING count(*) > 1
  UNION ALL
  SELECT 'term ' || id || ': is not related to any other term' FROM term
    WHERE NOT EXISTS (SELECT 1 FROM term_related r WHERE term.id IN (r.term, r.other))
  UNION ALL
  SELECT 'budget ' || id || ': ' || limited_by || ' is neither a property nor an option of a machine of its family' FROM budget b
    WHERE limited_by <> '' AND limited_by NOT IN (SELECT id FROM property)
      AND limited_by NOT IN (SELECT o.id FROM machine_option o JOIN machine m ON m.id = o.machine WHERE m.family = b.family)
  UNION ALL
  SELECT 'rule ' || id || ': its title does not contain {part}' FROM rule WHERE title NOT LIKE '%{part}%'
  UNION ALL
  SELECT 'advice ' || e.advice || ': ' || e.kind || ' ' || e.subject || ' cannot have the value ' || e.value FROM advice_edit e
    JOIN advice a ON a.id = e.advice
    WHERE e.kind = 'option' AND NOT EXISTS (SELECT 1 FROM machine m JOIN machine_option o ON o.machine = m.id
      WHERE m.family = a.family AND o.id = e.subject AND e.value BETWEEN o.least AND o.most)
    OR e.kind = 'tunable' AND NOT EXISTS (SELECT 1 FROM tunable t WHERE t.id = e.subject AND e.value BETWEEN t.least AND t.most)
  UNION ALL
  SELECT 'generation ' || g.id || ': fact ' || g.id || s.suffix || ' is missing' FROM generation g,
    (SELECT '.clock' AS suffix UNION SELECT '.clocks-per-address' UNION SELECT '.line-size' UNION SELECT '.buses'
     UNION SELECT '.processors' UNION SELECT '.address-rate' UNION SELECT '.address-rate-printed'
     UNION SELECT '.address-bandwidth' UNION SELECT '.address-bandwidth-printed' UNION SELECT '.bandwidth'
     UNION SELECT '.bandwidth-printed') s
    WHERE g.id || s.suffix NOT IN (SELECT id FROM fact)
  UNION ALL
  SELECT 'fact ' || fact || ': its terms mix factors and summands' FROM fact_term
    GROUP BY fact HAVING count(exponent) > 0 AND count(coefficient) > 0
  UNION ALL
  SELECT 'option ' || o.machine || '.' || o.id || ': its default differs from fact ' || o.fact
    FROM machine_option o JOIN fact f ON f.id = o.fact WHERE round(f.value) <> o.standard
  UNION ALL
  SELECT 'link ' || block_type || ' ' || from_path || ' to ' || to_path || ': option ' || standby
         || ' belongs to no machine' FROM link_rule
    WHERE standby <> '' AND standby NOT IN (SELECT id FROM machine_option)
  UNION ALL
  SELECT 'condition ' || named.applies || ' is used in table ' || named.what || ' but does not exist' FROM
    (SELECT 'total' AS what, applies FROM total UNION SELECT 'step', applies FROM step UNION SELECT 'ask', applies FROM ask) named
    WHERE named.applies <> '' AND named.applies NOT IN (SELECT id FROM condition)
  UNION ALL
  SELECT 'condition ' || id || ': ' || word || ' ' || value || ' is not an allowed value' FROM condition
    WHERE value NOT IN (SELECT 'clean' WHERE word = 'line' UNION SELECT 'owned' WHERE word = 'line'
                        UNION SELECT 'near' WHERE word = 'home' UNION SELECT 'far' WHERE word = 'home'
                        UNION SELECT 'at-home' WHERE word = 'owner' UNION SELECT 'elsewhere' WHERE word = 'owner'
                        UNION SELECT 'asked' WHERE word = 'directory'
                        UNION SELECT 'hit' WHERE word = 'outcome' UNION SELECT 'miss' WHERE word = 'outcome'
                        UNION SELECT '0' WHERE word IN ('fitted', 'failed', 'alike') UNION SELECT '1' WHERE word IN ('fitted', 'failed', 'alike')
                        UNION SELECT way FROM (SELECT 'on' AS way UNION SELECT 'interleaved' UNION SELECT 'striped'
                                               UNION SELECT 'mirrored' UNION SELECT 'concatenated') WHERE word = 'lies')
      AND word NOT IN ('option', 'number', 'platform')
  UNION ALL
  SELECT 'condition ' || id || ': ' || subject || ' is not a valid ' || CASE WHEN word IN ('fitted', 'failed', 'alike') THEN 'block type' ELSE word END
    FROM condition
    WHERE (word = 'option' AND subject NOT IN (SELECT id FROM machine_option))
       OR (word IN ('number', 'outcome') AND subject NOT IN (SELECT id FROM number))
       OR (word IN ('fitted', 'failed', 'alike') AND subject NOT IN (SELECT id FROM block_type))
       OR (word = 'platform' AND value NOT IN (SELECT id FROM platform))
  UNION ALL
  SELECT DISTINCT 'operation ' || o.id || ', step ' || named.step || ': option ' || c.subject || ' of condition ' || c.id
         || ' belongs to no machine of family ' || o.family
    FROM (SELECT operation, ordinal AS step, applies FROM step UNION SELECT operation, step, applies FROM ask) named
    JOIN operation o ON o.id = named.operation JOIN condition c ON c.id = named.applies
    WHERE c.word = 'option' AND NOT EXISTS
      (SELECT 1 FROM machine m JOIN held h ON h.machine = m.id JOIN machine node ON node.root = h.block
       JOIN machine_option own ON own.machine = node.id WHERE m.family = o.family AND own.id = c.subject)
  UNION ALL
  SELECT 'place ' || id || ': base ' || base || ' is neither an end of an operation nor a place' FROM place
    WHERE base NOT IN ('requester', 'home', 'owner', 'supplier', 'server', 'peer') AND base NOT IN (SELECT id FROM place)
  UNION ALL
  SELECT 'place ' || id || ': kind ' || kind || ' is neither a block type nor a role' FROM place
    WHERE kind <> '' AND kind NOT IN (SELECT id FROM block_type UNION SELECT role FROM block_type)
  UNION ALL
  SELECT 'operation ' || id || ': has no step' FROM operation
    WHERE NOT EXISTS (SELECT 1 FROM step WHERE operation = operation.id)
  UNION ALL
  SELECT 'operation ' || s.operation || ', step ' || s.id || ': ' || named.id || ' is not one of its steps'
    FROM step s, (SELECT within AS id FROM step UNION SELECT beside FROM step) named
    WHERE named.id <> '' AND named.id IN (s.within, s.beside)
      AND NOT EXISTS (SELECT 1 FROM step other WHERE other.operation = s.operation AND other.id = named.id)
  UNION ALL
  SELECT 'operation ' || s.operation || ', step ' || s.id || ': fact ' || f.id || ' is in clocks, but the operation has no clock'
    FROM step s JOIN fact f ON f.id IN (s.time, s.time_most) JOIN operation o ON o.id = s.operation
    WHERE f.unit = 'clocks' AND o.clock IS NULL
  UNION ALL
  SELECT 'operation ' || s.operation || ', step ' || s.id || ': fact ' || f.id || ' is not a time'
    FROM step s JOIN fact f ON f.id IN (s.time, s.time_most) WHERE f.unit NOT IN ('clocks', 'ns', 'µs', 'ms', 's')
  UNION ALL
  SELECT 'operation ' || o.id || ': fact ' || f.id || ' is not a clock'
    FROM operation o JOIN fact f ON f.id = o.clock WHERE f.property <> 'clock'
  UNION ALL
  SELECT 'ask of ' || a.operation || ', step ' || a.step || ': ' || named.place || ' is not a place'
    FROM ask a JOIN (SELECT rowid AS row, at AS place FROM ask UNION SELECT rowid, of_place FROM ask) named ON named.row = a.rowid
    WHERE named.place <> '' AND named.place NOT IN (SELECT id FROM place)
  UNION ALL
  SELECT 'ask of ' || a.operation || ', step ' || a.step || ': number ' || a.number || ' does not exist in its operation' FROM ask a
    WHERE a.number <> '' AND NOT EXISTS (SELECT 1 FROM number n WHERE n.operation = a.operation AND n.id = a.number)
  UNION ALL
  SELECT 'operation ' || s.operation || ', step ' || s.id || ': number ' || s.times || ' does not exist in this operation' FROM step s
    WHERE s.times <> '' AND NOT EXISTS (SELECT 1 FROM number n WHERE n.operation = s.operation AND n.id = s.times)
  UNION ALL
  SELECT 'work ' || p.work || ', part ' || p.ordinal || ': has a share of arrivals, but the work is closed, so its parts run in parallel'
    FROM work_part p JOIN work w ON w.id = p.work WHERE p.share IS NOT NULL AND w.class = 'closed'
  UNION ALL
  SELECT 'operation ' || s.operation || ', step ' || s.id || ': runs once per connection, but the operation has no number per-connection'
    FROM step s WHERE s.each = 'connection'
      AND NOT EXISTS (SELECT 1 FROM number n WHERE n.operation = s.operation AND n.id = 'per-connection')
  UNION ALL
  SELECT 'number ' || n.id || ' of ' || n.operation || ': fact ' || f.id || ' is not between ' || n.least || ' and ' || n.most
    FROM number n JOIN unit own ON own.id = n.unit JOIN fact f ON f.id = n.fact JOIN unit u ON u.id = f.unit
    WHERE f.value * u.factor NOT BETWEEN n.least * own.factor AND n.most * own.factor
  UNION ALL
  SELECT 'work ' || id || ': has no part' FROM work WHERE NOT EXISTS (SELECT 1 FROM work_part WHERE work = work.id)
  UNION ALL
  SELECT 'work ' || w.id || ': operation ' || p.operation || ' has no requester' FROM work w JOIN work_part p ON p.work = w.id
    WHERE NOT EXISTS (SELECT 1 FROM requester r WHERE r.operation = p.operation)
  UNION ALL
  SELECT 'plot ' || id || ': has no curve' FROM plot WHERE NOT EXISTS (SELECT 1 FROM plot_curve WHERE plot = plot.id)
  UNION ALL
  SELECT 'measurement ' || id || ': ' || locality || ' is not a fact' FROM measurement
    WHERE quantity IN ('share-of-limit', 'fact') AND locality NOT IN (SELECT id FROM fact)
  UNION ALL
  SELECT 'slot ' || s.parent || '/' || s.name || ': ' || count(*) || ' names for ' || s.count || ' positions; name all of them, from ordinal 0'
    FROM slot s JOIN slot_name n ON n.parent = s.parent AND n.slot = s.name GROUP BY s.parent, s.name
    HAVING count(*) <> s.count OR max(n.ordinal) <> s.count - 1
  UNION ALL
  SELECT 'slot ' || parent || '/' || name || ': ' || applies || ' is not a condition' FROM slot
    WHERE applies <> '' AND applies NOT IN (SELECT id FROM condition)
  UNION ALL
  SELECT 'condition ' || id || ': slots and links can depend only on options and platform, not on ' || word FROM condition
    WHERE word NOT IN ('option', 'platform') AND id IN (SELECT applies FROM slot UNION SELECT applies FROM link_rule)
  UNION ALL
  SELECT 'slot ' || parent || '/' || name || ': option ' || option || ' belongs to no machine' FROM slot
    WHERE option <> '' AND option NOT IN (SELECT id FROM machine_option)
  UNION ALL
  SELECT 'measurement ' || id || ': latency row ' || locality || ' does not exist' FROM measurement
    WHERE quantity = 'latency'
      AND NOT EXISTS (SELECT 1 FROM total r WHERE r.machine = measurement.machine AND r.id = measurement.locality)
  UNION ALL
  SELECT 'tunable ' || id || ': has no default for the platform generic and any operating system' FROM tunable
    WHERE NOT EXISTS (SELECT 1 FROM tunable_default d
                      WHERE d.tunable = tunable.id AND d.platform = 'generic' AND d.operating_system = '')
  UNION ALL
  SELECT 'tunable ' || id || ': choices and flags must have titles for their values, and other tunables must not' FROM tunable
    WHERE (kind IN ('choice', 'flag')) <> EXISTS (SELECT 1 FROM tunable_choice c WHERE c.tunable = tunable.id)
  UNION ALL
  SELECT 'tunable ' || t.id || ': choice ' || c.value || ' is not between ' || t.least || ' and ' || t.most
    FROM tunable t JOIN tunable_choice c ON c.tunable = t.id WHERE c.value NOT BETWEEN t.least AND t.most
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is for ' || d.operating_system
         || ', which is not an operating system' FROM tunable_default d
    WHERE d.operating_system <> '' AND d.operating_system NOT IN (SELECT id FROM operating_system)
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is for ' || own.id || ', which does not have this setting'
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN operating_system own ON own.id = d.operating_system
    JOIN operating_system since ON since.id = t.since WHERE own.policy <> since.policy OR own.ordinal < since.ordinal
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is for the platform ' || p.id || ', where ' || s.title
         || ' does not run' FROM tunable_default d JOIN tunable t ON t.id = d.tunable
    JOIN operating_system s ON s.id = t.since JOIN platform p ON p.id = d.platform
    WHERE p.id <> 'generic' AND p.policy <> s.policy
  UNION ALL
  -- The largest number stands for all larger values, as in rawValue().
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is not between ' || t.least || ' and ' || t.most
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact JOIN unit u ON u.id = f.unit
    WHERE min(f.value * u.factor, 9223372036854775807) NOT BETWEEN t.least AND t.most
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is not one of its choices'
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact
    WHERE t.kind IN ('choice', 'flag')
      AND f.value NOT IN (SELECT c.value FROM tunable_choice c WHERE c.tunable = t.id)
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is a ' || f.property || ', not a ' || t.kind
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact
    WHERE f.property <> CASE t.kind WHEN 'load' THEN 'load' WHEN 'bytes' THEN 'size' ELSE 'choice' END
  UNION ALL
  SELECT 'machine ' || id || ': has no row in total' FROM machine
    WHERE EXISTS (SELECT 1 FROM operation o WHERE o.family = machine.family AND o.total = 'table')
      AND NOT EXISTS (SELECT 1 FROM total t JOIN machine m ON m.id = t.machine WHERE m.family = machine.family);
