import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'discover' | 'ref'> & {
  /** A whole path: `/pampa/about`. */
  to: string
}

function BrowserLink(props: PageLinkProps) {
  return <Link discover="none" {...props} />
}

/** The same element without what only a browser does with it, which is half of the work of rendering it. */
function MarkupLink({
  to,
  prefetch,
  preventScrollReset,
  replace,
  state,
  viewTransition,
  ...rest
}: PageLinkProps) {
  return <a {...rest} href={to} />
}

/** The framework's link, for places that have one for every product, category or filter. */
export const PageLink = import.meta.env.SSR ? MarkupLink : BrowserLink
