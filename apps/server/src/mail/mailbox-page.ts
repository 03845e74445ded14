/** Where the demo's mails arrive: every shop's, newest first, to be read as the person would read them. */
import type { FastifyReply } from 'fastify'
import type { App } from '../http/app.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { answerMail, answerPage, demoPage } from './demo-page.ts'
import { type Html, html } from './html.ts'
import { findMail, listMails, type Mail } from './mails.store.ts'

const PATH = '/demo/mailbox'
const MAX_PER_SHOP = 50

type MailParams = { shop: string; event: string }

/** Mounts nothing where there is a mail server, or outside demo mode. */
export function mailboxRoutes(app: App, services: Services): void {
  if (!services.config.demo || services.config.smtpUrl) return
  app.get<{ Querystring: { shop?: string } }>(PATH, async (request, reply) => {
    const shops = await services.shops.all()
    const chosen = shops.find(({ name }) => name === request.query.shop)
    const mails = await mailsOf(services, chosen ? [chosen] : shops)
    return answerPage(reply, listPage(shops, chosen, mails))
  })
  app.get<{ Params: MailParams }>(`${PATH}/:shop/:event`, async ({ params }, reply) => {
    const found = await mailOf(services, params)
    return found ? answerPage(reply, mailPage(found.shop, found.mail)) : missing(reply)
  })
  app.get<{ Params: MailParams }>(`${PATH}/:shop/:event/html`, async ({ params }, reply) => {
    const found = await mailOf(services, params)
    return found ? answerMail(reply, services, found.mail.html) : missing(reply)
  })
}

function missing(reply: FastifyReply): string {
  reply.code(404)
  return answerPage(reply, demoPage('Correo', html`<p>Ese correo ya no está.</p>`))
}

async function mailsOf(services: Services, shops: readonly Shop[]): Promise<{ shop: Shop; mail: Mail }[]> {
  const found: { shop: Shop; mail: Mail }[] = []
  for (const shop of shops) {
    const mails = await services.database.readInShop(shop.id, (tx) => listMails(tx, MAX_PER_SHOP))
    found.push(...mails.map((mail) => ({ shop, mail })))
  }
  return found.sort((a, b) => b.mail.created_at.getTime() - a.mail.created_at.getTime())
}

async function mailOf(services: Services, { shop: name, event }: MailParams) {
  const shop = await services.shops.byName(name)
  const mail = shop && (await services.database.readInShop(shop.id, (tx) => findMail(tx, event)))
  return shop && mail ? { shop, mail } : undefined
}

function listPage(
  shops: readonly Shop[],
  chosen: Shop | undefined,
  mails: { shop: Shop; mail: Mail }[],
): Html {
  const filter = [undefined, ...shops].map((shop) => {
    const link = shop ? `${PATH}?shop=${shop.name}` : PATH
    return html`<a href="${link}" ${shop?.id === chosen?.id && html`aria-current="page"`}>${shop?.config.name ?? 'Todas'}</a>`
  })
  const rows = mails.map(
    ({ shop, mail }) => html`<li><a href="${linkOf(shop, mail)}">
<span class="who"><i style="background:${colorOf(shop)}"></i>${shop.config.name}</span>
<strong>${mail.subject}</strong><span>${mail.recipient}</span><time>${timeOf(mail)}</time></a></li>`,
  )
  const empty = html`<p class="empty">Todavía no llegó ningún correo. Los de la demostración aparecen acá.</p>`
  const samples = html`<p>Cómo es cada correo se ve en <a href="/demo/letters">los correos de la tienda</a>.</p>`
  return demoPage(
    'Buzón',
    html`${samples}<nav>${filter}</nav>${rows.length > 0 ? html`<ul>${rows}</ul>` : empty}`,
  )
}

function mailPage(shop: Shop, mail: Mail): Html {
  return demoPage(
    mail.subject,
    html`<p><a href="${PATH}?shop=${shop.name}">← Buzón</a></p>
<dl><dt>De</dt><dd>${shop.config.name}</dd><dt>Para</dt><dd>${mail.recipient}</dd><dt>Fecha</dt><dd>${timeOf(mail)}</dd></dl>
<iframe title="${mail.subject}" src="${linkOf(shop, mail)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Versión de texto</summary><pre>${mail.plain}</pre></details>`,
  )
}

function linkOf(shop: Shop, mail: Mail): string {
  return `${PATH}/${shop.name}/${encodeURIComponent(mail.event)}`
}

function colorOf({ config }: Shop): string {
  return /^#[0-9a-f]{6}$/i.test(config.colors.primary) ? config.colors.primary : '#888888'
}

function timeOf({ created_at }: Mail): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(created_at)
}
