import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
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
      <Icon name="arrow-left" size={20} />
    </Link>
  )
}

export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const t = useMessages(builderMessages)
  return (
    <p className={`flex items-center gap-1 text-12 ${isSaved ? 'text-ink-faint' : 'text-warning'}`}>
      {isSaved ? <Icon name="cloud-check" size={14} /> : <Icon name="circle-exclamation-point" size={14} />}
      {isSaved ? t.kept : t.not_kept}
    </p>
  )
}
