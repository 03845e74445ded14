import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NotFound } from './not-found.tsx'
import { useShopDataIfKnown, useTenantName } from './shop-data.ts'

/** A page that failed. It names no cause, only the code by which the shop finds it in its log. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
    if (status !== 404) console.error(error)
  }, [error, status])
  return status === 404 ? <NotFound /> : <Trouble />
}

function Trouble() {
  const t = useMessages(shellMessages)
  const shop = useShopDataIfKnown()
  const tenantName = useTenantName()
  const code = useRequestId()
  return (
    <main className="page grid min-h-[70vh] place-items-center">
      <title>{t.error_title}</title>
      <EmptyState
        heading="h1"
        drawing="trouble"
        title={t.error_default}
        text={
          <>
            {t.error_page_text}
            {code && <span className="mt-2 block text-14 text-ink-faint">{t.error_code(code)}</span>}
          </>
        }
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t.retry}</Button>
            {shop && (
              <Button asChild look="second">
                <Link to={`/${tenantName}`}>{t.go_home}</Link>
              </Button>
            )}
          </>
        }
      />
    </main>
  )
}

/** The host writes it into the head of a failed page. */
function useRequestId(): string | undefined {
  const [id, setId] = useState<string>()
  useEffect(() => {
    const meta = document.querySelector('meta[name="request-id"]')
    setId(meta?.getAttribute('content') ?? undefined)
  }, [])
  return id
}
