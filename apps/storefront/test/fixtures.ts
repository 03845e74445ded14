import type { CartProduct } from '@estampa/domain/cart'
import type { CartPrices } from '../app/cart/price-entries.ts'
import type { Technique } from '../app/catalog/load-product.ts'
import type { ShippingOption } from '../app/checkout/checkout-state.ts'

/** Cart lines of shoppers of pampa. */
const generic = { external_id: 'EXT', description: '', featured_img: null, price: null, printing_types: [] }
const plain = {
  isCustomizable: true,
  customization: null,
  applicationTechnique: [],
  customizationRender: null,
}

export const mugs: CartProduct = {
  type: 'ProductoSimple',
  shoppingCartUUID: 'mugs',
  quoteInfo: null,
  generic: { ...generic, id: 10, name: 'Tazón Aurora', customization_under_minimum_extra_cost: null },
  value: {
    ...plain,
    id: 101,
    sku: 'MUG-B',
    quantity: 30,
    featuredImg: '/mug.webp',
    element_description_1: 'Blanco',
    element_description_2: '.',
    element_description_3: 'Mate',
  },
}

export const polos: CartProduct = {
  type: 'ProductoCurva',
  shoppingCartUUID: 'polos',
  quoteInfo: null,
  generic: { ...generic, id: 20, name: 'Chomba Ribera', customization_under_minimum_extra_cost: null },
  general_description: '',
  ...plain,
  value: [
    { size: 'M', quantity: 12 },
    { size: 'L', quantity: 8 },
  ].map(({ size, quantity }, index) => ({
    shoppingCartUUID: `polos ${size}`,
    generic: { name: 'Chomba Ribera', featured_img: null, price: null },
    value: {
      id: 201 + index,
      sku: `POLO-A${size}`,
      quantity,
      isCustomizable: true,
      featuredImg: null,
      color: 'Azul',
      primary_color: '#1a237e',
      size,
    },
  })),
}

export const prices: CartPrices = {
  basePrice: 1000.1,
  applicationPrice: 500,
  applicationCost: 300,
  profit: 1080.06,
  applicationPriceWithProfit: 1280,
  psmPrice: 1700.1,
  psmPriceWithProfit: 2720.16,
  subTotal: 2880.16,
  taxes: 604.83,
  total: 3484.99,
  taxMultiplier: 1.21,
  profitMultiplier: 1.6,
}

export const courier: ShippingOption = {
  logistic_type: 'crossdock',
  carrier: { id: 7, name: 'Correo del Sur', logo: null },
  service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
  delivery_time: { min: 4, max: 2 },
  amounts: { price: 0.1, price_incl_tax: 0.2, seller_price: 0.1, seller_price_incl_tax: 0.2 },
  pickup_points: [],
  tags: [],
}

export const sublimation: Technique = {
  id: 1,
  key: 'sublimation',
  name: 'Sublimación',
  description: '',
  pricing: 'flat',
  minUnitsForPrinting: null,
  customizationUnderMinimumExtraCost: null,
  maxColours: null,
  productionDays: 5,
  max_width_centimeters: null,
  max_height_centimeters: null,
  least_line_millimeters: 0.1,
  least_letter_millimeters: 1,
}
