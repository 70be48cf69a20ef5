-- Memory lines, addresses, and packets of one kind have a fixed length, so the parts that transfer them have constant
-- service times. The same holds for interleaved banks. The compute time of a processor between two lines varies; the
-- model assumes an exponential distribution.
UPDATE block_type SET service_cv2 = 0 WHERE serves IN ('line', 'address') AND station_title <> '';
UPDATE link_rule SET service_cv2 = 0 WHERE capacity IS NOT NULL;
