/**
 * The variants of a Zecat product. They come twice, flat in `products` and in groups with other spellings;
 * both are one record by sku. Which element is the color and which the size is said by its attribute.
 */

import { fault, type ImportFault, type ImportNotice, isFault } from '../faults.ts'
import { colorOf, splitColor } from '../normalize/colors.ts'
import { booleanOf, type ImportPriceRules, stockOf } from '../normalize/numbers.ts'
import { sizeNameOf, splitSize } from '../normalize/sizes.ts'
import { cleanText, isIdle, plainOf, sentenceCase, withoutUndefined } from '../normalize/text.ts'
import type { ImportedVariant } from '../product.ts'
import { tiersOf } from './prices.ts'
import type { ZecatRange, ZecatRecord, ZecatVariant } from './record.ts'

export type ReadVariant = {
  variant?: ImportedVariant
  sku: string
  faults: ImportFault[]
  notices: ImportNotice[]
}

/** One record per sku: what the flat form says wins, the groups fill in. Repeated flat ones stay repeated. */
export function variantRecords(record: ZecatRecord): ZecatVariant[] {
  const grouped = [record.variants?.colors, record.variants?.sizes].flatMap((groups) =>
    Object.values(groups ?? {}).flatMap((group) => group ?? []),
  )
  const bySku = new Map<string, ZecatVariant>()
  for (const variant of grouped) {
    const sku = variant.sku?.trim() ?? ''
    if (sku !== '' && !bySku.has(sku)) bySku.set(sku, variant)
  }
  const flat = record.products ?? []
  const known = new Set(flat.map((variant) => variant.sku?.trim()))
  const filled = flat.map((variant) => filledFrom(variant, bySku.get(variant.sku?.trim() ?? '')))
  return [...filled, ...[...bySku].filter(([sku]) => !known.has(sku)).map(([, variant]) => variant)]
}

function filledFrom(variant: ZecatVariant, other: ZecatVariant | undefined): ZecatVariant {
  if (!other) return variant
  const trimmedText = Object.entries(variant).filter(([, value]) => value !== undefined && value !== '')
  return { ...other, ...Object.fromEntries(trimmedText) } as ZecatVariant
}

export function readVariant(
  record: ZecatRecord,
  variant: ZecatVariant,
  where: string,
  rules: ImportPriceRules,
): ReadVariant {
  const sku = cleanText(variant.sku ?? '', 80)
  if (sku === '') return { sku, faults: [fault('no_sku')], notices: [] }
  const ranges = (variant.discountRangeProduct ?? []).flatMap((one): ZecatRange[] =>
    one.discountRange ? [one.discountRange] : [],
  )
  const tiers = tiersOf(
    {
      price: variant.price ?? record.price,
      partner: variant.discount_partner,
      ranges: ranges.length > 0 ? ranges : (record.discountRanges ?? []),
    },
    rules,
  )
  const stock = netStock(variant)
  const namesScale = variant.discountRangeProduct !== undefined || record.discountRanges !== undefined
  const faults = [tiers, stock].filter(isFault)
  if (isFault(tiers) || isFault(stock)) return { sku, faults, notices: [] }
  const words = wordsOf(record, variant)
  return {
    sku,
    faults,
    notices: [
      ...(tiers === null ? [{ notice: 'no_price', about: sku } as const] : []),
      ...(words.color !== undefined && words.primary_color === null
        ? [{ notice: 'color_unknown', about: words.color } as const]
        : []),
    ],
    variant: withoutUndefined({
      sku,
      where,
      ...(namesScale ? { tiers } : { singlePrice: { min_quantity: null, cost: tiers?.[0]?.cost ?? null } }),
      stock,
      isCounted: variant.stock === undefined ? undefined : (true as const),
      // a record that names its product brings a retired variant back
      active: booleanOf(variant.active) ?? (record.name === undefined ? undefined : true),
      ...words,
    }),
  }
}

/** The stock less what the supplier holds for others; undefined where the feed does not say. */
function netStock(variant: ZecatVariant): number | undefined | ImportFault {
  const [stock, reserved] = [
    stockOf(variant.stock),
    stockOf(variant.reservedStock ?? variant.reserved_stock ?? variant.reserved),
  ]
  if (isFault(stock)) return stock
  if (stock === null) return undefined
  return Math.max(0, stock - (isFault(reserved) ? 0 : (reserved ?? 0)))
}

function wordsOf(record: ZecatRecord, variant: ZecatVariant): Partial<ImportedVariant> {
  const elements = elementsOf(variant)
  const named = (pattern: RegExp) => elements.find(({ label }) => pattern.test(plainOf(label)))?.text ?? ''
  const inName = splitSize(cleanText(record.name ?? ''))
  const size = said(variant.size) || named(/^tall|^tamano|^size/) || (inName?.size ?? '')
  const sayColor =
    said(variant.color) || named(/color/) || (inName ? (splitColor(inName.name)?.color ?? '') : '')
  const color = colorOf(sayColor, [
    variant.primary_color ?? variant.primaryColor,
    variant.secondary_color ?? variant.secondaryColor,
  ])
  const [first = '', second = '', third = ''] = elements.map(({ label, text }) => {
    return /color/.test(plainOf(label))
      ? color.color
      : /^tall/.test(plainOf(label))
        ? sizeNameOf(text)
        : sentenceCase(text)
  })
  return {
    ...(color.color !== '' || color.primary_color !== null ? color : {}),
    size: sizeNameOf(size) || undefined,
    elements: first + second + third === '' ? undefined : ([first, second, third] as const),
  }
}

function said(text: string | undefined): string {
  const clean = cleanText(text ?? '', 60)
  return isIdle(clean) ? '' : clean
}

function elementsOf(variant: ZecatVariant): { label: string; text: string }[] {
  const v = variant
  const rows: [string | undefined, string | undefined][] = [
    [v.element_description_1 ?? v.elementDescription1, (v.attribute_1 ?? v.attribute_one)?.description],
    [v.element_description_2 ?? v.elementDescription2, (v.attribute_2 ?? v.attribute_two)?.description],
    [v.element_description_3 ?? v.elementDescription3, (v.attribute_3 ?? v.attribute_three)?.description],
  ]
  return rows.map(([text, label]) => ({ label: label ?? '', text: said(text) }))
}
