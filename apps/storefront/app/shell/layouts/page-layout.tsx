import { SkipLink } from '@estampa/ui/skip-link'
import { hydrateWhenIdle, onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { usePageFocus } from '@estampa/web/navigation'
import type { ReactNode } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { Navbar } from '../navbar.tsx'
import type { PageHandle } from '../page-handle.ts'
import { Sidebar } from '../sidebar.tsx'

const Footer = hydrateWhenIdle(async () => (await import('../footer.tsx')).Footer)
const MessagingButton = onDemand(async () => (await import('../messaging-button.tsx')).MessagingButton)

/**
 * blank: the page alone. checkout: navbar, sidebar, page. default: navbar, sidebar, page, footer, messaging.
 * The page itself is a <main id="page">.
 */
export function PageLayout({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const { layout = 'default', messaging = true, sidebar = true } = handle
  const t = useMessages(shellMessages)
  usePageFocus()
  if (layout === 'blank') {
    return (
      <>
        <SkipLink to="page">{t.skip}</SkipLink>
        {children}
        {messaging && <MessagingButton />}
      </>
    )
  }
  return (
    <>
      <SkipLink to="page">{t.skip}</SkipLink>
      <Navbar />
      {/* The footer stays below the first view, whatever comes and however late, also on the way to another page. */}
      <div className={layout === 'default' ? 'min-h-dvh' : ''}>
        {sidebar ? <WithSidebar>{children}</WithSidebar> : children}
      </div>
      {layout === 'default' && (
        <>
          <Footer />
          {messaging && <MessagingButton />}
        </>
      )}
    </>
  )
}

function WithSidebar({ children }: { children: ReactNode }) {
  const { sidebar } = useTemplate()
  if (!sidebar) return children
  return (
    // as wide as the navbar above it, whose edges it continues
    <div className="page beside-sidebar">
      <Sidebar {...sidebar} />
      <div className="min-w-0 flex-1 border-line md:border-l">{children}</div>
    </div>
  )
}
