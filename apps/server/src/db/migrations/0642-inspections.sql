-- An operator looks into the office of one shop with this session, until then. What they asked for and when it ended stands
-- in the shop's `changes`.
alter table admin_sessions
  add column inspected_shop integer references shops on delete set null,
  add column inspected_until timestamptz;
