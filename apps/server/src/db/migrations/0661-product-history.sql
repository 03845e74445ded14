-- A product's history names who planned what its schedule did, and the runs and imports that changed it.
alter table product_schedules add column who text not null default '';

do $$
declare
  shop integer;
  before text := current_setting('estampa.shop', true);
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update product_schedules s set who = coalesce((
      select c.who from changes c
      where c.subject_kind = 'product' and c.subject_id = s.generic_id::text and c.call = 'scheduleProduct'
      order by c.id desc limit 1), '');
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;
alter table product_schedules alter column who drop default;

create index product_run_changes_of_product on product_run_changes (shop_id, generic_id, run_id);
create index import_changes_of_product on import_changes (shop_id, external_id, run_id, position);
