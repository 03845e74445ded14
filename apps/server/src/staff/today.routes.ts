import type { staffToday } from '@estampa/contract/staff'
import { countries } from '@estampa/domain/countries'
import { addDays, figuresOf, type Sales } from '@estampa/domain/staff/figures'
import type { Handler } from '../http/context.ts'
import { grantedTo } from '../http/person.ts'
import { listExceptions } from '../orders/exceptions.store.ts'
import { countFailedMails } from './mail-desk.store.ts'
import { countOrderQueues } from './order-queues.store.ts'
import { countWaitingQuotes } from './quote-desk.store.ts'
import { listDaySales } from './sales.store.ts'

type Calls = typeof staffToday

const WEEK = 7

/** What a shop has to do today. */
export const todayHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getToday: async ({ tx, shop, person, now }) => {
    const { timeZone } = countries[shop.config.environment]
    const queues = await countOrderQueues(tx, { now, timeZone })
    const { totalCount: flags } = await listExceptions(tx, { orderId: null, kind: null, skip: 0, take: 0 })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
    const lastWeek = { from: addDays(today, 1 - WEEK), to: today }
    const fortnight = { from: addDays(today, 1 - 2 * WEEK), to: today }
    const sold = await listDaySales(tx, { span: fortnight, timeZone })
    const { sales, salesBefore } = figuresOf(sold, lastWeek, 'day')
    const days = figuresOf(sold, fortnight, 'day').parts.map((part) => ({
      day: part.from,
      ...weekSales(part),
    }))
    const quotes = grantedTo(person).includes('quotes.view') ? await countWaitingQuotes(tx, now) : null
    const failedMails = grantedTo(person).includes('mails.view') ? await countFailedMails(tx) : null
    return {
      quotes,
      queues,
      flags,
      failedMails,
      days,
      week: weekSales(sales),
      weekBefore: weekSales(salesBefore),
    }
  },
}

const weekSales = ({ orders, amount }: Sales) => ({ orders, total: amount })
