import { expect, test } from 'vitest'
import { starterQuantities, starterTechniques } from './starter-techniques.ts'
import { checkTechnique } from './technique-edit.ts'

test('every starter is a sound technique as soon as its prices are written [OWN-07]', () => {
  for (const starter of starterTechniques) {
    const { name, description, pricing, bands, minimum, maxColours, maxCm, days } = starter
    const scales = starterQuantities.map((minimum_quantity) => ({
      minimum_quantity,
      price: 100,
      next_price: 0,
    }))
    const technique = {
      name,
      description,
      pricing,
      maxColours,
      bands: bands.map(([from, to]) => ({ from, to, scales })),
      setUp: 0,
      setUpRepeat: null,
      minUnitsForPrinting: minimum,
      customizationUnderMinimumExtraCost: null,
      max_width_centimeters: maxCm?.[0] ?? null,
      max_height_centimeters: maxCm?.[1] ?? null,
      productionDays: days,
    }
    expect(checkTechnique(technique, []), starter.key).toBeNull()
  }
  expect(new Set(starterTechniques.map(({ key }) => key)).size).toBe(starterTechniques.length)
})
