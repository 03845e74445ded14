/** The proof of an order for persons shows every one of them, and its approval is of the list too. */
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, deliveryPlaces, openBuyer, orderBody, refusalCode } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { type DesignFixture, designedLine, openDesignFixture, text, view } from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { readDocument } from '../../test/read-document.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { artworkTasks } from './artwork.jobs.ts'
import { retentionTasks } from './retention.jobs.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let ana: StaffMember
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

type Person = { name: string; number: string; sku: string }
const person = (name: string, number = ''): Person => ({ name, number, sku: stage.mug.sku })
const team = (count: number) => Array.from({ length: count }, (_, at) => person(`Jugadora ${at + 1}`))

/** An order with one line for each list, confirmed; its artwork is not made yet. */
async function orderFor(...lists: Person[][]) {
  const { customization } = await lucia.api.customization.measureDesign({
    generic_id: stage.mug.genericId,
    sku: stage.mug.sku,
    design: {
      version: 1,
      views: [view(stage.screen, [text('NOMBRE', { id: 'nombre', field: 'name', colour: '#d0202e' })])],
    },
  })
  const lines = lists.map((roster) => {
    const line = designedLine(stage.mug, roster.length, customization.views)
    const value = line.value as { customization: object }
    const decorated = { ...value.customization, roster }
    const own: unknown = { ...line, value: { ...value, customization: decorated } }
    return { line: own as typeof line, decorated }
  })
  const entries = await lucia.api.cart.getShoppingCartProductPrice(lines.map(({ line }) => line))
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const rows = lists.map((roster) => ({
    productId: stage.mug.variantId,
    genericProductId: stage.mug.genericId,
    sku: stage.mug.sku,
    quantity: roster.length,
  }))
  const quote = await lucia.api.shipping.getShippingQuote({ products: rows, province, city, location })
  const products = lines.map(({ line, decorated }, index) => ({
    ...rows[index],
    shoppingCartUUID: line.shoppingCartUUID,
    customization: decorated,
  }))
  const sent = products as unknown as Parameters<typeof orderBody>[1]
  const body = await orderBody('pampa', sent, entries.at(-1)?.prices, quote.all_results[0])
  const { orderId: Id } = await lucia.api.checkout.completeOrder(body)
  await hands.force(Id, 'confirmed')
  return Id
}

const makeArtwork = (orderId: string) =>
  artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)
const show = (Id: string) => lucia.api.orders.getOrderById({ Id })
async function bytesAt(path: string | undefined) {
  const answer = await fetch(testShops.origin + (path ?? ''))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** The part of a page's dots that are red: what is printed of persons. */
async function redness(page: Buffer): Promise<number> {
  const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) > 170 && (data[at + 1] ?? 255) < 90 && (data[at + 2] ?? 255) < 100) red += 1
  }
  return red / (info.width * info.height)
}

test('a proof shows each person of the list as printed, twenty to a page, and as PDF [BLD-12] [ORD-01] [DEC-10]', async () => {
  const Id = await orderFor([...team(22), person('Jugadora 1')])
  await makeArtwork(Id)
  await ana.api.staff.sendProof({ Id, comment: '' }, { files: [] })
  const { proofs } = await show(Id)
  const roster = proofs[0]?.roster
  expect(roster?.pages).toHaveLength(2)
  const [first, second] = await Promise.all((roster?.pages ?? []).map(({ url }) => bytesAt(url)))
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1_488, height: 2_105 })
  const [full, rest] = [await redness(first ?? Buffer.of()), await redness(second ?? Buffer.of())]
  expect(full).toBeGreaterThan(0.002)
  // twenty persons against two: who is twice on the list is seen once
  expect(full / rest).toBeGreaterThan(6)
  expect(await sharp(await bytesAt(roster?.pages[0]?.preview_url)).metadata()).toMatchObject({ width: 480 })
  const { pages } = await readDocument(await bytesAt(roster?.url))
  expect(pages).toHaveLength(2)
})

deepTest(
  'whatever picture the workshop sends, the list goes with it, and waits for its pages [BLD-12]',
  async () => {
    const Id = await orderFor(team(2))
    const files = [await logoFile('boceto.png')]
    expect(await refusalCode(ana.api.staff.sendProof({ Id, comment: '' }, { files }))).toBe(
      'artwork_not_ready',
    )
    await makeArtwork(Id)
    await ana.api.staff.sendProof({ Id, comment: '' }, { files })
    expect((await show(Id)).proofs[0]?.roster?.pages).toHaveLength(1)
  },
)

deepTest(
  'with another list an approval counts no more, and a new proof shows the new one [BLD-12] [ADM-18]',
  async () => {
    const Id = await orderFor(team(3), team(2))
    await makeArtwork(Id)
    await ana.api.staff.sendProof({ Id, comment: '' }, { files: [] })
    const approved = await lucia.api.proofs.approveProof({ Id, number: 1 })
    expect(approved.proofs[0]?.roster?.pages).toHaveLength(2)
    const [kept] = approved.lines
    await ana.api.staff.changeOrder({ Id, lines: [{ shoppingCartUUID: kept?.shoppingCartUUID }], note: '' })
    const changed = await show(Id)
    expect(changed.state).toBe('art_review')
    expect(changed.history.at(-1)?.note).toBe('Cambió la lista de nombres: hace falta un boceto nuevo')
    expect(changed.proofs[0]?.answer).toBe('approved')
    await makeArtwork(Id)
    await ana.api.staff.sendProof({ Id, comment: '' }, { files: [] })
    const again = await show(Id)
    expect(again.state).toBe('proof_sent')
    expect(again.proofs.map(({ roster }) => roster?.pages.length)).toEqual([2, 1])
  },
)

deepTest('the pages go with the list, and cannot be exchanged before [BLD-12]', async () => {
  const Id = await orderFor(team(2))
  await makeArtwork(Id)
  await ana.api.staff.sendProof({ Id, comment: '' }, { files: [] })
  await expect(
    hands.inShop((tx) =>
      sql`update order_proofs set roster = '{"pages": [], "pdf_key": "x"}' where order_id = ${Id}`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow('is evidence')
  excuseFromLedger(`order ${Id}`)
  await hands.inShop((tx) => sql`update orders set state = 'delivered' where id = ${Id}`.execute(tx))
  const inSixtyDays = () => new Date(Date.now() + 61 * 24 * 3_600_000)
  await retentionTasks.forget_papers?.({}, { ...testShops.services, now: inSixtyDays })
  const { proofs } = await show(Id)
  expect(proofs[0]?.roster).toBeNull()
  expect(proofs[0]?.url).not.toBeNull()
})
