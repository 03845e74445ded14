import { lazy, Suspense } from 'react'
import { useStore } from '../session/store.ts'
import { notices } from './notify.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The toaster's script is fetched with the first piece of news. */
export function Notices() {
  const waiting = useStore(notices)
  if (waiting.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toasts waiting={waiting} />
    </Suspense>
  )
}
