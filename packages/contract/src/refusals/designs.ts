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
  roster_missing: {
    status: 422,
    es: 'Falta la lista de nombres: este diseño lleva uno distinto en cada unidad.',
  },
  roster_without_fields: {
    status: 422,
    es: 'El diseño no tiene ningún texto que cambie de persona a persona. Marca uno como nombre o número.',
    arg: 'El diseño no tiene ningún texto que cambie de persona a persona. Marcá uno como nombre o número.',
  },
  roster_too_long: { status: 422, es: 'Una lista lleva hasta {maximum} personas.' },
  roster_person_empty: { status: 422, es: 'A la persona {person} de la lista le falta el nombre o número.' },
  roster_mismatch: {
    status: 422,
    es: 'La lista tiene {listed} personas en {sku} y el pedido {quantity} unidades. Corrige la lista.',
    arg: 'La lista tiene {listed} personas en {sku} y el pedido {quantity} unidades. Corregí la lista.',
  },
  roster_sets_quantity: {
    status: 422,
    es: 'La lista de nombres decide las cantidades. Edita la lista.',
    arg: 'La lista de nombres decide las cantidades. Editá la lista.',
  },
  roster_text_too_long: {
    status: 422,
    es: '«{text}», de la persona {person}, no entra en el diseño ni con la letra más chica de {technique}.',
  },
  roster_letters_missing: {
    status: 422,
    es: 'La tipografía no tiene «{letters}», que lleva «{text}», de la persona {person}. Cambia la tipografía o el texto.',
    arg: 'La tipografía no tiene «{letters}», que lleva «{text}», de la persona {person}. Cambiá la tipografía o el texto.',
  },
  clip_art_unknown: {
    status: 422,
    es: 'Una figura del diseño ya no está en la tienda. Quítala o elige otra.',
    arg: 'Una figura del diseño ya no está en la tienda. Quitala o elegí otra.',
  },
} as const satisfies Refusals
