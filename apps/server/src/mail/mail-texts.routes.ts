import { staffMailTexts } from '@estampa/contract/mail'
import type { MailKind, MailText } from '@estampa/domain/mail'
import { refuse } from '@estampa/domain/refusal'
import { countAttempt } from '../customers/attempts.store.ts'
import type { Tx } from '../db/database.ts'
import { type Context, type Handler, handle } from '../http/context.ts'
import { findStaff, staffNumber } from '../staff/staff.store.ts'
import { whyTextsNotTaken } from './check-mail-texts.ts'
import { findMailDesk, findMailSender, listMailTexts } from './mail-texts.store.ts'
import { listSampleProducts } from './samples/sample-products.ts'
import { sampleOf } from './samples/samples.ts'
import { changeMailSender, changeMailText, toRow, toSenderView } from './save-mail-texts.ts'
import { type Email, trySendingMail } from './send-mail.ts'
import { mailBrandingOf } from './template.ts'

type Calls = typeof staffMailTexts

const MOST_TRIALS = 10

const handlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getMailTexts: async (context) => ({
    items: (await listMailTexts(context.tx)).map(toRow),
    sender: toSenderView(context, await findMailSender(context.tx)),
  }),
  saveMailText: changeMailText,
  saveMailSender: changeMailSender,
  previewMailText: async (context) => {
    const { shop, input } = context
    const refusal = whyTextsNotTaken(shop, input.kind, input)
    if (refusal) return refusal
    const { subject, html, plain, origin } = await writeTrial(context.tx, context)
    // the office shows no pictures of another origin; those of the shop are its own too
    return { subject, plain, html: html.toString().replaceAll(`src="${origin}/`, 'src="/') }
  },
  sendTrialMail: async (context) => {
    const { services, shop, person, input, now, record } = context
    const refusal = whyTextsNotTaken(shop, input.kind, input)
    if (refusal) return refusal
    const staffId = person.kind === 'staff' ? staffNumber(person.staffId) : undefined
    if (staffId === undefined) return refuse('bad_token')
    const found = await services.database.inShop(shop.id, async (tx) => {
      const member = await findStaff(tx, staffId)
      if (!member) return refuse('bad_token')
      const isFew = await countAttempt(tx, [{ subject: `trial mail ${staffId}`, most: MOST_TRIALS }], now)
      if (!isFew) return refuse('too_many_trial_mails', { most: MOST_TRIALS })
      const { subject, html, plain } = await writeTrial(tx, context)
      const event = `mail-test.${staffId}.${input.kind}.${now.getTime()}`
      const email: Email = { event, to: member.email, subject, html, plain }
      const about = { kind: 'mail', id: event, name: subject }
      await record(tx, { subject: about, before: {}, after: { isTried: true } })
      return email
    })
    if ('refusal' in found) return found
    const failure = await trySendingMail(services, shop, found)
    return { recipient: found.to, isSetUp: services.config.smtpUrl !== undefined, failure }
  },
}

export const mailTextRoutes = handle<Calls>('staff', staffMailTexts, handlers)

type Trial = Pick<Context<Calls['previewMailText']>, 'services' | 'shop' | 'input'>

/** The sample of a kind with what is typed, beside what the shop has saved. */
async function writeTrial(tx: Tx, { services, shop, input }: Trial): Promise<Email & { origin: string }> {
  const { kind, fields, signature } = input
  const desk = await findMailDesk(tx)
  const text = withTyped(desk.texts[kind]?.text ?? {}, fields)
  const branding = mailBrandingOf(services, shop, {
    texts: { ...desk.texts, [kind satisfies MailKind]: { text, isOff: false } },
    sender: { ...desk.sender, ...(signature !== undefined && { signature }) },
  })
  const email = sampleOf(kind).write(branding, await listSampleProducts(tx))
  return { ...email, origin: branding.origin }
}

function withTyped(text: MailText, fields: Trial['input']['fields']): MailText {
  const values = Object.entries({ ...text, ...fields }).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(values)
}
