import { ofEachFacet } from '@estampa/domain/catalog'

/** Examples of the catalog's inputs and answers, as they travel. */
const picture = {
  image_url: '/pictures/tazon-aurora-blanco.webp',
  width: 1200,
  height: 1200,
  color: '#f4f1ec',
}

export const cardExample = {
  id: 118,
  external_id: 'TZ-350',
  name: 'Tazón de cerámica Aurora 350 ml',
  url: 'tazon-de-ceramica-aurora-350-ml-118',
  type: 'ProductoSimple' as const,
  family: { title: 'Tazas y vasos', url: 'tazas-y-vasos' },
  featured_img: picture,
  second_img: { ...picture, image_url: '/pictures/tazon-aurora-azul.webp', color: '#e8ecf4' },
  price: 4890,
  price_with_taxes: 5916.9,
  price_from_quantity: 100,
  sold_from_quantity: 12,
  price_tiers: [
    { min_quantity: 12, price: 5630, price_with_taxes: 6812.3 },
    { min_quantity: 100, price: 4890, price_with_taxes: 5916.9 },
  ],
  materials: ['Cerámica'],
  minimum_order_quantity: 12,
  stock: 1840,
  on_order: false,
  colors: [
    { color: 'Blanco', primary_color: '#ffffff' },
    { color: 'Azul marino', primary_color: '#1b2a4a' },
  ],
  printing_types: [{ id: 4, name: 'Sublimación', key: 'sublimation' }],
  tag: 'Más pedido',
}

const {
  second_img: _second,
  price_from_quantity: _priceFrom,
  sold_from_quantity: _soldFrom,
  price_tiers: _priceTiers,
  materials: _materials,
  minimum_order_quantity: _minimum,
  stock: _stock,
  on_order: _onOrder,
  colors: _colors,
  printing_types: _techniques,
  tag: _tag,
  ...suggested
} = cardExample

const category = {
  id: 7,
  title: 'Tazas y vasos',
  url: 'tazas-y-vasos',
  icon_url: '/pictures/icono-tazas.svg',
}

export const categoriesExample = {
  takes: { isEcommerceClient: 'true' as const },
  gives: [
    { ...category, parent_id: null, count: 18 },
    { id: 9, title: 'Poleras', url: 'poleras', icon_url: null, parent_id: null, count: 24 },
  ],
}

export const colorsExample = {
  takes: {},
  gives: [
    { color: 'Blanco', primary_color: '#ffffff', count: 96 },
    { color: 'Negro', primary_color: '#111111', count: 88 },
  ],
}

export const productsListExample = {
  takes: {
    name: 'tazón',
    'families[]': ['7'],
    'price[to]': '6000',
    'order[price]': 'asc' as const,
    page: '1',
  },
  gives: {
    items: [cardExample],
    totalCount: 1,
    count: 1,
    page: 1,
    total_pages: 1,
    facets: {
      ...ofEachFacet(() => []),
      families: [
        {
          value: '7',
          label: 'Tazas y vasos',
          count: 1,
          url: category.url,
          icon_url: category.icon_url,
        },
      ],
      colors: [{ value: 'Blanco', label: 'Blanco', count: 1, primary_color: '#ffffff' }],
      materials: [{ value: 'Cerámica', label: 'Cerámica', count: 1 }],
      brands: [{ value: 'Cumbre', label: 'Cumbre', count: 1 }],
      printing_types: [{ value: '4', label: 'Sublimación', count: 1 }],
      price: { from: 4890, to: 4890 },
    },
  },
}

export const cardsExample = { takes: { ids: '118,97' }, gives: [cardExample] }

export const trendingExample = { takes: { limit: '8' }, gives: [cardExample] }

export const suggestionsExample = {
  takes: { name: 'tazn de cer', limit: '6' },
  gives: {
    products: [suggested],
    categories: [{ ...category, count: 6 }],
    words: ['tazn de cerámica'],
  },
}

export const siteMapExample = {
  takes: { page: '1', limit: '1000' },
  gives: {
    items: [
      { loc: 'https://regalos.example/pampa', lastmod: '2026-05-04T13:20:11.000Z', kind: 'page' as const },
      {
        loc: 'https://regalos.example/pampa/products-list/tazas-y-vasos',
        lastmod: '2026-05-04T13:20:11.000Z',
        kind: 'category' as const,
      },
      {
        loc: 'https://regalos.example/pampa/product-detail/simple/tazon-de-ceramica-aurora-350-ml-118',
        lastmod: '2026-04-28T09:02:45.000Z',
        kind: 'product' as const,
      },
    ],
    totalCount: 3,
    count: 3,
    page: 1,
    total_pages: 1,
  },
}

export const detailExample = {
  takes: { id: '118' },
  gives: {
    id: 118,
    external_id: 'TZ-350',
    name: cardExample.name,
    url: cardExample.url,
    description: 'Tazón esmaltado para el café de la mañana. Apto para microondas y lavavajillas.',
    supplementary_information_text: 'Caja individual blanca.',
    type: 'ProductoSimple' as const,
    families: [{ ...category, main: true }],
    images: [{ ...picture, main: true, order: 1, variant: null, printing_area_id: null }],
    products: [
      {
        id: 402,
        sku: 'TZ-350-BL',
        stock: 920,
        availability: 'stock' as const,
        on_order_days: null,
        element_description_1: 'Blanco',
        element_description_2: '',
        element_description_3: '',
        size: '',
        color: 'Blanco',
        primary_color: '#ffffff',
        secondary_color: null,
        tiers: [
          { min_quantity: 12, price: 6490, price_with_taxes: 7852.9 },
          { min_quantity: 100, price: 4890, price_with_taxes: 5916.9 },
        ],
      },
    ],
    subattributes: [{ id: 9, name: 'Cerámica', attribute_name: 'Material' }],
    printing_areas: [
      {
        id: 1,
        name: 'Frente',
        width_centimeters: 8,
        height_centimeters: 7.5,
        placement: { image_url: picture.image_url, x: 0.28, y: 0.3, width: 0.4, height: 0.42 },
        printing_types: [4],
      },
    ],
    printing_types: [{ id: 4, name: 'Sublimación' }],
    minimum_order_quantity: 12,
    customization_under_minimum_extra_cost: 18500,
    unit_weight: 340,
    height: 9.5,
    length: 11.5,
    width: 8.2,
    units_per_box: 36,
    tag: 'Más pedido',
    production_days: 5,
    video_url: null,
    size_guide: null,
    related: [],
  },
}
