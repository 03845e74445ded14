-- What the people of a shop changed: who, when, from where, by which call, and what was before and after.
create table changes (
  shop_id integer not null default current_shop() references shops,
  id bigint generated always as identity,
  at timestamptz not null,
  -- one of them, as long as the row is there; the name stays
  staff_id integer,
  key_id integer,
  who text not null,
  -- name of the call in the contract
  call text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_name text not null,
  before jsonb not null,
  after jsonb not null,
  ip text not null,
  request_id text not null,
  primary key (shop_id, id)
);
create index changes_by_subject on changes (shop_id, subject_kind, subject_id, id);
select protect_by_shop('changes');
comment on table changes is 'append only';

create table invitations (
  shop_id integer not null default current_shop() references shops,
  id integer generated always as identity,
  -- names the link, which is made from it and the server's secret
  link uuid not null,
  email text not null check (email = lower(email)),
  role text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, link)
);
select protect_by_shop('invitations');

-- Keys of programs. The key names its shop and is shown once; only its hash is here.
create table api_keys (
  shop_id integer not null default current_shop() references shops,
  id integer generated always as identity,
  hash bytea not null,
  name text not null check (name <> ''),
  -- its first characters, to tell it from others
  beginning text not null,
  permissions text[] not null,
  made_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, hash)
);
select protect_by_shop('api_keys');
