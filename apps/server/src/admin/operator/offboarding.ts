/** A shop that leaves: copies of it, and its deletion. */
import type { operator } from '@estampa/contract/operator'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { EXPORT_DAYS, planDeletion, type ShopState } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../../db/database.ts'
import { enqueueInTurn } from '../../jobs/jobs.store.ts'
import {
  addDeletion,
  findOpenDeletion,
  listDeletions,
  markTakenBack,
  planShopDeletion,
  takeBackShopDeletion,
} from '../../offboarding/deletions.store.ts'
import { addExport, findExport, forgetExport, keepRunningExport } from '../../offboarding/exports.store.ts'
import { findShopWhereItLives } from '../../shops/cell-directory.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { findPerson } from '../../staff/persons.store.ts'
import type { OperatorHandlers } from '../calls.ts'
import { exportAddress } from './export-files.ts'
import { changeShop, deletionView, shopPage } from './operated-shop.ts'

type Calls = Pick<
  typeof operator,
  | 'getOperatedShop'
  | 'exportShop'
  | 'getExportLink'
  | 'deleteExport'
  | 'deleteShop'
  | 'keepShop'
  | 'listDeletions'
>

const LINK_MS = 15 * 60_000

export const offboardingHandlers: OperatorHandlers<Calls> = {
  getOperatedShop: async ({ services, input, now }) => {
    const row = await findShopWhereItLives(services.database, input.shop)
    return row ? shopPage(services, row, now) : refuse('shop_not_found')
  },
  exportShop: (visit) =>
    changeShop(visit, 'exportShop', async (tx, { row, person }) => {
      const keptUntil = new Date(visit.now.getTime() + EXPORT_DAYS * DAY_MS)
      const id = await addExport(tx, { shop: row, by: person.name, at: visit.now, keptUntil })
      if (id === undefined) return refuse('export_running')
      await exportLater(tx, id)
      return { before: {}, after: { export: id } }
    }),
  deleteShop: (visit) =>
    changeShop(visit, 'deleteShop', async (tx, { row, person }) => {
      const { now, input } = visit
      const state = row.state as ShopState
      const dueAt = planDeletion({ name: row.name, state, deleteAt: row.delete_at }, input.typed, now)
      if (isRefusal(dueAt)) return dueAt
      if (!(await planShopDeletion(tx, person.id, row.id, dueAt))) return refuse('conflict')
      const wanted = { shop: row, by: person.name, at: now }
      const added = await addExport(tx, { ...wanted, keptUntil: null })
      if (added !== undefined) await exportLater(tx, added)
      const exportId = added ?? (await keepRunningExport(tx, row.id))
      if (exportId === undefined) return refuse('conflict')
      await addDeletion(tx, { ...wanted, dueAt, exportId })
      return { before: { deleteAt: null }, after: { deleteAt: dueAt.toISOString(), export: exportId } }
    }),
  keepShop: (visit) =>
    changeShop(visit, 'keepShop', async (tx, { row, person }) => {
      if (!(await takeBackShopDeletion(tx, person.id, row.id))) return refuse('shop_not_leaving')
      await markTakenBack(tx, row.id, visit.now)
      return { before: { deleteAt: row.delete_at?.toISOString() ?? null }, after: { deleteAt: null } }
    }),
  getExportLink: async ({ services, session, input, now, ip }) => {
    const { database, files, config } = services
    const copy = await database.outside((tx) => findExport(tx, input.id))
    if (!copy?.key || !(await files.has(copy.key))) return refuse('export_over')
    const until = new Date(now.getTime() + LINK_MS)
    await database.inNoShop(async (tx) => {
      const who = (await findPerson(tx, session.person_id))?.name ?? ''
      const said = { who, call: 'getExportLink', shop: copy.shop_name, at: now, ip }
      await recordOperation(tx, { ...said, before: {}, after: { export: copy.id } })
    })
    const url = exportAddress(config, { id: copy.id, person: session.person_id, until })
    return { url, expiresAt: until.toISOString() }
  },
  deleteExport: async ({ services, session, input, now, ip }) => {
    const { database, files } = services
    const copy = await database.outside((tx) => findExport(tx, input.id))
    if (!copy) return refuse('export_over')
    if (copy.state === 'waiting' || copy.state === 'running') return refuse('export_running')
    const done = await database.inNoShop(async (tx) => {
      const open = await findOpenDeletion(tx, copy.shop_number)
      if (open?.export_id === copy.id) return refuse('shop_leaving')
      await forgetExport(tx, copy.id)
      const who = (await findPerson(tx, session.person_id))?.name ?? ''
      const said = { who, call: 'deleteExport', shop: copy.shop_name, at: now, ip }
      await recordOperation(tx, { ...said, before: { export: copy.id }, after: {} })
      return true
    })
    if (isRefusal(done)) return done
    if (copy.key !== null) await files.delete(copy.key)
    return {}
  },
  listDeletions: async ({ services }) => {
    const all = await services.database.outside(listDeletions)
    const items = []
    for (const deletion of all) items.push(await deletionView(services, deletion))
    return { items }
  },
}

function exportLater(tx: Tx, id: string): Promise<void> {
  return enqueueInTurn(tx, 'shop exports', 'export_shop', { id })
}
