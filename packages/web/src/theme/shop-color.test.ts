import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { contrastOfRgb, DARK_BAND, parseColor, themePropertiesOf } from './shop-color.ts'
import { type PageSurface, surfaces } from './surfaces.ts'

function ratio(one: string, other: string): number {
  const [a, b] = [parseColor(one), parseColor(other)]
  if (!a || !b) throw new Error(`no colour: ${one} ${other}`)
  return contrastOfRgb(a, b)
}

test('a shop without a color gets the default one [LAYOUT-09]', () => {
  expect(themePropertiesOf(null)['--brand']).toBe('#cd995d')
  expect(themePropertiesOf('red; background: url(//evil)')['--brand']).toBe('#cd995d')
})

const STEPS = process.env.DEEP ? 31 : 15
const grid = Array.from({ length: STEPS + 1 }, (_, step) => Math.round((step * 255) / STEPS))
const hexOf = (...parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

describe.each(Object.entries(surfaces))('on %s', (_name, surface) => {
  test('text keeps 4.5:1 on any color that a shop picks, also under the pointer [LAYOUT-09]', () => {
    const worst = { ratio: 21, hex: '' }
    for (const r of grid) {
      for (const g of grid) {
        for (const b of grid) {
          const least = leastContrast(hexOf(r, g, b), surface)
          if (least < worst.ratio) Object.assign(worst, { ratio: least, hex: hexOf(r, g, b) })
        }
      }
    }
    expect(worst.ratio, worst.hex).toBeGreaterThanOrEqual(4.5)
  })

  test('its own inks are legible on its papers, and lines around fields are seen [LAYOUT-09]', () => {
    for (const ink of [surface['--ink'], surface['--ink-soft'], surface['--ink-faint']]) {
      expect(
        Math.min(ratio(ink, surface['--paper']), ratio(ink, surface['--wash'])),
        ink,
      ).toBeGreaterThanOrEqual(4.5)
    }
    expect(ratio(surface['--line-strong'], surface['--paper'])).toBeGreaterThanOrEqual(3)
  })
})

test('colors of success, warning and error are at least as legible as the quietest text of every light surface', async () => {
  const tokens = await readFile(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
  const colors = ['success', 'warning', 'error'].map(
    (name) => new RegExp(`--${name}: (#\\w{6})`).exec(tokens)?.[1] ?? '',
  )
  for (const [name, surface] of Object.entries(surfaces)) {
    if (name === 'night') continue
    for (const color of colors)
      expect(ratio(color, '#ffffff'), `${color} on ${name}`).toBeGreaterThanOrEqual(
        ratio(surface['--ink-faint'], '#ffffff'),
      )
  }
})

function leastContrast(hex: string, surface: PageSurface): number {
  const theme = themePropertiesOf(hex, surface)
  return Math.min(
    ratio(theme['--on-brand'], theme['--brand']),
    ratio(theme['--on-brand'], theme['--brand-strong']),
    ratio(theme['--brand-ink'], theme['--brand-wash']),
    ratio(theme['--brand-ink'], surface['--paper']),
    ratio(surface['--ink-faint'], theme['--brand-wash']),
    ratio(theme['--brand-light'], DARK_BAND),
  )
}
