-- PDFs that people asked for: kept in files, found again by what they show, and forgotten with the person.
create table papers (
  shop_id integer not null default current_shop() references shops (id),
  -- of the file; part of it is the hash of what the paper shows
  key text not null check (length(key) between 10 and 300),
  kind text not null check (kind in ('quote', 'order')),
  -- the version of a quote, or the order
  about uuid not null,
  -- no foreign key: papers of orders outlive the account
  customer_id integer not null,
  made_at timestamptz not null,
  primary key (shop_id, key)
);
create index papers_about on papers (shop_id, about);
create index papers_of_customer on papers (shop_id, customer_id);
select protect_by_shop('papers');
