import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense } from 'react'

type PlaceholderPictureProps = {
  name: string
  category?: string | undefined
  /** Width by height. */
  ratio?: number
  className?: string
}

type DrawingProps = Pick<PlaceholderPictureProps, 'name' | 'category'>

/** The drawings travel only to pages that show a product without a picture; a page without them is whole all the same. */
const ProductDrawing = lazy<ComponentType<DrawingProps>>(() =>
  import('./product-drawing.tsx').then(
    ({ ProductDrawing: drawing }) => ({ default: drawing }),
    () => ({ default: NoDrawing }),
  ),
)

function NoDrawing(_: DrawingProps) {
  return null
}

/** A product that has no picture yet: its kind as a line drawing. Its name stands beside it. */
export function PlaceholderPicture({ name, category, ratio = 1, className }: PlaceholderPictureProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('grid place-items-center overflow-hidden bg-brand-wash', className)}
      style={{ aspectRatio: ratio }}
    >
      <Suspense fallback={null}>
        <ProductDrawing name={name} category={category} />
      </Suspense>
    </span>
  )
}
