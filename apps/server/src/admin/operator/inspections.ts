/**
 * An operator looks into the office of a shop in which they do not work: for half an hour, with a reason, and reading
 * alone. One session looks into one shop. The shop keeps who looked, why, and when it ended; the session is in the home
 * cell, wherever the shop lives.
 */
import type { operator } from '@estampa/contract/operator'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import { insertChange } from '../../http/changes.store.ts'
import type { Services } from '../../http/services.ts'
import { enqueueInTurnAfter } from '../../jobs/jobs.store.ts'
import { inHomeAndShop } from '../../shops/cell-directory.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { findStoredShop } from '../../shops/shops.store.ts'
import { type Inspection, saveInspection, takeInspection } from '../../staff/admin-sessions.store.ts'
import { findPerson, findStaffPlace } from '../../staff/persons.store.ts'
import type { OperatorHandlers, OperatorVisit } from '../calls.ts'

type Calls = Pick<typeof operator, 'beginInspection' | 'endInspection'>

const INSPECTION_MS = 30 * 60_000

export const inspectionHandlers: OperatorHandlers<Calls> = {
  beginInspection: async (visit) => {
    const { services, session, input, now, ip } = visit
    const { database } = services
    const row = await database.outside((tx) => findStoredShop(tx, input.shop))
    if (!row) return refuse('shop_not_found')
    const until = new Date(now.getTime() + INSPECTION_MS)
    await endOf(visit)
    const begun = await inHomeAndShop(database, row, async (home, inItsCell) => {
      const person = await findPerson(home, session.person_id)
      if (!person) return refuse('shop_not_found')
      await saveInspection(home, session.id, { shop: row.id, until })
      const job = { shop: row.id, session: session.id, until: until.toISOString() }
      await enqueueInTurnAfter(home, 'inspections', 'end_inspection', job, INSPECTION_MS)
      const begin = { call: 'beginInspection', who: person.name, at: now, ip } as const
      const after = { reason: input.reason, until: until.toISOString() }
      await recordOperation(home, { ...begin, shop: row.name, before: {}, after })
      return inItsCell(async (tx) => {
        if (await findStaffPlace(tx, session.person_id)) return refuse('inspection_of_ones_own')
        await noteInspection(tx, { ...begin, shop: row, after })
        return true
      })
    })
    return isRefusal(begun) ? begun : { until: until.toISOString() }
  },
  endInspection: async (visit) => {
    await endOf(visit)
    return {}
  },
}

async function endOf({ services, session, now, ip }: OperatorVisit): Promise<void> {
  const { inspected_shop: shop, inspected_until: until } = session
  if (shop !== null && until !== null)
    await endInspection(services, { shop, until }, { session: session.id, now, ip })
}

/** Ends it before its time, or notes that its time is over. */
export async function endInspection(
  { database }: Pick<Services, 'database'>,
  inspection: Inspection,
  { session, now, ip }: { session: string; now: Date; ip: string },
): Promise<void> {
  const row = await database.outside((tx) => findStoredShop(tx, inspection.shop))
  if (!row) return
  await inHomeAndShop(database, row, async (home, inItsCell) => {
    const ended = await takeInspection(home, session, inspection)
    if (!ended) return
    const who = (await findPerson(home, ended.person_id))?.name ?? ''
    const at = new Date(Math.min(now.getTime(), inspection.until.getTime()))
    await inItsCell((tx) => noteInspection(tx, { call: 'endInspection', who, shop: row, at, ip, after: {} }))
  })
}

type NotedInspection = {
  call: 'beginInspection' | 'endInspection'
  who: string
  shop: { id: number; name: string }
  at: Date
  ip: string
  after: object
}

function noteInspection(tx: Tx, { call, who, shop, at, ip, after }: NotedInspection): Promise<void> {
  const subject = { kind: 'shop', id: String(shop.id), name: shop.name }
  return insertChange(
    tx,
    { subject, before: {}, after: { ...after } },
    { operator: who, call, at, ip, requestId: '' },
  )
}
