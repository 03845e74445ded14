-- How a variant is offered: as many as are counted, always (on order, with days of its own), or not at all.
alter table variants add column availability text not null default 'stock'
  check (availability in ('stock', 'on_order', 'none'));
-- business days until it is there, before production
alter table variants add column on_order_days integer check (on_order_days between 0 and 365);
-- more may be held of what is on order than is there
alter table variants drop constraint variants_check;
alter table variants add constraint variants_reserved_stock_check
  check (reserved_stock >= 0 and (availability = 'on_order' or reserved_stock <= stock));

-- Some variant of the product is on order: whatever number of units is looked for, it is there.
alter table generic_listings add column on_order boolean not null default false;

-- A product's available units follow its counted variants, whoever changes them.
create or replace function recount_stock() returns trigger
  language plpgsql as $$
begin
  update generic_listings l set stock = l.stock + d.delta
  from (
    select shop_id, generic_id, sum(delta) as delta from (
      select shop_id, generic_id,
        case when active and availability = 'stock' then stock - reserved_stock else 0 end as delta from after
      union all
      select shop_id, generic_id,
        case when active and availability = 'stock' then reserved_stock - stock else 0 end from before
    ) changes
    group by shop_id, generic_id
    having sum(delta) <> 0
    order by generic_id
  ) d
  where l.shop_id = d.shop_id and l.generic_id = d.generic_id;
  return null;
end $$;
