import { randomUUID } from 'node:crypto'
import { orderOf, plainLine } from '../belongings.ts'
import { freshBuyer, freshQuote } from '../fresh.ts'
import type { World } from '../world.ts'
import { nothing, type Rows, row } from './row.ts'

/**
 * Quotes. A customer's own by its number; anybody who holds its link sees and answers it without an account,
 * but only in the shop that made it.
 */
const byId = async (world: World) => {
  const { buyer, quoteId } = await freshQuote(world)
  return { input: { Id: quoteId }, ownerToken: buyer.token }
}
const byLink = async (world: World, more: object = {}) => {
  const { link } = await freshQuote(world)
  return { input: { token: link, ...more } }
}

//                                                        nobody guestA a1 a2 guestB b1
export const quoteRows: Rows = {
  'quotes.createUnsavedQuote': row('401 200 200 200 404 404', ({ a }) => ({
    input: { shoppingCart: { products: [plainLine(a)] } },
  })),
  'quotes.generateQuote': row(
    '401 401 200 200 401 404',
    async (world) => ({
      input: { shoppingCart: { products: [plainLine(world.a)] }, comment: 'Para el evento de fin de año' },
      ownerToken: (await freshBuyer(world)).token,
      // whoever bought without an account has not shown that the mailbox is theirs
    }),
    { holders: { orderHolderA: 422 } },
  ),
  "quotes.generateQuote: a version of another's": row(
    '401 401 200 404 401 404',
    async (world) => {
      const { buyer, quoteId } = await freshQuote(world)
      return {
        input: { shoppingCart: { products: [plainLine(world.a)] }, quoteId },
        ownerToken: buyer.token,
      }
    },
    { holders: { orderHolderA: 422 } },
  ),
  'quotes.getQuotes': row('401 401 200 200 401 200', nothing),
  'quotes.getQuoteById': row('401 401 200 404 401 404', byId),
  'quotes.sendEmailQuote': row('401 401 200 404 401 404', async (world) => {
    const { input, ownerToken } = await byId(world)
    return { input: { ...input, emails: [`compras.${randomUUID()}@bodega.example`] }, ownerToken }
  }),
  'quotes.cancelQuote': row('401 401 200 404 401 404', byId),
  'quotes.getPublicQuote': row('200 200 200 200 404 404', (world) => byLink(world)),
  'quotes.viewQuote': row('200 200 200 200 404 404', (world) => byLink(world)),
  'quotes.acceptQuote': row('401 401 200 404 401 404', byId),
  'quotes.acceptQuote: by its link': row('200 200 200 200 404 404', (world) =>
    byLink(world, { name: 'Martín Rojas' }),
  ),
  'quotes.rejectQuote': row('401 401 200 404 401 404', byId),
  'quotes.rejectQuote: by its link': row('200 200 200 200 404 404', (world) =>
    byLink(world, { name: 'Martín Rojas', reason: 'Elegimos otro modelo.' }),
  ),
  'checkout.convertQuoteToOrder': row(
    '401 401 200 404 401 404',
    async (world) => {
      const { buyer, quoteId } = await freshQuote(world)
      await buyer.api.quotes.acceptQuote({ Id: quoteId })
      const { shoppingCart, ...order } = await orderOf({ ...world.a1, api: buyer.api }, world.a.mug, 25)
      return { input: { ...order, Id: quoteId }, ownerToken: buyer.token }
      // without an account the terms have to be accepted
    },
    { holders: { orderHolderA: 422, quoteHolderA: 422 } },
  ),
}
