-- The people who enter the back office. One person, known by their e-mail, may work in several shops: what they sign
-- in with belongs to no shop, where they work and as what stands in `staff`, per shop.
create table people (
  id integer primary key generated always as identity,
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  -- argon2id
  password_hash text not null,
  password_since timestamptz not null,
  -- sealed with a key made from SECRET_KEY; until it is confirmed it is asked for by nobody
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- the last 30 seconds whose code was taken: a code counts once
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  check (totp_confirmed_at is null or totp_secret is not null)
);

-- A browser that somebody has signed in with. The cookie itself is nowhere in the database.
create table admin_sessions (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the cookie
  hash bytea not null unique,
  person_id integer not null references people on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- seconds without a call after which it ends
  idle_s integer not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- when the person last proved who they are
  proved_at timestamptz not null,
  agent text not null,
  ip text not null
);
create index admin_sessions_of on admin_sessions (person_id);

-- For who has lost the authenticator; each counts once.
create table recovery_codes (
  person_id integer not null references people on delete cascade,
  -- SHA-256 of the code: 60 random bits
  hash bytea not null,
  used_at timestamptz,
  primary key (person_id, hash)
);

create table passkeys (
  id integer primary key generated always as identity,
  person_id integer not null references people on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of on passkeys (person_id);

-- A browser signs each challenge once, within minutes.
create table passkey_challenges (
  challenge text primary key,
  -- who adds a passkey; null: somebody signs in
  person_id integer references people on delete cascade,
  expires_at timestamptz not null
);

-- Links of mails with which a password is chosen. The link is made from the id and the server's secret.
create table person_links (
  id uuid primary key,
  person_id integer not null references people on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index person_links_of on person_links (person_id);

-- Failed tries at the door of the back office, as `tries` has them for the doors of a shop.
create table person_tries (
  subject bytea primary key,
  window_start timestamptz not null,
  count integer not null
);

alter table staff add column person_id integer references people;

-- The same e-mail in several shops is one person; the newest password is theirs.
do $$
declare
  shop integer;
begin
  for shop in select id from shops order by id loop
    perform set_config('estampa.shop', shop::text, true);
    insert into people as p (email, name, password_hash, password_since, created_at)
    select email, name, password_hash, tokens_since, created_at from staff where shop_id = shop
    on conflict (email) do update set
      name = case when excluded.password_since > p.password_since then excluded.name else p.name end,
      password_hash = case when excluded.password_since > p.password_since
        then excluded.password_hash else p.password_hash end,
      password_since = greatest(excluded.password_since, p.password_since),
      created_at = least(excluded.created_at, p.created_at);
    update staff s set person_id = p.id from people p where s.shop_id = shop and p.email = s.email;
  end loop;
end $$;

-- A server of the release before goes on adding people while this one starts: they are people here too.
create function staff_person() returns trigger
  language plpgsql as $$
begin
  if new.person_id is null then
    insert into people as p (email, name, password_hash, password_since, created_at)
    values (new.email, new.name, new.password_hash, new.tokens_since, new.created_at)
    on conflict (email) do update set password_since = p.password_since
    returning id into new.person_id;
  end if;
  return new;
end $$;
create trigger staff_person before insert on staff for each row execute function staff_person();

alter table staff alter column person_id set not null;
-- a person who was invited has no password of this shop; only the release before reads it
alter table staff alter column password_hash drop not null;
create unique index staff_by_person on staff (shop_id, person_id);

-- Where somebody works, over all shops: row by row, because each shop's rows are seen in that shop alone.
create function places_of_person(person integer) returns table (shop_id integer, staff_id integer, role text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  before text := current_setting('estampa.shop', true);
  shop integer;
begin
  for shop in select id from shops order by id loop
    perform set_config('estampa.shop', shop::text, true);
    return query select s.shop_id, s.id, s.role from staff s
      where s.shop_id = shop and s.person_id = person and s.disabled_at is null;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;
revoke execute on function places_of_person(integer) from public;

-- Another password ends what programs were given for the one before, in every shop.
create function end_tokens_of_person(person integer, since timestamptz) returns setof integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  before text := current_setting('estampa.shop', true);
  shop integer;
begin
  for shop in select id from shops order by id loop
    perform set_config('estampa.shop', shop::text, true);
    return query update staff set tokens_since = greatest(since, tokens_since + interval '1 second')
      where shop_id = shop and person_id = person returning id;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;
revoke execute on function end_tokens_of_person(integer, timestamptz) from public;
