import { setTimeout as delay } from 'node:timers/promises'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'

/** How a shop is known at Zippin. */
export type ZippinAccount = {
  /** The address of the API, in the shop's country. */
  origin: string
  accountId: string
  originId: string
  key: string
  secret: string
}
export type ZippinRequest = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The most that is read of the answer; what Zippin says in words is less than 2 MiB. */
  maxBytes?: number
}
export type RetryPolicy = {
  /** For all tries together. */
  totalMs: number
  tries: number
  /** After the first failure, then doubled. */
  pauseMs: number
}

/** Somebody waits in front of a screen. */
export const whileQuoting: RetryPolicy = { totalMs: 4_000, tries: 3, pauseMs: 150 }
/** Somebody waits for a file that is drawn first. */
export const whileDrawing: RetryPolicy = { totalMs: 10_000, tries: 2, pauseMs: 300 }
/** A request that must not be repeated is tried once; its job comes back. */
export const once: RetryPolicy = { totalMs: 15_000, tries: 1, pauseMs: 0 }

const MAX_BYTES = 2 * 1024 * 1024

/**
 * The answer of Zippin, unread. `carrier_down`: it is away, late, or answers what is no answer (HTML, too much).
 * `carrier_refused`: it is there and says no, with its status.
 */
export async function requestZippin(
  account: ZippinAccount,
  question: ZippinRequest,
  { totalMs, tries, pauseMs }: RetryPolicy,
): Promise<{ body: unknown } | Refusal> {
  const late = AbortSignal.timeout(totalMs)
  for (let tried = 1; ; tried += 1) {
    const answer = await tryOnce(account, question, late)
    if (!isRefusal(answer) || answer.refusal === 'carrier_refused' || tried === tries) return answer
    // those who failed together do not come back together
    const pause = pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
    await delay(pause, undefined, { signal: late }).catch(() => {})
    if (late.aborted) return answer
  }
}

async function tryOnce(
  { origin, key, secret }: ZippinAccount,
  { method, path, body, maxBytes = MAX_BYTES }: ZippinRequest,
  signal: AbortSignal,
): Promise<{ body: unknown } | Refusal> {
  try {
    const response = await fetch(`${origin}/v2${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return await read(response, maxBytes)
  } catch (cause) {
    return refuse('carrier_down', { why: (cause as Error).name })
  }
}

async function read(response: Response, maxBytes: number): Promise<{ body: unknown } | Refusal> {
  const { status, ok, headers } = response
  if (!ok || !/\bjson\b/.test(headers.get('content-type') ?? '')) {
    await response.body?.cancel()
    const isNo = status >= 400 && status < 500 && status !== 408 && status !== 429
    return refuse(isNo ? 'carrier_refused' : 'carrier_down', { status })
  }
  const text = await textOf(response, maxBytes)
  return text === undefined ? refuse('carrier_down', { why: 'too large' }) : { body: JSON.parse(text) }
}

/** Undefined: there is more than anybody has to say. The rest is not read. */
async function textOf(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
