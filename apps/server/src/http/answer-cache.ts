import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { BoundedCache } from '../caching/bounded-cache.ts'
import { type EncodedBody, weightOf } from '../caching/encoded-body.ts'
import { createSingleFlight } from '../files/single-flight.ts'
import type { Asker } from './cache-hints.ts'
import type { ProductVersions, ShownStock } from './product-versions.ts'
import type { Shop } from './shop.ts'

/** An answer that is the same for everybody, as it travels. */
export type SharedAnswer = {
  readonly body: EncodedBody
  /** The shop's version, read before the data on the same connection. */
  readonly shopVersion: number
  readonly stock: ShownStock
  readonly acts: readonly ((asker: Asker) => void)[]
  readonly mayBeKept: boolean
}

export type Question = {
  shop: Shop
  /** The call with its input as its schema reads it: what the schema does not know is not in it. */
  key: string
  /** Asks for the answer anew, of the shop as it is then. */
  ask: (shop: Shop) => Promise<SharedAnswer | Refusal>
}

type KeptAnswer = { answer: SharedAnswer; question: Question; hits: number }

/** So many answers are made again by themselves when their shop has changed: those that were asked for most. */
const WARMED = 24
/** Changes often come in groups. */
const WARM_AFTER_MS = 200

export type AnswerCache = ReturnType<typeof openAnswerCache>

type CacheSetup = {
  /** 0 keeps nothing. */
  mostBytes: number
  versions: ProductVersions
  /** The shop as it is now. */
  shopNamed: (name: string) => Promise<Shop | undefined>
}

/**
 * Keeps answers that are the same for everybody, bounded in bytes, under the versions that were read with them. One
 * computation serves all who wait for it. Refusals and errors are not kept. Nothing is answered from memory while
 * announcements of changes could be missed.
 */
export function openAnswerCache({ mostBytes, versions, shopNamed }: CacheSetup) {
  const kept = new BoundedCache<KeptAnswer>(mostBytes)
  const once = createSingleFlight<SharedAnswer | Refusal>()
  const counts = { asked: 0, made: 0 }
  const warming = new Map<string, NodeJS.Timeout>()
  const isOn = mostBytes > 0

  function isCurrent({ shopVersion, stock }: SharedAnswer, shop: Shop): boolean {
    return shopVersion === shop.version && versions.isCurrent(stock)
  }

  async function get(question: Question): Promise<SharedAnswer | Refusal> {
    const { shop } = question
    counts.asked += 1
    if (!isOn || !versions.isHearing()) return make(question, 0)
    const key = keyOf(question)
    const found = kept.find(key)
    if (found && isCurrent(found.answer, shop)) {
      found.hits += 1
      return found.answer
    }
    const begin = () => once(key, () => make(question, found?.hits ?? 0))
    const made = await begin()
    if (isRefusal(made) || !made.mayBeKept || isCurrent(made, shop)) return made
    // that computation may have begun before a change that was there when this was asked; the next one begins after it
    return begin()
  }

  async function make(question: Question, hits: number): Promise<SharedAnswer | Refusal> {
    counts.made += 1
    const answer = await question.ask(question.shop)
    if (isOn && !isRefusal(answer) && answer.mayBeKept && isCurrent(answer, question.shop))
      kept.keep(keyOf(question), { answer, question, hits: hits / 2 }, weightOf(answer.body))
    return answer
  }

  /** Has what was asked for most made again, one after the other, before somebody waits for it. */
  function warm(name: string): void {
    clearTimeout(warming.get(name))
    const timer = setTimeout(async () => {
      await makeMostAskedAgain(name)
      if (warming.get(name) === timer) warming.delete(name)
    }, WARM_AFTER_MS)
    warming.set(name, timer.unref())
  }

  async function makeMostAskedAgain(name: string): Promise<void> {
    const shop = await shopNamed(name).catch(() => undefined)
    if (!shop) return
    const most = [...kept.entries()].filter(({ question, hits }) => question.shop.name === name && hits >= 1)
    most.sort((one, other) => other.hits - one.hits)
    for (const { question } of most.slice(0, WARMED)) {
      await get({ ...question, shop }).catch(() => undefined)
    }
  }

  return {
    isOn,
    get,
    warm,
    /** `warming` counts the shops whose answers are being made again by themselves. */
    stats: () => ({ ...counts, bytes: kept.bytes, entries: kept.size, warming: warming.size }),
    close(): void {
      for (const timer of warming.values()) clearTimeout(timer)
    },
  }
}

const keyOf = ({ shop, key }: Question) => `${shop.id} ${key}`
