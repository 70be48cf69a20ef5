-- A processor without its own memory, for the Sun Fire 280R and the MaxCPU board.

INSERT INTO block_type(id, title, summary, role) VALUES
  ('ultrasparc3-bare', 'UltraSPARC III', 'Processor with its caches, without memory', 'processor');
INSERT INTO slot(parent, name, child, row) VALUES
  ('ultrasparc3-bare', 'icache', 'instruction-cache', 0),
  ('ultrasparc3-bare', 'dcache', 'data-cache', 0),
  ('ultrasparc3-bare', 'prefetch', 'prefetch-cache', 1),
  ('ultrasparc3-bare', 'write', 'write-cache', 1),
  ('ultrasparc3-bare', 'ecache', 'external-cache', 2);
INSERT INTO block_shown(block_type, ordinal, fact) VALUES ('ultrasparc3-bare', 1, 'ultrasparc3.data-interface');
