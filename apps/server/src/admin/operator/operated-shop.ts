/** One shop as whoever runs the installation sees it, and what they do to it. */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../http/services.ts'
import { findOpenDeletion, type ShopDeletion } from '../../offboarding/deletions.store.ts'
import { findExport, listExports, type ShopExport } from '../../offboarding/exports.store.ts'
import { requireOperator } from '../../shops/cell-directory.store.ts'
import { findShopWhereItLives, settleDirectory } from '../../shops/cell-directory.ts'
import { recordOperation } from '../../shops/operated-shops.store.ts'
import { listQuotas } from '../../shops/quotas.store.ts'
import type { StoredShop } from '../../shops/stored-shop.ts'
import { findPerson, type StoredPerson } from '../../staff/persons.store.ts'
import type { OperatorVisit } from '../calls.ts'
import { operatedShop } from './shops.ts'

type Acted = { row: StoredShop; person: StoredPerson }
type Change = {
  before: object
  after: object
  /**
   * What is written where the shop lives. In the home cell it belongs to the same transaction; in another cell it follows
   * as one of its own, with nobody as the operator: who that is was asked in the home cell.
   */
  inItsCell?: (tx: Tx, operator: number | null) => Promise<true | Refusal>
}

/** Does something to one shop, keeps who did it, and shows the shop as it is then. */
export async function changeShop<Input extends { shop: string }>(
  visit: OperatorVisit & { input: Input },
  call: string,
  act: (tx: Tx, of: Acted) => Promise<Change | Refusal>,
) {
  const { services, session, input, now, ip } = visit
  const { database } = services
  const row = await findShopWhereItLives(database, input.shop)
  if (!row) return refuse('shop_not_found')
  const isHere = row.cell === 'home'
  const done = await database.inNoShop(async (tx) => {
    const person = await findPerson(tx, session.person_id)
    if (!person) return refuse('shop_not_found')
    const change = await act(tx, { row, person })
    if (isRefusal(change)) return change
    const { inItsCell, before, after } = change
    if (isHere) {
      const written = await inItsCell?.(tx, person.id)
      if (isRefusal(written)) return written
    } else {
      await requireOperator(tx, person.id)
    }
    await recordOperation(tx, { who: person.name, call, shop: row.name, before, after, at: now, ip })
    return change
  })
  if (isRefusal(done)) return done
  const { inItsCell } = done
  if (!isHere && inItsCell) {
    const written = await database.inShop(row.id, (tx) => inItsCell(tx, null))
    await settleDirectory(database, row.id)
    if (isRefusal(written)) return written
  }
  const changed = await findShopWhereItLives(database, row.id)
  return changed ? shopPage(services, changed, now) : refuse('shop_not_found')
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
