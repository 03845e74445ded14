-- What a shop answers again and again, under a name; `{nombre}` and `{pedido}` are filled where it is used.
create table saved_replies (
  shop_id integer not null default current_shop(),
  id integer generated always as identity,
  name text not null check (name <> ''),
  text text not null check (text <> ''),
  primary key (shop_id, id)
);
select protect_by_shop('saved_replies');
create unique index saved_replies_by_name on saved_replies (shop_id, lower(name));
