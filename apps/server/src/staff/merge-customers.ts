/**
 * Two e-mails of one person become one customer. The one that stays has a confirmed account, whose password and sign-ins
 * stay as they are: what would let the other e-mail in is dropped, so that a mistaken merge opens no account to somebody.
 */
import type { officeCustomers } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { endSessionsOf } from '../customers/sessions.store.ts'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import { toCustomerView } from './customer-view.ts'
import { findPersonOfEmail, type PersonOfEmail } from './customers.store.ts'
import { findMergeContents, findNumberOfEmail, mergeInto } from './merged-customers.store.ts'
import { actorOf } from './people.ts'

type Calls = typeof officeCustomers

type MergePair = { target: PersonOfEmail & { accountId: number }; source: PersonOfEmail }

export const getCustomerMerge: Handler<Calls['getCustomerMerge']> = async ({ tx, input }) => {
  const pair = await findPair(tx, input.Id, input.email)
  if (isRefusal(pair)) return pair
  const { contents, leavings } = await findMergeContents(tx, pair.source.ids)
  return { into: nameOf(pair.target), from: nameOf(pair.source), moves: contents, stays: leavings }
}

export const mergeCustomers: Handler<Calls['mergeCustomers']> = async (context) => {
  const { tx, person, input, now, record } = context
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const pair = await findPair(tx, input.Id, input.email)
  if (isRefusal(pair)) return pair
  const { target, source } = pair
  for (const id of source.ids) await endSessionsOf(tx, id, now)
  await mergeInto(tx, { sources: source.ids, target: target.accountId, by: who.name, at: now })
  await record(tx, {
    subject: subjectOf(source),
    before: { orders: source.orders },
    after: { orders: 0, mergedInto: numberOf(target) },
  })
  await record(tx, {
    subject: subjectOf(target),
    before: { orders: target.orders },
    after: { orders: target.orders + source.orders, mergedFrom: numberOf(source) },
  })
  return toCustomerView(tx, target.accountId, context)
}

async function findPair(tx: Tx, id: number, email: string): Promise<MergePair | Refusal> {
  const target = await findPersonOfEmail(tx, id)
  const other = await findNumberOfEmail(tx, email)
  const source = other === undefined ? undefined : await findPersonOfEmail(tx, other)
  if (!target || !source) return refuse('not_found')
  if (source.email === target.email) return refuse('merge_with_itself')
  const { accountId } = target
  if (accountId === null || !target.isConfirmed) return refuse('customer_without_account')
  if (target.isBlocked || source.isBlocked) return refuse('merge_of_blocked')
  return { target: { ...target, accountId }, source }
}

const nameOf = ({ id, name, email, hasAccount }: PersonOfEmail) => ({ id, name, email, hasAccount })
const numberOf = ({ id }: PersonOfEmail) => `Nº ${id}`
const subjectOf = (person: PersonOfEmail) => ({
  kind: 'customer',
  id: String(person.id),
  name: numberOf(person),
})
