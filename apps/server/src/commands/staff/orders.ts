import { StaffOrder } from '@estampa/contract/staff'
import { formatPriceText, toWire } from '@estampa/domain/money'
import { z } from 'zod'
import { signer } from '../../files/signed-addresses.ts'
import { findOrderId } from '../../orders/artwork.store.ts'
import { listExceptions } from '../../orders/exceptions.store.ts'
import { listUnmatched } from '../../payments/mercado-pago.store.ts'
import { listShopOrders } from '../../staff/list-orders.store.ts'
import { moveOrderAsStaff } from '../../staff/move-order.ts'
import { toExceptionView, toStaffOrderView } from '../../staff/order-view.ts'
import { staffOrdersQueryOf } from '../../staff/orders.routes.ts'
import {
  actor,
  addressIn,
  type CommandContext,
  confirmFirst,
  inShop,
  moment,
  money,
  type StaffCommandHandler,
  valueOrThrow,
  viewContext,
} from './command-context.ts'
import { exceptionLabels, moneyLabels, orderLabels, paymentLabels } from './labels.ts'
import { hasParcelOptions, readParcel } from './parcel-options.ts'
import { readNumber, readState, readText } from './read-arguments.ts'
import { factsText, table } from './table.ts'

type StaffOrderData = z.output<typeof StaffOrder>

const A_PAGE = 30

export const ordersCommand: StaffCommandHandler = async (context, { positionals, values }) => {
  const state = positionals.join(' ')
  const { services, shop } = context
  const request = {
    maxResultCount: A_PAGE,
    PaginaActual: values.page === undefined ? 1 : readNumber(values.page, 'la página'),
    ...(state !== '' && { state: [readState(state, orderLabels, 'El estado')] }),
    ...(values.money !== undefined && { moneyState: [readState(values.money, moneyLabels, '--money')] }),
    ...(values.words !== undefined && { Filtro: readText(values.words, 'qué buscar (--words)', 100) }),
  }
  const now = services.now()
  const addressOf = signer(services.config, now)
  const found = await services.database.readInShop(shop.id, (tx) =>
    listShopOrders(tx, staffOrdersQueryOf(request, shop, now), addressOf),
  )
  const [price, at] = [money(context), moment(context)]
  const rows = found.items.map((one) => [
    String(one.number),
    at(one.placedAt),
    orderLabels[one.state],
    moneyLabels[one.moneyState],
    one.unread > 0 ? String(one.unread) : '',
    price(one.total),
    price(one.paid),
    [one.buyer.name, one.buyer.company].filter(Boolean).join(' · '),
  ])
  const list = table(['pedido', 'hecho', 'estado', 'dinero', 'mensajes', 'total', 'pagado', 'de'], rows)
  const data = found.items.map(({ number, placedAt, state, moneyState, unread, total, paid, buyer }) => ({
    number,
    placedAt,
    state,
    moneyState,
    unread,
    total: toWire(total),
    paid: toWire(paid),
    name: buyer.name,
    company: buyer.company,
  }))
  return { text: `${list}\n\n${rows.length} de ${found.totalCount}.`, data }
}

/** The id of the order that is named by its number. */
export async function orderIdOf(context: CommandContext, typed: string | undefined): Promise<string> {
  const number = readNumber(typed, 'el número del pedido')
  const { services, shop } = context
  const id = await services.database.readInShop(shop.id, (tx) => findOrderId(tx, number))
  if (id === undefined) throw new Error(`La tienda no tiene el pedido ${number}.`)
  return id
}

export async function loadOrder(context: CommandContext, id: string): Promise<StaffOrderData> {
  const { services, shop } = context
  return valueOrThrow(
    context,
    await services.database.readInShop(shop.id, (tx) => toStaffOrderView(tx, id, viewContext(context))),
  )
}

export const orderCommand: StaffCommandHandler = async (context, { positionals: [number] }) => {
  const shown = await loadOrder(context, await orderIdOf(context, number))
  return { text: describeOrder(context, shown), data: z.encode(StaffOrder, shown) }
}

export const moveCommand: StaffCommandHandler = async (context, words) => {
  const [number, ...to] = words.positionals
  const id = await orderIdOf(context, number)
  const state = readState(to.join(' '), orderLabels, 'El estado')
  const who = await actor(context, words)
  if (state === 'cancelled')
    await confirmFirst(context, words, `¿Cancelar el pedido ${number}? No se puede deshacer.`)
  const note = words.values.note ?? ''
  const now = context.services.now()
  const parcel = hasParcelOptions(words) ? readParcel(words) : undefined
  const request = { id, to: state, note, parcel, undoable: false, who, now }
  valueOrThrow(context, await inShop(context, (tx) => moveOrderAsStaff(tx, request)))
  return describeNewState(context, id)
}

/** Where an order stands after something was done to it. */
export async function describeNewState(context: CommandContext, id: string): Promise<string> {
  const { order, nextStates, flags } = await loadOrder(context, id)
  const next = nextStates.length > 0 ? ` Puede pasar a: ${wordsOf(nextStates)}.` : ''
  const paid = `${moneyLabels[order.moneyState]}, ${money(context)(order.paid)} de ${money(context)(order.total)}`
  const warnings = flags.map((flag) => `\n${warningOf(context, flag)}`)
  return `Pedido ${order.number}: ${orderLabels[order.state]}; ${paid}.${next}${warnings.join('')}`
}

const wordsOf = (states: StaffOrderData['nextStates']) => states.map((state) => orderLabels[state]).join(', ')

export const flagsCommand: StaffCommandHandler = async (context, { positionals, values }) => {
  const kind = positionals.join(' ')
  const { services, shop } = context
  const page = values.page === undefined ? 1 : readNumber(values.page, 'la página')
  const query = {
    orderId: null,
    skip: (page - 1) * A_PAGE,
    take: A_PAGE,
    kind: kind === '' ? null : readState(kind, exceptionLabels, 'Lo que hay que mirar'),
  }
  const found = await services.database.readInShop(shop.id, (tx) => listExceptions(tx, query))
  const [price, at] = [money(context), moment(context)]
  const rows = found.items
    .map(toExceptionView)
    .map((flag) => [
      String(flag.number),
      at(flag.at),
      exceptionLabels[flag.kind],
      price(flag.amount),
      flag.buyer,
      flag.sentence,
    ])
  const list = table(['pedido', 'cuándo', 'clase', 'importe', 'de', 'qué'], rows)
  const data = found.items.map(toExceptionView).map((flag) => ({ ...flag, amount: toWire(flag.amount) }))
  return {
    text: `${list}\n\n${rows.length} de ${found.totalCount}.${await unmatchedPayments(context)}`,
    data,
  }
}

/** Money that came through Mercado Pago for nothing that was ordered here; '' where there is none. */
async function unmatchedPayments(context: CommandContext): Promise<string> {
  const { services, shop } = context
  const found = await services.database.readInShop(shop.id, (tx) => listUnmatched(tx, A_PAGE))
  if (found.length === 0) return ''
  const at = moment(context)
  const rows = found.map(({ id, reference, status, amount, currency, updatedAt }) => [
    at(updatedAt),
    id,
    status,
    `${currency} ${formatPriceText(amount, 2)}`,
    reference || '(sin referencia)',
  ])
  const head = ['cuándo', 'operación', 'estado', 'importe', 'referencia']
  return `\n\nPagos de Mercado Pago que no son de ningún pedido:\n\n${table(head, rows)}`
}

function describeOrder(context: CommandContext, shown: StaffOrderData): string {
  const { order, customer, nextStates, flags } = shown
  const [price, at, address] = [money(context), moment(context), addressIn(context)]
  const buyer = [customer.name, customer.company, customer.email, customer.phone].filter(Boolean).join(' · ')
  const { shipping, address: to } = order
  const place = [to.street, to.streetNumber, to.apartment, to.locality, to.province].filter(Boolean).join(' ')
  const head = factsText([
    ['Pedido', `${order.number}, del ${at(order.placedAt)}`],
    ['Estado', orderLabels[order.state]],
    ['Puede pasar a', wordsOf(nextStates)],
    ['Cliente', buyer],
    [
      'Factura',
      [order.orderInvoiceFK.document, order.orderInvoiceFK.extra.businessName].filter(Boolean).join(' · '),
    ],
    ['Orden de compra', purchaseOrderOf(shown, address)],
    ['Entrega', [shipping.carrier, shipping.service, place].filter(Boolean).join(', ')],
    ['Seguimiento', followedBy(shown, at)],
    ['Descuento', order.discount > 0 ? price(order.discount) : ''],
    ['Total', `${price(order.total)} (envío ${price(order.shippingCost)})`],
    ['Pagado', `${price(order.paid)} (${moneyLabels[order.moneyState]}); falta ${price(order.toPay)}`],
    ['Archivos', shown.artworkUrl === null ? '' : address(shown.artworkUrl)],
  ])
  const warnings = flags.map((flag) => warningOf(context, flag))
  return [head, ...warnings, linesOf(shown, price), paymentsOf(shown, price, address)]
    .concat(settlementsOf(shown, price, at), historyOf(shown, at))
    .filter(Boolean)
    .join('\n\n')
}

/** Its number, with the name of its file and where that is downloaded, for an hour at least. */
function purchaseOrderOf(
  { order: { purchaseOrder } }: StaffOrderData,
  address: (path: string) => string,
): string {
  const { number, file } = purchaseOrder
  return [number, file?.name, file && address(file.url)].filter(Boolean).join(' · ')
}

/** The latest word on the parcel: from its carrier, or from a person of the shop. */
function followedBy(
  { order: { tracking }, parcels }: StaffOrderData,
  at: (moment: string) => string,
): string {
  if (!tracking) return ''
  const last = parcels.at(-1)
  const source = last ? `lo dijo ${last.who}, ${at(last.at)}` : tracking.name
  return [tracking.carrier, tracking.number, tracking.url, source].filter(Boolean).join(' · ')
}

function warningOf(context: CommandContext, { sentence, amount }: StaffOrderData['flags'][number]): string {
  return `¡Atención! ${sentence} ${money(context)(amount)}`
}

function linesOf({ order }: StaffOrderData, price: (amount: number) => string): string {
  const rows = order.lines.map((line) => [
    line.sku,
    `${line.productName} ${line.variantName}`.trim(),
    String(line.quantity),
    line.customization ? 'sí' : '',
    price(line.total),
  ])
  return table(['sku', 'producto', 'unidades', 'decorado', 'total'], rows)
}

function paymentsOf(
  { order }: StaffOrderData,
  price: (amount: number) => string,
  address: (path: string) => string,
) {
  const rows = order.payments.map(({ method, state, amount, notice, reference }, index) => [
    String(index + 1),
    method,
    paymentLabels[state],
    price(amount),
    notice
      ? [notice.date, notice.reference || notice.chequeNumber, notice.bank].filter(Boolean).join(' · ')
      : '',
    notice?.receipts.map(({ url }) => address(url)).join(' ') || (notice ? '' : `referencia ${reference}`),
  ])
  return table(['pago', 'medio', 'estado', 'importe', 'aviso', 'comprobante'], rows)
}

function settlementsOf(
  { settlements }: StaffOrderData,
  price: (amount: number) => string,
  at: (moment: string) => string,
) {
  const rows = settlements.map((one) => [
    at(one.at),
    exceptionLabels[one.kind],
    price(one.amount),
    one.who,
    one.note,
  ])
  return rows.length === 0 ? '' : table(['resuelto', 'clase', 'importe', 'quién', 'nota'], rows)
}

function historyOf({ order }: StaffOrderData, at: (moment: string) => string): string {
  const rows = order.history.map(({ to, who, note, at: when }) => [
    at(when),
    orderLabels[to],
    who,
    note ?? '',
  ])
  return table(['cuándo', 'estado', 'quién', 'nota'], rows)
}
