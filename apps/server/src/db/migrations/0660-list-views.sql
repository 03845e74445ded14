-- Lists beside that of orders have views too: each view says of which list it is.
alter table order_views rename to list_views;
alter table list_views rename constraint order_views_pkey to list_views_pkey;
alter table list_views add column list text not null default 'orders' check (list in ('orders', 'products'));
alter table list_views alter column list drop default;
drop index order_views_of_person;
create index list_views_of_person on list_views (shop_id, list, staff_id);
