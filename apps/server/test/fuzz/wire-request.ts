/** A request as bytes, so that what no client would send can be sent and shown again. */
export type WireRequest = {
  method: string
  /** Path and raw query. */
  target: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}
export type WireAnswer = { status: number; text: string; headers: Headers; tookMs: number }

export async function send(origin: string, request: WireRequest): Promise<WireAnswer> {
  const { method, headers, body } = request
  const start = performance.now()
  const response = await fetch(`${origin}${request.target}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, tookMs: performance.now() - start }
}

/** The request for a shell; a long body is left to the seed. */
export function asCurl(origin: string, { method, target, headers, body }: WireRequest): string {
  const flags = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const start = `curl -sS -X ${method} ${flags.join(' ')}`
  const address = quoted(`${origin}${target.slice(0, 4_000)}`)
  if (body === undefined) return `${start} ${address}`
  const bytes = Buffer.from(body)
  if (bytes.length > 2_000)
    return `${start} --data-binary @body ${address} # ${bytes.length} bytes: use the seed`
  if (/^[\x20-\x7e]*$/.test(bytes.toString('latin1'))) {
    return `${start} --data-binary ${quoted(bytes.toString())} ${address}`
  }
  return `echo ${bytes.toString('base64')} | base64 -d | ${start} --data-binary @- ${address}`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
