import { type Client, client } from '@estampa/contract/client'
import { successEnvelope } from '@estampa/contract/envelope'
import { defaultLocale, localeOf } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { routeNamed } from '../app.ts'
import { answerRefusal } from '../http/answer.ts'
import { execute } from '../http/execute.ts'
import type { Person } from '../http/person.ts'
import type { ServerServices } from '../services.ts'

/** The API of one shop as this person sees it, without a network between; without one, as a passer-by does. */
export function inProcessClient(
  services: ServerServices,
  shopName: string,
  person: Person = { kind: 'nobody' },
): Client {
  return client(async ({ feature, call, input }) => {
    const shop = await services.shops.byName(shopName)
    if (!shop) return answerRefusal(refuse('shop_not_found'), defaultLocale, 'page')
    const answer = await execute(routeNamed(`${feature}.${call}`), services, {
      shop,
      person,
      input,
      files: [],
      headers: {},
      log: services.log,
      requestId: 'page',
      ip: '',
    })
    const locale = localeOf(shop.config.environment)
    return isRefusal(answer)
      ? answerRefusal(answer, locale, 'page')
      : { status: 200, body: successEnvelope(answer) }
  })
}
