import type { FieldValidator } from '../countries/field-validator.ts'
import { refuse } from '../refusal.ts'
import type { OrderState } from './lifecycle.ts'

export const MAX_PURCHASE_ORDER_LENGTH = 40

/**
 * The number of a company's own purchase order, as its books have it: letters, digits and the signs that such
 * numbers are written with. «OC  4500-123» and «OC 4500-123» are the same number.
 */
export const purchaseOrderNumber: FieldValidator = (typed) => {
  const value = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const isNumber = /^[\p{L}\p{N} .,:;#°ºª&+_()/-]+$/u.test(value) && /[\p{L}\p{N}]/u.test(value)
  if (!isNumber || value.length > MAX_PURCHASE_ORDER_LENGTH) return refuse('purchase_order_format')
  return { value, pretty: value }
}

/** Invoices are made until the goods are handed over; after that the documents are final. */
export function canChangePurchaseOrder(state: OrderState): boolean {
  return !['delivered', 'returned', 'expired', 'cancelled'].includes(state)
}
