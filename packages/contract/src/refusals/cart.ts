import type { Refusals } from '../refusals.ts'

export const cartRefusals = {
  already_in_cart: { status: 409, es: 'El producto seleccionado ya se encuentra en el carrito.' },
  cart_empty: {
    status: 422,
    es: 'Tu carrito está vacío. Agrega un producto para continuar.',
    arg: 'Tu carrito está vacío. Agregá un producto para continuar.',
  },
  line_empty: { status: 422, es: 'Elige cuántas unidades quieres.', arg: 'Elegí cuántas unidades querés.' },
  line_not_found: { status: 404, es: 'Ese producto ya no está en tu carrito.' },
  line_repeated: {
    status: 422,
    es: 'Hay un producto repetido en tu carrito. Quita uno y vuelve a intentarlo.',
    arg: 'Hay un producto repetido en tu carrito. Sacá uno y volvé a intentarlo.',
  },
  quantity_invalid: { status: 422, es: 'La cantidad tiene que ser un número entero entre 1 y 1.000.000.' },
  quote_all_present: {
    status: 409,
    es: 'La cotización no puede ser agregada al carrito ya que todos los productos se encuentran agregados previamente.',
  },
  quote_partly_present: {
    status: 200,
    es: 'La cotización se agregó parcialmente al carrito, {count} productos no se agregaron ya que se encuentran agregados previamente.',
  },
  quote_needs_cart_mode: {
    status: 409,
    es: 'Termina tu compra directa antes de agregar una cotización al carrito.',
    arg: 'Terminá tu compra directa antes de agregar una cotización al carrito.',
  },
} as const satisfies Refusals
