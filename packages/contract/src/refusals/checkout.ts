import type { Refusals } from './refusal-table.ts'

export const checkoutRefusals = {
  totals_differ: {
    status: 422,
    es: 'Los precios cambiaron mientras comprabas. Revisa el nuevo total y confirma de nuevo.',
    arg: 'Los precios cambiaron mientras comprabas. Revisá el nuevo total y confirmá de nuevo.',
  },
  totals_changed: {
    status: 422,
    es: 'Los precios cambiaron mientras comprabas. Revisa el nuevo total y confirma de nuevo.',
    arg: 'Los precios cambiaron mientras comprabas. Revisá el nuevo total y confirmá de nuevo.',
  },
  out_of_stock: {
    status: 422,
    es: 'Sin stock suficiente de {name}: disponibles {available}.',
  },
  too_many_orders: {
    status: 429,
    es: 'Ya hiciste muchos pedidos hoy. Escríbenos y seguimos juntos.',
    arg: 'Ya hiciste muchos pedidos hoy. Escribinos y seguimos juntos.',
  },
  upload_not_found: {
    status: 422,
    es: 'No encontramos uno de los logos del pedido. Vuelve a subirlo.',
    arg: 'No encontramos uno de los logos del pedido. Volvé a subirlo.',
  },
  idempotency_key_reused: {
    status: 409,
    es: 'Este pedido ya se envió con otros datos. Revisa tus pedidos antes de volver a comprar.',
    arg: 'Este pedido ya se envió con otros datos. Revisá tus pedidos antes de volver a comprar.',
  },
  already_ordered: {
    status: 409,
    es: 'Estos productos ya están en tu pedido n.º {number}. Si los quieres otra vez, entra a ese pedido y elige «Repetir pedido».',
    arg: 'Estos productos ya están en tu pedido n.º {number}. Si los querés otra vez, entrá a ese pedido y elegí «Repetir pedido».',
  },
  invalid_checkout: {
    status: 422,
    es: 'Hay datos que faltan o están mal. Revisa los campos marcados.',
    arg: 'Hay datos que faltan o están mal. Revisá los campos marcados.',
  },
  too_many_addresses: {
    status: 422,
    es: 'Ya tienes {most} direcciones. Quita alguna para guardar otra.',
    arg: 'Ya tenés {most} direcciones. Sacá alguna para guardar otra.',
  },
  step_not_active: { status: 409, es: 'Ese paso de la compra no está en curso.' },
  step_not_completed: { status: 409, es: 'Ese paso de la compra todavía no está completo.' },

  // what a single field may be told
  field_required: { status: 422, es: 'Completa este dato.', arg: 'Completá este dato.' },
  field_too_long: { status: 422, es: 'Puede tener hasta {maximum} caracteres.' },
  field_unknown: { status: 422, es: 'Este dato no corresponde.' },
  choice_unknown: {
    status: 422,
    es: 'Elige una de las opciones.',
    arg: 'Elegí una de las opciones.',
  },
  email_format: {
    status: 422,
    es: 'Revisa el correo: tiene que ser como nombre@empresa.cl.',
    arg: 'Revisá el correo: tiene que ser como nombre@empresa.com.ar.',
  },
  phone_format: {
    status: 422,
    es: 'Revisa el teléfono: son nueve dígitos, como 9 1234 5678.',
    arg: 'Revisá el teléfono: son diez dígitos con el código de área, como 11 2345 6789.',
  },
  cuit_format: { status: 422, es: 'El CUIT o CUIL tiene once dígitos, como 30-12345678-9.' },
  cuit_check_digit: {
    status: 422,
    es: 'El dígito verificador no coincide: revisa el CUIT o CUIL.',
    arg: 'El dígito verificador no coincide: revisá el CUIT o CUIL.',
  },
  dni_format: { status: 422, es: 'El DNI tiene siete u ocho dígitos.' },
  rut_format: { status: 422, es: 'El RUT es como 12.345.678-5.' },
  rut_check_digit: {
    status: 422,
    es: 'El dígito verificador no coincide: revisa el RUT.',
    arg: 'El dígito verificador no coincide: revisá el RUT.',
  },
  cbu_format: { status: 422, es: 'El CBU o CVU tiene 22 dígitos.' },
  cbu_check_digit: {
    status: 422,
    es: 'Los dígitos verificadores no coinciden: revisa el CBU.',
    arg: 'Los dígitos verificadores no coinciden: revisá el CBU.',
  },
  alias_format: { status: 422, es: 'El alias tiene de 6 a 20 letras, números, puntos o guiones.' },
  account_format: { status: 422, es: 'El número de cuenta tiene de 5 a 20 dígitos.' },
  purchase_order_format: {
    status: 422,
    es: 'Escribe el número con letras, cifras, espacios y signos como - / . #, hasta 40 caracteres.',
    arg: 'Escribí el número con letras, cifras, espacios y signos como - / . #, hasta 40 caracteres.',
  },
  postal_code_format: {
    status: 422,
    es: 'El código postal tiene siete números, como 7500000.',
    arg: 'El código postal tiene cuatro números, como 1425; o completo, como C1425DKA.',
  },
  postal_code_province: {
    status: 422,
    es: 'El código postal {code} corresponde a {province}: revisa el código o la región que elegiste.',
    arg: 'El código postal {code} corresponde a {province}: revisá el código o la provincia que elegiste.',
  },
  postal_code_range: { status: 422, es: 'El código postal de esa zona va del {from} al {to}.' },
} as const satisfies Refusals
