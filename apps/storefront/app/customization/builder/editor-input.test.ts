import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { sublimation } from '../../../test/fixtures.ts'
import type { Product } from '../../catalog/product.ts'
import { emptyDesign } from './editor-input.ts'

const example: Product = detailExample.gives
const [area] = example.printing_areas
if (!area) throw new Error('the example has a print area')
const product: Product = { ...example, printing_areas: [{ ...area, printing_types: [1, 2] }] }

const technique = (id: number, minUnitsForPrinting: number | null) => ({
  ...sublimation,
  id,
  minUnitsForPrinting,
})

test('a new design begins with the technique that so few units need no surcharge for [PRICE-04] [BLD-01]', () => {
  const { views } = emptyDesign(product, [technique(1, 50), technique(2, 10)], 10)
  expect(views.map(({ technique_id }) => technique_id)).toEqual([2])
})
