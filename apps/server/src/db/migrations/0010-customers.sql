-- The people of a shop, their sessions, and the tries of those who guess.
create table customers (
  shop_id integer not null default current_shop() references shops (id),
  id integer generated always as identity,
  -- lower case: one person has one account per shop
  email text not null check (email = lower(email)),
  full_name text not null,
  phone_number text not null default '',
  company text not null default '',
  -- argon2id; null for people who only sign in elsewhere
  password_hash text,
  -- null until the e-mail is confirmed: nobody signs in before
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, email)
);
select protect_by_shop('customers');

-- One sign-in on one device. Its refresh tokens are a family: stealing one ends them all.
create table customer_sessions (
  shop_id integer not null default current_shop(),
  id uuid not null default gen_random_uuid(),
  customer_id integer not null,
  -- how long each of its refresh tokens lives
  lifetime_s integer not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index customer_sessions_of on customer_sessions (shop_id, customer_id);
select protect_by_shop('customer_sessions');

create table refresh_tokens (
  shop_id integer not null default current_shop(),
  -- SHA-256 of the token: whoever reads the table cannot sign in
  hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  -- when it was exchanged for the next one
  replaced_at timestamptz,
  primary key (shop_id, hash),
  foreign key (shop_id, session_id) references customer_sessions (shop_id, id) on delete cascade
);
create index refresh_tokens_of on refresh_tokens (shop_id, session_id);
select protect_by_shop('refresh_tokens');

-- Failed tries since window_start, by what is tried: an account, an address, or both together.
create table tries (
  shop_id integer not null default current_shop() references shops (id),
  subject bytea not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (shop_id, subject)
);
select protect_by_shop('tries');
