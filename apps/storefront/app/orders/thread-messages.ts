import type { Client } from '@estampa/contract/client'

export type ThreadMessage = Awaited<ReturnType<Client['orders']['getOrderMessages']>>[number]

/** Merges known and new messages in order, each once. If they leave a gap, only the newer part stays. */
export function mergeMessages(
  known: readonly ThreadMessage[],
  page: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const [first] = page
  const last = known.at(-1)
  if (!first || !last) return first ? page : known
  if (first.sequence > last.sequence + 1) return page
  const all = new Map([...known, ...page].map((message) => [message.sequence, message]))
  return [...all.values()].sort((a, b) => a.sequence - b.sequence)
}
