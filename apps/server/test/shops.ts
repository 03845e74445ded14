import type { ShopRules } from '../src/http/shop.ts'
import type { ShopToSave } from '../src/shops/shops.store.ts'

const pampaRules: ShopRules = {
  profitMultiplier: '1.6',
  taxMultiplier: '1.21',
  depositPercent: 100,
  legalName: 'Pampa Promocional S.A.',
  taxId: '30500010912',
  rateTable: {
    zones: { near: ['02', '06'], far: ['94'] },
    services: [
      {
        carrier: { id: 7, name: 'Correo del Sur', logo: null },
        service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
        logistic_type: 'crossdock',
        freeFrom: null,
        rates: [
          {
            zone: 'near',
            delivery_time: { min: 2, max: 4 },
            bands: [{ fromG: 0, upToG: null, price: 450_000, extraPerKg: 90_000 }],
          },
          {
            zone: 'far',
            delivery_time: { min: 5, max: 9 },
            bands: [{ fromG: 0, upToG: null, price: 980_000, extraPerKg: 210_000 }],
          },
        ],
      },
    ],
    pickup: null,
  },
}

const transfer = {
  code: 'TRF' as const,
  name: 'Transferencia bancaria',
  bank: 'Banco de la Plaza',
  holder: 'Pampa Promocional S.A.',
}
const cheque = { code: 'CHQ' as const, name: 'Cheque', bank: null, holder: 'Pampa Promocional S.A.' }
const noAccount = { CBU: null, CUIT: null, alias: null, account: null, RUT: null }

export const pampaShop: ShopToSave = {
  name: 'pampa',
  config: {
    environment: 'ARG',
    name: 'Pampa',
    withTaxes: false,
    guestCheckout: true,
    partnerPaymentMethods: [
      { ...noAccount, ...transfer, CBU: '0170099220000067797370', CUIT: '30500010912', alias: 'pampa.promo' },
      { ...noAccount, ...cheque, CUIT: '30500010912' },
    ],
  },
  rules: pampaRules,
}

export const andinaShop: ShopToSave = {
  name: 'andina',
  config: {
    environment: 'CL',
    name: 'Andina',
    withTaxes: false,
    roundPrice: 0,
    partnerPaymentMethods: [{ ...noAccount, ...transfer, account: '00-123-45678-09', RUT: '76086428-5' }],
  },
  rules: {
    ...pampaRules,
    taxMultiplier: '1.19',
    legalName: 'Andina Regalos SpA',
    taxId: '760864285',
    rateTable: { ...pampaRules.rateTable, zones: { near: ['13'], far: ['12'] } },
  },
}
