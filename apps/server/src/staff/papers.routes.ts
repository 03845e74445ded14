import type { staffPapers } from '@estampa/contract/staff'
import { isRefusal } from '@estampa/domain/refusal'
import { addressOfPdf } from '../documents/store-pdf.ts'
import type { Handler } from '../http/context.ts'
import { storePackingSlips, storePickUpList } from './dispatch-papers.ts'

type Calls = typeof staffPapers

export const paperHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  drawPackingSlips: async ({ shop, services, input }) => {
    const key = await storePackingSlips({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
  drawPickUpList: async ({ shop, services, input }) => {
    const key = await storePickUpList({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
}
