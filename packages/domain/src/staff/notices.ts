import type { Permission, RoleId } from './roles.ts'

/** How somebody hears of a kind of event by mail: at once, in one mail of the next morning, or not at all. */
export const noticeMails = ['none', 'morning', 'now'] as const
export type NoticeMail = (typeof noticeMails)[number]

type KindOfNotice = {
  /** Whoever may do this hears of it. */
  needs: Permission
  /** The roles that get it by mail at once unless they choose otherwise; nobody else gets a mail unasked. */
  mailedTo: readonly RoleId[]
}

/**
 * What happens outside of the shop's own hands and somebody there has to know. Nobody hears of what their role does not
 * see: the workshop hears of answered proofs, and of nothing that is about money.
 */
const kinds = {
  order_placed: { needs: 'orders.view', mailedTo: [] },
  quote_asked: { needs: 'quotes.view', mailedTo: [] },
  quote_waiting: { needs: 'quotes.answer', mailedTo: [] },
  quote_accepted: { needs: 'quotes.view', mailedTo: [] },
  message_received: { needs: 'messages.view', mailedTo: [] },
  proof_answered: { needs: 'production.view', mailedTo: [] },
  payment_reported: { needs: 'payments.record', mailedTo: [] },
  // money that no rule can settle waits for whoever leads the shop, at the desk or not
  order_flagged: { needs: 'payments.record', mailedTo: ['owner', 'manager'] },
  change_answered: { needs: 'orders.change', mailedTo: [] },
} as const satisfies Record<string, KindOfNotice>

export type NoticeKind = keyof typeof kinds
export const noticeKinds = Object.keys(kinds) as readonly NoticeKind[]

/** For how long a notice is kept. */
export const NOTICE_DAYS = 30

/** The kinds that somebody with these permissions hears of. */
export function noticesHeardBy(permissions: readonly Permission[]): NoticeKind[] {
  return noticeKinds.filter((kind) => permissions.includes(kinds[kind].needs))
}

/** What somebody chose: the kinds that their office does not show, and those that come by mail; null: as usual. */
export type NoticeChoices = {
  readonly muted: readonly NoticeKind[]
  readonly mailed: Readonly<Partial<Record<NoticeKind, NoticeMail>>> | null
}

/** How somebody of this role hears of it by mail. */
export function noticeMailOf(kind: NoticeKind, role: RoleId, { mailed }: NoticeChoices): NoticeMail {
  const { mailedTo }: KindOfNotice = kinds[kind]
  if (mailed) return mailed[kind] ?? 'none'
  return mailedTo.includes(role) ? 'now' : 'none'
}
