import { changeCustomer } from '../../src/customers/customers.store.ts'
import { openGuestSession } from '../../src/customers/guest-links.ts'
import { addGuest } from '../../src/customers/guests.store.ts'
import { orderFor } from '../buyer.ts'
import type { Cast } from '../cast.ts'
import { plainLine } from './belongings.ts'
import type { ShopGoods } from './goods.ts'
import { openGuest, type Visitor } from './people.ts'

type Held = Visitor & { token: string }

/** Somebody who has bought in shop A without an account. */
export async function openOrderHolder(cast: Cast, goods: ShopGoods): Promise<Held & { orderId: string }> {
  const browser = await openGuest(cast, 'pampa')
  const guest = await browser.api.customers.beginGuestOrder({
    name: 'Compradora Sin Cuenta',
    emailAddress: 'sin.cuenta@pampa-cliente.example',
  })
  const api = cast.api('pampa', guest.accessToken)
  const { hash: acceptedTerms } = await api.law.getTerms({})
  const body = await orderFor({ api: browser.api }, 'pampa', goods.mug, 5)
  const { orderId } = await api.checkout.completeOrder({ ...body, acceptedTerms })
  return { shop: 'pampa', token: guest.accessToken, api, orderId }
}

/** Somebody who has asked shop A for a quote without an account, by the code of a mail. */
export async function openQuoteHolder(cast: Cast, goods: ShopGoods): Promise<Held & { quoteId: string }> {
  const { accessToken: token } = await openGuestOf(cast, 'pide.sin.cuenta@pampa-cliente.example')
  const api = cast.api('pampa', token)
  const { id } = await api.quotes.generateQuote({ shoppingCart: { products: [plainLine(goods)] } })
  return { shop: 'pampa', token, api, quoteId: id }
}

/** A guest of shop A with a link that opens nothing yet. */
export async function openGuestOf({ services, pampa }: Cast, email: string) {
  const shop = await services.shops.byId(pampa)
  if (!shop) throw new Error('no shop pampa')
  const now = services.now()
  const person = { fullName: 'Sin Cuenta', email, phoneNumber: '', company: '', guestId: null }
  return services.database.inShop(pampa, async (tx) => {
    const { id } = await addGuest(tx, person, now)
    const guest = await changeCustomer(tx, id, { verified_at: now })
    return openGuestSession(tx, services, shop, guest, now)
  })
}
