/** Many products of a shop changed at once, and taken back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGenerics } from '../catalog/save-generics.ts'

let office: TestOffice
let owner: OfficeBrowser
let ids: number[]
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  const tiers = [
    { min_quantity: 1, cost: 100_000 },
    { min_quantity: 100, cost: 80_000 },
  ]
  const drafts = ['A', 'B', 'C'].map((code) =>
    genericDraft(code, `Agenda ${code}`, { products: [variantDraft(`${code}-1`, { tiers })] }),
  )
  const free = genericDraft('D', 'Agenda D', { products: [variantDraft('D-1', { tiers: [] })] })
  const numbered = await office.services.database.inShop(office.testShops.pampa, (tx) =>
    saveGenerics(tx, [...drafts, free]),
  )
  ids = ['A', 'B', 'C', 'D'].map((code) => numbered.get(code) ?? 0)
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const priceOf = async (Id: number | undefined) =>
  (await desk().getProduct({ Id: Id ?? 0 })).variants[0]?.tiers.map(({ price }) => price)

test('prices rise as the preview said, those without a price stay, and the run is taken back whole [OWN-05]', async () => {
  const act = { kind: 'price', percent: 10, rounding: '10' } as const
  const before = await priceOf(ids[0])
  const preview = await desk().previewProductRun({ act, Filtro: 'agenda' })
  expect(preview.products.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  expect(preview.same.map(({ code }) => code)).toEqual(['D'])
  expect(await priceOf(ids[0])).toEqual(before)
  const run = await desk().startProductRun({ act, products: preview.products })
  expect([run.products, run.act, run.left]).toEqual([3, act, []])
  const after = await priceOf(ids[0])
  expect(Math.min(...(after ?? []).map(Number))).toBe(preview.samples[0]?.after.price)
  expect(after?.map((price) => price % 10)).toEqual([0, 0])
  const undone = await desk().undoProductRun({ Id: run.id })
  expect([undone.kept, undone.undoneAt === null]).toEqual([[], false])
  expect(await priceOf(ids[0])).toEqual(before)
  expect(await codeOf(desk().undoProductRun({ Id: run.id }))).toBe('product_run_undone')
  expect((await desk().getProductRuns({})).items[0]?.id).toBe(run.id)
})

test('what somebody changed after they were looked at is left out, and what changed after the run stays [OWN-05] [ADM-21]', async () => {
  const act = { kind: 'publish', isPublished: false } as const
  const { products } = await desk().previewProductRun({ act, products: ids })
  await desk().saveProduct({ Id: ids[0] ?? 0, tag: 'Nuevo' })
  const run = await desk().startProductRun({ act, products })
  expect([run.products, run.left.map(({ code }) => code)]).toEqual([3, ['A']])
  expect((await desk().getProductCounts({})).hidden).toBe(3)
  // shown and hidden again is as the run left it; of D the name alone changes, which the run did not touch
  await desk().publishProduct({ Id: ids[1] ?? 0, isPublished: true })
  await desk().saveProduct({ Id: ids[3] ?? 0, name: 'Agenda nueva' })
  const undone = await desk().undoProductRun({ Id: run.id })
  expect(undone.kept.map(({ code }) => code)).toEqual(['B'])
  expect((await desk().getProductCounts({})).hidden).toBe(0)
  expect((await desk().getProduct({ Id: ids[3] ?? 0 })).name).toBe('Agenda nueva')
  const { items } = await desk().getChanges({ kind: 'product_run' })
  expect(items.map(({ call }) => call).slice(0, 2)).toEqual(['undoProductRun', 'startProductRun'])
})

test('weight and sides come to those that lack them, or to all, and go back [OWN-05] [OWN-01]', async () => {
  const measures = { unitWeight: 350.5, height: 10, length: 12, width: 9 }
  const measuresOf = async (Id = 0) => {
    const { unitWeight, height, length, width } = await desk().getProduct({ Id })
    return { unitWeight, height, length, width }
  }
  const before = await Promise.all(ids.map(measuresOf))
  await desk().saveProduct({ Id: ids[1] ?? 0, unitWeight: 0 })
  const act = { kind: 'measures', ...measures, isOnlyMissing: true } as const
  const some = await desk().previewProductRun({ act, products: ids })
  expect(some.products.map(({ id }) => id)).toEqual([ids[1]])
  expect(some.samples[0]?.after.measures).toEqual(measures)
  const all = await desk().previewProductRun({ act: { ...act, isOnlyMissing: false }, products: ids })
  expect(all.products).toHaveLength(4)
  const run = await desk().startProductRun({ act, products: some.products })
  expect(run.act).toEqual(act)
  expect(await measuresOf(ids[1])).toEqual(measures)
  expect((await desk().getProductCounts({})).measures).toBe(0)
  await desk().undoProductRun({ Id: run.id })
  expect((await desk().getProductCounts({})).measures).toBe(1)
  await desk().saveProduct({ Id: ids[1] ?? 0, unitWeight: before[1]?.unitWeight ?? 0 })
  expect(await Promise.all(ids.map(measuresOf))).toEqual(before)
})

test('variants are offered on order in so many days, and go back to be counted [OWN-05]', async () => {
  const offerOf = async (Id = 0) =>
    (await desk().getProduct({ Id })).variants.map(({ availability, onOrderDays, stock }) => [
      availability,
      onOrderDays,
      stock,
    ])
  const before = await offerOf(ids[0])
  const act = { kind: 'availability', availability: 'on_order', onOrderDays: 15 } as const
  const preview = await desk().previewProductRun({ act, products: ids })
  expect(preview.samples[0]).toMatchObject({ before: { availability: 'stock' }, after: { onOrderDays: 15 } })
  const run = await desk().startProductRun({ act, products: preview.products })
  expect(await offerOf(ids[0])).toEqual([['on_order', 15, before[0]?.[2]]])
  expect((await desk().previewProductRun({ act, products: ids })).products).toEqual([])
  await desk().undoProductRun({ Id: run.id })
  expect(await offerOf(ids[0])).toEqual(before)
})

test('a category becomes the main one, one that is not there is refused, and who only looks runs nothing [OWN-05] [ADM-03]', async () => {
  const family = await office.services.database.inShop(office.testShops.pampa, (tx) =>
    saveFamily(tx, { title: 'Papelería', icon_url: null, position: 1 }),
  )
  const act = { kind: 'family', family } as const
  const { products } = await desk().previewProductRun({ act, products: ids.slice(0, 1) })
  await desk().startProductRun({ act, products })
  expect((await desk().getProduct({ Id: ids[0] ?? 0 })).families[0]?.title).toBe('Papelería')
  const missing = { kind: 'family', family: family + 99 } as const
  expect(await codeOf(desk().previewProductRun({ act: missing, products: ids }))).toBe('not_found')
  const sales = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  expect(await codeOf(desk(sales).previewProductRun({ act, products: ids }))).toBe('not_allowed')
  const neighbour = desk(await office.enter('vecina@andina.example', 'andina'), 'andina')
  expect((await neighbour.getProductRuns({})).items).toEqual([])
  expect(await codeOf(neighbour.undoProductRun({ Id: 1 }))).toBe('not_found')
})
