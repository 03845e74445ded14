import { lazy, Suspense } from 'react'
import { useStore } from '../state/store.ts'
import { shownError } from './show-error.ts'

const Popup = lazy(() =>
  import('./failure-popup.tsx').then(({ FailurePopup }) => ({ default: FailurePopup })),
)

/** The pop-up's script is fetched with the first error. */
export function ErrorPopupSlot() {
  const current = useStore(shownError)
  if (!current) return null
  return (
    <Suspense fallback={null}>
      <Popup shown={current} />
    </Suspense>
  )
}
