import { SkipLink } from '@estampa/ui/skip-link'
import type { ReactNode } from 'react'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Footer } from '../footer.tsx'
import { MessagingButton } from '../messaging-button.tsx'
import { Navbar } from '../navbar.tsx'
import type { LayoutName } from '../page-handle.ts'
import { useShopConfig } from '../shop-data.ts'
import { Sidebar } from '../sidebar.tsx'
import { templateOf } from '../templates.ts'

/**
 * blank: the page alone. checkout: navbar, sidebar, page. default: navbar, sidebar, page, footer, messaging.
 * The page itself is a <main id="page">.
 */
export function PageLayout({
  name = 'default',
  children,
}: {
  name?: LayoutName | undefined
  children: ReactNode
}) {
  const t = useMessages(shellMessages)
  if (name === 'blank') {
    return (
      <>
        <SkipLink to="page">{t.skip}</SkipLink>
        {children}
        <MessagingButton />
      </>
    )
  }
  return (
    <>
      <SkipLink to="page">{t.skip}</SkipLink>
      <Navbar />
      <WithSidebar>{children}</WithSidebar>
      {name === 'default' && (
        <>
          <Footer />
          <MessagingButton />
        </>
      )}
    </>
  )
}

function WithSidebar({ children }: { children: ReactNode }) {
  const { sidebar } = templateOf(useShopConfig().templateFK.id)
  if (!sidebar) return children
  return (
    <div className="mx-auto flex w-full max-w-[1440px]">
      <Sidebar />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
