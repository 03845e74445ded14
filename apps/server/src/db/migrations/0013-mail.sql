-- Every mail that was asked for, once per event. Without a mail server the demo's mailbox shows them.
create table mails (
  shop_id integer not null default current_shop() references shops (id),
  -- names the event: 'order-placed.<order>'; a repeated job finds its row
  event text not null,
  message_id text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  created_at timestamptz not null,
  -- when the mail server took it, or the mailbox
  sent_at timestamptz,
  primary key (shop_id, event)
);
create index mails_by_time on mails (shop_id, created_at);
select protect_by_shop('mails');
