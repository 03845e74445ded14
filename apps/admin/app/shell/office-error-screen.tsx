import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { retryPage } from '@estampa/web/loading/chunk-guard'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** A page that failed. */
export function OfficeErrorScreen({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!isMissing) logError(error)
  }, [error, isMissing])
  return isMissing ? <NotFoundScreen /> : <TroubleScreen isOffline={false} />
}

/** Replaces a page whose script could not be loaded. */
export function UnfetchedScreen() {
  return <TroubleScreen isOffline />
}

function TroubleScreen({ isOffline }: { isOffline: boolean }) {
  const t = useMessages(officeMessages)
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const retry = async () => {
    setState('working')
    if (!(await retryPage())) setState('failed')
  }
  const text = isOffline || state === 'failed' ? t.error_network : t.error_page_text
  return (
    <main className="grid min-h-page place-items-center">
      <title>{t.error_title}</title>
      <EmptyState
        heading="h1"
        drawing="trouble"
        title={t.error_default}
        text={
          <span role="status">
            {text}
            {state === 'failed' && <span className="mt-2 block">{t.still_offline}</span>}
          </span>
        }
        action={
          <Button isBusy={state === 'working'} onClick={() => void retry()}>
            {t.retry}
          </Button>
        }
      />
    </main>
  )
}
