import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textFonts } from './text-fonts.ts'

const css = readFileSync(new URL('./templates.css', import.meta.url), 'utf8')
const familyIn = (rules: string | undefined) => rules?.match(/--font-text: "([^"]+) Variable"/)?.[1]

test('the face that a page fetches first is the one that its template writes with [LAYOUT-04]', () => {
  const usual = familyIn(css.match(/:root \{[^}]*\}/)?.[0])
  expect(usual).toBe('Figtree')
  for (const [id, address] of Object.entries(textFonts)) {
    const own = css.match(new RegExp(`\\[data-template="${id}"\\] \\{[^}]*\\}`))?.[0]
    const family = familyIn(own) ?? usual ?? ''
    expect(address, `template ${id}`).toContain(`/${family.toLowerCase().replace(' ', '-')}-latin-`)
  }
})
