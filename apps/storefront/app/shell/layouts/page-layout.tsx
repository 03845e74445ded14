import { SkipLink } from '@estampa/ui/skip-link'
import { hydrateWhenIdle, onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { usePageFocus } from '@estampa/web/navigation'
import type { ReactNode } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { BesideSidebar } from '../beside-sidebar.tsx'
import { Navbar } from '../navbar.tsx'
import type { PageHandle } from '../page-handle.ts'

const Footer = hydrateWhenIdle(async () => (await import('../footer.tsx')).Footer)
const MessagingButton = onDemand(async () => (await import('../messaging-button.tsx')).MessagingButton)

/**
 * blank: the page alone. checkout: navbar, sidebar, page. default: navbar, sidebar, page, footer, messaging. The sidebar
 * is where the page's handle has it.
 * The page itself is a <main id="page">.
 */
export function PageLayout({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const { layout = 'default', messaging = true, sidebar = 'page' } = handle
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
      <Navbar isBesideCategories={sidebar !== 'none'} />
      {/* The footer stays below the first view, whatever comes and however late, also on the way to another page. */}
      <div className={layout === 'default' ? 'min-h-dvh' : ''}>
        {sidebar === 'page' ? <BesideSidebar extent="page">{children}</BesideSidebar> : children}
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
