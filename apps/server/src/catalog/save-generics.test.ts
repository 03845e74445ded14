import { afterAll, beforeAll, expect, test } from 'vitest'
import { mugDraft, poloDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { listTechniques, saveTechnique } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { findGenerics, findVariantIds } from './catalog.store.ts'
import { saveFamily } from './families.store.ts'
import { saveGeneric, saveGenerics } from './save-generics.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const findOne = async (id: number) => (await inPampa((tx) => findGenerics(tx, [id, 99_999]))).get(id)
const version = () =>
  inPampa((tx) =>
    tx.selectFrom('shops').select('version').where('id', '=', testShops.pampa).executeTakeFirst(),
  )

test('a saved product comes back whole, and the same input changes nothing [IMP-01]', async () => {
  const family = await inPampa((tx) => saveFamily(tx, { title: 'Tazas', icon_url: null, position: 1 }))
  const technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  const draft = mugDraft({ families: [{ id: family, main: true }], printing_types: [technique] })
  const id = await inPampa((tx) => saveGeneric(tx, draft))
  const before = await version()
  expect(await inPampa((tx) => saveGeneric(tx, draft))).toBe(id)
  expect(await version()).toEqual(before)
  const saved = await findOne(id)
  const { families: _, printing_types: __, products, ...rest } = draft
  expect(saved).toMatchObject(rest)
  expect(saved?.families).toEqual([{ id: family, title: 'Tazas', url: 'tazas', icon_url: null, main: true }])
  expect(saved?.printing_types).toEqual([{ id: technique, name: 'Serigrafía' }])
  expect(saved?.products).toEqual(
    products.map((variant) => expect.objectContaining({ ...variant, reserved_stock: 0 })),
  )
})

test('a technique comes back with its prices [API-20]', async () => {
  const id = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  expect((await inPampa(listTechniques)).get(id)).toEqual({ id, ...screenPrinting() })
})

test('a variant that is no longer brought becomes inactive and keeps its id [IMP-01]', async () => {
  const id = await inPampa((tx) => saveGeneric(tx, poloDraft()))
  const skus = poloDraft().products.map((variant) => variant.sku)
  const ids = await inPampa((tx) => findVariantIds(tx, skus))
  await inPampa((tx) => saveGeneric(tx, poloDraft({ products: poloDraft().products.slice(1) })))
  const saved = await findOne(id)
  expect(saved?.products.filter((variant) => !variant.active).map((variant) => variant.id)).toEqual([
    ids.get(skus[0] ?? ''),
  ])
})

test('a sku of another product is an error that changes nothing [IMP-01]', async () => {
  const thief = mugDraft({ external_id: 'THIEF', products: [variantDraft('POLO-7-NM', {})] })
  await expect(inPampa((tx) => saveGenerics(tx, [thief]))).rejects.toThrow('POLO-7-NM')
})

test('another shop neither sees nor changes products [API-15]', async () => {
  const id = await inPampa((tx) => saveGeneric(tx, poloDraft()))
  const inAndina = <T>(work: (tx: Tx) => Promise<T>) =>
    testShops.services.database.inShop(testShops.andina, work)
  expect(await inAndina((tx) => findGenerics(tx, [id]))).toEqual(new Map())
  const other = await inAndina((tx) => saveGeneric(tx, poloDraft({ name: 'Polo andino' })))
  expect(other).not.toBe(id)
  expect((await findOne(id))?.name).toBe('Chomba de piqué Ribera')
})
