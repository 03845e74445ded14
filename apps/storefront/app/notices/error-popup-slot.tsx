import { lazy, Suspense } from 'react'
import { useStore } from '../state/store.ts'
import { shownError } from './show-error.ts'

const Popup = lazy(() => import('./error-popup.tsx').then(({ ErrorPopup }) => ({ default: ErrorPopup })))

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
