type Values = Readonly<Record<string, unknown>>

/**
 * The fields of a change that somebody else has changed since they were seen. Where both wrote the same there is
 * nothing to decide.
 */
export function listConflicts(change: { wanted: Values; seen: Values; stored: Values }): string[] {
  const { wanted, seen, stored } = change
  return Object.keys(wanted).filter(
    (name) => !isSameValue(stored[name], wanted[name]) && !isSameValue(stored[name], seen[name]),
  )
}

/**
 * The same of a change to a record with a version; without one everything may be written over. A page that fetched the
 * newest while something was typed knows the version and not the values: what it saw of each field counts where it says so.
 */
export function listVersionedConflicts(
  change: Parameters<typeof listConflicts>[0],
  seenVersion: number | null,
  version: number,
): string[] {
  if (seenVersion === null) return []
  return Object.keys(change.seen).length === 0 && seenVersion === version ? [] : listConflicts(change)
}

/** Whether two values are the same. The order of the members does not count: the database keeps its own. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
