import type { z } from 'zod'
import type { Order, OrderRow } from '../orders.ts'

const id = '7a0c9d1e-3f52-4b8a-9c61-5d2e8f40b713'
const image = '/pictures/pampa/remera-algodon-azul.webp'

/** As they travel: money in major units. */
const money = {
  total: 217_800,
  applicationCost: 0,
  applicationPrice: 0,
  basePrice: 112_500,
  subTotal: 180_000,
}

const order: z.input<typeof Order> = {
  id,
  number: 42,
  state: 'placed',
  moneyState: 'in_review',
  placedAt: '2026-11-20T15:04:05.000Z',
  heldUntil: '2026-11-30T15:04:05.000Z',
  lines: [
    {
      productId: 311,
      genericProductId: 27,
      productName: 'Remera de algodón peinado',
      variantName: 'Azul M',
      sku: 'REM-27-AZ-M',
      quantity: 50,
      hasProductBuilding: false,
      customization: null,
      shoppingCartId: 0,
      shoppingCartUUID: '0b5f2a77-91c4-4f4e-8d6a-2f7f6f9f1f10',
      principal: true,
      advance: false,
      priceBase: 180_000,
      priceAplication: 0,
      tax: 37_800,
      total: 217_800,
      image,
      printingArea: null,
    },
  ],
  totals: { ...money, taxes: 37_800, profit: 67_500, psmPrice: 112_500, psmPriceWithProfit: 180_000 },
  shippingCost: 8_712,
  discount: 0,
  total: 226_512,
  shipping: {
    deliveryMethod: 'shipping',
    carrier: 'Correo del Sur',
    service: 'Entrega a domicilio',
    shippingCarrierId: 7,
    shippingServiceType: 'standard_delivery',
    shippingLogisticType: 'crossdock',
    pickupPointId: null,
    deliveryComment: 'Portería de 9 a 18',
    MinDeliveryDays: 2,
    MaxDeliveryDays: 4,
  },
  tracking: null,
  expected: null,
  address: {
    name: 'Lucía',
    lastName: 'Paz',
    phone: '1123456789',
    email: 'lucia@empresa.example',
    street: 'Av. Mitre',
    streetNumber: '1200',
    apartment: '3 B',
    province: 'Buenos Aires',
    city: 'Ayacucho',
    locality: 'Ayacucho',
    zipCode: '7150',
  },
  orderInvoiceFK: {
    name: 'Lucía',
    lastName: 'Paz',
    document: '30500010912',
    direction: '',
    phone: '1123456789',
    email: 'lucia@empresa.example',
    extra: { invoiceKind: 'responsable_inscripto', businessName: 'Paz S.A.' },
  },
  payment: {
    code: 'TRF',
    name: 'Transferencia bancaria',
    holder: 'Pampa Promocional S.A.',
    bank: 'Banco de la Plaza',
    CBU: '0170099220000067797370',
    CUIT: '30500010912',
    alias: 'pampa.promo',
    account: null,
    RUT: null,
  },
  comment: '',
  history: [{ from: null, to: 'placed', who: 'Lucía Paz', note: null, at: '2026-11-20T15:04:05.000Z' }],
  payments: [
    {
      id: 'f1c4a9b2-6d3e-4a75-8b90-1c2d3e4f5a6b',
      method: 'TRF',
      state: 'in_review',
      amount: 226_512,
      reference: '42',
      createdAt: '2026-11-20T15:04:05.000Z',
      changedAt: '2026-11-21T13:30:00.000Z',
      notice: {
        date: '2026-11-21',
        reference: '00398127',
        chequeNumber: '',
        bank: 'Banco Nación',
        receipts: [],
      },
      history: [
        { from: null, to: 'pending', who: 'Lucía Paz', note: null, at: '2026-11-20T15:04:05.000Z' },
        { from: 'pending', to: 'in_review', who: 'Lucía Paz', note: null, at: '2026-11-21T13:30:00.000Z' },
      ],
    },
  ],
  paid: 0,
  deposit: 226_512,
  toPay: 226_512,
  refundOwed: 0,
  artwork: { ready: true, files: [] },
  nextStep: 'Estamos revisando tu pago. Te avisamos apenas lo confirmemos.',
  actions: { cancel: true, changePayment: false, reportPayment: false },
}

const row: z.input<typeof OrderRow> = {
  id,
  number: 42,
  state: 'placed',
  moneyState: 'in_review',
  total: 226_512,
  pieces: 50,
  productName: 'Remera de algodón peinado',
  image,
  payment: 'TRF',
  placedAt: '2026-11-20T15:04:05.000Z',
  heldUntil: '2026-11-30T15:04:05.000Z',
}

export const orderExample = { takes: { Id: id }, gives: order }
export const ordersExample = {
  takes: { PaginaActual: 1, Filtro: 'remera', state: 'placed,confirmed' },
  gives: { items: [row], totalCount: 1, total_pages: 1 },
}
