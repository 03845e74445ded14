import { randomUUID } from 'node:crypto'
import type { cart } from '@estampa/contract/cart'
import type { checkout } from '@estampa/contract/checkout'
import { CallFailure, type CallInput, type CallResult, type Client } from '@estampa/contract/client'
import type { shipping } from '@estampa/contract/shipping'
import { findVariantIds } from '../src/catalog/catalog.store.ts'
import type { GenericDraft } from '../src/catalog/generics.store.ts'
import { saveGeneric } from '../src/catalog/save-generics.ts'
import { openSession } from '../src/customers/sessions.store.ts'
import { saveCustomer } from './people.ts'
import type { TestShops } from './test-shops.ts'

export type CartInput = CallInput<typeof cart.getShoppingCartProductPrice>
export type CompleteOrderInput = CallInput<typeof checkout.completeOrder>
export type QuotedOption = CallResult<typeof shipping.getShippingQuote>['all_results'][number]
export type Buyer = { api: Client; customerId: number; token: string }
/** A variant with its ids in the catalog. */
export type VariantFixture = { genericId: number; variantId: number; sku: string }

/** A customer with a session and its token, without the detour of a password. */
export async function openBuyer(
  { services, api }: Pick<TestShops, 'services' | 'api'>,
  shop: string,
  name = 'lucia',
): Promise<Buyer> {
  const shopId = (await services.shops.byName(shop))?.id ?? 0
  const fullName = name.startsWith('lucia') ? 'Lucía Paz' : `${name} Paz`
  const person = { fullName, phoneNumber: '', company: '', password: null, verified: true }
  const now = services.now()
  const holder = await services.database.inShop(shopId, async (tx) => {
    const { id } = await saveCustomer(tx, { ...person, email: `${name}@empresa.example` })
    const session = await openSession(tx, id, 24 * 3600, now)
    return { kind: 'customer' as const, customerId: id, sessionId: session.id }
  })
  const { token } = await services.tokens.issue(shopId, holder, now)
  return { api: api(shop, token), customerId: holder.customerId, token }
}

/** Adds a product to a shop's catalog and gives its variants in the order of the draft. */
export async function addProduct(
  { services }: Pick<TestShops, 'services'>,
  shop: string,
  draft: GenericDraft,
): Promise<VariantFixture[]> {
  const shopId = (await services.shops.byName(shop))?.id ?? 0
  return services.database.inShop(shopId, async (tx) => {
    const genericId = await saveGeneric(tx, draft)
    const skus = draft.products.map((variant) => variant.sku)
    const ids = await findVariantIds(tx, skus)
    return skus.map((sku) => ({ genericId, variantId: ids.get(sku) ?? 0, sku }))
  })
}

/** Finds the variant of this sku; throws where there is none. */
export function findVariant(variants: readonly VariantFixture[], sku: string): VariantFixture {
  const found = variants.find((one) => one.sku === sku)
  if (!found) throw new Error(`no ${sku} among the goods`)
  return found
}

/** The refusal that a call ends with. */
export async function refusalOf(call: Promise<unknown>): Promise<CallFailure> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof CallFailure) return outcome
  throw outcome ?? new Error('the call was not refused')
}

/** The code of the refusal that the call ends with. */
export const refusalCode = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal

/** Its status and its code. */
export async function whyRefused(
  call: Promise<unknown>,
): Promise<[status: number, code: string | null | undefined]> {
  const { status, fault } = await refusalOf(call)
  return [status, fault?.refusal]
}

export const simpleCartLine = ({ genericId, sku }: VariantFixture, quantity: number): CartInput[number] => ({
  type: 'ProductoSimple',
  shoppingCartUUID: randomUUID(),
  generic: { id: genericId },
  value: { sku, quantity },
})

export const deliveryPlaces = {
  pampa: { provinceFKId: '06', cityFKId: '06014', locationFKId: '06014010' },
  andina: { provinceFKId: '13', cityFKId: '131', locationFKId: '13101' },
} as const

const people = {
  pampa: {
    document: '30-50001091-2',
    phone: '11 2345 6789',
    zipCode: '7021',
    invoiceKind: 'responsable_inscripto',
  },
  andina: { document: '76.086.428-5', phone: '9 1234 5678', zipCode: '', invoiceKind: 'factura' },
} as const

/** The checkout's input for one product, at the prices and the delivery that the API has just given. */
export async function orderFor(
  { api }: Pick<Buyer, 'api'>,
  shop: 'pampa' | 'andina',
  variantFixture: VariantFixture,
  quantity: number,
): Promise<CompleteOrderInput> {
  const line = simpleCartLine(variantFixture, quantity)
  const entries = await api.cart.getShoppingCartProductPrice([line])
  const { productId, genericProductId } = {
    productId: variantFixture.variantId,
    genericProductId: variantFixture.genericId,
  }
  const place = deliveryPlaces[shop]
  const quote = await api.shipping.getShippingQuote({
    products: [{ productId, genericProductId, quantity }],
    province: place.provinceFKId,
    city: place.cityFKId,
    location: place.locationFKId,
  })
  const { shoppingCartUUID } = line
  const products = [{ productId, genericProductId, sku: variantFixture.sku, quantity, shoppingCartUUID }]
  return orderBody(shop, products, entries.at(-1)?.prices, quote.all_results[0])
}

export function orderBody(
  shop: 'pampa' | 'andina',
  products: CompleteOrderInput['shoppingCart']['products'],
  total: { subTotal: number; taxes: number; total: number } | undefined,
  option: QuotedOption | undefined,
): CompleteOrderInput {
  if (!total || !option) throw new Error('nothing was priced or nobody delivers')
  const { document, phone, zipCode, invoiceKind } = people[shop]
  const person = { name: 'Lucía', lastName: 'Paz', phone, email: 'lucia@empresa.example' }
  return {
    shoppingCart: { products, shoppingCartMode: 'cart' },
    ...deliveryPlaces[shop],
    locality: '',
    zipCode,
    shippingCost: option.amounts.price_incl_tax,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    ...person,
    street: 'Av. Mitre',
    streetNumber: '1200',
    orderInvoiceFK: {
      ...person,
      document,
      extra: { invoiceKind, businessName: 'Paz SA', giro: 'Publicidad' },
    },
    payment: 'TRF',
    subTotal: total.subTotal,
    taxes: total.taxes,
    // cents add up exactly only when they are counted as whole ones
    total: (Math.round(total.total * 100) + Math.round(option.amounts.price_incl_tax * 100)) / 100,
  }
}
