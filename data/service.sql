-- Lines of memory, addresses and packets of one kind have one length: what moves them serves each in the same time, as do
-- banks that take turns. What a processor computes between two of them varies, and is exponential.
UPDATE block_type SET service_cv2 = 0 WHERE serves IN ('line', 'address') AND station_title <> '';
UPDATE link_rule SET service_cv2 = 0 WHERE capacity IS NOT NULL;
