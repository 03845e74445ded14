import { closingAlone, type MailKindRow } from './kind-row.ts'

/** The norm says what these tell: a shop may add to them, and nothing else. */
const fixed = { fields: closingAlone, placeholders: [], texts: { es: { closing: '' } } } as const
const requester = 'quien hizo la solicitud'

export const lawKinds = {
  regret: {
    ...fixed,
    title: 'Arrepentimiento o retracto recibido',
    to: requester,
    when: 'Apenas se hace la solicitud, con su código.',
  },
  regret_shop: {
    ...fixed,
    title: 'Arrepentimiento o retracto, a la tienda',
    to: 'el correo de atención de la tienda',
    when: 'Apenas se hace la solicitud, con todo lo que se escribió.',
  },
  regret_accepted: {
    ...fixed,
    title: 'Arrepentimiento o retracto aceptado',
    to: requester,
    when: 'Cuando la tienda lo acepta.',
  },
  regret_refused: {
    ...fixed,
    title: 'Arrepentimiento o retracto rechazado',
    to: requester,
    when: 'Cuando la tienda lo rechaza, con la razón y dónde reclamar.',
  },
  leave: {
    ...fixed,
    title: 'Baja de la cuenta o de los recordatorios',
    to: requester,
    when: 'Al pedir la baja, para confirmarla.',
  },
} as const satisfies Record<string, MailKindRow>
