import { queryOf } from '@estampa/contract/http-transport'
import type { JsonSchema } from '../../src/api-docs/openapi/wire-schema.ts'
import type { PreparedCall } from '../fixtures/matrix/row.ts'
import { bodyMutations } from './bodies.ts'
import { toTheEdge } from './edges.ts'
import { fittingValue } from './fitting-value.ts'
import { formBody, formMutations, partsOf } from './forms.ts'
import type { FuzzTarget } from './operations.ts'
import { queryMutations } from './queries.ts'
import type { RandomSource } from './random-source.ts'
import { pathsIn, valueAt, withValue } from './tree.ts'
import type { WireRequest } from './wire-request.ts'

export type FuzzRequest = { request: WireRequest; kind: string }

const JSON_TYPE = { 'content-type': 'application/json' }
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'x',
  '*/*',
]

async function edgeRequest(
  target: FuzzTarget,
  right: PreparedCall,
  schema: JsonSchema,
  dice: RandomSource,
): Promise<FuzzRequest> {
  const edgeCase = await wire(target, right, toTheEdge(right.input ?? {}, schema, dice))
  return { kind: 'edge of the schema', request: edgeCase }
}

/** The request exactly as the world knows it to be right. */
export async function knownRequest(target: FuzzTarget, right: PreparedCall): Promise<FuzzRequest> {
  return { kind: 'right', request: await wire(target, right, right.input) }
}

/** The request as the world knows it to be right, or with one field that only the schema allows. */
export async function validRequest(
  target: FuzzTarget,
  right: PreparedCall,
  dice: RandomSource,
): Promise<FuzzRequest> {
  const schema = target.body ?? target.query
  const input = schema && dice.happens(35) ? varied(target, right.input, dice) : right.input
  return { kind: 'right', request: await wire(target, right, input) }
}

/** A request that carries this input as the operation wants it. */
async function wire(target: FuzzTarget, right: PreparedCall, input: unknown): Promise<WireRequest> {
  const { method, path } = target
  if (target.isForm) {
    const { headers, body } = formBody(await partsOf(input, right.files ?? []))
    return { method, target: path, headers: { ...right.headers, ...headers }, body }
  }
  if (!target.body)
    return { method, target: withQuery(target, queryOf(wellFormed(input))), headers: { ...right.headers } }
  return {
    method,
    target: path,
    headers: { ...right.headers, ...JSON_TYPE },
    body: JSON.stringify(input ?? {}),
  }
}

/** A text that was cut within a character cannot travel in an address. */
function wellFormed(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input ?? {}).toWellFormed(), (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

/** One of the ways in which a request is not what it should be. */
export async function mutatedRequest(
  target: FuzzTarget,
  right: PreparedCall,
  dice: RandomSource,
): Promise<FuzzRequest> {
  const schema = target.body ?? target.query ?? {}
  if (dice.happens(30)) return edgeRequest(target, right, schema, dice)
  const input = dice.happens(70) ? right.input : fittingValue(schema, dice)
  const { method, path } = target
  const headers = { ...right.headers }
  if (target.isForm) return mutatedForm(target, { ...right, input }, dice)
  if (!target.body) {
    const kind = dice.pick(Object.keys(queryMutations))
    const names = Object.keys(target.query?.properties ?? {})
    const query = queryMutations[kind]?.((input ?? {}) as Record<string, unknown>, names, dice) ?? ''
    return { kind, request: { method, target: withQuery(target, query), headers } }
  }
  const kind = dice.pick([...Object.keys(bodyMutations), 'another type', 'no body', 'all in the query'])
  if (kind === 'no body')
    return { kind, request: { method, target: path, headers: { ...headers, ...JSON_TYPE } } }
  if (kind === 'all in the query') {
    return { kind, request: { method, target: withQuery(target, queryOf(input)), headers } }
  }
  if (kind === 'another type') {
    const type = { 'content-type': dice.pick(otherTypes) }
    return {
      kind,
      request: { method, target: path, headers: { ...headers, ...type }, body: JSON.stringify(input) },
    }
  }
  const body = bodyMutations[kind]?.(input ?? {}, dice) ?? ''
  return { kind, request: { method, target: path, headers: { ...headers, ...JSON_TYPE }, body } }
}

async function mutatedForm(
  target: FuzzTarget,
  right: PreparedCall,
  dice: RandomSource,
): Promise<FuzzRequest> {
  const kind = dice.pick(Object.keys(formMutations))
  const parts = await partsOf(right.input, right.files ?? [])
  const form = await formMutations[kind]?.(parts, dice)
  const request = {
    method: target.method,
    target: target.path,
    headers: { ...right.headers, ...form?.headers },
  }
  return { kind, request: { ...request, ...(form && { body: form.body }) } }
}

function withQuery({ path }: FuzzTarget, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The right input with one optional field more, or one scalar as the schema would allow it. */
function varied({ body, query }: FuzzTarget, right: unknown, dice: RandomSource): unknown {
  const schema = body ?? query
  const fields = Object.entries(schema?.properties ?? {})
  const isRecord = typeof right === 'object' && right !== null && !Array.isArray(right)
  if (isRecord && fields.length > 0 && dice.happens(60)) {
    const [name, inner] = dice.pick(fields)
    if (!(schema?.required ?? []).includes(name)) return { ...right, [name]: fittingValue(inner, dice) }
  }
  const numbers = pathsIn(right).filter((path) => typeof valueAt(right, path) === 'number')
  if (numbers.length === 0) return right
  return withValue(right, dice.pick(numbers), dice.roll(200))
}
