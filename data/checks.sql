-- Last checks: each row of `problem` is a sentence that stops the build.

CREATE TEMP VIEW problem(sentence) AS
  SELECT 'fact ' || id || ': no value, and no terms to derive it from' FROM fact
    WHERE value IS NULL
  UNION ALL
  SELECT 'fact ' || id || ': derived facts, and only they, have terms' FROM fact
    WHERE (standing = 'derived') <> EXISTS (SELECT 1 FROM fact_term WHERE fact_term.fact = fact.id)
  UNION ALL
  SELECT 'fact ' || id || ': ' || standing || ' needs a source and a place in it' FROM fact
    WHERE standing <> 'assumed' AND (source IS NULL OR locator = '')
  UNION ALL
  SELECT 'fact ' || id || ': ' || standing || ' needs a sentence of physics' FROM fact
    WHERE standing IN ('calibrated', 'assumed') AND reason = ''
  UNION ALL
  SELECT 'fact ' || id || ': calibrated facts, and only they, name the measurement they were fitted to' FROM fact
    WHERE (standing = 'calibrated') <> (fitted_to IS NOT NULL)
  UNION ALL
  SELECT 'measurement ' || id || ': fitted measurements are those that a calibrated fact names' FROM measurement
    WHERE (role = 'fitted') <> EXISTS (SELECT 1 FROM fact WHERE fitted_to = measurement.id)
  UNION ALL
  SELECT 'fact ' || id || ': subject ' || subject || ' is no block type, machine, program, interconnect,'
         || ' framing, operating system, platform or tunable' FROM fact
    WHERE subject NOT IN (SELECT id FROM block_type UNION SELECT id FROM machine UNION SELECT id FROM access_pattern
                          UNION SELECT id FROM generation UNION SELECT id FROM framing UNION SELECT id FROM operating_system
                          UNION SELECT id FROM platform UNION SELECT id FROM tunable)
  UNION ALL
  SELECT 'rule ' || id || ': its title does not name the {part}' FROM rule WHERE title NOT LIKE '%{part}%'
  UNION ALL
  SELECT 'generation ' || g.id || ': fact ' || g.id || s.suffix || ' is not there' FROM generation g,
    (SELECT '.clock' AS suffix UNION SELECT '.clocks-per-address' UNION SELECT '.line-size' UNION SELECT '.buses'
     UNION SELECT '.processors' UNION SELECT '.address-rate' UNION SELECT '.address-rate-printed'
     UNION SELECT '.address-bandwidth' UNION SELECT '.address-bandwidth-printed' UNION SELECT '.bandwidth'
     UNION SELECT '.bandwidth-printed') s
    WHERE g.id || s.suffix NOT IN (SELECT id FROM fact)
  UNION ALL
  SELECT 'fact ' || fact || ': its terms are either factors or summands' FROM fact_term
    GROUP BY fact HAVING count(exponent) > 0 AND count(coefficient) > 0
  UNION ALL
  SELECT 'option ' || o.machine || '.' || o.id || ': its standard value is not that of ' || o.fact
    FROM machine_option o JOIN fact f ON f.id = o.fact WHERE round(f.value) <> o.standard
  UNION ALL
  SELECT 'link ' || block_type || ' ' || from_path || ' to ' || to_path || ': option ' || standby
         || ' belongs to no machine' FROM link_rule
    WHERE standby <> '' AND standby NOT IN (SELECT id FROM machine_option)
  UNION ALL
  SELECT 'latency ' || machine || '.' || id || ': option ' || when_option || ' is none of its machine' FROM latency_row r
    WHERE when_option <> ''
      AND NOT EXISTS (SELECT 1 FROM machine_option o WHERE o.machine = r.machine AND o.id = r.when_option)
  UNION ALL
  SELECT 'pattern ' || id || ': patterns of both directions, and only they, have parts' FROM access_pattern
    WHERE (direction = 'both') <> EXISTS (SELECT 1 FROM access_pattern_part WHERE pattern = access_pattern.id)
  UNION ALL
  SELECT 'pattern ' || p.pattern || ': its part ' || p.part || ' is neither read nor write' FROM access_pattern_part p
    JOIN access_pattern a ON a.id = p.part WHERE a.direction NOT IN ('read', 'write')
  UNION ALL
  SELECT 'plot ' || id || ': no curve' FROM plot WHERE NOT EXISTS (SELECT 1 FROM plot_curve WHERE plot = plot.id)
  UNION ALL
  SELECT 'measurement ' || id || ': ' || locality || ' is no fact' FROM measurement
    WHERE quantity IN ('share-of-limit', 'fact') AND locality NOT IN (SELECT id FROM fact)
  UNION ALL
  SELECT 'slot ' || parent || '/' || name || ': option ' || when_option || ' belongs to no machine' FROM slot
    WHERE when_option <> '' AND when_option NOT IN (SELECT id FROM machine_option)
  UNION ALL
  SELECT 'slot ' || parent || '/' || name || ': option ' || option || ' belongs to no machine' FROM slot
    WHERE option <> '' AND option NOT IN (SELECT id FROM machine_option)
  UNION ALL
  SELECT 'measurement ' || id || ': latency row ' || locality || ' is not there' FROM measurement
    WHERE quantity = 'latency'
      AND NOT EXISTS (SELECT 1 FROM latency_row r WHERE r.machine = measurement.machine AND r.id = measurement.locality)
  UNION ALL
  SELECT 'protocol ' || s.protocol || ', step ' || s.id || ': ' || named.id || ' is no step of it'
    FROM protocol_step s, (SELECT part_of AS id FROM protocol_step UNION SELECT parallel_with FROM protocol_step) named
    WHERE named.id <> '' AND named.id IN (s.part_of, s.parallel_with)
      AND NOT EXISTS (SELECT 1 FROM protocol_step other WHERE other.protocol = s.protocol AND other.id = named.id)
  UNION ALL
  SELECT 'protocol ' || protocol || ', step ' || id || ': an owner has a place only in a step for owned lines'
    FROM protocol_step
    WHERE (from_place LIKE 'owner%' OR to_place LIKE 'owner%') AND line <> 'owned' AND owner = ''
  UNION ALL
  SELECT 'protocol ' || s.protocol || ', step ' || s.id || ': fact ' || f.id || ' is no number of clocks'
    FROM protocol_step s JOIN fact f ON f.id IN (s.clocks, s.clocks_most) WHERE f.unit <> 'clocks'
  UNION ALL
  SELECT 'protocol ' || p.id || ': fact ' || f.id || ' is no clock'
    FROM protocol p JOIN fact f ON f.id = p.clock WHERE f.property <> 'clock'
  UNION ALL
  SELECT 'tunable ' || id || ': no default for the platform generic and any operating system' FROM tunable
    WHERE NOT EXISTS (SELECT 1 FROM tunable_default d
                      WHERE d.tunable = tunable.id AND d.platform = 'generic' AND d.operating_system = '')
  UNION ALL
  SELECT 'tunable ' || id || ': choices and flags, and only they, have words for their values' FROM tunable
    WHERE (kind IN ('choice', 'flag')) <> EXISTS (SELECT 1 FROM tunable_choice c WHERE c.tunable = tunable.id)
  UNION ALL
  SELECT 'tunable ' || t.id || ': choice ' || c.value || ' is not within ' || t.least || ' and ' || t.most
    FROM tunable t JOIN tunable_choice c ON c.tunable = t.id WHERE c.value NOT BETWEEN t.least AND t.most
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is for ' || d.operating_system
         || ', which is no operating system' FROM tunable_default d
    WHERE d.operating_system <> '' AND d.operating_system NOT IN (SELECT id FROM operating_system)
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is for ' || own.id || ', which has no such setting'
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN operating_system own ON own.id = d.operating_system
    JOIN operating_system since ON since.id = t.since WHERE own.ordinal < since.ordinal
  UNION ALL
  -- The largest number stands for all that is larger, as rawValue() has it.
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is not within ' || t.least || ' and ' || t.most
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact JOIN unit u ON u.id = f.unit
    WHERE min(f.value * u.factor, 9223372036854775807) NOT BETWEEN t.least AND t.most
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is none of its choices'
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact
    WHERE t.kind IN ('choice', 'flag')
      AND f.value NOT IN (SELECT c.value FROM tunable_choice c WHERE c.tunable = t.id)
  UNION ALL
  SELECT 'tunable ' || d.tunable || ': default ' || d.fact || ' is a ' || f.property || ', not a ' || t.kind
    FROM tunable_default d JOIN tunable t ON t.id = d.tunable JOIN fact f ON f.id = d.fact
    WHERE f.property <> CASE t.kind WHEN 'load' THEN 'load' WHEN 'bytes' THEN 'size' ELSE 'choice' END
  UNION ALL
  SELECT 'machine ' || id || ': no row of latencies' FROM machine
    WHERE NOT EXISTS (SELECT 1 FROM latency_row WHERE machine = machine.id);
