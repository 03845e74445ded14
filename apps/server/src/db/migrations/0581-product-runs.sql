-- Many products changed at once from the office, and what each run changed, so that it can be taken back.
create table product_runs (
  shop_id integer not null default current_shop() references shops,
  id integer not null check (id > 0),
  at timestamptz not null,
  who text not null,
  -- what was done to each: {kind, …}
  act jsonb not null,
  undone_at timestamptz,
  primary key (shop_id, id)
);
select protect_by_shop('product_runs');

create table product_run_changes (
  shop_id integer not null default current_shop(),
  run_id integer not null,
  generic_id integer not null,
  -- [{sku, field, before, after}]
  fields jsonb not null,
  -- fields that were changed again since and stayed when the run was taken back; null: it has not been
  kept jsonb,
  primary key (shop_id, run_id, generic_id),
  foreign key (shop_id, run_id) references product_runs,
  foreign key (shop_id, generic_id) references generics on delete cascade
);
select protect_by_shop('product_run_changes');
