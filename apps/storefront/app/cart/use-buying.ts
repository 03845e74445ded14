import type { CartProduct } from '@estampa/domain/cart'
import type { Refusal } from '@estampa/domain/refusal'
import { useNavigate } from 'react-router'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { openCartDrawer } from '../shell/cart-slot.ts'
import { notify } from '../shell/notify.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { useCart } from './cart-provider.tsx'
import { withOwnUuids } from './product-lines.ts'

/** Putting a line into the cart, which then shows itself, or buying it at once. */
export function useBuying() {
  const t = useMessages(productMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { addToCart, buyNow } = useCart()
  const seeCart = () => {
    if (!openCartDrawer()) void navigate(path('/shopping-cart'))
  }
  const say = (refusal: Refusal | null): boolean => {
    const action = { label: t.see_cart, run: seeCart }
    if (refusal?.refusal === 'already_in_cart') notify(t.already_in_cart, action)
    else if (refusal) notify(t.cannot_add)
    else seeCart()
    return refusal === null
  }
  return {
    /** True when the line is in the cart now. */
    add: (line: CartProduct): boolean => say(addToCart(withOwnUuids(line))),
    buy: (line: CartProduct): void => {
      const refusal = buyNow(withOwnUuids(line))
      if (refusal) notify(t.cannot_add)
      else void navigate(path('/checkout'))
    },
  }
}
