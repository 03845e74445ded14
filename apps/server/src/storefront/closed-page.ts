import { escapeHtml } from '@estampa/domain/markup'
import { isColor } from '@estampa/domain/shops'
import type { FastifyReply } from 'fastify'
import type { ClosedState, ShopClosed, ShopSign } from '../http/shop.ts'

/** A shop that nobody has seen yet is no page; one that is suspended comes back. */
const closed = {
  preparing: {
    status: 404,
    title: 'Muy pronto abrimos',
    text: 'Estamos preparando esta tienda. En cuanto abra, va a estar en esta misma dirección.',
  },
  suspended: {
    status: 503,
    title: 'Volvemos en un rato',
    text: 'La tienda está en pausa. Los pedidos, las cotizaciones y las cuentas siguen guardados.',
  },
} as const satisfies Record<ClosedState, object>

const RETRY_AFTER_S = 3_600

/** The page of a shop that is not for who asks: it says so kindly, and search engines keep nothing of it. */
export function answerClosed({ state, sign }: ShopClosed, reply: FastifyReply): FastifyReply {
  const { status, title, text } = closed[state]
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    })
    .send(pageOf({ title, text, sign }))
}

function pageOf({ title, text, sign }: { title: string; text: string; sign: ShopSign | undefined }): string {
  const color = sign && isColor(sign.color) ? sign.color : '#1d1f23'
  const name = sign ? escapeHtml(sign.name) : ''
  const mail = sign?.email ? escapeHtml(sign.email) : ''
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${name === '' ? title : `${title} · ${name}`}</title>
<style>body{font:17px/1.55 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;color:#1d1f23;background:#fff}
main{box-sizing:border-box;width:min(100%,560px);padding:32px 24px;border-top:6px solid ${color}}
p{margin:0 0 12px}h1{font-size:clamp(28px,6vw,40px);line-height:1.15;margin:0 0 16px;letter-spacing:-.02em}.name{font-weight:600}
a{color:inherit}</style><main>${name === '' ? '' : `<p class="name">${name}</p>`}<h1>${title}</h1><p>${text}</p>${
    mail === '' ? '' : `<p>¿Necesitas algo antes? <a href="mailto:${mail}">${mail}</a></p>`
  }</main></html>`
}
