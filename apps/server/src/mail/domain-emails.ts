/** The mails about a domain whose proof is missing. */
import { messageCatalog } from '@estampa/domain/messages'
import type { Email } from './send-mail.ts'
import { button, heading, text } from './template/blocks.ts'
import { composeEmail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    warningSubject: (host: string) => `Revisa el dominio ${host}`,
    warning: (host: string) =>
      `Desde ayer no encontramos en el DNS el registro que prueba que ${host} es tuyo.`,
    warningUntil: (day: string) =>
      `La tienda sigue atendiendo ahí. Si el registro no vuelve, deja de hacerlo el ${day}.`,
    releasedSubject: (host: string) => `La tienda ya no atiende en ${host}`,
    released: (host: string) =>
      `Hace varios días que falta en el DNS el registro que prueba que ${host} es tuyo, y la tienda dejó de atender ahí.`,
    releasedBack: 'No se perdió nada: cuando el registro vuelva, la tienda atiende ahí de nuevo.',
    see: 'Ver qué registro falta',
    why: (shop: string) => `Recibes este correo porque eres responsable de ${shop}.`,
  },
  arg: {
    warningSubject: (host: string) => `Revisá el dominio ${host}`,
    why: (shop: string) => `Recibís este correo porque sos responsable de ${shop}.`,
  },
})

type DomainMail = { readonly host: string; readonly email: string; readonly event: string }

export function domainWarningEmail(
  branding: MailBranding,
  { host, email, event, releasedOn }: DomainMail & { releasedOn: string },
): Email {
  const say = messages[branding.locale]
  return compose(branding, { email, event }, say.warningSubject(host), [
    say.warning(host),
    say.warningUntil(releasedOn),
  ])
}

export function domainReleasedEmail(branding: MailBranding, { host, email, event }: DomainMail): Email {
  const say = messages[branding.locale]
  return compose(branding, { email, event }, say.releasedSubject(host), [
    say.released(host),
    say.releasedBack,
  ])
}

function compose(
  branding: MailBranding,
  { email, event }: Pick<DomainMail, 'email' | 'event'>,
  subject: string,
  lines: readonly [string, string],
): Email {
  const { shop, config } = branding
  const say = messages[branding.locale]
  return composeEmail(branding, {
    event,
    to: email,
    subject,
    preheader: lines[0],
    why: say.why(shop.config.name),
    blocks: [
      heading(subject),
      ...lines.map((line) => text(line)),
      button(say.see, `${config.adminUrl}/${shop.name}/settings/domains`),
    ],
  })
}
