import { freshOrder, freshQuote } from '../fresh.ts'
import { nothing, type Rows, row } from './row.ts'

/** PDFs of what is whose own; that of a quote also for whoever has its link. */
//                                                        nobody guestA a1 a2 guestB b1
export const paperRows: Rows = {
  'papers.getQuotePaper': row('401 401 200 404 401 404', async (world) => {
    const { buyer, quoteId } = await freshQuote(world)
    return { input: { Id: quoteId }, ownerToken: buyer.token }
  }),
  'papers.getPublicQuotePaper': row('200 200 200 200 404 404', async (world) => {
    const { link } = await freshQuote(world)
    return { input: { token: link } }
  }),
  'papers.getCatalogFile': row('200 200 200 200 200 200', nothing),
  'papers.getCatalogFile: of a family': row('200 200 200 200 404 404', ({ a }) => ({
    input: { family: a.family },
  })),
  'papers.getOrderPaper': row('401 401 200 404 401 404', async (world) => {
    const { buyer, orderId } = await freshOrder(world)
    return { input: { Id: orderId }, ownerToken: buyer.token }
  }),
}
