-- People who ask for a quote or buy without an account: customers without a password, one for each quote or order.
alter table customers add column is_guest boolean not null default false;
-- The browser's own guest: what it uploaded may be used by the guests that it became.
alter table customers add column guest_id uuid;
alter table customers add check (guest_id is null or is_guest);

-- An account has an e-mail of its own; guests share theirs with anybody.
alter table customers drop constraint customers_shop_id_email_key;
create unique index customers_email on customers (shop_id, email) where not is_guest;
create index customers_guests_of_email on customers (shop_id, email) where is_guest;
create index customers_guests_of_browser on customers (shop_id, guest_id) where guest_id is not null;

alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add check (purpose in ('activation', 'password_reset', 'email_change', 'guest_quote'));

-- An account takes over what a guest of the same e-mail asked for or bought. Orders and quotes say whose they are
-- once and for all: this is the only door, and it opens from a guest to a confirmed account of its e-mail alone.
create function claim_guest(guest integer, account integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (
    select from customers g join customers a on a.shop_id = g.shop_id and a.email = g.email
    where g.shop_id = current_shop() and g.id = guest and g.is_guest and g.closed_at is null
      and a.id = account and not a.is_guest and a.verified_at is not null and a.closed_at is null
  ) then
    raise exception 'guest % is not of account %', guest, account;
  end if;
  update orders set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update quotes set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update quote_mails set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update mails set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update receipts set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update papers set customer_id = account where shop_id = current_shop() and customer_id = guest;
  update consents set customer_id = account where shop_id = current_shop() and customer_id = guest;
  insert into produced_art (shop_id, customer_id, key, order_id)
    select shop_id, account, key, order_id from produced_art
    where shop_id = current_shop() and customer_id = guest
    on conflict (shop_id, customer_id, key) do nothing;
  insert into customer_order_stats as s (shop_id, customer_id, orders, ordered, last_placed_at)
    select shop_id, account, orders, ordered, last_placed_at from customer_order_stats
    where shop_id = current_shop() and customer_id = guest
    on conflict (shop_id, customer_id) do update set orders = s.orders + excluded.orders,
      ordered = s.ordered + excluded.ordered,
      last_placed_at = greatest(s.last_placed_at, excluded.last_placed_at);
  delete from customer_order_stats where shop_id = current_shop() and customer_id = guest;
  -- what the browser uploaded goes along with the last guest that it became
  if not exists (
    select from customers g join customers s on s.shop_id = g.shop_id and s.guest_id = g.guest_id and s.id <> g.id
    where g.shop_id = current_shop() and g.id = guest
  ) then
    update uploads set customer_id = account, guest_id = null
    where shop_id = current_shop()
      and guest_id = (select guest_id from customers where shop_id = current_shop() and id = guest);
    update designs set customer_id = account, guest_id = null
    where shop_id = current_shop()
      and guest_id = (select guest_id from customers where shop_id = current_shop() and id = guest);
  end if;
  delete from customers where shop_id = current_shop() and id = guest;
end $$;
