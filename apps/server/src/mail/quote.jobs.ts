import { isQuoteOpen, quoteNumber } from '@estampa/domain/quotes'
import { isRefusal } from '@estampa/domain/refusal'
import { z } from 'zod'
import { type Customer, findCustomer } from '../customers/customers.store.ts'
import { findGuestLink, guestLinkPath } from '../customers/guest-links.ts'
import type { Tx } from '../db/database.ts'
import { quotePdf } from '../documents/quote-pdf.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { hasStoppedReminders } from '../law/consents.store.ts'
import { quoteLink, quoteToken } from '../quotes/quote-links.ts'
import { findQuoteMail, isShopsAnswer } from '../quotes/quote-mails.store.ts'
import { withQuotePictures } from '../quotes/quote-pictures.ts'
import { findQuote, type StoredQuote } from '../quotes/quotes.store.ts'
import { quoteAnsweredEmail, quoteEndsEmail, quoteWaitsEmail } from './quote-notification.ts'
import { quoteSentEmail } from './quote-sent.ts'
import { type Attachment, sendMail } from './send-mail.ts'
import { findMailBranding, type MailBranding } from './template.ts'

const AboutMail = z.object({ shop: z.int(), mail: z.uuid() })
const AboutQuote = z.object({ shop: z.int(), quote: z.uuid() })
const AboutWait = AboutQuote.extend({ at: z.iso.datetime() })

/** Nothing goes out for a quote that was closed or forgotten meanwhile. */
const quoteMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, mail: mailId } = AboutMail.parse(payload)
  const { shops, database, config, now } = services
  const shop = await shops.byId(shopId)
  if (!shop) return
  const found = await database.readInShop(shopId, async (tx) => {
    const mail = await findQuoteMail(tx, mailId)
    const owned = mail && (await findOwned(tx, services, shop, mail.quoteId))
    return mail && owned && { ...owned, mail, isAnswer: await isShopsAnswer(tx, mailId) }
  })
  if (!found || !isQuoteOpen(found.quote, now())) return
  const { mail, owner, isAnswer, guestLink, branding } = found
  const quote = await withPicturesDrawn(services, shop, found.quote)
  const token = quoteToken(config, shopId, quote.id)
  // to whoever asked without an account their own link, which also buys; others get the one that is shared
  const isOwn = guestLink !== null && mail.recipient === owner.email
  const link = isOwn ? guestLinkPath(guestLink) : quoteLink(token)
  const sent = { mail, senderEmail: owner.email, link, isAnswer }
  const email = quoteSentEmail(branding, quote, sent)
  const attach = () => pdfOf({ services, shop }, quote, token)
  await sendMail(services, shop, { ...email, attach })
}

/** With the pictures that its mail shows. */
async function withPicturesDrawn(
  services: Services,
  shop: { id: number },
  quote: StoredQuote,
): Promise<StoredQuote> {
  const drawn = await withQuotePictures({ services, shop }, quote)
  if (isRefusal(drawn)) throw new Error('too many pictures are being drawn: the mail is sent later')
  return drawn
}

/** The quote as PDF; a mail goes without one that cannot be drawn. */
async function pdfOf(
  context: Parameters<typeof quotePdf>[0],
  quote: StoredQuote,
  token: string,
): Promise<Attachment | null> {
  const content = await quotePdf(context, quote, token)
  if (!isRefusal(content)) {
    const filename = `cotizacion-${quoteNumber(quote.number)}.pdf`
    return { filename, content, contentType: 'application/pdf' }
  }
  if (content.refusal === 'busy') throw new Error('too many papers are being drawn: the mail is sent later')
  return null
}

/** Somebody with the link has accepted or rejected it. */
const quoteAnswered: Job<Services> = (payload, services) =>
  writeOwner(payload, services, (quote) => quote.state === 'accepted' || quote.state === 'rejected', {
    letter: quoteAnsweredEmail,
  })

const quoteReminder: Job<Services> = (payload, services) =>
  writeOwner(payload, services, (quote) => isQuoteOpen(quote, services.now()), {
    letter: quoteEndsEmail,
    isStopped: hasStoppedReminders,
  })

/** Asked by somebody of the shop: an answer that came meanwhile needs no mail. */
const quoteWaits: Job<Services> = (payload, services) => {
  const { at } = AboutWait.parse(payload)
  const waits = ({ state }: StoredQuote) => state === 'sent' || state === 'viewed'
  return writeOwner(payload, services, (quote) => waits(quote) && isQuoteOpen(quote, services.now()), {
    letter: (branding, quote, owner) => quoteWaitsEmail(branding, quote, owner, at),
    isStopped: hasStoppedReminders,
  })
}

type OwnerEmail = {
  letter: typeof quoteEndsEmail
  /** Whether this person does not want to be told. */
  isStopped?: (tx: Tx, customerId: number) => Promise<boolean>
}

/** Writes to whom the quote belongs, if it is still so. */
async function writeOwner(
  payload: unknown,
  services: Services,
  isSo: (quote: StoredQuote) => boolean,
  { letter, isStopped }: OwnerEmail,
): Promise<void> {
  const { shop: shopId, quote: quoteId } = AboutQuote.parse(payload)
  const shop = await services.shops.byId(shopId)
  const found =
    shop &&
    (await services.database.readInShop(shopId, async (tx) => {
      const owned = await findOwned(tx, services, shop, quoteId)
      return owned && (await isStopped?.(tx, owned.owner.id)) ? undefined : owned
    }))
  if (!found || !isSo(found.quote)) return
  const quote = await withPicturesDrawn(services, shop, found.quote)
  await sendMail(services, shop, letter(withLink(found), quote, found.owner))
}

type OwnedQuote = { quote: StoredQuote; owner: Customer; guestLink: string | null; branding: MailBranding }

async function findOwned(
  tx: Tx,
  services: Services,
  shop: Shop,
  id: string,
): Promise<OwnedQuote | undefined> {
  const quote = await findQuote(tx, { id })
  const owner = quote && (await findCustomer(tx, quote.customerId))
  if (!quote || !owner) return undefined
  const guestLink = await findGuestLink(tx, services, shop, owner.id)
  return { quote, owner, guestLink, branding: await findMailBranding(tx, services, shop) }
}

function withLink({ branding, guestLink }: OwnedQuote): MailBranding {
  return guestLink === null ? branding : { ...branding, guestLink }
}

export const quoteJobs: Record<string, Job<Services>> = {
  quote_mail: quoteMail,
  quote_answered: quoteAnswered,
  quote_reminder: quoteReminder,
  quote_waits_mail: quoteWaits,
}
