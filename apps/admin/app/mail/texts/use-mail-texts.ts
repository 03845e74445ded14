import type { CallResult } from '@estampa/contract/client'
import type { staffMailTexts } from '@estampa/contract/mail'
import { languages } from '@estampa/domain/countries/languages'
import { defaultMailText, type MailKind, type MailTextField } from '@estampa/domain/mail'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../../session/account.ts'

export type MailTextDesk = CallResult<(typeof staffMailTexts)['getMailTexts']>
export type MailTextRow = MailTextDesk['items'][number]
export type DeskSender = MailTextDesk['sender']

/** The words that are tried: those that are typed otherwise than they are stored. */
export type TriedWords = { kind: MailKind; fields: Record<string, string | null>; signature?: string }

const mailTextsKey = (shop: string) => [shop, 'mail-texts'] as const

export function useMailTexts(): UseQueryResult<MailTextDesk> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: mailTextsKey(shop),
    queryFn: ({ signal }) => api.getMailTexts({}, { signal, isQuiet: true }),
  })
}

/** What was saved stands at once. */
export function useShowMailTexts() {
  const { shop } = useShop()
  const queries = useQueryClient()
  const change = (changed: (desk: MailTextDesk) => MailTextDesk) =>
    queries.setQueryData<MailTextDesk>(mailTextsKey(shop), (desk) => desk && changed(desk))
  return {
    showText: (row: MailTextRow) =>
      change((desk) => ({ ...desk, items: [...desk.items.filter(({ kind }) => kind !== row.kind), row] })),
    showSender: (sender: DeskSender) => change((desk) => ({ ...desk, sender })),
  }
}

/** What the shop has saved of a kind; of one that it never touched there is nothing. */
export function savedTextOf({ items }: MailTextDesk, kind: MailKind): MailTextRow {
  const text = { subject: null, heading: null, intro: null, closing: null }
  return items.find((one) => one.kind === kind) ?? { kind, version: 0, text, isOff: false, changed: null }
}

export function isOwnText({ text }: MailTextRow): boolean {
  return Object.values(text).some((words) => words !== null)
}

/** What a mail says where the shop wrote nothing, in the Spanish of its country. */
export function useOriginal(kind: MailKind): (field: MailTextField) => string {
  const { locale } = languages[useShop().environment]
  const original = defaultMailText(kind, locale)
  return (field) => original[field] ?? ''
}
