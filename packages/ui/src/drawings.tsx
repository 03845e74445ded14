import { Suspense } from 'react'
import type { DrawingName } from './drawing-strokes.tsx'
import { lazyDecoration } from './lazy-decoration.tsx'

export type { DrawingName }

const DrawingStrokes = lazyDecoration(() =>
  import('./drawing-strokes.tsx').then((file) => file.DrawingStrokes),
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
