import { composePicture, passesOf } from '@estampa/artwork/mockup'
import { describe, expect, test } from 'vitest'
import type { SceneOptions } from '../../src/appearances/appearance.ts'
import { sew } from './cuts.ts'
import { garmentPasses } from './garment-passes.ts'

const deepTest = test.runIf(process.env.DEEP)
const SIZE = 120
const options = { seed: 1 }
const top = (options: SceneOptions) => ({ scene: 'top', options })
const front = garmentPasses(top(options), { isBack: false }, SIZE)
const ground = { light: '#f0ede8', deep: '#d9d4cb' }

/** The gray value of the composed picture at shares of its sides. */
function seenAt(
  passes: Uint8Array,
  main: string,
  second: string,
  [x, y]: readonly [number, number],
): number[] {
  const read = passesOf(passes, SIZE, SIZE * 4)
  if (!read) throw new Error('These are no passes')
  const { data } = composePicture(read, { main, second, ground })
  const at = (Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)) * 4
  return [...data.slice(at, at + 3)]
}

const areasOf = (options: SceneOptions) => garmentPasses(top(options), { isBack: false }, SIZE).areas

describe('A shirt that was laid on a table [LOOK-01]', () => {
  test('takes the color of its variant, and only its band takes the second one', () => {
    const [red = 0, green = 0] = seenAt(front.passes, '#c1302c', '#2456a6', [0.5, 0.6])
    expect(red).toBeGreaterThan(green * 2)
    const isBlue = (y: number) => {
      const [red = 0, , blue = 0] = seenAt(front.passes, '#c1302c', '#2456a6', [0.5, y])
      return blue > red
    }
    const rows = Array.from({ length: SIZE }, (_, row) => row / SIZE).filter(isBlue)
    expect(rows.length).toBeGreaterThan(1)
    // the neckline's band and nothing below it
    expect(Math.max(...rows)).toBeLessThan(0.25)
  })

  test('leaves the table bare but for its shadow, which falls away from the lamp', () => {
    const [left = 0] = seenAt(front.passes, '#1d1f23', '#1d1f23', [0.1, 0.9])
    expect(left).toBeGreaterThan(180)
    // a shadow is narrow: what is smaller does not show it
    const size = 400
    const { passes } = garmentPasses(top(options), { isBack: false }, size)
    const row = Array.from(
      { length: size },
      (_, x) => passes[(3 * size + 0.7 * size) * size * 3 + x * 3] as number,
    )
    expect(row[size / 2]).toBe(255)
    const shadow = (from: number, way: number) =>
      [2, 3, 4].reduce((sum, step) => sum + (row[from + way * step] as number), 0)
    expect(shadow(row.lastIndexOf(255), 1)).toBeGreaterThan(2 * shadow(row.indexOf(255), -1))
  })

  test('has folds: its light is not even', () => {
    const tile = SIZE * SIZE * 3
    const row = Array.from({ length: 40 }, (_, x) => front.passes[tile + (72 * SIZE + 40 + x) * 3] as number)
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(12)
  })

  test('says where its print areas lie, each upright one as a mesh that follows the cloth', () => {
    expect(Object.keys(front.areas)).toEqual(['frente', 'pecho', 'manga'])
    for (const { points, steps } of Object.values(front.areas)) {
      expect(points).toHaveLength((steps + 1) ** 2 * 2)
      expect(points.every((share) => share > 0 && share < 1)).toBe(true)
    }
    const { points, steps, widthCm } = front.areas.frente as (typeof front.areas)[string]
    const width = (points[steps * 2] as number) - (points[0] as number)
    expect(width / widthCm).toBeGreaterThan(0.9 / 90)
  })

  test('shows its relief on dark goods too, by the gloss of its fibers', () => {
    const gloss = Array.from({ length: 40 }, (_, x) => front.passes[(72 * SIZE + 40 + x) * 3] as number)
    expect(Math.max(...gloss) - Math.min(...gloss)).toBeGreaterThan(4)
  })

  deepTest('is the same in every run, and another one from behind', () => {
    expect(garmentPasses(top(options), { isBack: false }, SIZE).passes).toEqual(front.passes)
    expect(
      Object.keys(garmentPasses(top({ ...options, neck: 'polo' }), { isBack: true }, SIZE).areas),
    ).toEqual(['espalda'])
  })
})

describe('What else is worn above the waist [LOOK-01]', () => {
  const hoodie: SceneOptions = {
    neck: 'capucha',
    weave: 'fleece',
    sleeve: 'larga',
    ribbed: true,
    kangaroo: true,
    seed: 42,
  }
  const hooded = garmentPasses(top(hoodie), { isBack: false }, SIZE)

  test('a hood is of the main color, its cords are not', () => {
    const { passes } = hooded
    const [red = 0, green = 0] = seenAt(passes, '#c1302c', '#2456a6', [0.5, 0.08])
    expect(red).toBeGreaterThan(green * 2)
    const row = Array.from({ length: 30 }, (_, x) =>
      seenAt(passes, '#c1302c', '#c1302c', [0.4 + (x / 30) * 0.2, 0.4]),
    )
    expect(Math.max(...row.map(([, green = 0]) => green))).toBeGreaterThan(green + 40)
  })

  deepTest('the print on the chest of a hoodie ends above its pocket', () => {
    const { frente } = hooded.areas
    const plain = areasOf({ ...hoodie, kangaroo: false }).frente
    expect(frente?.heightCm).toBeLessThan(plain?.heightCm ?? 0)
  })

  test('a long sleeve has its print where the arm is widest, a vest has none', () => {
    expect(Object.keys(hooded.areas)).toEqual(['frente', 'pecho', 'manga'])
    // cloth that comes to rest takes a second: which areas there are is known of the pattern
    const vest = { neck: 'alto', sleeve: 'sin', zip: true, weave: 'quilt' }
    expect(Object.keys(sew(top(vest), false).areas)).toEqual(['frente', 'pecho'])
  })

  test('only the zip of a jacket takes its second color', () => {
    const jacket = { neck: 'alto', weave: 'nylon', sleeve: 'larga', zip: true, contrastZip: true, seed: 51 }
    const { passes } = garmentPasses(top(jacket), { isBack: false }, SIZE)
    const redAt = (x: number) => seenAt(passes, '#2456a6', '#c1302c', [x, 0.5])[0] ?? 0
    const across = Array.from({ length: 9 }, (_, step) => redAt(0.46 + step * 0.01))
    expect(Math.max(...across)).toBeGreaterThan(redAt(0.4) * 2)
  })
})

describe('A shirt that is buttoned all the way down [LOOK-01]', () => {
  const shirt: SceneOptions = { neck: 'camisa', weave: 'woven', sleeve: 'larga', buttons: true, seed: 31 }
  const { passes, areas } = garmentPasses(top({ ...shirt, chestPocket: true }), { isBack: false }, SIZE)
  const middleOf = ({ points }: { readonly points: readonly number[] }) =>
    points.slice((12 * 25 + 12) * 2).slice(0, 2)

  test('has buttons of their own color, down the middle of the front', () => {
    const blueAt = (x: number) =>
      Array.from(
        { length: 60 },
        (_, step) => seenAt(passes, '#c1302c', '#c1302c', [x, 0.22 + step * 0.009])[2] ?? 0,
      )
    const middle = Array.from({ length: 6 }, (_, step) => Math.max(...blueAt(0.48 + step * 0.008)))
    expect(Math.max(...middle)).toBeGreaterThan(Math.max(...blueAt(0.4)) + 40)
  })

  deepTest('has its chest print below the hem of its pocket, otherwise below the collar', () => {
    const [, onPocket = 0] = middleOf(areas.pecho as { points: number[] })
    const [, onCloth = 0] = middleOf(areasOf(shirt).pecho as { points: number[] })
    expect(onPocket).toBeGreaterThan(onCloth + 0.02)
  })

  test('is longer in the middle than at its sides', () => {
    const isCloth = (x: number, y: number) =>
      passes[(3 * SIZE * SIZE + Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)) * 3] === 255
    const lowest = (x: number) =>
      Math.max(...Array.from({ length: SIZE }, (_, y) => y / SIZE).filter((y) => isCloth(x, y)))
    expect(lowest(0.5)).toBeGreaterThan(lowest(0.25) + 0.03)
  })
})

describe('Trousers [LOOK-01]', () => {
  const worn = (options: SceneOptions) =>
    garmentPasses({ scene: 'trousers', options }, { isBack: false }, SIZE)
  const { passes, areas } = worn({ largo: true, cargo: true, seed: 68 })

  test('have the table between their legs and their print on the wearer’s left thigh', () => {
    const opacity = (x: number, y: number) =>
      passes[(3 * SIZE * SIZE + Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)) * 3] ?? 0
    expect([opacity(0.5, 0.2), opacity(0.32, 0.85), opacity(0.67, 0.85)]).toEqual([255, 255, 255])
    expect(opacity(0.5, 0.85)).toBeLessThan(90)
    const { points } = areas.pierna as { points: readonly number[] }
    expect(Math.min(...points.filter((_, index) => index % 2 === 0))).toBeGreaterThan(0.5)
  })

  deepTest('of shorts the print lies lower, above the hem', () => {
    const middle = ({ points }: { readonly points: readonly number[] }) => points[(12 * 25 + 12) * 2 + 1] ?? 0
    const shorts = worn({ seed: 67 }).areas.pierna as { points: readonly number[] }
    expect(middle(shorts)).toBeGreaterThan(middle(areas.pierna as { points: readonly number[] }) + 0.2)
  })
})

describe('What has straps [LOOK-01]', () => {
  const flat = (scene: string, options: SceneOptions) =>
    garmentPasses({ scene, options }, { isBack: false }, SIZE)
  const opacityOf =
    ({ passes }: { readonly passes: Uint8Array }) =>
    (x: number, y: number) =>
      passes[(3 * SIZE * SIZE + Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)) * 3] ?? 0
  const lowest = (area: { readonly points: readonly number[] } | undefined) =>
    Math.max(...(area?.points ?? []).filter((_, index) => index % 2 === 1))

  test('shows the table through the loop of an apron, and prints bib and pocket', () => {
    const worn = flat('apron', { contrast: true, seed: 61 })
    const opacity = opacityOf(worn)
    expect(opacity(0.5, 0.6)).toBe(255)
    expect(opacity(0.5, 0.18)).toBeLessThan(120)
    expect(Object.keys(worn.areas)).toEqual(['pecho', 'frente'])
    expect(lowest(worn.areas.pecho)).toBeLessThan(lowest(worn.areas.frente))
  })

  test('of a bag only handles and base take the second color, and its print ends above the base', () => {
    const bag = flat('tote', { ancha: true, base: true, contrast: true, seed: 75 })
    const redAt = (x: number, y: number) => seenAt(bag.passes, '#2456a6', '#c1302c', [x, y])[0] ?? 0
    expect(redAt(0.5, 0.88)).toBeGreaterThan(redAt(0.5, 0.6) * 2)
    expect(lowest(bag.areas.frente)).toBeLessThan(0.8)
    expect(opacityOf(bag)(0.5, 0.3)).toBeLessThan(120)
  })
})
