import { MAX_PURCHASE_ORDER_LENGTH } from '@estampa/domain/orders'
import { z } from 'zod'
import { Text, Uuid } from '../wire.ts'
import { Receipt } from './payment.ts'

const PurchaseOrderNumber = Text(MAX_PURCHASE_ORDER_LENGTH)

/** The purchase order of a company, as it comes with an order. */
export const NewPurchaseOrder = z.object({
  number: PurchaseOrderNumber.optional(),
  /** The id from UploadReceipt for the purpose `purchase_order`. */
  file: Uuid.optional(),
})

/** The same as it is kept with an order: an empty number and no file where there is none. */
export const OrderPurchaseOrder = z.object({ number: z.string(), file: Receipt.nullable() })

export const PurchaseOrderChange = z.object({
  Id: Uuid,
  /** Empty: none any more. */
  number: PurchaseOrderNumber,
  /** Left out, the file stays as it is; null takes it away. */
  file: Uuid.nullable().optional(),
})
