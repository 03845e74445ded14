import { createContext, useContext } from 'react'

/** How the work is seen; nothing of it is part of the design. */
export type Sight = {
  /** Off at first, both in centimetres. */
  readonly grid: boolean
  readonly ruler: boolean
  toggle(what: 'grid' | 'ruler'): void
}

export const SightContext = createContext<Sight>({ grid: false, ruler: false, toggle: () => undefined })
export const useSight = (): Sight => useContext(SightContext)
