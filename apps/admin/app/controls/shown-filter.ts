import { useState } from 'react'

/**
 * The filter of the rows that are seen: while others are awaited, the one before. A list that is keyed by it mounts its
 * rows once. `addressOf` tells two filters apart.
 */
export function useShownFilter<Filter>(
  filter: Filter,
  addressOf: (filter: Filter) => string,
  isAwaited: boolean,
): Filter {
  const [shown, setShown] = useState(filter)
  if (isAwaited) return shown
  if (addressOf(shown) !== addressOf(filter)) setShown(filter)
  return filter
}
