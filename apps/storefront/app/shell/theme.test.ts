import { expect, test } from 'vitest'
import { contrast, parseColour, themeOf } from './theme.ts'

function ratio(one: string, other: string): number {
  const [a, b] = [parseColour(one), parseColour(other)]
  if (!a || !b) throw new Error(`no colour: ${one} ${other}`)
  return contrast(a, b)
}

test('a shop without a colour gets the default one [LAYOUT-09]', () => {
  expect(themeOf(null)['--brand']).toBe('#cd995d')
  expect(themeOf('red; background: url(//evil)')['--brand']).toBe('#cd995d')
})

test('text keeps 4.5:1 on any colour that a shop picks, also under the pointer [LAYOUT-09]', () => {
  for (let r = 0; r <= 255; r += 15) {
    for (let g = 0; g <= 255; g += 15) {
      for (let b = 0; b <= 255; b += 15) {
        const hex = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        const theme = themeOf(hex)
        const pairs = [
          ratio(theme['--on-brand'], theme['--brand']),
          ratio(theme['--on-brand'], theme['--brand-strong']),
          ratio(theme['--brand-ink'], theme['--brand-wash']),
          ratio(theme['--brand-ink'], '#ffffff'),
        ]
        expect(Math.min(...pairs), hex).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})
