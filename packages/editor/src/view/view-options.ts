import { createContext, useContext } from 'react'

/** Options of the view; none of them is part of the design. */
export type ViewOptions = {
  /** Off at first, both in centimeters. */
  readonly grid: boolean
  readonly ruler: boolean
  toggle(what: 'grid' | 'ruler'): void
}

export const ViewOptionsContext = createContext<ViewOptions>({
  grid: false,
  ruler: false,
  toggle: () => undefined,
})
export const useViewOptions = (): ViewOptions => useContext(ViewOptionsContext)
