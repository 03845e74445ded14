import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { productMessages } from '../../messages/product.ts'
import type { Product } from '../product.ts'

const SizeGuideDialog = lazy(async () => ({
  default: (await import('./size-guide-dialog.tsx')).SizeGuideDialog,
}))

/** The button that opens the measures of a garment; nothing if there are none. */
export function SizeGuideButton({ product: { size_guide } }: { product: Pick<Product, 'size_guide'> }) {
  const t = useMessages(productMessages)
  const [isOpen, setIsOpen] = useState(false)
  if (!size_guide) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="thumb inline-flex min-h-9 items-center gap-1.5 text-14 underline underline-offset-4"
      >
        <Icon name="ruler" size={16} />
        {t.size_guide}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SizeGuideDialog guide={size_guide} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
