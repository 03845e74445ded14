-- Filters of the list of orders under a name, of one person or of the shop: the list's address says them.
create table order_views (
  shop_id integer not null default current_shop(),
  id integer generated always as identity,
  -- who made it; theirs as long as they work here
  staff_id integer not null,
  name text not null check (name <> ''),
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, staff_id) references staff on delete cascade
);
select protect_by_shop('order_views');
create index order_views_of_person on order_views (shop_id, staff_id);

-- What the list can be narrowed by beside states, without the orders' papers, which are ten times as wide.
create index orders_traits on orders (shop_id, placed_at, number)
  include (id, state, money_state, is_decorated, delivery_method, moved_at);
create index production_jobs_of_technique on production_jobs (shop_id, technique_id, order_id) where units > 0;
