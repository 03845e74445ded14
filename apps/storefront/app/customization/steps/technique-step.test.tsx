import { expect, test } from 'vitest'
import { sublimation } from '../../../test/fixtures.ts'
import { shopText } from '../../../test/shop-markup.tsx'
import type { PrintArea } from '../../catalog/product.ts'
import { TechniqueStep } from './technique-step.tsx'

const area: PrintArea = {
  id: 10,
  name: 'Frente',
  width_centimeters: 10,
  height_centimeters: 8,
  printing_types: [1, 2],
  placement: { image_url: '/a', x: 0, y: 0, width: 1, height: 1 },
}
const techniques = [
  { ...sublimation, minUnitsForPrinting: 12 },
  { ...sublimation, id: 2, name: 'Serigrafía', minUnitsForPrinting: 50 },
]
const step = (prices: [number, number][] | null, units: number) =>
  shopText(
    <TechniqueStep
      area={area}
      techniques={techniques}
      chosen={1}
      units={units}
      prices={prices && new Map(prices)}
      hasLogo={false}
      onChoose={() => undefined}
    />,
    { pricesInShop: true },
  )

test('a technique that the shop makes only of more units says from how many [PRICE-02] [ROUTE-06]', async () => {
  const text = await step([[1, 900]], 20)
  expect(text).toContain('Se hace desde 50 unidades')
  expect(text).not.toContain('Conviene desde 50')
  expect(text).toContain('Conviene desde 12')
  // where it has a price, it is only dearer
  const both = await step(
    [
      [1, 900],
      [2, 2000],
    ],
    20,
  )
  expect(both).not.toContain('Se hace desde')
  // nobody says so before the server has said what it makes
  expect(await step(null, 20)).not.toContain('Se hace desde')
  expect(await step([], 0)).not.toContain('Se hace desde')
})
