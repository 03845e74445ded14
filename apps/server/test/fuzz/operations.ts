import { document } from '../../src/api-docs/documentation.ts'
import type { JsonSchema } from '../../src/api-docs/openapi/wire-schema.ts'
import type { Operation } from '../../src/api-docs/openapi.ts'

/** One operation of the document, as a fuzzer sees it: nothing but what is published. */
export type FuzzTarget = {
  name: string
  method: string
  path: string
  /** Schema of the query's parameters as one object; undefined where the call takes a body. */
  query: JsonSchema | undefined
  body: JsonSchema | undefined
  isForm: boolean
}

/** Every operation; the second address of the token calls is left to its own test. */
export function listTargets(): FuzzTarget[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation.operationId.endsWith('.too'))
      .map(([method, operation]) => targetOf(path, method.toUpperCase(), operation)),
  )
}

function targetOf(path: string, method: string, operation: Operation): FuzzTarget {
  const content = operation.requestBody?.content ?? {}
  const form = content['multipart/form-data']?.schema
  const described = form ?? content['application/json']?.schema
  const body = described && (withoutReferences(described) as JsonSchema)
  return {
    name: operation.operationId,
    method,
    path,
    query: querySchemaOf(operation),
    body,
    isForm: form !== undefined,
  }
}

/** Named schemas stand where they are referred to: none of them holds itself. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences)
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) {
    return withoutReferences(document.components.schemas?.[String(value.$ref).split('/').at(-1) ?? ''])
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner)]))
}

function querySchemaOf({ parameters }: Operation): JsonSchema | undefined {
  const named = parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []))
  if (named.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  }
}
