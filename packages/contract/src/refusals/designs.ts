import type { Refusals } from './refusal-table.ts'

/** Why a design cannot be made as it was sent. */
export const designsRefusals = {
  place_repeated: { status: 422, es: 'El diseño trae dos veces el mismo lugar del producto.' },
  too_many_elements: { status: 422, es: 'Un lugar lleva hasta {maximum} elementos.' },
  element_repeated: { status: 422, es: 'El diseño trae dos elementos con la misma identificación.' },
  element_invalid: {
    status: 422,
    es: 'Uno de los elementos del diseño tiene un dato que no entendemos ({member}).',
  },
  element_outside: { status: 422, es: '«{name}» se sale del área «{area}».' },
  text_too_long: { status: 422, es: 'Un texto puede tener hasta {maximum} caracteres.' },
  ink_name_invalid: {
    status: 422,
    es: 'Escribe el nombre de la tinta con letras y números, en hasta {maximum} caracteres.',
    arg: 'Escribí el nombre de la tinta con letras y números, en hasta {maximum} caracteres.',
  },
  ink_name_reserved: {
    status: 422,
    es: '«{name}» ya nombra otra plancha en los archivos del taller. Ponle otro nombre a la tinta.',
    arg: '«{name}» ya nombra otra plancha en los archivos del taller. Ponele otro nombre a la tinta.',
  },
  ink_name_repeated: {
    status: 422,
    es: 'Dos tintas se llaman «{name}». Ponle a cada una un nombre distinto.',
    arg: 'Dos tintas se llaman «{name}». Ponele a cada una un nombre distinto.',
  },
  technique_not_chosen: {
    status: 422,
    es: 'Elige con qué técnica se hace cada lugar del diseño.',
    arg: 'Elegí con qué técnica se hace cada lugar del diseño.',
  },
  design_empty: {
    status: 422,
    es: 'El diseño está vacío: agrega un logo o un texto.',
    arg: 'El diseño está vacío: agregá un logo o un texto.',
  },
  design_refused: { status: 422, es: 'Así no se puede producir: {reason}' },
  clip_art_unknown: {
    status: 422,
    es: 'Una figura del diseño ya no está en la tienda. Quítala o elige otra.',
    arg: 'Una figura del diseño ya no está en la tienda. Quitala o elegí otra.',
  },
} as const satisfies Refusals
