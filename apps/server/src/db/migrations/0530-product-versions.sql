-- Answers are kept with the versions that were read with them: of their shop, and of each product whose stock they
-- show. Selling makes the versions of the sold products grow and no others, and is announced with the new ones.
alter table generic_listings add column version bigint not null default 1;

-- A product's available units follow its counted variants, whoever changes them.
create or replace function recount_stock() returns trigger
  language plpgsql as $$
declare
  announced text;
begin
  for announced in with counted as (
    update generic_listings l set stock = l.stock + d.delta, version = l.version + 1
    from (
      select shop_id, generic_id, sum(delta) as delta from (
        select shop_id, generic_id,
          case when active and availability = 'stock' then stock - reserved_stock else 0 end as delta from after
        union all
        select shop_id, generic_id,
          case when active and availability = 'stock' then reserved_stock - stock else 0 end from before
      ) changes
      group by shop_id, generic_id
      order by generic_id
    ) d
    where l.shop_id = d.shop_id and l.generic_id = d.generic_id
    returning l.shop_id, l.generic_id, l.version
  ), parts as (
    -- an announcement has at most 8,000 bytes
    select shop_id, generic_id, version, row_number() over (partition by shop_id order by generic_id) / 200 as part
    from counted
  )
  select shop_id || ' ' || string_agg(generic_id || ':' || version, ' ') from parts group by shop_id, part
  loop
    perform pg_notify('products_changed', announced);
  end loop;
  return null;
end $$;
