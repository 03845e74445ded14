import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { genericDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { saveFamily } from './families.store.ts'
import type { GenericDraft } from './generics.store.ts'
import { type Listing, listProducts } from './listing.store.ts'
import type { ListingOrder, ListingQuery } from './listing-pages.store.ts'
import { saveGenerics } from './save-generics.ts'

const colors = ['Rojo', 'Azul', 'Verde', 'Negro']
const sizes = ['S', 'M', 'L']
const materials = ['Acero', 'Algodón', 'Corcho']
const brands = ['Cumbre', 'Ribera']
const nouns = ['Taza', 'Remera', 'Mochila']
const MANY = 400

/** A product as plain lists, to count by looking at each one. */
type Plain = {
  id: number
  name: string
  family: string[]
  color: string[]
  size: string[]
  material: string[]
  brand: string[]
  technique: string[]
  featured: boolean
  cost: number
  stock: number
}

let testShops: TestShops
let plain: Plain[]
const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)

beforeAll(async () => {
  testShops = await openTestShops()
  const drafts = randomDrafts(await inPampa(saveGroups))
  const ids = await inPampa((tx) => saveGenerics(tx, drafts))
  plain = drafts
    .filter((draft) => draft.published)
    .map((draft) => plainOf(draft, ids.get(draft.external_id) ?? 0))
})
afterAll(() => testShops.close())

async function saveGroups(tx: Tx) {
  const families: number[] = []
  for (const title of ['Uno', 'Dos', 'Tres']) {
    families.push(await saveFamily(tx, { title, icon_url: null, position: 0 }))
  }
  const techniques: number[] = []
  for (const key of ['screen_printing', 'laser']) {
    techniques.push(await saveTechnique(tx, screenPrinting({ key, name: key })))
  }
  return { families, techniques }
}

/** The same products in every run. */
function randomDrafts({
  families,
  techniques,
}: {
  families: number[]
  techniques: number[]
}): GenericDraft[] {
  const some = <T>(list: readonly T[]) => fc.subarray([...list])
  const one = fc.record({
    noun: fc.constantFrom(...nouns),
    families: some(families),
    techniques: some(techniques),
    colors: some(colors),
    sizes: some(sizes),
    materials: some(materials),
    brands: some(brands),
    featured: fc.boolean(),
    published: fc.integer({ min: 0, max: 9 }).map((digit) => digit > 0),
    cost: fc.integer({ min: 1, max: 300 }),
    stock: fc.integer({ min: 0, max: 60 }),
  })
  return fc.sample(one, { numRuns: MANY, seed: 7 }).map((said, index) => {
    const pairs = said.colors.flatMap((color) => said.sizes.map((size) => ({ color, size })))
    const products = (pairs.length ? pairs : [{ color: '-', size: '.' }]).map((pair, at) =>
      variantDraft(`R${index}-${at}`, {
        ...pair,
        stock: said.stock,
        tiers: [{ min_quantity: 1, cost: said.cost * 100 }],
      }),
    )
    return genericDraft(`R${index}`, `${said.noun} ${index}`, {
      featured: said.featured,
      published: said.published,
      families: said.families.map((id) => ({ id, main: true })),
      printing_types: said.techniques,
      subattributes: [
        ...said.materials.map((name, id) => ({ id, name, attribute_name: 'Material' })),
        ...said.brands.map((name) => ({ id: 2, name, attribute_name: 'Marca' })),
      ],
      products,
    })
  })
}

function plainOf(draft: GenericDraft, id: number): Plain {
  const said = (values: string[]) => [...new Set(values.filter((value) => value !== '-' && value !== '.'))]
  return {
    id,
    name: draft.name,
    family: draft.families.map((family) => String(family.id)),
    color: said(draft.products.map((one) => one.color)),
    size: said(draft.products.map((one) => one.size)),
    material: named(draft, 'Material'),
    brand: named(draft, 'Marca'),
    technique: draft.printing_types.map(String),
    featured: draft.featured,
    cost: draft.products[0]?.tiers[0]?.cost ?? 0,
    stock: draft.products.reduce((sum, one) => sum + one.stock, 0),
  }
}

function named({ subattributes }: GenericDraft, attribute: string): string[] {
  return subattributes.filter((one) => one.attribute_name === attribute).map((one) => one.name)
}

const groups = ['family', 'color', 'size', 'material', 'brand', 'technique'] as const
type Group = (typeof groups)[number]
type Wanted = Omit<ListingQuery, 'search' | 'order' | 'offset' | 'limit'> & { noun: string | null }

function chosen(wanted: Wanted): Record<Group, readonly string[]> {
  const {
    families,
    colors: color,
    sizes: size,
    materials: material,
    brands: brand,
    printing_types,
  } = wanted.chosen
  return { family: families, color, size, material, brand, technique: printing_types }
}

function fits(one: Plain, wanted: Wanted, except?: Group | 'price'): boolean {
  const values = chosen(wanted)
  const inGroups = groups.every(
    (group) =>
      group === except ||
      values[group].length === 0 ||
      values[group].some((value) => one[group].includes(value)),
  )
  const { cost } = wanted
  const inPrice = except === 'price' || !cost || (cost.from <= one.cost && one.cost <= cost.to)
  const isFeatured = !wanted.featured || one.featured
  const isSaid = wanted.noun === null || one.name.startsWith(wanted.noun)
  return inGroups && inPrice && isFeatured && isSaid && one.stock >= wanted.stock
}

function countByLooking(wanted: Wanted) {
  const docs = groups.flatMap((group) => {
    const found = plain.filter((one) => fits(one, wanted, group)).flatMap((one) => one[group])
    return [...Map.groupBy(found, (value) => value)].map(([value, all]) => `${group} ${value} ${all.length}`)
  })
  const costs = plain.filter((one) => fits(one, wanted, 'price')).map((one) => one.cost)
  return {
    total: plain.filter((one) => fits(one, wanted)).length,
    facets: docs.sort(),
    lowest: costs.length ? Math.min(...costs) : null,
    highest: costs.length ? Math.max(...costs) : null,
  }
}

function countOf({ total, facets, lowest, highest }: Listing) {
  const docs = facets.map(({ facet, value, docs }) => `${facet} ${value} ${docs}`)
  return { total, facets: docs.sort(), lowest, highest }
}

const some = (list: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...list]) })
const range = fc
  .tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const anyFilter = fc.record({
  chosen: fc.record({
    families: some(['1', '2', '3']),
    colors: some(colors),
    sizes: some(sizes),
    materials: some(materials),
    brands: some(brands),
    printing_types: some(['1', 'laser']).map((list) => list.map((key) => (key === 'laser' ? '2' : key))),
  }),
  featured: fc.boolean(),
  stock: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 })),
  cost: fc.oneof(fc.constant(null), range),
  noun: fc.oneof(fc.constant(null), fc.constantFrom(...nouns)),
})

function queryOf({ noun, ...filters }: Wanted, more: Partial<ListingQuery> = {}): ListingQuery {
  const search = noun ? [{ index: 0, word: noun.toLowerCase(), kind: 'said' as const }] : []
  return { ...filters, search, order: 'relevance', offset: 0, limit: 24, ...more }
}

test('totals, facets and price ranges agree with looking at every product [API-15, ROUTE-14]', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (wanted) => {
      const listing = await inPampa((tx) => listProducts(tx, queryOf(wanted)))
      expect(countOf(listing)).toEqual(countByLooking(wanted))
      expect(listing.items.length).toBe(Math.min(24, listing.total))
    }),
    { numRuns: 150, seed: 11 },
  )
})

const orders: ListingOrder[] = ['relevance', 'price asc', 'price desc', 'name asc', 'newest']

test('the pages of every order hold each match once [API-15]', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, fc.constantFrom(...orders), async (wanted, order) => {
      const seen: number[] = []
      for (let offset = 0; offset < MANY; offset += 100) {
        const page = await inPampa((tx) => listProducts(tx, queryOf(wanted, { order, offset, limit: 100 })))
        seen.push(...page.items.map((item) => item.id))
      }
      const found = plain.filter((one) => fits(one, wanted))
      expect([...seen].sort((a, b) => a - b)).toEqual(found.map((one) => one.id).sort((a, b) => a - b))
      const costs = seen.map((id) => found.find((one) => one.id === id)?.cost ?? 0)
      if (order === 'price asc') expect(costs).toEqual([...costs].sort((a, b) => a - b))
      if (order === 'price desc') expect(costs).toEqual([...costs].sort((a, b) => b - a))
    }),
    { numRuns: 40, seed: 12 },
  )
})
