import { useLocation } from 'react-router'
import type { Product } from '../../catalog/product.ts'
import { useCart } from '../cart-context.ts'

/** The line of the cart that this address edits: `&line=<uuid>`. Undefined also where it is gone. */
export function useEditedLine({ id, type }: Pick<Product, 'id' | 'type'>) {
  const { search } = useLocation()
  const { cart, isReady } = useCart()
  const uuid = new URLSearchParams(search).get('line')
  const line = cart.products.find(
    (one) => one.shoppingCartUUID === uuid && one.generic.id === id && one.type === type,
  )
  return { isEditing: uuid !== null, isReady, line }
}
