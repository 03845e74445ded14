/** The ink chart of a shop: kept by its people, suggested to its buyers, and a hint where a name is not in it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer } from '../../test/buyer.ts'
import { type DesignFixture, design, openDesignFixture, text, view } from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let buyer: Buyer
let ana: StaffMember
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  buyer = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
})
afterAll(() => testShops.close())

const red = '#d0202e'
const inks = [
  { name: 'Rojo Club', code: 'R-12', hex: '#cf1f30' },
  { name: 'Rojo teja', code: '', hex: '#a03a28' },
  { name: 'Índigo 7', code: 'I-7', hex: '#3f3a8c' },
]
const named = (name: string, hex = red) => ({
  ...view(stage.screen, [text('RIBERA', { id: 'a', y: 20, size: 10, colour: red })]),
  inkNames: [{ hex, name }],
})
const hints = async (name: string, hex?: string) =>
  (await buyer.api.customization.measureDesign(design(stage.mug, named(name, hex)))).judgements.filter(
    ({ code }) => code === 'ink_not_in_chart',
  )

test('a shop without a chart suggests nothing and minds no name [BLD-13]', async () => {
  expect(await buyer.api.customization.suggestInks({ text: '', hex: red })).toEqual({
    hasChart: false,
    items: [],
  })
  expect(await hints('Rojo Clup')).toEqual([])
  expect(await ana.api.staff.getInkChart({})).toEqual({ inks: [], version: 0, savedAt: null })
})

test('a chart is saved as a whole, with its version, and what was there is in the log of changes [BLD-13] [ADM-05] [ADM-21]', async () => {
  const saved = await ana.api.staff.saveInkChart({ inks }, { version: 0 })
  expect(saved).toMatchObject({ inks, version: 1 })
  await expect(ana.api.staff.saveInkChart({ inks: [] }, { version: 0 })).rejects.toMatchObject({
    status: 409,
    fault: { refusal: 'ink_chart_changed' },
  })
  const repeated = [...inks, { name: 'rojo club', code: '', hex: '#000000' }]
  await expect(ana.api.staff.saveInkChart({ inks: repeated })).rejects.toMatchObject({
    status: 422,
    fault: { refusal: 'ink_chart_unsound' },
  })
  const { rows } = await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`select subject_kind, before, after from changes order by id desc limit 1`.execute(tx),
  )
  expect(rows).toEqual([{ subject_kind: 'ink_chart', before: { inks: 0 }, after: { inks: 3 } }])
})

test('of several who save the same version at once one does, and the others are told [BLD-13] [ADM-21]', async () => {
  const { version } = await ana.api.staff.getInkChart({})
  const saves = await Promise.allSettled(
    inks.concat(inks).map(() => ana.api.staff.saveInkChart({ inks }, { version })),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await ana.api.staff.getInkChart({})).version).toBe(version + 1)
})

test('inks are suggested by words and by how near they look, eight at most, and never those of another shop [BLD-13]', async () => {
  const { items, hasChart } = await buyer.api.customization.suggestInks({ text: '', hex: red })
  expect(hasChart).toBe(true)
  expect(items.map(({ name }) => name)).toEqual(['Rojo Club', 'Rojo teja', 'Índigo 7'])
  expect(items[0]?.difference).toBeLessThan(2)
  const byCode = await buyer.api.customization.suggestInks({ text: 'i-7', hex: red })
  expect(byCode.items.map(({ name }) => name)).toEqual(['Índigo 7'])
  const atDesk = await ana.api.staff.suggestInks({ text: 'rojo', hex: red })
  expect(atDesk).toEqual(await buyer.api.customization.suggestInks({ text: 'rojo', hex: red }))
  expect(atDesk.items.map(({ name }) => name)).toEqual(['Rojo Club', 'Rojo teja'])
  const elsewhere = await openBuyer(testShops, 'andina')
  expect(await elsewhere.api.customization.suggestInks({ text: '', hex: red })).toEqual({
    hasChart: false,
    items: [],
  })
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    name: `Tinta de la guía número ${at}`,
    code: `COD-${at}`,
    hex: `#${at.toString(16).padStart(6, '0')}`,
  }))
  await ana.api.staff.saveInkChart({ inks: many })
  expect((await buyer.api.customization.suggestInks({ text: 'guia 49', hex: red })).items).toHaveLength(8)
  await ana.api.staff.saveInkChart({ inks })
})

test('a name that is not in the chart is a hint, while its ink is printed, and stops nothing [BLD-13]', async () => {
  expect(await hints('ROJO club')).toEqual([])
  const [hint] = await hints('Rojo Clup')
  expect(hint).toMatchObject({ level: 'note', element: null })
  expect(hint?.sentence).toBe(
    'La tienda no tiene en su carta de tintas: «Rojo Clup». Revisá cómo está escrito; el taller la busca por ese nombre.',
  )
  expect(await hints('Rojo Clup', '#00ff00')).toEqual([])
  const saved = await buyer.api.customization.saveDesign({
    ...design(stage.mug, named('Rojo Clup')),
    name: 'Club',
  })
  expect(saved.customization.views[0]?.inkNames).toEqual([{ hex: red, name: 'Rojo Clup' }])
})
