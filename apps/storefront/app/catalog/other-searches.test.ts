import { expect, test } from 'vitest'
import { wordInstead, wordsToTry } from './other-searches.ts'

test('of a search that found nothing its longest words are tried alone [ROUTE-14]', () => {
  expect(wordsToTry('Botella de acero dorada para el DÍA')).toEqual(['botella', 'dorada', 'acero', 'para'])
  expect(wordsToTry('de, el; «» 12')).toEqual([])
  expect(wordsToTry('taza Taza')).toEqual(['taza'])
})

test('a word that finds something is offered as it was typed, a mistyped one as what was meant [ROUTE-14]', () => {
  const products = [{}] as Parameters<typeof wordInstead>[1]['products']
  expect(wordInstead('botella', { products, words: ['botellas'] })).toBe('botella')
  expect(wordInstead('lapiz', { products, words: ['lápiz'] })).toBe('lapiz')
  expect(wordInstead('botlela', { products, words: ['botella', 'botellas'] })).toBe('botella')
  expect(wordInstead('taza', { products, words: [] })).toBe('taza')
  expect(wordInstead('xyz', { products: [], words: [] })).toBeUndefined()
})
