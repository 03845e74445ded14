import type { UIMatch } from 'react-router'

/** `export const handle = { layout: 'checkout' } satisfies PageHandle` in a page; without it: default. */
export type PageHandle = {
  layout?: LayoutName
  /** Tag managers and pixels never load here: sign-in, checkout. */
  private?: boolean
  /** False hides the floating messaging button: on sign-in. */
  messaging?: boolean
  /**
   * Where a template with a sidebar has it: beside the whole page; beside its first view, where the page itself places it;
   * or nowhere, so that the page has all the width and the categories are in the navbar.
   */
  sidebar?: 'page' | 'first-view' | 'none'
}

export type LayoutName = 'default' | 'checkout' | 'blank'

const isHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

/** The page is the last match; what it does not say is the default. */
export function handleOf(matches: readonly UIMatch[]): PageHandle {
  const handle = matches.at(-1)?.handle
  return isHandle(handle) ? handle : {}
}
