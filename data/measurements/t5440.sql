-- Published DMA results of the T5440 and its predecessors, each with the quantity of the model that it is compared
-- with.

INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, locality, note) VALUES
  ('t5440.read.link', 't5440', '003-t5440', 'Bandwidth, 100% DMA Read, 1 PCI-E', 'DMA reads, data packets and skip symbols only', 'MB/s', 1520, 'predicted', 'fact', '', '', 't2plus.read-rate', 'Data rate that eight lanes allow for completions of 64 bytes, if they carry nothing else.'),
  ('t5440.write.link', 't5440', '003-t5440', 'Bandwidth, 100% DMA Write, 1 PCI-E', 'DMA writes, data packets and skip symbols only', 'MB/s', 1720, 'predicted', 'fact', '', '', 't2plus.write-rate', 'Data rate that eight lanes allow for packets of 128 bytes, if they carry nothing else.'),
  ('t5440.read.1', 't5440', '003-t5440', 'Bandwidth, 100% DMA Read, 1 PCI-E', 'DMA reads, one root complex', 'MB/s', 1520, 'predicted', 'throughput', 't5440-read-1', '', '', 'Completions of 64 bytes and skip symbols allow 1,518.6 MB/s, as the row for the link shows. The requests of 512 bytes also cause acknowledgements and flow control updates in the same direction. The measured rate leaves hardly any capacity for them.'),
  ('t5440.read.2', 't5440', '003-t5440', 'Bandwidth, 100% DMA Read, 2 PCI-E', 'DMA reads, two root complexes', 'MB/s', 3050, 'predicted', 'throughput', 't5440-read-2', '', '', ''),
  ('t5440.read.3', 't5440', '003-t5440', 'Bandwidth, 100% DMA Read, 3 PCI-E', 'DMA reads, three root complexes', 'MB/s', 4580, 'predicted', 'throughput', 't5440-read-3', '', '', ''),
  ('t5440.read.4', 't5440', '003-t5440', 'Bandwidth, 100% DMA Read, 4 PCI-E', 'DMA reads, four root complexes', 'MB/s', 6100, 'predicted', 'throughput', 't5440-read-4', '', '', ''),
  ('t5440.write.1', 't5440', '003-t5440', 'Bandwidth, 100% DMA Write, 1 PCI-E', 'DMA writes, one root complex', 'MB/s', 1720, 'predicted', 'throughput', 't5440-write-1', '', '', 'Only skip symbols share the direction of the data; acknowledgements go in the opposite direction.'),
  ('t5440.write.2', 't5440', '003-t5440', 'Bandwidth, 100% DMA Write, 2 PCI-E', 'DMA writes, two root complexes', 'MB/s', 3440, 'predicted', 'throughput', 't5440-write-2', '', '', ''),
  ('t5440.write.3', 't5440', '003-t5440', 'Bandwidth, 100% DMA Write, 3 PCI-E', 'DMA writes, three root complexes', 'MB/s', 5170, 'predicted', 'throughput', 't5440-write-3', '', '', ''),
  ('t5440.write.4', 't5440', '003-t5440', 'Bandwidth, 100% DMA Write, 4 PCI-E', 'DMA writes, four root complexes', 'MB/s', 6890, 'predicted', 'throughput', 't5440-write-4', '', '', ''),
  ('t5440.both.1', 't5440', '003-t5440', 'Bandwidth, Bi-Directional, 1 PCI-E', 'DMA reads and writes, one root complex', 'MB/s', 2940, 'predicted', 'throughput', 't5440-both-1', '', '', 'Each direction carries data and the other direction''s requests, acknowledgements and flow control updates. These are as rare as the specification allows. With an acknowledgement for each packet, the result would be 2,950 MB/s.'),
  ('t5440.both.2', 't5440', '003-t5440', 'Bandwidth, Bi-Directional, 2 PCI-E', 'DMA reads and writes, two root complexes', 'MB/s', 5900, 'predicted', 'throughput', 't5440-both-2', '', '', ''),
  ('t5440.both.3', 't5440', '003-t5440', 'Bandwidth, Bi-Directional, 3 PCI-E', 'DMA reads and writes, three root complexes', 'MB/s', 8850, 'predicted', 'throughput', 't5440-both-3', '', '', ''),
  ('t5440.both.4', 't5440', '003-t5440', 'Bandwidth, Bi-Directional, 4 PCI-E', 'DMA reads and writes, four root complexes', 'MB/s', 11800, 'predicted', 'throughput', 't5440-both-4', '', '', ''),
  ('t5140.l2', 't5140', '003-t5440', 'Latency, T5140', 'Latency, 4 bytes from the L2 cache', 'ns', 653, 'reproduced', 'idle-latency', 't5140-dma-l2', '', '', ''),
  ('t5140.local', 't5140', '003-t5440', 'Latency, T5140', 'Latency, 64 bytes from local memory', 'ns', 820, 'reproduced', 'idle-latency', 't5140-dma-local', '', '', ''),
  ('t5140.remote', 't5140', '003-t5440', 'Latency, T5140', 'Latency, 64 bytes from remote memory', 'ns', 916, 'reproduced', 'idle-latency', 't5140-dma-remote', '', '', ''),
  ('t5240.l2', 't5240', '003-t5440', 'Latency, T5240 (est.)', 'Latency, 4 bytes from the L2 cache', 'ns', 641, 'reproduced', 'idle-latency', 't5240-dma-l2', '', '', 'Published as an estimate.'),
  ('t5240.local', 't5240', '003-t5440', 'Latency, T5240 (est.)', 'Latency, 64 bytes from local memory', 'ns', 808, 'reproduced', 'idle-latency', 't5240-dma-local', '', '', 'Published as an estimate.'),
  ('t5240.remote', 't5240', '003-t5440', 'Latency, T5240 (est.)', 'Latency, 64 bytes from remote memory', 'ns', 904, 'reproduced', 'idle-latency', 't5240-dma-remote', '', '', 'Published as an estimate.'),
  ('t5440.1200.l2', 't5440', '003-t5440', 'Latency, T5440 at 1.2 GHz', 'Latency at 1.2 GHz, 4 bytes from the L2 cache', 'ns', 698, 'reproduced', 'idle-latency', 't5440-1200-l2', '', '', ''),
  ('t5440.1200.local', 't5440', '003-t5440', 'Latency, T5440 at 1.2 GHz', 'Latency at 1.2 GHz, 64 bytes from local memory', 'ns', 1047, 'reproduced', 'idle-latency', 't5440-1200-local', '', '', ''),
  ('t5440.1200.remote', 't5440', '003-t5440', 'Latency, T5440 at 1.2 GHz', 'Latency at 1.2 GHz, 64 bytes from remote memory', 'ns', 1242, 'reproduced', 'idle-latency', 't5440-1200-remote', '', '', ''),
  ('t5440.1400.l2', 't5440', '003-t5440', 'Latency, T5440 at 1.4 GHz', 'Latency at 1.4 GHz, 4 bytes from the L2 cache', 'ns', 662, 'reproduced', 'idle-latency', 't5440-1400-l2', '', '', ''),
  ('t5440.1400.local', 't5440', '003-t5440', 'Latency, T5440 at 1.4 GHz', 'Latency at 1.4 GHz, 64 bytes from local memory', 'ns', 954, 'reproduced', 'idle-latency', 't5440-1400-local', '', '', ''),
  ('t5440.1400.remote', 't5440', '003-t5440', 'Latency, T5440 at 1.4 GHz', 'Latency at 1.4 GHz, 64 bytes from remote memory', 'ns', 1143, 'reproduced', 'idle-latency', 't5440-1400-remote', '', '', ''),
  ('t5440.expansion.l2', 't5440', '003-t5440', 'Latency, T5440 from IO Expander', 'Latency from the expansion unit, 4 bytes from the L2 cache', 'ns', 1900, 'predicted', 'idle-latency', 't5440-expansion-l2', '', '', 'Published in multiples of 100 ns. It is the value of the same machine without the unit, plus 1.25 µs.'),
  ('t5440.expansion.local', 't5440', '003-t5440', 'Latency, T5440 from IO Expander', 'Latency from the expansion unit, 64 bytes from local memory', 'ns', 2200, 'predicted', 'idle-latency', 't5440-expansion-local', '', '', 'Published in multiples of 100 ns. It is the value of the same machine without the unit, plus 1.25 µs.'),
  ('t5440.expansion.remote', 't5440', '003-t5440', 'Latency, T5440 from IO Expander', 'Latency from the expansion unit, 64 bytes from remote memory', 'ns', 2400, 'predicted', 'idle-latency', 't5440-expansion-remote', '', '', 'Published in multiples of 100 ns. It is the value of the same machine without the unit, plus 1.25 µs.'),
  ('t5440.expansion-more.l2', 't5440', '003-t5440', 'Latency, last two columns', 'Latency added by the expansion unit, 4 bytes from the L2 cache', 'ns', 1238, 'predicted', 'latency-more', 't5440-expansion-l2', 't5440-1400-l2', '', 'Difference of the published 1,900 and 662 ns.'),
  ('t5440.expansion-more.local', 't5440', '003-t5440', 'Latency, last two columns', 'Latency added by the expansion unit, 64 bytes from local memory', 'ns', 1246, 'predicted', 'latency-more', 't5440-expansion-local', 't5440-1400-local', '', 'Difference of the published 2,200 and 954 ns.'),
  ('t5440.expansion-more.remote', 't5440', '003-t5440', 'Latency, last two columns', 'Latency added by the expansion unit, 64 bytes from remote memory', 'ns', 1257, 'predicted', 'latency-more', 't5440-expansion-remote', 't5440-1400-remote', '', 'Difference of the published 2,400 and 1,143 ns.'),
  ('t5440.expansion-more', 't5440', '003-t5440', 'Latency', 'Latency added by the expansion unit, as published', 'µs', 1.25, 'reproduced', 'latency-more', 't5440-expansion-local', 't5440-1400-local', '', 'Published as an approximate value, and used as an input of the model.'),
  ('t5440.share.read', 't5440', '003-t5440', 'Bandwidth, last paragraph; page of theoretical rates', 'DMA reads, share of the theoretical maximum', '%', 97, 'predicted', 'share-of-limit', 't5440-read-1', '', 't5440.read-theory', 'The author''s maximum is 1,580 MB/s; the measured 1,520 MB/s are 96.2 % of it. The specification allows 1,523.8 MB/s if the link carries only data packets; the measured rate is 99.8 % of that.'),
  ('t5440.share.write', 't5440', '003-t5440', 'Bandwidth, last paragraph; page of theoretical rates', 'DMA writes, share of the theoretical maximum', '%', 97, 'predicted', 'share-of-limit', 't5440-write-1', '', 't5440.write-theory', 'The author''s maximum is 1,780 MB/s; the measured 1,720 MB/s are 96.6 % of it. The specification allows 1,729.7 MB/s if the link carries only data packets; the measured rate is 99.4 % of that.'),
  ('t5440.share.both', 't5440', '003-t5440', 'Bandwidth, last paragraph; page of theoretical rates', 'DMA reads and writes, share of the theoretical maximum', '%', 93, 'predicted', 'share-of-limit', 't5440-both-1', '', 't5440.both-theory', 'The author''s maximum is 3,160 MB/s; the measured 2,940 MB/s are 93.0 % of it. The specification allows 3,253.5 MB/s if the link carries only data packets; the measured rate is 90.4 % of that.');

-- Scaling of bandwidth with root complexes: the published values above, relative to that of one root complex.
INSERT INTO measurement(id, machine, source, locator, metric, unit, published, role, quantity, scenario, baseline, note)
SELECT traffic.id || '.scaling.' || roots, one.machine, one.source, replace(one.locator, '1 PCI-E', roots || ' PCI-E'),
       traffic.metric || ', ' || words || ' root complexes relative to one', 'ratio', more.published / one.published,
       'predicted', 'scaling', more.scenario, one.scenario,
       printf('The published rates are %,d and %,d MB/s.', more.published, one.published)
FROM (SELECT 't5440.read' AS id, 'DMA reads' AS metric UNION ALL SELECT 't5440.write', 'DMA writes'
      UNION ALL SELECT 't5440.both', 'DMA reads and writes') AS traffic,
     (SELECT 2 AS roots, 'two' AS words UNION ALL SELECT 3, 'three' UNION ALL SELECT 4, 'four')
JOIN measurement AS one ON one.id = traffic.id || '.1'
JOIN measurement AS more ON more.id = traffic.id || '.' || roots
ORDER BY one.rowid, roots;
