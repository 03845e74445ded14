import { papers } from '@estampa/contract/papers'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { findOrder } from '../orders/orders.store.ts'
import { hashOfToken } from '../quotes/quote-links.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import { askForCatalog } from './ask-catalog.ts'
import { addressOfPaper } from './keep-paper.ts'
import { keepOrderPaper } from './order-paper.ts'
import { keepQuotePaper } from './quote-paper.ts'

export const papersRoutes = handle('papers', papers, {
  getQuotePaper: async ({ person, shop, input, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const which = { id: input.Id, customerId: person.customerId }
    const quote = await services.database.readInShop(shop.id, (tx) => findQuote(tx, which))
    if (!quote) return refuse('not_found')
    const key = await keepQuotePaper({ services, shop }, quote)
    return isRefusal(key) ? key : addressOfPaper(services, key)
  },
  getPublicQuotePaper: async ({ shop, input: { token }, services }) => {
    const which = { tokenHash: hashOfToken(token) }
    const quote = await services.database.readInShop(shop.id, (tx) => findQuote(tx, which))
    if (!quote) return refuse('not_found')
    const key = await keepQuotePaper({ services, shop }, quote, token)
    return isRefusal(key) ? key : addressOfPaper(services, key)
  },
  getOrderPaper: async ({ person, shop, input, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const order = await services.database.readInShop(shop.id, (tx) => findOrder(tx, input.Id, customerId))
    if (!order) return refuse('not_found')
    const key = await keepOrderPaper({ services, shop }, order, customerId)
    return isRefusal(key) ? key : addressOfPaper(services, key)
  },
  getCatalogFile: async ({ tx, shop, input, services }) => {
    const catalog = await askForCatalog(tx, { services, shop }, input.family)
    if (isRefusal(catalog)) return catalog
    const { state, progress, key } = catalog
    const isReady = state === 'ready' && key !== null
    return { state, progress, file: isReady ? addressOfPaper(services, key) : null }
  },
})
