-- The application may not write to shops. What people of a shop change of its settings goes through these two functions,
-- which know no shop but the current one.
create function lock_current_shop() returns setof shops
  language sql security definer set search_path = public, pg_temp
  as $$ select * from shops where id = current_shop() for update $$;

-- The fields that are named replace those of the same name. Country and number of a shop are not among its settings.
create function change_current_shop(config_changes jsonb, rules_changes jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update shops set config = config || (config_changes - array['environment', 'tenant']),
      rules = rules || rules_changes, version = version + 1
    where id = current_shop()
  $$;
