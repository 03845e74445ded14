-- The domains that the people of a shop say are theirs. Anybody may say so of any domain; the shop is served at one only
-- after DNS has proved it. Hosts that the operator gave a shop have no row here.
create table shop_domains (
  shop_id integer not null default current_shop() references shops,
  host text not null check (host ~ '^[a-z0-9.-]{3,253}$'),
  -- what the record that proves it says after a word of ours
  token text not null,
  added_at timestamptz not null,
  checked_at timestamptz,
  -- null: never proved, or released
  proved_at timestamptz,
  -- what the last look found wrong
  problem text,
  -- of a proved domain whose proof is missing
  failing_since timestamptz,
  failed_checks integer not null default 0,
  released_at timestamptz,
  -- null: not known
  points_here boolean,
  primary key (shop_id, host),
  check (proved_at is not null or failing_since is null)
);
select protect_by_shop('shop_domains');

-- As before; two shops that take the same host at once wait for each other.
create or replace function keep_hosts_apart() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('hosts of shops'));
  if tg_op = 'UPDATE' and old.host is distinct from new.host and old.host is not null then
    new.other_hosts := new.other_hosts || old.host;
  end if;
  new.other_hosts := coalesce((select array_agg(distinct one order by one)
    from unnest(new.other_hosts) as one where one is distinct from new.host), '{}');
  if exists (
    select from shops s where s.id <> new.id
      and (s.host = any (new.other_hosts || new.host) or s.other_hosts && (new.other_hosts || new.host))
  ) then
    raise exception 'a host of shop % belongs to another shop', new.name using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- The application may not write to shops. It serves the current one at a domain that is proved.
create function serve_current_host(added text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from shop_domains d
    where d.shop_id = current_shop() and d.host = added and d.proved_at is not null) then
    raise exception 'the domain % is not proved', added using errcode = 'insufficient_privilege';
  end if;
  update shops set other_hosts = other_hosts || added, version = version + 1
    where id = current_shop() and host is distinct from added and added <> all (other_hosts);
end $$;

-- False: the current shop is not served there.
create function lead_to_current_host(main text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update shops set host = main, version = version + 1
    where id = current_shop() and (host = main or main = any (other_hosts));
  return found;
end $$;

-- The current shop is served there no more. Where it was the main one, `heir` is from now on, which serves already.
create function leave_current_host(gone text, heir text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update shops set host = heir
    where id = current_shop() and host = gone and (heir is null or heir = any (other_hosts));
  update shops set other_hosts = array_remove(other_hosts, gone), version = version + 1
    where id = current_shop() and gone = any (other_hosts);
end $$;

-- Where the operator gives the shop a host, or takes one away, what its people claimed of it ends: a domain that is proved
-- is one where the shop is served, and one that is not is not.
create function end_claims_of_hosts() returns trigger language plpgsql as $$
declare
  before text := current_setting('estampa.shop', true);
begin
  perform set_config('estampa.shop', new.id::text, true);
  delete from shop_domains d using shops s where d.shop_id = new.id and s.id = new.id
    and (d.proved_at is not null) <> (d.host is not distinct from s.host or d.host = any (s.other_hosts));
  perform set_config('estampa.shop', coalesce(before, ''), true);
  return null;
end $$;

-- At the end of the transaction, which may change both in several statements.
create constraint trigger shops_end_claims after update of host, other_hosts on shops
  deferrable initially deferred for each row execute function end_claims_of_hosts();
