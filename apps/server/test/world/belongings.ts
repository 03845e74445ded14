import { randomUUID } from 'node:crypto'
import type { checkout } from '@estampa/contract/checkout'
import type { Sent } from '@estampa/contract/client'
import { type CartSent, type Goods, orderBody, orderFor, places, simple } from '../buyer.ts'
import { type DesignSent, design, image, view } from '../design-stage.ts'
import type { ShopGoods } from './goods.ts'
import type { Customer, Visitor } from './people.ts'
import { logoFile } from './pictures.ts'

/** What a customer of the world has, by the calls that they made themselves. */
export type Belongings = {
  logoId: string
  designId: string
  /** One of SaveDesign. */
  savedDesignId: string
  orderId: string
  /** Of the order, kept for the next one. */
  addressId: string
  /** A decorated line of the saved cart. */
  lineUuid: string
}

export async function furnish(customer: Customer, goods: ShopGoods): Promise<Belongings> {
  const { api, fullName } = customer
  const { customization, favorites } = api
  const [logo] = await customization.uploadLogos({}, { files: [await logoFile(`${fullName}.png`)] })
  const drawn = await customization.uploadDesign(
    { name: `Diseño de ${fullName}` },
    { files: [await logoFile('design.png', '#aa3355')] },
  )
  const logoId = logo?.id ?? ''
  const saved = await customization.saveDesign(designOf(goods, logoId))
  await favorites.updateFavoriteProduct({ genericId: goods.mug.genericId, favorite: true })
  const order = await api.checkout.completeOrder({
    ...(await orderOf(customer, goods.mug)),
    keepAddress: { label: 'Oficina' },
  })
  const kept = await api.checkout.getAddresses({})
  const line = decoratedLine(goods, logoId)
  await api.cart.createOrEditShoppingCart([line])
  const savedDesignId = saved.design_id
  return {
    logoId,
    designId: drawn.id,
    savedDesignId,
    orderId: order.orderId,
    addressId: kept.items[0]?.id ?? '',
    lineUuid: line.shoppingCartUUID,
  }
}

/** A mug with one's own logo in its middle. */
export function designOf(goods: ShopGoods, logoId: string): DesignSent {
  const logo = image(logoId, { x: 100, y: 100, width: 8, height: 4 })
  return design(goods.mug, view(goods.techniqueId, [logo], goods.areaId))
}

/** What this customer would send to buy some of these. */
export async function orderOf(
  customer: Pick<Customer, 'api' | 'shop' | 'email' | 'fullName'>,
  goods: Goods,
  quantity = 5,
): Promise<Sent<typeof checkout.completeOrder>> {
  const body = await orderFor(customer, customer.shop, goods, quantity)
  const { email } = customer
  const name = customer.fullName.split(' ')[0] ?? ''
  const { orderInvoiceFK } = body
  return { ...body, email, name, orderInvoiceFK: { ...orderInvoiceFK, email, name } }
}

/** A line of mugs with one's own logo on them. */
export function decoratedLine(goods: ShopGoods, logoId: string, quantity = 60): CartSent[number] {
  const line = simple(goods.mug, quantity)
  const view = {
    ...{ printing_area_id: goods.areaId, technique_id: goods.techniqueId, colours: 2 },
    ...{ width_centimeters: 8, height_centimeters: 5, logo_id: logoId },
  }
  return { ...line, value: { ...line.value, customization: { views: [view] } } } as CartSent[number]
}

export function curveLine(goods: ShopGoods): CartSent[number] {
  return {
    type: 'ProductoCurva',
    shoppingCartUUID: randomUUID(),
    generic: { id: goods.polo.genericId },
    value: [{ shoppingCartUUID: randomUUID(), value: { sku: goods.polo.sku, quantity: 12 } }],
  }
}

/** A guest's own logo. */
export async function uploadAs({ api }: Visitor): Promise<string> {
  const [logo] = await api.customization.uploadLogos(
    {},
    { files: [await logoFile('invitado.png', '#229944')] },
  )
  return logo?.id ?? ''
}

export const plainLine = (goods: ShopGoods): CartSent[number] => simple(goods.mug, 25)

/** An order of decorated mugs at today's prices, with this logo on them. */
export async function decoratedOrder({ api, shop }: Visitor, goods: ShopGoods, logoId: string) {
  const line = decoratedLine(goods, logoId)
  if (line.type !== 'ProductoSimple') throw new Error('mugs have no sizes')
  const { customization, quantity } = line.value
  const { variantId: productId, genericId: genericProductId, sku } = goods.mug
  const entries = await api.cart.getShoppingCartProductPrice([line])
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = places[shop]
  // with what decorating costs, as the checkout asks: a shop may deliver much for nothing
  const asked = { shoppingCart: [line], province, city, location }
  const { all_results } = await api.shipping.getShippingQuote(asked)
  const { shoppingCartUUID } = line
  const ordered = [{ productId, genericProductId, sku, quantity, shoppingCartUUID, customization }]
  return orderBody(shop, ordered as never, entries.at(-1)?.prices, all_results[0])
}
