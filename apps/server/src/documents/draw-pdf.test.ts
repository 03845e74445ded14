import { templateIds } from '@estampa/domain/shops'
import { printedLookOf } from '@estampa/domain/shops/brand-look'
import { contrast } from '@estampa/domain/shops/theme'
import { expect, test } from 'vitest'
import { readDocument } from '../../test/read-document.ts'
import { drawPdf } from './draw-pdf.ts'
import { plateOf } from './drawing/letterhead.ts'
import type { PdfContent } from './pdf-content.ts'

const configOf = (id: (typeof templateIds)[number], primary = '#cd995d') => ({
  colors: { primary, secondary: null },
  templateFK: { id },
  typeface: null,
})

function quoteIn(id: (typeof templateIds)[number]): PdfContent {
  const brand = printedLookOf(configOf(id))
  return {
    look: { shop: 'Pampa', language: 'es-AR', logo: null, brand, sender: ['Pampa S.A.'] },
    title: 'Cotización C-000123',
    badge: 'Versión 2',
    facts: [{ name: 'Fecha', value: '27 de noviembre de 2026' }],
    parties: [],
    columns: ['Cantidad', 'Precio unit.', 'Subtotal'],
    groups: [{ picture: null, name: 'Taza', cells: ['10', '$ 4.200', '$ 42.000'], items: [], details: [] }],
    sums: [{ name: 'Total sin envío', value: '$ 42.000', look: 'total' }],
    sumsNote: '',
    aside: null,
    parts: [{ title: 'Comentario', lines: ['Para fin de año'] }],
    link: null,
    notice: '',
  }
}

const faces: Record<(typeof templateIds)[number], [title: string, text: string]> = {
  1: ['Figtree', 'Figtree'],
  2: ['Fraunces', 'Figtree'],
  3: ['InterTight', 'InterTight'],
  4: ['Archivo', 'Archivo'],
  5: ['Newsreader', 'Figtree'],
  6: ['Jost', 'Jost'],
  7: ['Manrope', 'Manrope'],
  8: ['Nunito', 'Nunito'],
  9: ['BricolageGrotesque', 'Figtree'],
  10: ['PlayfairDisplay', 'Jost'],
}

test.each(templateIds)(
  'a document of template %i is set in its faces, which it carries [LAYOUT-04] [QUO-02] [LOOK-07]',
  async (id) => {
    const { text, fonts } = await readDocument(await drawPdf({ paper: quoteIn(id), made: new Date(0) }))
    for (const said of ['Pampa', 'Cotización C-000123', 'Versión 2', 'Total sin envío $ 42.000', '1 de 1'])
      expect(text).toContain(said)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
    const families = new Set(fonts.map((font) => /\+([A-Za-z]+)-/.exec(font)?.[1]))
    expect(families).toEqual(new Set(faces[id]))
  },
)

test('whatever its template and its color, a document is on light paper and can be read [LAYOUT-09] [LOOK-07]', () => {
  for (const id of templateIds) {
    for (const primary of ['#ffffff', '#000000', '#ffe600', '#808080', '#ff00aa']) {
      const { surface, theme, onBrandInk, head } = printedLookOf(configOf(id, primary))
      expect(contrast(surface.paper, '#ffffff')).toBeLessThan(1.1)
      const pairs = [
        [surface.ink, surface.paper],
        [surface.inkSoft, surface.wash],
        [theme.brandInk, surface.paper],
        [onBrandInk, theme.brandInk],
        [head.ink, head.ground],
      ] as const
      for (const [text, ground] of pairs)
        expect(contrast(text, ground), `${id} ${primary}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('a logo has a plate only on a ground where it would not be seen', () => {
  const logo = (...colors: string[]) => ({
    bytes: new Uint8Array(),
    width: 300,
    height: 100,
    colors: colors.map((color) => ({ color, share: 1 / colors.length })),
  })
  const [white, dark, pink] = ['#ffffff', '#121110', '#d6247f']
  expect([white, dark, pink].map((ground) => plateOf(logo('#112233'), ground))).toEqual([null, white, null])
  expect([white, dark].map((ground) => plateOf(logo('#ffffff'), ground))).toEqual(['#17181b', null])
  expect([white, dark].map((ground) => plateOf(logo('#c59a4e'), ground))).toEqual([null, null])
  expect(plateOf(logo(pink, '#aa1060', '#ffd34d'), pink)).toBe(white)
})
