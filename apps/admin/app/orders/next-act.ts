import type { Permission } from '@estampa/domain/staff'
import type { OrderState, StaffOrder } from './order-types.ts'

/** Something that a person can do to an order. */
export type OrderAct =
  | { kind: 'move'; to: OrderState }
  | { kind: 'send_proof' }
  | { kind: 'record_payment' }
  | { kind: 'approve_payment'; paymentId: string }
  | { kind: 'name_parcel' }

/** The reasons for which an order waits and that this person cannot end. */
export type OrderWait = 'payment' | 'proof' | 'rest' | 'role' | 'over'

export type NextAct = { act: OrderAct; wait?: undefined } | { wait: OrderWait; act?: undefined }

const permissionOf: Record<OrderAct['kind'], Permission> = {
  move: 'orders.move',
  send_proof: 'proofs.send',
  record_payment: 'payments.record',
  approve_payment: 'payments.record',
  name_parcel: 'parcels.edit',
}

type May = (permission: Permission) => boolean

/** States that a move alone does not reach, or that time reaches by itself. */
const notByHand: readonly OrderState[] = ['proof_sent', 'proof_approved', 'proof_rejected', 'expired']
/** The states in which an order ends without the goods. */
const backwards: readonly OrderState[] = ['cancelled', 'returned']
const proofStates: readonly OrderState[] = ['art_review', 'proof_rejected']

/** The one thing that comes next for this order, or what it waits for. */
export function nextActOf(order: StaffOrder, may: May): NextAct {
  const step = stepOf(order)
  return step.act && !may(permissionOf[step.act.kind]) ? { wait: 'role' } : step
}

function stepOf({ order, nextStates }: StaffOrder): NextAct {
  const reported = order.payments.find(({ state }) => state === 'in_review')
  if (reported) return { act: { kind: 'approve_payment', paymentId: reported.id } }
  if (order.state === 'placed' && order.paid < order.deposit) return { wait: 'payment' }
  if (order.state === 'proof_sent') return { wait: 'proof' }
  if (proofStates.includes(order.state)) return { act: { kind: 'send_proof' } }
  if (order.state === 'ready' && isRestDue(order)) return { wait: 'rest' }
  const to = movesByHand(nextStates).find((state) => !backwards.includes(state))
  return to ? { act: { kind: 'move', to } } : { wait: 'over' }
}

/** Whether nothing may leave before the rest is paid. */
export function isRestDue({ split, toPay }: Pick<StaffOrder['order'], 'split' | 'toPay'>): boolean {
  return split !== null && !split.onCredit && toPay > 0
}

/** Everything else that this person may do now, in the order of the menu; what ends an order stands last. */
export function otherActs(order: StaffOrder, may: May): OrderAct[] {
  const { act: next } = nextActOf(order, may)
  const { state, toPay, shipping } = order.order
  const isParted = order.packing.parcels.length > 0
  const acts: OrderAct[] = []
  if (toPay > 0) acts.push({ kind: 'record_payment' })
  if (canSendProof(order)) acts.push({ kind: 'send_proof' })
  if (shipping.deliveryMethod === 'shipping' && state === 'shipped' && !isParted) {
    acts.push({ kind: 'name_parcel' })
  }
  const moves = movesByHand(order.nextStates).toSorted(
    (one, other) => Number(backwards.includes(one)) - Number(backwards.includes(other)),
  )
  for (const to of moves) acts.push({ kind: 'move', to })
  return acts.filter((act) => may(permissionOf[act.kind]) && !isSameAct(act, next))
}

function canSendProof({ order }: StaffOrder): boolean {
  return order.state === 'confirmed'
    ? order.lines.some(({ hasProductBuilding }) => hasProductBuilding)
    : proofStates.includes(order.state)
}

const movesByHand = (states: readonly OrderState[]) => states.filter((state) => !notByHand.includes(state))

function isSameAct(one: OrderAct, other: OrderAct | undefined): boolean {
  if (one.kind !== other?.kind) return false
  return one.kind !== 'move' || (other.kind === 'move' && one.to === other.to)
}

export const isEnding = (act: OrderAct) => act.kind === 'move' && backwards.includes(act.to)
