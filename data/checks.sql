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
  SELECT 'fact ' || id || ': subject ' || subject || ' is no block type, machine, program or interconnect' FROM fact
    WHERE subject NOT IN (SELECT id FROM block_type UNION SELECT id FROM machine UNION SELECT id FROM access_pattern
                          UNION SELECT id FROM generation)
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
  SELECT 'machine ' || id || ': no row of latencies' FROM machine
    WHERE NOT EXISTS (SELECT 1 FROM latency_row WHERE machine = machine.id);
