import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { retryPage } from '@estampa/web/loading/chunk-guard'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { useCallback, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useShopDataIfKnown, useShopPath } from '../shop/shop-data.ts'
import { NotFound } from './not-found.tsx'

/** A page that failed. It names no cause, only the code by which the shop finds it in its log. */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => {
    if (status !== 404) logError(error)
  }, [error, status])
  return status === 404 ? <NotFound /> : <ConnectionMessage isOffline={isNetworkFailure(error)} />
}

/** Replaces a page whose script could not be loaded. */
export function UnfetchedPage() {
  return <ConnectionMessage isOffline />
}

/** A page, a piece of it or its data that never came, in the words of Chrome, Firefox and Safari. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /fetch|NetworkError|Load failed|imported module|Importing a module/i.test(error.message)
  )
}

function ConnectionMessage({ isOffline }: { isOffline: boolean }) {
  const t = useMessages(shellMessages)
  const shop = useShopDataIfKnown()
  const path = useShopPath()
  const code = useRequestId()
  const { retry, state } = useRetry(isOffline)
  return (
    <main className="page grid min-h-page place-items-center">
      {!shop && <title>{t.error_title}</title>}
      <EmptyState
        heading="h1"
        drawing="trouble"
        title={t.error_default}
        text={
          <>
            <span role="status">
              {isOffline || state === 'failed' ? t.error_network : t.error_page_text}
              {state === 'failed' && <span className="mt-2 block">{t.still_offline}</span>}
            </span>
            {code && <span className="mt-2 block text-14 text-ink-faint">{t.error_code(code)}</span>}
          </>
        }
        action={
          <>
            <Button isBusy={state === 'working'} onClick={() => void retry()}>
              {t.retry}
            </Button>
            {shop && (
              <Button asChild variant="second">
                <Link to={path('/')}>{t.go_home}</Link>
              </Button>
            )}
          </>
        }
      />
    </main>
  )
}

/** The address is already that of the page that failed. Where the network failed, its return is a retry too. */
function useRetry(isOffline: boolean) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const retry = useCallback(async () => {
    setState('working')
    if (!(await retryPage())) setState('failed')
  }, [])
  useEffect(() => {
    if (!isOffline) return
    const again = () => void retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline, retry])
  return { retry, state }
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
