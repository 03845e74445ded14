import { expect, test } from 'vitest'
import { materialNames } from './material-names.ts'

test.each([
  ['Algodón peinado', ['Algodón']],
  ['FRISA DE ALGODON', ['Algodón']],
  ['Cerámica y silicona', ['Cerámica', 'Silicona']],
  ['Fibra de bambú y silicona', ['Bambú', 'Silicona']],
  ['60% algodón, 40% poliéster', ['Algodón', 'Poliéster']],
  ['Poliéster 600D', ['Poliéster']],
  ['Poliéster y fibra de vidrio', ['Poliéster', 'Fibra de vidrio']],
  ['Acero inoxidable/corcho', ['Acero inoxidable', 'Corcho']],
  ['Plástico con caucho', ['Plástico', 'Caucho']],
  ['Cera de soja', ['Cera de soja']],
  ['100 %', []],
  ['-', []],
])('«%s» is filtered as %j [ROUTE-14]', (text, names) => {
  expect(materialNames(text)).toEqual(names)
})
