import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { shopMarkup } from '../../../test/shop-markup.tsx'
import type { Technique } from '../../catalog/load-product.ts'
import type { Product } from '../../catalog/product.ts'
import { CustomizationPreview } from '../../customization/customization-preview.tsx'
import type { Draft, Logo } from '../../customization/draft.ts'
import { ResultPanel } from './result-panel.tsx'

const example: Product = detailExample.gives
const [area] = example.printing_areas
if (!area) throw new Error('the example has a print area')
const product: Product = { ...example, printing_areas: [area, { ...area, id: 2, name: 'Dorso' }] }
const technique: Technique = {
  id: 4,
  key: 'sublimation',
  name: 'Sublimación',
  description: '',
  pricing: 'area',
  minUnitsForPrinting: null,
  customizationUnderMinimumExtraCost: null,
  maxColours: null,
  productionDays: 5,
  max_width_centimeters: null,
  max_height_centimeters: null,
  least_line_millimeters: 0.1,
  least_letter_millimeters: 1,
}
const logo: Logo = {
  id: 'a',
  name: 'logo.png',
  url: '/l',
  preview_url: '/l',
  width: 3000,
  height: 1500,
  isVector: false,
  colours: ['#14264d', '#ffffff'],
  drawing_url: null,
  facts: null,
  made_from: null,
}
const draftWith = (width: number): Draft => ({
  units: { 'TZ-350-BL': 120 },
  places: [
    {
      printing_area_id: 1,
      technique_id: 4,
      logo: { ...logo, width, height: width / 2 },
      colours: 2,
      colour_names: [],
      art: { x: 4, y: 3.75, width: 7.2, height: 3.6, angle: 0 },
      instructions: '',
    },
  ],
  active: 1,
  step: 'position',
})
const panel = (width: number) =>
  shopMarkup(
    <ResultPanel
      product={product}
      techniques={[technique]}
      draft={draftWith(width)}
      edited={undefined}
      forget={() => undefined}
      delivery={() => null}
    />,
  )

test('a logo that is too coarse to print keeps the way to the cart shut and says why [BLD-01] [ROUTE-06]', async () => {
  const shutButtons = (markup: string) => markup.match(/<button[^>]* disabled=""/g)?.length ?? 0
  expect(shutButtons(await panel(3000))).toBe(0)
  const coarse = await panel(60)
  expect(coarse).toContain('saldría borrosa')
  // at a desk and on a phone
  expect(shutButtons(coarse)).toBe(2)
})

test('while one print area is worked on, no other lies over the picture [ROUTE-06]', async () => {
  const preview = (active: number | null) =>
    shopMarkup(
      <CustomizationPreview
        product={product}
        techniques={[technique]}
        variant={product.products[0]}
        draft={{ ...draftWith(3000), places: [], active }}
        mockups={new Map()}
        onArt={() => undefined}
        onArea={() => undefined}
      />,
    )
  const grounds = (markup: string) => markup.match(/bg-white\/30/g)?.length ?? 0
  expect(grounds(await preview(null))).toBe(2)
  expect(grounds(await preview(1))).toBe(1)
})
