-- A run over many products goes on in the background, some at a time: how far it is, and what it has still to do.
alter table product_runs add column total integer not null default 0;
alter table product_runs add column changed integer not null default 0;
alter table product_runs add column reverted integer not null default 0;
alter table product_runs add column done_at timestamptz;
alter table product_runs add column undo_done_at timestamptz;

do $$
declare
  shop integer;
  before text := current_setting('estampa.shop', true);
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update product_runs r set total = c.products, changed = c.products, done_at = r.at,
      undo_done_at = r.undone_at, reverted = case when r.undone_at is null then 0 else c.products end
    from (select run_id, count(*) as products from product_run_changes group by run_id) c where c.run_id = r.id;
    update product_runs set done_at = at where done_at is null;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;

-- Products that a run has still to change, with the version that the person saw. One that somebody changed since is left.
create table product_run_targets (
  shop_id integer not null default current_shop(),
  run_id integer not null,
  generic_id integer not null,
  version integer not null,
  is_left boolean not null default false,
  primary key (shop_id, run_id, is_left, generic_id),
  foreign key (shop_id, run_id) references product_runs,
  foreign key (shop_id, generic_id) references generics on delete cascade
);
select protect_by_shop('product_run_targets');
