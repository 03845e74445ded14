/** What a product's history tells: by hand, as planned, of runs over many products and of imports. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { Tx } from '../db/database.ts'
import { insertRun, saveRunChanges } from '../import/runs/runs.store.ts'
import { productScheduleTasks } from './product-schedules.jobs.ts'

let office: TestOffice
let owner: OfficeBrowser
let ids: number[]
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  const drafts = ['A', 'B'].map((code) =>
    genericDraft(code, `Agenda ${code}`, {
      published: false,
      products: [variantDraft(`${code}-1`, { tiers: [{ min_quantity: 1, cost: 100_000 }] })],
    }),
  )
  const numbered = await inShop((tx) => saveGenerics(tx, drafts))
  ids = ['A', 'B'].map((code) => numbered.get(code) ?? 0)
})
afterAll(() => office.close())

const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
  office.services.database.inShop(office.testShops.pampa, work)
const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const historyOf = (Id = ids[0] ?? 0, before?: string) =>
  desk().getProductHistory({ Id, ...(before !== undefined && { before }) })

test('what a schedule does at its moment is told once, under the name of who planned it [ADM-05] [OWN-04]', async () => {
  const ana = await office.enter('ana@pampa.example', 'pampa', 'manager')
  const [Id = 0] = ids
  await desk(ana).scheduleProduct({
    Id,
    showAt: '2098-01-01T12:00:00.000Z',
    hideAt: '2099-01-01T12:00:00.000Z',
  })
  const { who } = (await historyOf()).items[0] ?? {}
  const at = (moment: string) =>
    productScheduleTasks.show_scheduled({}, { ...office.services, now: () => new Date(moment) })
  for (const moment of ['2098-01-01T12:00:30Z', '2098-01-01T12:01:30Z', '2099-01-01T12:00:30Z'])
    await at(moment)
  const told = (await historyOf()).items.slice(0, 2)
  expect(told).toMatchObject([
    { who, deed: { kind: 'change', call: 'hideAsScheduled' }, at: '2099-01-01T12:00:30.000Z' },
    {
      who,
      deed: { kind: 'change', call: 'showAsScheduled' },
      before: { isPublished: 'false' },
      after: { isPublished: 'true' },
    },
  ])
  expect(
    (await historyOf()).items.filter(({ deed }) => 'call' in deed && /AsScheduled/.test(deed.call)),
  ).toHaveLength(2)
  expect((await desk().getChanges({ kind: 'product' })).items.map(({ call }) => call)).toContain(
    'showAsScheduled',
  )
})

test('what a run changed of a product, and its undoing, are told with what was before [ADM-05] [OWN-05]', async () => {
  const act = { kind: 'price', percent: 8, rounding: '1' } as const
  const { products } = await desk().previewProductRun({ act, products: ids })
  const run = await desk().startProductRun({ act, products })
  const [first] = (await historyOf(ids[1])).items
  expect(first).toMatchObject({
    who: run.who,
    deed: { kind: 'run', run: run.id, isUndo: false },
    before: { tiers: ['B-1: 1 u. $\u00a01.000,00'] },
    after: { tiers: ['B-1: 1 u. $\u00a01.080,00'] },
  })
  await desk().undoProductRun({ Id: run.id })
  const [back, , ...earlier] = (await historyOf(ids[1])).items
  expect(back).toMatchObject({
    deed: { kind: 'run', run: run.id, isUndo: true },
    before: first?.after,
    after: first?.before,
  })
  expect(earlier.every(({ deed }) => deed.kind !== 'run')).toBe(true)
  expect((await desk().getProductRuns({ run: run.id })).items.map(({ id }) => id)).toEqual([run.id])
})

test('what an import changed is told by the name of its file, page after page without a gap [ADM-05] [OWN-02]', async () => {
  const runs: number[] = []
  for (let made = 0; made < 45; made++) {
    const after = `Agenda ${made}`
    runs.push(
      await inShop(async (tx) => {
        const run = await insertRun(tx, {
          who: 'Bruno',
          source: `lista-${made}.csv`,
          supplierId: null,
          undoes: null,
        })
        const fields = [{ sku: null, field: 'name', before: 'Agenda', after }]
        await saveRunChanges(tx, run, [{ external_id: 'A', name: 'Agenda', isNew: made === 0, fields }])
        // of one moment, so that the order is told by their numbers
        await sql`update import_runs set at = '2026-01-01' where id = ${run}`.execute(tx)
        return run
      }),
    )
  }
  const first = await historyOf()
  const second = await historyOf(ids[0], first.items.at(-1)?.id)
  expect([first.items.length, first.hasMore, second.hasMore]).toEqual([40, true, false])
  const imports = [...first.items, ...second.items].filter(({ deed }) => deed.kind === 'import')
  expect(imports).toHaveLength(45)
  expect(new Set(imports.map(({ id }) => id)).size).toBe(45)
  expect(imports[0]).toMatchObject({
    who: 'Bruno',
    deed: { kind: 'import', source: 'lista-44.csv', import: null, isNew: false },
    after: { name: 'Agenda 44' },
  })
  expect(imports.at(-1)).toMatchObject({ deed: { isNew: true }, before: {}, after: {} })
})

test('a product of another shop has no history here, and only whoever sees changes reads it [ADM-03] [SYS-01]', async () => {
  const [Id = 0] = ids
  const stranger = await office.enter('duena@andina.example', 'andina')
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
  expect(await codeOf(desk(stranger, 'andina').getProductHistory({ Id }))).toBe('not_found')
  const viewer = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  expect(await codeOf(desk(viewer).getProductHistory({ Id }))).toBe('not_allowed')
})
