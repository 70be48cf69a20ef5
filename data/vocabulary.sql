-- The words that facts are made of. One word per thing.

INSERT INTO standing(id, meaning) VALUES
  ('published',  'Printed in a source.'),
  ('derived',    'Computed from other facts by a formula that is stored with it.'),
  ('calibrated', 'Fitted to a published measurement, which therefore proves nothing.'),
  ('assumed',    'No source gives it; the reason for the value is stored with it.');

INSERT INTO unit(id, factor, pattern) VALUES
  ('ns',         1e-9,       '{} ns'),
  ('ms',         1e-3,       '{} ms'),
  ('s',          1,          '{} s'),
  ('ticks',      1,          '{} ticks'),
  ('ticks/s',    1,          '{} ticks/s'),
  ('MHz',        1e6,        '{} MHz'),
  ('million/s',  1e6,        '{} million/s'),
  ('GB/s',       1e9,        '{} GB/s'),
  ('MB/s',       1e6,        '{} MB/s'),
  ('bytes',      1,          '{} bytes'),
  ('KB',         1024,       '{} KB'),
  ('MB',         1048576,    '{} MB'),
  ('GB',         1073741824, '{} GB'),
  ('EB',         1152921504606846976, '{} EB'),
  ('way',        1,          '{}-way'),
  ('lines',      1,          '{} lines'),
  ('clocks',     1,          '{} clocks'),
  ('ASICs',      1,          '{} ASICs'),
  ('banks',      1,          '{} banks'),
  ('instructions/clock', 1,  '{} instructions/clock'),
  ('pages',      1,          '{} pages'),
  ('points',     0.01,          '{} points'),
  ('%',          0.01,       '{} %'),
  ('ratio',      1,          '{}'),
  ('processors', 1,          '{} processors'),
  ('bits',       1,          '{} bits'),
  ('slots',      1,          '{} slots'),
  ('ports',      1,          '{} ports'),
  ('domains',    1,          '{} domains'),
  ('addresses',  1,          '{} addresses'),
  ('load',       1,          '{} load units'),
  ('choice',     1,          'choice {}'),
  ('flag',       1,          'flag {}'),
  ('s/iteration', 1,         '{} s/iteration');

-- What stands in a slot without a board.
INSERT INTO block_type(id, title, summary, role) VALUES ('empty-slot', 'Empty slot', 'A slot without a board', 'bay');

INSERT INTO property(id, meaning) VALUES
  ('clock',        'Cycles per second.'),
  ('size',         'Bytes held.'),
  ('associativity', 'Ways of a set-associative cache.'),
  ('width',        'Bytes moved in one clock.'),
  ('bandwidth',    'Bytes moved per second, at the most.'),
  ('address-rate', 'Address transactions per second, at the most.'),
  ('latency',      'Time from a request to its data on an idle machine.'),
  ('clocks',       'Interconnect clocks that a step takes.'),
  ('busy-time',    'Time for which one operation keeps a part from the next.'),
  ('count',        'How many there are.'),
  ('line-size',    'Bytes of one coherency line, the unit of every transfer.'),
  ('outstanding',  'Lines that one thread keeps under way at the same time.'),
  ('issue-width',  'Instructions started in one clock.'),
  ('share',        'Part of a whole.'),
  ('ratio',        'One quantity over another of its kind.'),
  ('think-time',   'Time between two lines in which a processor computes.'),
  ('duration',     'Time that a measured run took.'),
  ('interval',     'Time that an operating system lets pass.'),
  ('load',         'How much work waits for or runs on processors, in the scale of an operating system.'),
  ('choice',       'Number of one of several behaviours.');
