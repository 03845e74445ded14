import { z } from 'zod'
import { get, Nothing, post, put } from './call.ts'
import { exampleLine, examplePrices, exampleSaved, exampleUploads, exampleUuid } from './cart/examples.ts'
import { CartLine, CartLines } from './cart/lines.ts'
import { UploadedPicture } from './customization.ts'
import { PriceEntry, whyNoPrice } from './pricing.ts'
import { Uuid } from './wire.ts'

export { CartLine, CartLines } from './cart/lines.ts'

const Version = z.int().min(0)

/** Pictures that were attached to a line of the saved cart. */
export const LineUploads = z.object({
  shoppingCartUUID: Uuid,
  /** Originals for the workshop. */
  files: z.array(UploadedPicture),
  /** The customised product as it will look; the first one is the line's customizationRender. */
  images: z.array(UploadedPicture),
})

/** The saved cart as a client can put it back whole, with today's names, pictures and prices. */
export const SavedCart = z.object({
  /** What `If-Match` says at the next save; 0: nothing was saved yet. */
  version: Version,
  products: z.array(CartLine),
  uploads: z.array(LineUploads),
})

const whyNotSaved = [
  'switched_off',
  'product_not_found',
  'variant_not_offered',
  'line_repeated',
  'quantity_invalid',
  'cart_full',
  'upload_not_found',
] as const

export const cart = {
  getShoppingCartProductPrice: post('/api/services/app/ShoppingCarts/GetShoppingCartProductPrice', {
    summary:
      'Prices of a whole cart: one entry per line and the TOTAL last; prices in the request are ignored',
    who: 'guest',
    takes: CartLines,
    gives: z.array(PriceEntry),
    refuses: ['switched_off', ...whyNoPrice],
    opens: 'read',
    example: { takes: [exampleLine], gives: examplePrices },
  }),
  createOrEditShoppingCart: post('/api/services/app/ShoppingCarts/CreateOrEditShoppingCart', {
    summary:
      'Saves the whole cart. With `If-Match: "version"` the list replaces the saved one, or is refused with 409 and the saved cart in `error.data`. Without it, a list that brings or changes a line removes none; one that only leaves lines out removes those that this session knew',
    who: 'customer',
    takes: CartLines,
    gives: z.object({ version: Version }),
    refuses: [...whyNotSaved, 'cart_changed', 'version_unreadable'],
    example: { takes: [exampleLine], gives: { version: 8 } },
  }),
  mergeShoppingCart: post('/api/services/app/ShoppingCarts/MergeShoppingCart', {
    summary:
      'Joins what a guest had put together with the saved cart, once: lines that were joined before are left out',
    who: 'customer',
    takes: CartLines,
    gives: z.object({ version: Version }),
    refuses: whyNotSaved,
    example: { takes: [exampleLine], gives: { version: 8 } },
  }),
  getShoppingCartsClient: get('/api/services/app/ShoppingCarts/GetShoppingCartsClient', {
    summary:
      'The saved cart. Where it cannot be put back as it was, 422 says once what changed, with the mended cart in `error.data`',
    who: 'customer',
    takes: Nothing,
    gives: SavedCart,
    refuses: ['cart_not_restored'],
    opens: 'none',
    example: { takes: {}, gives: exampleSaved },
  }),
  putFilesShoppingCartItem: put('/api/services/app/ShoppingCarts/PutFilesShoppingCartItem', {
    summary:
      'The originals that the workshop gets with a line of the saved cart, instead of those before. Files are uploaded first (UploadLogos): pictures and SVG, no PDF yet',
    who: 'customer',
    takes: z.object({ shoppingCartUUID: Uuid, files: z.array(Uuid).max(8) }),
    gives: LineUploads,
    refuses: ['switched_off', 'line_not_found', 'upload_not_found'],
    example: {
      takes: { shoppingCartUUID: exampleUuid, files: [exampleUploads.files[0]?.id ?? ''] },
      gives: exampleUploads,
    },
  }),
  putImagesProductItem: put('/api/services/app/ShoppingCarts/PutImagesProductItem', {
    summary: 'How the customised product of a line of the saved cart will look, instead of what was before',
    who: 'customer',
    takes: z.object({ shoppingCartUUID: Uuid, images: z.array(Uuid).max(12) }),
    gives: LineUploads,
    refuses: ['switched_off', 'line_not_found', 'upload_not_found'],
    example: {
      takes: { shoppingCartUUID: exampleUuid, images: [exampleUploads.images[0]?.id ?? ''] },
      gives: exampleUploads,
    },
  }),
}
