import { messageCatalog } from '@estampa/domain/messages'

/** An order that is paid in two parts: «seña» in Argentina, «anticipo» in Chile. */
export const splitMessages = messageCatalog({
  es: {
    deposit: (percent: number) => `Anticipo (${percent} %)`,
    rest_shipping: 'Resto, antes del despacho',
    rest_pickup: 'Resto, antes de retirarlo',
    rest_credit: 'Resto, después de la entrega',
    deposit_done: 'Pagado',
    rest_done: 'Pagado',
    in_review: 'En revisión',
    missing: (amount: string) => `Falta ${amount}`,
    how_much: '¿Cuánto quieres pagar ahora?',
    pay_deposit: (percent: number) => `Anticipo del ${percent} %`,
    then_shipping: (rest: string) => `El resto, ${rest}, lo pagas antes del despacho.`,
    then_pickup: (rest: string) => `El resto, ${rest}, lo pagas antes de retirarlo.`,
    then_credit: (rest: string) => `El resto, ${rest}, lo pagas después de la entrega.`,
    pay_all: 'El total',
    pay_all_detail: 'Pagas todo de una vez.',
    how_to_pay_rest: 'Cómo pagar el resto',
    note: (percent: number, amount: string, rest: string) =>
      `Para confirmar pagas un anticipo del ${percent} %: ${amount}. El resto, ${rest}, antes del despacho. También puedes pagarlo todo ahora.`,
    given_back: 'Te devolvimos',
    part_given_back: (amount: string) => `Te devolvimos ${amount} de este pago.`,
    see_receipt: 'Ver comprobante',
    download_receipt: 'Descargar comprobante',
    see_receipt_what: (name: string) => `Ver comprobante ${name}`,
    download_receipt_what: (name: string) => `Descargar comprobante ${name}`,
  },
  arg: {
    deposit: (percent: number) => `Seña (${percent} %)`,
    deposit_done: 'Pagada',
    how_much: '¿Cuánto querés pagar ahora?',
    pay_deposit: (percent: number) => `Seña del ${percent} %`,
    pay_all_detail: 'Pagás todo de una vez.',
    then_shipping: (rest: string) => `El resto, ${rest}, lo pagás antes del despacho.`,
    then_pickup: (rest: string) => `El resto, ${rest}, lo pagás antes de retirarlo.`,
    then_credit: (rest: string) => `El resto, ${rest}, lo pagás después de la entrega.`,
    note: (percent: number, amount: string, rest: string) =>
      `Para confirmar pagás una seña del ${percent} %: ${amount}. El resto, ${rest}, antes del despacho. También podés pagarlo todo ahora.`,
  },
})
