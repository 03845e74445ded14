/**
 * Families and techniques by number. Those of the shop stay as they are; those that a file adds have negative numbers
 * until they are made, so that a plan that is never carried out makes none.
 */
import type { GenericDraft } from '../../catalog/generics.store.ts'
import type { TechniqueDraft } from '../../customization/customization.store.ts'
import type { ImportNotice } from '../faults.ts'
import { techniqueOf } from '../normalize/techniques.ts'
import { plainOf } from '../normalize/text.ts'
import type { ImportedFamily, ImportedProduct, ImportedTechnique } from '../product.ts'
import type { ImportItem, NameIds } from './draft.ts'
import { techniqueDraft } from './technique-draft.ts'

export type KnownNames = {
  readonly families: readonly { readonly id: number; readonly title: string; readonly position: number }[]
  readonly techniques: readonly {
    readonly id: number
    readonly key: string
    readonly name: string
    readonly aliases: readonly string[]
  }[]
}

export type TechniqueRules = {
  /** Whether a technique of this name that nobody knows is made. */
  readonly makesUnknown: (name: string) => boolean
  /** The operator's meaning of a text, by the plain text; empty: it is no technique. */
  readonly meanings: ReadonlyMap<string, string>
}

export type NewFamily = Pick<ImportedFamily, 'title' | 'icon_url' | 'parent'> & { readonly id: number }
export type NewTechnique = { readonly id: number; readonly draft: TechniqueDraft }
export type NumberedNames = {
  readonly numbered: NameIds
  readonly wanted: readonly ImportItem[]
  readonly newFamilies: readonly NewFamily[]
  readonly newTechniques: readonly NewTechnique[]
  readonly notices: readonly ImportNotice[]
}

export function numberNames(
  items: readonly ImportItem[],
  known: KnownNames,
  rules: TechniqueRules,
): NumberedNames {
  const notices: ImportNotice[] = []
  const chosen = items.map((one) => ({
    ...one,
    product: withTechniques(one.product, known, rules, notices),
  }))
  const { families, newFamilies } = numberFamilies(chosen, known)
  const { techniques, newTechniques } = numberTechniques(chosen, known)
  return { numbered: { families, techniques }, wanted: chosen, newFamilies, newTechniques, notices }
}

function numberFamilies(items: readonly ImportItem[], known: KnownNames) {
  const titles = new Map(known.families.map((family) => [plainOf(family.title), family.id]))
  const families = new Map<string, number>()
  const newFamilies: NewFamily[] = []
  // what stands in another is named before it, and made after it
  for (const { title, icon_url, parent } of items.flatMap(
    ({ product }) => product.families?.toReversed() ?? [],
  )) {
    const id = titles.get(plainOf(title)) ?? -1 - newFamilies.length
    if (!titles.has(plainOf(title)))
      newFamilies.push({ id, title, icon_url, ...(parent !== undefined && { parent }) })
    titles.set(plainOf(title), id)
    families.set(title, id)
  }
  return { families, newFamilies }
}

function numberTechniques(items: readonly ImportItem[], known: KnownNames) {
  const techniques = new Map(known.techniques.map(({ key, id }) => [key, id]))
  const newTechniques: NewTechnique[] = []
  for (const { product } of items) {
    for (const technique of product.techniques ?? []) {
      if (techniques.has(technique.key)) continue
      const id = -1 - newTechniques.length
      techniques.set(technique.key, id)
      newTechniques.push({ id, draft: techniqueDraft(technique, product.minimumForPrinting) })
    }
  }
  return { techniques, newTechniques }
}

/** Undefined where nothing of what the file says is a technique: then the product's own ones stay. */
function withTechniques(
  product: ImportedProduct,
  known: KnownNames,
  rules: TechniqueRules,
  notices: ImportNotice[],
): ImportedProduct {
  if (!product.techniques || product.techniques.length === 0) return product
  const meant = product.techniques.flatMap((one) => meaningOf(one, rules) ?? [])
  const kept = meant.flatMap((one) => {
    const own = known.techniques.find(
      ({ key, name, aliases }) =>
        key === one.key || [name, ...aliases].some((said) => plainOf(said) === plainOf(one.name)),
    )
    if (own) return [{ ...one, key: own.key }]
    if (one.isKnown || rules.makesUnknown(one.name)) return [one]
    notices.push({ notice: 'technique_unknown', about: one.name })
    return []
  })
  const unique = [...new Map(kept.map((one) => [one.key, one])).values()]
  const { techniques: _, ...others } = product
  return unique.length > 0 || meant.length === 0 ? { ...others, techniques: unique } : others
}

function meaningOf(
  technique: ImportedTechnique,
  { meanings }: TechniqueRules,
): ImportedTechnique | undefined {
  const meaning = meanings.get(plainOf(technique.name))
  if (meaning === undefined) return technique
  const meant = techniqueOf(meaning)
  return meant && { ...technique, ...meant }
}

/** The numbers that stand in these drafts. */
export function numbersIn(drafts: readonly GenericDraft[]): {
  families: Set<number>
  techniques: Set<number>
} {
  return {
    families: new Set(drafts.flatMap((draft) => draft.families.map(({ id }) => id))),
    techniques: new Set(drafts.flatMap((draft) => draft.printing_types)),
  }
}

export function renumber(
  draft: GenericDraft,
  families: ReadonlyMap<number, number>,
  techniques: ReadonlyMap<number, number>,
): GenericDraft {
  const technique = (id: number) => techniques.get(id) ?? id
  return {
    ...draft,
    families: draft.families.map(({ id, main }) => ({ id: families.get(id) ?? id, main })),
    printing_types: draft.printing_types.map(technique),
    printing_areas: draft.printing_areas.map((area) => ({
      ...area,
      printing_types: area.printing_types.map(technique),
    })),
  }
}
