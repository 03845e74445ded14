import { createHmac, timingSafeEqual } from 'node:crypto'

type SignedNotice = {
  /** `data.id` of the query: what the notice is about. */
  dataId: string
  signature: string | undefined
  requestId: string | undefined
}

/** How old, or how much ahead of our clock, a notice may be. */
const TOLERANCE_MS = 300_000
/** Moments are told in seconds; some notices tell them in milliseconds. */
const MAX_SECONDS = 100_000_000_000

/** The signature of a notice (hex) where it is Mercado Pago's and fresh; else undefined. */
export function readSignature(secret: string, { dataId, signature, requestId }: SignedNotice, now: Date) {
  const { ts = '', v1 = '' } = partsOf(signature ?? '')
  if (!/^\d{1,16}$/.test(ts) || !/^[0-9a-f]{64}$/.test(v1)) return undefined
  const expected = createHmac('sha256', secret)
    .update(manifestOf(dataId, requestId, ts))
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return undefined
  const signedAt = Number(ts) < MAX_SECONDS ? Number(ts) * 1_000 : Number(ts)
  return Math.abs(now.getTime() - signedAt) <= TOLERANCE_MS ? v1 : undefined
}

/** The text that is signed; a part without a value is left out. */
export function manifestOf(dataId: string, requestId: string | undefined, ts: string): string {
  return [dataId && `id:${dataId.toLowerCase()};`, requestId && `request-id:${requestId};`, `ts:${ts};`]
    .filter(Boolean)
    .join('')
}

/** «ts=1704908010,v1=618c…» */
function partsOf(header: string): Record<string, string> {
  const parts = header
    .slice(0, 500)
    .split(',')
    .map((part) => part.split('='))
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name.trim(), value.trim()]))
}
