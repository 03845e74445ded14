import { MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import type { InkNameFault } from '@estampa/domain/customization/ink-names'
import { type Locale, messageCatalog } from '@estampa/domain/messages'

/** The inks of a print, in the builder and on the customize page. */
export const inkMessages = messageCatalog({
  es: {
    title: 'Tintas',
    text: 'Si tu marca tiene colores exactos, escribe su nombre: el taller prepara esa tinta.',
    name_of: (hex: string) => `Nombre de la tinta ${hex}`,
    of_shop: 'Tintas de la tienda',
    example: 'Por ejemplo: Pantone 485 C',
    invalid: `Usa letras y números, hasta ${MAX_INK_NAME_LENGTH} caracteres.`,
    reserved: 'Ese nombre ya lo usa otra plancha del taller. Ponle otro.',
    repeated: 'Otra tinta ya se llama así. Ponle un nombre distinto.',
  },
  arg: {
    text: 'Si tu marca tiene colores exactos, escribí su nombre: el taller prepara esa tinta.',
    invalid: `Usá letras y números, hasta ${MAX_INK_NAME_LENGTH} caracteres.`,
    reserved: 'Ese nombre ya lo usa otra plancha del taller. Ponele otro.',
    repeated: 'Otra tinta ya se llama así. Ponele un nombre distinto.',
  },
})

const faults = {
  ink_name_invalid: 'invalid',
  ink_name_reserved: 'reserved',
  ink_name_repeated: 'repeated',
} as const

/** Why an ink cannot be called as it was typed. */
export const inkFault = ({ refusal }: InkNameFault, locale: Locale): string =>
  inkMessages[locale][faults[refusal]]
