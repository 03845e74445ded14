-- How much a shop may have, and how much it has. The count is a row that the same transaction changes, so two processes
-- cannot pass a quota together. Null: the default of the installation; a default of null: as much as it wants.
alter table shops
  add column most_products integer check (most_products >= 0),
  add column most_uploads bigint check (most_uploads >= 0),
  add column most_people integer check (most_people >= 0),
  add column most_mails integer check (most_mails >= 0);

create table default_quotas (
  only_one boolean primary key default true check (only_one),
  most_products integer check (most_products >= 0),
  most_uploads bigint check (most_uploads >= 0),
  most_people integer check (most_people >= 0),
  most_mails integer check (most_mails >= 0)
);
insert into default_quotas default values;
comment on table default_quotas is 'append only';

-- Products that are shown, bytes of logos and designs, people who work there, mails of a day.
create table shop_usage (
  shop_id integer not null default current_shop() references shops,
  kind text not null check (kind in ('products', 'uploads', 'people', 'mails')),
  used bigint not null check (used >= 0),
  -- of mails
  day date,
  primary key (shop_id, kind)
);
select protect_by_shop('shop_usage');
comment on table shop_usage is 'append only';

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    insert into shop_usage (shop_id, kind, used)
      select shop, 'products', count(*) from generics where shop_id = shop and published
      union all select shop, 'uploads', coalesce(sum(bytes), 0) from uploads where shop_id = shop
      union all select shop, 'people', count(*) from staff where shop_id = shop and disabled_at is null;
  end loop;
  perform set_config('estampa.shop', '', true);
end $$;

create function quota_of(of_shop integer, of_kind text) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case of_kind
      when 'products' then coalesce(s.most_products, d.most_products)
      when 'uploads' then coalesce(s.most_uploads, d.most_uploads)
      when 'people' then coalesce(s.most_people, d.most_people)
      when 'mails' then coalesce(s.most_mails, d.most_mails) end
    from shops s cross join default_quotas d where s.id = of_shop
  $$;

-- Who takes something away is never refused, also where a quota was made smaller than what is there.
create function add_usage(of_shop integer, of_kind text, added bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  now_used bigint;
  most bigint;
begin
  if pg_trigger_depth() = 0 then
    raise exception 'what a shop uses is counted by triggers alone' using errcode = 'insufficient_privilege';
  end if;
  if added = 0 then
    return;
  end if;
  insert into shop_usage as u (shop_id, kind, used) values (of_shop, of_kind, greatest(added, 0))
    on conflict (shop_id, kind) do update set used = greatest(u.used + added, 0)
    returning used into now_used;
  most := quota_of(of_shop, of_kind);
  if added > 0 and now_used > most then
    raise exception 'shop % may have % %', of_shop, most, of_kind
      using errcode = 'QUOTA', detail = json_build_object('kind', of_kind, 'most', most)::text;
  end if;
end $$;

create function count_shown_products() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_usage(shop_id, 'products', count(*)) from after where published group by shop_id;
  elsif tg_op = 'DELETE' then
    perform add_usage(shop_id, 'products', -count(*)) from before where published group by shop_id;
  else
    perform add_usage(shop_id, 'products', sum(n)::bigint) from (
      select shop_id, count(*) as n from after where published group by shop_id
      union all select shop_id, -count(*) from before where published group by shop_id) moved
    group by shop_id;
  end if;
  return null;
end $$;
create trigger generics_are_counted after insert on generics
  referencing new table as after for each statement execute function count_shown_products();
create trigger generics_are_counted_anew after update on generics
  referencing old table as before new table as after for each statement execute function count_shown_products();
create trigger generics_are_counted_off after delete on generics
  referencing old table as before for each statement execute function count_shown_products();

create function count_uploads() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_usage(shop_id, 'uploads', sum(bytes)::bigint) from after group by shop_id;
  else
    perform add_usage(shop_id, 'uploads', -sum(bytes)::bigint) from before group by shop_id;
  end if;
  return null;
end $$;
create trigger uploads_are_counted after insert on uploads
  referencing new table as after for each statement execute function count_uploads();
create trigger uploads_are_counted_off after delete on uploads
  referencing old table as before for each statement execute function count_uploads();

create function count_people() returns trigger
  language plpgsql as $$
begin
  perform add_usage(
    case tg_op when 'DELETE' then old.shop_id else new.shop_id end, 'people',
    case when tg_op <> 'DELETE' and new.disabled_at is null then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.disabled_at is null then 1 else 0 end);
  return null;
end $$;
create trigger staff_are_counted after insert or delete on staff for each row execute function count_people();
create trigger staff_are_counted_anew after update of disabled_at on staff
  for each row execute function count_people();

-- Whoever is invited has a place: nobody is invited to a full team, and the place itself is counted once it is taken.
create function keep_place_for_invited() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  most bigint := quota_of(new.shop_id, 'people');
  taken bigint;
begin
  select coalesce((select used from shop_usage where shop_id = new.shop_id and kind = 'people'), 0)
    + (select count(*) from invitations where shop_id = new.shop_id and accepted_at is null
        and withdrawn_at is null and expires_at > new.created_at and email <> new.email)
    into taken;
  if taken + 1 > most then
    raise exception 'shop % may have % people', new.shop_id, most
      using errcode = 'QUOTA', detail = json_build_object('kind', 'people', 'most', most)::text;
  end if;
  return new;
end $$;
create trigger invitations_have_a_place before insert on invitations
  for each row execute function keep_place_for_invited();

-- A mail past the quota of its day is written down as one that did not go out; its people send it again another day. What
-- opens an account goes out always.
create function count_mail() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  at timestamptz := coalesce(new.again_at, new.created_at);
  most bigint := quota_of(new.shop_id, 'mails');
  now_used bigint;
begin
  if tg_op = 'INSERT' and exists (select from mails where shop_id = new.shop_id and event = new.event) then
    return new;
  end if;
  insert into shop_usage as u (shop_id, kind, used, day) values (new.shop_id, 'mails', 1, (at at time zone 'UTC')::date)
    on conflict (shop_id, kind) do update
      set used = case when u.day = excluded.day then u.used + 1 else 1 end, day = excluded.day
    returning used into now_used;
  if now_used > most and not new.is_secret then
    update shop_usage set used = used - 1 where shop_id = new.shop_id and kind = 'mails';
    new.failed_at := at;
    new.failure := 'daily limit: ' || most;
  end if;
  return new;
end $$;
create trigger mails_are_counted before insert on mails for each row execute function count_mail();
create trigger mails_are_counted_again before update of failed_at on mails
  for each row when (old.failed_at is not null and new.failed_at is null) execute function count_mail();

create function set_shop_quotas(person integer, shop integer, products integer, uploads bigint, people integer,
  mails integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update shops set most_products = products, most_uploads = uploads, most_people = people, most_mails = mails
    where id = shop;
end $$;

create function set_default_quotas(person integer, products integer, uploads bigint, people integer, mails integer)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update default_quotas set most_products = products, most_uploads = uploads, most_people = people, most_mails = mails;
end $$;
