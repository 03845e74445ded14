import type { CartProduct } from '@estampa/domain/cart'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useNavigate } from 'react-router'
import { productMessages } from '../messages/product.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { useCart } from './cart-context.ts'
import { openCartDrawer, openCartDrawerOn } from './cart-slot.ts'
import { withNewUuids } from './product-lines.ts'

/** Puts a line into the cart, which then shows itself. */
export function useBuy() {
  const t = useMessages(productMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { addToCart } = useCart()
  const seeCart = () => {
    if (!openCartDrawer()) void navigate(path('/shopping-cart'))
  }
  const seeCartOn = (page: string) => {
    openCartDrawerOn(page)
    void navigate(page)
  }
  return {
    /** True when the line is in the cart now. The page goes to `next`, if given, before the cart shows itself. */
    add(line: CartProduct, next?: string): boolean {
      const refusal = addToCart(withNewUuids(line))
      const action = { label: t.see_cart, run: seeCart }
      if (refusal?.refusal === 'already_in_cart') notify(t.already_in_cart, action)
      // the server has said it
      else if (refusal?.refusal === 'read_only_session') return false
      else if (refusal) notify(t.cannot_add)
      else if (next) seeCartOn(next)
      else seeCart()
      return refusal === null
    },
  }
}
