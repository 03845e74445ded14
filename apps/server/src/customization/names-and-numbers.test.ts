/** A list of persons for one design, from its price to what the workshop holds. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  designedLine,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { screenPrinting } from '../../test/products.ts'
import { readDocument } from '../../test/read-document.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { artworkTasks } from '../orders/artwork.jobs.ts'
import { retentionTasks } from '../orders/retention.jobs.ts'
import { saveTechnique } from './customization.store.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let teo: StaffMember

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  lucia = await openBuyer(testShops, 'pampa')
  teo = await openStaffMember(testShops, 'pampa', 'Teo', 'workshop')
})
afterAll(() => testShops.close())

const nameField = (overrides = {}) => text('NOMBRE', { id: 'nombre', field: 'name', ...overrides })
/** A person of the list, who gets the mug. */
const person = (name: string, number = '') => ({ name, number, sku: stage.mug.sku })
const team = (count: number) => Array.from({ length: count }, (_, at) => person(`Jugador ${at + 1}`))

async function measured(technique = stage.screen, elements = [nameField()]) {
  const { customization } = await lucia.api.customization.measureDesign({
    generic_id: stage.mug.genericId,
    sku: stage.mug.sku,
    design: { version: 1, views: [view(technique, elements)] },
  })
  return customization.views
}

function rosterLine(views: readonly unknown[], roster: readonly unknown[], quantity = roster.length) {
  const line = designedLine(stage.mug, quantity, views)
  const value = line.value as { customization: object }
  return { ...line, value: { ...value, customization: { ...value.customization, roster } } } as typeof line
}

const priceOf = (line: ReturnType<typeof rosterLine>) => lucia.api.cart.getShoppingCartProductPrice([line])

const setFee = (personFee: number) =>
  testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveTechnique(tx, screenPrinting({ personFee })),
  )

test('each person costs the fee of the technique, from the server alone [BLD-12, DEC-10, PRICE-04]', async () => {
  const views = await measured()
  await setFee(0)
  const [plain] = await priceOf(rosterLine(views, team(60)))
  await setFee(15_000)
  const [charged] = await priceOf(rosterLine(views, team(60)))
  // 150.00 for each of sixty
  expect((charged?.prices.applicationPrice ?? 0) - (plain?.prices.applicationPrice ?? 0)).toBe(60 * 150)
  expect(charged?.decorations).toEqual([expect.stringContaining('60 nombres')])
  const [without] = await priceOf(designedLine(stage.mug, 60, views))
  expect(without?.prices).toEqual(plain?.prices)
  await setFee(0)
})

test('the area that is paid for is that of the largest name, whatever the sample shows [BLD-12, DEC-10, PRICE-04]', async () => {
  const short = await measured(stage.digital, [nameField({ text: 'A' })])
  const long = await measured(stage.digital, [nameField({ text: 'Maximiliano' })])
  const list = [...team(59).map(() => person('Ana')), person('Maximiliano')]
  const [withSample] = await priceOf(rosterLine(short, list))
  const [withLong] = await priceOf(rosterLine(long, list))
  expect(withSample?.prices).toEqual(withLong?.prices)
  const [plain] = await priceOf(designedLine(stage.mug, 60, short))
  expect(withSample?.prices.applicationPrice).toBeGreaterThan(plain?.prices.applicationPrice ?? 0)
})

test('a list that says other quantities than its line has no price, and says so [BLD-12, DEC-10]', async () => {
  const views = await measured()
  const { fault, message } = await refusalOf(priceOf(rosterLine(views, team(59), 60)))
  expect(fault?.refusal).toBe('roster_mismatch')
  expect(message).toContain('59 personas')
  const nobody = await refusalOf(priceOf(rosterLine(views, [...team(59), person(' ')])))
  expect(nobody.message).toContain('la persona 60')
  const unmarked = await measured(stage.screen, [text('Feria')])
  expect((await refusalOf(priceOf(rosterLine(unmarked, team(60))))).fault?.refusal).toBe(
    'roster_without_fields',
  )
})

test('more than a thousand persons, a long name and a line break are refused as input [BLD-12]', async () => {
  const views = await measured()
  const hostile = [
    team(1_001),
    [person('x'.repeat(41)), ...team(59)],
    [{ ...person('Ana'), number: '1234567' }, ...team(59)],
    [{ ...person('Ana'), name: 7 }, ...team(59)],
  ]
  for (const roster of hostile) expect((await refusalOf(priceOf(rosterLine(views, roster)))).status).toBe(400)
  const [joined] = await priceOf(rosterLine(views, [person('Ana\nLuz'), ...team(59)]))
  expect(joined?.prices.total).toBeGreaterThan(0)
})

async function orderOf(roster: readonly unknown[] | null, technique = stage.screen, elements?: Elements) {
  const views = await measured(technique, elements)
  const body = await designedOrder(lucia, stage.mug, views, roster?.length ?? 60)
  const products = body.shoppingCart.products.map((row) => ({
    ...row,
    customization: { ...row.customization, ...(roster && { roster }) },
  }))
  return { ...body, shoppingCart: { ...body.shoppingCart, products } } as typeof body
}
type Elements = Parameters<typeof measured>[1]

test('an order without its list, with a name too long or a letter that is not there is refused [BLD-12, DEC-10]', async () => {
  const refusal = async (body: Awaited<ReturnType<typeof orderOf>>) =>
    refusalOf(lucia.api.checkout.completeOrder(body))
  expect((await refusal(await orderOf(null))).fault?.refusal).toBe('roster_missing')
  // letters that are sewn are five millimeters high at least, and the place is eighty wide
  const long = await refusal(
    await orderOf([...team(2), person('Wenceslao Maximiliano von Müller')], stage.embroidery),
  )
  expect(long.fault?.refusal).toBe('roster_text_too_long')
  expect(long.message).toContain('de la persona 3')
  const strange = await refusal(await orderOf([person('李'), ...team(59)]))
  expect(strange.message).toContain('«李»')
})

async function filesOf(body: Awaited<ReturnType<typeof orderOf>>) {
  const { orderId, number } = await lucia.api.checkout.completeOrder(body)
  await artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)
  const order = await teo.api.staff.getProductionOrder({ number: String(number) })
  const archive = order.files.find(({ kind }) => kind === 'archive')
  const answer = await fetch(testShops.origin + (archive?.url ?? ''))
  const zip = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return { order, zip, number }
}

test('the workshop gets one file for each person, the list by size, and what is the same once [BLD-12, DEC-10, ADM-12]', async () => {
  const roster = [person('Ana María', '10'), person('../../José "El Rayo"', '07'), person('Ana María', '')]
  const elements = [text('Bodega', { id: 'equipo', y: 12 }), nameField()]
  const { order, zip, number } = await filesOf(await orderOf(roster, stage.screen, elements))
  expect([...new Set(zip.match(/1-frente-personas\/[\w.-]+?\.pdf/g))]).toEqual([
    '1-frente-personas/001-ana-maria-10-blanco.pdf',
    '1-frente-personas/002-jose-el-rayo-07-blanco.pdf',
    '1-frente-personas/003-ana-maria-blanco.pdf',
  ])
  const names = order.files.map(({ name }) => name)
  expect(names).toContain('1-frente-peliculas.pdf')
  expect(names.filter((name) => name.includes('personas'))).toEqual([])
  const list = order.files.find(({ use }) => use === 'persons')
  const paper = await fetch(testShops.origin + (list?.url ?? ''))
  const { text: written } = await readDocument(Buffer.from(await paper.arrayBuffer()))
  expect(written).toContain('3 unidades')
  expect(written).toContain('Ana María')
  expect(written).toMatch(/\d+(,\d)? × \d+(,\d)? cm/)
  expect(written).toContain('07')
  expect(order.lines[0]?.decorations[0]).toMatchObject({ persons: 3 })
  const { url } = await teo.api.staff.getWorkOrder({ number: String(number), paper: 'A4' })
  const workOrder = await fetch(testShops.origin + url)
  const { text: ordered } = await readDocument(Buffer.from(await workOrder.arrayBuffer()))
  expect(ordered).toContain('3 nombres')
  expect(ordered).toMatch(/hasta [\d,]+ × [\d,]+ mm/)
  const sheet = order.files.find(({ name }) => name === 'hoja-de-taller.pdf')
  const made = await fetch(testShops.origin + (sheet?.url ?? ''))
  const { text: toMake } = await readDocument(Buffer.from(await made.arrayBuffer()))
  expect(toMake).toMatch(/hasta [\d,]+ × [\d,]+ mm, según el nombre/)
})

deepTest(
  'sixty days after an order is over its names are gone, with the files that say them [BLD-12]',
  async () => {
    const roster = [person('Casimira'), person('Benedicta')]
    const { order, number } = await filesOf(await orderOf(roster, stage.screen, [text('Club'), nameField()]))
    excuseFromLedger(`order ${order.id}`)
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`update orders set state = 'delivered' where id = ${order.id}`.execute(tx),
    )
    const nightIn = (days: number) =>
      retentionTasks.forget_papers?.(
        {},
        { ...testShops.services, now: () => new Date(Date.now() + days * 24 * 3_600_000) },
      )
    const seen = () => teo.api.staff.getProductionOrder({ number: String(number) })
    expect(JSON.stringify(await lucia.api.customers.getPersonalData({}))).toContain('Casimira')
    await nightIn(59)
    expect((await seen()).lines[0]?.decorations[0]?.persons).toBe(2)
    await nightIn(61)
    const after = await seen()
    expect(after.lines[0]?.decorations[0]?.persons).toBe(0)
    const kinds = after.files.map(({ kind, use }) => use ?? kind)
    expect(kinds).not.toContain('archive')
    expect(kinds).not.toContain('persons')
    expect(kinds).toContain('films')
    const ordered = await testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`select customization from order_lines where order_id = ${order.id}`.execute(tx),
    )
    expect(JSON.stringify(ordered.rows)).not.toContain('Casimira')
  },
)

deepTest(
  'who is embroidered has her machine files; a design of fields alone has no other art [BLD-12, DEC-10]',
  async () => {
    const { order, zip } = await filesOf(
      await orderOf([person('Ana'), person('Luz')], stage.embroidery, [nameField()]),
    )
    for (const ending of ['pdf', 'dst', 'pes', 'exp', 'jef', 'vp3']) {
      expect(zip).toContain(`1-frente-personas/002-luz-blanco.${ending}`)
    }
    const names = order.files.map(({ name }) => name).filter((name) => name.startsWith('1-'))
    expect(names).toEqual([])
  },
)

test('the saved cart gives the list back as it was [BLD-12, DEC-10]', async () => {
  const views = await measured()
  const roster = [person('Ñandú', '07'), ...team(59)]
  const line = rosterLine(views, roster)
  await lucia.api.cart.createOrEditShoppingCart([line])
  const restored = await lucia.api.cart.getShoppingCartsClient({})
  expect(JSON.stringify(restored)).toContain('"name":"Ñandú","number":"07"')
})
