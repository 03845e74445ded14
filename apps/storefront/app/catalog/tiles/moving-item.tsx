import { useViewTransitionState } from 'react-router'
import { useShopPath } from '../../shop/shop-data.ts'
import { movingPicture } from './moving-picture.ts'
import type { ProductItemProps } from './product-grid.tsx'
import { productPath } from './product-path.ts'

/** A card of a list, where no product stands twice: its picture moves while the page changes to or from its product. */
export function MovingItem({ product, broken, children }: ProductItemProps) {
  const path = useShopPath()
  const isMoving = useViewTransitionState(path(productPath(product)))
  const image = product.featured_img?.image_url
  return (
    <li data-broken={broken} style={isMoving && image ? movingPicture(image) : undefined}>
      {children}
    </li>
  )
}
