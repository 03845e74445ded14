import { useMessages } from '@estampa/web/messages'
import { ArrowLeft, CircleAlert, CloudCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Product } from '../../catalog/product.ts'
import { productPath } from '../../catalog/tiles/product-path.ts'
import { builderMessages } from '../../messages/builder.ts'
import { useShopPath } from '../../shop/shop-data.ts'

/** The link asks for no confirmation, because the design is saved. */
export function BackLink({ product, isEditing }: { product: Product; isEditing: boolean }) {
  const t = useMessages(builderMessages)
  const path = useShopPath()
  return (
    <Link
      to={path(isEditing ? '/shopping-cart' : productPath(product))}
      aria-label={isEditing ? t.back_to_cart : t.back}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash"
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  )
}

export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const t = useMessages(builderMessages)
  return (
    <p className={`flex items-center gap-1 text-12 ${isSaved ? 'text-ink-faint' : 'text-warning'}`}>
      {isSaved ? <CloudCheck size={14} aria-hidden="true" /> : <CircleAlert size={14} aria-hidden="true" />}
      {isSaved ? t.kept : t.not_kept}
    </p>
  )
}
