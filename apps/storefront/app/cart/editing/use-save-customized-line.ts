import type { CartProduct } from '@estampa/domain/cart'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { useNavigate } from 'react-router'
import type { Product } from '../../catalog/product.ts'
import { productPath } from '../../catalog/tiles/product-path.ts'
import { customizeMessages } from '../../messages/customize.ts'
import { productMessages } from '../../messages/product.ts'
import { useShopPath } from '../../shop/shop-data.ts'
import { useCart } from '../cart-context.ts'
import { useBuy } from '../use-buying.ts'
import { toEditedLine } from './line-draft.ts'

/** Puts a customized line into the cart, as a new line or in place of the edited one. True if it succeeds. */
export function useSaveCustomizedLine(product: Product, edited: CartProduct | undefined) {
  const t = useMessages(customizeMessages)
  const product_t = useMessages(productMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { changeLine } = useCart()
  const { add } = useBuy()
  return (line: CartProduct): boolean => {
    if (!edited) return add(line, path(productPath(product)))
    const refusal = changeLine(toEditedLine(edited, line, newUuid))
    if (refusal) {
      notify(refusal.refusal === 'already_in_cart' ? product_t.already_in_cart : t.not_saved)
      return false
    }
    notify(t.saved)
    void navigate(path('/shopping-cart'))
    return true
  }
}
