/** The steps by which a person pays their order, by the method that they chose. */
import { type Country, countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import type { Minor } from '@estampa/domain/money'
import { type PaymentMethodCode, paymentMethodOf } from '@estampa/domain/shops'
import { type OrderMailContext, orderLink } from './order-parts.ts'
import { button, type EmailBlocks, type EmailFact, facts, text, title } from './template/blocks.ts'

const messages = messageCatalog({
  es: {
    TRF: (amount: string) =>
      `Transfiere ${amount} a esta cuenta con la referencia del pedido y avísanos desde tu pedido. Te confirmaremos cuando se acredite.`,
    CHQ: (amount: string) =>
      `Emite el cheque por ${amount} a este nombre y avísanos desde tu pedido. Te confirmaremos cuando se acredite.`,
    MP: (amount: string) =>
      `Paga ${amount} desde tu pedido con tarjeta, débito o dinero en cuenta. Se acredita en el momento.`,
    part: (deposit: string) =>
      `Con un anticipo de ${deposit} ya empezamos; el resto lo puedes pagar después.`,
  } satisfies Record<PaymentMethodCode | 'part', (amount: string) => string>,
  arg: {
    TRF: (amount) =>
      `Transferí ${amount} a esta cuenta con la referencia del pedido y avisanos desde tu pedido. Te confirmamos cuando se acredite.`,
    CHQ: (amount) =>
      `Emití el cheque o el e-cheq por ${amount} a este nombre y avisanos desde tu pedido. Te confirmamos cuando se acredite.`,
    MP: (amount) =>
      `Pagá ${amount} desde tu pedido con tarjeta, débito o dinero en cuenta. Se acredita en el momento.`,
    part: (deposit) => `Con una seña de ${deposit} ya empezamos; el resto lo podés pagar después.`,
  },
})
const action: Record<PaymentMethodCode, string> = {
  TRF: 'Avisar mi pago',
  CHQ: 'Avisar mi pago',
  MP: 'Pagar con Mercado Pago',
}

/** `due`: what is still to be paid. `isMain`: the e-mail is about that. */
export function paymentSteps(of: OrderMailContext, due: Minor, isMain = false): EmailBlocks {
  const { look, order, money } = of
  const { code, name } = order.payment
  const asksPart = order.paid === 0 && order.deposit > 0 && order.deposit < order.total
  const { isOnline } = paymentMethodOf(code)
  const isWhole = due === order.total && !isOnline
  return [
    title(`Pago: ${name}`),
    text(messages[look.locale][code](isWhole ? 'el total' : money(due))),
    asksPart && text(messages[look.locale].part(money(order.deposit))),
    !isOnline && facts(accountOf(of, due)),
    order.heldUntil !== null &&
      text(`Guardamos tus productos hasta el ${dayAndHour(order.heldUntil, countryOf(of))}.`),
    button(action[code], orderLink(of), !isOnline && !isMain),
  ]
}

function accountOf({ order, money }: OrderMailContext, due: Minor): EmailFact[] {
  const { holder, bank, CBU, alias, account, CUIT, RUT } = order.payment
  const given: (readonly [string, string | null])[] = [
    ['Titular', holder],
    ['Banco', bank],
    ['CBU', CBU],
    ['Alias', alias],
    ['Cuenta', account],
    ['CUIT', CUIT],
    ['RUT', RUT],
    ['Referencia', `Pedido ${order.number}`],
    ['Importe', money(due)],
  ]
  return given.filter((row): row is EmailFact => Boolean(row[1]))
}

export function countryOf({ look }: OrderMailContext): Country {
  return countries[look.shop.config.environment]
}

/** «viernes, 27 de noviembre, 18:00», by the clock of the shop's country. */
export function dayAndHour(moment: string, { language, timeZone }: Country): string {
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
