-- People and their sessions are in the home cell. A shop elsewhere has the names of those who work there beside it.

-- A session of the office is in the home cell, and is asked for there.
alter table shop_entries drop constraint shop_entries_session_id_fkey;

-- Shops that live in another cell have nobody here.
create or replace function end_tokens_of_person(person integer, since timestamptz) returns setof integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  before text := current_setting('estampa.shop', true);
  shop integer;
begin
  for shop in select id from shops where writes_stopped_until is distinct from 'infinity' order by id loop
    perform set_config('estampa.shop', shop::text, true);
    return query update staff set tokens_since = greatest(since, tokens_since + interval '1 second')
      where shop_id = shop and person_id = person returning id;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;
