/**
 * Which of a workshop's threads sews a drawn color. A person who draws black, gray or white expects a black, gray or
 * white thread: those are matched among neutral threads alone, plain black and white by their role. All others are
 * matched by CIEDE2000 as textiles are judged: a lighter or darker thread passes sooner than one of another hue.
 */
import { type Cielab, chromaOf, ciede2000, cielabOf, minBy } from '../pixels/color-match.ts'
import { type Rgb, rgbOf } from '../pixels/rgba.ts'

/** Chroma under which a drawn color is a black, gray or white, and under which a thread is one. */
const NEUTRAL_CHROMA = 6
const NEUTRAL_THREAD_CHROMA = 10
/** Lightness, 0…100: darker neutral colors are black, lighter ones white. */
const BLACK_UNTIL = 25
const WHITE_FROM = 92
/** A neutral color whose lightness is further away does not stand for it: white is no black. */
const FARTHEST_LIGHTNESS = 40
const LIGHTNESS_WEIGHT = 1.3
/** So many threads that lie nearest by a simpler formula are compared: a photograph has tens of thousands of colors. */
const COMPARED = 16

/** Finds the index of the thread for a drawn color; −1 for an empty palette. */
export function threadMatcher(palette: readonly Rgb[]): (color: Rgb) => number {
  const labs = palette.map(cielabOf)
  const neutral = labs.flatMap((lab, index) => (chromaOf(lab) < NEUTRAL_THREAD_CHROMA ? [index] : []))
  const near = nearLabs(labs)
  return (color) => {
    const drawn = cielabOf(color)
    const difference = (index: number) => ciede2000(drawn, labs[index] as Cielab, LIGHTNESS_WEIGHT)
    const lightness = (index: number) => (labs[index] as Cielab)[0]
    if (chromaOf(drawn) < NEUTRAL_CHROMA) {
      const role = isBlack(drawn) ? lightness : isWhite(drawn) ? (at: number) => -lightness(at) : difference
      const found = minBy(neutral, role)
      if (found >= 0 && Math.abs(lightness(found) - drawn[0]) < FARTHEST_LIGHTNESS) return found
    }
    return minBy(near(drawn), difference)
  }
}

/** How different a thread looks from what was drawn; 0 for plain black and white, which every thread maker means. */
export function threadDifference(drawnHex: string, threadHex: string): number {
  const [drawn, thread] = [cielabOf(rgbOf(drawnHex)), cielabOf(rgbOf(threadHex))]
  const areNeutral = chromaOf(drawn) < NEUTRAL_CHROMA && chromaOf(thread) < NEUTRAL_THREAD_CHROMA
  const haveOneRole = (isBlack(drawn) && isBlack(thread)) || (isWhite(drawn) && isWhite(thread))
  return areNeutral && haveOneRole ? 0 : ciede2000(drawn, thread)
}

/** Gives the indexes of the nearest by CIE94, the nearest first. */
function nearLabs(labs: readonly Cielab[]): (drawn: Cielab) => readonly number[] {
  const chromas = Float64Array.from(labs, chromaOf)
  const count = Math.min(COMPARED, labs.length)
  const near = new Array<number>(count).fill(-1)
  const distances = new Float64Array(count)
  return (drawn) => {
    const [lightness, a, b] = drawn
    const chroma = chromaOf(drawn)
    const [sc, sh] = [(1 + 0.045 * chroma) ** 2, (1 + 0.015 * chroma) ** 2]
    distances.fill(Number.POSITIVE_INFINITY)
    for (let index = 0; index < labs.length; index += 1) {
      const lab = labs[index] as Cielab
      const dl = lightness - lab[0]
      const dc = chroma - (chromas[index] as number)
      const dh = (a - lab[1]) ** 2 + (b - lab[2]) ** 2 - dc * dc
      const distance = (dl * dl) / LIGHTNESS_WEIGHT ** 2 + (dc * dc) / sc + Math.max(0, dh) / sh
      let place = count - 1
      if (distance >= (distances[place] as number)) continue
      for (; place > 0 && (distances[place - 1] as number) > distance; place -= 1) {
        distances[place] = distances[place - 1] as number
        near[place] = near[place - 1] as number
      }
      distances[place] = distance
      near[place] = index
    }
    return near
  }
}

const isBlack = ([lightness]: Cielab) => lightness < BLACK_UNTIL
const isWhite = ([lightness]: Cielab) => lightness > WHITE_FROM
