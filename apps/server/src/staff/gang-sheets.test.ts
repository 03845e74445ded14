/** Orders of a day on film, from what is ready to what each of them cost. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, refusalCode, refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { makeOrderFiles } from '../../test/order-files.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { readStructure } from '../../test/read-print-file.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { gangSheetTasks } from '../production/gang-sheets/gang-sheets.jobs.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let ana: StaffMember
let teo: StaffMember
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  hands = staffActions(testShops, 'pampa')
  // what the stage prints in full color is printed on film here
  await hands.inShop((tx) =>
    sql`update techniques set key = 'dtf', document = document || '{"key": "dtf", "hasWhiteBase": true,
        "max_width_centimeters": null, "max_height_centimeters": null}'
      where id = ${stage.digital}`.execute(tx),
  )
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  teo = await openStaffMember(testShops, 'pampa', 'Teo', 'workshop')
})
afterAll(() => testShops.close())

const film = (words = 'Feria', overrides = {}) =>
  view(stage.digital, [text(words, { colour: '#d0202e', ...overrides })])

async function place(views = [film()], units = 12) {
  const { customization } = await lucia.api.customization.saveDesign(design(stage.mug, ...views))
  const body = await designedOrder(lucia, stage.mug, customization.views, units)
  const { orderId, number } = await lucia.api.checkout.completeOrder(body)
  return { Id: orderId, number }
}

/** Paid, and its proof approved. */
async function placeReady(views = [film()], units = 12) {
  const order = await place(views, units)
  await approve(order.Id)
  return order
}

async function approve(Id: string) {
  const { payments } = await lucia.api.orders.getOrderById({ Id })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  const proof = await ana.api.staff.sendProof({ Id, comment: '' }, { files: [await logoFile('boceto.png')] })
  await lucia.api.proofs.approveProof({ Id, number: proof.number })
}

async function pieceOf(number: number) {
  const { pieces } = await teo.api.staff.getGangSheets({})
  const piece = pieces.find((one) => one.number === number)
  if (!piece) throw new Error(`nothing of order ${number} is ready`)
  return piece
}

async function chosen(number: number, copies?: number) {
  const { orderId, lineId, area, free } = await pieceOf(number)
  return { orderId, lineId, area, copies: copies ?? free }
}

const ask = (
  pieces: readonly Awaited<ReturnType<typeof chosen>>[],
  { Id = randomUUID(), widthCm = 30 as 30 | 55 | 60 } = {},
) => teo.api.staff.makeGangSheet({ Id, technique: stage.digital, widthCm, gapMm: 3, pieces: [...pieces] })

const draw = (sheet: string) =>
  gangSheetTasks.make_gang_sheet?.({ shop: testShops.pampa, sheet }, testShops.services)

async function make(...asked: Parameters<typeof ask>) {
  const { id } = await ask(...asked)
  await draw(id)
  return teo.api.staff.getGangSheet({ Id: id })
}

async function fileOf({ url }: { url: string | null }): Promise<Uint8Array> {
  const key = /shops\/.*/.exec(url ?? '')?.[0]
  const bytes = key === undefined ? undefined : await testShops.services.files.get(key)
  if (!bytes) throw new Error(`no file at ${url}`)
  return bytes
}

deepTest('a piece is ready once it is paid for and its proof is approved [DEC-07]', async () => {
  const { Id, number } = await place()
  const ready = async () => (await teo.api.staff.getGangSheets({})).pieces.map((piece) => piece.number)
  expect(await ready()).not.toContain(number)
  await approve(Id)
  expect(await pieceOf(number)).toMatchObject({
    areaName: 'Frente',
    technique: stage.digital,
    line: 1,
    buyer: 'Lucía Paz',
    units: 12,
    free: 12,
  })
  await teo.api.staff.blockProductionJob({ Id, technique: stage.digital, version: 1, reason: 'Falta film' })
  expect(await ready()).not.toContain(number)
})

test('what is not printed on film is not listed, and is refused [DEC-07]', async () => {
  const { number } = await placeReady([view(stage.screen, [text('Feria')])])
  const { pieces, techniques } = await teo.api.staff.getGangSheets({})
  expect(pieces.map((piece) => piece.number)).not.toContain(number)
  expect(techniques.map(({ id }) => id)).toEqual([stage.digital])
  const sewn = teo.api.staff.makeGangSheet({
    Id: randomUUID(),
    technique: stage.screen,
    widthCm: 30,
    pieces: [{ orderId: randomUUID(), lineId: randomUUID(), area: 1, copies: 1 }],
  })
  expect(await refusalCode(sewn)).toBe('gang_sheet_no_film')
})

test('a sheet holds each copy once, at its true size, and says whose it is [DEC-07]', async () => {
  const [one, other] = [await placeReady([film('Feria')], 12), await placeReady([film('Ñandú')], 20)]
  const { sheet, arts, placements } = await make([await chosen(one.number), await chosen(other.number)])
  expect(sheet).toMatchObject({
    state: 'made',
    widthCm: 30,
    orders: [one.number, other.number],
    units: 32,
    askedBy: teo.name,
  })
  expect(placements).toHaveLength(32)
  expect(arts.map(({ label }) => label)).toEqual(
    expect.arrayContaining([`${one.number}-1 Frente`, `${other.number}-1 Frente`]),
  )
  const pdf = await readPdf(await fileOf(sheet))
  const [page] = pdf.pages
  expect(page?.width).toBeCloseTo(300, 2)
  expect(page?.height).toBeCloseTo(sheet.lengthMm ?? 0, 2)
  expect(page?.spots).toContain('CutContour')
  expect(page?.fonts).toEqual([])
  expect(page?.contents.match(/\/F\d+ Do/g)).toHaveLength(32)
  expect(pdf.layers).toEqual(['Imagen', 'Corte', 'Rótulos'])
  await expect(readStructure(await fileOf(sheet))).resolves.toBeDefined()
})

test('no two pieces of a sheet come nearer to each other than its gap, and none to the edge of the film [DEC-07]', async () => {
  const { number } = await placeReady([film('Arco', { angle: 30 })], 30)
  const { sheet, arts, placements } = await make([await chosen(number)])
  const boxes = placements.map(({ art, angle, xMm, yMm }) => {
    const [ring = []] = arts[art]?.rings ?? []
    const points = Array.from({ length: ring.length / 2 }, (_, at) => {
      const [x = 0, y = 0] = ring.slice(2 * at, 2 * at + 2)
      const turn = (angle * Math.PI) / 180
      return {
        x: x * Math.cos(turn) - y * Math.sin(turn) + xMm,
        y: x * Math.sin(turn) + y * Math.cos(turn) + yMm,
      }
    })
    return points
  })
  const all = boxes.flat()
  expect(Math.min(...all.map(({ x }) => x))).toBeGreaterThanOrEqual(5.8)
  expect(Math.max(...all.map(({ x }) => x))).toBeLessThanOrEqual(294.2)
  expect(Math.max(...all.map(({ y }) => y))).toBeLessThanOrEqual((sheet.lengthMm ?? 0) - 5.8)
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      for (const a of one)
        for (const b of other) nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y))
  expect(nearest).toBeGreaterThanOrEqual(2.7)
})

test('the same request twice is one sheet, and a unit lies on one sheet only [DEC-07]', async () => {
  const { number } = await placeReady([film()], 10)
  const pieces = [await chosen(number, 6)]
  const Id = randomUUID()
  const [first, again] = [await ask(pieces, { Id }), await ask(pieces, { Id })]
  expect(again).toEqual(first)
  expect((await pieceOf(number)).free).toBe(4)
  const more = refusalOf(ask(pieces))
  expect((await more).fault).toMatchObject({ refusal: 'gang_sheet_copies_gone' })
  expect((await more).message).toBe(`Del pedido Nº ${number} quedan 4 copias sin hoja.`)
  const twice = hands.inShop((tx) =>
    sql`insert into gang_sheet_units (order_id, line_uuid, area_id, unit, sheet_id)
      select order_id, line_uuid, area_id, unit, sheet_id from gang_sheet_units where sheet_id = ${Id} limit 1`.execute(
      tx,
    ),
  )
  await expect(twice).rejects.toThrow('gang_sheet_units_pkey')
})

test('two people who ask for the same copies at once get one sheet and one refusal [DEC-07]', async () => {
  const { number } = await placeReady([film()], 10)
  const pieces = [await chosen(number)]
  const answers = await Promise.allSettled([ask(pieces), ask(pieces), ask(pieces)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a sheet is undone until it is printed: its pieces are free again, and its number is nobody else’s [DEC-07]', async () => {
  const { number } = await placeReady([film()], 10)
  const { sheet } = await make([await chosen(number)])
  const undone = await teo.api.staff.undoGangSheet({ Id: sheet.id })
  expect(undone).toMatchObject({ state: 'undone', units: 0, url: null })
  expect((await pieceOf(number)).free).toBe(10)
  expect(await refusalCode(teo.api.staff.undoGangSheet({ Id: sheet.id }))).toBe('gang_sheet_over')
  // a job that comes late finds nothing to do
  await draw(sheet.id)
  const next = await make([await chosen(number)])
  expect(next.sheet.number).toBe(sheet.number + 1)
  await teo.api.staff.markGangSheetPrinted({ Id: next.sheet.id })
  expect(await refusalCode(teo.api.staff.undoGangSheet({ Id: next.sheet.id }))).toBe('gang_sheet_printed')
  const { sheets } = await teo.api.staff.getGangSheets({})
  expect(sheets.map(({ id }) => id)).toContain(next.sheet.id)
  expect(sheets.map(({ id }) => id)).not.toContain(sheet.id)
})

test('the film is shared among its orders, to the cent, and the workshop sees meters alone [DEC-07] [ADM-03]', async () => {
  const prices = [{ widthCm: 30 as const, meterPrice: 7_400.33 }]
  const saved = await ana.api.staff.saveFilmPrices({ technique: stage.digital, prices })
  expect(saved.items).toContainEqual({ technique: stage.digital, name: 'Impresión digital', prices })
  const orders = [await placeReady([film('Uno')], 7), await placeReady([film('Dos')], 11)]
  const { sheet } = await make([await chosen(orders[0]?.number ?? 0), await chosen(orders[1]?.number ?? 0)])
  const lengthMm = sheet.lengthMm ?? 0
  const costs = await Promise.all(
    orders.map(({ number }) => ana.api.staff.getFilmCosts({ number: String(number) })),
  )
  expect(costs.reduce((sum, one) => sum + one.lengthMm, 0)).toBe(lengthMm)
  const cents = costs.map(({ cost }) => Math.round((cost ?? 0) * 100))
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round((lengthMm * 740_033) / 1_000))
  expect(cents[1]).toBeGreaterThan(cents[0] ?? 0)
  const [first] = orders
  const seen = await teo.api.staff.getProductionOrder({ number: String(first?.number) })
  expect(seen.film).toEqual([
    {
      sheetId: sheet.id,
      number: sheet.number,
      techniqueName: 'Impresión digital',
      widthCm: 30,
      lengthMm: costs[0]?.lengthMm,
    },
  ])
  const refused = await refusalOf(teo.api.staff.getFilmCosts({ number: String(first?.number) }))
  expect(refused.status).toBe(403)
})

test('a sheet keeps the price at which it was asked for; without a price there is no cost [DEC-07]', async () => {
  await ana.api.staff.saveFilmPrices({ technique: stage.digital, prices: [] })
  const { number } = await placeReady([film()], 5)
  await make([await chosen(number, 2)])
  await ana.api.staff.saveFilmPrices({
    technique: stage.digital,
    prices: [{ widthCm: 30, meterPrice: 1_000 }],
  })
  const before = await ana.api.staff.getFilmCosts({ number: String(number) })
  expect([before.cost, before.sheets.length]).toEqual([null, 1])
  await make([await chosen(number)])
  const after = await ana.api.staff.getFilmCosts({ number: String(number) })
  expect(after.sheets.map(({ cost }) => cost === null)).toEqual([true, false])
  expect(after.cost).toBe(after.sheets[1]?.cost)
})

deepTest(
  'a piece that is wider than the film is said with its order, and its copies are free [DEC-07]',
  async () => {
    const wide = {
      id: 1,
      name: 'Centro',
      width_centimeters: 50,
      height_centimeters: 50,
      printing_types: [stage.digital],
      placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.5, height: 0.5 },
    }
    const draft = genericDraft('MANTA', 'Manta', {
      printing_areas: [wide],
      printing_types: [stage.digital],
      products: [variantDraft('MANTA-1', {})],
    })
    const [blanket] = await addProduct(testShops, 'pampa', draft)
    if (!blanket) throw new Error('there is no blanket')
    const banner = text('Feria', { x: 250, y: 250, size: 150 } as never)
    const { customization } = await lucia.api.customization.saveDesign(
      design(
        blanket,
        view(stage.digital, [
          banner,
          text('Feria', { id: 'b', x: 250, y: 250, angle: 90, size: 150 } as never),
        ]),
      ),
    )
    const body = await designedOrder(lucia, blanket, customization.views, 5)
    const { orderId, number } = await lucia.api.checkout.completeOrder(body)
    await approve(orderId)
    const { sheet } = await make([await chosen(number)])
    expect(sheet).toMatchObject({ state: 'failed', failure: 'too_wide', failedNumber: number, units: 0 })
    expect((await pieceOf(number)).free).toBe(5)
    expect((await make([await chosen(number)], { widthCm: 60 })).sheet.state).toBe('made')
  },
)

deepTest('each person of a list has a piece of their own [DEC-07, BLD-12]', async () => {
  const field = text('Maximiliano', { id: 'nombre', field: 'name' } as never)
  const { customization } = await lucia.api.customization.measureDesign({
    generic_id: stage.mug.genericId,
    sku: stage.mug.sku,
    design: { version: 1, views: [view(stage.digital, [field])] },
  })
  const roster = ['Ana', 'Maximiliano', 'Sol'].map((name) => ({ name, number: '', sku: stage.mug.sku }))
  const body = await designedOrder(lucia, stage.mug, customization.views, 3)
  const products = body.shoppingCart.products.map((row) => ({
    ...row,
    customization: { ...row.customization, roster },
  })) as typeof body.shoppingCart.products
  const named = { ...body, shoppingCart: { ...body.shoppingCart, products } }
  const { orderId, number } = await lucia.api.checkout.completeOrder(named)
  await makeOrderFiles(testShops, orderId)
  await approve(orderId)
  const { sheet, arts, placements } = await make([await chosen(number)])
  expect([sheet.units, arts.length, placements.length]).toEqual([3, 3, 3])
  // names are in the film alone
  expect(JSON.stringify(arts)).not.toContain('Maximiliano')
  const widths = arts.map(({ rings: [ring = []] }) => {
    const xs = ring.filter((_, at) => at % 2 === 0)
    return Math.max(...xs) - Math.min(...xs)
  })
  expect(new Set(widths.map(Math.round)).size).toBeGreaterThan(1)
})

test('a month later the file is gone and what it cost is not [DEC-07, LAW-07]', async () => {
  const { number } = await placeReady([film()], 5)
  const { sheet } = await make([await chosen(number)])
  const later = { ...testShops.services, now: () => new Date(Date.now() + 31 * 86_400_000) }
  await gangSheetTasks.sweep_gang_sheets?.({}, later)
  const after = await teo.api.staff.getGangSheet({ Id: sheet.id })
  expect(after.sheet).toMatchObject({ state: 'made', url: null, lengthMm: sheet.lengthMm })
})
