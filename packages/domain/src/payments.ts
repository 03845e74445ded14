/**
 * How an order is paid: how long its stock waits for money, and what a buyer may report. The payments themselves and
 * what they make of an order's money are the order's: orders/order-payments.ts.
 */

import { holidaysOf } from './countries/holidays.ts'
import { addBusinessDays, type CountryCode, countries } from './countries.ts'
import { messageCatalog } from './messages.ts'
import { type PaymentMethodCode, paymentMethodCodes, paymentMethodOf } from './shops.ts'

export {
  approvePayment,
  movePayment,
  type OrderMoneyState,
  type PaymentActor,
  type PaymentFacts,
  type PaymentNotice,
  type PaymentState,
  refundPart,
  reportedAmount,
  requestableAmount,
  unreportedAmount,
  verifyPayment,
} from './orders/order-payments.ts'
export { checkNotice, isSameNotice } from './payments/payment-notice.ts'

/** Until when stock is kept for an unpaid order. Without other holidays the country's own do not count. */
export function holdUntil(
  method: PaymentMethodCode,
  placedAt: Date,
  environment: CountryCode,
  holidays: readonly string[] = holidaysAround(placedAt, environment),
): Date {
  const { hold } = paymentMethodOf(method)
  if ('hours' in hold) return new Date(placedAt.getTime() + hold.hours * 3_600_000)
  return addBusinessDays(placedAt, hold.businessDays, countries[environment].timeZone, holidays)
}

function holidaysAround(moment: Date, environment: CountryCode): string[] {
  const year = moment.getUTCFullYear()
  return holidaysOf(environment, year - 1, year + 1)
}

/**
 * Until when stock is kept after the buyer chose another method: as if it were chosen now, but never longer
 * than it is kept already, or than the most patient method would have had from the start, so that changing wins no
 * time.
 */
export function holdAfterChange(
  method: PaymentMethodCode,
  { placedAt, heldUntil }: { placedAt: Date; heldUntil: Date | null },
  now: Date,
  environment: CountryCode,
): Date {
  const held = paymentMethodCodes.map((code) => holdUntil(code, placedAt, environment).getTime())
  const latest = Math.max(...held, heldUntil?.getTime() ?? 0)
  return new Date(Math.min(holdUntil(method, now, environment).getTime(), latest))
}

/** The part of a total that is paid first, as people call it. */
export const paymentMessages = messageCatalog({ es: { deposit: 'Anticipo' }, arg: { deposit: 'Seña' } })
