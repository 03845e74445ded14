-- What the law gives to people beside buying: going back on a purchase, leaving, and what they have allowed.

-- «Botón de arrepentimiento» and «derecho a retracto». Every request is kept, whatever it names.
create table regret_requests (
  shop_id integer not null default current_shop() references shops,
  code text not null,
  order_number text not null,
  -- the order of that number, if there is one; no foreign key: it may be gone before the request is
  order_id uuid,
  email text not null,
  name text not null,
  reason text not null,
  requested_at timestamptz not null,
  primary key (shop_id, code)
);
select protect_by_shop('regret_requests');
create index regret_requests_by_time on regret_requests (shop_id, requested_at desc);

-- «Botón de baja» of who cannot sign in. It is done when the link that was mailed is followed.
create table leave_requests (
  shop_id integer not null default current_shop() references shops,
  code text not null,
  what text not null check (what in ('account', 'reminders')),
  email text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  primary key (shop_id, code)
);
select protect_by_shop('leave_requests');
create index leave_requests_by_age on leave_requests (shop_id, requested_at);

-- Every text of the terms that somebody accepted, by the hash of the text.
create table terms_versions (
  shop_id integer not null default current_shop() references shops,
  hash text not null,
  text text not null,
  first_accepted_at timestamptz not null,
  primary key (shop_id, hash)
);
select protect_by_shop('terms_versions');
comment on table terms_versions is 'append only';

-- What people allowed and stopped, one row each time. The last row of a kind is what counts.
create table consents (
  shop_id integer not null default current_shop() references shops,
  id uuid not null,
  kind text not null check (kind in ('measurement', 'reminders', 'terms')),
  given boolean not null,
  -- of the question; for terms the hash of their text
  version text not null,
  screen text not null,
  -- no foreign key: it outlives the account where an order was made under these terms
  customer_id integer,
  guest_id uuid,
  order_id uuid,
  at timestamptz not null,
  primary key (shop_id, id),
  check (num_nonnulls(customer_id, guest_id) <= 1),
  check ((kind = 'terms') = (order_id is not null))
);
select protect_by_shop('consents');
comment on table consents is 'append only';
create index consents_of_customer on consents (shop_id, customer_id, kind, at desc) where customer_id is not null;
create index consents_of_guest on consents (shop_id, guest_id, kind, at desc) where guest_id is not null;

-- The application may not rewrite consents: this is the only door, and it opens for closed accounts alone. That the
-- terms of an order were accepted stays with the order, without the person.
create function forget_consents_of(person integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from customers where shop_id = current_shop() and id = person and closed_at is null) then
    raise exception 'the account % is open', person;
  end if;
  delete from consents where shop_id = current_shop() and customer_id = person and order_id is null;
  update consents set customer_id = null where shop_id = current_shop() and customer_id = person;
end $$;

create function forget_consents_of_guests(before timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
  delete from consents where shop_id = current_shop() and guest_id is not null and at < before
$$;
