-- The boxes that a company quoted for and will be told of: later changes of a product's measures do not reach them.
alter table shipments add column packages jsonb not null;
