/** A feed of Google Merchant, as a table or in XML: each item is a variant, and those of one group are a product. */
import {
  type ExportKind,
  type ExportRecord,
  type ExportVariant,
  familiesCell,
  onOrderStock,
  picturesCell,
  uncountedStock,
  weightInGrams,
} from './export-kind.ts'

/** The attributes that are read; in a table and in XML some have «g:» before them. */
export const googleAttributes = [
  'id',
  'title',
  'description',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'item_group_id',
  'color',
  'size',
  'material',
  'brand',
  'product_type',
  'google_product_category',
  'shipping_weight',
] as const

export const google: ExportKind = {
  system: 'google',
  fits: (names) =>
    hasName(names, 'id') &&
    hasName(names, 'title') &&
    hasName(names, 'price') &&
    hasName(names, 'image link'),
  fields: (names) => [
    'external_id',
    'sku',
    'name',
    'color',
    'size',
    'price',
    'stock',
    'image',
    ...(hasName(names, 'description') ? (['description'] as const) : []),
    ...(hasName(names, 'material') ? (['material'] as const) : []),
    ...(hasName(names, 'brand') ? (['brand'] as const) : []),
    ...(hasName(names, 'product type') || hasName(names, 'google product category')
      ? (['family'] as const)
      : []),
    ...(hasName(names, 'shipping weight') ? (['weight'] as const) : []),
  ],
  async *read(records) {
    for await (const record of records) {
      const isOffered = attributeOf(record, 'sale price') !== ''
      const id = attributeOf(record, 'id')
      yield {
        where: record.where,
        variant: variantOf(record, id),
        ...(isOffered && { notices: [{ notice: 'offer_price', about: id } as const] }),
      }
    }
  },
}

const hasName = (names: ReadonlySet<string>, name: string) => names.has(name) || names.has(`g ${name}`)
const attributeOf = (record: ExportRecord, name: string) => record.text(name, `g ${name}`)

function variantOf(record: ExportRecord, id: string): ExportVariant {
  const value = (name: string) => attributeOf(record, name)
  // the taxonomy's own numbers say nothing to a person
  const path =
    value('product type') ||
    (/^\d+$/.test(value('google product category')) ? '' : value('google product category'))
  const [shown, ...more] = [value('image link'), ...value('additional image link').split(/,\s*(?=https?:)/)]
  return {
    external_id: value('item group id') || id,
    sku: id,
    name: value('title'),
    description: value('description'),
    color: value('color').split('/')[0] ?? '',
    size: value('size'),
    material: value('material'),
    brand: value('brand'),
    family: familiesCell([path]),
    price: value('price'),
    stock: stockOf(value('availability')),
    weight: weightInGrams(value('shipping weight')),
    image: picturesCell([shown ?? '', ...more].filter(Boolean)),
  }
}

/** A feed says whether there is stock, never how much. */
function stockOf(availability: string) {
  const state = availability.toLowerCase().replaceAll('_', ' ')
  if (state === 'out of stock') return 0
  return state === 'backorder' || state === 'preorder' ? onOrderStock : uncountedStock
}
