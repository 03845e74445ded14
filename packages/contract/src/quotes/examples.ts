import type { z } from 'zod'
import { exampleLine, examplePrices, exampleUuid } from '../cart/examples.ts'
import type { PublicQuote, Quote, QuoteSummary, UnsavedQuote } from './quote.ts'

export const exampleQuoteId = 'c1a7e6a0-52b7-4b0e-8a58-0c5b6d0f9e21'
export const exampleToken = 'q3Zr0vJxY2mB7tKp1LwN8sD5hF4gC6aE9uQyTiRoWzX'
const number = 'C-000123'
const createdAt = '2026-11-20T15:04:05.000Z'
const expiresAt = '2026-12-05T15:04:05.000Z'
const products = ['Taza de cerámica Aurora']
const image = '/pictures/taza-aurora-blanca.webp'
const contact = {
  name: 'Lucía Paz',
  email: 'lucia@empresa.example',
  phone: '+54 9 11 2345 6789',
  company: 'Bodega del Sur',
}
const totals = { subTotal: 560_000, taxes: 117_600, discount: 0, total: 677_600 }
const rows = [
  {
    shoppingCartUUID: exampleUuid,
    productName: 'Taza de cerámica Aurora',
    variantName: 'Blanco 350 ml',
    sku: 'TAZ-031-BL',
    isFree: false,
    quantity: 120,
    image,
    decorations: ['Frente: Serigrafía, 2 colores, 7,5 × 3 cm'],
    unitPrice: 4_200,
    decoratedUnitPrice: 4_666.67,
    decoratedUnitPriceWithTaxes: 5_646.67,
    goods: 504_000,
    subTotal: 560_000,
    taxes: 117_600,
    total: 677_600,
  },
]

const pictures = [
  {
    shoppingCartUUID: exampleUuid,
    printing_area_id: 12,
    name: 'Frente',
    url: '/files/abc/def/shops/1/quotes/frente.webp',
    preview_url: '/files/abc/def/shops/1/quotes/frente-preview.webp',
  },
]

export const exampleGenerateInput = { products: [exampleLine], shoppingCartMode: 'cart' as const }

export const exampleUnsaved: z.input<typeof UnsavedQuote> = {
  currency: 'ARS',
  lines: [exampleLine],
  prices: examplePrices,
  rows,
  pictures: [],
  totals,
  expiresAt,
}

export const exampleQuote: z.input<typeof Quote> = {
  ...exampleUnsaved,
  pictures,
  lines: [{ ...exampleLine, quoteInfo: { quoteId: exampleQuoteId, number, version: 1 } }],
  id: exampleQuoteId,
  number,
  version: 1,
  state: 'sent',
  contact,
  comment: 'Para el evento de fin de año; necesitamos factura A.',
  answer: null,
  createdAt,
  link: `/quote#${exampleToken}`,
  acceptedBy: null,
  orderId: null,
  versions: [{ id: exampleQuoteId, version: 1, state: 'sent', total: 677_600, createdAt }],
  history: [
    { from: null, to: 'draft', who: 'Lucía Paz', note: null, at: createdAt },
    { from: 'draft', to: 'sent', who: 'Lucía Paz', note: null, at: createdAt },
  ],
  mails: [{ to: 'compras@bodegadelsur.example', at: '2026-11-20T15:10:00.000Z' }],
}

export const exampleSummary: z.input<typeof QuoteSummary> = {
  id: exampleQuoteId,
  number,
  version: 1,
  state: 'sent',
  createdAt,
  expiresAt,
  total: 677_600,
  currency: 'ARS',
  units: 120,
  products,
  image,
  contact,
  orderId: null,
}

export const examplePublicQuote: z.input<typeof PublicQuote> = {
  number,
  version: 1,
  currentVersion: 1,
  state: 'viewed',
  currency: 'ARS',
  rows,
  pictures,
  totals,
  from: 'Lucía Paz',
  company: 'Bodega del Sur',
  comment: 'Para el evento de fin de año; necesitamos factura A.',
  answer: null,
  createdAt,
  expiresAt,
  acceptedBy: null,
  isOwn: false,
}
