import { decimal, numberText } from '../messages/numbers.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** What a shop may have only so much of: shown products, bytes of uploads, people of its team, mails of a day. */
export const quotaKinds = ['products', 'uploads', 'people', 'mails'] as const
export type QuotaKind = (typeof quotaKinds)[number]

/** How much of each; null: what the installation says, or, where that says nothing, as much as it wants. */
export type Quotas = Readonly<Record<QuotaKind, number | null>>

export type QuotaUse = {
  readonly kind: QuotaKind
  readonly used: number
  /** What holds; null: as much as it wants. */
  readonly most: number | null
  /** What was said for this shop alone; null: nothing. */
  readonly own: number | null
}

export const GIGABYTE = 1_000_000_000

/** «5 GB» of bytes, «1.200» of everything else. */
export function quotaText(kind: QuotaKind, most: number): string {
  return kind === 'uploads' ? `${decimal(most / GIGABYTE, 2)} GB` : numberText(most)
}

const refusals = {
  products: 'quota_products',
  uploads: 'quota_uploads',
  people: 'quota_people',
  mails: 'quota_mails',
} as const satisfies Record<QuotaKind, string>

export function refuseQuota(kind: QuotaKind, most: number): Refusal {
  return refuse(refusals[kind], { most: quotaText(kind, most) })
}
