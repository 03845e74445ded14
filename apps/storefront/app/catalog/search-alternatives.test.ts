import { expect, test } from 'vitest'
import { findAlternativeWord, listWordsToTry } from './search-alternatives.ts'

test('the longest words of a search without results are tried alone [ROUTE-14]', () => {
  expect(listWordsToTry('Botella de acero dorada para el DÍA')).toEqual([
    'botella',
    'dorada',
    'acero',
    'para',
  ])
  expect(listWordsToTry('de, el; «» 12')).toEqual([])
  expect(listWordsToTry('taza Taza')).toEqual(['taza'])
})

test('a word that finds something is offered as it was typed, a mistyped one as what was meant [ROUTE-14]', () => {
  const products = [{} as Parameters<typeof findAlternativeWord>[1]['products'][number]]
  expect(findAlternativeWord('botella', { products, words: ['botellas'] })).toBe('botella')
  expect(findAlternativeWord('lapiz', { products, words: ['lápiz'] })).toBe('lapiz')
  expect(findAlternativeWord('botlela', { products, words: ['botella', 'botellas'] })).toBe('botella')
  expect(findAlternativeWord('taza', { products, words: [] })).toBe('taza')
  expect(findAlternativeWord('xyz', { products: [], words: [] })).toBeUndefined()
})
