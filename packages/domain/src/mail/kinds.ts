/** The kinds of mail that a shop sends. */
import { type Locale, messageCatalog } from '../messages.ts'
import { accountKinds } from './kinds/account-kinds.ts'
import type { MailGroup, MailKindRow, MailText } from './kinds/kind-row.ts'
import { lawKinds } from './kinds/law-kinds.ts'
import { orderKinds } from './kinds/order-kinds.ts'
import { paymentKinds } from './kinds/payment-kinds.ts'
import { quoteKinds } from './kinds/quote-kinds.ts'
import { teamKinds } from './kinds/team-kinds.ts'

export const mailKinds = {
  ...orderKinds,
  ...paymentKinds,
  ...quoteKinds,
  ...accountKinds,
  ...lawKinds,
  ...teamKinds,
}
export type MailKind = keyof typeof mailKinds
export type AccountMailKind = keyof typeof accountKinds
/** What the texts of a kind may name beside the shop. */
export type PlaceholderOf<Kind extends MailKind> = (typeof mailKinds)[Kind]['placeholders'][number]

export const mailKindIds = Object.keys(mailKinds) as readonly MailKind[]

export const mailKindOf = (kind: MailKind): MailKindRow => mailKinds[kind]

export function isMailKind(name: string): name is MailKind {
  return Object.hasOwn(mailKinds, name)
}

const idsOf = (kinds: object) => Object.keys(kinds) as MailKind[]
const [placed, ...otherOrders] = idsOf(orderKinds)

/** In the order in which one looks for them. */
export const mailGroups: Readonly<Record<MailGroup, readonly MailKind[]>> = {
  orders: [...(placed ? [placed] : []), ...idsOf(paymentKinds), ...otherOrders],
  quotes: idsOf(quoteKinds),
  accounts: idsOf(accountKinds),
  law: idsOf(lawKinds),
  team: idsOf(teamKinds),
}

export function mailGroupOf(kind: MailKind): MailGroup {
  const groups = Object.keys(mailGroups) as MailGroup[]
  return groups.find((group) => mailGroups[group].includes(kind)) ?? 'orders'
}

/** Whether a shop may do without it: not without those of the law, of payments and of the safety of accounts. */
export function isOptionalMail(kind: MailKind): boolean {
  return mailKindOf(kind).withoutIt !== undefined
}

/** What a mail says where the shop wrote nothing itself. */
export function defaultMailText(kind: MailKind, locale: Locale): MailText {
  const { es, arg } = mailKindOf(kind).texts
  return messageCatalog<MailText>({ es, ...(arg && { arg }) })[locale]
}
