import { messageCatalog } from '@estampa/domain/messages'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { TestMail } from '../staff/test-mail.ts'
import { type Email, trySendingMail } from './send-mail.ts'
import { heading, text } from './template/blocks.ts'
import { composeEmail, findMailBranding, type MailBranding } from './template.ts'

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

/** Sends it now; the same `at` once. */
export async function sendTestMail(
  services: Services,
  shop: Shop,
  recipient: { email: string },
  at: string,
): Promise<TestMail> {
  const branding = await services.database.readInShop(shop.id, (tx) => findMailBranding(tx, services, shop))
  const email = mailTestEmail(branding, recipient, at)
  const failure = await trySendingMail(services, shop, email)
  return { event: email.event, subject: email.subject, failure }
}

/** A mail to somebody of the shop, by which they see that its mails go out. */
function mailTestEmail(branding: MailBranding, { email }: { email: string }, at: string): Email {
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
