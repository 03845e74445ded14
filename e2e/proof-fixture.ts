import { setTimeout } from 'node:timers/promises'
import type { Client, StaffClient } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { decoratedOrder } from '@estampa/server/test/fixtures/belongings'
import { logoFile } from '@estampa/server/test/fixtures/pictures'

const FROZEN_MS = 60_000
const password = 'Estampa2026'

export type ProofFixture = {
  buyer: Client
  staff: StaffClient
  /** A paid order of decorated mugs. */
  order(): Promise<string>
  /** The same before anything is paid. */
  place(): Promise<string>
}

/** A buyer of a demo shop and somebody who works there, over the API. */
export async function openProofFixture(
  origin: string,
  { shop = 'pampa', who = 'compras' } = {},
): Promise<ProofFixture> {
  const api = (token?: string) =>
    staffClient(httpTransport({ origin, shop, ...(token && { token: () => token }) }))
  const person = { userNameOrEmailAddress: `${who}@${shop}.demo`, password }
  const buyer = api((await api().customers.authenticate(person)).accessToken)
  const seller = { email: `ventas@${shop}.demo`, password }
  const staff = api((await api().staff.authenticateStaff(seller)).accessToken)
  const { environment } = await buyer.shops.getConfig({})
  // of the two shops of which the tests know places and papers, the one of the same country
  const twin = environment === 'ARG' ? 'pampa' : 'andina'
  return {
    buyer,
    staff,
    place: () => place(buyer, twin),
    async order() {
      const id = await place(buyer, twin)
      const { payments } = await buyer.orders.getOrderById({ Id: id })
      await staff.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
      return id
    },
  }
}

/** Waits until the order's own pictures are frozen. */
export async function artworkIsReady({ buyer }: ProofFixture, Id: string): Promise<void> {
  const end = Date.now() + FROZEN_MS
  while (!(await buyer.orders.getOrderById({ Id })).artwork.ready) {
    if (Date.now() > end) throw new Error(`the pictures of order ${Id} were not frozen`)
    await setTimeout(100)
  }
}

/** The shop sends the pictures that were frozen with the order, as soon as they are. */
export async function sendOwnPictures(fixture: ProofFixture, Id: string, comment: string): Promise<void> {
  await artworkIsReady(fixture, Id)
  await fixture.staff.staff.sendProof({ Id, comment }, { files: [] })
}

/** Sixty pieces with a logo on them, sent to an address that is kept. */
async function place(buyer: Client, twin: 'pampa' | 'andina'): Promise<string> {
  const [logo] = await buyer.customization.uploadLogos({}, { files: [await logoFile('bodega.png')] })
  const visitor = { api: buyer, shop: twin, token: undefined }
  const body = await decoratedOrder(visitor, (await findProducts(buyer)) as never, logo?.id ?? '')
  const placed = await buyer.checkout.completeOrder({ ...body, keepAddress: { label: 'Oficina' } })
  return placed.orderId
}

/** Something that takes a logo of 8 × 5 cm in two colors. */
async function findProducts({ catalog, customization }: Client) {
  const known = (await customization.getPrintingTypes({})).items
  const colored = known
    .filter(({ maxColours, pricing }) => pricing !== 'stitches' && (maxColours === null || maxColours > 1))
    .map(({ id }) => id)
  const { items } = await catalog.getProductsList({ limit: 40 })
  for (const { id } of items.filter(({ type }) => type === 'ProductoSimple')) {
    const { products, printing_areas } = await catalog.getProductDetail({ id: String(id) })
    const variant = products.find(({ stock }) => stock > 200)
    const area = printing_areas.find((one) => one.width_centimeters >= 8 && one.height_centimeters >= 5)
    const techniqueId = area?.printing_types.find((type) => colored.includes(type))
    if (!variant || !area || techniqueId === undefined) continue
    return { mug: { genericId: id, variantId: variant.id, sku: variant.sku }, techniqueId, areaId: area.id }
  }
  throw new Error('the demo has nothing to decorate')
}
