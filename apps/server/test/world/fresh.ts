import { randomUUID } from 'node:crypto'
import { codeOf, saveCode } from '../../src/customers/codes.store.ts'
import { insertProof } from '../../src/orders/proofs.store.ts'
import { quoteToken } from '../../src/quotes/quote-links.ts'
import { type Buyer, openBuyer } from '../buyer.ts'
import { ana, shopHands } from '../life.ts'
import { orderOf, plainLine, uploadAs } from './belongings.ts'
import { openCustomer } from './people.ts'
import type { World } from './world.ts'

/** Somebody of shop A for one request: what it uses up or ends is nobody else's. Without a password. */
export async function freshBuyer(world: World): Promise<Buyer> {
  return openBuyer(world.cast, 'pampa', `persona${randomUUID().slice(0, 8)}`)
}

/** The same with the password of everybody in this world. */
export async function freshCustomer(world: World) {
  return openCustomer(world.cast, 'pampa', `Persona${randomUUID().slice(0, 8)}`)
}

/** A sent quote of somebody of their own, and what its link carries. */
export async function freshQuote(world: World) {
  const buyer = await freshBuyer(world)
  const { id } = await buyer.api.quotes.generateQuote({ shoppingCart: { products: [plainLine(world.a)] } })
  const { config } = world.cast.services
  return { buyer, quoteId: id, link: quoteToken(config, world.cast.pampa, id) }
}

/** A line in the saved cart of somebody of their own, and an upload of theirs to attach to it. */
export async function freshLine(world: World) {
  const buyer = await freshBuyer(world)
  const line = plainLine(world.a)
  await buyer.api.cart.createOrEditShoppingCart([line])
  const uploadId = await uploadAs({ ...buyer, shop: 'pampa' })
  return { ownerToken: buyer.token, shoppingCartUUID: line.shoppingCartUUID, uploadId }
}

/** An order that is not paid. */
export async function freshOrder(world: World, payment: 'TRF' | 'MP' = 'TRF') {
  const buyer = await freshBuyer(world)
  const order = await orderOf({ ...world.a1, api: buyer.api }, world.a.mug)
  const { orderId } = await buyer.api.checkout.completeOrder({ ...order, payment })
  return { buyer, orderId }
}

/** An order whose proof waits for its buyer's answer; the picture is nowhere. */
export async function freshProof(world: World) {
  const { buyer, orderId } = await freshOrder(world)
  const hands = shopHands(world.cast, 'pampa')
  await hands.force(orderId, 'proof_sent')
  const keys = { fileKey: 'shops/1/proof.webp', previewKey: 'shops/1/proof-preview.webp' }
  const proof = { ...keys, contentType: 'image/webp', comment: '', sentBy: ana.name, at: new Date() }
  const number = await hands.inShop((tx) => insertProof(tx, orderId, proof))
  return { ownerToken: buyer.token, Id: orderId, number }
}

/** An order that waits for its proof. */
export async function freshArt(world: World) {
  const { orderId } = await freshOrder(world)
  await shopHands(world.cast, 'pampa').force(orderId, 'art_review')
  return orderId
}

/** A code as a mail would bring it. */
export async function freshCode(
  { cast }: World,
  customerId: number,
  purpose: 'activation' | 'password_reset' | 'guest_quote',
): Promise<string> {
  const id = randomUUID()
  await cast.services.database.inShop(cast.pampa, (tx) =>
    saveCode(tx, { id, customerId, purpose }, cast.services.now()),
  )
  return codeOf(cast.services.config, id)
}
