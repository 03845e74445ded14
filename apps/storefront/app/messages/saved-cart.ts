import { messageCatalog } from '@estampa/domain/messages'

const MOST_SENTENCES = 3

/** The texts for customers, whose cart is stored on the server. */
export const savedCartMessages = messageCatalog({
  es: {
    add_failed: 'Error al obtener la configuración del producto.',
    prices_changed: (sentences: readonly string[]) => {
      const more = sentences.length - MOST_SENTENCES
      const rest = more > 0 ? [`Y hay ${more} ${more === 1 ? 'cambio' : 'cambios'} más.`] : []
      return [...sentences.slice(0, MOST_SENTENCES), ...rest].join(' ')
    },
  },
})
