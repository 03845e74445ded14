import { expect, test } from 'vitest'
import { fileSlug, plainText, withoutAccents } from './plain-text.ts'

test.each([
  ['BOLÍGRAFO', 'BOLIGRAFO', 'boligrafo'],
  ['Tazón pingüino', 'Tazon pinguino', 'tazon pinguino'],
  ['Año 2026', 'Ano 2026', 'ano 2026'],
  // written as a letter and a mark of its own
  ['a\u0301', 'a', 'a'],
])('%s without accents', (text, plain, small) => {
  expect(withoutAccents(text)).toBe(plain)
  expect(plainText(text)).toBe(small)
})

test.each([
  ['Pecho izquierdo', 'pecho-izquierdo'],
  ['¡Año Nuevo!', 'ano-nuevo'],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['—', 'lugar'],
])('the file of %s is called %s', (name, slug) => {
  expect(fileSlug(name, 'lugar')).toBe(slug)
})
