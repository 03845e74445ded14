import { z } from 'zod'
import { Empty, get, post, put } from './call.ts'
import { exampleLine, examplePriceHints, exampleSaved, exampleUploads, exampleUuid } from './cart/examples.ts'
import { CartLine, CartLines } from './cart/lines.ts'
import { measureRefusals } from './customization/designs.ts'
import { UploadedPicture } from './customization.ts'
import { PriceEntryWithHints, priceRefusals } from './pricing.ts'
import { Money, Uuid } from './wire.ts'

export { CartLine, CartLines, CurveLine, CurveRow, SimpleLine } from './cart/lines.ts'

const Version = z.int().min(0)

/** Pictures that were attached to a line of the saved cart. */
export const LineUploads = z.object({
  shoppingCartUUID: Uuid,
  /** Originals for the workshop. */
  files: z.array(UploadedPicture),
  /** The customized product as it will look; the first one is the line's customizationRender. */
  images: z.array(UploadedPicture),
})

const LinePrice = z.object({ subTotal: Money, total: Money }).nullable()

/** A line that costs something else now, in a sentence for its owner. */
export const PriceChange = z.object({
  shoppingCartUUID: Uuid,
  name: z.string(),
  sentence: z.string(),
  was: LinePrice,
  now: LinePrice,
})

/** The saved cart as a client can put it back whole, with today's names, pictures and prices. */
export const SavedCartView = z.object({
  /** The value of `If-Match` at the next save; 0: nothing was saved yet. */
  version: Version,
  products: z.array(CartLine),
  uploads: z.array(LineUploads),
  /** Lines that cost something else than at their last save, told once. */
  priceChanges: z.array(PriceChange),
})

/** The saved cart after a guest's lines have joined it. */
export const CartMerged = z.object({
  version: Version,
  /** Lines that could not join, each with its reason: the others have. */
  leftOut: z.array(z.object({ shoppingCartUUID: Uuid, refusal: z.string(), message: z.string() })),
})

const saveRefusals = [
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
      'Precios de un carrito entero: una entrada por línea y TOTAL al final; los precios que se mandan no cuentan',
    who: 'guest',
    takes: CartLines,
    gives: z.array(PriceEntryWithHints),
    refuses: ['switched_off', ...priceRefusals, ...measureRefusals, 'design_empty'],
    opens: 'none',
    forReadOnly: true,
    example: { takes: [exampleLine], gives: examplePriceHints },
  }),
  getTechniquePrices: post('/api/services/app/ShoppingCarts/GetTechniquePrices', {
    summary:
      'Lo que suma a cada unidad cada manera de decorar una línea, todas en una sola pregunta y cada una por sí sola junto a las otras líneas del carrito. null donde no tiene precio',
    who: 'guest',
    takes: z.object({
      /** Lines of the cart: their units count, their decoration does not. */
      others: CartLines,
      /** The same line, decorated differently. */
      trials: z.array(CartLine).min(1).max(24),
    }),
    /** In the order of the trials. Preparing and extras are shared out among the line's units. */
    gives: z.array(z.object({ each: Money, eachWithTaxes: Money }).nullable()),
    refuses: ['switched_off', 'busy'],
    opens: 'none',
    forReadOnly: true,
    example: {
      takes: { others: [], trials: [exampleLine] },
      gives: [{ each: 320, eachWithTaxes: 387.2 }],
    },
  }),
  createOrEditShoppingCart: post('/api/services/app/ShoppingCarts/CreateOrEditShoppingCart', {
    summary:
      'Guarda el carrito entero. Con `If-Match: "versión"` la lista reemplaza a la guardada, o se rechaza con 409 y el carrito guardado en `error.data`. Sin él, la lista reemplaza lo que esta sesión había mandado o recibido: una línea que nunca vio no se quita',
    who: 'customer',
    takes: CartLines,
    gives: z.object({ version: Version }),
    refuses: [...saveRefusals, 'cart_changed', 'version_unreadable'],
    opens: 'none',
    example: { takes: [exampleLine], gives: { version: 8 } },
  }),
  mergeShoppingCart: post('/api/services/app/ShoppingCarts/MergeShoppingCart', {
    summary:
      'Une lo que un invitado había juntado con el carrito guardado, una sola vez: las líneas ya unidas no se repiten. La que no se puede unir se nombra en `leftOut`, y las demás se unen',
    who: 'customer',
    takes: CartLines,
    gives: CartMerged,
    refuses: saveRefusals,
    example: { takes: [exampleLine], gives: { version: 8, leftOut: [] } },
  }),
  getShoppingCartsClient: get('/api/services/app/ShoppingCarts/GetShoppingCartsClient', {
    summary:
      'El carrito guardado. Si no puede volver como estaba, 422 dice una vez qué cambió, con el carrito corregido en `error.data`. Si solo cambiaron precios, vuelve y lo dice en `priceChanges`',
    who: 'customer',
    takes: Empty,
    gives: SavedCartView,
    refuses: ['cart_not_restored'],
    opens: 'none',
    forReadOnly: true,
    example: { takes: {}, gives: exampleSaved },
  }),
  putFilesShoppingCartItem: put('/api/services/app/ShoppingCarts/PutFilesShoppingCartItem', {
    summary:
      'Los originales que recibe el taller con una línea del carrito guardado, en lugar de los anteriores. Los archivos se suben antes (UploadLogos): imágenes y SVG, todavía no PDF',
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
    summary: 'Cómo se verá el producto decorado de una línea del carrito guardado, en lugar de lo anterior',
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
