import { documents } from '@estampa/contract/documents'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { findOrder } from '../orders/orders.store.ts'
import { hashOfToken } from '../quotes/quote-links.ts'
import { storeOrderPdf } from './order-pdf.ts'
import { openQuotePdf } from './quote-pdf.ts'
import { requestCatalogPdf } from './request-catalog-pdf.ts'
import { addressOfPdf } from './store-pdf.ts'

export const documentsRoutes = handle('papers', documents, {
  getQuotePaper: async ({ person, shop, input, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return openQuotePdf({ services, shop }, { id: input.Id, customerId: person.customerId })
  },
  getPublicQuotePaper: ({ shop, input: { token }, services }) =>
    openQuotePdf({ services, shop }, { tokenHash: hashOfToken(token) }, token),
  getOrderPaper: async ({ person, shop, input, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const order = await services.database.readInShop(shop.id, (tx) => findOrder(tx, input.Id, customerId))
    if (!order) return refuse('not_found')
    const key = await storeOrderPdf({ services, shop }, order, customerId)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
  getCatalogFile: async ({ tx, shop, input, services }) => {
    const catalog = await requestCatalogPdf(tx, { services, shop }, input.family)
    if (isRefusal(catalog)) return catalog
    const { state, progress, key } = catalog
    const isReady = state === 'ready' && key !== null
    return { state, progress, file: isReady ? addressOfPdf(services, key) : null }
  },
})
