/**
 * The OpenAPI document, made from the contract alone: every call with what it takes, gives and refuses, as it
 * travels. Nothing here knows a handler, so what the server really answers can be held against it.
 */

import type { Call } from '@estampa/contract/call'
import { isSharedAnswer } from '@estampa/contract/contract'
import { SuccessEnvelopeOf, successEnvelope } from '@estampa/contract/envelope'
import type { z } from 'zod'
import { TOKEN_AUTH, TOKEN_AUTH_ABP } from '../http/token-paths.ts'
import { type RefusalComponents, refusalResponses } from './openapi/refusals.ts'
import { callerTexts, description, headerParameters, headersOfCalls, tagTexts } from './openapi/texts.ts'
import {
  answerSchema,
  bodySchema,
  type JsonSchema,
  querySchema,
  type SchemaComponents,
} from './openapi/wire-schema.ts'

type OpenApiParts = RefusalComponents & { schemas: SchemaComponents }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, { $ref: string } | object>
}
export type Parameter =
  | { $ref: string }
  | {
      name: string
      in: 'query'
      required: boolean
      schema: JsonSchema
      description?: string
      example?: unknown
    }

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** `contract` is the table of calls by feature and name. */
export function openApiOf(contract: Record<string, Record<string, Call>>): OpenApi {
  const schemas: SchemaComponents = {}
  const parts: RefusalComponents = { responses: {}, examples: {} }
  const paths: OpenApi['paths'] = {}
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const operation = operationOf(feature, name, call, { ...parts, schemas })
      const method = call.method.toLowerCase()
      paths[call.path] = { ...paths[call.path], [method]: operation }
      if (!call.path.startsWith(TOKEN_AUTH)) continue
      const too = call.path.replace(TOKEN_AUTH, TOKEN_AUTH_ABP)
      paths[too] = { [method]: { ...operation, operationId: `${operation.operationId}.too` } }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Estampa', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'El servidor que da este documento' }],
    tags: Object.keys(contract).map((feature) => tagOf(feature)),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: headerParameters,
      schemas,
      ...parts,
    },
  }
}

function tagOf(feature: string) {
  return tagTexts[feature] ?? { name: feature, description: '' }
}

function operationOf(feature: string, name: string, call: Call, parts: OpenApiParts): Operation {
  const operationId = `${feature}.${name}`
  const inQuery = call.method === 'GET'
  const isShared = isSharedAnswer(feature, call)
  const headers = [
    'Abp-TenantId',
    ...(isShared ? ['If-None-Match'] : []),
    ...(call.isVersioned && call.method !== 'GET' ? ['If-Match'] : []),
    ...(headersOfCalls[operationId] ?? []),
  ]
  return {
    operationId,
    tags: [tagOf(feature).name],
    summary: call.summary,
    description: callerText(call),
    security: call.who === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...(inQuery ? queryParameters(call) : []),
    ],
    ...(!inQuery && { requestBody: bodyOf(call, parts.schemas) }),
    responses: {
      200: {
        description: 'Salió bien',
        content: {
          'application/json': {
            schema: answerSchema(SuccessEnvelopeOf(call.gives), parts.schemas),
            ...givenExample(call),
          },
        },
      },
      ...(isShared && { 304: { description: 'Nada ha cambiado desde la respuesta de ese `ETag`' } }),
      ...refusalResponses(call, parts),
    },
  }
}

/** Who may make the call; of the people of a shop, those with its permission. */
function callerText({ who, permission }: Call): string {
  return permission ? `${callerTexts[who]} Pide el permiso \`${permission}\`.` : callerTexts[who]
}

function givenExample({ example }: Call) {
  return example ? { example: successEnvelope(example.gives) } : {}
}

function queryParameters(call: Call): Parameter[] {
  const { properties = {}, required = [] } = querySchema(call.takes)
  const request = (call.example?.takes ?? {}) as Record<string, unknown>
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(typeof description === 'string' && { description }),
    ...(request[name] !== undefined && { example: valueAs(schema, request[name]) }),
  }))
}

/** An example as the schema reads it: query strings carry text. */
function valueAs(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (schema.type === 'array')
    return value.split(',').map((item) => valueAs(schema.items as JsonSchema, item))
  if (schema.type === 'integer' || schema.type === 'number') return Number(value)
  return schema.type === 'boolean' ? value === 'true' : value
}

function bodyOf(call: Call, schemas: SchemaComponents): Operation['requestBody'] {
  const example = call.example && { example: call.example.takes }
  if (call.multipart) {
    const filled = call.example && { example: { ...(call.example.takes as object), files: ['logo.png'] } }
    return {
      required: true,
      content: { 'multipart/form-data': { schema: formSchema(call.takes, schemas), ...filled } },
    }
  }
  return {
    required: true,
    content: { 'application/json': { schema: bodySchema(call.takes, schemas), ...example } },
  }
}

/** The fields of `takes` beside the files. */
function formSchema(takes: z.ZodType, schemas: SchemaComponents): JsonSchema {
  const { properties, required = [], ...schema } = bodySchema(takes, schemas)
  const files = {
    type: 'array',
    description: 'Archivos de hasta 10 MB cada uno',
    minItems: 1,
    maxItems: 8,
    items: { type: 'string', format: 'binary' },
  }
  return { type: 'object', ...schema, properties: { ...properties, files }, required: [...required, 'files'] }
}
