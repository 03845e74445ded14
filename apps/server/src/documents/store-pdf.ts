/**
 * A document is made once, however often and by however many it is asked for at once. Its file's key holds the
 * hash of what it shows: what has changed is another document, and what has not is the same file for ever.
 */
import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { signedAddress } from '../files/signed-addresses.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import { runOnDocumentWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { claimPdf, dropOlderPdfs, isStored, type StoredPdf } from './documents.store.ts'
import type { PdfContent } from './pdf-content.ts'
import { drawPdfTask } from './worker-tasks.ts'

/** Addresses of older documents that were given out are good for two hours at most. */
const LINGER_MS = 3 * 3_600_000

export type PdfRequest = {
  readonly kind: StoredPdf['kind']
  readonly about: string
  readonly customerId: number
  /** The name of the file, without its ending: letters, digits and hyphens. */
  readonly name: string
  /** Everything that decides what is drawn. */
  readonly shows: unknown
  /** Reads what is shown anew; undefined where it is gone. */
  readonly compose: () => Promise<PdfContent | undefined>
}

type PdfContext = { readonly services: Services; readonly shop: Shop }
type PdfRefusal = Refusal<'busy' | 'too_complex' | 'not_found'>

const once = createSingleFlight<Refusal | undefined>()

/** The key of the file that holds this document, made if there is none. */
export async function storePdf(context: PdfContext, request: PdfRequest): Promise<string | PdfRefusal> {
  const key = keyOf(context.shop, request)
  const refusal = await once(key, () => makePdf(context, key, request))
  return (refusal as PdfRefusal | undefined) ?? key
}

/** Where it is fetched, for an hour at least, and under which name. */
export function addressOfPdf(services: Services, key: string) {
  const name = key.slice(key.lastIndexOf('/') + 1)
  return { url: signedAddress(services.config, key, services.now()), name }
}

function keyOf(shop: Shop, { about, name, shows }: PdfRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([about, shows]))
    .digest('hex')
  return `shops/${shop.id}/papers/${hash.slice(0, 32)}/${name}.pdf`
}

async function makePdf(context: PdfContext, key: string, request: PdfRequest): Promise<Refusal | undefined> {
  const { services, shop } = context
  const { database, files } = services
  const isThere = await database.readInShop(shop.id, (tx) => isStored(tx, key))
  if (isThere && (await files.has(key))) return undefined
  const { kind, about, customerId } = request
  const kept: StoredPdf = { key, kind, about, customer_id: customerId, made_at: services.now() }
  // before anything of the person is read: whoever is forgotten meanwhile takes the document along
  await database.inShop(shop.id, (tx) => claimPdf(tx, kept))
  const content = await request.compose()
  if (!content) return refuse('not_found')
  const bytes = await runOnDocumentWorker(drawPdfTask, { paper: content, made: kept.made_at })
  if (isRefusal(bytes)) return bytes
  await files.put(key, bytes, 'application/pdf')
  if (await database.readInShop(shop.id, (tx) => isStored(tx, key))) {
    if (kind === 'order') await forgetOlder(context, kept)
    return undefined
  }
  await files.delete(key)
  return refuse('not_found')
}

async function forgetOlder({ services, shop }: PdfContext, kept: StoredPdf): Promise<void> {
  const before = new Date(services.now().getTime() - LINGER_MS)
  await services.database.inShop(shop.id, async (tx) => {
    const keys = await dropOlderPdfs(tx, kept, before)
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  })
}
