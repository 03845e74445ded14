import type { officeCustomers, staffCustomers } from '@estampa/contract/staff'
import { plainText } from '@estampa/domain/plain-text'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { mayMail, requestMail } from '../customers/account-mails.ts'
import { saveBlock } from '../customers/blocks.store.ts'
import { lockCustomer } from '../customers/customers.store.ts'
import { forgetPerson, gatherPersonalData } from '../customers/forget-person.ts'
import { claimGuests } from '../customers/guests.store.ts'
import { addNote, removeNote } from '../customers/notes.store.ts'
import type { AccountServices } from '../customers/personal-data.ts'
import { endSessionsOf } from '../customers/sessions.store.ts'
import type { Tx } from '../db/database.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context, Handler } from '../http/context.ts'
import { toCustomerView } from './customer-view.ts'
import { findPersonOfEmail, listCustomers, type PersonOfEmail } from './customers.store.ts'
import { impersonateCustomer } from './impersonate-customer.ts'
import { getCustomerMerge, mergeCustomers } from './merge-customers.ts'
import { actorOf, type StaffActor } from './people.ts'

type Calls = typeof staffCustomers
type OfficeCalls = typeof officeCustomers

const USUAL_PAGE = 25
const MAX_WORDS = 8

/** The shop's customers, for the people who work there. */
export const customerHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getCustomers: async ({ tx, input }) => {
    const take = input.maxResultCount ?? USUAL_PAGE
    const skip = ((input.PaginaActual ?? 1) - 1) * take
    const typed = plainText(input.Filtro ?? '').split(/\s+/)
    const found = await listCustomers(tx, { words: typed.filter(Boolean).slice(0, MAX_WORDS), skip, take })
    return { ...found, total_pages: Math.ceil(found.totalCount / take) }
  },
  getCustomer: (context) => toCustomerView(context.tx, context.input.Id, context),
  addNote: (context) =>
    change(context, async (tx, { person, who }) => {
      const { input, now } = context
      await addNote(tx, { customerId: person.id, text: input.text, who: who.name, at: now })
      return { before: {}, after: { note: 'added' } }
    }),
  removeNote: (context) =>
    change(context, async (tx, { person }) => {
      const isRemoved = await removeNote(tx, context.input.noteId, person.ids)
      return isRemoved ? { before: { note: 'added' }, after: { note: 'removed' } } : refuse('not_found')
    }),
  mailPasswordReset: (context) =>
    change(context, async (tx, { person: { accountId, email } }) => {
      const { services, shop, ip, now } = context
      if (accountId === null) return refuse('customer_without_account')
      const allowed = await mayMail(services, shop, { purpose: 'password_reset', email, ip }, now)
      if (isRefusal(allowed)) return allowed
      await requestMail(tx, shop, { kind: 'password_reset', email })
      return { before: {}, after: { passwordReset: 'mailed' } }
    }),
  mergeGuests: (context) =>
    change(context, async (tx, { person }) => {
      const { accountId, isConfirmed, guests, email } = person
      if (accountId === null || !isConfirmed) return refuse('customer_without_account')
      if (guests === 0) return refuse('nothing_to_merge')
      await claimGuests(tx, { id: accountId, email })
      return { before: { guests }, after: { guests: 0 } }
    }),
}

/** What shuts somebody out, and what the law lets a person ask of the shop. */
export const officeCustomerHandlers: {
  [Name in keyof OfficeCalls]: Handler<OfficeCalls[Name], AccountServices>
} = {
  blockCustomer: (context) =>
    change(context, async (tx, { person, who }) => {
      const { input, now } = context
      await saveBlock(tx, person.email, { reason: input.reason, by: who.name, at: now })
      for (const id of person.ids) await endSessionsOf(tx, id, now)
      return { before: { mayBuy: !person.isBlocked }, after: { mayBuy: false } }
    }),
  unblockCustomer: (context) =>
    change(context, async (tx, { person }) => {
      await saveBlock(tx, person.email, null)
      return { before: { mayBuy: !person.isBlocked }, after: { mayBuy: true } }
    }),
  impersonateCustomer,
  getCustomerMerge,
  mergeCustomers,
  exportCustomer: async (context) => {
    const { tx, shop, input, now, record } = context
    const person = await findPersonOfEmail(tx, input.Id)
    if (!person) return refuse('not_found')
    const data: Record<string, unknown>[] = []
    for (const id of person.ids) {
      const customer = await lockCustomer(tx, id)
      if (customer) data.push(await gatherPersonalData(tx, context, customer))
    }
    await record(tx, { subject: subjectOf(person), before: {}, after: { personalData: 'exported' } })
    return { exportedAt: now.toISOString(), shop: shop.config.name, data }
  },
  eraseCustomer: async (context) => {
    const { tx, input, record } = context
    const person = await findPersonOfEmail(tx, input.Id)
    if (!person || person.email !== input.email.trim().toLowerCase()) return refuse('not_found')
    for (const id of person.ids) {
      const customer = await lockCustomer(tx, id)
      if (customer) await forgetPerson(tx, context, customer)
    }
    await record(tx, { subject: subjectOf(person), before: {}, after: { personalData: 'erased' } })
    return {}
  },
}

type Changed = Pick<RecordedChange, 'before' | 'after'>
type ChangeContext = Pick<Context, 'tx' | 'shop' | 'person' | 'services' | 'now' | 'record'> & {
  input: { Id: number }
}

/** Does the work on whoever has this e-mail, keeps what it changed, and shows the person as they are then. */
async function change(
  context: ChangeContext,
  work: (tx: Tx, on: { person: PersonOfEmail; who: StaffActor }) => Promise<Changed | Refusal>,
) {
  const { tx, input, record } = context
  const who = await actorOf(tx, context.person)
  if (isRefusal(who)) return who
  const person = await findPersonOfEmail(tx, input.Id)
  if (!person) return refuse('not_found') as Refusal
  const changed = await work(tx, { person, who })
  if (isRefusal(changed)) return changed
  await record(tx, { subject: subjectOf(person), ...changed })
  return toCustomerView(tx, input.Id, context)
}

/** By number alone: what is kept of changes outlives what is known of the person. */
const subjectOf = ({ id }: PersonOfEmail) => ({ kind: 'customer', id: String(id), name: `Nº ${id}` })
