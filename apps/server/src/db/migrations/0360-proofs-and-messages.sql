-- Pictures of how an order will be, each with its buyer's answer. What was approved is evidence of what was agreed.
create table order_proofs (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  number integer not null check (number > 0),
  -- null: forgotten with its person
  file_key text,
  preview_key text,
  content_type text not null,
  comment text not null,
  sent_at timestamptz not null,
  sent_by text not null,
  -- null: it waits for one
  answer text check (answer in ('approved', 'rejected')),
  answered_at timestamptz,
  answered_by text,
  answer_comment text not null default '',
  primary key (shop_id, order_id, number),
  foreign key (shop_id, order_id) references orders,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check ((file_key is null) = (preview_key is null))
);
select protect_by_shop('order_proofs');

-- An answer is given once, of what was seen: from then on neither it nor the picture changes. What is forgotten
-- becomes null or loses its words.
create function keep_proofs() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  if (new.number, new.order_id, new.sent_at) is distinct from (old.number, old.order_id, old.sent_at)
    or (new.file_key is not null and new.file_key is distinct from old.file_key)
    or (new.preview_key is not null and new.preview_key is distinct from old.preview_key)
    or (old.answer is not null
      and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)) then
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  return new;
end $$;

create trigger order_proofs_keep before update or delete on order_proofs
  for each row execute function keep_proofs();

-- What buyer and workshop write to each other about an order.
create table order_messages (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  who_kind text not null check (who_kind in ('customer', 'staff')),
  who_id text not null,
  who_name text not null,
  text text not null check (text <> ''),
  at timestamptz not null,
  -- when the other side first saw it
  read_at timestamptz,
  primary key (shop_id, order_id, sequence),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('order_messages');
create index order_messages_unread on order_messages (shop_id, order_id) where read_at is null;
