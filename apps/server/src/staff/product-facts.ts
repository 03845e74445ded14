/** The fields of a product that changed, as the changes of a shop say them. */
import type { Generic } from '@estampa/domain/catalog'
import { formatPriceText } from '@estampa/domain/money'
import type { FieldChange } from '../catalog/product-changes.ts'

type Facts = Readonly<Record<string, string | readonly string[]>>
type TextsOfValues = {
  /** Of categories, by id. */
  titles: ReadonlyMap<number, string>
  roundPrice: number
}

/** Before and after, by field; what is of variants is said with their skus. */
export function productFacts(
  changes: readonly FieldChange[],
  texts: TextsOfValues,
): { before: Facts; after: Facts } {
  const facts = (side: 'before' | 'after') => {
    const said: Record<string, string | string[]> = {}
    for (const { sku, field, [side]: value } of changes) {
      const name = names[field]
      if (name === undefined) continue
      const text = textOf(field, value, texts)
      if (sku === null) said[name] = text
      else if (text !== '' || field !== 'variant') said[name] = [...(said[name] ?? []), `${sku}: ${text}`]
    }
    return said
  }
  return { before: facts('before'), after: facts('after') }
}

const names: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  supplementary_information_text: 'moreInformation',
  tag: 'tag',
  video_url: 'videoUrl',
  featured: 'isFeatured',
  published: 'isPublished',
  families: 'families',
  subattributes: 'attributes',
  minimum_order_quantity: 'minimumOrderQuantity',
  production_days: 'productionDays',
  unit_weight: 'unitWeight',
  height: 'height',
  length: 'length',
  width: 'width',
  units_per_box: 'unitsPerBox',
  retired: 'isRetired',
  images: 'pictures',
  variant: 'newVariants',
  color: 'color',
  primary_color: 'primaryColor',
  size: 'size',
  stock: 'stock',
  availability: 'availability',
  on_order_days: 'onOrderDays',
  active: 'isActive',
  tiers: 'tiers',
}

const MAX_TEXT = 300

function textOf(field: string, value: FieldChange['before'], { titles, roundPrice }: TextsOfValues): string {
  if (value === null || value === undefined) return ''
  if (field === 'families') {
    return (value as { id: number }[]).map(({ id }) => titles.get(id) ?? String(id)).join(', ')
  }
  if (field === 'subattributes') {
    const attributes = value as Generic['subattributes']
    return attributes.map(({ attribute_name, name }) => `${attribute_name}: ${name}`).join(', ')
  }
  if (field === 'images') {
    const images = value as Generic['images']
    return images
      .map(({ image_url, variant, alt }) => [fileOf(image_url), variant, alt].filter(Boolean).join(' '))
      .join(', ')
  }
  if (field === 'variant') {
    const { color, size } = value as Generic['products'][number]
    return `${color} ${size}`.trim() || '–'
  }
  if (field === 'tiers') {
    const tiers = value as Generic['products'][number]['tiers']
    return tiers
      .map(({ min_quantity, cost }) => `${min_quantity} u. ${formatPriceText(cost, roundPrice)}`)
      .join(' · ')
  }
  const text = String(value)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

/** Enough of a picture's address to tell it from the others. */
const fileOf = (address: string) => (address.split('/').at(-1) ?? '').replace(/\.webp$/, '').slice(-8)
