/**
 * A products export of Shopify, in its old headings and its new ones. Neighbouring rows with one handle are a product:
 * the first says what the product is, the others add variants, and a row with nothing but a picture adds that.
 */
import {
  type ExportKind,
  type ExportRecord,
  type ExportRow,
  type ExportVariant,
  familiesCell,
  machineNumber,
  onOrderStock,
  optionFields,
  picturesCell,
  uncountedStock,
  weightInGrams,
} from './export-kind.ts'

const handle = ['handle', 'url handle']
const picture = ['image src', 'product image url']
const variantPicture = ['variant image', 'variant image url']
const price = ['variant price', 'price']
const sku = ['variant sku', 'sku']
const stock = ['variant inventory qty', 'inventory quantity']
const grams = ['variant grams', 'weight value grams']

export const shopify: ExportKind = {
  system: 'shopify',
  fits: (names) =>
    handle.some((name) => names.has(name)) &&
    ['title', 'option1 name', 'option1 value'].every((one) => names.has(one)),
  fields: (names) => [
    'external_id',
    'sku',
    'name',
    'color',
    'size',
    ...(names.has('body html') || names.has('description') ? (['description'] as const) : []),
    ...(names.has('vendor') ? (['brand'] as const) : []),
    ...(names.has('type') || names.has('product category') ? (['family'] as const) : []),
    ...(price.some((name) => names.has(name)) ? (['price'] as const) : []),
    ...(stock.some((name) => names.has(name)) ? (['stock'] as const) : []),
    ...(grams.some((name) => names.has(name)) ? (['weight'] as const) : []),
    ...(picture.some((name) => names.has(name)) ? (['image'] as const) : []),
    'published',
  ],
  async *read(records) {
    let product: ExportRecord[] = []
    for await (const record of records) {
      const [first] = product
      const code = record.text(...handle)
      if (first && code !== '' && code !== first.text(...handle)) {
        yield* rowsOf(product)
        product = []
      }
      product.push(record)
    }
    if (product.length > 0) yield* rowsOf(product)
  },
}

function* rowsOf(records: readonly ExportRecord[]): Generator<ExportRow> {
  const [first] = records
  if (!first) return
  const variants = records.filter((record) => hasVariant(record) || record === first)
  const own = new Set(variants.map((record) => record.text(...variantPicture)).filter(Boolean))
  const common = records
    .map((record) => record.text(...picture))
    .filter((address) => address !== '' && !own.has(address))
  const head = headOf(first)
  for (const record of variants) {
    const shown = record.text(...variantPicture)
    yield {
      where: record.where,
      variant: {
        ...head,
        ...optionFields(optionsOf(record, first)),
        sku: record.text(...sku),
        price: machineNumber(record.text(...price)),
        stock: stockOf(record),
        weight: weightInGrams(record.text(...grams)),
        image: picturesCell([...(shown === '' ? [] : [shown]), ...common]),
      },
    }
  }
}

function hasVariant(record: ExportRecord): boolean {
  return [...sku, ...price, 'option1 value'].some((name) => record.text(name) !== '')
}

/** The names of the options stand in the first row of a product alone. */
function optionsOf(record: ExportRecord, first: ExportRecord) {
  return [1, 2, 3].map((number) => ({
    name: record.text(`option${number} name`) || first.text(`option${number} name`),
    value: record.text(`option${number} value`),
  }))
}

function headOf(first: ExportRecord): ExportVariant {
  const state = first.text('status').toLowerCase()
  const isHidden = /^(?:false|no|0)$/i.test(first.text('published', 'published on online store'))
  const category = first.text('product category').split('>').at(-1)?.trim() ?? ''
  return {
    external_id: first.text(...handle),
    name: first.text('title'),
    description: first.text('body html', 'description'),
    brand: first.text('vendor'),
    family: familiesCell([first.text('type') || category]),
    published: isHidden || state === 'draft' || state === 'archived' ? 'no' : 'si',
  }
}

function stockOf(record: ExportRecord) {
  const isOversold = /^(?:continue|true)$/i.test(
    record.text('variant inventory policy', 'continue selling when out of stock'),
  )
  if (isOversold) return onOrderStock
  const isCounted = record.text('variant inventory tracker', 'inventory tracker') !== ''
  return isCounted ? machineNumber(record.text(...stock)) : uncountedStock
}
