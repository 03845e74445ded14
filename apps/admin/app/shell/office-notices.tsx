import { RequestBars } from '@estampa/web/loading'
import { ErrorPopupSlot, ToastsSlot } from '@estampa/web/notices'
import { useStore } from '@estampa/web/state'
import { lazy, Suspense } from 'react'
import { proofRequest } from '../session/proof.ts'

const ProofDialog = lazy(() =>
  import('../session/proof-dialog.tsx').then(({ ProofDialog }) => ({ default: ProofDialog })),
)

/** What may appear over every page: progress, notices, errors, and the proof that a dangerous act asks for. */
export function OfficeNotices() {
  const request = useStore(proofRequest)
  return (
    <>
      <RequestBars />
      <ToastsSlot />
      <ErrorPopupSlot />
      {request && (
        <Suspense fallback={null}>
          <ProofDialog answer={request.answer} />
        </Suspense>
      )}
    </>
  )
}
