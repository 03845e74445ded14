/** The mail about the shop's decision on a withdrawal. */

import { type WithdrawalClosing, withdrawalTexts } from '@estampa/domain/law'
import { messageCatalog } from '@estampa/domain/messages'
import type { StoredWithdrawal } from '../law/withdrawal.store.ts'
import { withdrawalFacts } from './law-emails.ts'
import { mailWords } from './mail-words.ts'
import type { Email } from './send-mail.ts'
import { facts, heading, kicker, note, quotation, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    accepted:
      'Coordinamos contigo la devolución del producto, si ya lo tienes, y te devolvemos lo que pagaste.',
    refused: 'Si no estás de acuerdo, responde este correo.',
    ask: 'Si tienes dudas, responde este correo con el código de tu solicitud.',
  },
  arg: {
    accepted:
      'Coordinamos con vos la devolución del producto, si ya lo tenés, y te devolvemos lo que pagaste.',
    refused: 'Si no estás de acuerdo, respondé este correo.',
    ask: 'Si tenés dudas, respondé este correo con el código de tu solicitud.',
  },
})

type DecisionTexts = Pick<WithdrawalClosing, 'outcome' | 'answer'>

export function withdrawalClosedEmail(
  branding: MailBranding,
  withdrawal: StoredWithdrawal,
  { outcome, answer }: DecisionTexts,
): Email {
  const say = messages[branding.locale]
  const { word, complaint } = withdrawalTexts[branding.shop.config.environment]
  const { name } = branding.shop.config
  const isAccepted = outcome === 'accepted'
  const next = isAccepted ? say.accepted : `${say.refused} ${complaint}`
  const title = isAccepted ? `Aceptamos tu solicitud de ${word}` : `No aceptamos tu solicitud de ${word}`
  const words = mailWords(branding, isAccepted ? 'regret_accepted' : 'regret_refused', {})
  return composeShopMail(
    branding,
    { ...words, subject: `${title}: ${withdrawal.code}` },
    {
      event: `regret-closed.${withdrawal.code}`,
      thread: `regret.${withdrawal.code}`,
      to: withdrawal.email,
      preheader: answer || next,
      why: `Este correo se usó en el formulario de ${word} de ${name}.`,
      blocks: [
        kicker(`Solicitud ${withdrawal.code}`),
        heading(title),
        quotation(answer, name),
        text(next),
        facts(withdrawalFacts(branding, withdrawal)),
        isAccepted && note(say.ask),
      ],
    },
  )
}
