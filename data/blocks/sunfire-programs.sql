-- Programs for which the source gives the gain from memory placement, but not the share of time spent waiting for memory.
-- The compute time between two cache misses (the think time) is inferred from the gain. This time describes the program,
-- not the machine.

INSERT INTO fact(id, subject, property, title, value, unit, standing, source, locator, reason, fitted_to) VALUES
  ('oltp.think', 'oltp', 'think-time', 'Database transactions: compute time between two cache misses', 433, 'ns', 'calibrated', '000-mpo', 'Chapter 3, On-Line Transaction Processing', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', 'oltp'),
  ('warehouse.think', 'warehouse', 'think-time', 'Data warehousing: compute time between two cache misses', 1077, 'ns', 'calibrated', '000-mpo', 'Chapter 3, Data Warehousing', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', 'warehouse'),
  ('erp.think', 'erp', 'think-time', 'Enterprise resource planning: compute time between two cache misses', 1305, 'ns', 'calibrated', '000-mpo', 'Chapter 3, Enterprise Resource Planning', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', 'erp'),
  ('java.think', 'java', 'think-time', 'Java application: compute time between two cache misses', 37074.0, 'ns', 'calibrated', '000-mpo', 'Chapter 3, Java Application', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', 'java'),
  ('difference-solver.think', 'difference-solver', 'think-time', 'Finite-difference solver: compute time between two cache misses', 200.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.difference-solver'),
  ('volume-solver.think', 'volume-solver', 'think-time', 'Finite-volume solver: compute time between two cache misses', 1009.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.volume-solver'),
  ('element-solver-a.think', 'element-solver-a', 'think-time', 'Finite-element solver A: compute time between two cache misses', 251.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.element-solver-a'),
  ('element-solver-b.think', 'element-solver-b', 'think-time', 'Finite-element solver B: compute time between two cache misses', 404.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.element-solver-b'),
  ('ode-solver.think', 'ode-solver', 'think-time', 'Multiple ODE solver: compute time between two cache misses', 3413.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.ode-solver'),
  ('eigenvalue-solver.think', 'eigenvalue-solver', 'think-time', 'Eigenvalue solver: compute time between two cache misses', 8857.0, 'ns', 'calibrated', '000-mpo', 'Table 3-11', 'Inferred, not measured. Better placement reduces only the time spent waiting for memory. The size of the gain therefore shows how long the processor computes between two cache misses. This time is a property of the program, not of the machine.', '3-11.eigenvalue-solver');

INSERT INTO work(id, family, title, customer, verb, think, summary) VALUES
  ('oltp', 'sunfire', 'Database transactions', 'thread', 'moved', 'oltp.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('warehouse', 'sunfire', 'Data warehousing', 'thread', 'moved', 'warehouse.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('erp', 'sunfire', 'Enterprise resource planning', 'thread', 'moved', 'erp.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('java', 'sunfire', 'Java application', 'thread', 'moved', 'java.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('difference-solver', 'sunfire', 'Finite-difference solver', 'thread', 'moved', 'difference-solver.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('volume-solver', 'sunfire', 'Finite-volume solver', 'thread', 'moved', 'volume-solver.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('element-solver-a', 'sunfire', 'Finite-element solver A', 'thread', 'moved', 'element-solver-a.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('element-solver-b', 'sunfire', 'Finite-element solver B', 'thread', 'moved', 'element-solver-b.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('ode-solver', 'sunfire', 'Multiple ODE solver', 'thread', 'moved', 'ode-solver.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.'),
  ('eigenvalue-solver', 'sunfire', 'Eigenvalue solver', 'thread', 'moved', 'eigenvalue-solver.think',
   'Computes between two cache misses. The compute time is inferred from a published gain.');
INSERT INTO work_part(work, ordinal, operation) SELECT id, 1, 'line' FROM work WHERE think IS NOT NULL;
