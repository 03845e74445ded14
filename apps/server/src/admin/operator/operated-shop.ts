/** One shop as whoever runs the installation sees it, and what they do to it. */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../http/services.ts'
import { findOpenDeletion, type ShopDeletion } from '../../offboarding/deletions.store.ts'
import { findExport, listExports, type ShopExport } from '../../offboarding/exports.store.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { listQuotas } from '../../shops/quotas.store.ts'
import { findStoredShop } from '../../shops/shops.store.ts'
import type { StoredShop } from '../../shops/stored-shop.ts'
import { findPerson, type StoredPerson } from '../../staff/persons.store.ts'
import type { OperatorVisit } from '../calls.ts'
import { operatedShop } from './shops.ts'

type Acted = { row: StoredShop; person: StoredPerson }

/** Does something to one shop, keeps who did it, and shows the shop as it is then. */
export async function changeShop<Input extends { shop: string }>(
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

export async function shopPage(services: Services, row: StoredShop, now: Date) {
  const { database } = services
  const exports = await database.outside((tx) => listExports(tx, row.id))
  const deletion = await database.outside((tx) => findOpenDeletion(tx, row.id))
  return {
    shop: await operatedShop(services, row, now),
    exports: exports.map(exportView),
    deletion: deletion ? await deletionView(services, deletion) : null,
    quotas: await database.readInShop(row.id, (tx) => listQuotas(tx, now)),
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

export async function deletionView({ database }: Services, deletion: ShopDeletion) {
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
