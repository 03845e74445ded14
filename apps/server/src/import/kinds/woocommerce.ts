/**
 * A products export of WooCommerce, in English or in Spanish. A variable product is the head of its variations, which
 * name it as their parent and may stand before it; a simple one is a product with one variant.
 */
import type { ImportNotice } from '../faults.ts'
import {
  type ExportKind,
  type ExportRecord,
  type ExportRow,
  type ExportVariant,
  familiesCell,
  lengthInCentimeters,
  machineNumber,
  onOrderStock,
  optionFields,
  picturesCell,
  uncountedStock,
  weightInGrams,
} from './export-kind.ts'

const type = ['type', 'tipo']
const name = ['name', 'nombre']
const regular = ['regular price', 'precio normal']
const offer = ['sale price', 'precio rebajado', 'precio de oferta']
const categories = ['categories', 'categorias']
const pictures = ['images', 'imagenes']
const published = ['published', 'publicado']
const weight = ['weight kg', 'weight g', 'weight lbs', 'weight oz', 'peso kg', 'peso g']
const measures = {
  length: ['length cm', 'length mm', 'length in', 'longitud cm', 'longitud mm'],
  width: ['width cm', 'width mm', 'width in', 'anchura cm', 'anchura mm', 'ancho cm'],
  height: ['height cm', 'height mm', 'height in', 'altura cm', 'altura mm'],
} as const
const mostAttributes = 10

export const woocommerce: ExportKind = {
  system: 'woocommerce',
  fits: (names) =>
    [type, name, regular, published].every((all) => all.some((one) => names.has(one))) && names.has('sku'),
  fields: (names) => {
    const has = (all: readonly string[]) => all.some((one) => names.has(one))
    const measured = (['length', 'width', 'height'] as const).filter((field) => has(measures[field]))
    return [
      'external_id',
      'sku',
      'name',
      'description',
      'color',
      'size',
      'price',
      'stock',
      'published',
      ...(has(categories) ? (['family'] as const) : []),
      ...(has(pictures) ? (['image'] as const) : []),
      ...(has(weight) ? (['weight'] as const) : []),
      ...measured,
    ]
  },
  async *read(records) {
    const parents = new Map<string, ExportRecord>()
    const orphans: ExportRecord[] = []
    for await (const record of records) {
      const kind = record.text(...type).toLowerCase()
      if (/\bvariable\b/.test(kind)) for (const key of namesOf(record)) parents.set(key, record)
      else if (/\bvariation\b|\bvariacion\b|\bvariación\b/.test(kind)) {
        const parent = parents.get(record.text('parent', 'superior', 'principal'))
        if (parent) yield* variationRow(record, parent)
        else orphans.push(record)
      } else if (/\bsimple\b/.test(kind)) yield simpleRow(record)
      else yield { where: record.where, notices: [{ notice: 'not_a_product', about: record.where }] }
    }
    for (const record of orphans) {
      const parent = parents.get(record.text('parent', 'superior', 'principal'))
      if (parent) yield* variationRow(record, parent)
      else yield simpleRow(record)
    }
  },
}

/** By what its variations call it. */
function namesOf(record: ExportRecord): string[] {
  return [record.text('sku'), `id:${record.text('id')}`].filter((key) => key !== '' && key !== 'id:')
}

/** A product without a SKU is known by the number that the other shop gave it. */
const codeOf = (record: ExportRecord) => record.text('sku') || `WC-${record.text('id')}`

/** A variation that is switched off is none. */
function* variationRow(record: ExportRecord, parent: ExportRecord): Generator<ExportRow> {
  if (!isPublished(record)) return
  const own = picturesOf(record)
  const common = picturesOf(parent).filter((address) => !own.includes(address))
  const measured = measuresOf(parent)
  yield {
    where: record.where,
    notices: noticesOf(record),
    variant: {
      ...headOf(parent),
      ...optionFields(attributesOf(record, true)),
      ...Object.fromEntries(Object.entries(measuresOf(record)).filter(([, value]) => value !== null)),
      ...(Object.values(measuresOf(record)).every((value) => value === null) && measured),
      external_id: codeOf(parent),
      sku: codeOf(record),
      price: priceOf(record),
      stock: stockOf(record),
      image: picturesCell([...own, ...common]),
    },
  }
}

function simpleRow(record: ExportRecord): ExportRow {
  return {
    where: record.where,
    notices: noticesOf(record),
    variant: {
      ...headOf(record),
      ...optionFields(attributesOf(record, false)),
      ...measuresOf(record),
      external_id: codeOf(record),
      sku: codeOf(record),
      price: priceOf(record),
      stock: stockOf(record),
      image: picturesCell(picturesOf(record)),
    },
  }
}

function headOf(record: ExportRecord): ExportVariant {
  return {
    name: record.text(...name),
    description:
      record.text('description', 'descripcion') || record.text('short description', 'descripcion corta'),
    family: familiesCell(listOf(record.text(...categories))),
    published: isPublished(record) ? 'si' : 'no',
  }
}

/** 1 is published, 0 is private and -1 a draft. */
const isPublished = (record: ExportRecord) => record.text(...published) === '1'

/** Parts between commas; a comma of a name has a backslash before it. */
const listOf = (text: string) => text.split(/(?<!\\),\s*/).map((part) => part.replaceAll('\\,', ','))

const picturesOf = (record: ExportRecord) =>
  record
    .text(...pictures)
    .split(/,\s*(?=https?:)/)
    .filter(Boolean)

/** Of a simple product an attribute with several values tells no variants apart. */
function attributesOf(record: ExportRecord, isVariation: boolean) {
  return Array.from({ length: mostAttributes }, (_, at) => ({
    name: record.text(`attribute ${at + 1} name`, `nombre del atributo ${at + 1}`),
    value: record.text(
      `attribute ${at + 1} value s`,
      `valor es del atributo ${at + 1}`,
      `valores del atributo ${at + 1}`,
    ),
  })).filter(({ value }) => isVariation || listOf(value).length === 1)
}

function priceOf(record: ExportRecord) {
  return machineNumber(record.text(...regular) || record.text(...offer))
}

function noticesOf(record: ExportRecord): ImportNotice[] {
  const isOffered = record.text(...offer) !== '' && record.text(...regular) !== ''
  return isOffered ? [{ notice: 'offer_price', about: codeOf(record) }] : []
}

function measuresOf(record: ExportRecord): ExportVariant {
  const lengthOf = (names: readonly string[]) =>
    lengthInCentimeters(record.text(...names), record.heading(...names))
  return {
    weight: weightInGrams(record.text(...weight), record.heading(...weight)),
    length: lengthOf(measures.length),
    width: lengthOf(measures.width),
    height: lengthOf(measures.height),
  }
}

function stockOf(record: ExportRecord) {
  const counted = record.text('stock', 'inventario', 'existencias')
  const state = record.text('in stock', 'hay existencias', 'en inventario').toLowerCase()
  const takesOrders = /^(?:1|notify)$/i.test(
    record.text('backorders allowed', 'permitir reservas de productos agotados'),
  )
  if (state === 'backorder') return onOrderStock
  if (counted !== '') return Number(counted) <= 0 && takesOrders ? onOrderStock : machineNumber(counted)
  return state === '0' ? 0 : uncountedStock
}
