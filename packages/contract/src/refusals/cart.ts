import type { Refusals } from './refusal-table.ts'

export const cartRefusals = {
  cart_changed: {
    status: 409,
    es: 'Tu carrito cambió en otra ventana. Vuelve a cargarlo.',
    arg: 'Tu carrito cambió en otra ventana. Volvé a cargarlo.',
  },
  cart_full: { status: 422, es: 'El carrito admite hasta {most} productos distintos.' },
  cart_not_restored: { status: 422, es: '{changes}' },
  product_withdrawn: { status: 422, es: '«{name}» ya no está a la venta y salió de tu carrito.' },
  variant_withdrawn: { status: 422, es: '«{name}» ya no se ofrece en {variant} y salió de tu carrito.' },
  decoration_withdrawn: {
    status: 422,
    es: '«{name}» quedó en tu carrito sin su decoración, que ya no se puede hacer. {reason}',
  },
  price_changed: { status: 422, es: '«{name}» cambió de precio: antes {before}, ahora {after}.' },
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
