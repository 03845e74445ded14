/** The texts of documents. */
import { type Country, type CountryCode, countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import { decimal } from '@estampa/domain/messages/numbers'
import { formatPriceText, type Minor, rateMinusOne } from '@estampa/domain/money'
import { isRefusal } from '@estampa/domain/refusal'
import type { Shop } from '../http/shop.ts'

export const documentMessages = messageCatalog({
  es: {
    deposit: (percent: number) =>
      `Con un anticipo del ${percent} % confirmas el pedido; el resto, antes del despacho.`,
    answer: 'Escanea el código o abre el enlace para ver la cotización y responderla, sin crear una cuenta.',
    pay_online: (amount: string, method: string) => `Paga ${amount} con ${method} desde el pedido en línea.`,
  },
  arg: {
    deposit: (percent: number) =>
      `Con una seña del ${percent} % confirmás el pedido; el resto, antes del despacho.`,
    answer: 'Escaneá el código o abrí el enlace para ver la cotización y responderla, sin crear una cuenta.',
    pay_online: (amount: string, method: string) => `Pagá ${amount} con ${method} desde el pedido en línea.`,
  },
})

/** «5 de diciembre de 2026», by the calendar of the shop's country. */
export function longDateText(moment: Date, { language, timeZone }: Country): string {
  const format = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, format).format(moment)
}

/** «23/11/2026», by the same calendar. */
export function shortDateText(moment: Date, { language, timeZone }: Country): string {
  const format = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, format).format(moment)
}

/** Amounts as the shop's pages show them. */
export function moneyOf({ config }: Pick<Shop, 'config'>): (amount: Minor) => string {
  return (amount) => formatPriceText(amount, config.roundPrice)
}

/** «IVA 21 %» where all lines have one rate; several together are «Impuestos». */
export function taxName(multipliers: readonly string[]): string {
  const [rate, ...others] = new Set(multipliers)
  if (rate === undefined || others.length > 0) return 'Impuestos'
  const percent = Number(rateMinusOne(rate)) * 100
  return `IVA ${decimal(percent, 2)} %`
}

export function phoneText(environment: CountryCode, phone: string): string {
  const checked = countries[environment].phone(phone)
  return isRefusal(checked) ? phone : checked.pretty
}

/** With dots and hyphens where it is right, else as it was written. */
export function taxIdText(environment: CountryCode, taxId: string): string {
  const checked = countries[environment].taxId(taxId)
  return isRefusal(checked) ? taxId : checked.pretty
}
