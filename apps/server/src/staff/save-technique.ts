/** The people of a shop change, make, join and delete its techniques. */
import type { Generic } from '@estampa/domain/catalog'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import {
  checkTechnique,
  type TechniqueEdit,
  techniqueKeyOf,
} from '@estampa/domain/customization/technique-edit'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import { changeTechnique, listDecoratedBy, listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import type { RecordedChange } from '../http/changes.store.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import {
  countTechniqueUse,
  deleteTechniqueRow,
  findStaffTechnique,
  insertTechnique,
  type StoredTechnique,
  type TechniqueUse,
} from './techniques.store.ts'

type TechniqueContext = Pick<Context, 'tx' | 'shop' | 'record' | 'seenVersion'>

const subjectOf = ({ id, name }: Pick<ApplicationTechnique, 'id' | 'name'>): RecordedChange['subject'] => ({
  kind: 'technique',
  id: String(id),
  name,
})

/** `editOf` gives the technique as it should be of what is stored; another version than was seen is not written over. */
export async function saveTechniqueEdit(
  { tx, shop, record, seenVersion }: TechniqueContext,
  id: number,
  editOf: (before: ApplicationTechnique) => TechniqueEdit,
): Promise<StoredTechnique | Refusal> {
  await lockCatalog(tx)
  const before = await findStaffTechnique(tx, id)
  if (!before) return refuse('not_found')
  const { technique, version } = before
  if (seenVersion !== null && seenVersion !== version)
    return refuse('technique_changed', { data: { version } })
  const edit = editOf(technique)
  const refusal = checkTechnique(edit, await listOthers(tx, id))
  if (refusal) return refusal
  await changeTechnique(tx, id, { ...edit, key: technique.key })
  await record(tx, techniqueChange(shop, technique, { ...edit, id, key: technique.key }))
  return getTechnique(tx, id)
}

export async function createTechnique(
  { tx, shop, record }: TechniqueContext,
  { key, edit }: { key: string | undefined; edit: TechniqueEdit },
): Promise<StoredTechnique | Refusal> {
  await lockCatalog(tx)
  const others = [...(await listTechniques(tx)).values()]
  const same = others.find((one) => one.key === key)
  if (same) return refuse('technique_exists', { name: same.name })
  const refusal = checkTechnique(edit, others)
  if (refusal) return refusal
  const stable = key ?? techniqueKeyOf(edit.name, new Set(others.map((one) => one.key)))
  const id = await insertTechnique(tx, { ...edit, key: stable })
  const { after } = techniqueChange(shop, undefined, { ...edit, id, key: stable })
  await record(tx, { subject: subjectOf({ id, name: edit.name }), before: {}, after })
  return getTechnique(tx, id)
}

export async function deleteTechnique(
  { tx, record }: TechniqueContext,
  id: number,
): Promise<Record<string, never> | Refusal> {
  await lockCatalog(tx)
  const found = await findStaffTechnique(tx, id)
  if (!found) return refuse('not_found')
  const use = await countTechniqueUse(tx, id)
  if (isUsed(use)) return refuse('technique_in_use', { places: placesOf(use), data: use })
  await deleteTechniqueRow(tx, id)
  const { name } = found.technique
  await record(tx, { subject: subjectOf(found.technique), before: { name }, after: { name: '' } })
  return {}
}

export type MergedTechnique = { into: StoredTechnique; products: number; isKept: boolean }

const SAVED_AT_ONCE = 200

/** Products go from one technique to the other. What was made with the first names it for ever: then it is only off. */
export async function mergeTechnique(
  { tx, record }: TechniqueContext,
  id: number,
  into: number,
): Promise<MergedTechnique | Refusal> {
  if (id === into) return refuse('technique_merge_with_itself')
  await lockCatalog(tx)
  const [from, to] = [await findStaffTechnique(tx, id), await findStaffTechnique(tx, into)]
  if (!from || !to) return refuse('not_found')
  const ids = await listDecoratedBy(tx, id)
  for (let at = 0; at < ids.length; at += SAVED_AT_ONCE) {
    const generics = await findGenerics(tx, ids.slice(at, at + SAVED_AT_ONCE))
    const drafts = [...generics.values()].map((generic) => asDraft(withTechnique(generic, id, to.technique)))
    await saveGenerics(tx, drafts, { stockOf: [] })
  }
  const { aliases = [] } = to.technique
  const names = [...new Set([...aliases, from.technique.name, ...(from.technique.aliases ?? [])])]
  await changeTechnique(tx, into, { ...to.technique, aliases: names.slice(0, MOST_ALIASES) })
  const isKept = isUsed(await countTechniqueUse(tx, id))
  if (isKept) await changeTechnique(tx, id, { ...from.technique, isOffered: false })
  else await deleteTechniqueRow(tx, id)
  const facts = { mergedInto: to.technique.name, products: ids.length }
  await record(tx, { subject: subjectOf(from.technique), before: {}, after: facts })
  return { into: await getTechnique(tx, into), products: ids.length, isKept }
}

const MOST_ALIASES = 20

function withTechnique(generic: Generic, old: number, { id, name }: ApplicationTechnique): Generic {
  const inPlace = (types: readonly number[]) => [...new Set(types.map((one) => (one === old ? id : one)))]
  const known = new Map([...generic.printing_types, { id, name }].map((one) => [one.id, one]))
  return {
    ...generic,
    printing_types: inPlace(generic.printing_types.map((one) => one.id)).flatMap(
      (one) => known.get(one) ?? [],
    ),
    printing_areas: generic.printing_areas.map((area) => ({
      ...area,
      printing_types: inPlace(area.printing_types),
    })),
  }
}

async function listOthers(tx: Tx, id: number): Promise<ApplicationTechnique[]> {
  return [...(await listTechniques(tx)).values()].filter((one) => one.id !== id)
}

async function getTechnique(tx: Tx, id: number): Promise<StoredTechnique> {
  const found = await findStaffTechnique(tx, id)
  if (!found) throw new Error(`technique ${id} is gone while its catalog is locked`)
  return found
}

const isUsed = (use: TechniqueUse) => Object.values(use).some((count) => count > 0)

const placeNames: Readonly<Record<keyof TechniqueUse, readonly [one: string, many: string]>> = {
  products: ['producto', 'productos'],
  carts: ['carrito', 'carritos'],
  designs: ['diseño guardado', 'diseños guardados'],
  quotes: ['cotización', 'cotizaciones'],
  orders: ['pedido', 'pedidos'],
}

/** «12 productos, 1 carrito y 40 pedidos». */
function placesOf(use: TechniqueUse): string {
  const places = Object.entries(placeNames).flatMap(([place, [one, many]]) => {
    const count = use[place as keyof TechniqueUse]
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  return new Intl.ListFormat('es').format(places)
}

/** What the changes of a shop say of it: the fields that are not what they were; prices in the shop's money. */
function techniqueChange(
  { config }: Shop,
  before: ApplicationTechnique | undefined,
  after: ApplicationTechnique,
): RecordedChange {
  const money = (amount: Minor) => formatPriceText(amount, config.roundPrice)
  const [was, is] = [before ? factsOf(before, money) : {}, factsOf(after, money)] as Record<string, unknown>[]
  const changed = Object.keys(is ?? {}).filter((name) => (was?.[name] ?? '') !== is?.[name])
  const only = (facts: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? '']))
  return { subject: subjectOf(after), before: only(was), after: only(is) }
}

function factsOf(technique: TechniqueEdit, money: (amount: Minor) => string) {
  const amount = (value: Minor | null) => (value === null ? '' : money(value))
  const size = [technique.max_width_centimeters, technique.max_height_centimeters]
  return {
    name: technique.name,
    description: technique.description,
    aliases: (technique.aliases ?? []).join(', '),
    isOffered: technique.isOffered ?? true,
    pricedBy: technique.pricing,
    unitPrices: technique.bands.map((band) => bandText(band, money)).join(' · '),
    setUp: amount(technique.setUp),
    setUpRepeat: amount(technique.setUpRepeat),
    personFee: amount(technique.personFee ?? 0),
    minimumUnits: technique.minUnitsForPrinting ?? '',
    underMinimumExtra: amount(technique.customizationUnderMinimumExtraCost),
    maxColors: technique.maxColours ?? '',
    maxSize: size.some((one) => one !== null) ? size.map((one) => one ?? '–').join(' × ') : '',
    productionDays: technique.productionDays,
    isVectorOnly: technique.isVectorOnly ?? false,
    hasWhiteBase: technique.hasWhiteBase ?? false,
    minimumDpi: technique.minimumDpi ?? '',
  }
}

function bandText({ from, to, scales }: TechniqueEdit['bands'][number], money: (amount: Minor) => string) {
  const prices = scales.map(({ minimum_quantity, price, next_price }) => {
    const more = next_price > 0 ? ` + ${money(next_price)}` : ''
    return `${minimum_quantity} u. ${money(price)}${more}`
  })
  return `${from}–${to ?? '∞'}: ${prices.join(', ')}`
}
