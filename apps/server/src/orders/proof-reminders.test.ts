/** Whoever does not answer a proof is reminded of it by mail: by the people of the shop, and once by the clock. */
import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { logoFile } from '../../test/fixtures/pictures.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { TestMailServer, until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { proofTasks } from './proofs.jobs.ts'

const post = new TestMailServer()
let testShops: TestShops
let worker: { stop(): Promise<void> } | undefined
let buyer: Buyer
let seller: StaffMember
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
let Id: string
let number: number

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  buyer = await openBuyer(testShops, 'pampa')
  seller = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  const draft = genericDraft('LAPIZ', 'Lápiz de grafito', { products })
  goods = (await addProduct(testShops, 'pampa', draft))[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
beforeEach(async () => {
  const placed = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
  Id = placed.orderId
  number = placed.number
  await hands.force(Id, 'confirmed')
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(async () => {
  await testShops.close()
  await post.close()
})

const desk = () => seller.api.staff
const send = async (comment = '') =>
  desk().sendProof({ Id, comment }, { files: [await logoFile('boceto.png')] })
const remind = () => desk().remindProof({ Id })
const show = () => desk().getOrder({ Id })
/** The reminders of the day that is so far ahead. */
const remindInTime = (daysAhead: number) => {
  const now = () => new Date(Date.now() + daysAhead * DAY_MS)
  return proofTasks.remind_proofs?.({}, { ...testShops.services, now })
}
const reminders = () => post.received.filter(({ subject }) => subject === subjectOf(number))
const subjectOf = (of: number) => `El boceto de tu pedido n.º ${of} espera tu respuesta`

test('somebody of the shop reminds a buyer of a proof, and its mail has what was written with it [ADM-09]', async () => {
  worker = await startTestWorker(testShops)
  await send('El logo va a 8 cm')
  const { version } = await show()
  const reminded = await remind()
  expect(reminded.proofReminders).toMatchObject([{ number: 1, by: 'Ana Ventas' }])
  // the page shows something else now
  expect(reminded.version).toBeGreaterThan(version)
  await until(() => reminders().length > 0)
  const [mail] = reminders()
  expect(mail?.to).toContain('lucia@empresa.example')
  expect(mail?.text).toContain('El logo va a 8 cm')
  expect(mail?.text).toContain('aprobalo; si no, contanos qué cambiar')
  expect(mail?.text).toContain(`/pampa/orders/detail/${Id}`)
})

test('nobody is reminded twice within a day, and each reminder is a mail of its own [ADM-09]', async () => {
  await send()
  await remind()
  const late = await refusalOf(remind())
  expect([late.status, late.fault?.refusal]).toEqual([409, 'proof_reminded'])
  expect(late.message).toContain('Podés volver a hacerlo mañana')
  await hands.inShop((tx) =>
    sql`update order_proofs set reminded_at = reminded_at - interval '1 day' where order_id = ${Id}`.execute(
      tx,
    ),
  )
  expect((await remind()).proofReminders).toHaveLength(1)
  worker = await startTestWorker(testShops)
  await until(() => reminders().length === 2)
})

test('a proof that has its answer needs no reminder, and none goes out that was waiting meanwhile [ADM-09]', async () => {
  expect(await refusalCode(remind())).toBe('proof_not_waiting')
  await send()
  await remind()
  await buyer.api.proofs.rejectProof({ Id, number: 1, comment: 'Más chico' })
  expect(await refusalCode(remind())).toBe('proof_answered')
  worker = await startTestWorker(testShops)
  await until(() =>
    post.received.some(({ subject }) => subject.includes(`cambios del boceto del pedido n.º ${number}`)),
  )
  expect(reminders()).toEqual([])
  // a second proof is reminded of by itself
  await send()
  const { proofReminders } = await remind()
  expect(proofReminders.map((one) => one.number)).toEqual([1, 2])
})

test('who reminded whom is kept, and an order that changed meanwhile is not acted upon [ADM-09] [SYS-07]', async () => {
  await send()
  const { version } = await show()
  expect(await refusalCode(desk().remindProof({ Id }, { version: version - 1 }))).toBe('order_changed')
  await desk().remindProof({ Id }, { version })
  const kept = await hands.inShop((tx) =>
    tx
      .selectFrom('changes')
      .select(['call', 'before', 'after'])
      .where('subject_id', '=', Id)
      .where('call', 'like', '%emindProof')
      .execute(),
  )
  expect(kept).toMatchObject([{ before: { proofReminders: 0 }, after: { proofReminders: 1 } }])
})

test('two days after a proof was sent the clock reminds of it, once [ADM-09]', async () => {
  await send()
  const { order, nextProofReminder } = await show()
  const sentAt = Date.parse(order.proofs[0]?.sentAt ?? '')
  expect(Date.parse(nextProofReminder ?? '') - sentAt).toBeGreaterThanOrEqual(2 * DAY_MS)
  expect(Date.parse(nextProofReminder ?? '') - sentAt).toBeLessThan(3 * DAY_MS)
  await remindInTime(1.99)
  expect((await show()).proofReminders).toEqual([])
  await Promise.all([remindInTime(2.01), remindInTime(2.01)])
  expect(await show()).toMatchObject({
    proofReminders: [{ number: 1, by: null }],
    nextProofReminder: null,
  })
  await remindInTime(9)
  worker = await startTestWorker(testShops)
  await until(() => reminders().length > 0)
  expect(reminders()).toHaveLength(1)
})

test('the clock leaves alone who was reminded by hand, who answered and what was called off [ADM-09]', async () => {
  await send()
  await remind()
  const at = (await show()).proofReminders
  await remindInTime(4)
  expect((await show()).proofReminders).toEqual(at)
  const off = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
  await hands.force(off.orderId, 'confirmed')
  await desk().sendProof({ Id: off.orderId }, { files: [await logoFile('boceto.png')] })
  await hands.advance(off.orderId, 'cancelled')
  await remindInTime(4)
  expect((await desk().getOrder({ Id: off.orderId })).proofReminders).toEqual([])
})
