import { productsListExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { fromListTables, toListTables } from './list-tables.ts'

test('a list of products comes to the browser with all that its cards and facets show', () => {
  const { items, facets, ...counts } = productsListExample.gives
  const list = fromListTables(toListTables(productsListExample.gives))
  expect(list).toMatchObject(counts)
  expect(list.facets).toMatchObject({
    colors: facets.colors,
    materials: facets.materials,
    price: facets.price,
  })
  expect(list.facets.families[0]?.url).toBe(facets.families[0]?.url)
  const [product] = items
  expect(list.items[0]).toMatchObject({
    name: product?.name,
    price: product?.price,
    colors: product?.colors,
    printing_types: product?.printing_types,
    featured_img: { image_url: product?.featured_img?.image_url },
    second_img: { image_url: product?.second_img?.image_url },
  })
})

test('price steps and materials travel to the templates that show them, and to no other [LAYOUT-04]', () => {
  const carried = (marks?: 'techniques' | 'materials' | 'tiers') =>
    fromListTables(toListTables(productsListExample.gives, marks)).items[0]
  const [product] = productsListExample.gives.items
  expect(carried('tiers')).toMatchObject({ price_tiers: product?.price_tiers, materials: [] })
  expect(carried('materials')).toMatchObject({ price_tiers: [], materials: product?.materials })
  expect(carried()).toMatchObject({ price_tiers: [], materials: [] })
})
