import { sentenceOf } from '@estampa/contract/refusals'
import type { staffTechniques } from '@estampa/contract/staff'
import { isTechniqueOffered } from '@estampa/domain/catalog'
import { localeOf } from '@estampa/domain/countries'
import { checkTechnique, hasTechniquePrice } from '@estampa/domain/customization/technique-edit'
import { tryDecoration } from '@estampa/domain/pricing/technique-trial'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { previewTechnique } from './preview-technique.ts'
import { createTechnique, deleteTechnique, mergeTechnique, saveTechniqueEdit } from './save-technique.ts'
import { toEdit, toFields, toStepsView, toTechniqueView } from './technique-view.ts'
import {
  countDecoratedProducts,
  countProductsAndOrders,
  findStaffTechnique,
  type StoredTechnique,
} from './techniques.store.ts'

type Calls = typeof staffTechniques

/** The ways of decorating, for the people who keep their prices. */
export const techniqueHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getTechniques: async ({ tx }) => {
    const products = await countDecoratedProducts(tx)
    const items = [...(await listTechniques(tx)).values()].map((technique) => ({
      id: technique.id,
      key: technique.key,
      name: technique.name,
      isOffered: isTechniqueOffered(technique),
      hasPrice: hasTechniquePrice(technique),
      pricing: technique.pricing,
      minimumUnits: technique.minUnitsForPrinting,
      maxColors: technique.maxColours,
      productionDays: technique.productionDays,
      products: products.get(technique.id) ?? 0,
    }))
    return { items }
  },
  getTechnique: async ({ tx, input }) => {
    const found = await findStaffTechnique(tx, input.Id)
    return found ? viewOf(tx, found) : refuse('not_found')
  },
  createTechnique: async (context) => {
    const { key, ...fields } = context.input
    const made = await createTechnique(context, { key, edit: toEdit(fields) })
    return isRefusal(made) ? made : viewOf(context.tx, made)
  },
  saveTechnique: async (context) => {
    const { Id, ...named } = context.input
    const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
    const saved = await saveTechniqueEdit(context, Id, (before) => toEdit({ ...toFields(before), ...given }))
    return isRefusal(saved) ? saved : viewOf(context.tx, saved)
  },
  tryTechnique: async ({ shop, input }) => {
    const edit = toEdit(input.technique)
    const wrong = checkTechnique(edit, [])
    if (wrong) return { steps: null, why: null }
    const rules = priceRulesOf(shop)
    const tried = tryDecoration({ ...edit, id: 0, key: '' }, input.trial, rules)
    if (!isRefusal(tried)) return { steps: toStepsView(tried, rules), why: null }
    return { steps: null, why: sentenceOf(tried, localeOf(shop.config.environment)) }
  },
  previewTechnique: async ({ tx, shop, input }) => {
    const found = await findStaffTechnique(tx, input.Id)
    if (!found) return refuse('not_found')
    const edit = toEdit(input.technique)
    const wrong = checkTechnique(edit, [])
    if (wrong) return wrong
    const { id, key } = found.technique
    return { samples: await previewTechnique(tx, shop, { ...edit, id, key }) }
  },
  mergeTechnique: async (context) => {
    const { tx, input } = context
    const merged = await mergeTechnique(context, input.Id, input.into)
    if (isRefusal(merged)) return merged
    return { technique: await viewOf(tx, merged.into), products: merged.products, isKept: merged.isKept }
  },
  deleteTechnique: (context) => deleteTechnique(context, context.input.Id),
}

async function viewOf(tx: Tx, { technique, version }: StoredTechnique) {
  return toTechniqueView(technique, version, await countProductsAndOrders(tx, technique.id))
}
