/** One record of a Zecat feed as a product, with what is wrong about it told apart from what is only odd. */
import type { Subattribute } from '@estampa/domain/catalog'
import { fault, type ImportNotice, isFault } from '../faults.ts'
import { splitColor } from '../normalize/colors.ts'
import {
  booleanOf,
  checkCurrency,
  gramsOf,
  type ImportPriceRules,
  measureOf,
  readPrice,
} from '../normalize/numbers.ts'
import { splitSize } from '../normalize/sizes.ts'
import { readTechniques } from '../normalize/techniques.ts'
import {
  brandName,
  cleanParagraphs,
  cleanText,
  isIdle,
  productName,
  sentenceCase,
  withoutUndefined,
} from '../normalize/text.ts'
import type {
  BadRow,
  ImportedArea,
  ImportedFamily,
  ImportedImage,
  ImportedProduct,
  ImportedTechnique,
  ImportedVariant,
  RecordResult,
} from '../product.ts'
import { importedTechniqueOf } from './prices.ts'
import { ZecatRecord, type ZecatVariant } from './record.ts'
import { readVariant, variantRecords } from './variants.ts'

export function readZecat(given: unknown, where: string, rules: ImportPriceRules): RecordResult {
  const parsed = ZecatRecord.safeParse(given)
  if (!parsed.success) return { bad: [{ where, fault: fault('record_unreadable') }], notices: [] }
  const record = parsed.data
  const code = cleanText(record.external_id || record.id || '', 80)
  if (code === '') return { bad: [{ where, fault: fault('no_code') }], notices: [] }
  const currency = checkCurrency(record.currency ?? '', rules)
  if (currency) return { bad: [{ where, code, fault: currency }], notices: [] }
  return readProduct(record, code, where, rules)
}

function readProduct(
  record: ZecatRecord,
  code: string,
  where: string,
  rules: ImportPriceRules,
): RecordResult {
  const bad: BadRow[] = []
  const notices: ImportNotice[] = []
  const variants = new Map<string, ImportedVariant>()
  const spoiled: string[] = []
  const records = variantRecords(record)
  for (const one of records) {
    const { variant, sku, faults, notices: odd } = readVariant(record, one, where, rules)
    notices.push(...odd)
    if (variants.has(sku)) bad.push({ where, code, fault: fault('sku_repeated', { sku, first: where }) })
    else if (variant) variants.set(sku, variant)
    else {
      bad.push(...faults.map((one) => ({ where, code: sku || code, fault: one })))
      if (sku !== '') spoiled.push(sku)
    }
  }
  if (variants.size === 0 && spoiled.length === 0) {
    if (bad.length === 0) bad.push({ where, code, fault: fault('no_variants') })
    return { bad, notices }
  }
  const product = {
    where,
    external_id: code,
    variants: [...variants.values()],
    spoiled,
    techniques: listTechniques(record, records, rules),
    ...textsOf(record, variants.size),
    ...listsOf(record, records),
    ...figuresOf(record, rules),
  }
  return { product: withoutUndefined(product), bad, notices }
}

function textsOf(record: ZecatRecord, variants: number) {
  const brands = (record.subattributes ?? [])
    .filter((one) => Number(one.attribute_id ?? one.id) === 2)
    .map((one) => brandName(one.name ?? ''))
  const full = cleanText(record.name ?? '')
  // a size in the name of a product with one variant belongs to the variant
  const split = variants === 1 ? splitSize(full) : undefined
  const name = split ? (splitColor(split.name)?.name ?? split.name) : full
  const description = paragraphs(record.description)
  return {
    name: productName(name, brands) || undefined,
    description: description && sentenceCase(description, brands),
    supplementary_information_text: paragraphs(record.supplementary_information_text),
    tag: record.tag === undefined ? undefined : cleanText(record.tag, 40) || null,
    featured: booleanOf(record.featured),
    published: booleanOf(record.published),
  }
}

function paragraphs(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cleanParagraphs(text)
}

function figuresOf(record: ZecatRecord, rules: ImportPriceRules) {
  const minimum = measureOf(record.minimum_application_quantity, true)
  const extra = readPrice(record.customization_under_minimum_extra_cost, rules, true)
  return {
    // minimum_order_quantity is the supplier's own logistics, not what a shop may sell
    minimum_order_quantity: minimum === undefined ? undefined : Math.max(1, Math.floor(minimum)),
    minimumForPrinting: minimum === undefined ? undefined : Math.max(1, Math.floor(minimum)),
    customization_under_minimum_extra_cost: isFault(extra) ? undefined : (extra ?? undefined),
    unit_weight: gramsOf(record.unit_weight, true),
    height: measureOf(record.height, true),
    length: measureOf(record.length, true),
    width: measureOf(record.width, true),
    units_per_box: wholeOf(record.units_per_box),
  }
}

function wholeOf(given: unknown): number | undefined {
  const value = measureOf(given, true)
  return value === undefined ? undefined : Math.floor(value)
}

function listsOf(record: ZecatRecord, records: readonly ZecatVariant[]): Partial<ImportedProduct> {
  return {
    families: record.families && familiesOf(record.families),
    subattributes: record.subattributes && subattributesOf(record.subattributes),
    printing_areas: record.printing_areas && areasOf(record.printing_areas),
    images: imagesOf(record, records),
  }
}

function familiesOf(families: NonNullable<ZecatRecord['families']>): ImportedFamily[] {
  const named = families
    .filter((family) => booleanOf(family.show) !== false)
    .map((family) => ({
      title: sentenceCase(cleanText(family.title || family.description || '', 80)),
      icon_url: httpUrl(family.icon_url) ?? null,
      main: booleanOf(family.fgp?.main ?? family.main) === true,
    }))
    .filter((family) => family.title !== '')
  const unique = [...new Map(named.map((family) => [family.title, family])).values()]
  const main = Math.max(
    0,
    unique.findIndex((family) => family.main),
  )
  return unique.map((family, at) => ({ ...family, main: at === main }))
}

/** The feed's own names of the attributes that mean something to us. */
const attributeNames: Record<number, string> = { 2: 'Marca', 8: 'Técnica de aplicación', 9: 'Material' }

function subattributesOf(given: NonNullable<ZecatRecord['subattributes']>): Subattribute[] {
  return given.flatMap((one) => {
    const id = Number(one.attribute_id ?? one.id)
    const attribute_name = attributeNames[id] ?? cleanText(one.attribute_name ?? '', 60)
    const text = cleanText(one.name ?? '', 120)
    if (text === '' || attribute_name === '' || !Number.isSafeInteger(id)) return []
    return [{ id, name: id === 2 ? brandName(text) : sentenceCase(text), attribute_name }]
  })
}

function areasOf(given: NonNullable<ZecatRecord['printing_areas']>): ImportedArea[] {
  const areas = given.flatMap((one, at): ImportedArea[] => {
    const id = Number(one.id)
    const [width, height] = [measureOf(one.width_centimeters, true), measureOf(one.height_centimeters, true)]
    if (!width || !height) return []
    return [
      {
        id: Number.isSafeInteger(id) && id > 0 ? id : at + 1,
        name: sentenceCase(cleanText(one.name ?? '', 60)) || `Área ${at + 1}`,
        width_centimeters: width,
        height_centimeters: height,
      },
    ]
  })
  return [...new Map(areas.map((area) => [area.id, area])).values()]
}

function imagesOf(record: ZecatRecord, records: readonly ZecatVariant[]): ImportedImage[] | undefined {
  const common = (record.images ?? []).map((image) => ({
    image,
    variant: cleanText(image.variant ?? '', 80) || null,
  }))
  const own = records.flatMap((variant) =>
    (variant.images ?? []).map((image) => ({ image, variant: cleanText(variant.sku ?? '', 80) || null })),
  )
  if (record.images === undefined && own.length === 0) return undefined
  const all = [...common, ...own].flatMap(({ image, variant }) => {
    const url = httpUrl(image.image_url || image.imageUrl)
    return url ? [{ url, main: booleanOf(image.main) === true && variant === null, variant }] : []
  })
  return [...new Map(all.reverse().map((image) => [image.url, image])).values()].reverse()
}

export function httpUrl(text: string | undefined): string | undefined {
  if (!text || isIdle(text) || text.length > 2_000 || !URL.canParse(text.trim())) return undefined
  const url = new URL(text.trim())
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

/**
 * Techniques with prices first: what the templates, the types and the attribute 8 name, each once. Undefined where
 * the record has none of the three.
 */
function listTechniques(
  record: ZecatRecord,
  records: readonly ZecatVariant[],
  rules: ImportPriceRules,
): ImportedTechnique[] | undefined {
  const isNamed = record.printing_types ?? record.subattributes
  if (!isNamed && records.every((variant) => variant.genericPrintingTypeTemplate === undefined))
    return undefined
  const priced = records.flatMap((variant) =>
    (variant.genericPrintingTypeTemplate ?? []).flatMap((one) => importedTechniqueOf(one, rules) ?? []),
  )
  const named = [
    ...(record.printing_types ?? []).map((one) => one.name || one.description || ''),
    ...(record.subattributes ?? [])
      .filter((one) => Number(one.attribute_id ?? one.id) === 8)
      .map((one) => one.name ?? ''),
  ]
  const bare = named.flatMap(readTechniques).map((one) => ({ ...one, unitPrices: [], setUp: null }))
  const techniques = new Map<string, ImportedTechnique>()
  for (const one of [...priced, ...bare]) {
    const known = techniques.get(one.key)
    if (!known || (known.unitPrices.length === 0 && one.unitPrices.length > 0)) techniques.set(one.key, one)
  }
  return [...techniques.values()]
}
