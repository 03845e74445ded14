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
    occasion_names: ['Bienvenidas', 'Ferias', 'Congresos', 'Uniformes', 'Fin de año', 'Lanzamientos'],
    quote_title: 'Pide tu cotización',
    quote_points: [
      'Precio final con tu logo, por cantidad',
      'Boceto digital antes de producir',
      'Plazos de producción y entrega por escrito',
    ],
    description: (shop: string) => `Productos promocionales personalizados con tu logo en ${shop}.`,
  },
  arg: {
    quote_title: 'Pedí tu cotización',
    choose: 'Elegí',
    choose_text: 'Buscá el producto y la cantidad: el precio por unidad baja a medida que llevás más.',
    customise: 'Personalizá',
    customise_text: 'Subí tu logo, elegí dónde va y con qué técnica, y mirá cómo queda.',
    receive: 'Recibí',
    receive_text: 'Aprobás el boceto antes de producir y seguís el pedido hasta tu puerta.',
  },
})
