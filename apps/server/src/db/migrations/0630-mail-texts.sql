-- What a shop writes itself in the mails of a kind; null: it says what the original says.
create table mail_texts (
  shop_id integer not null default current_shop() references shops,
  kind text not null,
  -- grows with every save
  version integer not null,
  subject text check (subject <> ''),
  heading text check (heading <> ''),
  intro text,
  closing text,
  -- the shop does without mails of this kind
  is_off boolean not null default false,
  who text not null,
  at timestamptz not null,
  primary key (shop_id, kind)
);
select protect_by_shop('mail_texts');

-- In whose name the mails of a shop go out, and where answers go; null: as the shop says elsewhere.
create table mail_senders (
  shop_id integer primary key default current_shop() references shops,
  version integer not null,
  name text check (name <> ''),
  reply_to text check (reply_to <> ''),
  signature text not null,
  who text not null,
  at timestamptz not null
);
select protect_by_shop('mail_senders');
