import { messageCatalog } from '@estampa/domain/messages'

/** The inks of a print, in the builder and on the customize page. */
export const inkMessages = messageCatalog({
  es: {
    title: 'Tintas',
    text: 'Si tu marca tiene colores exactos, escribe su nombre: el taller prepara esa tinta.',
    name_of: (hex: string) => `Nombre de la tinta ${hex}`,
    example: 'Por ejemplo: Pantone 485 C',
  },
  arg: {
    text: 'Si tu marca tiene colores exactos, escribí su nombre: el taller prepara esa tinta.',
  },
})
