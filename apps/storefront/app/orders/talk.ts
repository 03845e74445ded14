import type { Client } from '@estampa/contract/client'

export type Message = Awaited<ReturnType<Client['orders']['getOrderMessages']>>[number]

/** What was known and what has come, each once and in a row. Where they do not meet the newer part is left. */
export function joinTalk(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first] = page
  const last = known.at(-1)
  if (!first || !last) return first ? page : known
  if (first.sequence > last.sequence + 1) return page
  const all = new Map([...known, ...page].map((message) => [message.sequence, message]))
  return [...all.values()].sort((a, b) => a.sequence - b.sequence)
}
