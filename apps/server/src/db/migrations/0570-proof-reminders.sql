-- The buyer of a proof that waits is reminded of it: by somebody of the shop, or once by the clock.
alter table order_proofs
  add column reminders integer not null default 0,
  -- the last time, and who asked for it; nobody: the clock
  add column reminded_at timestamptz,
  add column reminded_by text,
  add check ((reminders = 0) = (reminded_at is null) and (reminded_by is null or reminded_at is not null));

-- The page of an order shows when its buyer was reminded.
drop trigger proofs_raise_version on order_proofs;
create trigger proofs_raise_version after insert or update of answer, reminders on order_proofs
  for each row execute function raise_version_of_order();
