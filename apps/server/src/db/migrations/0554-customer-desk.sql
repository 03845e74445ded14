-- What the people of a shop note of their customers, and whom they keep from buying.
create table customer_notes (
  shop_id integer not null default current_shop(),
  id integer generated always as identity,
  customer_id integer not null,
  text text not null check (text <> ''),
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index customer_notes_of on customer_notes (shop_id, customer_id);
select protect_by_shop('customer_notes');

alter table customers
  add column blocked_at timestamptz,
  add column blocked_by text not null default '',
  add column blocked_reason text not null default '';
comment on column customers.blocked_at is 'since when this e-mail neither signs in nor buys, with or without an account';
