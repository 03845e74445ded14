-- Who runs the installation: opens shops, suspends them, sees how much each uses. No role of a shop says it.
alter table people add column operator_since timestamptz;

-- The link that makes the first person of an installation. The start of the server prints it; only its hash is here.
create table first_links (
  only_one boolean primary key default true check (only_one),
  hash bytea not null,
  expires_at timestamptz not null
);

-- What operators did, to which shop; a shop may be gone since.
create table operator_changes (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  who text not null,
  call text not null,
  shop_name text not null,
  before jsonb not null,
  after jsonb not null,
  ip text not null
);
comment on table operator_changes is 'append only';

-- The application may not write to shops. What an operator does to them goes through these functions, which ask first
-- whether this person is one.
create function require_operator(person integer) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from people where id = person and operator_since is not null) then
    raise exception 'person % is no operator', person using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Makes a shop that is being prepared and enters it: what the transaction does from then on, it does in that shop.
-- A name or host that another shop has is a unique violation.
create function prepare_shop(person integer, shop_name text, shop_config jsonb, shop_rules jsonb, shop_settings jsonb)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  made integer;
begin
  perform require_operator(person);
  insert into shops (name, config, rules, settings, state)
    values (shop_name, '{}', shop_rules, shop_settings, 'preparing') returning id into made;
  update shops set config = shop_config
    || jsonb_build_object('tenant', jsonb_build_object('id', made, 'tenancyName', shop_name)) where id = made;
  perform set_config('estampa.shop', made::text, true);
  return made;
end $$;

-- False: meanwhile the shop is in another state than the one that was seen.
create function move_shop(person integer, shop integer, seen text, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update shops set state = wanted, version = version + 1 where id = shop and state = seen;
  return found;
end $$;
