import { StaffOrder } from '@estampa/contract/staff/order'
import { formatPriceText, toWire } from '@estampa/domain/money'
import { z } from 'zod'
import { signer } from '../../files/signed-addresses.ts'
import { findOrderId } from '../../orders/artwork.store.ts'
import { listUnmatched } from '../../payments/mercado-pago.store.ts'
import { listFlags } from '../flags.store.ts'
import { listShopOrders } from '../list-orders.store.ts'
import { moveOrder } from '../move-order.ts'
import { wantedOf } from '../orders.routes.ts'
import { shownFlag, showOrder } from '../shown-order.ts'
import {
  actor,
  addressIn,
  type Desk,
  inShop,
  looking,
  makeSure,
  moment,
  money,
  sure,
  type Work,
} from './desk.ts'
import { readParcel, saysParcel } from './parcels.ts'
import { readNumber, readState, readText } from './read-words.ts'
import { facts, table } from './table.ts'
import { flagWords, moneyWords, orderWords, paymentWords } from './words.ts'

type Shown = z.output<typeof StaffOrder>

const A_PAGE = 30

export const orders: Work = async (desk, { positionals, values }) => {
  const state = positionals.join(' ')
  const { services, shop } = desk
  const asked = {
    maxResultCount: A_PAGE,
    PaginaActual: values.page === undefined ? 1 : readNumber(values.page, 'la página'),
    ...(state !== '' && { state: [readState(state, orderWords, 'El estado')] }),
    ...(values.money !== undefined && { moneyState: [readState(values.money, moneyWords, '--money')] }),
    ...(values.words !== undefined && { Filtro: readText(values.words, 'qué buscar (--words)', 100) }),
  }
  const addressOf = signer(services.config, services.now())
  const found = await services.database.readInShop(shop.id, (tx) =>
    listShopOrders(tx, wantedOf(asked, shop), addressOf),
  )
  const [price, at] = [money(desk), moment(desk)]
  const rows = found.items.map((one) => [
    ...[String(one.number), at(one.placedAt), orderWords[one.state], moneyWords[one.moneyState]],
    one.unread > 0 ? String(one.unread) : '',
    ...[price(one.total), price(one.paid), [one.buyer.name, one.buyer.company].filter(Boolean).join(' · ')],
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
export async function idOf(desk: Desk, typed: string | undefined): Promise<string> {
  const number = readNumber(typed, 'el número del pedido')
  const { services, shop } = desk
  const id = await services.database.readInShop(shop.id, (tx) => findOrderId(tx, number))
  if (id === undefined) throw new Error(`La tienda no tiene el pedido ${number}.`)
  return id
}

export async function seen(desk: Desk, id: string): Promise<Shown> {
  const { services, shop } = desk
  return sure(desk, await services.database.readInShop(shop.id, (tx) => showOrder(tx, id, looking(desk))))
}

export const order: Work = async (desk, { positionals: [number] }) => {
  const shown = await seen(desk, await idOf(desk, number))
  return { text: inWords(desk, shown), data: z.encode(StaffOrder, shown) }
}

export const move: Work = async (desk, words) => {
  const [number, ...to] = words.positionals
  const id = await idOf(desk, number)
  const wanted = readState(to.join(' '), orderWords, 'El estado')
  const who = await actor(desk, words)
  if (wanted === 'cancelled')
    await makeSure(desk, words, `¿Cancelar el pedido ${number}? No se puede deshacer.`)
  const note = words.values.note ?? ''
  const now = desk.services.now()
  const parcel = saysParcel(words) ? readParcel(words) : undefined
  const asked = { id, to: wanted, note, parcel, who, now }
  sure(desk, await inShop(desk, (tx) => moveOrder(tx, asked)))
  return afterwards(desk, id)
}

/** Where an order stands after something was done to it. */
export async function afterwards(desk: Desk, id: string): Promise<string> {
  const { order, nextStates, flags } = await seen(desk, id)
  const next = nextStates.length > 0 ? ` Puede pasar a: ${wordsOf(nextStates)}.` : ''
  const paid = `${moneyWords[order.moneyState]}, ${money(desk)(order.paid)} de ${money(desk)(order.total)}`
  const warnings = flags.map((flag) => `\n${warningOf(desk, flag)}`)
  return `Pedido ${order.number}: ${orderWords[order.state]}; ${paid}.${next}${warnings.join('')}`
}

const wordsOf = (states: Shown['nextStates']) => states.map((state) => orderWords[state]).join(', ')

export const flags: Work = async (desk, { positionals, values }) => {
  const kind = positionals.join(' ')
  const { services, shop } = desk
  const page = values.page === undefined ? 1 : readNumber(values.page, 'la página')
  const wanted = {
    ...{ orderId: null, skip: (page - 1) * A_PAGE, take: A_PAGE },
    kind: kind === '' ? null : readState(kind, flagWords, 'Lo que hay que mirar'),
  }
  const found = await services.database.readInShop(shop.id, (tx) => listFlags(tx, wanted))
  const [price, at] = [money(desk), moment(desk)]
  const rows = found.items
    .map(shownFlag)
    .map((flag) => [
      ...[
        String(flag.number),
        at(flag.at),
        flagWords[flag.kind],
        price(flag.amount),
        flag.buyer,
        flag.sentence,
      ],
    ])
  const list = table(['pedido', 'cuándo', 'clase', 'importe', 'de', 'qué'], rows)
  const data = found.items.map(shownFlag).map((flag) => ({ ...flag, amount: toWire(flag.amount) }))
  return { text: `${list}\n\n${rows.length} de ${found.totalCount}.${await unmatchedPayments(desk)}`, data }
}

/** Money that came through Mercado Pago for nothing that was ordered here; '' where there is none. */
async function unmatchedPayments(desk: Desk): Promise<string> {
  const { services, shop } = desk
  const found = await services.database.readInShop(shop.id, (tx) => listUnmatched(tx, A_PAGE))
  if (found.length === 0) return ''
  const at = moment(desk)
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

function inWords(desk: Desk, shown: Shown): string {
  const { order, customer, nextStates, flags } = shown
  const [price, at, address] = [money(desk), moment(desk), addressIn(desk)]
  const buyer = [customer.name, customer.company, customer.email, customer.phone].filter(Boolean).join(' · ')
  const { shipping, address: to } = order
  const place = [to.street, to.streetNumber, to.apartment, to.locality, to.province].filter(Boolean).join(' ')
  const head = facts([
    ['Pedido', `${order.number}, del ${at(order.placedAt)}`],
    ['Estado', orderWords[order.state]],
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
    ['Pagado', `${price(order.paid)} (${moneyWords[order.moneyState]}); falta ${price(order.toPay)}`],
    ['Archivos', shown.artworkUrl === null ? '' : address(shown.artworkUrl)],
  ])
  const warnings = flags.map((flag) => warningOf(desk, flag))
  return [head, ...warnings, linesOf(shown, price), paymentsOf(shown, price, address)]
    .concat(settlementsOf(shown, price, at), historyOf(shown, at))
    .filter(Boolean)
    .join('\n\n')
}

/** Its number, with the name of its file and where that is downloaded, for an hour at least. */
function purchaseOrderOf({ order: { purchaseOrder } }: Shown, address: (path: string) => string): string {
  const { number, file } = purchaseOrder
  return [number, file?.name, file && address(file.url)].filter(Boolean).join(' · ')
}

/** What was said of the parcel last: by its carrier, or by whom of the shop. */
function followedBy({ order: { tracking }, parcels }: Shown, at: (moment: string) => string): string {
  if (!tracking) return ''
  const last = parcels.at(-1)
  const said = last ? `lo dijo ${last.who}, ${at(last.at)}` : tracking.name
  return [tracking.carrier, tracking.number, tracking.url, said].filter(Boolean).join(' · ')
}

function warningOf(desk: Desk, { sentence, amount }: Shown['flags'][number]): string {
  return `¡Atención! ${sentence} ${money(desk)(amount)}`
}

function linesOf({ order }: Shown, price: (amount: number) => string): string {
  const rows = order.lines.map((line) => [
    ...[line.sku, `${line.productName} ${line.variantName}`.trim(), String(line.quantity)],
    ...[line.customization ? 'sí' : '', price(line.total)],
  ])
  return table(['sku', 'producto', 'unidades', 'decorado', 'total'], rows)
}

function paymentsOf({ order }: Shown, price: (amount: number) => string, address: (path: string) => string) {
  const rows = order.payments.map(({ method, state, amount, notice, reference }, index) => [
    ...[String(index + 1), method, paymentWords[state], price(amount)],
    notice
      ? [notice.date, notice.reference || notice.chequeNumber, notice.bank].filter(Boolean).join(' · ')
      : '',
    notice?.receipts.map(({ url }) => address(url)).join(' ') || (notice ? '' : `referencia ${reference}`),
  ])
  return table(['pago', 'medio', 'estado', 'importe', 'aviso', 'comprobante'], rows)
}

function settlementsOf(
  { settlements }: Shown,
  price: (amount: number) => string,
  at: (moment: string) => string,
) {
  const rows = settlements.map((one) => [
    at(one.at),
    flagWords[one.kind],
    price(one.amount),
    one.who,
    one.note,
  ])
  return rows.length === 0 ? '' : table(['resuelto', 'clase', 'importe', 'quién', 'nota'], rows)
}

function historyOf({ order }: Shown, at: (moment: string) => string): string {
  const rows = order.history.map(({ to, who, note, at: when }) => [at(when), orderWords[to], who, note ?? ''])
  return table(['cuándo', 'estado', 'quién', 'nota'], rows)
}
