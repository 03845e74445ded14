import { contract } from '@estampa/contract/contract'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from '../http/app.ts'
import { type OpenApi, openApiOf } from './openapi.ts'

/** Made when somebody first reads it: to describe every schema takes half a second of each start and much memory. */
export const document = madeWhenRead(() => openApiOf(contract))

function madeWhenRead(make: () => OpenApi): OpenApi {
  let made: OpenApi | undefined
  const read = () => {
    made ??= make()
    return made
  }
  return {
    get openapi() {
      return read().openapi
    },
    get info() {
      return read().info
    },
    get servers() {
      return read().servers
    },
    get tags() {
      return read().tags
    },
    get paths() {
      return read().paths
    },
    get components() {
      return read().components
    },
  }
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#cd995d"/></svg>'

/** Without the bar that offers documents from elsewhere and the column of links, so that a phone has room. */
const STYLE = `.swagger-ui .topbar, .swagger-ui .response-col_links { display: none }
.swagger-ui .opblock .opblock-section-header { flex-wrap: wrap }
.swagger-ui .opblock .try-out { padding: 0 }`

/** The page and what it loads are ours alone: nothing is fetched from elsewhere, nobody may frame it. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // the page draws its icons with styles in attributes
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** One OpenAPI document for the whole contract at /api/openapi.json, and a page to try it at /api/docs. */
export async function mountDocumentation(app: App): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: {
      title: 'API de Estampa',
      css: [{ filename: 'estampa.css', content: STYLE }],
      favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: ICON }],
    },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true, validatorUrl: null },
  })
  let text: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(document)
    reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8')
    return text
  })
}
