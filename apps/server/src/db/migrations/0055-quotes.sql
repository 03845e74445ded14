-- Quotes: what a cart would cost, kept as it was on that day, in versions that each have a life of their own.

-- Numbers of a shop's quotes: 1, 2, 3 … A quote takes the next one in its own transaction, so none is lost.
create table quote_counters (
  shop_id integer primary key references shops,
  last_number integer not null check (last_number > 0)
);
select protect_by_shop('quote_counters');

-- One row per version. All versions of a quote share its number.
create table quotes (
  shop_id integer not null references shops,
  id uuid not null,
  number integer not null check (number > 0),
  version integer not null check (version > 0),
  -- no foreign key: a converted quote outlives the account of who asked for it
  customer_id integer not null,
  state text not null check (state in ('requested', 'draft', 'sent', 'viewed', 'accepted', 'converted',
    'rejected', 'expired', 'cancelled', 'superseded')),
  currency text not null check (currency in ('ARS', 'CLP')),
  -- the shop's rounding step on that day, in minor units
  price_step integer not null check (price_step in (1, 10, 100)),
  -- null while the seller is asked
  sub_total bigint check (sub_total >= 0),
  taxes bigint check (taxes >= 0),
  discount bigint check (discount >= 0),
  total bigint check (total >= 0),
  -- {name, email, phone, company}
  contact jsonb not null,
  comment text not null,
  -- SHA-256 of what the link carries: whoever reads the table cannot open a quote
  token_hash bytea not null,
  idempotency_key text,
  body_hash text not null,
  accepted_by text,
  -- the order that it became; made in the same transaction
  order_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number, version),
  unique (shop_id, token_hash),
  unique (shop_id, customer_id, idempotency_key),
  foreign key (shop_id, order_id) references orders deferrable initially deferred,
  check (sub_total + taxes - discount = total),
  -- only what the seller has not answered has neither price nor date
  check (num_nulls(sub_total, taxes, discount, total, expires_at) in (0, 5)),
  check (total is not null or state = 'requested'),
  check ((state = 'converted') = (order_id is not null))
);
select protect_by_shop('quotes');
create index quotes_of_customer on quotes (shop_id, customer_id, created_at desc);
create index quotes_to_expire on quotes (shop_id, expires_at) where state in ('sent', 'viewed', 'accepted');

-- One row per line of the cart, with every amount of its price.
create table quote_lines (
  shop_id integer not null,
  quote_id uuid not null,
  position integer not null check (position > 0),
  shopping_cart_uuid uuid not null,
  -- the line as the cart had it, with the catalogue's names and pictures of that day
  line jsonb not null,
  -- what is made where, in words
  decorations text[] not null,
  quantity integer not null check (quantity > 0),
  -- [{sku, quantity, unitCost, unitPrice}]
  units jsonb,
  base_price bigint,
  application_price bigint,
  application_cost bigint,
  application_price_with_profit bigint,
  psm_price bigint,
  psm_price_with_profit bigint,
  sub_total bigint,
  profit bigint,
  taxes bigint,
  total bigint,
  tax_multiplier text check (tax_multiplier ~ '^\d+(\.\d+)?$'),
  profit_multiplier text check (profit_multiplier ~ '^\d+(\.\d+)?$'),
  primary key (shop_id, quote_id, position),
  unique (shop_id, quote_id, shopping_cart_uuid),
  foreign key (shop_id, quote_id) references quotes on delete cascade,
  check (num_nulls(units, base_price, application_price, application_cost, application_price_with_profit,
    psm_price, psm_price_with_profit, sub_total, profit, taxes, total, tax_multiplier, profit_multiplier) in (0, 13)),
  check (sub_total + taxes = total),
  check (sub_total - base_price - application_price - application_cost = profit),
  check (least(base_price, application_price, application_cost, application_price_with_profit, psm_price,
    psm_price_with_profit, sub_total, taxes) >= 0)
);
select protect_by_shop('quote_lines');
comment on table quote_lines is 'append only';

-- A quote is the sum of its lines, to the unit. Asked at the end of the transaction, when all lines are there.
create function check_quote_sums() returns trigger
  language plpgsql as $$
declare
  asked uuid := case when tg_table_name = 'quotes' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'quote_id')::uuid end;
begin
  if exists (
    select from quotes q
    cross join lateral (
      select count(*) as lines, count(l.total) as priced, sum(l.sub_total) as sub_total, sum(l.taxes) as taxes
      from quote_lines l where l.shop_id = q.shop_id and l.quote_id = q.id
    ) s
    where q.shop_id = new.shop_id and q.id = asked
      and (s.lines = 0 or s.priced <> case when q.total is null then 0 else s.lines end
        or (s.sub_total, s.taxes) is distinct from (q.sub_total::numeric, q.taxes::numeric))
  ) then
    raise exception 'quote % is not the sum of its lines', asked using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger quotes_add_up
  after insert or update of sub_total, taxes, discount, total on quotes
  deferrable initially deferred for each row execute function check_quote_sums();
create constraint trigger quote_lines_add_up after insert on quote_lines
  deferrable initially deferred for each row execute function check_quote_sums();

create table quote_history (
  shop_id integer not null,
  quote_id uuid not null,
  sequence integer not null check (sequence > 0),
  -- null: the quote was made
  from_state text,
  to_state text not null,
  who_kind text not null check (who_kind in ('customer', 'staff', 'guest', 'system')),
  who_id text,
  who_name text not null,
  -- why, in the person's words
  note text,
  at timestamptz not null,
  primary key (shop_id, quote_id, sequence),
  foreign key (shop_id, quote_id) references quotes on delete cascade
);
select protect_by_shop('quote_history');
comment on table quote_history is 'append only';

-- To whom a quote was sent. The rows are counted, so that nobody sends mail without end through a shop.
create table quote_mails (
  shop_id integer not null,
  id uuid not null,
  quote_id uuid not null,
  customer_id integer not null,
  recipient text not null check (recipient = lower(recipient)),
  message text not null,
  asked_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, quote_id) references quotes on delete cascade
);
select protect_by_shop('quote_mails');
create index quote_mails_of_quote on quote_mails (shop_id, quote_id, asked_at);
create index quote_mails_of_sender on quote_mails (shop_id, customer_id, asked_at);
create index quote_mails_to on quote_mails (shop_id, recipient, asked_at);

-- Names leave the history of quotes that stay when their owner's account goes. Nothing else rewrites it.
create function forget_quote_names(customer integer) returns void
  language sql security definer set search_path = public
  as $$
  update quote_history h set who_id = null, note = null,
    who_name = case when h.who_kind = 'guest' then 'Destinatario' else 'Cliente' end
  from quotes q
  where q.shop_id = current_shop() and q.customer_id = customer
    and h.shop_id = q.shop_id and h.quote_id = q.id and h.who_kind in ('customer', 'guest')
  $$;
