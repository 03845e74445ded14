-- Codes that mails carry: whoever brings one back has read the mail. The code itself is nowhere in the
-- database: it is made from the row's id and the server's secret.
create table account_codes (
  shop_id integer not null default current_shop(),
  id uuid not null,
  customer_id integer not null,
  purpose text not null check (purpose in ('activation', 'password_reset', 'email_change')),
  -- the address that a change of e-mail waits for
  email text check ((email is not null) = (purpose = 'email_change') and email = lower(email)),
  wrong_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index account_codes_of on account_codes (shop_id, customer_id);
select protect_by_shop('account_codes');
