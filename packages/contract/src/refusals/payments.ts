import type { Refusals } from './refusal-table.ts'

export const paymentsRefusals = {
  payment_method_not_offered: {
    status: 422,
    es: 'Esta tienda no recibe ese medio de pago. Elige otro.',
    arg: 'Esta tienda no recibe ese medio de pago. Elegí otro.',
  },
  payment_move_not_allowed: { status: 409, es: 'El pago ya no puede pasar a ese estado.' },
  payment_mismatch: { status: 422, es: 'El pago informado no coincide con el del pedido.' },
  payment_change_not_allowed: {
    status: 409,
    es: 'Este pedido ya no puede cambiar de medio de pago. Escríbenos y lo vemos.',
    arg: 'Este pedido ya no puede cambiar de medio de pago. Escribinos y lo vemos.',
  },
  payment_notice_incomplete: {
    status: 422,
    es: 'Completa los datos de tu pago para que podamos encontrarlo.',
    arg: 'Completá los datos de tu pago para que podamos encontrarlo.',
  },
  too_many_notices: {
    status: 429,
    es: 'Ya nos avisaste de muchos pagos de este pedido. Los estamos revisando: escríbenos si falta alguno.',
    arg: 'Ya nos avisaste de muchos pagos de este pedido. Los estamos revisando: escribinos si falta alguno.',
  },
  payment_notice_not_needed: {
    status: 422,
    es: 'Ese medio de pago nos avisa solo: no hace falta que informes el pago.',
  },
  payment_amount_wrong: {
    status: 422,
    es: 'Revisa el monto: lo que falta pagar es {due}.',
    arg: 'Revisá el monto: lo que falta pagar es {due}.',
  },
  payment_date_wrong: {
    status: 422,
    es: 'Revisa la fecha del pago.',
    arg: 'Revisá la fecha del pago.',
  },
  receipt_not_found: {
    status: 422,
    es: 'No encontramos uno de los comprobantes. Vuelve a subirlo.',
    arg: 'No encontramos uno de los comprobantes. Volvé a subirlo.',
  },
  receipt_unreadable: {
    status: 422,
    es: 'No pudimos leer «{name}». Sube el archivo como PDF, PNG, JPG o WebP.',
    arg: 'No pudimos leer «{name}». Subí el archivo como PDF, PNG, JPG o WebP.',
  },
  receipt_heic: {
    status: 422,
    es: '«{name}» es una foto HEIC, que no todos pueden abrir. Sube una captura de pantalla o la foto en JPG.',
    arg: '«{name}» es una foto HEIC, que no todos pueden abrir. Subí una captura de pantalla o la foto en JPG.',
  },
  receipt_runs: {
    status: 422,
    es: '«{name}» trae algo más que un documento (programas o archivos adjuntos). Guárdalo de nuevo con «Imprimir» → «Guardar como PDF», o sube una captura.',
    arg: '«{name}» trae algo más que un documento (programas o archivos adjuntos). Guardalo de nuevo con «Imprimir» → «Guardar como PDF», o subí una captura.',
  },
  receipt_locked: {
    status: 422,
    es: '«{name}» está protegido con contraseña y no podríamos abrirlo. Sube una captura de pantalla.',
    arg: '«{name}» está protegido con contraseña y no podríamos abrirlo. Subí una captura de pantalla.',
  },
  deposit_not_asked: {
    status: 409,
    es: 'El anticipo de este pedido ya está pagado o en revisión. Actualiza la página.',
    arg: 'La seña de este pedido ya está pagada o en revisión. Actualizá la página.',
  },
  payment_company_down: {
    status: 503,
    es: 'Mercado Pago no responde en este momento. Tu pedido está guardado: prueba de nuevo en unos minutos.',
    arg: 'Mercado Pago no responde en este momento. Tu pedido está guardado: probá de nuevo en unos minutos.',
  },
  notice_not_signed: { status: 401, es: 'El aviso no está firmado como corresponde.' },
  nothing_to_pay: { status: 409, es: 'Este pedido no tiene nada pendiente de pago.' },
  order_not_payable: { status: 409, es: 'Este pedido ya no se puede pagar: se canceló o venció.' },
} as const satisfies Refusals
