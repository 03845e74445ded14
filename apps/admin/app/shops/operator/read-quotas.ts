import { GIGABYTE, type QuotaKind, type Quotas, quotaKinds } from '@estampa/domain/shops'

const MOST = { products: 2e9, uploads: 1e14, people: 2e9, mails: 2e9 } as const

/** What was typed, and which of it is no number: «1.200» are thousands, and files go in gigabytes, «2,5». */
export function readQuotas(typed: Readonly<Record<string, string>>): {
  quotas: Quotas
  wrong: readonly QuotaKind[]
} {
  const read = quotaKinds.map((kind) => [kind, readQuota(kind, typed[kind] ?? '')] as const)
  const quotas = Object.fromEntries(read) as Record<QuotaKind, number | null>
  const wrong = read.flatMap(([kind, most]) => (Number.isNaN(most) ? [kind] : []))
  return { quotas, wrong }
}

function readQuota(kind: QuotaKind, typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  const plain = kind === 'uploads' ? text.replace(',', '.') : text.replace(/\.(?=\d{3}(\D|$))/g, '')
  if (!/^\d+(\.\d+)?$/.test(plain)) return Number.NaN
  const most = kind === 'uploads' ? Math.round(Number(plain) * GIGABYTE) : Number(plain)
  return Number.isInteger(most) && most <= MOST[kind] ? most : Number.NaN
}
