/** A quote as there might be one in this shop. */
import { countries } from '@estampa/domain/countries'
import { times } from '@estampa/domain/money'
import { addPrices, decoratedUnits, pricesOf } from '@estampa/domain/pricing'
import type { Customer } from '../../customers/customers.store.ts'
import type { Shop } from '../../http/shop.ts'
import type { QuoteLine } from '../../quotes/compose-quote.ts'
import type { StoredQuote } from '../../quotes/quotes.store.ts'
import { priceStepOf } from '../../shops/shop-rules.ts'
import { sampleOrder } from './sample-order.ts'
import type { SampleProduct } from './sample-products.ts'

const quoteId = 'b4d9f0c7-6a21-4f6e-8c35-0e7a9d2b1f48'
const at = new Date('2026-11-17T13:20:00Z')
const expiresAt = new Date('2026-12-02T13:20:00Z')
const LIMITS = { taxMultiplier: '1', profitMultiplier: '1' }

type SampleQuoteOptions = Pick<StoredQuote, 'state'> & { note?: string; hasDiscount?: boolean }

export function sampleQuote(
  shop: Shop,
  goods: readonly SampleProduct[],
  { state, note, hasDiscount }: SampleQuoteOptions,
): StoredQuote {
  const { lines: ordered } = sampleOrder(shop, goods)
  const lines = ordered.map(lineOf)
  const prices = lines.map(({ entry }) => entry.prices).reduce(addPrices)
  const step = priceStepOf(shop)
  const discount = hasDiscount ? times(prices.total, '0.05', step) : 0
  const total = prices.total - discount
  const version = { id: quoteId, version: hasDiscount ? 2 : 1, state, createdAt: at, total, expiresAt }
  return {
    ...version,
    number: 318,
    customerId: 1,
    from: 'Lucía Paz',
    acceptedBy: null,
    orderId: null,
    isTyped: false,
    currency: countries[shop.config.environment].currency,
    step,
    lines,
    freeLines: [],
    comment: '',
    subTotal: prices.subTotal,
    taxes: prices.taxes,
    discount,
    versions: [version],
    mails: [],
    answer: hasDiscount
      ? {
          by: 'Ana, del taller',
          note: '',
          discountPercent: 500,
          discountNet: discount,
          lineDiscounts: [],
          leadTimeDays: 8,
        }
      : null,
    contact: { name: 'Lucía Paz', company: 'Paz & Hijos', email: 'lucia@empresa.example', phone: '' },
    tokenHash: Buffer.alloc(32),
    pictures: null,
    history: [{ from: 'sent', to: state, who: 'Martín Rojas', note: note ?? null, at }],
  }
}

export function sampleCustomer(): Customer {
  return { id: 1, email: 'lucia@empresa.example', full_name: 'Lucía Paz' } as Customer
}

function lineOf(ordered: ReturnType<typeof sampleOrder>['lines'][number]): QuoteLine & {
  entry: NonNullable<QuoteLine['entry']>
} {
  const { productName, variantName, sku, quantity, priceBase, priceAplication, tax, image } = ordered
  const uuid = ordered.shoppingCartUUID
  const prices = pricesOf({
    base: 0,
    application: 0,
    setUp: 0,
    extra: 0,
    extraWithProfit: 0,
    goods: priceBase,
    applicationWithProfit: priceAplication,
    taxes: tax,
  })
  return {
    decorations: ordered.customization ? ['Serigrafía, 2 colores, 8 × 5 cm'] : [],
    entry: {
      type: 'ProductoSimple',
      shoppingCartUUID: uuid,
      prices: { ...prices, ...LIMITS },
      units: decoratedUnits([{ sku, quantity, unitCost: 0, unitPrice: priceBase / quantity }], {
        ...prices,
        ...LIMITS,
      }),
    },
    line: {
      type: 'ProductoSimple',
      shoppingCartUUID: uuid,
      quoteInfo: null,
      generic: {
        id: 1,
        external_id: sku,
        description: '',
        name: productName,
        featured_img: image,
        price: null,
        customization_under_minimum_extra_cost: null,
        printing_types: [],
      },
      value: {
        id: 1,
        sku,
        quantity,
        isCustomizable: false,
        customization: null,
        applicationTechnique: [],
        customizationRender: null,
        featuredImg: image,
        element_description_1: variantName,
        element_description_2: '',
        element_description_3: '',
      },
    },
  }
}
