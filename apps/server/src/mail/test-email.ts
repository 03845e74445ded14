import { messageCatalog } from '@estampa/domain/messages'
import type { Email } from './send-mail.ts'
import { heading, text } from './template/blocks.ts'
import { composeEmail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    subject: (shop: string) => `Correo de prueba de ${shop}`,
    arrived: 'Si lees esto, los correos de la tienda salen bien.',
    look: 'Así se ven: con el logo, los colores y los datos de contacto de la tienda.',
    why: (shop: string) => `Recibes este correo porque pediste una prueba en el escritorio de ${shop}.`,
  },
  arg: {
    arrived: 'Si leés esto, los correos de la tienda salen bien.',
    why: (shop: string) => `Recibís este correo porque pediste una prueba en el escritorio de ${shop}.`,
  },
})

/** A mail to somebody of the shop, by which they see that its mails go out; `at` tells one time from another. */
export function mailTestEmail(branding: MailBranding, { email }: { email: string }, at: string): Email {
  const say = messages[branding.locale]
  const { name } = branding.shop.config
  return composeEmail(branding, {
    event: `mail-test.${at}`,
    to: email,
    subject: say.subject(name),
    preheader: say.arrived,
    why: say.why(name),
    blocks: [heading(say.subject(name)), text(say.arrived), text(say.look)],
  })
}
