import type { Refusals } from './refusal-table.ts'

export const quotesRefusals = {
  quote_expired: {
    status: 409,
    es: 'La cotización venció. Pide una nueva.',
    arg: 'La cotización venció. Pedí una nueva.',
  },
  quote_already_converted: { status: 409, es: 'Esta cotización ya se convirtió en un pedido.' },
  quote_move_not_allowed: { status: 409, es: 'La cotización no admite esto en su estado actual.' },
  quote_superseded: {
    status: 409,
    es: 'Hay una versión más nueva de esta cotización. Pídele el enlace a quien te la envió.',
    arg: 'Hay una versión más nueva de esta cotización. Pedile el enlace a quien te la envió.',
  },
  quote_discount_dropped: {
    status: 409,
    es: 'La tienda te dio un descuento en esta cotización y la versión nueva no lo tendría. Confirma que la quieres igual o pide a la tienda que la actualice.',
    arg: 'La tienda te dio un descuento en esta cotización y la versión nueva no lo tendría. Confirmá que la querés igual o pedile a la tienda que la actualice.',
  },
  quote_changed: {
    status: 409,
    es: 'La cotización cambió mientras la respondías. Mira cómo quedó antes de mandar la tuya.',
    arg: 'La cotización cambió mientras la respondías. Mirá cómo quedó antes de mandar la tuya.',
  },
  quote_line_unknown: { status: 422, es: 'Una de las líneas ya no está en la cotización.' },
  free_line_price: {
    status: 422,
    es: 'El precio de una línea libre tiene que ser mayor que cero y no tan grande.',
  },
  quote_not_open: { status: 409, es: 'Solo se recuerda una cotización que todavía espera respuesta.' },
  reminders_stopped: {
    status: 409,
    es: 'Quien la pidió no quiere recibir recordatorios. Escríbele o llámalo.',
    arg: 'Quien la pidió no quiere recibir recordatorios. Escribile o llamalo.',
  },
  quote_reminded: { status: 409, es: 'Ya se le recordó hoy. Se puede volver a escribir mañana.' },
  quote_not_lost: { status: 409, es: 'Esta cotización no está anotada como perdida.' },
  quote_key_reused: {
    status: 409,
    es: 'Esta cotización ya se pidió con otros datos. Revisa tus cotizaciones antes de pedir otra.',
    arg: 'Esta cotización ya se pidió con otros datos. Revisá tus cotizaciones antes de pedir otra.',
  },
  too_many_quotes: {
    status: 429,
    es: 'Ya pediste muchas cotizaciones hoy. Vuelve a intentarlo mañana.',
    arg: 'Ya pediste muchas cotizaciones hoy. Volvé a intentarlo mañana.',
  },
  too_many_quote_mails: {
    status: 429,
    es: 'Se enviaron muchos correos seguidos con cotizaciones. Inténtalo más tarde o comparte el enlace.',
    arg: 'Se enviaron muchos correos seguidos con cotizaciones. Probá más tarde o compartí el enlace.',
  },
} as const satisfies Refusals
