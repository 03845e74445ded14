import type { SizeGuide } from '@estampa/domain/catalog'
import type { ProductAppearance } from './appearances/appearance.ts'

/** Centimeters of the smallest size, and how much each next size has more. */
type Measure = readonly [name: string, smallest: number, grows: number]

const adult = { width: 48, length: 69 }
/** How much wider and longer than the usual cut. */
const fits: Readonly<Record<string, { readonly width: number; readonly length: number }>> = {
  entallada: { width: -1.5, length: 0 },
  oversize: { width: 7, length: 2 },
  dama: { width: -5, length: -7 },
  nino: { width: -16, length: -28 },
}
/** Thick cloth is cut wider, to be worn over something. */
const overclothes = ['fleece', 'nylon', 'quilt', 'terry', 'woven']

/** Measures of a garment, laid flat, in the sizes that it comes in; null where it has none. */
export function sizeGuideOf(
  appearance: ProductAppearance,
  sizes: readonly string[] | null,
): SizeGuide | null {
  if (!sizes || sizes.length < 2) return null
  const measures = appearance.scene === 'trousers' ? trousers : measuresOfTop(appearance)
  return {
    measures: measures.map(([name]) => name),
    sizes: sizes.map((size, step) => ({
      size,
      centimeters: measures.map(([, smallest, grows]) => smallest + step * grows),
    })),
  }
}

const trousers: readonly Measure[] = [
  ['Cintura', 38, 3],
  ['Cadera', 50, 2.5],
  ['Tiro', 26, 1],
  ['Largo', 102, 1.5],
]

function measuresOfTop({ options }: ProductAppearance): Measure[] {
  const fit = fits[String(options.fit ?? '')] ?? { width: 0, length: 0 }
  const isChild = options.fit === 'nino'
  const isOver = overclothes.includes(String(options.weave ?? ''))
  const width: Measure = ['Ancho', adult.width + fit.width + (isOver && !isChild ? 4 : 0), isChild ? 2 : 3]
  const length: Measure = ['Largo', adult.length + fit.length + (isOver ? 1 : 0), isChild ? 4 : 2]
  const sleeve = String(options.sleeve ?? 'corta')
  if (sleeve === 'sin') return [width, length]
  const long: Measure = ['Manga', isChild ? 38 : options.fit === 'dama' ? 58 : 61, isChild ? 4 : 1]
  const short: Measure = ['Manga', isChild ? 13 : options.fit === 'dama' ? 16 : 20, isChild ? 1 : 0.5]
  return [width, length, sleeve === 'larga' ? long : short]
}
