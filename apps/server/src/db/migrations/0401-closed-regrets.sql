-- How somebody of the shop closed a request to go back on a purchase: once, with who and when.
alter table regret_requests
  add column outcome text check (outcome in ('accepted', 'refused')),
  -- what the person was told; of a refusal why
  add column answer text not null default '',
  -- stays in the shop
  add column note text not null default '',
  add column closed_by_id text,
  add column closed_by_name text,
  add column closed_at timestamptz,
  add check (num_nonnulls(outcome, closed_by_id, closed_by_name, closed_at) in (0, 4));
create index regret_requests_open on regret_requests (shop_id, requested_at desc) where closed_at is null;
