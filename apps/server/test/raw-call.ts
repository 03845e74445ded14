import type { Call } from '@estampa/contract/call'
import { queryOf } from '@estampa/contract/http-transport'
import { fetchWithRetry } from './fetch-with-retry.ts'

/** One request in somebody's name, as it goes over the wire. */
export type RawRequest = {
  input: unknown
  files?: readonly File[]
  headers?: Record<string, string>
}
export type Caller = { shop: string; token: string | undefined }
export type RawAnswer = { status: number; text: string; headers: Headers; tookMs: number }

/** Sends a call of the contract without reading its answer: the raw text is what a leak shows in. */
export async function callRaw(
  origin: string,
  call: Call,
  { shop, token }: Caller,
  request: RawRequest,
): Promise<RawAnswer> {
  const headers = new Headers({ 'abp-tenantid': shop, ...request.headers })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const { url, body } = addressAndBody(origin, call, request, headers)
  const start = performance.now()
  const response = await fetchWithRetry(url, {
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, tookMs: performance.now() - start }
}

function addressAndBody(origin: string, call: Call, { input, files }: RawRequest, headers: Headers) {
  if (call.method === 'GET') {
    const query = queryOf(input)
    return { url: `${origin}${call.path}${query && `?${query}`}`, body: undefined }
  }
  const url = `${origin}${call.path}`
  if (call.multipart) return { url, body: formOf(input, files ?? []) }
  headers.set('content-type', 'application/json')
  return { url, body: JSON.stringify(input ?? {}) }
}

function formOf(input: unknown, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) form.append(key, String(value))
  }
  for (const file of files) form.append('files', file, file.name)
  return form
}
