/** The frame of the demo's pages about mails: their look, and what a mail may do in a browser. */
import type { FastifyReply } from 'fastify'
import type { Services } from '../http/services.ts'
import { type Html, html } from './html.ts'

const FRAME_POLICY = "default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'"

export function answerPage(reply: FastifyReply, page: Html): string {
  return answer(reply, FRAME_POLICY, page.toString())
}

/** A mail's HTML runs nothing and belongs to no origin; its links open beside it, and its pictures are the shops'. */
export function answerMail(
  reply: FastifyReply,
  { config }: Pick<Services, 'config'>,
  mail: string,
  hasPictures = true,
): string {
  const pictures = hasPictures ? `'self' data: ${new URL(config.publicUrl).origin}` : "'none'"
  const policy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}`
  return answer(reply, policy, mail.replace('<head>', '<head><base target="_blank">'))
}

function answer(reply: FastifyReply, policy: string, page: string): string {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
  return page
}

export function demoPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

const STYLE = html`
body{margin:0;background:#f4f3f1;color:#1f1d1a;font:16px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:40px 20px}
h1{font-size:28px;letter-spacing:-.02em;margin:0 0 20px}
a{color:inherit}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:20px}
nav a{padding:6px 14px;border-radius:99px;background:#fff;text-decoration:none;font-size:14px}
nav a[aria-current]{background:#1f1d1a;color:#fff}
ul{list-style:none;margin:0;padding:0;background:#fff;border-radius:14px;overflow:hidden}
li+li{border-top:1px solid #eeebe6}
li a{display:grid;grid-template-columns:150px 1fr auto;gap:2px 16px;padding:14px 20px;text-decoration:none}
ul.kinds li a{grid-template-columns:1fr auto}
li a:hover,li a:focus-visible{background:#faf9f7}
li span{color:#6b665e;font-size:14px}
li a>span:not(.who){grid-column:2}
li time{grid-column:3;grid-row:1;color:#6b665e;font-size:14px}
.who{display:flex;align-items:center;gap:8px}
.who i{width:10px;height:10px;border-radius:50%}
.empty{padding:60px 20px;text-align:center;background:#fff;border-radius:14px;color:#6b665e}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;font-size:14px}
dt{color:#6b665e}dd{margin:0}
h2{font-size:20px;margin:32px 0 12px}
.frames{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
figure{margin:0;max-width:100%}
figcaption{font-size:14px;color:#6b665e;margin-bottom:6px}
.frames iframe{max-width:100%}
iframe{width:100%;height:1400px;border:0;border-radius:14px;background:#fff}
pre{white-space:pre-wrap;background:#fff;border-radius:14px;padding:20px}
@media(max-width:600px){li a{grid-template-columns:1fr}li a>*{grid-column:1!important;grid-row:auto!important}}`
