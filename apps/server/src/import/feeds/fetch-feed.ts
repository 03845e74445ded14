import { derivedKey } from '../../config/derived-key.ts'
import type { Services } from '../../http/services.ts'
import { seal, unseal } from '../../integrations/seal.ts'
import { fetchToFile, type Network } from '../pictures/fetch-bytes.ts'
import type { StoredFeed } from './feeds.store.ts'
import { fetchZecatCatalog } from './zecat-client.ts'

const ownerOf = (shopId: number) => `import feed of shop ${shopId}`
const keyOf = (config: Services['config']) => derivedKey(config, 'import feeds')

export function sealFeedKey(config: Services['config'], shopId: number, key: string): string {
  return seal(keyOf(config), ownerOf(shopId), key)
}

type FetchedFeed = {
  readonly path: string
  readonly network: Network
  readonly mostBytes: number
  readonly patienceMs: number
}

/** Brings what the feed's address gives now, with its key where it has one. */
export async function fetchFeed(
  { config }: Pick<Services, 'config'>,
  { shopId, feed }: { shopId: number; feed: Pick<StoredFeed, 'kind' | 'address' | 'credentials'> },
  { path, ...options }: FetchedFeed,
): Promise<void> {
  const key = feed.credentials === null ? undefined : unseal(keyOf(config), ownerOf(shopId), feed.credentials)
  if (feed.kind === 'zecat') {
    await fetchZecatCatalog({ address: feed.address, key, network: options.network }, path)
    return
  }
  await fetchToFile(feed.address, path, {
    ...options,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
  })
}
