import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { shopMarkup } from '../../../test/shop-markup.tsx'
import type { Technique } from '../../catalog/load-product.ts'
import type { Product } from '../../catalog/product.ts'
import { CustomizationPreview } from '../../customization/customization-preview.tsx'
import { type Draft, emptyDraft, type Logo, openArea, withLogo } from '../../customization/draft.ts'
import type { MeasurementState } from '../../customization/use-design-measurement.ts'
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
  page: null,
  pages: null,
  inks: [],
}
const opened = openArea(emptyDraft({ 'TZ-350-BL': 120 }), 1)
const draft: Draft = withLogo(
  {
    ...opened,
    design: { ...opened.design, views: opened.design.views.map((view) => ({ ...view, technique_id: 4 })) },
    step: 'position',
  },
  logo,
  { technique, area },
)
/** As the server measures the draft. */
const measuredWith = (checks: NonNullable<MeasurementState['measured']>['judgements']): MeasurementState => ({
  measured: {
    customization: {
      views: draft.design.views.map((view) => ({
        ...view,
        technique_id: 4,
        colours: 2,
        colour_names: [],
        width_centimeters: 6.4,
        height_centimeters: 3.2,
        thousandStitches: null,
        logo_id: null,
        design_id: null,
        position: null,
      })),
      applicationDays: 5,
    },
    judgements: checks,
    views: [],
  },
  isUpdating: false,
  failure: null,
})
const coarse = {
  printing_area_id: 1,
  view: 0,
  element: 0,
  element_id: 'logo',
  code: 'too_blurry',
  level: 'refuse' as const,
  sentence: '«logo.png» saldría borrosa.',
  remedy: null,
  remedies: [],
  params: {},
}
/** The labels of the buttons that cannot be pressed. */
const shutButtons = (markup: string) =>
  Array.from(markup.matchAll(/<button[^>]* disabled=""[^>]*>(.*?)<\/button>/g), ([, label = '']) =>
    label.replace(/<[^>]*>/g, ''),
  )
const panel = (measurement: MeasurementState) =>
  shopMarkup(
    <ResultPanel
      product={product}
      techniques={[technique]}
      draft={draft}
      measurement={measurement}
      edited={undefined}
      forget={() => undefined}
      change={() => undefined}
      onWorking={() => undefined}
      delivery={() => null}
    />,
  )

test('a logo that is too coarse to print keeps the way to the cart shut and says why [BLD-01] [ROUTE-06]', async () => {
  expect(shutButtons(await panel(measuredWith([])))).toEqual([])
  const refused = await panel(measuredWith([coarse]))
  expect(refused).toContain('saldría borrosa')
  // at a desk and on a phone
  expect(shutButtons(refused)).toEqual(['Agregar al carrito', 'Agregar al carrito'])
})

test('a design that could not be measured is not sold, and the reason is shown [ROUTE-06] [PRICE-04]', async () => {
  const failure = 'El servidor está ocupado. Prueba de nuevo en un momento.'
  const failed = await panel({ measured: null, isUpdating: false, failure })
  expect(failed).toContain(failure)
  expect(shutButtons(failed)).toEqual(['Agregar al carrito', 'Agregar al carrito'])
})

test('while one print area is worked on, no other lies over the picture [ROUTE-06]', async () => {
  const preview = (active: number | null) =>
    shopMarkup(
      <CustomizationPreview
        product={product}
        techniques={[technique]}
        variant={product.products[0]}
        draft={{ ...draft, design: { ...draft.design, views: [] }, active }}
        mockups={new Map()}
        onPicture={() => undefined}
        onArea={() => undefined}
      />,
    )
  // the pale ground by which an empty area is found
  const withGround = (markup: string) =>
    Array.from(markup.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*bg-white\/30/g), ([, name]) => name)
  expect(withGround(await preview(null))).toEqual(['Elegir Frente', 'Elegir Dorso'])
  expect(withGround(await preview(1))).toEqual(['Elegir Frente'])
})
