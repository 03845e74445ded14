/** Which column says what: by a mapping that the operator gives, else by the usual Spanish headings. */
import { importColumnUses } from '@estampa/contract/staff'
import { z } from 'zod'
import { plainOf } from '../normalize/text.ts'
import { plainLine } from '../plain-line.ts'
import { CannotImport } from '../read/source.ts'
import type { TableCell } from './rows.ts'

export const fields = importColumnUses
export type ColumnField = (typeof importColumnUses)[number]

const Header = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
export const Mapping = z.strictObject({
  columns: z
    .partialRecord(z.enum(fields as readonly ColumnField[] as [ColumnField, ...ColumnField[]]), Header)
    .optional(),
  /** Headings of prices by the quantity from which they hold. */
  prices: z.record(z.string().regex(/^[1-9]\d{0,6}$/), z.string().min(1)).optional(),
  delimiter: z.string().length(1).optional(),
  /** The sheet of a spreadsheet, or where in a JSON its list is: «proveedores[].productos[]». */
  sheet: z.string().min(1).optional(),
  /** The meaning of a text in a column of techniques: the name of one, or nothing. */
  techniques: z.record(z.string().min(1), z.string()).optional(),
})
export type Mapping = z.infer<typeof Mapping>

/** `isOfQuantity`: the heading says from how many units the price holds. */
export type PriceColumn = {
  readonly min_quantity: number
  readonly at: number
  readonly isOfQuantity: boolean
}
/** Positions of the columns; several where a field may come in several. */
export type TableColumns = {
  readonly at: Partial<Record<ColumnField, readonly number[]>>
  readonly prices: readonly PriceColumn[]
  readonly headings: readonly string[]
}

/** The first pattern that a heading fits wins, and each heading says one thing. */
const headings: readonly [ColumnField, RegExp][] = [
  [
    'sku',
    /^(?:sku|variante|codigo (?:de )?(?:la )?variante|cod variante|sku variante|codigo sku|codigo completo)$/,
  ],
  [
    'external_id',
    /^(?:cod|codigo|code|ref|referencia|cod art|codigo (?:de |del )?(?:articulo|producto|item)|cod articulo|cod producto|id producto|external id)$/,
  ],
  [
    'name',
    /^(?:nombre|producto|titulo|name|denominacion|nombre (?:de |del )?(?:producto|articulo)|descripcion corta)$/,
  ],
  ['description', /^(?:descripcion|descripcion larga|detalles?|description|caracteristicas|observaciones)$/],
  ['family', /^(?:categorias?|rubros?|familias?|linea|seccion|category|subcategoria)$/],
  ['color', /^(?:colou?r|colores|color (?:de )?(?:producto|articulo))$/],
  [
    'size_guide',
    /^(?:(?:guia|tabla) de (?:talles?|tallas?|medidas)|medidas (?:por|de|del?) (?:talles?|tallas?)|size guide)$/,
  ],
  ['size', /^(?:talles?|tallas?|size|tamano|medida talle)$/],
  ['currency', /^(?:moneda|currency|divisa)$/],
  [
    'stock',
    /^(?:stock|existencias?|disponible|disponibilidad|cantidad disponible|stock (?:actual|disponible|total)|unidades)$/,
  ],
  [
    'image',
    /^(?:imagen|imagenes|foto|fotos|url (?:de )?(?:la )?(?:imagen|foto)|link (?:de )?(?:imagen|foto)|image|images|image url|imagen \d+|foto \d+|imagen principal)$/,
  ],
  [
    'technique',
    /^(?:tecnicas?|tecnicas? (?:de )?(?:aplicacion|impresion|personalizacion|marcado)|personalizacion|impresion|marcado|logo|logueo)$/,
  ],
  ['material', /^(?:material|materiales|composicion|tela)$/],
  ['brand', /^(?:marca|brand)$/],
  ['minimum', /^(?:minimo|cantidad minima|min|minimo (?:de )?(?:venta|compra|impresion|aplicacion))$/],
  ['weight', /^(?:peso|peso (?:unitario|g|gr|grs|kg|en gramos)|weight)$/],
  ['height', /^(?:alto|altura|alto cm|height)$/],
  ['length', /^(?:largo|profundidad|largo cm|length)$/],
  ['width', /^(?:ancho|ancho cm|width)$/],
  [
    'units_per_box',
    /^(?:unidades (?:por|x) (?:caja|bulto)|bulto|caja|un x caja|u x caja|cantidad por caja)$/,
  ],
  ['tag', /^(?:etiqueta|tag|sello)$/],
  ['featured', /^(?:destacado|featured)$/],
  ['published', /^(?:publicado|activo|published|visible)$/],
]
const price =
  /^(?:precio|costo|price|valor|importe|lista|p)(?: (?:unitario|unit|lista|neto|costo|mayorista|publico|sin iva|ars|clp|\$|final|de|s iva))*(?: (?:x|por|desde|a partir de|mas de|de))? ?(\d{1,6})?(?: ?(?:u|un|uds?|unid|unidades|mas))?$/
/** A code where there is no other; else the name. */
const codeOrName = /^(?:articulo|modelo|item|id)$/
const codes = new Set(['external_id', 'sku'])

/** Undefined where this row is no row of headings. */
export function findColumns(
  cells: readonly TableCell[],
  mapping: Mapping | undefined,
): TableColumns | undefined {
  const names = cells.map((cell) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '',
  )
  return mapping?.columns ? mappedColumns(names, mapping) : recognisedColumns(names)
}

function mappedColumns(names: readonly string[], mapping: Mapping): TableColumns | undefined {
  const plain = names.map(plainOf)
  const find = (header: string) => plain.indexOf(plainOf(header))
  const at: Partial<Record<ColumnField, number[]>> = {}
  for (const [field, header] of Object.entries(mapping.columns ?? {})) {
    at[field as ColumnField] = [header].flat().map(find)
  }
  const prices = Object.entries(mapping.prices ?? {}).map(([quantity, header]) => ({
    min_quantity: Number(quantity),
    at: find(header),
    isOfQuantity: true,
  }))
  const all = [...Object.values(at).flat(), ...prices.map((one) => one.at)]
  if (all.length === 0 || all.includes(-1)) return undefined
  return { at, prices: withBase(prices, at.price), headings: names }
}

function recognisedColumns(names: readonly string[]): TableColumns | undefined {
  const at: Partial<Record<ColumnField, number[]>> = {}
  const prices: PriceColumn[] = []
  for (const [index, name] of names.entries()) {
    const plain = plainOf(name.replace(/\(.*?\)/g, ' '))
    if (plain === '') continue
    const priced = price.exec(plain)
    const field = headings.find(([, pattern]) => pattern.test(plain))?.[0]
    if (field && (field === 'image' || field === 'family' || at[field] === undefined))
      at[field] = [...(at[field] ?? []), index]
    else if (priced) {
      prices.push({ min_quantity: Number(priced[1] ?? 1), at: index, isOfQuantity: priced[1] !== undefined })
    }
  }
  for (const [index, name] of names.entries()) {
    if (!codeOrName.test(plainOf(name))) continue
    if (!at.external_id) at.external_id = [index]
    else if (!at.name) at.name = [index]
  }
  const known = Object.keys(at).length + (prices.length > 0 ? 1 : 0)
  if (known < 2 || !Object.keys(at).some((field) => codes.has(field))) return undefined
  const distinct = [...new Map(prices.reverse().map((one) => [one.min_quantity, one])).values()].reverse()
  // a table with a description and no name calls its names so
  if (!at.name && at.description) {
    at.name = at.description
    delete at.description
  }
  return { at, prices: distinct, headings: names }
}

function withBase(
  prices: readonly PriceColumn[],
  base: readonly number[] | undefined,
): readonly PriceColumn[] {
  const [first] = base ?? []
  if (first === undefined) return prices
  return [
    { min_quantity: 1, at: first, isOfQuantity: false },
    ...prices.filter((one) => one.min_quantity > 1),
  ]
}

export function columnsNotFound(seen: readonly string[], mapping: Mapping | undefined): CannotImport {
  const found =
    seen.length > 0 ? ` La primera fila dice: ${plainLine(seen.filter(Boolean).join(' | '), 300)}` : ''
  const wanted = mapping?.columns
    ? 'las columnas que nombra --mapping'
    : 'una columna de código y otra que conozcamos'
  const hint = mapping?.columns ? '' : ' Con --mapping se dice cuál es cuál (ver --help).'
  return new CannotImport(`Ninguna de las primeras filas tiene ${wanted}.${found}${hint}`)
}
