import { envelopeOf, FailedEnvelope } from '@estampa/contract/envelope'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../app.ts'
import type { Route } from './context.ts'

const DESCRIPTION = `Cada respuesta llega en un sobre: result, targetUrl, success, error, unAuthorizedRequest, __abp.
El token se pide en GetAccess (invitado) o Authenticate (cliente) y viaja como Bearer. La tienda va en Abp-TenantId.`

/** One OpenAPI document for the whole contract at /api/openapi.json, and a page to try it at /api/docs. */
export async function mountDocumentation(app: App): Promise<void> {
  // the contract is checked by execute(): these compilers only keep Fastify from doing it a second time
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Estampa', version: '1.0.0', description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', { schema: { hide: true } as FastifySchema }, async () => app.swagger())
}

/** A route of the contract as Fastify's schema, which the document is made from. */
export function documented({ name, call }: Route): FastifySchema {
  const [tag = ''] = name.split('.')
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  return {
    tags: [tag],
    operationId: name,
    summary: call.summary,
    ...(call.who !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.multipart && { consumes: ['multipart/form-data'] }),
    ...(inQuery ? { querystring: call.takes } : { body: call.takes }),
    response: { 200: envelopeOf(call.gives), '4xx': FailedEnvelope, '5xx': FailedEnvelope },
  } as FastifySchema
}
