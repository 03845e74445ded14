/**
 * The ways to pay: one row per method, under its code on the wire. What a buyer reads of it stands in the messages of the
 * storefront, in `contract/orders/next-step.ts` and in the mails; the database has the same list (a test compares them).
 */
export type PaymentMethodRow = {
  /** As people call it, and as a shop offers it that gives it no name of its own. */
  readonly name: string
  readonly offeredAs: string
  /** It is paid on a provider's page, which tells the shop: there is no account to pay to and nothing to give notice of. */
  readonly isOnline: boolean
  /** How long stock is kept for an order that waits for the money. */
  readonly hold: HoldRule
  /** What a buyer says of money on its way. */
  readonly notice: NoticeRule | null
}
export type HoldRule = { readonly businessDays: number } | { readonly hours: number }
export type NoticeField = 'reference' | 'chequeNumber' | 'bank'
export type NoticeRule = { readonly needs: readonly NoticeField[]; readonly mostDaysAhead: number }

export const paymentMethods = {
  CHQ: {
    name: 'Cheque',
    offeredAs: 'Cheque',
    isOnline: false,
    hold: { businessDays: 5 },
    // it may be dated ahead
    notice: { needs: ['chequeNumber', 'bank'], mostDaysAhead: 360 },
  },
  MP: {
    name: 'Mercado Pago',
    offeredAs: 'Mercado Pago',
    isOnline: true,
    hold: { hours: 1 },
    notice: null,
  },
  TRF: {
    name: 'Transferencia',
    offeredAs: 'Transferencia bancaria',
    isOnline: false,
    hold: { businessDays: 5 },
    notice: { needs: ['reference'], mostDaysAhead: 0 },
  },
} as const satisfies Record<string, PaymentMethodRow>

export type PaymentMethodCode = keyof typeof paymentMethods
export const paymentMethodCodes = Object.keys(paymentMethods) as readonly PaymentMethodCode[]
/** Methods whose account a shop configures by itself. */
export const offlineMethodCodes = paymentMethodCodes.filter((code) => !paymentMethods[code].isOnline)

const rows: Readonly<Record<PaymentMethodCode, PaymentMethodRow>> = paymentMethods
export const paymentMethodOf = (code: PaymentMethodCode): PaymentMethodRow => rows[code]

export const isPaymentMethod = (code: string): code is PaymentMethodCode => code in paymentMethods

/** Whether a buyer pays with a cheque, which has a number, a bank and a date of its own. */
export const isCheque = (code: PaymentMethodCode): boolean =>
  rows[code].notice?.needs.includes('chequeNumber') ?? false
