import { expect, test } from 'vitest'
import { brandName, cleanParagraphs, cleanText, isIdle, sentenceCase } from './text.ts'

test.each([
  ['Bol&iacute;grafo &amp; l&aacute;piz', 'Bolígrafo & lápiz'],
  ['Taza &amp;ntilde;and&amp;uacute;', 'Taza ñandú'],
  ['<p>Mochila <b>urbana</b></p>', 'Mochila urbana'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Lapicera', 'Lapicera'],
  ['Termo\u00a0 500   ml\u200b', 'Termo 500 ml'],
  ['&#8364; &#x41; &#0;fin', '€ A fin'],
  ['Ancho < 10 cm y > 5', 'Ancho < 10 cm y > 5'],
  ['AT&T', 'AT&T'],
  ['..', ''],
  [' - ', ''],
  ['N/A', ''],
])('one line of text: %j → %j [IMP-01]', (given, said) => {
  expect(cleanText(given)).toBe(said)
})

test('paragraphs and lists keep their lines [IMP-01]', () => {
  const given = '<p>Uno.</p>\r\n<ul><li>Dos</li><li>Tr&eacute;s</li></ul><br/><style>a{}</style>Fin'
  expect(cleanParagraphs(given)).toBe('Uno.\n\n• Dos\n• Trés\n\nFin')
})

test.each(['.', '..', '...', '-', '--', '', ' ', 'n/a', 'S/D', 'null'])(
  '%j says nothing [IMP-01]',
  (text) => {
    expect(isIdle(text)).toBe(true)
  },
)

test('a long text is cut between words [IMP-01]', () => {
  expect(cleanText('taza '.repeat(100), 50)).toMatch(/^(taza )+taza…$/)
})

test.each([
  ['REMERA PREMIUM ALGODÓN', 'Remera premium algodón'],
  ['CARGADOR USB TIPO C 10000 MAH', 'Cargador USB tipo c 10000 mah'],
  ['LINTERNA LED/RGB', 'Linterna LED/RGB'],
  ['BOTELLA RPET 500 ML', 'Botella RPET 500 ml'],
  ['BOTELLA 500ML', 'Botella 500ml'],
  ['CUADERNO A5 CON ELÁSTICO', 'Cuaderno A5 con elástico'],
  ['REMERA T. XL', 'Remera t. XL'],
  ['CAMPERA TALLE M', 'Campera talle M'],
  ['¡OFERTA! VASO TÉRMICO', '¡Oferta! vaso térmico'],
  ['Remera Premium', 'Remera Premium'],
  ['USB', 'USB'],
])('%j in capitals is %j [IMP-01]', (given, said) => {
  expect(sentenceCase(given)).toBe(said)
})

test('brands keep their spelling in a name in capitals [IMP-01]', () => {
  expect(sentenceCase('BOLÍGRAFO STANLEY ROJO', ['Stanley'])).toBe('Bolígrafo Stanley rojo')
  expect(['STANLEY', 'BIC', 'Moleskine'].map(brandName)).toEqual(['Stanley', 'BIC', 'Moleskine'])
})
