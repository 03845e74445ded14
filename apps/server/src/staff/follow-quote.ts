/** What the people of a shop do with a quote that they do not answer: ask the buyer again, set it down as lost, take it up again. */
import { effectiveQuoteState, isQuoteOpen, type LossReason, mayBeLost } from '@estampa/domain/quotes'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { hasStoppedReminders } from '../law/consents.store.ts'
import { lockQuote, type OpenQuote } from '../quotes/quote-life.store.ts'
import type { StaffActor } from './people.ts'
import { findDeskFacts, type QuoteDeskFacts, saveLoss, saveNudge } from './quote-desk.store.ts'

type FollowContext = { shop: Shop; who: StaffActor; now: Date; record: Context['record'] }
type Loss = { reason: LossReason; note: string }

/** Asks for the mail to a buyer who has not answered, one a day. */
export async function remindBuyer(
  tx: Tx,
  id: string,
  { shop, who, now, record }: FollowContext,
): Promise<Refusal | null> {
  const found = await findFollowed(tx, id)
  if (!found) return refuse('not_found')
  const { quote, desk } = found
  const waits = (quote.state === 'sent' || quote.state === 'viewed') && isQuoteOpen(quote, now)
  if (!waits || !desk.isNewest) return refuse('quote_not_open')
  if (desk.nudgedAt && now.getTime() - desk.nudgedAt.getTime() < DAY_MS) return refuse('quote_reminded')
  if (await hasStoppedReminders(tx, quote.customerId)) return refuse('reminders_stopped')
  await saveNudge(tx, id, { by: who.name, at: now })
  await enqueue(tx, 'quote_waits_mail', { shop: shop.id, quote: id, at: now.toISOString() })
  const before = { remindedAt: desk.nudgedAt?.toISOString() ?? null }
  await record(tx, { subject: subjectOf(quote), before, after: { remindedAt: now.toISOString() } })
  return null
}

/** A note of the shop's own: the buyer is told nothing, and the link goes on. */
export async function loseQuote(
  tx: Tx,
  id: string,
  { reason, note, who, now, record }: FollowContext & Loss,
): Promise<Refusal | null> {
  const found = await findFollowed(tx, id)
  if (!found) return refuse('not_found')
  const { quote, desk } = found
  if (!desk.isNewest) return refuse('quote_superseded')
  if (!mayBeLost({ state: effectiveQuoteState(quote, now) })) return refuse('quote_move_not_allowed')
  await saveLoss(tx, id, { reason, note, by: who.name, at: now.toISOString() })
  await record(tx, { subject: subjectOf(quote), before: lossOf(desk), after: { lost: reason } })
  return null
}

export async function reopenQuote(tx: Tx, id: string, { record }: FollowContext): Promise<Refusal | null> {
  const found = await findFollowed(tx, id)
  if (!found) return refuse('not_found')
  const { quote, desk } = found
  if (!desk.lost) return refuse('quote_not_lost')
  await saveLoss(tx, id, null)
  await record(tx, { subject: subjectOf(quote), before: lossOf(desk), after: { lost: null } })
  return null
}

async function findFollowed(
  tx: Tx,
  id: string,
): Promise<{ quote: OpenQuote; desk: QuoteDeskFacts } | undefined> {
  const quote = await lockQuote(tx, { id })
  const desk = quote && (await findDeskFacts(tx, id))
  return quote && desk && { quote, desk }
}

/** The words of the note may name people: the change keeps the reason alone. */
const lossOf = ({ lost }: QuoteDeskFacts) => ({ lost: lost?.reason ?? null })

const subjectOf = ({ id, number }: OpenQuote) => ({ kind: 'quote', id, name: `Nº ${number}` })
