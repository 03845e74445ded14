import { messageCatalog } from '@estampa/domain/messages'
import type { Invitation } from '../staff/invitations.store.ts'
import type { StoredPerson } from '../staff/persons.store.ts'
import { mailWords } from './mail-words.ts'
import { greetedName } from './person-names.ts'
import type { Email } from './send-mail.ts'
import { button, heading, note, text } from './template/blocks.ts'
import { composeEmail, composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    resetSubject: 'Elige tu contraseña del escritorio de la tienda',
    reset: 'Pediste elegir una contraseña nueva para el escritorio de la tienda.',
    resetLasts: 'El enlace sirve durante 1 hora y una sola vez.',
    notYouReset: 'Si no la pediste, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
    choose: 'Elegir una contraseña',
    changedSubject: 'Tu contraseña del escritorio de la tienda cambió',
    changed: 'Tu contraseña del escritorio de la tienda cambió, y cerramos las demás sesiones.',
    changedNotYou: 'Si no fuiste tú, elige otra contraseña ahora mismo.',
    invitationLasts: 'El enlace sirve durante 7 días y una sola vez.',
    notYouInvited: 'Si no esperabas esta invitación, no hace falta que hagas nada.',
    accept: 'Ver la invitación',
    why: (shop: string) => `Recibes este correo porque trabajas en ${shop}.`,
    whyInvited: (shop: string) => `Recibes este correo porque alguien de ${shop} escribió tu dirección.`,
  },
  arg: {
    resetSubject: 'Elegí tu contraseña del escritorio de la tienda',
    changedNotYou: 'Si no fuiste vos, elegí otra contraseña ahora mismo.',
    why: (shop: string) => `Recibís este correo porque trabajás en ${shop}.`,
    whyInvited: (shop: string) => `Recibís este correo porque alguien de ${shop} escribió tu dirección.`,
  },
})

type Recipient = Pick<StoredPerson, 'email' | 'name'>

export function personResetEmail(
  branding: MailBranding,
  { email, name }: Recipient,
  { id, token }: { id: string; token: string },
): Email {
  const say = messages[branding.locale]
  return composeEmail(branding, {
    event: `person-reset.${id}`,
    to: email,
    keep: 'secret',
    subject: say.resetSubject,
    preheader: say.reset,
    why: say.why(branding.shop.config.name),
    blocks: [
      heading(greet(name)),
      text(say.reset),
      button(say.choose, officeLink(branding, `/reset/${token}`)),
      note(say.resetLasts),
      note(say.notYouReset),
    ],
  })
}

export function personPasswordChangedEmail(
  branding: MailBranding,
  { email, name }: Recipient,
  id: string,
): Email {
  const say = messages[branding.locale]
  return composeEmail(branding, {
    event: `person-password.${id}`,
    to: email,
    subject: say.changedSubject,
    preheader: say.changed,
    why: say.why(branding.shop.config.name),
    blocks: [
      heading(greet(name)),
      text(say.changed),
      text(say.changedNotYou),
      button(say.choose, officeLink(branding, '/auth/forgot')),
    ],
  })
}

export function invitationEmail(
  branding: MailBranding,
  { link, email, invited_by }: Pick<Invitation, 'link' | 'email' | 'invited_by'>,
  token: string,
): Email {
  const say = messages[branding.locale]
  const { name: shop, config } = branding.shop
  const words = mailWords(branding, 'invitation', { persona: invited_by })
  return composeShopMail(branding, words, {
    event: `person-invitation.${link}`,
    to: email,
    keep: 'secret',
    preheader: words.lead,
    why: say.whyInvited(config.name),
    blocks: [
      heading(words.heading),
      words.intro.map(text),
      button(say.accept, officeLink(branding, `/invitation/${shop}/${token}`)),
      note(say.invitationLasts),
      note(say.notYouInvited),
    ],
  })
}

function officeLink({ config }: MailBranding, path: string): string {
  return config.adminUrl + path
}

function greet(name: string): string {
  const first = greetedName(name)
  return first === '' ? '¡Hola!' : `¡Hola, ${first}!`
}
