import { lazy, Suspense } from 'react'
import { useStore } from '../state/store.ts'
import { toastMessages } from './notify.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The script of the toasts is loaded with the first message. */
export function ToastsSlot() {
  const waiting = useStore(toastMessages)
  if (waiting.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toasts waiting={waiting} />
    </Suspense>
  )
}
