-- What the people of a shop have to hear of: one row for each event, for thirty days. Triggers write them where the
-- events are written down already (histories, messages, proposals), so that no writer forgets to. What is written down of
-- long ago, as imports and examples are, is no news.
create table notices (
  shop_id integer not null default current_shop(),
  id bigint generated always as identity,
  kind text not null check (kind in ('order_placed', 'quote_asked', 'quote_accepted', 'message_received',
    'proof_answered', 'payment_reported', 'order_flagged', 'change_answered')),
  -- what an answer says, or which flag it is
  detail text not null default '',
  -- of a refund that the shop owes
  amount bigint,
  order_id uuid,
  quote_id uuid,
  at timestamptz not null,
  primary key (shop_id, id) include (kind, at),
  foreign key (shop_id, order_id) references orders on delete cascade,
  foreign key (shop_id, quote_id) references quotes on delete cascade,
  check ((order_id is null) <> (quote_id is null))
);
select protect_by_shop('notices');
create index notices_of_order on notices (shop_id, order_id) where order_id is not null;
create index notices_of_quote on notices (shop_id, quote_id) where quote_id is not null;

-- What each person has seen, and how they want to hear: null and empty are as usual for their role.
create table notice_readers (
  shop_id integer not null default current_shop(),
  staff_id integer not null,
  seen_until bigint not null default 0,
  -- the last that was in a mail of the morning
  mailed_until bigint not null default 0,
  -- kinds that their office does not show
  muted text[] not null default '{}',
  -- kinds that come by mail, and when
  mailed jsonb,
  primary key (shop_id, staff_id),
  foreign key (shop_id, staff_id) references staff on delete cascade
);
select protect_by_shop('notice_readers');

-- Called at the end of a transaction: the notices of a shop are numbered in the order in which they can be read, so that
-- «seen until» passes over none that comes later. Flags may go by mail unasked; of others it is asked first.
create function add_notice(kind text, order_id uuid, quote_id uuid, at timestamptz, detail text default '',
  amount bigint default null) returns void
  language plpgsql as $$
declare
  shop integer := current_shop();
  notice bigint;
begin
  perform pg_advisory_xact_lock(hashtext('notices'), shop);
  insert into notices as n (shop_id, kind, detail, amount, order_id, quote_id, at)
  values (shop, add_notice.kind, add_notice.detail, add_notice.amount, add_notice.order_id, add_notice.quote_id,
    add_notice.at)
  returning n.id into notice;
  if add_notice.kind = 'order_flagged' or exists (
    select from notice_readers r where r.shop_id = shop and r.mailed ->> add_notice.kind = 'now')
  then
    perform enqueue('notice_mail', json_build_object('shop', shop, 'notice', notice));
  end if;
end $$;

create function notice_of_order_move() returns trigger
  language plpgsql as $$
begin
  if new.to_state = 'placed' then
    perform add_notice('order_placed', new.order_id, null, new.at);
  else
    perform add_notice('proof_answered', new.order_id, null, new.at, replace(new.to_state, 'proof_', ''));
  end if;
  return null;
end $$;

create constraint trigger order_history_add_notice after insert on order_history
  deferrable initially deferred for each row
  when (new.who_kind = 'customer' and new.to_state in ('placed', 'proof_approved', 'proof_rejected')
    and new.at > now() - interval '2 days')
  execute function notice_of_order_move();

create function notice_of_quote_move() returns trigger
  language plpgsql as $$
begin
  perform add_notice(case new.to_state when 'accepted' then 'quote_accepted' else 'quote_asked' end, null, new.quote_id,
    new.at);
  return null;
end $$;

create constraint trigger quote_history_add_notice after insert on quote_history
  deferrable initially deferred for each row
  when (new.who_kind in ('customer', 'guest') and new.to_state in ('requested', 'accepted')
    and new.at > now() - interval '2 days')
  execute function notice_of_quote_move();

create function notice_of_message() returns trigger
  language plpgsql as $$
begin
  perform add_notice('message_received', new.order_id, null, new.at);
  return null;
end $$;

create constraint trigger order_messages_add_notice after insert on order_messages
  deferrable initially deferred for each row
  when (new.who_kind = 'customer' and new.at > now() - interval '2 days')
  execute function notice_of_message();

create function notice_of_payment_move() returns trigger
  language plpgsql as $$
declare
  paid_order uuid := (select p.order_id from payments p where p.shop_id = new.shop_id and p.id = new.payment_id);
begin
  if new.to_state = 'charged_back' then
    perform add_notice('order_flagged', paid_order, null, new.at, 'charged_back');
  else
    perform add_notice('payment_reported', paid_order, null, new.at);
  end if;
  return null;
end $$;

create constraint trigger payment_history_add_notice after insert on payment_history
  deferrable initially deferred for each row
  when ((new.to_state = 'charged_back' or new.to_state = 'in_review' and new.who_kind = 'customer')
    and new.at > now() - interval '2 days')
  execute function notice_of_payment_move();

create function notice_of_differing_payment() returns trigger
  language plpgsql as $$
begin
  perform add_notice('order_flagged', new.order_id, null, new.updated_at, 'payment_differs');
  return null;
end $$;

create constraint trigger mercado_pago_payments_add_notice after insert on mercado_pago_payments
  deferrable initially deferred for each row
  when (new.flag is not null) execute function notice_of_differing_payment();
create constraint trigger mercado_pago_payments_change_notice after update of flag on mercado_pago_payments
  deferrable initially deferred for each row
  when (new.flag is not null and new.flag is distinct from old.flag) execute function notice_of_differing_payment();

create function notice_of_change_answer() returns trigger
  language plpgsql as $$
begin
  perform add_notice('change_answered', new.order_id, null, new.answered_at,
    case new.state when 'done' then 'accepted' else 'refused' end);
  return null;
end $$;

-- A yes that somebody of the shop wrote down came with its evidence, and the shop knows of it.
create constraint trigger order_changes_add_notice after update of state on order_changes
  deferrable initially deferred for each row
  when (old.state = 'proposed' and new.state in ('done', 'refused') and new.answered_at is not null
    and new.evidence is null)
  execute function notice_of_change_answer();

-- Money over what the order costs is looked for where it can come about, when all is written: the order ended or costs
-- less, or money came. The same sum of the same order is told once. What was settled of it counts as in the list of flags.
create function add_refund_notice(of_order uuid, at timestamptz) returns void
  language plpgsql as $$
declare
  paid bigint;
  returned bigint;
  owed bigint;
begin
  select coalesce(sum(p.amount - p.refunded) filter (where p.state = 'approved'), 0),
    coalesce(sum(case p.state when 'approved' then p.refunded else p.amount end)
      filter (where p.state in ('approved', 'refunded', 'charged_back')), 0)
  into paid, returned
  from payments p where p.shop_id = current_shop() and p.order_id = of_order;
  select paid - case when o.state in ('cancelled', 'expired') then 0 else o.total end
    - coalesce((select greatest(0, s.owed - greatest(0, returned - s.went_back))
        from order_settlements s where s.shop_id = o.shop_id and s.order_id = o.id and s.kind = 'refund_owed'
        order by s.sequence desc limit 1), 0)
  into owed
  from orders o where o.shop_id = current_shop() and o.id = of_order;
  if owed > 0 and not exists (select from notices n where n.shop_id = current_shop() and n.order_id = of_order
    and n.detail = 'refund_owed' and n.amount = owed)
  then
    perform add_notice('order_flagged', of_order, null, add_refund_notice.at, 'refund_owed', owed);
  end if;
end $$;

create function notice_of_order_ended() returns trigger
  language plpgsql as $$
begin
  perform add_refund_notice(new.id, new.moved_at);
  return null;
end $$;

create constraint trigger orders_add_notice after update of state, total on orders
  deferrable initially deferred for each row
  when (new.total < old.total or new.state in ('cancelled', 'expired') and new.state <> old.state)
  execute function notice_of_order_ended();

create function notice_of_money() returns trigger
  language plpgsql as $$
begin
  perform add_refund_notice(new.order_id, new.at);
  return null;
end $$;

create constraint trigger money_moves_add_notice after insert on money_moves
  deferrable initially deferred for each row
  when (new.amount > 0 and new.at > now() - interval '2 days') execute function notice_of_money();
