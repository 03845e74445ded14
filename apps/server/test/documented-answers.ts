/**
 * Holds every answer of a test's server to the API's document: an operation or a status that the document does
 * not know, a body that does not fit or says more than the schema. A test file fails at its end with the list.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { document } from '../src/api-docs/documentation.ts'
import type { App } from '../src/http/app.ts'

const MAX_FAULTS = 20

const validators = openValidators()

export type AnswerWatch = { faults: readonly string[] }

/** Must be called before the server listens. */
export function watchAnswers(app: App): AnswerWatch {
  const faults: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = faultOf(request, reply, payload)
    if (fault && faults.length < MAX_FAULTS) faults.push(fault)
    return payload
  })
  return { faults }
}

/** The fault of this answer; undefined where it has none, or is no call of the contract. */
function faultOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const path = request.routeOptions.url
  const operation = path === undefined ? undefined : document.paths[path]?.[request.method.toLowerCase()]
  if (!path || !operation) return undefined
  return answerFault(path, request.method, reply.statusCode, payload)
}

/** `path` is a path of the document; `payload` the text of the body. */
export function answerFault(
  path: string,
  method: string,
  status: number,
  payload: unknown,
): string | undefined {
  const operation = document.paths[path]?.[method.toLowerCase()]
  const where = `${operation?.operationId ?? `${method} ${path}`} ${status}`
  if (!operation?.responses[String(status)]) return `${where}: the document knows no such answer`
  if (typeof payload !== 'string') return undefined
  const validate = validators(path, method.toLowerCase(), status)
  const body: unknown = JSON.parse(payload)
  if (validate(body)) return undefined
  const validationText = validate.errors?.slice(0, 3).map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
  })
  return `${where}: ${validationText?.join('; ')} in ${payload.slice(0, 600)}`
}

/** Compiled when an operation first answers so: a test file asks few of them. */
function openValidators() {
  // each validator sees a few answers: schemas that many answers share are compiled once, and nothing is made faster to run
  const compilation = { inlineRefs: false, code: { optimize: false } }
  const ajv = new Ajv2020({
    ...compilation,
    strict: false,
    validateFormats: true,
    validateSchema: false,
    allErrors: false,
  })
  formats.default(ajv)
  ajv.addSchema(document, 'api')
  const compiled = new Map<string, ValidateFunction>()
  return (path: string, method: string, status: number): ValidateFunction => {
    const pointer = pointerTo(path, method, status)
    const known = compiled.get(pointer)
    if (known) return known
    const validate = ajv.compile({ $ref: `api#${pointer}` })
    compiled.set(pointer, validate)
    return validate
  }
}

function pointerTo(path: string, method: string, status: number): string {
  const response = document.paths[path]?.[method]?.responses[String(status)]
  const schema = '/content/application~1json/schema'
  if (response && '$ref' in response) return `${String(response.$ref).slice(1)}${schema}`
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
  return `/paths/${encodeURIComponent(escaped)}/${method}/responses/${status}${schema}`
}
