/**
 * What a workshop makes. A production job is all that one order needs of one technique: it waits, goes through the stages
 * of its technique and is done. Apart from the stage stand the conditions: the money that the shop asks for is here, the
 * goods are here, the buyer has approved the proof. No job begins before all three hold; the first one that begins takes
 * its order into production, and the last one that is done makes the order ready.
 */
import type { OrderState } from './orders.ts'
import { DONE, WAITING, type WorkStage } from './production/stages.ts'
import { type Refusal, refuse } from './refusal.ts'

export {
  DONE,
  MAX_STAGES,
  stagesInstead,
  usualStages,
  WAITING,
  type WorkStage,
  writeStages,
} from './production/stages.ts'

/** In the order in which they usually come about. */
export const conditionNames = ['payment', 'goods', 'proof'] as const
export type ConditionName = (typeof conditionNames)[number]
/** Conditions that somebody of the shop may override with a reason. Nobody approves a proof in the buyer's place. */
export const waivableConditions = ['payment', 'goods'] as const satisfies readonly ConditionName[]
export type WaivableCondition = (typeof waivableConditions)[number]

/** What a work order is printed on: it lies on a table, or goes along with the goods. */
export const paperSizes = ['A4', 'A5'] as const
export type PaperSize = (typeof paperSizes)[number]

export type Conditions = Readonly<Record<ConditionName, boolean>>

export type ProductionJob = {
  /** 'waiting', the key of a stage, or 'done'. */
  readonly stage: string
  /** It rises with every move; whoever moves says the one that they saw. */
  readonly version: number
  /** Why nobody can go on; null where somebody can. */
  readonly blocked: string | null
  readonly movedBy: string
  readonly movedAt: Date | null
}

export type JobMove = { readonly to: string; readonly version: number }
export type JobContext = {
  readonly stages: readonly WorkStage[]
  readonly order: { readonly state: OrderState }
  readonly conditions: Conditions
}

/** Orders whose jobs the board shows; they stand in the order of their life. */
export const boardStates = [
  'confirmed',
  'art_review',
  'proof_sent',
  'proof_rejected',
  'proof_approved',
  'in_production',
] as const satisfies readonly OrderState[]

const missing = {
  payment: 'production_payment_missing',
  goods: 'production_goods_missing',
  proof: 'production_proof_missing',
} as const satisfies Record<ConditionName, string>

/** The job in its new stage, and whether its order enters production with it. */
export function moveJob(
  job: ProductionJob,
  { to, version }: JobMove,
  { stages, order, conditions }: JobContext,
): { stage: string; startsOrder: boolean } | Refusal {
  if (![WAITING, DONE].includes(to) && !stages.some(({ key }) => key === to)) {
    return refuse('production_stage_unknown')
  }
  if (version !== job.version) return refuse('production_job_moved', { ...lastMove(job, stages) })
  if (job.blocked !== null) return refuse('production_job_blocked', { reason: job.blocked })
  if (order.state === 'in_production') return { stage: to, startsOrder: false }
  const isOpen = order.state === 'placed' || boardStates.some((state) => state === order.state)
  if (!isOpen) return refuse('production_order_over')
  const lacking = conditionNames.find((name) => !conditions[name])
  if (lacking && to !== WAITING) return refuse(missing[lacking])
  return { stage: to, startsOrder: to !== WAITING }
}

/** What a job that somebody else has moved tells whoever saw an earlier version. */
export function lastMove({ stage, movedBy, movedAt }: ProductionJob, stages: readonly WorkStage[]) {
  return { who: movedBy, at: movedAt?.toISOString() ?? null, stage, stageName: stageName(stage, stages) }
}

/** As people call it; a stage that the shop has removed since keeps its key. */
export function stageName(key: string, stages: readonly WorkStage[]): string {
  if (key === WAITING) return 'Por empezar'
  if (key === DONE) return 'Terminado'
  return stages.find((stage) => stage.key === key)?.name ?? key
}

/** Whether nothing is left to make. */
export const isAllDone = (jobs: readonly Pick<ProductionJob, 'stage'>[]) =>
  jobs.length > 0 && jobs.every(({ stage }) => stage === DONE)

/** Whether an order is still to begin, so that a condition of it can be overridden. */
export const isBeforeProduction = (state: OrderState) =>
  state !== 'in_production' && (state === 'placed' || boardStates.some((one) => one === state))
/** The stage after this one; undefined once it is done. */
export function nextStage(key: string, stages: readonly WorkStage[]): string | undefined {
  const all = [WAITING, ...stages.map((stage) => stage.key), DONE]
  return all[all.indexOf(key) + 1]
}
