import { defaultLocale, localeOf } from '@estampa/domain/countries'
import type { Locale } from '@estampa/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import type { ShopReader } from './shop.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the people of the shop that is named are spoken to, whatever else is wrong with the request. */
    readonly locale: Locale
  }
}

type LocaleRequest = Pick<FastifyRequest, 'headers' | 'host' | 'query'>
export type LocaleOf = (request: LocaleRequest) => Locale
type LocaleDirectory = Pick<ShopReader, 'environmentOf'>

/**
 * Answers that come before the shop is loaded (too many calls, a body that cannot be read, a busy database) need
 * the locale too, so it is found without asking the database.
 */
export function nameLocales(
  app: App,
  shops: LocaleDirectory,
  /** Where no shop is known. */
  otherwise: LocaleOf = () => defaultLocale,
): void {
  app.decorateRequest('locale', {
    getter() {
      return shopLocale(this, shops) ?? otherwise(this)
    },
  })
}

function shopLocale(request: LocaleRequest, shops: LocaleDirectory): Locale | undefined {
  const { tenancyName } = (request.query ?? {}) as { tenancyName?: unknown }
  const keys = [
    request.headers['abp-tenantid'] ?? request.headers['abp.tenantid'],
    request.host,
    tenancyName,
    shopInToken(request.headers.authorization),
  ]
  const environments = keys.map((key) =>
    typeof key === 'string' && key !== '' ? shops.environmentOf(key) : undefined,
  )
  const environment = environments.find((one) => one !== undefined)
  return environment && localeOf(environment)
}

/** The shop that a token claims. Its signature is not checked: it decides the wording and nothing else. */
function shopInToken(authorization: string | undefined): string | undefined {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./i.exec(authorization ?? '')?.[1]
  if (payload === undefined) return undefined
  try {
    const { shop } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { shop?: unknown }
    return shop === undefined ? undefined : String(shop)
  } catch {
    return undefined
  }
}
