/**
 * The answers of a person so far and the open step. The steps and their rules are the domain's
 * (@estampa/domain/checkout); here they get the chosen delivery, the names of the chosen places, and the key
 * that makes one wish one order however often it is sent.
 */
import type { Client } from '@estampa/contract/client'
import {
  type CheckoutPayload,
  completeStep,
  emptyCheckout,
  fieldValue,
  firstSteps,
  goBackTo,
  type StepKey,
  type StepStates,
  setField,
  stepKeys,
  withFixedBilling,
} from '@estampa/domain/checkout'
import { isRefusal } from '@estampa/domain/refusal'
import type { PartnerFixedBillingData } from '@estampa/domain/shops'
import type { ReviewedPrices } from './price-change.ts'

export type ShippingOption = Awaited<
  ReturnType<Client['shipping']['getShippingQuote']>
>['all_results'][number]

export type Delivery = {
  option: ShippingOption
  quotedFor: string
  /** The production time in working days. */
  toMake?: number
}

export type PurchaseOrderFile = { id: string | null; name: string; bytes: number }

export type CheckoutState = {
  payload: CheckoutPayload
  steps: StepStates
  /** The chosen way to deliver, as it was quoted, and what it was quoted for. */
  delivery: Delivery | null
  /** True after the chosen delivery was dropped because lines or place changed, until another one is chosen. */
  isDeliveryOver?: boolean
  /** The id of the customer's address that is used; null for another one. Stored with the order. */
  address: { id: string | null; label: string; isKept: boolean }
  /** Names of the chosen places by their field, to be read back. */
  placeNames: Readonly<Record<string, string>>
  /** The file of the purchase order; without an id it is sent with the order. */
  purchaseOrderFile?: PurchaseOrderFile | null
  /** True if the billing step was filled from the last order. */
  isBilledAgain?: boolean
  /** The prices that the review showed first. */
  seen?: ReviewedPrices | null
  /** The idempotency key of every attempt to place this order; the next order gets a new one. */
  idempotencyKey: string
}

export type CheckoutPerson = { fullName: string; email: string; phoneNumber: string }

/** Fills in the known data of the person; data that the shop has fixed replaces it. */
export function startCheckout(
  person: CheckoutPerson,
  fixed: PartnerFixedBillingData | null,
  idempotencyKey: string,
): CheckoutState {
  const [name = '', ...rest] = person.fullName.trim().split(/\s+/)
  const known = { name, lastName: rest.join(' '), phone: person.phoneNumber, email: person.email }
  const payload = withFixedBilling(filled(emptyCheckout, 'Billing', known), fixed)
  const address = { id: null, label: '', isKept: true }
  return { payload, steps: firstSteps, delivery: null, address, placeNames: {}, idempotencyKey }
}

export type LastBilling = {
  name: string
  lastName: string
  document: string
  phone: string
  email: string
  extra: Readonly<Record<string, string>>
}

/** Proposes whom the last order was billed to, in all that nobody has answered yet. */
export function withLastBilling(
  state: CheckoutState,
  billed: LastBilling,
  person: CheckoutPerson,
): CheckoutState {
  const { extra, ...of } = billed
  const field = (name: string) => fieldValue(state.payload, 'Billing', name)
  if (field('document') !== '' || field('invoiceKind') !== '') return state
  const known = startCheckout(person, null, '').payload
  const answers = Object.entries({ ...extra, ...of }).filter(
    ([name, value]) => value !== '' && ['', fieldValue(known, 'Billing', name)].includes(field(name)),
  )
  const payload = answers.reduce(
    (next, [name, value]) => setField(next, 'Billing', name, value),
    state.payload,
  )
  return { ...state, payload, isBilledAgain: true }
}

function filled(payload: CheckoutPayload, step: StepKey, values: Record<string, string>): CheckoutPayload {
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && fieldValue(payload, step, name) === '')
    .reduce((next, [name, value]) => setField(next, step, name, value), payload)
}

export function withAnswer(state: CheckoutState, step: StepKey, name: string, value: string): CheckoutState {
  return { ...state, payload: setField(state.payload, step, name, value) }
}

const personFields = ['name', 'lastName', 'phone', 'email']

/**
 * Finishes a step whose fields are valid. The payer is the recipient until another one is named. The purchase asks for
 * nothing but a comment, which the review takes: the step is skipped, but can be opened.
 */
export function finishStep(state: CheckoutState, step: StepKey): CheckoutState {
  const finished = completeStep(state.steps, step)
  if (isRefusal(finished)) return state
  const steps = skipPurchase(finished)
  if (step === 'Shippment') return { ...state, steps, isDeliveryOver: false }
  if (step !== 'Billing') return { ...state, steps }
  const billed = Object.fromEntries(
    personFields.map((name) => [name, fieldValue(state.payload, 'Billing', name)]),
  )
  const payload = filled(state.payload, 'Addressee', { ...billed, deliveryMethod: 'shipping' })
  return { ...state, steps, payload }
}

function skipPurchase(steps: StepStates): StepStates {
  const passed = completeStep(steps, 'MyPurchase')
  return isRefusal(passed) ? steps : passed
}

/** Back to a finished step; a step that is not finished stays closed. */
export function reopenStep(state: CheckoutState, step: StepKey): CheckoutState {
  const steps = goBackTo(state.steps, step)
  if (isRefusal(steps)) return state
  // a person who opens the address again may want a delivery again
  const payload =
    step === 'Addressee' ? setField(state.payload, 'Addressee', 'deliveryMethod', 'shipping') : state.payload
  return { ...state, steps, payload }
}

/** Stores the chosen delivery option; a pickup needs no address. */
export function chooseDelivery(
  state: CheckoutState,
  delivery: Delivery,
  chosen: { zipping: string; pickupPointId: string; deliveryMethod: 'shipping' | 'pickup' },
): CheckoutState {
  const { zipping, pickupPointId, deliveryMethod } = chosen
  let payload = setField(state.payload, 'Shippment', 'zipping', zipping)
  payload = setField(payload, 'Shippment', 'pickupPointId', pickupPointId)
  payload = setField(payload, 'Addressee', 'deliveryMethod', deliveryMethod)
  return { ...state, payload, delivery }
}

/** Drops a delivery that was quoted for other lines or another place. */
export function withoutStaleDelivery(state: CheckoutState, quotedFor: string): CheckoutState {
  if (!state.delivery || state.delivery.quotedFor === quotedFor) return state
  return { ...withoutDelivery(state), isDeliveryOver: true }
}

export function withoutDelivery(state: CheckoutState): CheckoutState {
  const payload = { ...state.payload, Shippment: [] }
  const { Shippment } = state.steps
  if (Shippment !== 'completed') return { ...state, payload, delivery: null }
  const active = openStep(state)
  const isBefore = active !== undefined && active !== 'Payment'
  const steps: StepStates = {
    ...state.steps,
    Shippment: isBefore ? 'inactive' : 'active',
    ...(active === 'Payment' && { Payment: 'inactive' as const }),
  }
  return { ...state, payload, steps, delivery: null }
}

/** A way to pay that the shop has taken away is chosen anew. */
export function withoutPayment(state: CheckoutState): CheckoutState {
  return reopenStep({ ...state, payload: setField(state.payload, 'Payment', 'payment', '') }, 'Payment')
}

/** The step that is being answered, if any is. */
export function openStep({ steps }: CheckoutState): StepKey | undefined {
  return stepKeys.find((step) => steps[step] === 'active')
}

export function isReadyToPlace(state: CheckoutState): boolean {
  return state.delivery !== null && stepKeys.every((step) => state.steps[step] === 'completed')
}
