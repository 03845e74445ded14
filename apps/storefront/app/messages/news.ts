import { catalogue } from './catalogue.ts'

/** What a page that stays open says when it changes by itself. */
export const newsMessages = catalogue({
  es: {
    moved: 'Hay novedades en tu pedido.',
    proof: 'Llegó un boceto para que lo apruebes.',
    see: 'Ver el boceto',
    message: 'La tienda te escribió.',
    quote: 'Hay novedades en tu cotización.',
  },
})
