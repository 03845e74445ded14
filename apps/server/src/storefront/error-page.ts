import type { FastifyReply, FastifyRequest } from 'fastify'

/** Why a page cannot be shown; every other accident names no cause. */
const troubles = {
  too_long: { status: 414, text: 'La dirección es demasiado larga.' },
  link_over: {
    status: 410,
    text: 'Este enlace ya se usó o venció. Pide otro en el escritorio, en la página del cliente.',
  },
  preview_over: {
    status: 403,
    text: 'Esta vista previa venció o es de otra sesión. Ábrela de nuevo en el escritorio, en «Apariencia».',
  },
  entry_over: {
    status: 410,
    text: 'Este enlace ya se usó o venció. Vuelve al escritorio y entra otra vez desde «Ver la tienda».',
  },
  too_many: {
    status: 429,
    text: 'Llegaron muchos pedidos juntos desde tu conexión. En un minuto vuelve a estar.',
  },
  not_set_up: {
    status: 503,
    text: 'Esta tienda todavía no está configurada. En cuanto lo esté, se verá en esta dirección.',
  },
  busy: {
    status: 503,
    text: 'En este momento hay mucha gente en la tienda. Prueba de nuevo en unos segundos.',
  },
  away: { status: 503, text: 'No pudimos mostrar esta página. En unos segundos vuelve a estar.' },
  accident: { status: 500, text: 'No pudimos mostrar esta página. En un momento vuelve a estar.' },
} as const

export type ErrorPageKind = keyof typeof troubles

/** Search engines keep a page that is away for a moment, and come back. */
export const RETRY_AFTER_S = 5

/** The page for trouble of this kind, with its status; a rate limiter has said before when to come back. */
export function answerErrorPage(
  trouble: ErrorPageKind,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status } = troubles[trouble]
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S)
  return reply.code(status).headers(errorPageHeaders).send(errorPage(trouble, request.id))
}

export const errorPageHeaders = { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' }

/** The last resort, when not even the storefront's own error page could be rendered. It names no cause. */
export function errorPage(trouble: ErrorPageKind, requestId: string): string {
  const { text } = troubles[trouble]
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Oops</title><style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:90vh;margin:16px;
text-align:center;color:#1d1f23}small{color:#5b6068}</style><main><h1>Oops, ha ocurrido un error.</h1><p>${text}</p>
<small>Código: ${requestId.replace(/[^\w-]/g, '')}</small></main></html>`
}
