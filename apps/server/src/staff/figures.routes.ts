import type { staffFigures } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { CART_LEFT_HOURS, daysLeft, figuresOf, PACE_DAYS, spanBefore } from '@estampa/domain/staff/figures'
import { DAY_MS } from '@estampa/domain/time'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { exportSales } from './export-sales.ts'
import { listRunningOut, readLeftCarts, readQuoteWay } from './figures.store.ts'
import { hasSold, listDaySales, listGroupSales } from './sales.store.ts'

type Calls = typeof staffFigures

const HOUR_MS = 3_600_000
const MAX_GROUPS = 100
const MAX_RUNNING_OUT = 50

/** What a shop sold, and where it stands. */
export const figureHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getSales: async ({ tx, shop, input: { step, ...span } }) => {
    const before = spanBefore(span)
    const both = { from: before.from, to: span.to }
    const days = await listDaySales(tx, { span: both, timeZone: timeZoneOf(shop) })
    return { span, before, hasSold: await hasSold(tx), ...figuresOf(days, span, step) }
  },
  getSalesBy: async ({ tx, shop, input: { by, ...span } }) => {
    const timeZone = timeZoneOf(shop)
    return listGroupSales(tx, { by, span, before: spanBefore(span), timeZone, limit: MAX_GROUPS })
  },
  getQuoteFigures: async ({ tx, shop, input: span, now }) => {
    const timeZone = timeZoneOf(shop)
    const before = spanBefore(span)
    const leftSince = new Date(now.getTime() - CART_LEFT_HOURS * HOUR_MS)
    return {
      quotes: await readQuoteWay(tx, span, timeZone),
      quotesBefore: await readQuoteWay(tx, before, timeZone),
      carts: await readLeftCarts(tx, { span, timeZone, leftSince }),
      cartsBefore: await readLeftCarts(tx, { span: before, timeZone, leftSince }),
    }
  },
  getRunningOut: async ({ tx, now }) => {
    const since = new Date(now.getTime() - PACE_DAYS * DAY_MS)
    const { items, totalCount } = await listRunningOut(tx, { since, limit: MAX_RUNNING_OUT })
    return { items: items.map((variant) => ({ ...variant, daysLeft: daysLeft(variant) })), totalCount }
  },
  exportSales,
}

const timeZoneOf = ({ config }: Shop) => countries[config.environment].timeZone
