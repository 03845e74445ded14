import type { Product } from '../product.ts'

export type SizeGuide = NonNullable<Product['size_guide']>
/** Where on a garment something is measured. */
export type MeasuredPlace =
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
export type Measure = { letter: string; name: string; place: MeasuredPlace | null }

const places: readonly [MeasuredPlace, RegExp][] = [
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
const LONGEST_SHORT_SLEEVE_CM = 40

export function garmentOf({ measures, sizes }: SizeGuide): Garment {
  const found = measures.map((name) => placeOf(name))
  if (['waist', 'hip', 'rise', 'inseam'].some((place) => found.includes(place as MeasuredPlace))) {
    const isTop = found.includes('sleeve') || found.includes('chest')
    if (!isTop) return 'trousers'
  }
  const sleeve = found.indexOf('sleeve')
  if (sleeve < 0) return 'sleeveless'
  const longest = Math.max(...sizes.map(({ centimeters }) => centimeters[sleeve] ?? 0))
  return longest > LONGEST_SHORT_SLEEVE_CM ? 'long_sleeve' : 'short_sleeve'
}

export function measuresOf(guide: SizeGuide): Measure[] {
  const isTrousers = garmentOf(guide) === 'trousers'
  return guide.measures.map((name, index) => {
    const found = placeOf(name)
    const place = isTrousers && found === 'length' ? 'outseam' : found
    return { letter: String.fromCharCode(65 + index), name, place }
  })
}

function placeOf(name: string): MeasuredPlace | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return places.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
