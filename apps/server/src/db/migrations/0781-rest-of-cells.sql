-- What holds for shops of which nothing else was said is decided in the home cell, where operators are known. A cell that has
-- operators, or shops of the home cell, is that one, and follows nobody.
create function follow_default_quotas(products integer, uploads bigint, people integer, mails integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from shops where cell = 'home') or exists (select from people p where p.operator_since is not null) then
    raise exception 'the home cell follows no other' using errcode = 'insufficient_privilege';
  end if;
  update default_quotas d set most_products = products, most_uploads = uploads, most_people = people, most_mails = mails
    where (d.most_products, d.most_uploads, d.most_people, d.most_mails) is distinct from (products, uploads, people, mails);
end $$;

-- Held until the end of a transaction that gives somebody a place in this cell, so that nobody who is known here already is
-- taken away before the place is there.
create function hold_people() returns void
  language sql as $$ select pg_advisory_xact_lock_shared(hashtext('people of a cell')) $$;

-- In another cell than the home cell nobody is kept who works at none of its shops.
create function delete_people_without_shop() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  person integer;
begin
  if exists (select from shops where cell = 'home') or exists (select from people p where p.operator_since is not null) then
    raise exception 'the home cell keeps its people' using errcode = 'insufficient_privilege';
  end if;
  -- waits for all who have said that they hold them; places that those have given count from here on
  perform pg_advisory_xact_lock(hashtext('people of a cell'));
  for person in select id from people loop
    begin
      delete from people where id = person;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
revoke execute on function delete_people_without_shop() from public;

create or replace function end_shop_deletion() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  gone integer := current_shop();
  was_in text;
begin
  if not is_shop_ending() then
    raise exception 'shop % is not being deleted', gone using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j where j.locked_at is null and j.payload ->> 'shop' = gone::text));
  delete from shops where id = gone returning cell into was_in;
  if was_in <> 'home' then
    perform delete_people_without_shop();
  end if;
end $$;
