-- The people who work in a shop. They see its orders and quotes, and nothing of another shop.
create table staff (
  shop_id integer not null default current_shop() references shops,
  id integer generated always as identity,
  email text not null check (email = lower(email)),
  name text not null check (name <> ''),
  -- argon2id
  password_hash text not null,
  -- whole seconds; what was signed before is no longer good
  tokens_since timestamptz not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, email)
);
select protect_by_shop('staff');
