import type { OrderException, StaffOrder } from '@estampa/contract/staff'
import {
  isChangeable,
  nextProofReminder,
  nextStates,
  type OrderState,
  proofStates,
  unitsOf,
  unpackedLines,
} from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Context } from '../http/context.ts'
import { listExceptions, type StoredException } from '../orders/exceptions.store.ts'
import { listOrderedLines, type PackableLine } from '../orders/order-parcels.store.ts'
import { toOrderView } from '../orders/order-view.ts'
import { findOrder, type PlacedOrder } from '../orders/orders.store.ts'
import { listParcels } from '../orders/parcels.store.ts'
import { findNewestProof, listProofReminders } from '../orders/proofs.store.ts'
import { listSettlements } from '../orders/settlements.store.ts'
import { findUndoableMove } from '../orders/undo.store.ts'
import { findStaffOrderDetails } from './orders.store.ts'

const MAX_FLAGS = 20

export type StaffOrderContext = Pick<Context, 'shop' | 'services' | 'now'>

/** An order as the people of the shop see it. */
export async function toStaffOrderView(
  tx: Tx,
  id: string,
  { shop, services, now }: StaffOrderContext,
): Promise<z.output<typeof StaffOrder> | Refusal> {
  const order = await findOrder(tx, id)
  const behind = order && (await findStaffOrderDetails(tx, id))
  if (!order || !behind) return refuse('not_found')
  const addressOf = signer(services.config, now)
  const undo = await findUndoableMove(tx, id, now)
  const { items } = await listExceptions(tx, { orderId: id, kind: null, skip: 0, take: MAX_FLAGS })
  const reminder = nextProofReminder(order.state, await findNewestProof(tx, id), now)
  const archive = order.artwork.files.find(({ kind }) => kind === 'archive')
  return {
    version: behind.version,
    order: toOrderView(order, shop.config.environment, addressOf),
    customer: behind.customer,
    undo: undo ? { to: undo.to, until: undo.until.toISOString() } : null,
    nextStates: movesOf(order, behind.isDecorated),
    isChangeable: isChangeable(order.state),
    flags: items.map(toExceptionView),
    settlements: await listSettlements(tx, id),
    parcels: await listParcels(tx, id),
    proofReminders: await listProofReminders(tx, id),
    nextProofReminder: reminder?.toISOString() ?? null,
    packing: packingOf(order, await listOrderedLines(tx, id)),
    artworkUrl: order.artwork.ready && archive ? addressOf(archive.key) : null,
  }
}

function packingOf(
  { parcels }: PlacedOrder,
  lines: readonly PackableLine[],
): z.output<typeof StaffOrder>['packing'] {
  const rest = unpackedLines(lines, parcels)
  const restAt = (position: number) => unitsOf(rest.filter((line) => line.position === position))
  return {
    lines: lines.map((line) => ({ ...line, unpacked: restAt(line.position) })),
    parcels: parcels.map((parcel) => ({ ...parcel, units: unitsOf(parcel.lines) })),
  }
}

/** Only the clock lets an order expire, and only its buyer approves a proof. */
export const isStaffMove = (to: OrderState) => to !== 'expired' && !proofStates.includes(to)

function movesOf({ state, shipping, paid, deposit }: PlacedOrder, isDecorated: boolean): OrderState[] {
  const { deliveryMethod } = shipping
  const life = { state, history: [], isDecorated, deliveryMethod, paid, deposit, restDue: 0 }
  return nextStates(life).filter(isStaffMove)
}

const differing: Record<string, string> = {
  collector: 'Mercado Pago cobró en otra cuenta que la de la tienda.',
  amount: 'Mercado Pago avisó de un pago por otro importe.',
  currency: 'Mercado Pago avisó de un pago en otra moneda.',
  reference: 'Mercado Pago avisó de un pago con otra referencia.',
  shop: 'Mercado Pago avisó de un pago de otra tienda.',
  partly_refunded: 'Mercado Pago devolvió una parte que no coincide con el pago.',
}

export function toExceptionView({ differs, ...flag }: StoredException): z.output<typeof OrderException> {
  return { ...flag, sentence: sentenceOf(flag, differs) }
}

function sentenceOf(
  { kind, state }: Pick<StoredException, 'kind' | 'state'>,
  differs: string | null,
): string {
  if (kind === 'charged_back') return 'El banco devolvió el pago a quien compró: es un contracargo.'
  if (kind === 'payment_differs')
    return differing[differs ?? ''] ?? 'Mercado Pago avisó de un pago que no coincide.'
  if (state === 'cancelled') return 'El pedido se canceló con dinero pagado: hay que devolverlo.'
  if (state === 'expired') return 'El pedido venció con dinero pagado: hay que devolverlo.'
  return 'Se pagó de más: hay que devolver la diferencia.'
}
