-- Outside companies that carry a shop's parcels: how the shop is known there, and what they carry.

create table carrier_accounts (
  shop_id integer not null default current_shop() references shops,
  company text not null check (company in ('zippin')),
  -- address of the company's API in the shop's country
  origin text not null check (origin ~ '^https?://[^/]+$'),
  account_id text not null check (account_id ~ '^\d{1,18}$'),
  origin_id text not null check (origin_id ~ '^\d{1,18}$'),
  -- key and secret, sealed with a key that the database does not have
  credentials text not null,
  -- SHA-256 of the secret in the address that the company notifies
  webhook_hash text not null check (webhook_hash ~ '^[0-9a-f]{64}$'),
  is_insured boolean not null,
  -- the cheapest way is free for the buyer from this subtotal on, minor units
  free_from bigint check (free_from > 0),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (shop_id, company)
);
select protect_by_shop('carrier_accounts');

-- What a company carries, or is to carry once the order is ready.
create table shipments (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  company text not null check (company in ('zippin')),
  -- when the company was first asked for it: from then on it may be known there
  asked_at timestamptz,
  -- somebody is asking until then
  claimed_until timestamptz,
  shipment_id text,
  -- what the company says of it
  status text,
  tracking_number text,
  tracking_url text,
  -- when that was asked for; an answer to an earlier question changes nothing
  seen_at timestamptz,
  primary key (shop_id, order_id),
  -- both are written in one transaction, the order last
  foreign key (shop_id, order_id) references orders deferrable initially deferred
);
select protect_by_shop('shipments');
create unique index shipments_at_company on shipments (shop_id, company, shipment_id);
create index shipments_to_follow on shipments (shop_id, seen_at) where shipment_id is not null;

create table shipment_events (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  status text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, sequence),
  foreign key (shop_id, order_id) references shipments
);
select protect_by_shop('shipment_events');
comment on table shipment_events is 'append only';
