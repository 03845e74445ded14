import { messageCatalog } from '@estampa/domain/messages'

export const homeMessages = messageCatalog({
  es: {
    banner: 'Destacados de la tienda',
    banner_title: 'Tu marca, en cosas que se usan todos los días',
    banner_text:
      'Productos con tu logo para equipos, clientes y eventos, con el precio a la vista desde la primera unidad.',
    banner_action: 'Ver productos',
    categories: 'Categorías',
    featured: 'Productos destacados',
    trending: 'Lo más pedido',
    see_all: 'Ver todos',
    how: 'Cómo funciona',
    choose: 'Elige',
    choose_text: 'Busca el producto y la cantidad: el precio por unidad baja a medida que llevas más.',
    customise: 'Personaliza',
    customise_text: 'Sube tu logo, elige dónde va y con qué técnica, y mira cómo queda.',
    receive: 'Recibe',
    receive_text: 'Apruebas el boceto antes de producir y sigues el pedido hasta tu puerta.',
    occasions: 'Para cada ocasión',
    clients: 'Confían en nosotros',
    promises: 'Cómo trabajamos',
    promise_price: 'Precio a la vista',
    promise_price_text: 'Con tu logo y por cantidad, antes de pedir.',
    promise_proof: 'Boceto aprobado',
    promise_proof_text: 'Nada se produce sin tu visto bueno.',
    promise_stock: 'Stock real',
    promise_stock_text: 'Las unidades que ves son las que hay.',
    promise_tracking: 'Pedido a la vista',
    promise_tracking_text: 'Sigues cada etapa hasta la entrega.',
    occasion_names: ['Bienvenidas', 'Ferias', 'Congresos', 'Uniformes', 'Fin de año', 'Lanzamientos'],
    description: (shop: string) => `Productos promocionales personalizados con tu logo en ${shop}.`,
  },
  arg: {
    promise_tracking_text: 'Seguís cada etapa hasta la entrega.',
    choose: 'Elegí',
    choose_text: 'Buscá el producto y la cantidad: el precio por unidad baja a medida que llevás más.',
    customise: 'Personalizá',
    customise_text: 'Subí tu logo, elegí dónde va y con qué técnica, y mirá cómo queda.',
    receive: 'Recibí',
    receive_text: 'Aprobás el boceto antes de producir y seguís el pedido hasta tu puerta.',
  },
})

type QuoteRequest = { what: string; units: string; date: string }

/** The three answers as one sentence, as far as they were given. */
function quoteRequest(greeting: string, { what, units, date }: QuoteRequest): string {
  const goods = [units && `por ${units} unidades`, what && `de ${what.toLowerCase()}`]
    .filter(Boolean)
    .join(' ')
  return [greeting, goods, date && `para el ${date}`].filter(Boolean).join(' ').concat('.')
}

export const quoteFormMessages = messageCatalog({
  es: {
    title: 'Pide tu cotización',
    what: 'Qué necesitas',
    not_sure: 'Todavía no lo sé',
    units: 'Unidades',
    date: 'Para cuándo',
    note: 'Te respondemos con productos, precio con tu logo y plazo de entrega por escrito.',
    message: (request: QuoteRequest) => quoteRequest('Hola, quiero una cotización', request),
  },
  arg: {
    title: 'Pedí tu presupuesto',
    what: 'Qué necesitás',
    message: (request: QuoteRequest) => quoteRequest('Hola, quiero un presupuesto', request),
  },
})
