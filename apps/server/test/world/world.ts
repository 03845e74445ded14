/**
 * Two shops with everything in them, for tests that ask every call in every person's name. Shop A is pampa,
 * shop B andina. Whatever belongs to somebody carries a name that nobody else has, so that a leak is found by
 * looking for it in an answer's text.
 */
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { type Cast, openCast } from '../cast.ts'
import { fetchWithRetry } from '../fetch-with-retry.ts'
import { type IdentityProvider, openIdentityProvider, shopClient } from '../identity-provider.ts'
import { collectAt, type MercadoPagoServer, openMercadoPagoServer } from '../mercado-pago-server.ts'
import { type Belongings, furnish, uploadAs } from './belongings.ts'
import { fillShop, type ShopGoods } from './goods.ts'
import { openOrderHolder, openQuoteHolder } from './holders.ts'
import { type Customer, openCustomer, openGuest, openSeller, type Seller, type Visitor } from './people.ts'

const PUBLIC_URL = 'http://localhost:3000'

export type Guest = Visitor & { token: string; logoId: string }
export type Furnished = Customer & Belongings

export type World = {
  cast: Cast
  /** Where people of both shops may sign in too. */
  provider: IdentityProvider
  /** Where A collects by card. */
  mercadoPago: MercadoPagoServer
  a: ShopGoods
  b: ShopGoods
  nobody: Visitor
  guestA: Guest
  /** Another guest of A. */
  strangerA: Guest
  a1: Furnished
  a2: Furnished
  guestB: Guest
  b1: Furnished
  staffA: Seller
  staffB: Seller
  orderHolderA: Visitor
  quoteHolderA: Visitor
}

export async function openWorld(settings: Record<string, string> = {}): Promise<World> {
  const provider = await openIdentityProvider(['pampa', 'andina'].map((shop) => `${PUBLIC_URL}/${shop}/auth`))
  const mercadoPago = await openMercadoPagoServer()
  const opened = await openCast({
    ...{ PUBLIC_URL, LOGIN_TRIES: '0', OIDC_ISSUER: provider.issuer },
    ...{ OIDC_CLIENT_ID: shopClient.client_id, OIDC_CLIENT_SECRET: shopClient.client_secret },
    ...settings,
  })
  const api: Cast['api'] = (shop, token) =>
    staffClient(
      httpTransport({
        ...{ origin: opened.origin, shop, fetch: fetchWithRetry },
        ...(token && { token: () => token }),
      }),
    )
  const cast = {
    ...opened,
    api,
    close: () => opened.close().finally(provider.close).finally(mercadoPago.close),
  }
  await collectAt(cast, 'pampa', mercadoPago.origin)
  const a = await fillShop(cast, 'pampa')
  const b = await fillShop(cast, 'andina')
  const guest = async (shop: Visitor['shop']): Promise<Guest> => {
    const visitor = await openGuest(cast, shop)
    return { ...visitor, logoId: await uploadAs(visitor) }
  }
  const customer = async (shop: Visitor['shop'], name: string): Promise<Furnished> => {
    const person = await openCustomer(cast, shop, name)
    return { ...person, ...(await furnish(person, shop === 'pampa' ? a : b)) }
  }
  return {
    ...{ cast, provider, mercadoPago, a, b },
    nobody: { shop: 'pampa', token: undefined, api: cast.api('pampa') },
    guestA: await guest('pampa'),
    strangerA: await guest('pampa'),
    a1: await customer('pampa', 'Zafira'),
    a2: await customer('pampa', 'Otilio'),
    guestB: await guest('andina'),
    b1: await customer('andina', 'Berenice'),
    staffA: await openSeller(cast, 'pampa', 'Leopolda'),
    staffB: await openSeller(cast, 'andina', 'Anacleto'),
    orderHolderA: await openOrderHolder(cast, a),
    quoteHolderA: await openQuoteHolder(cast, a),
  }
}

/** What nobody of another shop may ever read: ids, addresses and names of a shop's people and goods. */
export function secretsOf(world: World, shop: Visitor['shop']): string[] {
  const customers = shop === 'pampa' ? [world.a1, world.a2] : [world.b1]
  const guests = shop === 'pampa' ? [world.guestA, world.strangerA] : [world.guestB]
  const persons = customers.flatMap(({ email, fullName, company, logoId, designId, orderId, lineUuid }) => [
    ...[email, fullName, company, logoId, designId, orderId, lineUuid],
  ])
  const seller = shop === 'pampa' ? world.staffA.email : world.staffB.email
  const logos = guests.map(({ logoId }) => logoId)
  return [...persons, ...logos, seller, `de ${shop}`].filter((secret) => secret !== '')
}
