import { useState } from 'react'

type Row = { readonly id: string }
type SteadyRows<R extends Row> = { rows: readonly R[]; arrived: number }

/**
 * The rows of an open list that was asked again: those that are shown keep their places, with what has become of them,
 * as long as new ones would push them. A page without a row in common is another page.
 */
export function steadyRows<R extends Row>(shown: readonly R[], fresh: readonly R[]): SteadyRows<R> {
  const known = new Set(shown.map(({ id }) => id))
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id))
  const arrived = fresh.slice(0, lastKnown + 1).filter(({ id }) => !known.has(id)).length
  if (arrived === 0) return { rows: fresh, arrived }
  const now = new Map(fresh.map((row) => [row.id, row]))
  return { rows: shown.map((row) => now.get(row.id) ?? row), arrived }
}

/** The same in a screen: `show` lets the new ones in. */
export function useSteadyRows<R extends Row>(fresh: readonly R[]): SteadyRows<R> & { show: () => void } {
  const [shown, setShown] = useState(fresh)
  const steady = steadyRows(shown, fresh)
  if (steady.arrived === 0 && shown !== fresh) setShown(fresh)
  return { ...steady, show: () => setShown(fresh) }
}
