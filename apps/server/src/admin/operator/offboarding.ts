/** A shop that leaves: copies of it, and its deletion. */
import type { operator } from '@estampa/contract/operator'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { EXPORT_DAYS, planDeletion, type ShopState } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../http/services.ts'
import { enqueueInTurn } from '../../jobs/jobs.store.ts'
import {
  addDeletion,
  findOpenDeletion,
  listDeletions,
  markTakenBack,
  planShopDeletion,
  type ShopDeletion,
  takeBackShopDeletion,
} from '../../offboarding/deletions.store.ts'
import {
  addExport,
  findExport,
  forgetExport,
  keepRunningExport,
  listExports,
  type ShopExport,
} from '../../offboarding/exports.store.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { findStoredShop } from '../../shops/shops.store.ts'
import type { StoredShop } from '../../shops/stored-shop.ts'
import { findPerson, type StoredPerson } from '../../staff/persons.store.ts'
import type { OperatorHandlers, OperatorVisit } from '../calls.ts'
import { exportAddress } from './export-files.ts'
import { operatedShop } from './shops.ts'

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
    const row = await services.database.outside((tx) => findStoredShop(tx, input.shop))
    return row ? shopPage(services, row, now) : refuse('shop_not_found')
  },
  exportShop: (visit) =>
    change(visit, 'exportShop', async (tx, { row, person }) => {
      const keptUntil = new Date(visit.now.getTime() + EXPORT_DAYS * DAY_MS)
      const id = await addExport(tx, { shop: row, by: person.name, at: visit.now, keptUntil })
      if (id === undefined) return refuse('export_running')
      await exportLater(tx, id)
      return { before: {}, after: { export: id } }
    }),
  deleteShop: (visit) =>
    change(visit, 'deleteShop', async (tx, { row, person }) => {
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
    change(visit, 'keepShop', async (tx, { row, person }) => {
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

type Acted = { row: StoredShop; person: StoredPerson }

/** Does something to one shop, keeps who did it, and shows the shop as it is then. */
async function change<Input extends { shop: string }>(
  visit: OperatorVisit & { input: Input },
  call: string,
  act: (tx: Tx, of: Acted) => Promise<{ before: object; after: object } | Refusal>,
) {
  const { services, session, input, now, ip } = visit
  const done = await services.database.inNoShop(async (tx) => {
    const row = await findStoredShop(tx, input.shop)
    const person = await findPerson(tx, session.person_id)
    if (!row || !person) return refuse('shop_not_found')
    const changed = await act(tx, { row, person })
    if (isRefusal(changed)) return changed
    await recordOperation(tx, { who: person.name, call, shop: row.name, ...changed, at: now, ip })
    return row.id
  })
  if (isRefusal(done)) return done
  const row = await services.database.outside((tx) => findStoredShop(tx, done))
  return row ? shopPage(services, row, now) : refuse('shop_not_found')
}

function exportLater(tx: Tx, id: string): Promise<void> {
  return enqueueInTurn(tx, 'shop exports', 'export_shop', { id })
}

async function shopPage(services: Services, row: StoredShop, now: Date) {
  const { database } = services
  const exports = await database.outside((tx) => listExports(tx, row.id))
  const deletion = await database.outside((tx) => findOpenDeletion(tx, row.id))
  return {
    shop: await operatedShop(services, row, now),
    exports: exports.map(exportView),
    deletion: deletion ? await deletionView(services, deletion) : null,
  }
}

function exportView(copy: ShopExport) {
  const { id, state, rows, files, bytes, sha256, key: path } = copy
  return {
    id,
    state,
    askedBy: copy.asked_by,
    askedAt: copy.asked_at.toISOString(),
    rows,
    files,
    bytes,
    sha256,
    path,
    finishedAt: copy.finished_at?.toISOString() ?? null,
    keptUntil: copy.kept_until?.toISOString() ?? null,
  }
}

async function deletionView({ database }: Services, deletion: ShopDeletion) {
  const { export_id: exportId } = deletion
  const copy = exportId === null ? undefined : await database.outside((tx) => findExport(tx, exportId))
  return {
    shop: deletion.shop_name,
    state: deletion.state === 'running' || deletion.state === 'done' ? deletion.state : ('planned' as const),
    askedBy: deletion.asked_by,
    askedAt: deletion.asked_at.toISOString(),
    dueAt: deletion.due_at.toISOString(),
    rows: Object.values(deletion.rows).reduce((sum, count) => sum + count, 0),
    files: deletion.files,
    finishedAt: deletion.finished_at?.toISOString() ?? null,
    copy: copy ? exportView(copy) : null,
  }
}
