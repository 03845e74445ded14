import type { staffPapers } from '@estampa/contract/staff'
import { isRefusal } from '@estampa/domain/refusal'
import { addressOfPdf } from '../documents/store-pdf.ts'
import type { Handler } from '../http/context.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { storePackingSlips, storePickUpList } from './dispatch-papers.ts'
import { storeShippingLabels, storeWorkOrders } from './joined-papers.ts'

type Calls = typeof staffPapers

export const paperHandlers: { [Name in keyof Calls]: Handler<Calls[Name], ShippingServices> } = {
  drawPackingSlips: async ({ shop, services, input }) => {
    const key = await storePackingSlips({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
  drawWorkOrders: async ({ shop, services, input }) => {
    const key = await storeWorkOrders({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
  drawShippingLabels: async (context) => {
    const labels = await storeShippingLabels(context, context.input)
    if (isRefusal(labels)) return labels
    return { ...addressOfPdf(context.services, labels.key), missing: labels.missing }
  },
  drawPickUpList: async ({ shop, services, input }) => {
    const key = await storePickUpList({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
}
