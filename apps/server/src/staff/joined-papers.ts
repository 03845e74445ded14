/** Papers of many orders that are files of their own, joined for one print. */
import type { Call } from '@estampa/contract/call'
import { countries } from '@estampa/domain/countries'
import type { PaperSize } from '@estampa/domain/production'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { storeDeskPdf } from '../documents/store-desk-pdf.ts'
import { joinPdfsTask } from '../documents/worker-tasks.ts'
import { runOnDocumentWorker } from '../files/worker-pool.ts'
import type { Context } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { listOrderNumbers } from '../production/order.store.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { fetchCarrierPapers } from '../shipping/fetch-papers.ts'
import { listShipmentsOfOrders } from '../shipping/shipments.store.ts'
import type { CarrierPaper } from '../shipping/zippin.ts'
import { storeWorkOrder } from './work-order.ts'

type PaperContext = { readonly services: Services; readonly shop: Shop }
type LabelContext = Pick<Context<Call, ShippingServices>, 'services' | 'shop' | 'log'>
type WorkOrdersRequest = { readonly orders: readonly string[]; readonly paper: PaperSize }
type LabelsRequest = { readonly orders: readonly string[]; readonly paper: CarrierPaper }

/** The key of a PDF with the work orders of these orders. */
export async function storeWorkOrders(
  context: PaperContext,
  { orders, paper }: WorkOrdersRequest,
): Promise<string | Refusal> {
  const { services, shop } = context
  const numbers = await services.database.readInShop(shop.id, (tx) => listOrderNumbers(tx, orders))
  if (numbers.length < new Set(orders).size) return refuse('not_found')
  const files: Buffer[] = []
  for (const number of numbers) {
    const key = await storeWorkOrder(context, { number, paper })
    if (isRefusal(key)) return key
    const file = await services.files.get(key)
    if (!file) throw new Error(`the work order of ${number} is gone`)
    files.push(file)
  }
  const key = await storeJoined(context, files, { title: 'Órdenes de trabajo', name: 'ordenes.pdf' })
  if (key === undefined) throw new Error(`a work order of shop ${shop.id} cannot be read back`)
  return key
}

const labelTitles = {
  label: { title: 'Etiquetas del transporte', name: 'etiquetas.pdf' },
  guide: { title: 'Guías de despacho', name: 'guias.pdf' },
} as const satisfies Record<CarrierPaper, object>

/** The key of a PDF with what carriers drew for these orders, and the numbers of those that have none. */
export async function storeShippingLabels(
  context: LabelContext,
  { orders, paper }: LabelsRequest,
): Promise<{ key: string; missing: number[] } | Refusal> {
  const { services, shop } = context
  const found = await services.database.readInShop(shop.id, (tx) => listShipmentsOfOrders(tx, orders))
  if (found.length < new Set(orders).size) return refuse('not_found')
  const papers = await fetchCarrierPapers(context, { orders: found, paper })
  if (isRefusal(papers)) return papers
  if (papers.files.length === 0) return refuse('no_labels')
  const key = (await storeJoined(context, papers.files, labelTitles[paper])) ?? refuse('labels_unavailable')
  return isRefusal(key) ? key : { key, missing: papers.missing }
}

/** Undefined where one of them is no PDF that can be read. */
async function storeJoined(
  context: PaperContext,
  files: readonly Buffer[],
  { title, name }: { title: string; name: string },
): Promise<string | undefined | Refusal> {
  const { config } = context.shop
  const bytes = await runOnDocumentWorker(joinPdfsTask, {
    files,
    title: `${title} · ${config.name}`,
    language: countries[config.environment].language,
    made: context.services.now(),
  })
  return bytes === undefined || isRefusal(bytes) ? bytes : storeDeskPdf(context, name, bytes)
}
