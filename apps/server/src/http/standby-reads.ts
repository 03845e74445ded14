import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Standby } from '../db/standby.ts'
import type { SharedAnswer } from './answer-cache.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'

/** What the standby would answer cannot be held against the versions that this node has heard of. */
export class StandbyBehind extends Error {
  override readonly name = 'StandbyBehind'
}

/**
 * An answer that is the same for everybody, read at the standby. Undefined where the primary has to be asked: the standby
 * is off, away or behind, or what it says is older than what this node has heard of the shop and of the products.
 */
export async function readAtStandby(
  services: Services,
  shop: Shop,
  read: (standby: Standby) => Promise<SharedAnswer | Refusal>,
): Promise<SharedAnswer | undefined> {
  const { standby, log } = services
  if (!standby || !mayAsk(services, standby)) return undefined
  try {
    const answer = await read(standby)
    // what is not there may only not be there yet
    const isFresh = !isRefusal(answer) && answer.shopVersion >= shop.version && showsLatest(services, answer)
    standby.count(isFresh ? 'used' : 'behind')
    return isFresh ? answer : undefined
  } catch (error) {
    standby.count(error instanceof StandbyBehind ? 'behind' : 'failed')
    log.debug(error, 'the standby could not answer')
    return undefined
  }
}

/**
 * The versions of products are known since the line that announces them was opened: what was written before must have
 * reached the standby. While the primary is away there is nobody else to ask.
 */
function mayAsk({ database, productVersions }: Services, standby: Standby): boolean {
  if (standby.state() !== 'current') return false
  if (database.isAway()) return true
  return productVersions.isHearing() && standby.replayedAsOf() >= productVersions.hearingSince()
}

/** While the primary is away no announcement can come: what was heard before it went still counts. */
function showsLatest({ database, productVersions }: Services, { stock }: SharedAnswer): boolean {
  return database.isAway() ? !productVersions.isOutdated(stock) : productVersions.isCurrent(stock)
}
