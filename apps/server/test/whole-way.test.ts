/** From a quote to a parcel at the door, by the calls that buyers and sellers make, with a real mail server. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  findVariant,
  openBuyer,
  orderBody,
  simpleCartLine,
} from './buyer.ts'
import { someOf } from './depth.ts'
import { openStaffMember, type StaffMember } from './fixtures/people.ts'
import { logoFile } from './fixtures/pictures.ts'
import { staffActions } from './order-fixtures.ts'
import { mugDraft } from './products.ts'
import { askQuote } from './quotes.ts'
import { countWaitingJobs, TestMailServer, until } from './test-mail-server.ts'
import { openTestShops, type TestShops } from './test-shops.ts'
import { startTestWorker } from './test-worker.ts'
import { yesterday } from './yesterday.ts'

type Shop = 'pampa' | 'andina'

const UNITS = 60
const post = new TestMailServer()
let testShops: TestShops
let worker: { stop(): Promise<void> }
beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  worker = await startTestWorker(testShops)
})
beforeEach(() => {
  post.received.length = 0
})
afterAll(async () => {
  await worker?.stop()
  await testShops?.close()
  await post.close()
})

const idle = () => until(async () => (await countWaitingJobs(testShops)) === 0)
const minor = (major: number) => Math.round(major * 100)

/** A quote that the shop answered with ten per cent off, accepted by whoever has the link of its mail. */
async function acceptByMail(shop: Shop, buyer: Buyer, seller: StaffMember) {
  const mug = findVariant(await addProduct(testShops, shop, mugDraft()), 'MUG-11-B')
  const openedQuote = await askQuote(buyer, [simpleCartLine(mug, UNITS)])
  await seller.api.staff.answerQuote({
    Id: openedQuote.id,
    discount: { percent: 10 },
    note: 'Por ser ustedes',
  })
  const mail = await post.next('lucia@empresa.example')
  const token = /\/quote#([\w-]+)/.exec(mail.text)?.[1] ?? ''
  expect(mail.text).toContain(`/${shop}/quote#${token}`)
  const anyone = testShops.api(shop)
  const quote = await anyone.quotes.getPublicQuote({ token })
  expect(await anyone.quotes.acceptQuote({ token, name: 'Martín Rojas' })).toEqual({ state: 'accepted' })
  const { items } = await buyer.api.quotes.getQuotes({ state: 'accepted' })
  return { id: items[0]?.id ?? '', mug, totals: quote.totals }
}

/** The order of that quote, with today's delivery. */
async function order(
  shop: Shop,
  buyer: Buyer,
  { id, mug, totals }: Awaited<ReturnType<typeof acceptByMail>>,
) {
  if (!totals) throw new Error('the quote has no prices')
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces[shop]
  const products = [{ productId: mug.variantId, genericProductId: mug.genericId, quantity: UNITS }]
  const delivery = await buyer.api.shipping.getShippingQuote({ products, province, city, location })
  const [option] = delivery.all_results
  const { shoppingCart: _, ...body } = orderBody(shop, [], totals, option)
  const total = (minor(totals.total) + minor(option?.amounts.price_incl_tax ?? 0)) / 100
  const placed = await buyer.api.checkout.convertQuoteToOrder({ ...body, total, Id: id })
  expect(placed.total).toBe(total)
  return placed.orderId
}

/** A transfer that is told of and approved; the shop asks for nothing more. */
async function pay(Id: string, buyer: Buyer, seller: StaffMember): Promise<void> {
  const { total } = await buyer.api.orders.getOrderById({ Id })
  const notice = { amount: total, date: yesterday(), reference: 'operación 7' }
  const payment = await buyer.api.payments.updateOrderPayment({ Id, notice })
  expect([payment.state, payment.moneyState]).toEqual(['placed', 'in_review'])
  await seller.api.staff.approvePayment({ paymentId: payment.payments[0]?.id ?? '' })
  const { state, moneyState, toPay } = await buyer.api.orders.getOrderById({ Id })
  expect([state, moneyState, toPay]).toEqual(['confirmed', 'paid', 0])
}

/** The first proof is sent back, the second is what is made. */
async function approveProof(Id: string, { api }: Buyer, seller: StaffMember): Promise<void> {
  const send = async () =>
    seller.api.staff.sendProof({ Id, comment: '' }, { files: [await logoFile('boceto.png')] })
  await send()
  await api.proofs.rejectProof({ Id, number: 1, comment: 'El logo más chico.' })
  await send()
  expect((await api.proofs.approveProof({ Id, number: 2 })).state).toBe('proof_approved')
}

const subjects = {
  pampa: { look: 'Mirá', change: 'Recibimos tus cambios' },
  andina: { look: 'Mira', change: 'Recibimos tus cambios' },
} as const

test.each(someOf(['pampa', 'andina'] as const, 1))(
  'at %s a quote is mailed, accepted, ordered, paid, proofed, made, sent and delivered, and its buyer hears of each step once and in order [LIFE-02] [LIFE-06] [QUO-06]',
  async (shop) => {
    const buyer = await openBuyer(testShops, shop)
    const seller = await openStaffMember(testShops, shop, 'Ana')
    const quote = await acceptByMail(shop, buyer, seller)
    await idle()
    post.received.length = 0
    const Id = await order(shop, buyer, quote)
    await staffActions(testShops, shop).setKind(Id, { isDecorated: true, deliveryMethod: 'shipping' })
    await pay(Id, buyer, seller)
    await approveProof(Id, buyer, seller)
    for (const to of ['in_production', 'ready', 'shipped', 'delivered'] as const) {
      await seller.api.staff.moveOrder({ Id, to })
    }
    const { number, history, discount, total, totals, shippingCost } = await buyer.api.orders.getOrderById({
      Id,
    })
    expect(history.map(({ to }) => to)).toEqual([
      'placed',
      'confirmed',
      'art_review',
      'proof_sent',
      'proof_rejected',
      'art_review',
      'proof_sent',
      'proof_approved',
      'in_production',
      'ready',
      'shipped',
      'delivered',
    ])
    expect(discount).toBe(quote.totals?.discount)
    expect(minor(totals.subTotal) + minor(totals.taxes) - minor(discount) + minor(shippingCost)).toBe(
      minor(total),
    )
    await idle()
    const mails = post.received
      .filter(({ to }) => to[0] === 'lucia@empresa.example')
      .map(({ subject }) => subject.replace(/ (de tu|del|tu) pedido.*/, ''))
    const { look, change } = subjects[shop]
    expect(mails.slice(1)).toEqual([
      'Recibimos el aviso de tu pago',
      'Confirmamos tu pago',
      `${look} el boceto`,
      `${change} del boceto`,
      `${look} el boceto`,
      'Aprobaste el boceto',
      'Estamos produciendo',
      'Está listo',
      'Está en camino',
      'Entregamos',
    ])
    expect(post.received[0]?.text).toContain(`n.º ${number}`)
  },
)
