/** The changes of a product in words: «precio $ 1.200,00 → $ 1.300,00», «escalas 7 → 1». */
import { type SizeGuide, sizeGuideText, type Tier } from '@estampa/domain/catalog'
import { numberText } from '@estampa/domain/messages/numbers'
import { formatPriceText } from '@estampa/domain/money'
import type { FieldChange, ProductChange } from '../catalog/product-changes.ts'
import { plainLine } from './plain-line.ts'

const labels: Record<string, string> = {
  name: 'nombre',
  description: 'descripción',
  supplementary_information_text: 'información adicional',
  type: 'tipo',
  families: 'categorías',
  images: 'imágenes',
  subattributes: 'atributos',
  printing_areas: 'áreas de impresión',
  printing_types: 'técnicas',
  minimum_order_quantity: 'mínimo',
  customization_under_minimum_extra_cost: 'recargo bajo el mínimo',
  unit_weight: 'peso',
  height: 'alto',
  length: 'largo',
  width: 'ancho',
  units_per_box: 'unidades por caja',
  tag: 'etiqueta',
  featured: 'destacado',
  published: 'publicado',
  production_days: 'días de producción',
  video_url: 'video',
  size_guide: 'guía de talles',
  stock: 'stock',
  size: 'talle',
  color: 'color',
  availability: 'se ofrece',
  on_order_days: 'días a pedido',
}
const offers: Record<string, string> = {
  stock: 'con stock contado',
  on_order: 'a pedido',
  none: 'no se vende',
}
/** They follow from the color and the size. */
const silent = new Set([
  'primary_color',
  'secondary_color',
  'element_description_1',
  'element_description_2',
  'element_description_3',
])
const shownText = 60

/** The product's line and one for each thing that changes; variants of which the same changes share one. */
export function changeLines({ external_id, name, fields }: ProductChange): string[] {
  const own = fields.filter(({ sku }) => sku === null).map((one) => `    ${fieldText(one)}`)
  const variants = new Map<string, string[]>()
  for (const change of fields) {
    if (change.sku === null || silent.has(change.field)) continue
    const text = variantText(change)
    variants.set(text, [...(variants.get(text) ?? []), change.sku])
  }
  const grouped = [...variants].map(([text, skus]) => `    ${namesOf(skus)}: ${text}`)
  return [`  ${plainLine(external_id, 80)} «${plainLine(name, 80)}»`, ...own, ...grouped]
}

function namesOf(skus: readonly string[]): string {
  const shown = skus.slice(0, 4).map((sku) => plainLine(sku, 80))
  return skus.length > 4 ? `${skus.length} variantes (${shown.join(', ')}…)` : shown.join(', ')
}

function variantText({ field, before, after }: FieldChange): string {
  if (field === 'variant') return 'variante nueva'
  if (field === 'active') return after === true ? 'vuelve a la venta' : 'se retira'
  if (field === 'tiers') return tiersText(before as Tier[], after as Tier[])
  return fieldText({ sku: null, field, before, after })
}

function tiersText(before: readonly Tier[], after: readonly Tier[]): string {
  const differences = [...before, ...after].map((tier) => tier.min_quantity)
  const changed = [...new Set(differences)]
    .sort((a, b) => a - b)
    .filter((quantity) => costAt(before, quantity) !== costAt(after, quantity))
  const [first = 1] = changed
  const from = first === 1 && before.length <= 1 && after.length <= 1 ? '' : ` desde ${first}`
  const price = `precio${from} ${changedPriceText(costAt(before, first))} → ${changedPriceText(costAt(after, first))}`
  const more = changed.length > 1 ? `, y ${changed.length - 1} más` : ''
  return before.length === after.length
    ? `${price}${more}`
    : `escalas ${before.length} → ${after.length} (${price}${more})`
}

function costAt(tiers: readonly Tier[], quantity: number): number | undefined {
  return tiers.find((tier) => tier.min_quantity === quantity)?.cost
}

/** Cents where there are any: a Chilean price has none. */
export function changedPriceText(cost: number | undefined): string {
  return cost === undefined ? 'sin precio' : formatPriceText(cost, cost % 100 === 0 ? 0 : 2)
}

function fieldText({ field, before, after }: FieldChange): string {
  const label = labels[field] ?? field
  if (Array.isArray(before) && Array.isArray(after)) return `${label}: ${before.length} → ${after.length}`
  return `${label}: ${valueText(field, before)} → ${valueText(field, after)}`
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vacío)'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (field === 'size_guide') return `«${plainLine(sizeGuideText(value as SizeGuide), shownText)}»`
  if (field === 'availability') return offers[String(value)] ?? String(value)
  if (field === 'customization_under_minimum_extra_cost') return changedPriceText(Number(value))
  return typeof value === 'number' ? numberText(value) : `«${plainLine(String(value), shownText)}»`
}
