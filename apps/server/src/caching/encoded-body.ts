import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The bytes of an answer, with the tag by which a browser asks for them again, and compressed when first asked for. */
export type EncodedBody = {
  readonly bytes: Buffer
  readonly etag: string
  readonly compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

/**
 * Its bytes have memory of their own. What Node otherwise makes of a short text, or compresses, is a part of a block of 64 KB
 * that is shared with whatever came before and after, and a kept part keeps the whole block.
 */
export function encodeBody(text: string): EncodedBody {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, compressed: {} }
}

/** A body is counted as twice its bytes: the compressed forms and the bookkeeping are below that. */
export const weightOf = ({ bytes }: Pick<EncodedBody, 'bytes'>): number => bytes.byteLength * 2 + 2_048

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => zip(body, { level: 6 }),
}

/** Under a kilobyte a compressed answer is no smaller on the wire. */
const MIN_BYTES = 1_024

/** The best encoding that the browser takes and that is worth it. */
export function chooseEncoding(
  { bytes }: Pick<EncodedBody, 'bytes'>,
  accepted: string | undefined,
): Encoding | undefined {
  if (!accepted || bytes.byteLength < MIN_BYTES) return undefined
  if (!chosen.has(accepted)) {
    if (chosen.size >= MOST_OFFERS) chosen.clear()
    chosen.set(accepted, bestOf(accepted))
  }
  return chosen.get(accepted)
}

/** Browsers say it in a few ways, over and over. */
const chosen = new Map<string, Encoding | undefined>()
const MOST_OFFERS = 100

function bestOf(accepted: string): Encoding | undefined {
  const taken = new Set<string>()
  for (const offer of accepted.split(',')) {
    const [name = '', ...params] = offer.split(';').map((part) => part.trim().toLowerCase())
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : undefined
}

/** A promise the first time, while it is made. */
export function compressedBody(
  { bytes, compressed }: EncodedBody,
  encoding: Encoding,
): Buffer | Promise<Buffer> {
  compressed[encoding] ??= compressors[encoding](bytes).then((made) => {
    const own = Buffer.allocUnsafeSlow(made.byteLength)
    made.copy(own)
    compressed[encoding] = own
    return own
  })
  return compressed[encoding]
}
