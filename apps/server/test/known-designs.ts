/**
 * Designs whose verdict is known before anything looks at them: every part is drawn with figures well on one side of what
 * its technique can make. The verdict comes from how the parts were made, never from a check of the product.
 */
import type { ElementInput } from './design-fixture.ts'
import type { ArtFile } from './known-designs/drawn-files.ts'
import { type AreaId, areas, atEdge, type EdgeKind } from './known-designs/edges.ts'
import {
  curved,
  type Defect,
  defects,
  dotted,
  gaps,
  hidden,
  inks,
  letters,
  lines,
  type MakePart,
  nothing,
  onPaper,
  outlined,
  type Part,
  photograph,
  type Stand,
  shaded,
  squeezed,
  tooBig,
  typed,
  unknownLetters,
  unseen,
  unseenLetters,
  vanishing,
} from './known-designs/parts.ts'
import { type Random, randomOf } from './known-designs/random.ts'
import { type Cloth, limitsOf, type TechniqueKey, techniqueKeys } from './known-designs/trade-limits.ts'

export type Verdict = 'good' | 'risky' | 'impossible'
export type KnownDesign = {
  readonly title: string
  readonly technique: TechniqueKey
  readonly cloth: Cloth
  readonly area: AreaId
  readonly files: readonly ArtFile[]
  /** Ids of the uploaded files, in their order. */
  readonly elements: (logoIds: readonly string[]) => ElementInput[]
  readonly defects: readonly Defect[]
  readonly verdict: Verdict
}

type Kind = MakePart | EdgeKind

/** Each is tried as often as any other; what is fine comes with what is not. */
const kinds: Readonly<Record<string, Kind>> = {
  'fine lines': lines(false),
  'thin lines': lines(true),
  'squeezed lines': squeezed,
  'fine gaps': gaps(false),
  'thin gaps': gaps(true),
  'fine dots': dotted('fine'),
  'soft dots': dotted('soft'),
  'blurry dots': dotted('blurry'),
  'few inks': inks(false),
  'many inks': inks(true),
  photograph,
  gradient: shaded,
  fading: vanishing,
  'art as the cloth': unseen,
  'letters as the cloth': unseenLetters,
  paper: onPaper,
  'letters of ours in a drawing': typed(true),
  'letters of others in a drawing': typed(false),
  'nothing drawn': nothing,
  'fine letters': letters('fine'),
  'small letters': letters('small'),
  'hairline letters': letters('hairy'),
  'letters on a curve': curved,
  'fine outline': outlined(false),
  'thin outline': outlined(true),
  'letters that no font has': unknownLetters,
  'larger than the technique': tooBig,
  'well inside': 'inside',
  'near the edge': 'near',
  'over the edge': 'outside',
  'short of the bleed': 'short',
  'to the bleed': 'full',
}
const ofSeveralInks = techniqueKeys.filter((key) => limitsOf(key).inks !== 1)
/** Two parts side by side are larger than a pad. */
const ofPairs = ofSeveralInks.filter((key) => key !== 'pad_printing')
/** Kinds that say nothing with any other technique. */
const only: Readonly<Record<string, readonly TechniqueKey[]>> = {
  'short of the bleed': ['uv_printing', 'sublimation', 'dtf'],
  'to the bleed': ['uv_printing', 'sublimation', 'dtf'],
  fading: ['dtf', 'uv_printing', 'screen_printing', 'sublimation'],
  'many inks': ['screen_printing', 'pad_printing', 'transfer', 'heat_transfer', 'dtf', 'laser'],
  'larger than the technique': ['pad_printing'],
  'fine outline': ofSeveralInks,
  'thin outline': ofSeveralInks,
}
/** Beside another part in one design. */
const pairs: readonly (readonly [MakePart, MakePart])[] = [
  [lines(false), letters('fine')],
  [lines(true), letters('small')],
  [gaps(true), dotted('blurry')],
  [unseen, lines(false)],
  [hidden, lines(false)],
  [hidden, letters('fine')],
  [unseenLetters, gaps(false)],
  [dotted('soft'), letters('hairy')],
  [gaps(false), curved],
]

const inkOn: Readonly<Record<Cloth, readonly string[]>> = {
  W: ['#1a237e', '#b71c1c', '#1b5e20', '#111111'],
  K: ['#ffffff', '#ffd54f', '#80deea'],
  R: ['#ffffff', '#111111', '#fff176'],
  G: ['#111111', '#1a237e'],
}

/** Dyes and inks without a base are seen on white alone. */
function clothFor(technique: TechniqueKey, random: Random): Cloth {
  const cloth = random.one(['W', 'W', 'K', 'R', 'G'] as const)
  if (technique === 'digital_printing') return 'W'
  return technique === 'sublimation' && cloth === 'G' ? 'W' : cloth
}

const overTheEdge: ReadonlySet<TechniqueKey> = new Set(['uv_printing', 'sublimation', 'dtf'])

const middle = (area: AreaId, share: number) => ({
  at: { x: areas[area].width * share, y: areas[area].height / 2 },
  room: { width: share === 0.5 ? 50 : 34, height: areas[area].height - 14 },
})

async function knownDesign(number: number, seed: number): Promise<KnownDesign> {
  const random = randomOf(seed * 7_919 + number * 104_729)
  const { title, makers } = kindOf(number)
  const technique = random.one(makers.length > 1 ? ofPairs : (only[title] ?? techniqueKeys))
  const limits = limitsOf(technique)
  const cloth = clothFor(technique, random)
  const ink = technique === 'embroidery' ? (cloth === 'K' ? '#ffffff' : '#111111') : random.one(inkOn[cloth])
  const area: AreaId = overTheEdge.has(technique) && typeof makers[0] === 'string' ? 2 : 1
  const parts: Part[] = []
  for (const [at, make] of makers.entries()) {
    const share = makers.length === 1 ? 0.5 : 0.27 + 0.46 * at
    const stand: Stand = { random, technique, limits, cloth, ink, ...middle(area, share) }
    parts.push(typeof make === 'string' ? atEdge(make, area, ink, random) : await make(stand))
  }
  const dark: Defect[] = technique === 'sublimation' && cloth !== 'W' ? ['undyeable'] : []
  const found = [...new Set([...parts.flatMap((part) => part.defects), ...dark])]
  return {
    title: `${number} ${title}, ${technique} on ${cloth}`,
    technique,
    cloth,
    area,
    files: parts.flatMap(({ files }) => files),
    elements: (ids) => {
      const rest = [...ids]
      return parts.map(({ files, element }, at) =>
        element(files.length > 0 ? (rest.shift() ?? '') : `text${at}`),
      )
    },
    defects: found,
    verdict: verdictOf(found),
  }
}

/** Every fifth has two parts. */
function kindOf(number: number): { title: string; makers: readonly Kind[] } {
  const [before, isPair] = [Math.floor(number / 5), number % 5 === 4]
  if (isPair) {
    const at = before % pairs.length
    return { title: `pair ${at}`, makers: pairs[at] ?? [] }
  }
  const names = Object.keys(kinds)
  const title = names[(number - before) % names.length] ?? ''
  return { title, makers: [kinds[title] ?? 'inside'] }
}

function verdictOf(found: readonly Defect[]): Verdict {
  if (found.some((one) => defects[one] === 'impossible')) return 'impossible'
  return found.length > 0 ? 'risky' : 'good'
}

export async function knownDesigns(count: number, seed = 1): Promise<KnownDesign[]> {
  const designs: KnownDesign[] = []
  for (let number = 0; number < count; number += 1) designs.push(await knownDesign(number, seed))
  return designs
}
