import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { ana, type OrderView, staffActions } from '../../test/order-fixtures.ts'
import { mugDraft } from '../../test/products.ts'
import { TestMailServer, until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { yesterday } from '../../test/yesterday.ts'
import type { Shop } from '../http/shop.ts'
import { rejectPayment } from '../payments/reject-payment.ts'

const post = new TestMailServer()
let testShops: TestShops
let worker: { stop(): Promise<void> }
const buyers = new Map<string, { buyer: Buyer; goods: VariantFixture }>()

beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  for (const shop of ['pampa', 'andina'] as const) {
    const [goods] = await addProduct(testShops, shop, mugDraft())
    buyers.set(shop, { buyer: await openBuyer(testShops, shop), goods: goods as VariantFixture })
  }
  worker = await startTestWorker(testShops)
})
afterAll(async () => {
  await worker.stop()
  await testShops.close()
  await post.close()
})

async function place(shop: 'pampa' | 'andina') {
  const { buyer, goods } = buyers.get(shop) as { buyer: Buyer; goods: VariantFixture }
  const {
    orderId: Id,
    total,
    number,
  } = await buyer.api.checkout.completeOrder(await orderFor(buyer, shop, goods, 3))
  const date = yesterday()
  const notice = { amount: total, date, reference: '00398127' }
  const order: OrderView = await buyer.api.payments.updateOrderPayment({ Id, notice })
  return { Id, number, api: buyer.api, payment: order.payments[0] as OrderView['payments'][number] }
}

async function mailThatSays(words: string) {
  const find = () => post.received.find(({ text }) => text.includes(words))
  await until(() => find() !== undefined)
  return find()?.text ?? ''
}

test('a buyer hears that their payment was told of, and that it is confirmed [API-42] [LIFE-03]', async () => {
  const { number, payment } = await place('pampa')
  const told = await mailThatSays(`Recibimos el aviso de tu pago del pedido n.º ${number}`)
  expect(told).toContain('Estamos revisando tu pago. Te avisamos apenas lo confirmemos.')
  await staffActions(testShops, 'pampa').approve(payment)
  const confirmed = await mailThatSays(`Confirmamos tu pago del pedido n.º ${number}`)
  expect(confirmed).toContain('Tu pedido está confirmado. Pronto empezamos a prepararlo.')
})

test('a Chilean hears why a payment was not found, and that an order is cancelled [API-42] [LIFE-03]', async () => {
  const { Id, number, api, payment } = await place('andina')
  const shop = (await testShops.services.shops.byName('andina')) as Shop
  const note = 'El banco no tiene esa operación.'
  await staffActions(testShops, 'andina').inShop((tx) =>
    rejectPayment(tx, payment.id, { shop, who: ana, now: new Date(), note }),
  )
  const rejected = await mailThatSays(`Revisa el pago del pedido n.º ${number}: no pudimos confirmarlo`)
  expect(rejected).toContain(note)
  expect(rejected).toContain('Haz la transferencia')
  await api.payments.cancelOrder({ Id })
  expect(await mailThatSays(`Quedó cancelado tu pedido n.º ${number}`)).toContain(
    'No tienes que hacer nada más.',
  )
})
