import { preflightCodes } from '@estampa/domain/customization/preflight'
import { expect, test } from 'vitest'
import { preflightSentence, preflightSentences } from './preflight-sentences.ts'

test('a preflight check is a sentence with its numbers, in the Spanish of the shop [BLD-01]', () => {
  const params = { name: 'logo.png', dpi: 61, minimum: 72, width_centimeters: 8.47 }
  expect(preflightSentence({ code: 'too_blurry', params }, 'arg')).toBe(
    '«logo.png» saldría borrosa: tiene 61 puntos por pulgada a este tamaño y necesitamos 72 como mínimo. Achicala a 8,47 cm de ancho o subí una versión más grande.',
  )
  expect(preflightSentence({ code: 'too_blurry', params }, 'cl')).toContain(
    'Achícala a 8,47 cm de ancho o sube una',
  )
})

test('a picture that is far too small is told by its pixels, and nobody is sent to a fraction of a millimeter [BLD-01]', () => {
  const params = { name: 'favicon.png', pixels_wide: 16, pixels_high: 1, needed_wide: 1024, needed_high: 64 }
  expect(preflightSentence({ code: 'too_few_pixels', params }, 'arg')).toBe(
    '«favicon.png» tiene muy pocos píxeles: son 16 × 1 y a este tamaño necesitamos al menos 1024 × 64. Subí una versión más grande o un archivo vectorial, como SVG, PDF o AI.',
  )
})

test('a single dot is not several [BLD-01]', () => {
  const params = { name: 'logo.png', dpi: 1, minimum: 72, width_centimeters: 0.1 }
  for (const code of ['fair_resolution', 'low_resolution', 'too_blurry'] as const) {
    expect(preflightSentence({ code, params }, 'cl')).toContain(' 1 punto por pulgada')
    expect(preflightSentence({ code, params: { ...params, dpi: 61 } }, 'arg')).toContain(
      ' 61 puntos por pulgada',
    )
  }
})

test('every code has one, and only Argentina says vos', () => {
  expect(Object.keys(preflightSentences).toSorted()).toEqual([...preflightCodes].toSorted())
  const voseo =
    /\b(achicala|subí|elegí|reducilos|agrandala|agrandá|movela|quitalo|mirá|cambiá|revisá|agregá|podés|querés|vos)(?!\p{L})/iu
  for (const { es, arg } of Object.values(preflightSentences)) {
    expect(es).not.toMatch(voseo)
    if (arg) expect(arg).not.toBe(es)
  }
})
