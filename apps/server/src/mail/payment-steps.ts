/** What a person has to do so that their order counts as paid, by the method that they chose. */
import type { Country, Locale } from '@estampa/domain/countries'
import type { Minor } from '@estampa/domain/money'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { PlacedOrder } from '../orders/orders.store.ts'

export type PaymentSteps = {
  title: string
  intro: string
  rows: (readonly [string, string])[]
  /** Until when; '' where nothing ends. */
  until: string
}

const intros: Record<PaymentMethodCode, Record<Locale, string>> = {
  TRF: {
    arg: 'Transferí el total a esta cuenta con la referencia del pedido. Te avisamos cuando se acredite.',
    cl: 'Transfiere el total a esta cuenta con la referencia del pedido. Te avisaremos cuando se acredite.',
  },
  CHQ: {
    arg: 'Emití el cheque o el e-cheq a este nombre. Te avisamos cuando se acredite.',
    cl: 'Emite el cheque a este nombre. Te avisaremos cuando se acredite.',
  },
  MP: {
    arg: 'Elegiste Mercado Pago. Te avisamos cuando se acredite el pago.',
    cl: 'Elegiste Mercado Pago. Te avisaremos cuando se acredite el pago.',
  },
}

export function instructions(
  order: PlacedOrder,
  country: Country,
  money: (amount: Minor) => string,
): PaymentSteps {
  const { payment } = order
  const given: (readonly [string, string | null])[] = [
    ['Titular', payment.holder],
    ['Banco', payment.bank],
    ['CBU', payment.CBU],
    ['Alias', payment.alias],
    ['Cuenta', payment.account],
    ['CUIT', payment.CUIT],
    ['RUT', payment.RUT],
    ['Referencia', `Pedido ${order.number}`],
    ['Importe', money(order.total)],
  ]
  return {
    title: `Pago: ${payment.name}`,
    intro: intros[payment.code][country.locale],
    rows:
      payment.code === 'MP' ? [] : given.filter((row): row is readonly [string, string] => Boolean(row[1])),
    until: order.heldUntil ? `Guardamos tus productos hasta el ${dayAndHour(order.heldUntil, country)}.` : '',
  }
}

/** «viernes, 27 de noviembre, 18:00», by the clock of the shop's country. */
function dayAndHour(moment: string, { language, timeZone }: Country): string {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment))
}
