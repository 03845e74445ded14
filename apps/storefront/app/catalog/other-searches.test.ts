import { expect, test } from 'vitest'
import { wordsToTry } from './other-searches.ts'

test('of a search that found nothing its longest words are tried alone [ROUTE-14]', () => {
  expect(wordsToTry('Botella de acero dorada para el DÍA')).toEqual(['botella', 'dorada', 'acero', 'para'])
  expect(wordsToTry('de, el; «» 12')).toEqual([])
  expect(wordsToTry('taza Taza')).toEqual(['taza'])
})
