/**
 * Carries out a run: each of its orders moves, or goes back, in a transaction of its own, which also writes what became
 * of it. Cut off by a restart, it goes on with the orders that still wait.
 */
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import { type ChangeOrigin, insertChange } from '../http/changes.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { undoMove } from '../orders/undo-move.ts'
import { moveOrderAsStaff } from './move-order.ts'
import {
  findRunToCarryOut,
  lockWaiting,
  type RunDirection,
  type RunToCarryOut,
  saveOutcome,
  saveRunDone,
} from './order-run-steps.store.ts'
import type { StaffActor } from './people.ts'
import { recordOrderChange } from './record-changes.ts'

export type RunToDo = { shop: number; runId: number; direction: RunDirection }

export async function carryOutRun(database: Database, todo: RunToDo, clock: () => Date): Promise<void> {
  const { shop, runId, direction } = todo
  const run = await database.readInShop(shop, (tx) => findRunToCarryOut(tx, runId, direction))
  if (!run) return
  await settleEach(run.waiting, (orderId) => carryOut(database, { ...todo, run, orderId, now: clock() }))
  await database.inShop(shop, (tx) => saveRunDone(tx, runId, direction, clock()))
}

type OrderOfRun = RunToDo & { run: RunToCarryOut; orderId: string; now: Date }

async function carryOut(database: Database, step: OrderOfRun): Promise<void> {
  const done = await database.inShop(step.shop, (tx) => changeOrder(tx, step))
  // the refusal has rolled back whatever was begun
  if (isRefusal(done)) await database.inShop(step.shop, (tx) => saveOutcome(tx, step, done))
}

async function changeOrder(tx: Tx, step: OrderOfRun): Promise<Refusal | undefined> {
  const { run, runId, orderId, direction, now } = step
  const waiting = await lockWaiting(tx, runId, orderId, direction)
  if (!waiting) return undefined
  const who: StaffActor = { kind: 'staff', id: run.author.whoId, name: run.author.who }
  const { to, note } = run
  const record = (door: Tx, { after, ...change }: Parameters<typeof insertChange>[1]) =>
    insertChange(door, { ...change, after: { ...after, run: runId } }, originOf(step))
  const seenVersion = direction === 'move' ? waiting.version : null
  const changed = await recordOrderChange({ tx, record, seenVersion }, { orderId }, () =>
    direction === 'move'
      ? moveOrderAsStaff(tx, { id: orderId, to, note, undoable: true, who, now })
      : undoMove(tx, orderId, { who, now }),
  )
  if (isRefusal(changed)) return changed
  await saveOutcome(tx, step, null)
  return undefined
}

function originOf({ run: { author }, direction, now }: OrderOfRun): ChangeOrigin {
  const { staffId, keyId, ip, requestId } = author
  const call = direction === 'move' ? 'startOrderRun' : 'undoOrderRun'
  const of = keyId === null ? { staffId: staffId ?? 0 } : { keyId }
  return { ...of, call, at: now, ip, requestId }
}
