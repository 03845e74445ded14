import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import { useShopData, useShopPath } from '../../shop/shop-data.ts'
import type { Product } from '../product.ts'
import { productPath } from '../tiles/product-path.ts'

/** The opening of a message to the shop about this product. */
export function useShopQuestion(product: Product): string {
  const t = useMessages(productMessages)
  const { origin } = useShopData()
  const path = useShopPath()
  return t.ask_text(product.name, `${origin}${path(productPath(product))}`)
}
