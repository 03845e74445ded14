/** The workshop moves its jobs on, and the orders with them. */
import type { Locale } from '@estampa/domain/messages'
import type { OrderActor, OrderState } from '@estampa/domain/orders'
import {
  boardStates,
  isAllDone,
  type JobMove,
  lastMove,
  moveJob,
  stageName,
  type WorkStage,
} from '@estampa/domain/production'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { openOrder } from '../orders/open-order.ts'
import { findConditions, listJobs, type StoredJob, saveJob } from './jobs.store.ts'
import { listStagedTechniques } from './stages.store.ts'

type Work = { orderId: string; technique: number; locale: Locale; who: OrderActor; now: Date }

/** What has become of a job, with what it was, for the audit. */
export type WorkedJob = {
  orderId: string
  number: number
  technique: number
  techniqueName: string
  stage: string
  version: number
  blocked: string | null
  orderState: OrderState
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The order is locked first: of two that move its jobs at once, one waits and then sees what the other did. */
async function openJob(tx: Tx, { orderId, technique, locale }: Work) {
  const open = await openOrder(tx, orderId)
  const jobs = open ? await listJobs(tx, orderId) : []
  const job = jobs.find(({ techniqueId }) => techniqueId === technique)
  const conditions = await findConditions(tx, orderId)
  if (!open || !job || !conditions) return refuse('not_found')
  const staged = (await listStagedTechniques(tx, locale)).find(({ id }) => id === technique)
  const { order } = open
  return { order, jobs, job, conditions, stages: staged?.stages ?? [], name: staged?.name ?? '' }
}

type OpenJob = Exclude<Awaited<ReturnType<typeof openJob>>, Refusal>

/** Moves a job. The first that begins takes the order into production; with the last that is done it is ready. */
export async function moveProductionJob(tx: Tx, work: Work & JobMove): Promise<WorkedJob | Refusal> {
  const open = await openJob(tx, work)
  if (isRefusal(open)) return open
  const { job, stages, order, jobs } = open
  const moved = moveJob(job, work, open)
  if (isRefusal(moved)) return moved
  const { orderId, who, now } = work
  if (moved.stage === job.stage) return worked(open, job, job.version, order.state)
  const started = moved.startsOrder
    ? await advanceOrder(tx, work.orderId, { to: 'in_production', who: work.who, now: work.now })
    : order.state
  if (isRefusal(started)) return started
  const [from, to] = [stageName(job.stage, stages), stageName(moved.stage, stages)]
  const event = { ...eventOf(work), kind: 'moved' as const, from, to, note: '' }
  const saved = { ...job, stage: moved.stage }
  const version = await saveJob(tx, saved, event)
  const rest = jobs.filter(({ techniqueId }) => techniqueId !== job.techniqueId)
  const isMade = isAllDone([saved, ...rest])
  const state = isMade ? await advanceOrder(tx, orderId, { to: 'ready', who, now }) : started
  return isRefusal(state) ? state : worked(open, saved, version, state)
}

/** Stops a job with a reason, or lets it go on (null). */
export async function blockProductionJob(
  tx: Tx,
  work: Work & { version: number; reason: string | null },
): Promise<WorkedJob | Refusal> {
  const open = await openJob(tx, work)
  if (isRefusal(open)) return open
  const { job, stages, order } = open
  if (!boardStates.some((state) => state === order.state)) return refuse('production_order_over')
  if (job.version !== work.version) return refuse('production_job_moved', { ...lastMove(job, stages) })
  const { reason } = work
  const stage = stageName(job.stage, stages)
  const kind = reason === null ? ('unblocked' as const) : ('blocked' as const)
  const saved = { ...job, blocked: reason }
  const event = { ...eventOf(work), kind, from: stage, to: stage, note: reason ?? '' }
  return worked(open, saved, await saveJob(tx, saved, event), order.state)
}

const eventOf = ({ orderId, technique, who, now }: Work) => ({
  orderId,
  techniqueId: technique,
  by: who.name,
  at: now,
})

function worked(
  { job, stages, order, name }: OpenJob,
  saved: StoredJob,
  version: number,
  orderState: OrderState,
): WorkedJob {
  const facts = ({ stage, blocked }: { stage: string; blocked: string | null }, state: OrderState) => ({
    job: `${name}: ${stageName(stage, stages as readonly WorkStage[])}`,
    ...(blocked !== null && { blocked }),
    ...(orderState !== order.state && { state }),
  })
  const { stage, blocked } = saved
  return {
    orderId: order.id,
    number: order.number,
    technique: job.techniqueId,
    techniqueName: name,
    stage,
    version,
    blocked,
    orderState,
    before: facts(job, order.state),
    after: facts(saved, orderState),
  }
}
