/**
 * The answers to requests of withdrawal and of account closure. The form is open to anybody, so a mail to the address
 * that was typed repeats nothing of what else was typed: nobody can write to strangers through it.
 */

import { countries } from '@estampa/domain/countries'
import { orderNumberIn, WITHDRAWAL_DAYS, withdrawalTexts } from '@estampa/domain/law'
import { messageCatalog } from '@estampa/domain/messages'
import { CLOSURE_LINK_HOURS } from '../law/account-closure.store.ts'
import type { StoredWithdrawal } from '../law/withdrawal.store.ts'
import type { PlacedOrder } from '../orders/orders.store.ts'
import { mailWords } from './mail-words.ts'
import type { Email } from './send-mail.ts'
import {
  button,
  code,
  type EmailBlocks,
  type EmailFact,
  facts,
  heading,
  note,
  text,
} from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    kept: 'Guarda este código: con él puedes preguntar por tu solicitud.',
    term: `El plazo es de ${WITHDRAWAL_DAYS} días desde que recibes el producto.`,
    answer: (shop: string) => `${shop} te responde por este correo.`,
    notYou: 'Si no hiciste esta solicitud, responde este correo.',
    close: (shop: string) =>
      `Confirma y eliminamos tu cuenta de ${shop} en el momento, con tus datos personales.`,
    stop: 'Confirma y no te enviamos más recordatorios de cotizaciones. Los correos de tus pedidos siguen llegando.',
  },
  arg: {
    kept: 'Guardá este código: con él podés preguntar por tu solicitud.',
    term: `El plazo es de ${WITHDRAWAL_DAYS} días corridos desde que recibís el producto.`,
    notYou: 'Si no hiciste esta solicitud, respondé este correo.',
    close: (shop: string) =>
      `Confirmá y eliminamos tu cuenta de ${shop} en el momento, con tus datos personales.`,
    stop: 'Confirmá y no te enviamos más recordatorios de cotizaciones. Los correos de tus pedidos siguen llegando.',
  },
})

/** To the person, at once: the code that the norm asks for. */
export function withdrawalEmail(branding: MailBranding, withdrawal: StoredWithdrawal): Email {
  const say = messages[branding.locale]
  const { word, exception } = withdrawalTexts[branding.shop.config.environment]
  const { name } = branding.shop.config
  const words = {
    ...mailWords(branding, 'regret', {}),
    subject: `Registramos tu solicitud de ${word}: ${withdrawal.code}`,
  }
  return composeShopMail(branding, words, {
    event: `regret.${withdrawal.code}`,
    to: withdrawal.email,
    preheader: say.answer(name),
    why: `Este correo se usó en el formulario de ${word} de ${name}.`,
    blocks: [
      heading(`Registramos tu solicitud de ${word}`),
      code(withdrawal.code),
      text(say.kept),
      facts(withdrawalFacts(branding, withdrawal)),
      text(`${say.term} ${say.answer(name)}`),
      withdrawal.isDecorated && text(`${exception} Recibimos tu solicitud igual.`),
      note(say.notYou),
    ],
  })
}

/** To the shop, with everything that was typed. */
export function withdrawalToShopEmail(
  branding: MailBranding,
  withdrawal: StoredWithdrawal,
  to: string,
): Email {
  const { word } = withdrawalTexts[branding.shop.config.environment]
  const title = `Solicitud de ${word} ${withdrawal.code}`
  const words = { ...mailWords(branding, 'regret_shop', {}), subject: title }
  return composeShopMail(branding, words, {
    event: `regret-shop.${withdrawal.code}`,
    to,
    preheader: 'La respuesta debe salir dentro de las 24 horas.',
    why: 'Es el correo de atención de la tienda.',
    blocks: [
      heading(title),
      facts([
        ...withdrawalFacts(branding, withdrawal),
        ['Pedido que indicó', withdrawal.orderNumber],
        ['Nombre', withdrawal.name],
        ['Correo', withdrawal.email],
        ['Motivo', withdrawal.reason || 'No lo indicó'],
        ['Lleva personalización', withdrawal.isDecorated ? 'Sí' : 'No, o no se sabe'],
      ]),
      text('Quien la hizo ya recibió su código. La respuesta debe salir dentro de las 24 horas.'),
    ],
  })
}

/** When it came, and of which order. */
export function withdrawalFacts({ shop }: MailBranding, { at, orderNumber }: StoredWithdrawal): EmailFact[] {
  const { language, timeZone } = countries[shop.config.environment]
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const number = orderNumberIn(orderNumber)
  return [['Recibida', moment.format(at)], ...(number === null ? [] : [['Pedido', `n.º ${number}`] as const])]
}

type ClosureRequest = { code: string; what: 'account' | 'reminders'; email: string; token: string }

/** The link that makes it so: whoever reads the mailbox is the person. */
export function accountClosureEmail(branding: MailBranding, leave: ClosureRequest): Email {
  const { name } = branding.shop.config
  const say = messages[branding.locale]
  const isAccount = leave.what === 'account'
  // behind the sign: it reaches neither a server's log nor another site
  const link = `${branding.home}/baja#${new URLSearchParams({ code: leave.code, token: leave.token })}`
  const words = {
    ...mailWords(branding, 'leave', {}),
    subject: isAccount ? `Tu pedido de baja en ${name}` : `Dejar de recibir recordatorios de ${name}`,
  }
  return composeShopMail(branding, words, {
    event: `leave.${leave.code}`,
    to: leave.email,
    keep: 'secret',
    preheader: `El enlace sirve durante ${CLOSURE_LINK_HOURS} horas.`,
    why: `Este correo se usó en el formulario de baja de ${name}.`,
    blocks: [
      heading(isAccount ? `Tu pedido de baja en ${name}` : 'Dejar de recibir recordatorios'),
      text(isAccount ? say.close(name) : say.stop),
      button(isAccount ? 'Confirmar la baja' : 'No recibir más recordatorios', link),
      note(
        `El enlace sirve durante ${CLOSURE_LINK_HOURS} horas. Si no lo pediste, no hace falta que hagas nada. Tu código es ${leave.code}.`,
      ),
    ],
  })
}

/** At the end of an order's confirmation: the right to go back, its exception, and where. */
export function withdrawalBlocks(
  { home, shop }: MailBranding,
  order: Pick<PlacedOrder, 'number' | 'lines'>,
): EmailBlocks {
  const { name, right, exception } = withdrawalTexts[shop.config.environment]
  const isDecorated = order.lines.some((line) => line.hasProductBuilding)
  const isAll = order.lines.every((line) => line.hasProductBuilding)
  return [
    note([!isAll && right, isDecorated && exception].filter(Boolean).join(' ')),
    button(name, `${home}/arrepentimiento?order=${order.number}`, true),
  ]
}
