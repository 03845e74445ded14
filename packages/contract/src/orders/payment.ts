import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { Money, Text, Uuid } from '../wire.ts'
import { paymentStates } from './states.ts'

/** A day of a calendar, '2026-11-20', in the years that a shop may mean. */
export const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01')

/** A buyer's notice of money on its way. The shop reviews it; nobody approves a payment of their own. */
export const PaymentNotice = z.object({
  amount: Money.refine((minor) => minor > 0 && minor <= 1e13),
  /** When the transfer was made, or the day from which the cheque can be cashed. */
  date: Day,
  /** The bank's number of the transfer. */
  reference: Text(60).optional(),
  /** Number of the cheque. */
  chequeNumber: Text(30).optional(),
  bank: Text(80).optional(),
  /** Ids from UploadReceipt: pictures or PDFs of the receipt. */
  receipts: z.array(Uuid).max(3).default([]),
})

/** Purposes of an uploaded file: to show a payment, or as the purchase order of an order. */
export const receiptPurposes = ['payment', 'purchase_order'] as const
export type ReceiptPurpose = (typeof receiptPurposes)[number]

/** A picture or a PDF that shows a transfer, a cheque or a purchase order. */
export const Receipt = z.object({
  id: Uuid,
  /** Name of the file, for people. */
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  /** Signed, good for an hour. A PDF is never shown by a browser, only downloaded. */
  url: z.string(),
  /** Small; null of a PDF. */
  preview_url: z.string().nullable(),
})

/** What the buyer told of a payment. */
export const RecordedNotice = z.object({
  date: z.string(),
  reference: z.string(),
  chequeNumber: z.string(),
  bank: z.string(),
  receipts: z.array(Receipt),
})

export const OrderPayment = z.object({
  id: Uuid,
  method: z.enum(paymentMethodCodes),
  state: z.enum(paymentStates),
  amount: Money,
  /** The part of it that went back, where it was approved and stands otherwise. */
  refunded: Money,
  /** The reference that the buyer gives the bank, by which the money is found again. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  /** When it came into its state. */
  changedAt: z.iso.datetime(),
  notice: RecordedNotice.nullable(),
  history: z.array(
    z.object({
      from: z.enum(paymentStates).nullable(),
      to: z.enum(paymentStates),
      who: z.string(),
      /** Why, where somebody said so: what was wrong with the payment. */
      note: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
