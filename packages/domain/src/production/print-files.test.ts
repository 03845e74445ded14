import { expect, test } from 'vitest'
import { printFileUse } from './print-files.ts'

test.each([
  ['hoja-de-taller.pdf', 'sheet'],
  ['linea-2/hoja-de-taller.pdf', 'sheet'],
  ['1-frente.pdf', 'art'],
  ['linea-2/1-frente-capas.pdf', 'layers'],
  ['1-frente-peliculas.pdf', 'films'],
  ['1-frente.svg', 'drawing'],
  ['1-frente-300ppp.png', 'picture'],
  ['2-dorso-ficha.pdf', 'worksheet'],
  ['2-dorso-plantilla.pdf', 'template'],
  ['2-dorso-bordado.png', 'sewn'],
  ['2-dorso.dst', 'machine'],
  ['2-dorso.pes', 'machine_pes'],
  ['2-dorso.exp', 'machine_exp'],
  ['2-dorso.jef', 'machine_jef'],
  ['2-dorso.vp3', 'machine_vp3'],
  ['2-dorso-hilos.txt', 'threads'],
  ['1-frente-base64.txt', 'text'],
  ['pedido-42.zip', null],
])('the file %s is for: %s [ADM-12]', (name, use) => {
  expect(printFileUse(name)).toBe(use)
})
