import { countries } from '@estampa/domain/countries'
import type { PaymentState } from '@estampa/domain/payments'
import type { Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import { rejectPayment } from '../../payments/reject-payment.ts'
import { approveSeen } from '../approve-seen.ts'
import type { StaffActor } from '../people.ts'
import { recordPayment } from '../record-payment.ts'
import { recordRefund } from '../record-refund.ts'
import { actor, type Desk, inShop, makeSure, money, sure, type Work } from './desk.ts'
import { afterwards, idOf, seen } from './orders.ts'
import { NotUnderstood, readAmount, readNumber, readOne, readText, type Words } from './read-words.ts'

const methods = ['TRF', 'CHQ', 'MP'] as const

export const pay: Work = async (desk, words) => {
  const [number, amount] = words.positionals
  const { services, shop } = desk
  const { method = 'TRF', date, reference = '', bank = '' } = words.values
  const orderId = await idOf(desk, number)
  const now = services.now()
  const { timeZone } = countries[shop.config.environment]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  if (date !== undefined && !/^20\d\d-\d\d-\d\d$/.test(date))
    throw new NotUnderstood('--date va como 2026-11-21.')
  const arrived = {
    ...{ method: readOne(method, methods, '--method'), amount: readAmount(amount) },
    ...{ date: date ?? today, reference: reference.slice(0, 60), bank: bank.slice(0, 80) },
  }
  if (arrived.amount <= 0) throw new NotUnderstood('Falta el importe.')
  const who = await actor(desk, words)
  sure(desk, await inShop(desk, (tx) => recordPayment(tx, { shop, orderId, money: arrived, who, now })))
  return afterwards(desk, orderId)
}

type Act = (tx: Tx, paymentId: string, by: { who: StaffActor; now: Date }) => Promise<unknown | Refusal>

/** Does it to the payment that is named by its place in the list, or to the only one it can be done to. */
async function toPayment(
  desk: Desk,
  words: Words,
  states: readonly PaymentState[],
  act: Act,
): Promise<string> {
  const [number, place] = words.positionals
  const id = await idOf(desk, number)
  const { payments } = (await seen(desk, id)).order
  const fitting = payments.filter(({ state }) => states.includes(state))
  const named = place === undefined ? null : readNumber(place, 'el pago')
  const payment = named === null ? fitting[0] : payments[named - 1]
  if (named === null && fitting.length > 1) {
    throw new NotUnderstood('Hay varios pagos así: decí cuál, como lo numera «order».')
  }
  if (!payment) throw new Error('El pedido no tiene un pago así.')
  const who = await actor(desk, words)
  sure(desk, await inShop(desk, (tx) => act(tx, payment.id, { who, now: desk.services.now() })))
  return afterwards(desk, id)
}

export const approve: Work = (desk, words) =>
  toPayment(desk, words, ['in_review'], (tx, paymentId, by) =>
    approveSeen(tx, desk.shop, { paymentId, ...by }),
  )

export const reject: Work = async (desk, words) => {
  const note = readText(words.values.note, 'el motivo (--note)', 300)
  return toPayment(desk, words, ['in_review'], (tx, paymentId, by) =>
    rejectPayment(tx, paymentId, { shop: desk.shop, note, ...by }),
  )
}

export const refund: Work = async (desk, words) => {
  const { amount: typed, note = '' } = words.values
  const amount = typed === undefined ? null : readAmount(typed)
  const given = amount === null ? 'lo que se pagó' : money(desk)(amount)
  await makeSure(
    desk,
    words,
    `¿Registrar que se devolvió ${given} del pedido ${words.positionals[0]}? No se puede deshacer.`,
  )
  return toPayment(desk, words, ['approved'], (tx, paymentId, by) =>
    recordRefund(tx, { shop: desk.shop, paymentId, amount, note: note.slice(0, 300), ...by }),
  )
}
