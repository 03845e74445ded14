import { z } from 'zod'
import { findGuestLink } from '../customers/guest-links.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { drawForMail } from '../orders/line-pictures.ts'
import { findShopMessage } from '../orders/messages.store.ts'
import { orderNotifications } from '../orders/notify-buyer.ts'
import { newestMove } from '../orders/order-life.store.ts'
import { findBuyerId, findOrder, type PlacedOrder } from '../orders/orders.store.ts'
import { findLastMail } from './mails.store.ts'
import { orderDispatchedEmail } from './order-dispatched.ts'
import { messageEmail } from './order-message.ts'
import { orderNotificationEmail } from './order-notification.ts'
import { tellsParcel } from './order-parcel.ts'
import { orderMailContext } from './order-parts.ts'
import { orderPlacedEmail } from './order-placed.ts'
import { type Email, sendMail } from './send-mail.ts'
import { findMailBranding, type MailBranding } from './template.ts'

const About = z.object({ shop: z.int(), orderId: z.uuid() })
const Told = About.extend({
  news: z.enum(orderNotifications),
  paymentId: z.uuid().nullable(),
  move: z.int().default(0),
  /** Of an order that leaves in several. */
  parcel: z.int().nullable().default(null),
  /** Of a proof: which time it is. */
  reminder: z.int().nullable().default(null),
  /** It could be taken back when this was added. */
  isUndoable: z.boolean().default(false),
})

const Said = About.extend({ sequence: z.int() })

const placed: Job<Services> = (payload, services) =>
  write(services, About.parse(payload), async (_tx, branding, order) => [orderPlacedEmail(branding, order)])

const news: Job<Services> = (payload, services) => {
  const details = Told.parse(payload)
  return write(services, details, async (tx, branding, order) => {
    if (details.isUndoable && (await newestMove(tx, order.id)) !== details.move) return []
    const isNews =
      details.news === 'parcel'
        ? await isParcelNewsworthy(tx, branding, order, details)
        : isStillSo(details, order, services.now())
    return isNews
      ? [orderNotificationEmail(branding, order, details), orderDispatchedEmail(branding, order, details)]
      : []
  })
}

/** Somebody of the shop wrote; what a buyer wrote is not mailed to them. */
const message: Job<Services> = (payload, services) => {
  const details = Said.parse(payload)
  return write(services, details, async (tx, branding, order) => {
    const found = await findShopMessage(tx, details)
    return found ? [messageEmail(branding, order, found)] : []
  })
}

/** Nobody is reminded of what they have paid, told of, answered or called off meanwhile. */
function isStillSo(
  { news: notification, move }: Pick<z.output<typeof Told>, 'news' | 'move'>,
  order: PlacedOrder,
  now: Date,
): boolean {
  const { state, moneyState, heldUntil } = order
  if (notification === 'proof_reminder') {
    const newest = order.proofs.at(-1)
    return state === 'proof_sent' && newest?.number === move && newest.answer === null
  }
  if (notification !== 'payment_reminder') return true
  const isUnpaid = moneyState === 'unpaid' || moneyState === 'refunded'
  return state === 'placed' && isUnpaid && heldUntil !== null && new Date(heldUntil) > now
}

/**
 * A parcel that is on its way still, of which the last mail that went out says something else. Mails of one order
 * are written one after the other: what was said before the one of its shipment is in that one.
 */
async function isParcelNewsworthy(
  tx: Tx,
  branding: MailBranding,
  order: PlacedOrder,
  { move, parcel }: Pick<z.output<typeof Told>, 'move' | 'parcel'>,
): Promise<boolean> {
  const isOnItsWay =
    parcel === null
      ? order.state === 'shipped'
      : order.parcels.some(({ number, state }) => number === parcel && state === 'left')
  if (!isOnItsWay) return false
  const own = parcel === null ? 'parcel' : `parcel.of-${parcel}`
  const sequences = Array.from({ length: move }, (_, index) => `${own}.${index + 1}`)
  const sent = ['shipped', ...(parcel === null ? [] : [`parcel_sent.${parcel}`])]
  const events = [...sent, ...sequences].map((what) => `order-news.${order.id}.${what}`)
  const last = await findLastMail(tx, events)
  return last === undefined || !tellsParcel(last.plain, orderMailContext(branding, order), parcel)
}

/** The first e-mail is the buyer's. */
type EmailWriter = (tx: Tx, branding: MailBranding, order: PlacedOrder) => Promise<(Email | undefined)[]>

async function write(services: Services, about: z.output<typeof About>, writer: EmailWriter): Promise<void> {
  const shop = await services.shops.byId(about.shop)
  if (!shop) return
  const found = await services.database.readInShop(shop.id, (tx) => findOrder(tx, about.orderId))
  const refusal = found && (await drawForMail({ services, shop }, found))
  if (refusal) throw new Error('too many pictures are being drawn: the mail is sent later')
  const letters = await services.database.readInShop(shop.id, async (tx) => {
    const order = await findOrder(tx, about.orderId)
    if (!order) return []
    const branding = await findMailBranding(tx, services, shop)
    const [own, ...others] = await writer(tx, branding, order)
    const copy = shop.rules.mailsInvoice && own && copyToInvoice(own, order)
    const guestLink = own && (await findLinkOfBuyer(tx, services, shop, order.id))
    // the link of whoever has no account is in their own mail alone
    const [linked] = guestLink ? await writer(tx, { ...branding, guestLink }, order) : [own]
    return [linked, copy, ...others]
  })
  for (const email of letters) if (email) await sendMail(services, shop, email)
}

/** Where the shop wishes it, what the buyer is told goes to the address of the invoice too. */
function copyToInvoice(email: Email, { orderInvoiceFK }: PlacedOrder): Email | undefined {
  const to = orderInvoiceFK.email
  const isOther = to !== '' && to.toLowerCase() !== email.to.toLowerCase()
  return isOther ? { ...email, event: `${email.event}.invoice`, to } : undefined
}

async function findLinkOfBuyer(tx: Tx, services: Services, shop: Shop, orderId: string) {
  const buyer = await findBuyerId(tx, orderId)
  return buyer === undefined ? null : findGuestLink(tx, services, shop, buyer)
}

export const orderJobs: Record<string, Job<Services>> = {
  order_placed: placed,
  order_news: news,
  order_message: message,
}
