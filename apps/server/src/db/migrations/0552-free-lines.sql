-- Lines that name no product, which sellers write into quotes, in the orders that these become: they hold no stock and
-- have nothing made on them.

alter table order_lines alter column product_id drop not null;
alter table order_lines alter column generic_product_id drop not null;
alter table order_lines add check ((product_id is null) = (generic_product_id is null));
alter table order_lines add check (product_id is not null or (sku = '' and customization is null));
