import type { staffMoney } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import type { Minor } from '@estampa/domain/money'
import { signer } from '../files/signed-addresses.ts'
import type { Handler } from '../http/context.ts'
import { toReceiptView } from '../orders/order-view.ts'
import { listDayMoves, listReportedPayments } from './money.store.ts'

type Calls = typeof staffMoney

const MAX_REPORTED = 100
const MAX_MOVES = 2_000

/** What the people of the money look at: payments that were told of, and what moved within a day. */
export const moneyHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getReportedPayments: async ({ tx, services, now }) => {
    const addressOf = signer(services.config, now)
    const { items, ...sums } = await listReportedPayments(tx, MAX_REPORTED)
    return {
      ...sums,
      items: items.map(({ notice, ...payment }) => ({
        ...payment,
        notice: notice && {
          ...notice,
          receipts: notice.receipts.map((receipt) => toReceiptView(receipt, addressOf)),
        },
      })),
    }
  },
  getDayClosing: async ({ tx, shop, input }) => {
    const { timeZone } = countries[shop.config.environment]
    const { items, methods } = await listDayMoves(tx, { day: input.day, timeZone, most: MAX_MOVES })
    const sums = methods.map(withNet)
    const sumOf = (amountOf: (of: (typeof sums)[number]) => Minor) =>
      sums.reduce((sum, method) => sum + amountOf(method), 0)
    return {
      day: input.day,
      methods: sums,
      total: {
        moves: sumOf(({ moves }) => moves),
        in: sumOf((method) => method.in),
        out: sumOf(({ out }) => out),
        net: sumOf(({ net }) => net),
      },
      items: items.map(({ amount, isChargedBack, ...move }) => ({
        ...move,
        amount: Math.abs(amount),
        kind: amount > 0 ? ('in' as const) : isChargedBack ? ('charged_back' as const) : ('out' as const),
      })),
    }
  },
}

const withNet = <Sums extends { in: Minor; out: Minor }>(sums: Sums) => ({
  ...sums,
  net: sums.in - sums.out,
})
