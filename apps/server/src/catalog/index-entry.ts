/**
 * Under what a product is found: its facets, its words and the card that lists show. Pure, so that the same
 * product is always filed the same way. An unpublished product is filed under nothing.
 */
import {
  elementDescriptions,
  type FacetKey,
  facetIndex,
  facetKeys,
  type Generic,
  type GenericImage,
  genericStock,
  isOnOrder,
  isTechniqueOffered,
  lowestCost,
  type Variant,
} from '@estampa/domain/catalog'
import { isMeasured } from '@estampa/domain/catalog/measures'
import { cardPriceSteps, cardQuantities } from '@estampa/domain/catalog/quantities'
import { plainText } from '@estampa/domain/plain-text'
import { costValues } from './cost-bits.ts'
import { materialNames } from './material-names.ts'
import { phraseOf } from './synonyms.ts'
import { accentsIn, wordsOf, wordsOfCode } from './words.ts'

export type CardPicture = Pick<GenericImage, 'image_url' | 'width' | 'height' | 'color'>
export type CardColor = { readonly color: string; readonly primary_color: string | null }
/** A product as lists show it, without its price and stock. */
export type Card = {
  readonly external_id: string
  readonly name: string
  readonly url: string
  readonly type: Generic['type']
  readonly family: { readonly title: string; readonly url: string } | null
  readonly featured_img: CardPicture | null
  readonly second_img: CardPicture | null
  readonly minimum_order_quantity: number
  /** Some variant is on order. */
  readonly on_order: boolean
  readonly price_from_quantity: number | null
  readonly sold_from_quantity: number | null
  readonly price_steps: readonly { readonly min_quantity: number; readonly cost: number }[]
  readonly materials: readonly string[]
  readonly colors: readonly CardColor[]
  readonly printing_types: readonly { readonly id: number; readonly name: string; readonly key: string }[]
  readonly tag: string | null
}
export type FacetName = 'all' | 'featured' | (typeof facetIndex)[FacetKey]
export type FacetValue = {
  readonly facet: FacetName
  readonly value: string
  readonly primary_color?: string
}
export type IndexEntry = {
  readonly id: number
  readonly published: boolean
  readonly retired: boolean
  readonly cost_from: number | null
  readonly stock: number
  readonly on_order: boolean
  readonly name_key: string
  readonly code: string
  /** What the office looks for it by, published or not: plain name, code and every sku. */
  readonly words: string
  readonly has_picture: boolean
  readonly is_measured: boolean
  readonly facets: readonly FacetValue[]
  /** Under which bits of its cost it is filed. */
  readonly costs: readonly string[]
  readonly strongWords: readonly string[]
  readonly weakWords: readonly string[]
  readonly codes: ReadonlySet<string>
  /** How words with accents are written. */
  readonly shown: ReadonlyMap<string, string>
}

export function indexEntryOf(generic: Generic): IndexEntry {
  const active = generic.products.filter((variant) => variant.active)
  const codes = new Set([generic.external_id, ...active.map((variant) => variant.sku)].flatMap(wordsOfCode))
  const named = [generic.name, ...titlesOf(generic)].map(wordsOf)
  const strong = new Set(named.flatMap((words) => [...words, ...phrasesIn(words)]))
  const cost = lowestCost(generic)
  return {
    id: generic.id,
    published: generic.published,
    retired: generic.retired ?? false,
    cost_from: cost,
    stock: genericStock(generic),
    on_order: isOnOrder(generic),
    name_key: wordsOf(generic.name).join(' '),
    code: generic.external_id,
    words: plainText(
      [generic.name, generic.external_id, ...generic.products.map(({ sku }) => sku)].join(' '),
    ),
    has_picture: generic.images.length > 0,
    is_measured: isMeasured(generic),
    facets: generic.published ? facetsOf(generic, active) : [],
    costs: generic.published ? costValues(cost) : [],
    strongWords: generic.published ? [...strong, ...codes] : [],
    weakWords: generic.published ? [...new Set(textsOf(generic, active).flatMap(wordsOf))] : [],
    codes,
    shown: new Map([...textsOf(generic, active), generic.name, ...titlesOf(generic)].flatMap(accentsIn)),
  }
}

function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => phraseOf(word, words[at + 1]) ?? [])
}

function titlesOf(generic: Generic): string[] {
  return generic.families.map((family) => family.title)
}

/** The texts of a product beside its name. */
function textsOf(generic: Generic, active: readonly Variant[]): string[] {
  return [
    generic.description,
    generic.supplementary_information_text,
    generic.tag ?? '',
    ...generic.subattributes.map((subattribute) => subattribute.name),
    ...generic.printing_types.filter(isTechniqueOffered).map((technique) => technique.name),
    ...active.flatMap((variant) => [...elementDescriptions(variant), variant.color]),
  ]
}

function facetsOf(generic: Generic, active: readonly Variant[]): FacetValue[] {
  const values = facetKeys.flatMap((key) =>
    facetValues[key](generic, active).map((one): FacetValue => ({ facet: facetIndex[key], ...one })),
  )
  const all: FacetValue = { facet: 'all', value: '' }
  return generic.featured ? [all, { facet: 'featured', value: '' }, ...values] : [all, ...values]
}

type ListedValue = Omit<FacetValue, 'facet'>
const toValue = (value: string): ListedValue => ({ value })

/** The values of a product in each facet; of families and techniques their ids. */
const facetValues: Readonly<
  Record<FacetKey, (generic: Generic, active: readonly Variant[]) => readonly ListedValue[]>
> = {
  // also under those that its categories stand in
  families: ({ families }) =>
    distinct(families.flatMap(({ id, within = [] }) => [String(id), ...within.map(String)])).map(toValue),
  colors: (_, active) =>
    cardColorsOf(active).map(({ color, primary_color }) =>
      primary_color ? { value: color, primary_color } : { value: color },
    ),
  sizes: (_, active) => distinct(active.map(({ size }) => size)).map(toValue),
  materials: (generic) => materialsOf(generic).map(toValue),
  brands: (generic) => distinct(namesOf(generic, /^marca$/i)).map(toValue),
  printing_types: ({ printing_types }) =>
    printing_types.filter(isTechniqueOffered).map(({ id }) => toValue(String(id))),
}

function materialsOf(generic: Generic): string[] {
  return distinct(namesOf(generic, /^material/i).flatMap((name) => materialNames(name)))
}

function namesOf({ subattributes }: Generic, attribute: RegExp): string[] {
  return subattributes.filter(({ attribute_name }) => attribute.test(attribute_name)).map(({ name }) => name)
}

export function cardColorsOf(variants: readonly Variant[]): CardColor[] {
  const colors = new Map<string, CardColor>()
  for (const { color, primary_color } of variants) {
    const [said] = distinct([color])
    if (said !== undefined && !colors.get(said)?.primary_color)
      colors.set(said, { color: said, primary_color })
  }
  return [...colors.values()]
}

// suppliers write «.» or «-» for none
function distinct(values: readonly string[]): string[] {
  const texts = values.map((value) => value.trim().replace(/\s+/g, ' '))
  return [...new Set(texts.filter((value) => /[^.\-\s]/.test(value)))]
}

/** `keys` are the techniques' stable words by id. */
export function cardOf(generic: Generic, url: string, keys: ReadonlyMap<number, string>): Card {
  const family = generic.families.find((one) => one.main) ?? generic.families[0]
  const [first, second] = picturesOf(generic.images)
  return {
    external_id: generic.external_id,
    name: generic.name,
    url,
    type: generic.type,
    family: family ? { title: family.title, url: family.url } : null,
    featured_img: first ?? null,
    second_img: second ?? null,
    minimum_order_quantity: generic.minimum_order_quantity,
    on_order: isOnOrder(generic),
    ...cardQuantities(generic),
    price_steps: cardPriceSteps(generic).map(({ min_quantity, cost }) => ({ min_quantity, cost })),
    materials: materialsOf(generic).slice(0, 2),
    colors: cardColorsOf(generic.products.filter((variant) => variant.active)),
    printing_types: generic.printing_types
      .filter(isTechniqueOffered)
      .map(({ id, name }) => ({ id, name, key: keys.get(id) ?? '' })),
    tag: generic.tag,
  }
}

function picturesOf(images: readonly GenericImage[]): CardPicture[] {
  const inOrder = [...images].sort((a, b) => Number(b.main) - Number(a.main) || a.order - b.order)
  return inOrder
    .slice(0, 2)
    .map(({ image_url, width, height, color }) => ({ image_url, width, height, color }))
}
