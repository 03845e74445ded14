/**
 * Colors by sizes while somebody chooses them: each pair is a variant with a sku that is proposed and may be typed. Pairs
 * that the product has already stay as they are; their colors may get another name and another tone.
 */

import { sortSizes } from '@estampa/domain/catalog'
import { colorSwatches } from '@estampa/domain/catalog/color-swatches'
import { proposedSku } from '@estampa/domain/catalog/new-product'
import { plainText } from '@estampa/domain/plain-text'
import type { StaffVariant } from './use-product.ts'

export type MatrixColor = {
  id: string
  name: string
  /** '#rrggbb'; empty: none. */
  hex: string
  /** Somebody chose the tone; without it the name says it. */
  isOwnTone?: boolean
  /** As the product calls it; undefined: it is new. */
  was?: { name: string; hex: string }
}
export type VariantMatrix = {
  colors: readonly MatrixColor[]
  sizes: readonly string[]
  /** What was typed, by the key of the pair. */
  skus: Readonly<Record<string, string>>
  /** Keys of pairs that are not made. */
  leftOut: readonly string[]
}
export type MatrixCell = {
  key: string
  sku: string
  state: 'new' | 'left_out' | 'there'
}
export type MatrixRow = { color: MatrixColor | null; cells: readonly MatrixCell[] }
type VariantThere = Pick<StaffVariant, 'sku' | 'color' | 'size' | 'primaryColor'>

export const emptyMatrix: VariantMatrix = { colors: [], sizes: [], skus: {}, leftOut: [] }

export function matrixOf(variants: readonly VariantThere[]): VariantMatrix {
  const byColor = Map.groupBy(variants, ({ color }) => color)
  const colors = [...byColor].map(([name, [first]]) => {
    const hex = first?.primaryColor ?? ''
    return { id: `was ${name}`, name, hex, isOwnTone: hex !== '', was: { name, hex } }
  })
  const isPlain = colors.length === 1 && colors[0]?.name === ''
  return { ...emptyMatrix, colors: isPlain ? [] : colors, sizes: sizesOf(variants) }
}

const sizesOf = (variants: readonly VariantThere[]) => [
  ...new Set(variants.map(({ size }) => size).filter((size) => size !== '')),
]

/** The rows as they are shown; without colors one row, without sizes one column. */
export function matrixRows(
  { colors, sizes, skus, leftOut }: VariantMatrix,
  code: string,
  variants: readonly VariantThere[],
): MatrixRow[] {
  const used = new Set([...variants.map(({ sku }) => sku), ...Object.values(skus)])
  const columns = matrixColumns(sizes, variants)
  const rows = colors.length > 0 ? colors : [null]
  return rows.map((color) => ({
    color,
    cells: columns.map((size): MatrixCell => {
      const key = `${color?.id ?? ''}|${size}`
      const there = variants.find((one) => one.size === size && one.color === (color ? color.was?.name : ''))
      if (there) return { key, sku: there.sku, state: 'there' }
      const pair = { color: color?.name.trim() ?? '', size }
      const sku = skus[key] ?? proposedSku(code.trim(), pair, (proposed) => used.has(proposed))
      const isLeftOut = leftOut.includes(key)
      if (!isLeftOut) used.add(sku)
      return { key, sku, state: isLeftOut ? 'left_out' : 'new' }
    }),
  }))
}

/** The sizes in their order; '' for what has none. */
export function matrixColumns(sizes: readonly string[], variants: readonly VariantThere[]): string[] {
  const isAnyPlain = variants.some(({ size }) => size === '')
  return sizes.length === 0 ? [''] : [...(isAnyPlain ? [''] : []), ...sortSizes(sizes)]
}

export type MatrixVariant = { sku: string; color: string; primaryColor: string | null; size: string }

/** What is new in it. */
export function newVariantsOf(matrix: VariantMatrix, code: string, variants: readonly VariantThere[]) {
  const columns = matrixColumns(matrix.sizes, variants)
  return matrixRows(matrix, code, variants).flatMap(({ color, cells }) =>
    cells.flatMap(({ sku, state }, at): MatrixVariant[] =>
      state === 'new'
        ? [
            {
              sku: sku.trim(),
              color: color?.name.trim() ?? '',
              primaryColor: color?.hex || null,
              size: columns[at] ?? '',
            },
          ]
        : [],
    ),
  )
}

/** The variants whose color is called or looks otherwise. */
export function recoloredVariants({ colors }: VariantMatrix, variants: readonly VariantThere[]) {
  return colors.flatMap(({ name, hex, was }) => {
    if (!was || (was.name === name.trim() && was.hex === hex)) return []
    const ofColor = variants.filter(({ color }) => color === was.name)
    return ofColor.map(({ sku }) => ({ sku, color: name.trim(), primaryColor: hex || null }))
  })
}

/** The color under another name; a new one that has no tone of its own gets that of the name. */
export function renamedColor(color: MatrixColor, name: string): MatrixColor {
  return { ...color, name, hex: color.isOwnTone ? color.hex : (toneOf(name) ?? color.hex) }
}

const toneOf = (name: string) =>
  colorSwatches.find(([known]) => plainText(known) === plainText(name.trim()))?.[1]

/** Names that are missing or there twice, by the id of the color. */
export function faultsOfColors({ colors }: VariantMatrix): ReadonlyMap<string, 'empty' | 'repeated'> {
  const faults = new Map<string, 'empty' | 'repeated'>()
  for (const { id, name, was } of colors) {
    const isAgain = colors.some(
      (one) => one.id !== id && plainText(one.name.trim()) === plainText(name.trim()),
    )
    if (name.trim() === '' && was?.name !== '') faults.set(id, 'empty')
    else if (isAgain) faults.set(id, 'repeated')
  }
  return faults
}

/** Sizes with what was typed: «S, M, L» are three. */
export function withSizes(sizes: readonly string[], typed: string): string[] {
  const added = typed.split(/[,;/\n]/).map((size) => size.trim().slice(0, 30))
  return sortSizes([...new Set([...sizes, ...added.filter((size) => size !== '')])])
}
