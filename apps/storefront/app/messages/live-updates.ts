import { messageCatalog } from '@estampa/domain/messages'

/** The notifications of an open page that changes by itself. */
export const liveUpdateMessages = messageCatalog({
  es: {
    moved: 'Hay novedades en tu pedido.',
    proof: 'Llegó un boceto para que lo apruebes.',
    see: 'Ver el boceto',
    message: 'La tienda te escribió.',
    quote: 'Hay novedades en tu cotización.',
  },
})
