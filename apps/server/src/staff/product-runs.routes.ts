import { MAX_RUN_PRODUCTS, type staffProductRuns } from '@estampa/contract/staff'
import { type Generic, lowestCost } from '@estampa/domain/catalog'
import { type ProductAct, productActEdit } from '@estampa/domain/catalog/product-act'
import { editProduct } from '@estampa/domain/catalog/product-edit'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type PriceRules, salePrice } from '@estampa/domain/shops'
import { findGenerics, listFamilies, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft, listChanges, revertChanges } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { actorOf } from './people.ts'
import {
  endProductRun,
  findProductRun,
  insertProductRun,
  listProductRunChanges,
  listProductRuns,
} from './product-runs.store.ts'
import { productWordsOf } from './products.routes.ts'
import { findProductVersions, listStaffProducts } from './products.store.ts'

type Calls = typeof staffProductRuns
type ActInput = Context<Calls['startProductRun']>['input']['act']

const LISTED = 30
const SAMPLES = 10

/** Many products at once: looked at first, then done, and taken back. */
export const productRunHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  previewProductRun: async (context) => {
    const { tx, shop, input } = context
    const ids = await chosenProducts(context)
    if (isRefusal(ids)) return ids
    const rules = priceRulesOf(shop)
    const plan = await planRun(tx, ids, actOf(input.act), rules)
    if (isRefusal(plan)) return plan
    const versions = await findProductVersions(tx, ids)
    return {
      products: plan.changing.map(({ before: { id } }) => ({ id, version: versions.get(id) ?? 0 })),
      samples: plan.changing.slice(0, SAMPLES).map(({ before, after }) => ({
        ...nameOf(before),
        before: factsOf(before, rules),
        after: factsOf(after, rules),
      })),
      same: plan.same.map(nameOf),
    }
  },
  startProductRun: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    await lockCatalog(tx)
    const seen = new Map(input.products.map(({ id, version }) => [id, version]))
    const versions = await findProductVersions(tx, [...seen.keys()])
    const [asSeen, others] = [[] as number[], [] as number[]]
    for (const [id, version] of seen) (versions.get(id) === version ? asSeen : others).push(id)
    const act = actOf(input.act)
    const plan = await planRun(tx, asSeen, act, priceRulesOf(shop))
    if (isRefusal(plan)) return plan
    const changes = plan.changing.map(({ before, after }) => ({
      id: before.id,
      fields: listChanges(asDraft(before), asDraft(after)),
    }))
    await saveGenerics(
      tx,
      plan.changing.map(({ after }) => asDraft(after)),
      { stockOf: [] },
    )
    const id = await insertProductRun(tx, { who: who.name, at: now, act }, changes)
    const subject = { kind: 'product_run', id: String(id), name: `Nº ${id}` }
    await record(tx, { subject, before: {}, after: { act: act.kind, products: changes.length } })
    const left = [...(await findGenerics(tx, others)).values(), ...plan.same]
    return { run: await wholeRun(tx, id), left: left.map(nameOf) }
  },
  getProductRuns: async ({ tx }) => ({ items: (await listProductRuns(tx, LISTED)).map(toRunView) }),
  undoProductRun: async ({ tx, input, now, record }) => {
    await lockCatalog(tx)
    const run = await findProductRun(tx, input.Id)
    if (!run) return refuse('not_found')
    if (run.undoneAt !== null) return refuse('product_run_undone')
    const changes = await listProductRunChanges(tx, run.id)
    const generics = await findGenerics(
      tx,
      changes.map(({ id }) => id),
    )
    const reverted = changes.flatMap(({ id, fields }) => {
      const generic = generics.get(id)
      return generic ? [{ id, ...revertChanges(asDraft(generic), fields) }] : []
    })
    await saveGenerics(
      tx,
      reverted.map(({ draft }) => draft),
      { stockOf: [] },
    )
    await endProductRun(
      tx,
      run.id,
      now,
      reverted.map(({ id, kept }) => ({ id, kept })),
    )
    const subject = { kind: 'product_run', id: String(run.id), name: `Nº ${run.id}` }
    await record(tx, { subject, before: { isUndone: false }, after: { isUndone: true } })
    return wholeRun(tx, run.id)
  },
}

/** Percents are hundredths of a percent inside. */
function actOf(act: ActInput): ProductAct {
  return act.kind === 'price' ? { ...act, percent: Math.round(act.percent * 100) } : act
}

type PlannedProduct = { readonly before: Generic; readonly after: Generic }
type RunPlan = { readonly changing: readonly PlannedProduct[]; readonly same: readonly Generic[] }

/** What the act makes of each product: the same for a preview as for the run. */
async function planRun(
  tx: Tx,
  ids: readonly number[],
  act: ProductAct,
  rules: PriceRules,
): Promise<RunPlan | Refusal> {
  const families = await listFamilies(tx, { alsoEmpty: true })
  if (act.kind === 'family' && !families.some(({ id }) => id === act.family)) return refuse('not_found')
  const generics = await findGenerics(tx, ids)
  const changing: PlannedProduct[] = []
  const same: Generic[] = []
  for (const id of ids) {
    const before = generics.get(id)
    const edit = before && productActEdit(before, act, rules)
    const after = before && edit ? editProduct(before, edit, { families }) : null
    if (!before) continue
    if (after && !isRefusal(after)) changing.push({ before, after })
    else same.push(before)
  }
  return { changing, same }
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
    price: cost === null ? null : salePrice(cost, rules),
  }
}

async function wholeRun(tx: Tx, id: number) {
  const run = await findProductRun(tx, id)
  if (!run) throw new Error(`run ${id} is gone while its catalog is locked`)
  return toRunView(run)
}

function toRunView(run: Awaited<ReturnType<typeof listProductRuns>>[number]) {
  const { act } = run
  return { ...run, act: act.kind === 'price' ? { ...act, percent: act.percent / 100 } : act }
}
