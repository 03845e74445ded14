/** A buyer of a demo shop over the API, for tests that need an order and not its checkout. */
import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { orderFor } from '@estampa/server/test/buyer'
import { DEMO_PASSWORD } from './office-page.ts'

/** The buyer of the demo who has signed in. */
export async function openBuyer(origin: string, shop: 'pampa' | 'andina'): Promise<Client> {
  const { accessToken } = await client(httpTransport({ origin, shop })).customers.authenticate({
    userNameOrEmailAddress: `compras@${shop}.demo`,
    password: DEMO_PASSWORD,
  })
  return client(httpTransport({ origin, shop, token: () => accessToken }))
}

/** Orders fifty of something that is there, to the address of the test's buyers. */
export async function placeOrder(
  api: Client,
  shop: 'pampa' | 'andina',
): Promise<{ number: number; product: string }> {
  const { items } = await api.catalog.getProductsList({ limit: 40 })
  for (const { id } of items.filter(({ type }) => type === 'ProductoSimple')) {
    const { products, name } = await api.catalog.getProductDetail({ id: String(id) })
    const variant = products.find(({ stock }) => stock > 200)
    if (!variant) continue
    const goods = { genericId: id, variantId: variant.id, sku: variant.sku }
    const { number } = await api.checkout.completeOrder(await orderFor({ api }, shop, goods, 50))
    return { number, product: name }
  }
  throw new Error('the demo has nothing in stock')
}
