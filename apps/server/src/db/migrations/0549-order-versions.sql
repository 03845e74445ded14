-- Two people at one order lose nothing: each change of what an order's page shows raises its version, and whoever
-- changes it can name the version that they have seen. Triggers raise it, so that no writer forgets to. Messages do not.
alter table orders add column version integer not null default 1;

create function raise_version() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger orders_raise_version
  before update of state, money_state, payment_method, purchase_order, total, document on orders
  for each row when (new.version = old.version) execute function raise_version();

-- What belongs to an order is written by whoever has locked it.
create function raise_version_of_order() returns trigger
  language plpgsql as $$
begin
  update orders set version = version + 1 where shop_id = new.shop_id and id = new.order_id;
  return null;
end $$;

-- A payment that is only asked for comes with its order, or with another method, which raises the version itself.
create trigger payments_added_raise_version after insert on payments
  for each row when (new.state <> 'pending') execute function raise_version_of_order();
create trigger payments_raise_version after update on payments
  for each row execute function raise_version_of_order();
create trigger proofs_raise_version after insert or update of answer on order_proofs
  for each row execute function raise_version_of_order();
create trigger parcels_raise_version after insert on order_parcels
  for each row execute function raise_version_of_order();
create trigger settlements_raise_version after insert on order_settlements
  for each row execute function raise_version_of_order();
