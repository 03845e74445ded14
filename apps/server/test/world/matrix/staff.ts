import { shopHands } from '../../life.ts'
import { yesterday } from '../../yesterday.ts'
import { freshOrder, freshQuote } from '../fresh.ts'
import { PASSWORD } from '../people.ts'
import type { World } from '../world.ts'
import { nothing, type Rows, row, staffRow } from './row.ts'

/** An order of A whose payment nobody has told of yet. */
const asked = async (world: World) => {
  const { buyer, orderId } = await freshOrder(world)
  const { payments, total } = await buyer.api.orders.getOrderById({ Id: orderId })
  return { Id: orderId, paymentId: payments[0]?.id ?? '', total, api: buyer.api }
}
const paid = async (world: World) => {
  const order = await asked(world)
  await world.staffA.api.staff.approvePayment({ paymentId: order.paymentId })
  return order
}

/** The people of a shop. Their e-mail and password are unknown in another, and nothing of it is there for them. */
//                                                 nobody guestA a1 a2 guestB b1
export const staffRows: Rows = {
  'staff.authenticateStaff': row('200 200 200 200 401 401', ({ staffA }) => ({
    input: { email: staffA.email, password: PASSWORD },
  })),
  'staff.getOrders': staffRow(nothing, { ofB: 200 }),
  'staff.getFlags': staffRow(nothing, { ofB: 200 }),
  'staff.getOrder': staffRow(({ a1 }) => ({ input: { Id: a1.orderId } })),
  'staff.moveOrder': staffRow(async (world) => {
    const { Id } = await asked(world)
    return { input: { Id, to: 'cancelled', note: 'Lo pidió por teléfono' } }
  }),
  'staff.nameParcel': staffRow(async (world) => {
    const { Id } = await asked(world)
    await shopHands(world.cast, 'pampa').force(Id, 'shipped')
    return { input: { Id, carrier: 'Correo', number: 'CP-1', url: 'https://correo.example/CP-1' } }
  }),
  'staff.recordPayment': staffRow(async (world) => {
    const { Id, total } = await asked(world)
    return { input: { Id, method: 'TRF', amount: total, date: yesterday(), reference: '00398127' } }
  }),
  'staff.approvePayment': staffRow(async (world) => {
    const { paymentId } = await asked(world)
    return { input: { paymentId } }
  }),
  'staff.rejectPayment': staffRow(async (world) => {
    const { paymentId } = await asked(world)
    return { input: { paymentId, note: 'La transferencia no aparece' } }
  }),
  'staff.recordRefund': staffRow(async (world) => {
    const { paymentId } = await paid(world)
    return { input: { paymentId, note: 'Transferencia 556677' } }
  }),
  'staff.settleFlag': staffRow(async (world) => {
    const { Id, total, api } = await paid(world)
    await api.payments.cancelOrder({ Id })
    return { input: { Id, kind: 'refund_owed', amount: total, note: 'Quedó como crédito' } }
  }),
  'staff.getRegretRequests': staffRow(nothing, { ofB: 200 }),
  'staff.closeRegretRequest': staffRow(async ({ cast }) => {
    const asked = { orderNumber: '1', emailAddress: 'ines@empresa.example', name: 'Inés Videla' }
    const { code } = await cast.api('pampa').law.createRegretRequest(asked)
    return { input: { code, outcome: 'accepted', answer: 'Pasamos a buscarla' } }
  }),
  'staff.getQuotes': staffRow(nothing, { ofB: 200 }),
  'staff.getQuote': staffRow(async (world) => ({ input: { Id: (await freshQuote(world)).quoteId } })),
  'staff.answerQuote': staffRow(async (world) => {
    const { quoteId } = await freshQuote(world)
    return { input: { Id: quoteId, discount: { percent: 10 }, note: 'Por la cantidad' } }
  }),
}
