import { describe, expect, test } from 'vitest'
import { templateIds } from '../shops.ts'
import { brandLookOf } from './brand-look.ts'
import { type Surface, surfaces } from './surfaces.ts'
import { templateTokens } from './template-tokens.ts'
import { contrast, darkBand, themeOf } from './theme.ts'

test('a shop without a color gets the default one [LAYOUT-09]', () => {
  expect(themeOf(null).brand).toBe('#cd995d')
  expect(themeOf('red; background: url(//evil)').brand).toBe('#cd995d')
  expect(themeOf('#04A').brand).toBe('#0044aa')
})

test('contrast is the one of WCAG [LAYOUT-09]', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('a readable color stays its own ink [LAYOUT-09]', () => {
  expect(themeOf('#004488')).toMatchObject({ brand: '#004488', onBrand: '#ffffff', brandInk: '#004488' })
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
    for (const ink of [surface.ink, surface.inkSoft, surface.inkFaint]) {
      expect(Math.min(contrast(ink, surface.paper), contrast(ink, surface.wash)), ink).toBeGreaterThanOrEqual(
        4.5,
      )
    }
    expect(contrast(surface.lineStrong, surface.paper)).toBeGreaterThanOrEqual(3)
  })
})

test('on documents and mails, text keeps 4.5:1 for every template and any color [LAYOUT-09] [LOOK-07]', () => {
  for (const id of templateIds) {
    for (const primary of ['#ffffff', '#000000', '#ffe600', '#808080', '#ff00aa', '#00c2a8', '#cd995d']) {
      const config = { colors: { primary, secondary: null }, templateFK: { id }, typeface: null }
      const { surface, theme, onBrandInk, head } = brandLookOf(config)
      const pairs = [
        [head.ink, head.ground],
        [onBrandInk, theme.brandInk],
        [theme.brandInk, surface.paper],
        [theme.onBrand, theme.brand],
      ] as const
      for (const [text, ground] of pairs) {
        expect(contrast(text, ground), `${id} ${primary}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test('every template has its own look: no two share surface, typeface, radius and head [LAYOUT-04]', () => {
  const looks = templateIds.map((id) => JSON.stringify(templateTokens[id]))
  expect(new Set(looks).size).toBe(10)
  expect(new Set(templateIds.map((id) => templateTokens[id].typeface)).size).toBe(10)
})

function leastContrast(hex: string, surface: Surface): number {
  const theme = themeOf(hex, surface)
  return Math.min(
    contrast(theme.onBrand, theme.brand),
    contrast(theme.onBrand, theme.brandStrong),
    contrast(theme.brandInk, theme.brandWash),
    contrast(theme.brandInk, surface.paper),
    contrast(surface.inkFaint, theme.brandWash),
    contrast(theme.brandLight, darkBand),
  )
}
