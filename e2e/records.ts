import { openProofFixture, sendOwnPictures } from './proof-fixture.ts'

/** Addresses of what the branch of a demo company has bought and asked; '' where they were not asked for. */
export type Records = {
  /** An order that waits for its money. */
  awaiting: string
  /** An order whose proof waits for an answer. */
  proof: string
  quote: string
  quoteLink: string
}

export const noRecords: Records = { awaiting: '', proof: '', quote: '', quoteLink: '' }

/** The demo brings everything but a proof: it is sent here, and the address of its order kept. */
export async function openRecords(origin: string, shop: string): Promise<Records> {
  const stage = await openProofFixture(origin, { shop, who: 'sucursal' })
  const { orders, quotes } = stage.buyer
  const awaiting = (await orders.getOrders({})).items.find(({ state }) => state === 'placed')
  const quote = (await quotes.getQuotes({})).items[0]
  const proof = await stage.order()
  await sendOwnPictures(stage, proof, 'El logo va centrado, a 8 cm de ancho.')
  const { link } = await quotes.getQuoteById({ Id: quote?.id ?? '' })
  return { awaiting: awaiting?.id ?? '', proof, quote: quote?.id ?? '', quoteLink: link ?? '' }
}
