import type { Refusals } from './refusal-table.ts'

/** Why a line has no price: its product, its quantity or its decoration. */
export const pricingRefusals = {
  product_not_found: { status: 404, es: 'Uno de los productos ya no está a la venta.' },
  variant_not_offered: { status: 422, es: 'El modelo {sku} ya no está a la venta.' },
  missing_price: {
    status: 422,
    es: 'El modelo {sku} no tiene precio por ahora. Escríbenos y te lo cotizamos.',
    arg: 'El modelo {sku} no tiene precio por ahora. Escribinos y te lo cotizamos.',
  },
  under_first_tier: {
    status: 422,
    es: 'El modelo {sku} se vende desde {minimum} unidades y llevas {quantity}.',
    arg: 'El modelo {sku} se vende desde {minimum} unidades y llevás {quantity}.',
  },
  under_minimum: {
    status: 422,
    es: 'Para decorar con {technique} el mínimo es de {minimum} unidades y llevas {quantity}.',
    arg: 'Para decorar con {technique} el mínimo es de {minimum} unidades y llevás {quantity}.',
  },
  technique_unknown: {
    status: 422,
    es: 'La técnica elegida no existe. Elige otra.',
    arg: 'La técnica elegida no existe. Elegí otra.',
  },
  technique_not_offered: { status: 422, es: 'Este producto no se decora con {technique}.' },
  technique_not_for_area: { status: 422, es: 'En «{area}» no se puede usar {technique}.' },
  technique_without_price: {
    status: 422,
    es: 'No tenemos precio de {technique} para esa medida y cantidad. Escríbenos y te lo cotizamos.',
    arg: 'No tenemos precio de {technique} para esa medida y cantidad. Escribinos y te lo cotizamos.',
  },
  printing_area_unknown: { status: 422, es: 'Este producto no tiene ese lugar para decorar.' },
  colours_invalid: {
    status: 422,
    es: 'Indica de cuántos colores es la impresión.',
    arg: 'Indicá de cuántos colores es la impresión.',
  },
  too_many_colours: { status: 422, es: '{technique} admite {maximum} colores como máximo.' },
  size_invalid: {
    status: 422,
    es: 'Indica el ancho y el alto de la impresión en centímetros.',
    arg: 'Indicá el ancho y el alto de la impresión en centímetros.',
  },
  too_big: {
    status: 422,
    es: 'La impresión es más grande que lo que admite {technique}: {max_width_centimeters} × {max_height_centimeters} cm.',
  },
  outside_area: { status: 422, es: 'El diseño se sale del área «{area}».' },
  stitches_missing: { status: 422, es: 'Falta la cantidad de puntadas para {technique}.' },
  instructions_too_long: {
    status: 422,
    es: 'Las indicaciones pueden tener hasta {maximum} caracteres.',
  },
  too_many_views: { status: 422, es: 'Se pueden decorar hasta {maximum} lugares por producto.' },
  price_not_found: {
    status: 422,
    es: 'Falta el precio de uno de los productos. Vuelve a cargar el carrito.',
    arg: 'Falta el precio de uno de los productos. Volvé a cargar el carrito.',
  },
} as const satisfies Refusals
