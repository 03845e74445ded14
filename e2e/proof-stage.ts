import type { Client } from '@estampa/contract/client'
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { hashPassword } from '@estampa/server/customers/passwords'
import { decoratedOrder } from '@estampa/server/test/world/belongings'
import { logoFile } from '@estampa/server/test/world/pictures'
import pg from 'pg'

const shop = 'pampa'
const password = 'Tres tristes tigres 3'

export type ProofStage = {
  buyer: Client
  staff: Client
  /** A paid order of decorated mugs. */
  order(): Promise<string>
}

/** A buyer of the demo's first shop and somebody who works there, over the API. */
export async function openProofStage(origin: string, ownerUrl: string): Promise<ProofStage> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`select set_config('estampa.shop', '1', false)`)
  const api = (token?: string) =>
    client(httpTransport({ origin, shop, ...(token && { token: () => token }) }))
  const userNameOrEmailAddress = `compras@${shop}.demo`
  const buyer = api(
    (await api().customers.authenticate({ userNameOrEmailAddress, password: 'Estampa2026' })).accessToken,
  )
  const email = `ana@${shop}.demo`
  await owner.query(
    `insert into staff (shop_id, email, name, password_hash, tokens_since, created_at)
     values (current_shop(), $1, 'Ana del taller', $2, now() - interval '1 minute', now())
     on conflict do nothing`,
    [email, await hashPassword(password)],
  )
  await owner.end()
  const staff = api((await api().staff.authenticateStaff({ email, password })).accessToken)
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
