import { queryOf } from '@estampa/contract/http-transport'
import type { Prepared } from '../world/matrix/row.ts'
import { spoilings } from './bodies.ts'
import type { Dice } from './dice.ts'
import { fittingValue } from './fitting-value.ts'
import { formBody, formSpoilings, partsOf } from './forms.ts'
import type { Target } from './operations.ts'
import { querySpoilings } from './queries.ts'
import { placesIn, valueAt, withValue } from './tree.ts'
import type { WireRequest } from './wire-request.ts'

export type Made = { request: WireRequest; kind: string }

const JSON_TYPE = { 'content-type': 'application/json' }
const otherTypes = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
  ],
  ...['multipart/form-data; boundary=x', 'application/octet-stream', 'x', '*/*'],
]

/** The request as the world knows it to be right, or with one field that only the schema allows. */
export async function rightRequest(target: Target, right: Prepared, dice: Dice): Promise<Made> {
  const schema = target.body ?? target.query
  const input = schema && dice.happens(35) ? varied(target, right.input, dice) : right.input
  const bare = { method: target.method, headers: { ...right.headers } }
  if (target.isForm) {
    const { headers, body } = formBody(await partsOf(input, right.files ?? []))
    return {
      kind: 'right',
      request: { ...bare, target: target.path, headers: { ...bare.headers, ...headers }, body },
    }
  }
  if (!target.body) return { kind: 'right', request: { ...bare, target: withQuery(target, queryOf(input)) } }
  const headers = { ...bare.headers, ...JSON_TYPE }
  return {
    kind: 'right',
    request: { ...bare, target: target.path, headers, body: JSON.stringify(input ?? {}) },
  }
}

/** One of the ways in which a request is not what it should be. */
export async function spoiltRequest(target: Target, right: Prepared, dice: Dice): Promise<Made> {
  const input = dice.happens(70) ? right.input : fittingValue(target.body ?? target.query ?? {}, dice)
  const { method, path } = target
  const headers = { ...right.headers }
  if (target.isForm) return spoiltForm(target, { ...right, input }, dice)
  if (!target.body) {
    const kind = dice.pick(Object.keys(querySpoilings))
    const names = Object.keys(target.query?.properties ?? {})
    const query = querySpoilings[kind]?.((input ?? {}) as Record<string, unknown>, names, dice) ?? ''
    return { kind, request: { method, target: withQuery(target, query), headers } }
  }
  const kind = dice.pick([...Object.keys(spoilings), 'another type', 'no body', 'all in the query'])
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
  const body = spoilings[kind]?.(input ?? {}, dice) ?? ''
  return { kind, request: { method, target: path, headers: { ...headers, ...JSON_TYPE }, body } }
}

async function spoiltForm(target: Target, right: Prepared, dice: Dice): Promise<Made> {
  const kind = dice.pick(Object.keys(formSpoilings))
  const parts = await partsOf(right.input, right.files ?? [])
  const form = await formSpoilings[kind]?.(parts, dice)
  const request = {
    method: target.method,
    target: target.path,
    headers: { ...right.headers, ...form?.headers },
  }
  return { kind, request: { ...request, ...(form && { body: form.body }) } }
}

function withQuery({ path }: Target, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The right input with one optional field more, or one scalar as the schema would allow it. */
function varied({ body, query }: Target, right: unknown, dice: Dice): unknown {
  const schema = body ?? query
  const fields = Object.entries(schema?.properties ?? {})
  const isRecord = typeof right === 'object' && right !== null && !Array.isArray(right)
  if (isRecord && fields.length > 0 && dice.happens(60)) {
    const [name, inner] = dice.pick(fields)
    if (!(schema?.required ?? []).includes(name)) return { ...right, [name]: fittingValue(inner, dice) }
  }
  const numbers = placesIn(right).filter((path) => typeof valueAt(right, path) === 'number')
  if (numbers.length === 0) return right
  return withValue(right, dice.pick(numbers), dice.roll(200))
}
