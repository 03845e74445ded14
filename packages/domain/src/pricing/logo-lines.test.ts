import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  andina,
  curveLine,
  decorated,
  embroidery,
  facts,
  pampa,
  simpleLine,
  sure,
  techniques,
  view,
} from '../../test/fixtures.ts'
import { toLineItem } from '../cart/line-item.ts'
import type { ServerProduct } from '../cart/lines.ts'
import { artKey } from '../customization/art.ts'
import type { CustomizationView } from '../customization.ts'
import { priceCart } from '../pricing.ts'

/** Recorded when the customize page still stored a logo with what it claimed. */
const recorded: { key: string; subTotal: number; total: number; applicationCost: number }[] = readFileSync(
  fileURLToPath(new URL('../../test/logo-line-prices.csv', import.meta.url)),
  'utf8',
)
  .trim()
  .split('\n')
  .map((row) => {
    const [key = '', subTotal, total, applicationCost] = row.split(',')
    return {
      key,
      subTotal: Number(subTotal),
      total: Number(total),
      applicationCost: Number(applicationCost),
    }
  })

/** The same numbers 0…1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Three hundred lines with one logo each, as the customize page stored them: the even ones of pampa, the others of andina. */
function storedLines(): ServerProduct[] {
  const next = numbersFrom(2026)
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return Array.from({ length: 300 }, (_, index) => {
    const technique = [...techniques.values()][between(0, 3)] ?? embroidery
    const width = between(100, 1000) / 100
    const height = between(50, 500) / 100
    const position = { x: between(600, 1400) / 100, y: between(400, 600) / 100, angle: 0 }
    const logo: Partial<CustomizationView> = {
      colours: between(1, technique.maxColours ?? 8),
      width_centimeters: width,
      height_centimeters: height,
      thousandStitches: technique.pricing === 'stitches' ? between(1, 200) / 10 : null,
      logo_id: `logo-${index}`,
      position: next() < 0.2 ? null : position,
    }
    const customization = decorated(view(technique.id, logo))
    const quantity = between(1, 600)
    if (next() < 0.5) return simpleLine(`line-${index}`, quantity, { customization })
    const rows = [['POLO-201', quantity] as const, ['POLO-203', between(1, 40)] as const]
    return curveLine(`line-${index}`, rows, customization)
  })
}

/** Every third line shows art that was made before. */
const repeatedArt = new Set(recorded.flatMap(({ key }, index) => (index % 3 === 0 ? key : [])))

test('three hundred stored lines with a logo cost what they cost, and art that was made before is known again [PRICE-02] [PRICE-04]', () => {
  const lines = storedLines().map((line, index) => {
    const item = toLineItem(line)
    const rules = index % 2 === 0 ? pampa : andina
    const [entry] = sure(priceCart([item], { ...facts, repeatedArt }, rules))
    const [place] = item.customization?.views ?? []
    if (!entry || !place) throw new Error(`line ${index} is not priced`)
    const { subTotal, total, applicationCost } = entry.prices
    return { key: artKey(place), subTotal, total, applicationCost }
  })
  expect(lines).toEqual(recorded)
})
