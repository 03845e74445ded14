-- People who asked to be forgotten. What stays of them, and why, is in docs/personal-data.md.

-- The account is gone; its number stays while an order of it is under way, with nothing of the person.
alter table customers add column closed_at timestamptz;
create index customers_closed on customers (shop_id) where closed_at is not null;

alter table orders add column person_forgotten_at timestamptz;

-- Whose person the mail speaks of, where it is known.
alter table mails add column customer_id integer;

-- An order that is over loses the person of its closed account, but what its invoice needs. The application may
-- not rewrite lines and histories: this is the only door, and it opens for closed accounts alone.
create function forget_person_of_order(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update orders o set
    document = document || jsonb_build_object(
      'address', (select jsonb_object_agg(key, case when key in ('province', 'city', 'locality') then value else '""' end)
        from jsonb_each(document -> 'address')),
      'orderInvoiceFK', (document -> 'orderInvoiceFK') || '{"phone": "", "email": ""}',
      'shipping', (document -> 'shipping') || '{"deliveryComment": ""}',
      'comment', ''),
    body_hash = '',
    person_forgotten_at = now()
  where shop_id = current_shop() and id = target and not exists (
    select from customers c where c.shop_id = o.shop_id and c.id = o.customer_id and c.closed_at is null);
  if not found then
    raise exception 'the account of order % is open', target;
  end if;
  update order_lines set customization = null where shop_id = current_shop() and order_id = target;
  update order_history set note = null, who_name = case who_kind when 'customer' then 'Cliente' else who_name end
  where shop_id = current_shop() and order_id = target;
  update payments set notice = null where shop_id = current_shop() and order_id = target;
  update payment_history set note = null, who_name = case who_kind when 'customer' then 'Cliente' else who_name end
  where shop_id = current_shop() and payment_id in (
    select id from payments where shop_id = current_shop() and order_id = target);
end $$;

-- Jobs that failed for good keep what they were asked with, an address for one. They are dropped after a while.
create function forget_dead_jobs(before timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < before));
end $$;
revoke execute on function forget_dead_jobs(timestamptz) from public;
