import { exampleQuoteId } from '../quotes/examples.ts'

const person = { name: 'Lucía', lastName: 'Paz', phone: '11 2345 6789', email: 'lucia@empresa.example' }

/** Everything but the goods: 120 mugs with delivery in Ayacucho. */
const exampleInput = {
  provinceFKId: '06',
  cityFKId: '06014',
  locationFKId: '06014010',
  zipCode: '7021',
  shippingCost: 8_712,
  shippingServiceType: 'standard_delivery',
  shippingLogisticType: 'crossdock',
  shippingCarrierId: 7,
  deliveryComment: 'Portería de 9 a 18',
  ...person,
  street: 'Av. Mitre',
  streetNumber: '1200',
  apartment: '3 B',
  orderInvoiceFK: {
    ...person,
    document: '30-50001091-2',
    extra: { invoiceKind: 'responsable_inscripto', businessName: 'Bodega del Sur S.A.' },
  },
  purchaseOrder: { number: 'OC-2026/0415', file: '9b2e4c1a-7d53-4f06-8a12-6c0f3e9d5b47' },
  payment: 'TRF' as const,
  subTotal: 560_000,
  taxes: 117_600,
  total: 686_312,
}

const placed = {
  orderId: '7a0c9d1e-3f52-4b8a-9c61-5d2e8f40b713',
  number: 42,
  total: 686_312,
  payment: 'TRF' as const,
}

export const completeOrderExample = {
  takes: {
    ...exampleInput,
    shoppingCart: {
      products: [
        {
          productId: 118,
          genericProductId: 31,
          sku: 'TAZ-031-BL',
          quantity: 120,
          shoppingCartUUID: '0b1f6a1e-7f5c-4a3e-9a55-2f6d3c1b8e90',
        },
      ],
      shoppingCartMode: 'cart' as const,
    },
  },
  gives: placed,
}

export const conversionExample = { takes: { ...exampleInput, Id: exampleQuoteId }, gives: placed }
