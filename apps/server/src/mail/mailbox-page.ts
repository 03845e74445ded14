/** Where the demo's mails arrive: every shop's, newest first, to be read as the person would read them. */
import type { FastifyReply } from 'fastify'
import type { App } from '../app.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { type Html, html } from './html.ts'
import { findMail, listMails, type Mail } from './mails.store.ts'

const PATH = '/demo/mailbox'
const MOST_PER_SHOP = 50
const FRAME_POLICY = "default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'"
/** A mail's HTML runs nothing and belongs to no origin; its links open beside it. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:"

type Named = { shop: string; event: string }

/** Mounts nothing where there is a mail server, or outside demo mode. */
export function mailboxRoutes(app: App, services: Services): void {
  if (!services.config.demo || services.config.smtpUrl) return
  app.get<{ Querystring: { shop?: string } }>(PATH, async (request, reply) => {
    const shops = await services.shops.all()
    const chosen = shops.find(({ name }) => name === request.query.shop)
    return answer(
      reply,
      FRAME_POLICY,
      listPage(shops, chosen, await mailsOf(services, chosen ? [chosen] : shops)),
    )
  })
  app.get<{ Params: Named }>(`${PATH}/:shop/:event`, async ({ params }, reply) => {
    const found = await mailOf(services, params)
    return found ? answer(reply, FRAME_POLICY, mailPage(found.shop, found.mail)) : missing(reply)
  })
  app.get<{ Params: Named }>(`${PATH}/:shop/:event/html`, async ({ params }, reply) => {
    const found = await mailOf(services, params)
    const opening = html`<base target="_blank">`
    return found ? answer(reply, MAIL_POLICY, `${opening}${found.mail.html}`) : missing(reply)
  })
}

function answer(reply: FastifyReply, policy: string, page: Html | string): string {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
  return page.toString()
}

function missing(reply: FastifyReply): string {
  reply.code(404)
  return answer(reply, FRAME_POLICY, page('Correo', html`<p>Ese correo ya no está.</p>`))
}

async function mailsOf(services: Services, shops: readonly Shop[]): Promise<{ shop: Shop; mail: Mail }[]> {
  const found: { shop: Shop; mail: Mail }[] = []
  for (const shop of shops) {
    const mails = await services.database.readInShop(shop.id, (tx) => listMails(tx, MOST_PER_SHOP))
    found.push(...mails.map((mail) => ({ shop, mail })))
  }
  return found.sort((a, b) => b.mail.created_at.getTime() - a.mail.created_at.getTime())
}

async function mailOf(services: Services, { shop: name, event }: Named) {
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
<span class="who"><i style="background:${colourOf(shop)}"></i>${shop.config.name}</span>
<strong>${mail.subject}</strong><span>${mail.recipient}</span><time>${timeOf(mail)}</time></a></li>`,
  )
  const empty = html`<p class="empty">Todavía no llegó ningún correo. Los de la demostración aparecen acá.</p>`
  return page('Buzón', html`<nav>${filter}</nav>${rows.length > 0 ? html`<ul>${rows}</ul>` : empty}`)
}

function mailPage(shop: Shop, mail: Mail): Html {
  return page(
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

function colourOf({ config }: Shop): string {
  return /^#[0-9a-f]{6}$/i.test(config.colors.primary) ? config.colors.primary : '#888888'
}

function timeOf({ created_at }: Mail): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(created_at)
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

const STYLE = html`
body{margin:0;background:#f4f3f1;color:#1f1d1a;font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:40px 20px}
h1{font-size:28px;letter-spacing:-.02em;margin:0 0 20px}
a{color:inherit}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:20px}
nav a{padding:6px 14px;border-radius:99px;background:#fff;text-decoration:none;font-size:14px}
nav a[aria-current]{background:#1f1d1a;color:#fff}
ul{list-style:none;margin:0;padding:0;background:#fff;border-radius:14px;overflow:hidden}
li+li{border-top:1px solid #eeebe6}
li a{display:grid;grid-template-columns:150px 1fr auto;gap:2px 16px;padding:14px 20px;text-decoration:none}
li a:hover,li a:focus-visible{background:#faf9f7}
li span{color:#6b665e;font-size:14px}
li a>span:not(.who){grid-column:2}
li time{grid-column:3;grid-row:1;color:#6b665e;font-size:14px}
.who{display:flex;align-items:center;gap:8px}
.who i{width:10px;height:10px;border-radius:50%}
.empty{padding:60px 20px;text-align:center;background:#fff;border-radius:14px;color:#6b665e}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;font-size:14px}
dt{color:#6b665e}dd{margin:0}
iframe{width:100%;height:1400px;border:0;border-radius:14px;background:#fff}
pre{white-space:pre-wrap;background:#fff;border-radius:14px;padding:20px}
@media(max-width:600px){li a{grid-template-columns:1fr}li a>*{grid-column:1!important;grid-row:auto!important}}`
