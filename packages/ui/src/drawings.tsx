import { lazy, Suspense } from 'react'
import type { DrawingName } from './drawing-strokes.tsx'

export type { DrawingName }

/** The strokes travel only to pages that show a drawing; without them its room stays empty. */
const DrawingStrokes = lazy(() =>
  import('./drawing-strokes.tsx').then(
    (file) => ({ default: file.DrawingStrokes }),
    () => ({ default: () => null }),
  ),
)

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 200 150" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <Suspense fallback={null}>
          <DrawingStrokes name={name} />
        </Suspense>
      </g>
    </svg>
  )
}
