import type { ClientRequest, Transport } from './client.ts'
import type { Envelope } from './envelope.ts'

export type HttpOptions = {
  /** Origin of the API without a trailing slash; '' for the page's own. */
  origin: string
  /** Its name; '' for calls that belong to no shop. */
  shop: string
  /** The Bearer token at the time of the call, if there is one. */
  token?: () => string | undefined | Promise<string | undefined>
  fetch?: typeof fetch
  /** A call that takes longer has failed; files have three times as long. */
  patienceMs?: number
}

const PATIENCE_MS = 60_000

/** Carries calls over HTTP with the shop's header and the Bearer token. */
export function httpTransport(options: HttpOptions): Transport {
  const { origin, shop, token, fetch: send = fetch, patienceMs = PATIENCE_MS } = options
  return async (request) => {
    const bearer = await token?.()
    const headers: Record<string, string> = { ...(shop && { 'Abp-TenantId': shop }), ...request.headers }
    if (bearer) headers.authorization = `Bearer ${bearer}`
    const { url, body } = addressAndBody(origin, request, headers)
    const response = await (request.send ?? send)(url, {
      method: request.method,
      headers,
      ...(body !== undefined && { body }),
      signal: endOf(request, patienceMs),
    })
    const requestId = response.headers.get('x-request-id') ?? undefined
    return {
      status: response.status,
      body: (await response.json()) as Envelope,
      ...(requestId && { requestId }),
    }
  }
}

/** When the caller has lost interest or the time is over. */
function endOf({ signal, files }: ClientRequest, patienceMs: number): AbortSignal {
  const tooLate = AbortSignal.timeout(files ? 3 * patienceMs : patienceMs)
  return signal ? AbortSignal.any([signal, tooLate]) : tooLate
}

function addressAndBody(origin: string, request: ClientRequest, headers: Record<string, string>) {
  if (request.method === 'GET') {
    const query = queryOf(request.input)
    return { url: `${origin}${request.path}${query && `?${query}`}`, body: undefined }
  }
  const url = `${origin}${request.path}`
  if (request.files) return { url, body: formOf(request.input, request.files) }
  headers['content-type'] = 'application/json'
  return { url, body: JSON.stringify(request.input ?? {}) }
}

/** Fields that are undefined are left out; lists repeat their key. */
export function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(key, String(item))
    }
  }
  return query.toString()
}

function formOf(input: unknown, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) form.append(key, String(value))
  }
  for (const file of files) form.append('files', file, file.name)
  return form
}
