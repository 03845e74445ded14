/**
 * A letter of a shop. What it says is written down once, as blocks; its HTML, its text and the words that the
 * list of mails shows are made from that, so that none of them can know less than the others.
 */
import { type Blocks, flattened } from './letter/blocks.ts'
import { htmlOf } from './letter/blocks-html.ts'
import { textOf } from './letter/blocks-text.ts'
import { footerText, frame } from './letter/frame.ts'
import type { Look } from './letter/look.ts'
import type { Letter } from './send-mail.ts'

export { lookOf, mailPicture } from './letter/look.ts'
export type { Blocks, Look }

type Draft = Omit<Letter, 'html' | 'plain'> & {
  /** What the list of mails shows beside the subject: what the subject does not say. */
  preheader: string
  /** Why the reader gets it. */
  why: string
  blocks: Blocks
}

export function composeLetter(look: Look, { preheader, why, blocks, ...letter }: Draft): Letter {
  const shown = flattened(blocks)
  const { subject } = letter
  return {
    ...letter,
    // the link of a guest opens their order: it is not kept
    ...(look.guestLink !== undefined && { keep: 'secret' as const }),
    html: frame(look, { subject, preheader, why }, htmlOf(shown, look)),
    plain: `${textOf(shown)}\n\n${footerText(look, why)}\n`,
  }
}
