/** What the shop decided on a request to go back on a purchase. */
import type { Locale } from '@estampa/domain/countries'
import type { RegretClosing } from '@estampa/domain/law/regrets'
import { withdrawalWords } from '@estampa/domain/law/withdrawal-words'
import type { KeptRegret } from '../law/regret.store.ts'
import { factsOf } from './law-letters.ts'
import { facts, heading, kicker, note, said, text } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    accepted:
      'Coordinamos con vos la devolución del producto, si ya lo tenés, y te devolvemos lo que pagaste.',
    refused:
      'Si no estás de acuerdo, respondé este correo. También podés reclamar ante Defensa del Consumidor, en la Ventanilla Única Federal.',
    ask: 'Si tenés dudas, respondé este correo con el código de tu solicitud.',
  },
  cl: {
    accepted:
      'Coordinamos contigo la devolución del producto, si ya lo tienes, y te devolvemos lo que pagaste.',
    refused: 'Si no estás de acuerdo, responde este correo. También puedes reclamar ante el SERNAC.',
    ask: 'Si tienes dudas, responde este correo con el código de tu solicitud.',
  },
} satisfies Record<Locale, unknown>

type Told = Pick<RegretClosing, 'outcome' | 'answer'>

export function regretClosedLetter(look: Look, regret: KeptRegret, { outcome, answer }: Told): Letter {
  const say = words[look.locale]
  const { word } = withdrawalWords[look.locale]
  const { name } = look.shop.config
  const isAccepted = outcome === 'accepted'
  const title = isAccepted ? `Aceptamos tu solicitud de ${word}` : `No aceptamos tu solicitud de ${word}`
  return composeLetter(look, {
    event: `regret-closed.${regret.code}`,
    thread: `regret.${regret.code}`,
    to: regret.email,
    subject: `${title}: ${regret.code}`,
    preheader: answer || say[outcome],
    why: `Este correo se usó en el formulario de ${word} de ${name}.`,
    blocks: [
      kicker(`Solicitud ${regret.code}`),
      heading(title),
      said(answer, name),
      text(say[outcome]),
      facts(factsOf(look, regret)),
      isAccepted && note(say.ask),
    ],
  })
}
