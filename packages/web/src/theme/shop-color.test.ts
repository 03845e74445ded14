import { readFile } from 'node:fs/promises'
import { surfaces } from '@estampa/domain/shops/surfaces'
import { contrast } from '@estampa/domain/shops/theme'
import { expect, test } from 'vitest'
import { templateStyle } from './shop-color.ts'

test('a page gets the tokens of its template and its shop’s color fitted to them [LAYOUT-04] [LAYOUT-09]', () => {
  expect(templateStyle(8, '#004488')).toMatchObject({
    '--paper': surfaces.kraft.paper,
    '--ink-faint': surfaces.kraft.inkFaint,
    '--brand': '#004488',
    '--on-brand': '#ffffff',
    '--on-brand-is-light': '1',
    '--radius': '16px',
  })
  expect(templateStyle(1, '#004488')).not.toHaveProperty('--paper')
})

test('colors of success, warning and error are at least as legible as the quietest text of every light surface', async () => {
  const tokens = await readFile(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
  const colors = ['success', 'warning', 'error'].map(
    (name) => new RegExp(`--${name}: (#\\w{6})`).exec(tokens)?.[1] ?? '',
  )
  for (const [name, surface] of Object.entries(surfaces)) {
    if (name === 'night') continue
    for (const color of colors)
      expect(contrast(color, '#ffffff'), `${color} on ${name}`).toBeGreaterThanOrEqual(
        contrast(surface.inkFaint, '#ffffff'),
      )
  }
})
