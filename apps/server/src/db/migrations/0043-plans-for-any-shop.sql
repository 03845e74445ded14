-- A statement is planned once and then serves every shop of its connection. Comparing with current_shop() itself
-- let the planner look at the shop of that moment: planned for a small or new one, it read all rows of a big one
-- (seconds instead of a millisecond). Behind a sub-select the shop is unknown until the statement runs.
create or replace function protect_by_shop(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy by_shop on %s using (shop_id = (select current_shop()))
      with check (shop_id = (select current_shop()))', target);
end $$;

do $$
declare
  target regclass;
begin
  for target in select polrelid from pg_policy where polname = 'by_shop' loop
    execute format(
      'alter policy by_shop on %s using (shop_id = (select current_shop()))
        with check (shop_id = (select current_shop()))', target);
  end loop;
end $$;
