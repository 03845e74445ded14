/**
 * Measures of a garment in each of its sizes, in centimeters, laid flat. People write them in one line for a product
 * or a category («S: ancho 48, largo 70; M: ancho 51, largo 72»); the product's page shows it as a table.
 */
import { type Refusal, refuse } from '../refusal.ts'

export type SizeGuide = {
  /** Names of the measures: Ancho, Largo, Manga. */
  readonly measures: readonly string[]
  /** As they were written, small to large. A measure that a size does not have is null. */
  readonly sizes: readonly { readonly size: string; readonly centimeters: readonly (number | null)[] }[]
}

const MAX_SIZES = 40
const MAX_MEASURES = 8
const measured =
  /^\s*[,·y-]?\s*(\p{L}[\p{L} ./]{1,29}?)\s*:?\s*(\d{1,3}(?:[.,]\d)?)\s*(?:cm)?\.?(?=[\s,·-]|$)/iu

/** Reads what somebody wrote; the refusal quotes the part that was not understood. */
export function parseSizeGuide(text: string): SizeGuide | Refusal {
  const rows = text
    .split(/[;\n|]/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map(parseRow)
  const wrong = rows.find((row) => 'part' in row)
  if (wrong) return refuse('size_guide_unclear', { part: wrong.part })
  const read = rows.flatMap((row) => ('part' in row ? [] : [row]))
  const measures = [...new Set(read.flatMap(({ values }) => [...values.keys()]))]
  const sizes = new Set(read.map(({ size }) => size.toUpperCase()))
  const isSound = sizes.size === read.length && read.length <= MAX_SIZES && measures.length <= MAX_MEASURES
  if (read.length === 0 || !isSound) return refuse('size_guide_unclear', { part: text.trim().slice(0, 60) })
  return {
    measures,
    sizes: read.map(({ size, values }) => ({
      size,
      centimeters: measures.map((measure) => values.get(measure) ?? null),
    })),
  }
}

type SizeMeasures = { size: string; values: Map<string, number> } | { part: string }

function parseRow(row: string): SizeMeasures {
  const [, size = '', rest = ''] = /^([^:=]{1,20})[:=](.*)$/.exec(row) ?? []
  const values = new Map<string, number>()
  let left = rest
  while (left.trim() !== '') {
    const [whole, name = '', number = ''] = measured.exec(left) ?? []
    const centimeters = Number(number.replace(',', '.'))
    const measure = capitalized(name)
    if (whole === undefined || centimeters <= 0 || values.has(measure))
      return { part: left.trim().slice(0, 60) }
    values.set(measure, centimeters)
    left = left.slice(whole.length)
  }
  return size.trim() === '' || values.size === 0 ? { part: row.slice(0, 60) } : { size: size.trim(), values }
}

function capitalized(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The guide as it is written: what parseSizeGuide reads as the same guide. */
export function sizeGuideText({ measures, sizes }: SizeGuide): string {
  return sizes
    .map(({ size, centimeters }) => {
      const writtenMeasures = measures.flatMap((measure, at) => {
        const value = centimeters[at]
        return value == null ? [] : [`${measure.toLowerCase()} ${String(value).replace('.', ',')}`]
      })
      return `${size}: ${writtenMeasures.join(', ')}`
    })
    .join('; ')
}

/** The rows of the sizes that a product comes in; null where it has none of them. */
export function guideOfSizes(guide: SizeGuide | null, offered: readonly string[]): SizeGuide | null {
  const offeredSizes = new Set(offered.map((size) => size.trim().toUpperCase()))
  const sizes = guide?.sizes.filter(({ size }) => offeredSizes.has(size.toUpperCase())) ?? []
  return guide && sizes.length > 0 ? { measures: guide.measures, sizes } : null
}
