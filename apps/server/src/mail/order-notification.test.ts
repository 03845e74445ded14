import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, type Goods, openBuyer, orderFor, stock } from '../../test/buyer.ts'
import { type Cast, openCast } from '../../test/cast.ts'
import { ana, type Shown, shopHands } from '../../test/life.ts'
import { Post, until } from '../../test/post.ts'
import { mugDraft } from '../../test/products.ts'
import { yesterday } from '../../test/yesterday.ts'
import { rejectPayment } from '../payments/reject-payment.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { startWorker } from '../worker.ts'

const post = new Post()
let cast: Cast
let worker: { stop(): Promise<void> }
const buyers = new Map<string, { buyer: Buyer; goods: Goods }>()

beforeAll(async () => {
  await post.open()
  cast = await openCast({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  for (const shop of ['pampa', 'andina'] as const) {
    const [goods] = await stock(cast, shop, mugDraft())
    buyers.set(shop, { buyer: await openBuyer(cast, shop), goods: goods as Goods })
  }
  worker = await startWorker(cast.ownerUrl, cast.services)
})
afterAll(async () => {
  await worker.stop()
  await cast.close()
  await post.close()
})

async function place(shop: 'pampa' | 'andina') {
  const { buyer, goods } = buyers.get(shop) as { buyer: Buyer; goods: Goods }
  const {
    orderId: Id,
    total,
    number,
  } = await buyer.api.checkout.completeOrder(await orderFor(buyer, shop, goods, 3))
  const date = yesterday()
  const notice = { amount: total, date, reference: '00398127' }
  const order: Shown = await buyer.api.payments.updateOrderPayment({ Id, notice })
  return { Id, number, api: buyer.api, payment: order.payments[0] as Shown['payments'][number] }
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
  await shopHands(cast, 'pampa').approve(payment)
  const confirmed = await mailThatSays(`Confirmamos tu pago del pedido n.º ${number}`)
  expect(confirmed).toContain('Tu pedido está confirmado. Pronto empezamos a prepararlo.')
})

test('a Chilean hears why a payment was not found, and that an order is cancelled [API-42] [LIFE-03]', async () => {
  const { Id, number, api, payment } = await place('andina')
  const shop = (await cast.services.shops.byName('andina')) as Shop
  const note = 'El banco no tiene esa operación.'
  await shopHands(cast, 'andina').inShop((tx) =>
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
