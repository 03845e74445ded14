import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { decoratedOrder } from '@estampa/server/test/world/belongings'
import { logoFile } from '@estampa/server/test/world/pictures'

const shop = 'pampa'
const password = 'Estampa2026'

export type ProofStage = {
  buyer: Client
  staff: Client
  /** A paid order of decorated mugs. */
  order(): Promise<string>
}

/** A buyer of the demo's first shop and somebody who works there, over the API. */
export async function openProofStage(origin: string): Promise<ProofStage> {
  const api = (token?: string) =>
    client(httpTransport({ origin, shop, ...(token && { token: () => token }) }))
  const person = { userNameOrEmailAddress: 'compras@pampa.demo', password }
  const buyer = api((await api().customers.authenticate(person)).accessToken)
  const seller = { email: 'ventas@pampa.demo', password }
  const staff = api((await api().staff.authenticateStaff(seller)).accessToken)
  return {
    buyer,
    staff,
    async order() {
      const id = await place(buyer)
      const { payments } = await buyer.orders.getOrderById({ Id: id })
      await staff.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
      return id
    },
  }
}

/** Sixty mugs with a logo on them. */
async function place(buyer: Client): Promise<string> {
  const [logo] = await buyer.customization.uploadLogos({}, { files: [await logoFile('bodega.png')] })
  const { items } = await buyer.catalog.getProductsList({ name: 'taza' })
  const found = items.find(({ type }) => type === 'ProductoSimple')
  const mug = await buyer.catalog.getProductDetail({ id: String(found?.id) })
  const [variant] = mug.products
  const [area] = mug.printing_areas
  const [technique] = area?.printing_types ?? []
  if (!variant || !area || technique === undefined) throw new Error('the demo has no mug to decorate')
  const goods = { genericId: mug.id, variantId: variant.id, sku: variant.sku }
  const stage = { mug: goods, techniqueId: technique, areaId: area.id }
  const body = await decoratedOrder({ api: buyer, shop, token: undefined }, stage as never, logo?.id ?? '')
  return (await buyer.checkout.completeOrder(body)).orderId
}
