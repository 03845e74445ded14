import type { Call } from '@estampa/contract/call'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Context } from '../http/context.ts'
import type { ShippingServices } from './carriers.ts'
import type { OrderToLabel } from './shipments.store.ts'
import { type CarrierPaper, fetchPaperAtZippin } from './zippin.ts'

/** Companies count how often they are asked. */
const AT_ONCE = 4
const MAX_BYTES = 48 * 1024 * 1024

export type CarrierPapers = {
  files: Buffer[]
  /** The numbers of orders of which the carrier has none. */
  missing: number[]
}

/**
 * What carriers have drawn for these orders. `labels_unavailable`: the company is away, so nothing is given rather than
 * a part that is taken for all.
 */
export async function fetchCarrierPapers(
  { services, shop, log }: Pick<Context<Call, ShippingServices>, 'services' | 'shop' | 'log'>,
  { orders, paper }: { orders: readonly OrderToLabel[]; paper: CarrierPaper },
): Promise<CarrierPapers | Refusal<'labels_unavailable' | 'too_complex'>> {
  const account = await services.carriers.accountOf(shop)
  const papers: CarrierPapers = { files: [], missing: [] }
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const few = orders.slice(from, from + AT_ONCE)
    const answers = await Promise.all(
      few.map(({ shipmentId }) => account && shipmentId && fetchPaperAtZippin(account, shipmentId, paper)),
    )
    for (const [index, answer] of answers.entries()) {
      const number = few[index]?.number ?? 0
      if (!answer) papers.missing.push(number)
      else if (!isRefusal(answer)) papers.files.push(answer)
      else if (answer.refusal === 'carrier_refused') papers.missing.push(number)
      else {
        log.warn({ shop: shop.name, order: number, ...answer }, 'a carrier gave no label')
        return refuse('labels_unavailable')
      }
    }
    const bytes = papers.files.reduce((sum, { byteLength }) => sum + byteLength, 0)
    if (bytes > MAX_BYTES) return refuse('too_complex')
  }
  return papers
}
