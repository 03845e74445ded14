import type { Refusals } from '../refusals.ts'

export const quotesRefusals = {
  quote_expired: {
    status: 409,
    es: 'La cotización venció. Pide una nueva.',
    arg: 'La cotización venció. Pedí una nueva.',
  },
  quote_already_converted: { status: 409, es: 'Esta cotización ya se convirtió en un pedido.' },
  quote_move_not_allowed: { status: 409, es: 'La cotización ya no puede pasar a ese estado.' },
} as const satisfies Refusals
