import type { staffToday } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import type { Handler } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import { listExceptions } from '../orders/exceptions.store.ts'
import { countOrderQueues } from './order-queues.store.ts'
import { countWaitingQuotes } from './quote-desk.store.ts'
import { type DaySales, salesByDay } from './sales.store.ts'

type Calls = typeof staffToday

const WEEK = 7

/** What a shop has to do today. */
export const todayHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getToday: async ({ tx, shop, person, now }) => {
    const { timeZone } = countries[shop.config.environment]
    const queues = await countOrderQueues(tx, { now, timeZone })
    const { totalCount: flags } = await listExceptions(tx, { orderId: null, kind: null, skip: 0, take: 0 })
    const days = await salesByDay(tx, { now, timeZone, days: 2 * WEEK })
    const [weekBefore, week] = [sumOf(days.slice(0, WEEK)), sumOf(days.slice(WEEK))]
    const quotes = grantedTo(person).includes('quotes.view') ? await countWaitingQuotes(tx, now) : null
    return { quotes, queues, flags, days, week, weekBefore }
  },
}

function sumOf(days: readonly DaySales[]) {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    total: days.reduce((sum, { total }) => sum + total, 0),
  }
}
