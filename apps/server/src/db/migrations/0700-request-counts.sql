-- How often each address made the calls that are counted over all nodes (http/rate-limit.ts) in the minute of its last
-- one. Nobody misses it after a crash, and no order waits for it to reach the disk or another server.
create unlogged table request_counts (
  -- the hash of an address
  subject bytea primary key,
  -- minutes since 1970 by the clock of the database, which is the same for every node
  minute integer not null,
  count integer not null
);
