-- Two people at one product lose nothing: each change of what its page in the office shows raises its version. Triggers
-- raise it, so that no writer forgets to. Stock does not: orders move it all the time.
alter table generics add column version integer not null default 1;

create trigger generics_raise_version
  before update of name, type, published, featured, technique_ids, document on generics
  for each row when (new.version = old.version
    and (new.name, new.type, new.published, new.featured, new.technique_ids, new.document)
      is distinct from (old.name, old.type, old.published, old.featured, old.technique_ids, old.document))
  execute function raise_version();

-- Once with each transaction: a product that is new, or was changed in it already, has a new version.
create function raise_version_of_generic() returns trigger
  language plpgsql as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  update generics set version = version + 1
  where shop_id = changed.shop_id and id = changed.generic_id and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create trigger variants_raise_version
  after update of position, document, tiers, active, availability, on_order_days on variants
  for each row when ((new.position, new.document, new.tiers, new.active, new.availability, new.on_order_days)
    is distinct from (old.position, old.document, old.tiers, old.active, old.availability, old.on_order_days))
  execute function raise_version_of_generic();
create trigger variants_added_raise_version after insert on variants
  for each row execute function raise_version_of_generic();
create trigger generic_families_raise_version after insert or update or delete on generic_families
  for each row execute function raise_version_of_generic();

-- What the office looks for and narrows its list of products by, those that are not shown too. Without accents and in
-- lower case, `words` has the name, the code and every sku.
alter table generic_listings add column code text collate "C" not null default '';
alter table generic_listings add column words text not null default '';
alter table generic_listings add column has_picture boolean not null default false;

do $$
declare
  shop integer;
  before text := current_setting('estampa.shop', true);
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update generic_listings l set code = g.external_id,
      has_picture = jsonb_array_length(g.document -> 'images') > 0,
      words = lower(unaccent(concat_ws(' ', g.name, g.external_id, (
        select string_agg(v.sku, ' ' order by v.position) from variants v
        where v.shop_id = g.shop_id and v.generic_id = g.id))))
    from generics g where g.shop_id = l.shop_id and g.id = l.generic_id;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;

create index generic_listings_of_all_by_name on generic_listings (shop_id, name_key, slot);
create index generic_listings_of_all_by_code on generic_listings (shop_id, code, slot);
-- what is unfinished is little in most shops
create index generic_listings_hidden on generic_listings (shop_id, slot) where not published;
create index generic_listings_without_price on generic_listings (shop_id, slot) where cost_from is null;
create index generic_listings_without_picture on generic_listings (shop_id, slot) where not has_picture;
create index generic_listings_without_stock on generic_listings (shop_id, slot) where stock <= 0 and not on_order;
