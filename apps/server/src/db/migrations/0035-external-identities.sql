-- Who signs in with another company's account, and the sign-ins that have begun there.
create table customer_identities (
  shop_id integer not null default current_shop(),
  -- the provider and its number for the person: e-mails change hands, these two do not
  issuer text not null,
  subject text not null,
  customer_id integer not null,
  -- what the provider called their e-mail when it was linked
  email text not null,
  linked_at timestamptz not null,
  primary key (shop_id, issuer, subject),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index customer_identities_of on customer_identities (shop_id, customer_id);
select protect_by_shop('customer_identities');

-- Each is used once, by the guest who began it, within ten minutes.
create table external_logins (
  shop_id integer not null default current_shop() references shops (id),
  -- SHA-256 of the state
  state_hash bytea not null,
  holder text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  return_url text,
  expires_at timestamptz not null,
  primary key (shop_id, state_hash)
);
create index external_logins_expire on external_logins (shop_id, expires_at);
select protect_by_shop('external_logins');

-- How often a refresh token was exchanged: some tabs may come together, a crowd may not.
alter table refresh_tokens add column exchanges integer not null default 0;
