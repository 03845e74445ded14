import { lazyDecoration } from '@estampa/ui/lazy-decoration'
import { clsx } from 'clsx'
import { Suspense } from 'react'

type PlaceholderPictureProps = {
  name: string
  category?: string | undefined
  /** Width by height. */
  ratio?: number
  className?: string
}

const ProductDrawing = lazyDecoration(() =>
  import('../product-drawing.tsx').then((file) => file.ProductDrawing),
)

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
