import type { ProductionOrder, staffProduction } from '@estampa/contract/staff'
import { localeOf } from '@estampa/domain/countries'
import { stagesInstead, writeStages } from '@estampa/domain/production'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { addressOfPdf } from '../documents/store-pdf.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Context, Handler } from '../http/context.ts'
import { recordApproval } from '../orders/answer-proof.ts'
import { findOrderNumber, findWorkshopOrder } from '../production/order.store.ts'
import { renameInk } from '../production/rename-ink.ts'
import {
  listStagedTechniques,
  relocateJobs,
  type StagedTechnique,
  saveStages,
} from '../production/stages.store.ts'
import { waiveCondition } from '../production/waive-condition.ts'
import { blockProductionJob, moveProductionJob, type WorkedJob } from '../production/work-on-job.ts'
import { actorOf } from './people.ts'
import { toBoardView, toProductionOrderView } from './production-view.ts'
import { storeWorkOrder } from './work-order.ts'

type Calls = typeof staffProduction
type JobContext = Pick<Context, 'tx' | 'shop' | 'person' | 'now' | 'record'>

/** What is made, for the people of the workshop: without a single amount. */
export const productionHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getProductionBoard: ({ tx, shop, input, services, now }) =>
    toBoardView(tx, {
      technique: input.technique ?? null,
      locale: localeOf(shop.config.environment),
      addressOf: signer(services.config, now),
    }),
  getProductionOrder: (context) => orderView(context, context.input.number),
  getWorkOrder: async ({ shop, services, input }) => {
    const key = await storeWorkOrder({ services, shop }, input)
    return isRefusal(key) ? key : addressOfPdf(services, key)
  },
  moveProductionJob: (context) => {
    const { tx, input } = context
    return workOn(context, input, (work) =>
      moveProductionJob(tx, { ...work, to: input.to, version: input.version }),
    )
  },
  blockProductionJob: (context) => {
    const { tx, input } = context
    const { reason, version } = input
    return workOn(context, input, (work) => blockProductionJob(tx, { ...work, reason, version }))
  },
  unblockProductionJob: (context) => {
    const { tx, input } = context
    const { version } = input
    return workOn(context, input, (work) => blockProductionJob(tx, { ...work, reason: null, version }))
  },
  waiveCondition: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id: orderId, condition, reason } = input
    const refusal = await waiveCondition(tx, { orderId, condition, reason, who, now })
    return refusal ?? recorded(context, orderId, { [condition]: 'waived', note: reason })
  },
  renameOrderInk: async (context) => {
    const { tx, shop, input, now } = context
    const { Id: orderId, ...ink } = input
    const renamed = await renameInk(tx, { shopId: shop.id, orderId, ink, now })
    if (isRefusal(renamed)) return renamed
    return recorded(context, orderId, { ink: renamed.name }, { ink: renamed.before })
  },
  recordProofApproval: async (context) => {
    const { tx, person, input, now } = context
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const { Id: orderId, number, evidence } = input
    const refusal = await recordApproval(tx, { orderId, number, evidence, who, now })
    return refusal ?? recorded(context, orderId, { state: 'proof_approved', note: evidence })
  },
  getProductionStages: async ({ tx, shop }) =>
    toStagesView(await listStagedTechniques(tx, localeOf(shop.config.environment))),
  saveProductionStages: saveProductionStages,
}

/** Does something with a job in the name of who asks, and records it. */
async function workOn(
  { tx, shop, person, now, record }: JobContext,
  { Id: orderId, technique }: { Id: string; technique: number },
  work: (of: WorkOf) => Promise<WorkedJob | Refusal>,
): Promise<Omit<WorkedJob, 'number' | 'techniqueName' | 'before' | 'after'> | Refusal> {
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  const locale = localeOf(shop.config.environment)
  const worked = await work({ orderId, technique, locale, who, now })
  if (isRefusal(worked)) return worked
  const { number, techniqueName: _, before, after, ...position } = worked
  await record(tx, { subject: { kind: 'order', id: orderId, name: `Nº ${number}` }, before, after })
  return position
}

type WorkOf = Pick<
  Parameters<typeof moveProductionJob>[1],
  'orderId' | 'technique' | 'locale' | 'who' | 'now'
>

/** Keeps what was changed of an order, and gives it as it is now. */
async function recorded(
  context: Pick<Context, 'tx' | 'shop' | 'services' | 'now' | 'record'>,
  orderId: string,
  after: Record<string, string>,
  before: Record<string, string> = {},
) {
  const number = await findOrderNumber(context.tx, orderId)
  if (number === undefined) return refuse('not_found')
  const subject = { kind: 'order', id: orderId, name: `Nº ${number}` }
  await context.record(context.tx, { subject, before, after })
  return orderView(context, number)
}

async function orderView(
  { tx, shop, services, now }: Pick<Context, 'tx' | 'shop' | 'services' | 'now'>,
  number: number,
): Promise<z.output<typeof ProductionOrder> | Refusal> {
  const order = await findWorkshopOrder(tx, number)
  if (!order) return refuse('not_found')
  const locale = localeOf(shop.config.environment)
  return toProductionOrderView(tx, order, { locale, addressOf: signer(services.config, now) })
}

async function saveProductionStages({ tx, shop, input, record }: Context<Calls['saveProductionStages']>) {
  const locale = localeOf(shop.config.environment)
  const all = await listStagedTechniques(tx, locale)
  const technique = all.find(({ id }) => id === input.technique)
  if (!technique) return refuse('not_found')
  const written = writeStages(technique.stages, input.stages)
  if (isRefusal(written)) return written
  for (const one of input.isForAll ? all : [technique]) {
    await saveStages(tx, one.id, written)
    await relocateJobs(tx, one.id, stagesInstead(one.stages, written))
  }
  const names = (stages: StagedTechnique['stages']) => stages.map(({ name }) => name)
  await record(tx, {
    subject: { kind: 'technique', id: String(technique.id), name: technique.name },
    before: { stages: names(technique.stages) },
    after: { stages: names(written), ...(input.isForAll && { isForAll: true }) },
  })
  return toStagesView(await listStagedTechniques(tx, locale))
}

const toStagesView = (all: readonly StagedTechnique[]) => ({
  items: all.map(({ id, name, stages }) => ({ technique: id, name, stages })),
})
