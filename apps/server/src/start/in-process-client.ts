import { type Client, client } from '@estampa/contract/client'
import { type Envelope, successEnvelope } from '@estampa/contract/envelope'
import { defaultLocale, localeOf } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { routeNamed } from '../app.ts'
import { answerRefusal } from '../http/answer.ts'
import type { SharedAnswer } from '../http/answer-cache.ts'
import { execute } from '../http/execute.ts'
import type { Person } from '../http/person.ts'
import { askShared, isShared } from '../http/shared-answer.ts'
import type { Shop } from '../http/shop.ts'
import type { ServerServices } from '../services.ts'

type InProcess = {
  /** Without one it is a passer-by. */
  person?: Person
  /** The shop as somebody tries it, in place of the stored one: what is shared among all is not asked. */
  previewed?: Shop
  /** Told of every answer that is the same for everybody. */
  onShared?: (answer: SharedAnswer) => void
}

/** The API of one shop as a person sees it, without a network between. */
export function inProcessClient(
  services: ServerServices,
  shopName: string,
  { person = { kind: 'nobody' }, previewed, onShared }: InProcess = {},
): Client {
  return client(async ({ feature, call, input }) => {
    const shop = previewed ?? (await services.shops.byName(shopName))
    if (!shop) return answerRefusal(refuse('shop_not_found'), defaultLocale, 'page')
    const route = routeNamed(`${feature}.${call}`)
    const locale = localeOf(shop.config.environment)
    if (!previewed && isShared(route)) {
      const shared = await askShared(route, services, { shop, input })
      if (isRefusal(shared)) return answerRefusal(shared, locale, 'page')
      onShared?.(shared)
      return { status: 200, body: JSON.parse(shared.body.bytes.toString()) as Envelope }
    }
    const answer = await execute(route, services, {
      shop,
      person,
      input,
      files: [],
      headers: {},
      log: services.log,
      requestId: 'page',
      ip: '',
    })
    return isRefusal(answer)
      ? answerRefusal(answer, locale, 'page')
      : { status: 200, body: successEnvelope(answer) }
  })
}
