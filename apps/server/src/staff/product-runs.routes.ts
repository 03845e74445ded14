import { MAX_RUN_PRODUCTS, type staffProductRuns } from '@estampa/contract/staff'
import { type Generic, lowestCost } from '@estampa/domain/catalog'
import type { Measures } from '@estampa/domain/catalog/measures'
import type { ProductAct } from '@estampa/domain/catalog/product-act'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type PriceRules, salePrice } from '@estampa/domain/shops'
import { listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { changeNextProducts, planRun, type RunPlan, revertNextProducts } from './carry-out-product-run.ts'
import { actorOf } from './people.ts'
import {
  beginProductRunUndo,
  findProductRun,
  insertProductRun,
  listProductRuns,
} from './product-runs.store.ts'
import { productWordsOf } from './products.routes.ts'
import { findProductVersions, listStaffProducts } from './products.store.ts'

type Calls = typeof staffProductRuns
type ActInput = Context<Calls['startProductRun']>['input']['act']

const LISTED = 30
const SAMPLES = 10
/** Names of products that stay as they are. */
const NAMED = 100
/** A run of so many is done while the person waits; a longer one goes on in the background. */
const AT_ONCE = 500

/** Many products at once: looked at first, then done, and taken back. */
export const productRunHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  previewProductRun: async (context) => {
    const { tx, shop, input } = context
    const ids = await chosenProducts(context)
    if (isRefusal(ids)) return ids
    const act = actOf(input.act)
    if (!(await isPossible(tx, act))) return refuse('not_found')
    const rules = priceRulesOf(shop)
    const products: { id: number; version: number }[] = []
    const samples: RunPlan['changing'][number][] = []
    const same: Generic[] = []
    let sameCount = 0
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const plan = await planRun(tx, some, act, rules)
      const versions = await findProductVersions(tx, some)
      for (const { before } of plan.changing)
        products.push({ id: before.id, version: versions.get(before.id) ?? 0 })
      samples.push(...plan.changing.slice(0, SAMPLES - samples.length))
      same.push(...plan.same.slice(0, NAMED - same.length))
      sameCount += plan.same.length
    }
    return {
      products,
      samples: samples.map(({ before, after }) => ({
        ...nameOf(before),
        before: factsOf(before, rules),
        after: factsOf(after, rules),
      })),
      same: same.map(nameOf),
      sameCount,
    }
  },
  startProductRun: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    await lockCatalog(tx)
    const act = actOf(input.act)
    if (!(await isPossible(tx, act))) return refuse('not_found')
    const targets = [...new Map(input.products.map((one) => [one.id, one])).values()]
    const id = await insertProductRun(tx, { who: who.name, at: now, act }, targets)
    const isLong = targets.length > AT_ONCE
    if (isLong) await carryOutLater(tx, shop.id, id, 'change')
    else {
      const step = { rules: priceRulesOf(shop), now, most: AT_ONCE }
      while (await changeNextProducts(tx, id, step));
    }
    const run = await wholeRun(tx, id)
    const subject = { kind: 'product_run', id: String(id), name: `Nº ${id}` }
    const products = isLong ? run.total : run.products
    await record(tx, { subject, before: {}, after: { act: act.kind, products } })
    return run
  },
  getProductRuns: async ({ tx, input: { run } }) => {
    const one = run === undefined ? undefined : await findProductRun(tx, run)
    const runs = run === undefined ? await listProductRuns(tx, LISTED) : one ? [one] : []
    return { items: runs.map(toRunView) }
  },
  undoProductRun: async ({ tx, shop, input, now, record }) => {
    await lockCatalog(tx)
    const run = await findProductRun(tx, input.Id)
    if (!run) return refuse('not_found')
    if (run.undoneAt !== null) return refuse('product_run_undone')
    await beginProductRunUndo(tx, run.id, now)
    if (run.products > AT_ONCE) await carryOutLater(tx, shop.id, run.id, 'undo')
    else while (await revertNextProducts(tx, run.id, { now, most: AT_ONCE }));
    const subject = { kind: 'product_run', id: String(run.id), name: `Nº ${run.id}` }
    await record(tx, { subject, before: { isUndone: false }, after: { isUndone: true } })
    return wholeRun(tx, run.id)
  },
}

/** One after the other in each shop: an undo waits until the run that it takes back has stopped. */
function carryOutLater(tx: Tx, shop: number, runId: number, direction: 'change' | 'undo'): Promise<void> {
  return enqueueInTurn(tx, `product runs of ${shop}`, 'carry_out_product_run', { shop, runId, direction })
}

/** As the domain says it: percents are hundredths of a percent. */
function actOf(act: ActInput): ProductAct {
  if (act.kind === 'price') return { ...act, percent: Math.round(act.percent * 100) }
  if (act.kind !== 'measures') return act
  const { kind, isOnlyMissing, unitWeight: unit_weight, ...sides } = act
  return { kind, isOnlyMissing, measures: { unit_weight, ...sides } }
}

function actView(act: ProductAct): ActInput {
  if (act.kind === 'price') return { ...act, percent: act.percent / 100 }
  if (act.kind !== 'measures') return act
  const { kind, isOnlyMissing, measures } = act
  return { kind, isOnlyMissing, ...measuresView(measures) }
}

function measuresView({ unit_weight: unitWeight, height, length, width }: Measures) {
  return { unitWeight, height, length, width }
}

async function isPossible(tx: Tx, act: ProductAct): Promise<boolean> {
  if (act.kind !== 'family') return true
  const families = await listFamilies(tx, { alsoEmpty: true })
  return families.some(({ id }) => id === act.family)
}

async function chosenProducts({
  tx,
  input,
}: Context<Calls['previewProductRun']>): Promise<readonly number[] | Refusal> {
  if (input.products) return [...new Set(input.products)]
  const { items, totalCount } = await listStaffProducts(tx, {
    words: productWordsOf(input.Filtro ?? ''),
    state: input.state ?? null,
    missing: input.missing ?? null,
    family: input.family ?? null,
    order: 'name',
    skip: 0,
    after: null,
    take: MAX_RUN_PRODUCTS,
  })
  if (totalCount > MAX_RUN_PRODUCTS) return refuse('too_many_products_at_once', { most: MAX_RUN_PRODUCTS })
  return items.map(({ id }) => id)
}

const nameOf = ({ id, external_id: code, name }: Generic) => ({ id, code, name })

function factsOf(generic: Generic, rules: PriceRules) {
  const cost = lowestCost(generic)
  const family = generic.families.find(({ main }) => main) ?? generic.families[0]
  return {
    isPublished: generic.published,
    family: family?.title ?? null,
    measures: measuresView(generic),
    ...offerOf(generic),
    price: cost === null ? null : salePrice(cost, rules),
  }
}

/** As all of its variants are offered; null where they differ. */
function offerOf({ products }: Generic) {
  const [first] = products
  const isOne = products.every(
    ({ availability, on_order_days }) =>
      availability === first?.availability && on_order_days === first.on_order_days,
  )
  return first && isOne
    ? { availability: first.availability, onOrderDays: first.on_order_days }
    : { availability: null, onOrderDays: null }
}

async function wholeRun(tx: Tx, id: number) {
  const run = await findProductRun(tx, id)
  if (!run) throw new Error(`run ${id} is gone while its catalog is locked`)
  return toRunView(run)
}

function toRunView(run: Awaited<ReturnType<typeof listProductRuns>>[number]) {
  return { ...run, act: actView(run.act) }
}
