import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textFonts } from './text-fonts.ts'

const css = readFileSync(new URL('./typefaces.css', import.meta.url), 'utf8')

test('the face that a page fetches first is the one in which its texts are set [LAYOUT-04]', () => {
  for (const [typeface, address] of Object.entries(textFonts)) {
    const rules = css.match(new RegExp(`\\[data-typeface="${typeface}"\\] \\{[^}]*\\}`))?.[0]
    const family = rules?.match(/--font-text: "([^"]+) Variable"/)?.[1] ?? 'none'
    expect(address, typeface).toContain(`/${family.toLowerCase().replace(' ', '-')}.woff2`)
  }
})
