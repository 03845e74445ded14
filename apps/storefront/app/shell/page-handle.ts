import type { UIMatch } from 'react-router'

/** `export const handle = { layout: 'checkout' } satisfies PageHandle` in a page; without it: default. */
export type PageHandle = {
  layout?: LayoutName
  /** Tag managers and pixels never load here: sign-in, checkout. */
  private?: boolean
  /** False hides the floating messaging button: on sign-in. */
  messaging?: boolean
  /** False leaves the template's sidebar out: on lists, whose filters begin with the categories. */
  sidebar?: boolean
}

export type LayoutName = 'default' | 'checkout' | 'blank'

const isHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

/** The page is the last match; what it does not say is the default. */
export function handleOf(matches: readonly UIMatch[]): PageHandle {
  const handle = matches.at(-1)?.handle
  return isHandle(handle) ? handle : {}
}
