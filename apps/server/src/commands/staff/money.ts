import { countries } from '@estampa/domain/countries'
import type { PaymentState } from '@estampa/domain/payments'
import type { Refusal } from '@estampa/domain/refusal'
import { paymentMethodCodes } from '@estampa/domain/shops'
import type { Tx } from '../../db/database.ts'
import { rejectPayment } from '../../payments/reject-payment.ts'
import { approveArrivedPayment } from '../../staff/approve-arrived-payment.ts'
import type { StaffActor } from '../../staff/people.ts'
import { recordPayment } from '../../staff/record-payment.ts'
import { recordRefund } from '../../staff/record-refund.ts'
import {
  actor,
  type CommandContext,
  confirmFirst,
  inShop,
  money,
  type StaffCommandHandler,
  valueOrThrow,
} from './command-context.ts'
import { describeNewState, loadOrder, orderIdOf } from './orders.ts'
import {
  InvalidArguments,
  readAmount,
  readNumber,
  readOne,
  readText,
  type StaffCommandArguments,
} from './read-arguments.ts'

export const payCommand: StaffCommandHandler = async (context, words) => {
  const [number, amount] = words.positionals
  const { services, shop } = context
  const { method = 'TRF', date, reference = '', bank = '' } = words.values
  const orderId = await orderIdOf(context, number)
  const now = services.now()
  const { timeZone } = countries[shop.config.environment]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  if (date !== undefined && !/^20\d\d-\d\d-\d\d$/.test(date))
    throw new InvalidArguments('--date va como 2026-11-21.')
  const arrived = {
    method: readOne(method, paymentMethodCodes, '--method'),
    amount: readAmount(amount),
    date: date ?? today,
    reference: reference.slice(0, 60),
    bank: bank.slice(0, 80),
  }
  if (arrived.amount <= 0) throw new InvalidArguments('Falta el importe.')
  const who = await actor(context, words)
  valueOrThrow(
    context,
    await inShop(context, (tx) => recordPayment(tx, { shop, orderId, money: arrived, who, now })),
  )
  return describeNewState(context, orderId)
}

type Act = (tx: Tx, paymentId: string, by: { who: StaffActor; now: Date }) => Promise<unknown | Refusal>

/** Does it to the payment that is named by its place in the list, or to the only one it can be done to. */
async function toPayment(
  context: CommandContext,
  words: StaffCommandArguments,
  states: readonly PaymentState[],
  act: Act,
): Promise<string> {
  const [number, place] = words.positionals
  const id = await orderIdOf(context, number)
  const { payments } = (await loadOrder(context, id)).order
  const fitting = payments.filter(({ state }) => states.includes(state))
  const named = place === undefined ? null : readNumber(place, 'el pago')
  const payment = named === null ? fitting[0] : payments[named - 1]
  if (named === null && fitting.length > 1) {
    throw new InvalidArguments('Hay varios pagos así: decí cuál, como lo numera «order».')
  }
  if (!payment) throw new Error('El pedido no tiene un pago así.')
  const who = await actor(context, words)
  valueOrThrow(
    context,
    await inShop(context, (tx) => act(tx, payment.id, { who, now: context.services.now() })),
  )
  return describeNewState(context, id)
}

export const approveCommand: StaffCommandHandler = (context, words) =>
  toPayment(context, words, ['in_review'], (tx, paymentId, by) =>
    approveArrivedPayment(tx, context.shop, { paymentId, ...by }),
  )

export const rejectCommand: StaffCommandHandler = async (context, words) => {
  const note = readText(words.values.note, 'el motivo (--note)', 300)
  return toPayment(context, words, ['in_review'], (tx, paymentId, by) =>
    rejectPayment(tx, paymentId, { shop: context.shop, note, ...by }),
  )
}

export const refundCommand: StaffCommandHandler = async (context, words) => {
  const { amount: typed, note = '' } = words.values
  const amount = typed === undefined ? null : readAmount(typed)
  const given = amount === null ? 'lo que se pagó' : money(context)(amount)
  await confirmFirst(
    context,
    words,
    `¿Registrar que se devolvió ${given} del pedido ${words.positionals[0]}? No se puede deshacer.`,
  )
  return toPayment(context, words, ['approved'], (tx, paymentId, by) =>
    recordRefund(tx, { shop: context.shop, paymentId, amount, note: note.slice(0, 300), ...by }),
  )
}
