import { plainText } from '@estampa/domain/plain-text'
import type { Product } from '../product.ts'

export type SizeGuide = NonNullable<Product['size_guide']>
/** A point of a garment that is measured. */
export type MeasurePoint =
  | 'chest'
  | 'length'
  | 'sleeve'
  | 'shoulder'
  | 'waist'
  | 'hip'
  | 'rise'
  | 'inseam'
  | 'outseam'
export type Garment = 'short_sleeve' | 'long_sleeve' | 'sleeveless' | 'trousers'
/** One column of the guide, with the letter that stands for it in the drawing. */
export type Measure = { letter: string; name: string; point: MeasurePoint | null }

const pointPatterns: readonly [MeasurePoint, RegExp][] = [
  ['sleeve', /manga/],
  ['chest', /^(ancho|pecho|busto|torax|contorno)/],
  ['shoulder', /hombro/],
  ['waist', /cintura/],
  ['hip', /cadera/],
  ['rise', /tiro/],
  ['inseam', /entrepierna|interior|interno/],
  ['length', /largo|alto|espalda/],
]
/** Short sleeves end above the elbow. */
const MAX_SHORT_SLEEVE_CM = 40

export function findGarment({ measures, sizes }: SizeGuide): Garment {
  const found = measures.map((name) => findMeasurePoint(name))
  if (['waist', 'hip', 'rise', 'inseam'].some((place) => found.includes(place as MeasurePoint))) {
    const isTop = found.includes('sleeve') || found.includes('chest')
    if (!isTop) return 'trousers'
  }
  const sleeve = found.indexOf('sleeve')
  if (sleeve < 0) return 'sleeveless'
  const longest = Math.max(...sizes.map(({ centimeters }) => centimeters[sleeve] ?? 0))
  return longest > MAX_SHORT_SLEEVE_CM ? 'long_sleeve' : 'short_sleeve'
}

export function listMeasures(guide: SizeGuide): Measure[] {
  const isTrousers = findGarment(guide) === 'trousers'
  return guide.measures.map((name, index) => {
    const found = findMeasurePoint(name)
    const point = isTrousers && found === 'length' ? 'outseam' : found
    return { letter: String.fromCharCode(65 + index), name, point }
  })
}

function findMeasurePoint(name: string): MeasurePoint | null {
  const plain = plainText(name)
  return pointPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
