/** The SQL of the hand-written shop, each a prepared statement: $1 is the shop. */
type Prepared = { name: string; text: string }

export const listPage: Prepared = {
  name: 'list-page',
  text: `
    select l.generic_id as id, l.cost_from, l.stock, g.card,
      (select total from reference.list_counts) as total
    from (
      select generic_id, cost_from, stock, trending, slot from generic_listings
      where shop_id = $1 and published order by trending desc, slot limit 24 offset $2
    ) l
    join generics g on g.shop_id = $1 and g.id = l.generic_id
    order by l.trending desc, l.slot`,
}

export const listFacets: Prepared = {
  name: 'list-facets',
  text: `select facet, value, count from reference.list_facets order by facet, count desc, value`,
}

export const listPriceRange: Prepared = {
  name: 'list-price-range',
  text: 'select lowest, highest from reference.list_counts',
}

export const searchPage: Prepared = {
  name: 'search-page',
  text: `
    select l.generic_id as id, l.cost_from, l.stock, g.card, m.total
    from (
      select s.product_id, ts_rank(s.document, q) as rank, count(*) over ()::int as total
      from reference.product_search s, plainto_tsquery('spanish', $3) q
      where s.document @@ q
      order by rank desc, s.product_id limit 24 offset $2
    ) m
    join generic_listings l on l.shop_id = $1 and l.generic_id = m.product_id and l.published
    join generics g on g.shop_id = $1 and g.id = m.product_id
    order by m.rank desc, m.product_id`,
}

export const searchFacets: Prepared = {
  name: 'search-facets',
  text: `
    select facet, value, count(*)::int as count
    from reference.product_search s join reference.product_values v using (product_id)
    where s.document @@ plainto_tsquery('spanish', $1)
    group by facet, value order by facet, count desc, value`,
}

export const searchPriceRange: Prepared = {
  name: 'search-price-range',
  text: `
    select min(l.cost_from) as lowest, max(l.cost_from) as highest
    from reference.product_search s
    join generic_listings l on l.shop_id = $1 and l.generic_id = s.product_id and l.published
    where s.document @@ plainto_tsquery('spanish', $2)`,
}

export const productDetail: Prepared = {
  name: 'product-detail',
  text: `
    select g.id, g.external_id, g.name, g.url, g.type, g.published, g.featured, g.document,
      (select json_agg(json_build_object('id', c.id, 'title', c.title, 'url', c.url, 'icon_url', c.icon_url,
          'main', f.main) order by f.position)
        from generic_families f join families c on c.shop_id = f.shop_id and c.id = f.family_id
        where f.shop_id = g.shop_id and f.generic_id = g.id) as families,
      (select json_agg(json_build_object('id', t.id, 'name', t.name))
        from techniques t where t.shop_id = g.shop_id and t.id = any(g.technique_ids)) as printing_types,
      (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'stock', v.stock,
          'reserved_stock', v.reserved_stock, 'active', v.active, 'tiers', v.tiers, 'document', v.document,
          'availability', v.availability, 'on_order_days', v.on_order_days) order by v.position)
        from variants v where v.shop_id = g.shop_id and v.generic_id = g.id and v.active) as products
    from generics g where g.shop_id = $1 and g.id = $2 and g.published`,
}

export const relatedProducts: Prepared = {
  name: 'related-products',
  text: `
    select l.generic_id as id, l.cost_from, l.stock, g.card
    from generic_listings l join generics g on g.shop_id = l.shop_id and g.id = l.generic_id
    where l.shop_id = $1 and l.published and l.generic_id <> $2
      and l.main_family = (select main_family from generic_listings where shop_id = $1 and generic_id = $2)
    order by l.trending desc, l.slot limit 4`,
}
