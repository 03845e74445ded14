import type { Client } from '@estampa/contract/client'

/** A product as the API lists it. */
export type ListedProduct = Awaited<ReturnType<Client['catalog']['getTrendingProducts']>>[number]
type ProductPicture = NonNullable<ListedProduct['featured_img']>

/** What cards and rows show of a product, in lists, in a search and among recommendations. */
export type CardProduct = Pick<
  ListedProduct,
  | 'id'
  | 'external_id'
  | 'name'
  | 'url'
  | 'type'
  | 'family'
  | 'price'
  | 'price_with_taxes'
  | 'price_from_quantity'
  | 'sold_from_quantity'
  | 'price_tiers'
  | 'materials'
  | 'minimum_order_quantity'
  | 'stock'
  | 'on_order'
  | 'colors'
  | 'printing_types'
  | 'tag'
> & {
  featured_img: Omit<ProductPicture, 'height'> | null
  second_img: Omit<ProductPicture, 'height' | 'color'> | null
}
