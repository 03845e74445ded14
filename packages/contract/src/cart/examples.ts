import type { z } from 'zod'
import type { UploadedPicture } from '../customization.ts'
import type { PriceEntry, PriceEntryWithHints } from '../pricing.ts'
import type { CartLine } from './lines.ts'

export const exampleUuid = '0b1f6a1e-7f5c-4a3e-9a55-2f6d3c1b8e90'

const logo: z.input<typeof UploadedPicture> = {
  id: '5d0c2f7a-3c1e-4a83-8a0b-7d4e9f6b2c11',
  name: 'logo-bodega-del-sur.png',
  url: '/files/1767225600/pPq2nV/shops/1/logos/5d0c2f7a-3c1e-4a83-8a0b-7d4e9f6b2c11.png',
  preview_url: '/files/1767225600/x81LmQ/shops/1/logos/5d0c2f7a-3c1e-4a83-8a0b-7d4e9f6b2c11-preview.webp',
  width: 1200,
  height: 480,
  isVector: false,
  colours: ['#1a237e', '#ffffff'],
  drawing_url: null,
  facts: null,
  made_from: null,
  page: null,
  pages: null,
  inks: [],
}

export const exampleLine: z.input<typeof CartLine> = {
  type: 'ProductoSimple',
  shoppingCartUUID: exampleUuid,
  generic: {
    id: 31,
    external_id: 'TAZ-031',
    name: 'Taza de cerámica Aurora',
    description: 'Apta para microondas y lavavajillas.',
    featured_img: '/pictures/taza-aurora.webp',
    price: 4200,
    customization_under_minimum_extra_cost: 18000,
    printing_types: [{ id: 4, name: 'Serigrafía' }],
  },
  quoteInfo: null,
  value: {
    id: 118,
    sku: 'TAZ-031-BL',
    quantity: 120,
    isCustomizable: true,
    customization: {
      views: [
        {
          printing_area_id: 1,
          technique_id: 4,
          colours: 2,
          colour_names: ['#1a237e', '#ffffff'],
          width_centimeters: 7.5,
          height_centimeters: 3,
          logo_id: logo.id,
        },
      ],
      applicationDays: 4,
    },
    applicationTechnique: [
      { id: 4, name: 'Serigrafía', minUnitsForPrinting: 50, customizationUnderMinimumExtraCost: 18000 },
    ],
    customizationRender: null,
    featuredImg: '/pictures/taza-aurora-blanca.webp',
    element_description_1: 'Blanco',
    element_description_2: '350 ml',
    element_description_3: '',
  },
}

const prices = {
  total: 677600,
  basePrice: 315000,
  subTotal: 560000,
  applicationCost: 10000,
  applicationPrice: 25000,
  applicationPriceWithProfit: 56000,
  profit: 210000,
  taxes: 117600,
  taxMultiplier: 1.21,
  profitMultiplier: 1.6,
  psmPrice: 350000,
  psmPriceWithProfit: 560000,
}

export const examplePrices: z.input<typeof PriceEntry>[] = [
  {
    type: 'ProductoSimple',
    shoppingCartUUID: exampleUuid,
    prices,
    units: [
      {
        sku: 'TAZ-031-BL',
        quantity: 120,
        unitPrice: 4200,
        decoratedUnitPrice: 4666.67,
        decoratedUnitPriceWithTaxes: 5646.67,
      },
    ],
  },
  { type: 'TOTAL', shoppingCartUUID: 'TOTAL', prices, units: [] },
]

const setUp = { printing_area_id: 12, technique_id: 4, setUp: 18000, setUpRepeat: 9000, isRepeat: false }

export const examplePriceHints: z.input<typeof PriceEntryWithHints>[] = examplePrices.map((entry) =>
  entry.type === 'TOTAL'
    ? { ...entry, decorations: [], next: null, setUps: [] }
    : {
        ...entry,
        decorations: ['Frente: Serigrafía, 2 colores, 7,5 × 3 cm'],
        next: { quantity: 250, less: 210, lessWithTaxes: 254.1 },
        setUps: [setUp],
      },
)

export const exampleUploads = { shoppingCartUUID: exampleUuid, files: [logo], images: [logo] }

export const exampleSaved = {
  version: 7,
  products: [exampleLine],
  uploads: [exampleUploads],
  priceChanges: [],
}
