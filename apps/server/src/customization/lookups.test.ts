import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { genericDraft, mugDraft, poloDraft, screenPrinting } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { saveTechnique } from './customization.store.ts'
import { logoRules } from './logo-rules.ts'

let testShops: TestShops
let ids: { mug: number; polo: number; hidden: number }

const brand = (name: string) => [{ id: 2, name, attribute_name: 'Marca' }]

beforeAll(async () => {
  testShops = await openTestShops()
  ids = await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const mugs = [{ id: await saveFamily(tx, { title: 'Tazas', icon_url: null, position: 1 }), main: true }]
    const shirts = [
      { id: await saveFamily(tx, { title: 'Remeras', icon_url: null, position: 2 }), main: true },
    ]
    const ink = await saveTechnique(tx, screenPrinting())
    const thread = await saveTechnique(
      tx,
      screenPrinting({ key: 'embroidery', name: 'Bordado', pricing: 'stitches', minUnitsForPrinting: 12 }),
    )
    const subattributes = brand('Cumbre')
    const mug = await saveGeneric(tx, mugDraft({ families: mugs, printing_types: [ink], subattributes }))
    await saveGeneric(tx, genericDraft('T-2', 'Taza de viaje', { families: mugs, subattributes }))
    const polo = await saveGeneric(
      tx,
      poloDraft({ families: shirts, printing_types: [thread, ink], subattributes: brand('Ribera') }),
    )
    const secret = { published: false, printing_types: [ink], subattributes: brand('Oculta') }
    const hidden = await saveGeneric(tx, genericDraft('H-1', 'Prototipo', secret))
    return { mug, polo, hidden }
  })
})
afterAll(() => testShops.close())

const lookUp = (
  input: Parameters<ReturnType<TestShops['api']>['customization']['lookUp']>[0],
  shop = 'pampa',
) => testShops.api(shop).customization.lookUp(input)

describe('a POST to the root path', () => {
  test('gives the brands of all products with their numbers, the most usual first [API-24]', async () => {
    expect(await lookUp({ lookUp: 'brands' })).toEqual({
      lookUp: 'brands',
      brands: [
        { name: 'Cumbre', count: 2 },
        { name: 'Ribera', count: 1 },
      ],
    })
  })

  test('narrows brands by words, family and technique [API-24]', async () => {
    const named = async (more: object) => {
      const answer = await lookUp({ lookUp: 'brands', ...more })
      return answer.lookUp === 'brands' ? answer.brands : []
    }
    expect(await named({ text: 'viaje' })).toEqual([{ name: 'Cumbre', count: 1 }])
    expect(await named({ families: ['remeras'] })).toEqual([{ name: 'Ribera', count: 1 }])
    expect(await named({ printing_types: ['screen_printing'] })).toEqual([
      { name: 'Cumbre', count: 1 },
      { name: 'Ribera', count: 1 },
    ])
    expect(await named({ text: 'paraguas' })).toEqual([])
  })

  test('a brand’s number is what its filter finds in the list [API-24] [API-15]', async () => {
    const answer = await lookUp({ lookUp: 'brands' })
    for (const { name, count } of answer.lookUp === 'brands' ? answer.brands : []) {
      const { totalCount, facets } = await testShops.api('pampa').catalog.getProductsList({ brands: [name] })
      expect(totalCount).toBe(count)
      expect(facets.brands.map(({ value }) => value)).toContain(name)
    }
  })

  test('gives the techniques of given products, and which of them take each [API-24]', async () => {
    const products = [ids.mug, ids.polo, ids.hidden, 999_999]
    const answer = await lookUp({ lookUp: 'applicationTechniques', products })
    expect(answer).toMatchObject({
      applicationTechniques: [
        { key: 'screen_printing', name: 'Serigrafía', count: 2, products: [ids.mug, ids.polo] },
        { key: 'embroidery', name: 'Bordado', minUnitsForPrinting: 12, count: 1, products: [ids.polo] },
      ],
    })
  })

  test('gives the techniques of what a filter leaves [API-24]', async () => {
    const answer = await lookUp({ lookUp: 'applicationTechniques', brands: ['Cumbre'] })
    expect(answer).toMatchObject({ applicationTechniques: [{ key: 'screen_printing', count: 1 }] })
  })

  test('knows nothing of another shop’s [API-24]', async () => {
    expect(await lookUp({ lookUp: 'brands' }, 'andina')).toEqual({ lookUp: 'brands', brands: [] })
    const answer = await lookUp({ lookUp: 'applicationTechniques', products: [ids.mug] }, 'andina')
    expect(answer).toMatchObject({ applicationTechniques: [] })
  })

  test('leaves reading the root path alone, and refuses what it does not know [API-24]', async () => {
    const headers = { 'abp-tenantid': 'pampa', 'content-type': 'application/json' }
    const statuses = await Promise.all([
      fetch(`${testShops.origin}/`, { headers }),
      fetch(`${testShops.origin}/`, { method: 'POST', headers, body: '{"lookUp":"secrets"}' }),
      fetch(`${testShops.origin}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
      fetch(`${testShops.origin}/?tenancyName=pampa`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"lookUp":"brands"}',
      }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 404, 200])
  })
})

test('the palette groups colours by the kind of technique that applies them [API-26]', async () => {
  const palettes = await testShops.api('pampa').customization.getColorPalette({})
  expect(palettes.map(({ kind, printing_types }) => [kind, printing_types.map(({ key }) => key)])).toEqual([
    ['thread', ['embroidery']],
    ['ink', ['screen_printing']],
    ['vinyl', []],
  ])
  const colours = palettes.flatMap((palette) => palette.colours)
  const threads = palettes.find(({ kind }) => kind === 'thread')?.colours
  expect(threads).toEqual(logoRules.threadPalette)
  expect(colours.filter(({ name, hex }) => !/^#[0-9a-f]{6}$/.test(hex) || name === '')).toEqual([])
  for (const { colours } of palettes)
    expect(new Set(colours.map(({ name, number }) => `${name} ${number}`)).size).toBe(colours.length)
})

test('products filed before brands were are filed under theirs by the migration [API-24]', async () => {
  const before = await filedBrands()
  expect(before.map(({ label }) => label)).toEqual(['Cumbre', 'Ribera'])
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(testShops.pampa)])
  await owner.query("delete from generic_postings where facet = 'brand'")
  await owner.query("delete from generic_facets where facet = 'brand'")
  await owner.query(`update generic_filings set keys =
    array(select key from unnest(keys) key where key not like 'brand|%')`)
  expect(await filedBrands()).toEqual([])
  await owner.query(await readFile(new URL('../db/migrations/0046-brands.sql', import.meta.url), 'utf8'))
  await owner.end()
  expect(await filedBrands()).toEqual(before)
})

async function filedBrands() {
  return testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ label: string }>`
      select p.value, p.chunk, p.bits::text, f.docs, f.label, (
        select count(*) from generic_filings g where 'brand|' || p.value = any(g.keys)) as filed
      from generic_postings p join generic_facets f on f.facet = p.facet and f.value = p.value
      where p.facet = 'brand' order by p.value`.execute(tx)
    return rows
  })
}
