import { detailExample } from '@estampa/contract/catalog/examples'
import { expect, test } from 'vitest'
import { prices, sublimation } from '../../../test/fixtures.ts'
import { shopMarkup, shopText } from '../../../test/shop-markup.tsx'
import type { Technique } from '../../catalog/load-product.ts'
import type { Product } from '../../catalog/product.ts'
import { clippedTo } from '../../customization/area-box.ts'
import { CustomizationPreview } from '../../customization/customization-preview.tsx'
import {
  type Draft,
  emptyDraft,
  type Logo,
  openArea,
  withLogo,
  withLogoVersion,
} from '../../customization/draft.ts'
import { fixesItself } from '../../customization/single-tone.tsx'
import type { MeasurementState } from '../../customization/use-design-measurement.ts'
import { CustomizedPrice } from '../customized-price.tsx'
import { ShortTotal } from '../live-total.tsx'
import type { CartPriceEntry } from '../price-entries.ts'
import { ResultPanel } from './result-panel.tsx'

const example: Product = detailExample.gives
const [area] = example.printing_areas
if (!area) throw new Error('the example has a print area')
const product: Product = { ...example, printing_areas: [area, { ...area, id: 2, name: 'Dorso' }] }
const technique: Technique = { ...sublimation, id: 4, pricing: 'area' }
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
const priceEntry: Omit<CartPriceEntry, 'prices' | 'units'> = {
  type: 'ProductoSimple',
  shoppingCartUUID: 'a',
  decorations: [],
  next: null,
  setUps: [],
}
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
const panel = (measurement: MeasurementState, parts: { draft?: Draft; technique?: Technique } = {}) =>
  shopMarkup(
    <ResultPanel
      product={product}
      techniques={[parts.technique ?? technique]}
      draft={parts.draft ?? draft}
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

test('until there is a logo a phone leads to it, and nothing can be bought [ROUTE-06]', async () => {
  const bare = { ...opened, step: 'logo' as const }
  const nothing: MeasurementState = { measured: null, isUpdating: false, failure: null }
  const markup = await panel(nothing, { draft: bare })
  expect(markup).toContain('Sube tu logo')
  expect(shutButtons(markup)).toEqual(['Agregar al carrito'])
})

test('the bar of a phone and the breakdown say one total in the same words, and what a unit costs with a logo [PRICE-02] [ROUTE-06]', async () => {
  const unit = {
    sku: 'A',
    quantity: 10,
    unitPrice: 100,
    decoratedUnitPrice: 288,
    decoratedUnitPriceWithTaxes: 349,
  }
  const entry = { ...priceEntry, prices, units: [unit] }
  const price = { entry, isUpdating: false, failure: null, unitsInCart: 0 }
  for (const withTaxes of [false, true]) {
    const markup = (isGuess: boolean) =>
      shopText(
        <>
          <ShortTotal price={price} totalName="Total con IVA" />
          <CustomizedPrice price={price} techniques={[technique]} units={10} brief isGuess={isGuess} />
        </>,
        { withTaxes, pricesInShop: true },
      )
    const text = await markup(true)
    expect(text.match(/Total con IVA \$ ?3\.48[45]/g)).toHaveLength(2)
    expect(text).toMatch(
      withTaxes ? /Con tu logo: \$.349 c\/u, aprox\./ : /Con tu logo: \$.288 c\/u, aprox\./,
    )
    expect(await markup(false)).not.toContain('aprox.')
  }
})

test('a technique of one color has a logo of two in one tone at once, and the original is a press away [ROUTE-06]', async () => {
  const laser: Technique = { ...technique, key: 'laser', name: 'Grabado láser', maxColours: 1 }
  const colors = { ...coarse, code: 'too_many_colours', sentence: 'Tu diseño tiene 2 colores.' }
  const page = { product, techniques: [laser], change: () => undefined }
  expect(fixesItself(colors, { ...page, draft })).toBe(true)
  expect(fixesItself(colors, { ...page, techniques: [technique], draft })).toBe(false)
  expect(await panel(measuredWith([colors]), { technique: laser })).not.toContain(colors.sentence)

  const single = { ...logo, id: 'b', colours: ['#14264d'], made_from: 'a' }
  const reduced = withLogoVersion(draft, single, { technique: laser, area })
  expect(await panel(measuredWith([]), { technique: laser, draft: reduced })).toContain('Ver original')
  // who went back to the original decides it alone
  const again = withLogoVersion(reduced, logo, { technique: laser, area })
  expect(fixesItself(colors, { ...page, draft: again })).toBe(false)
  const refused = await panel(measuredWith([colors]), { technique: laser, draft: again })
  expect(refused).toContain(colors.sentence)
  expect(refused).not.toContain('Ver original')
})

test('of what is drawn on a product without ground the print area alone is shown [ROUTE-06]', () => {
  const { placement } = area
  expect(clippedTo(placement, '/pictures/a.640.webp')).toBeUndefined()
  const { clipPath = '' } = clippedTo(placement, '/pictures/cutouts/a.cut.640.webp') ?? {}
  const points = Array.from(clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g), ([, x, y]) => [Number(x), Number(y)])
  const [left, right] = [Math.min(...points.map(([x = 0]) => x)), Math.max(...points.map(([x = 0]) => x))]
  expect(left).toBeCloseTo((placement.x - 0.05 * placement.width) * 100, 1)
  expect(right).toBeCloseTo((placement.x + 1.05 * placement.width) * 100, 1)
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
