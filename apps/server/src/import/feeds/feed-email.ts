/** The mail about a catalog that did not come in by itself. */
import type { Email } from '../../mail/send-mail.ts'
import { button, heading, text } from '../../mail/template/blocks.ts'
import { composeEmail, type MailBranding } from '../../mail/template.ts'

export type FeedTrouble = {
  readonly staffId: number
  readonly email: string
  readonly importId: number
  readonly supplier: string
  readonly problem: string
}

export function feedEmail(branding: MailBranding, trouble: FeedTrouble): Email {
  const { shop, config } = branding
  const { staffId, email, importId, supplier, problem } = trouble
  const subject = `La lista de ${supplier} no entró sola`
  return composeEmail(branding, {
    event: `feed.${importId}.${staffId}`,
    to: email,
    subject,
    preheader: problem,
    why:
      branding.locale === 'arg'
        ? `Recibís este correo porque trabajás en ${shop.config.name}.`
        : `Recibes este correo porque trabajas en ${shop.config.name}.`,
    blocks: [
      heading(subject),
      text(problem),
      text('No se guardó nada de esa lista. La tienda sigue como estaba.'),
      button('Ver la importación', `${config.adminUrl}/${shop.name}/imports/${importId}`),
    ],
  })
}
