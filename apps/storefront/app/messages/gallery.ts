import { messageCatalog } from '@estampa/domain/messages'

/** Beside a picture that fills the window. */
export const galleryMessages = messageCatalog({
  es: {
    closer: 'Acercar',
    farther: 'Alejar',
  },
})
