import { type Call, isForReadOnly } from '@estampa/contract/call'
import { FailureEnvelope, failureEnvelope } from '@estampa/contract/envelope'
import { isRefusalCode, type Refusals, refusals } from '@estampa/contract/refusals'
import { answerSchema, type JsonSchema } from './wire-schema.ts'

type Answers = Record<string, { $ref: string }>
export type RefusalComponents = {
  responses: Record<string, unknown>
  examples: Record<string, unknown>
}

/** Every refusal that a call can answer: its own and those of the pipeline before it. */
export function refusalsOf(call: Call): string[] {
  const carriesBody = call.method !== 'GET'
  return [
    ...new Set([
      'bad_token',
      'shop_not_found',
      'shop_not_set_up',
      'shop_preparing',
      'shop_suspended',
      'invalid_input',
      'malformed',
      ...(call.who === 'public' ? [] : ['no_token']),
      ...(call.who === 'staff' ? ['not_allowed'] : []),
      ...(call.who !== 'staff' && !isPlainRead(call) ? ['read_only_session'] : []),
      ...(call.who === 'staff' && !isPlainRead(call) ? ['inspection_only'] : []),
      ...(call.isVersioned ? ['version_unreadable'] : []),
      ...(carriesBody ? ['too_large', 'unsupported_type'] : []),
      'too_many_requests',
      'accident',
      'busy',
      ...call.refuses,
    ]),
  ]
}

/** Nothing in it could be refused to a session that only looks. */
const isPlainRead = (call: Call) => call.opens === 'read' && isForReadOnly(call)

/** One response per status; calls that refuse alike share it. New ones are added to `parts`. */
export function refusalResponses(call: Call, parts: RefusalComponents): Answers {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => rowOf(code).status)
  const answers = [...byStatus].map(([status, codes]) => {
    const name = nameOf(status, codes)
    parts.responses[name] ??= responseOf(status, codes)
    for (const code of codes) parts.examples[code] ??= exampleOf(code)
    return [String(status), { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries(answers)
}

function rowOf(code: string): Refusals[string] {
  if (!isRefusalCode(code)) throw new Error(`a call refuses with an unknown code: ${code}`)
  return refusals[code]
}

/** Component names must be short and of letters: the codes, or a count and a sum of them where many. */
function nameOf(status: number, codes: string[]): string {
  const joined = codes.toSorted().join('.')
  if (joined.length <= 60) return `${status}.${joined}`
  let sum = 0
  for (const letter of joined) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffffff
  return `${status}.${codes.length}codes.${sum.toString(36)}`
}

function responseOf(status: number, codes: string[]) {
  const headers = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}
  return {
    description: codes.map((code) => `\`${code}\`: ${rowOf(code).es}`).join('\n\n'),
    ...headers,
    content: {
      'application/json': {
        schema: failedSchema(status, codes),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

/** The failed envelope with this status and one of these codes in it. */
function failedSchema(status: number, codes: string[]): JsonSchema {
  const { properties, ...envelope } = answerSchema(FailureEnvelope, {})
  const { properties: ofError, ...error } = properties?.error ?? {}
  return {
    ...envelope,
    properties: {
      ...properties,
      unAuthorizedRequest: { const: status === 401 || status === 403 },
      error: { ...error, properties: { ...ofError, code: { const: status }, refusal: { enum: codes } } },
    },
  }
}

const retryAfter = {
  description: 'Segundos que conviene esperar antes de volver a intentar',
  schema: { type: 'integer', minimum: 0 },
}

function exampleOf(code: string) {
  const { status, es } = rowOf(code)
  const validationErrors =
    code === 'invalid_input' ? [{ message: 'Entrada inválida', members: ['email'] }] : null
  const fault = { code: status, message: es, details: null, validationErrors, refusal: code, data: null }
  return { summary: es, value: failureEnvelope(fault, status) }
}
