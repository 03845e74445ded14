/**
 * A paper is made once, however often and by however many it is asked for at once. Its file's key holds the
 * hash of what it shows: what has changed is another paper, and what has not is the same file for ever.
 */
import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { enqueue } from '../db/jobs.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import { runOnDocumentWorker } from '../files/worker-pool.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import type { Paper } from './paper.ts'
import { claimPaper, dropOlderPapers, isKept, type KeptPaper } from './papers.store.ts'

/** Addresses of older papers that were given out are good for two hours at most. */
const LINGER_MS = 3 * 3_600_000

export type PaperWish = {
  readonly kind: KeptPaper['kind']
  readonly about: string
  readonly customerId: number
  /** Of the file, without its ending: letters, digits and hyphens. */
  readonly name: string
  /** Everything that decides what is drawn. */
  readonly shows: unknown
  /** Reads what is shown anew; undefined where it is gone. */
  readonly compose: () => Promise<Paper | undefined>
}
type Asking = { readonly services: Services; readonly shop: Shop }
type WhyNot = Refusal<'busy' | 'too_complex' | 'not_found'>

const underWay = new Map<string, Promise<Refusal | undefined>>()

/** The key of the file that holds this paper, made if there is none. */
export async function keepPaper(asking: Asking, wish: PaperWish): Promise<string | WhyNot> {
  const key = keyOf(asking.shop, wish)
  let making = underWay.get(key)
  if (!making) {
    making = makeOnce(asking, key, wish).finally(() => underWay.delete(key))
    underWay.set(key, making)
  }
  const refusal = await making
  return (refusal as WhyNot | undefined) ?? key
}

/** Where it is fetched, for an hour at least, and under which name. */
export function addressOfPaper(services: Services, key: string) {
  const name = key.slice(key.lastIndexOf('/') + 1)
  return { url: signedAddress(services.config, key, services.now()), name }
}

function keyOf(shop: Shop, { about, name, shows }: PaperWish): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([about, shows]))
    .digest('hex')
  return `shops/${shop.id}/papers/${hash.slice(0, 32)}/${name}.pdf`
}

async function makeOnce(asking: Asking, key: string, wish: PaperWish): Promise<Refusal | undefined> {
  const { services, shop } = asking
  const { database, files } = services
  const isThere = await database.readInShop(shop.id, (tx) => isKept(tx, key))
  if (isThere && (await files.has(key))) return undefined
  const { kind, about, customerId } = wish
  const kept: KeptPaper = { key, kind, about, customer_id: customerId, made_at: services.now() }
  // before anything of the person is read: whoever is forgotten meanwhile takes the paper along
  await database.inShop(shop.id, (tx) => claimPaper(tx, kept))
  const paper = await wish.compose()
  if (!paper) return refuse('not_found')
  const bytes = await runOnDocumentWorker('drawPaper', { paper, made: kept.made_at })
  if (isRefusal(bytes)) return bytes
  await files.put(key, bytes, 'application/pdf')
  if (await database.readInShop(shop.id, (tx) => isKept(tx, key))) {
    if (kind === 'order') await forgetOlder(asking, kept)
    return undefined
  }
  await files.delete(key)
  return refuse('not_found')
}

async function forgetOlder({ services, shop }: Asking, kept: KeptPaper): Promise<void> {
  const before = new Date(services.now().getTime() - LINGER_MS)
  await services.database.inShop(shop.id, async (tx) => {
    const keys = await dropOlderPapers(tx, kept, before)
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  })
}
