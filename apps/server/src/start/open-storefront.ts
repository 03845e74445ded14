import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_ADDRESSES } from '@estampa/contract/catalog/site-map'
import type { Client } from '@estampa/contract/client'
import { client } from '@estampa/contract/client'
import { answered } from '@estampa/contract/envelope'
import { localeOf } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { type App, routeNamed } from '../app.ts'
import { shopAddress } from '../catalog/site-map.ts'
import type { Config } from '../config.ts'
import { answerRefusal } from '../http/answer.ts'
import { execute } from '../http/execute.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { mountStorefront, type StorefrontOptions } from '../storefront/host.ts'
import type { DemoShop } from '../storefront/render-page.ts'

/** Serves the built storefront, whose loaders call the API's handlers without a network between. */
export async function openStorefront(app: App, services: Services, build: string): Promise<void> {
  if (!existsSync(join(build, 'server', 'index.js'))) {
    throw new Error(`The storefront is not built. Run: npm run build`)
  }
  const { config, shops, views } = services
  await mountStorefront(app, {
    build,
    api: (shop) => anonymousClient(services, shop),
    shopVersion: async (name) => {
      const shop = await shops.byName(name)
      return shop && `${shop.id}.${shop.version}`
    },
    ...(config.demo && {
      demoShops: async () => (await shops.all()).map(demoShopOf),
    }),
    originOf: async (name) => originOf(await shops.byName(name), config),
    site: siteOf(services),
    onView: ({ shop, ...view }) => {
      shops.byName(shop).then(
        (found) => found && views.see({ shop: found.id, ...view }),
        () => undefined,
      )
    },
  })
}

/** A shop of its own host is found there alone; in the demo the others are where they were asked for. */
function originOf(shop: Shop | undefined, { demo, publicUrl }: Config): string | undefined {
  if (shop?.host) return new URL(shopAddress(shop, publicUrl)).origin
  return demo ? undefined : publicUrl
}

function siteOf(services: Services): NonNullable<StorefrontOptions<Client>['site']> {
  const { config, shops } = services
  return {
    siteMap: (name, page) => anonymousClient(services, name).catalog.siteMap({ page, limit: MOST_ADDRESSES }),
    addressOf: async (name) => {
      const shop = await shops.byName(name)
      return shopAddress(shop ?? { name, host: null }, config.publicUrl)
    },
    shopAt: async (host) => (await shops.byHost(host))?.name,
  }
}

/** The first line of what a shop writes of itself, without its Markdown. */
function headlineOf(about: string): string {
  return (about.split('\n')[0] ?? '').replace(/^#+\s*/, '')
}

function demoShopOf({ name, config }: Shop): DemoShop {
  const { environment, colors, templateFK, about } = config
  return {
    shop: name,
    name: config.name,
    environment,
    template: templateFK.id,
    colour: colors.primary,
    about: headlineOf(about ?? ''),
  }
}

/** The API as a passer-by sees it: for pages that are the same for everyone. */
export function anonymousClient(services: Services, shopName: string): Client {
  return client(async ({ feature, call, input }) => {
    const shop = await services.shops.byName(shopName)
    if (!shop) return answerRefusal(refuse('shop_not_found'), 'arg', 'page')
    const answer = await execute(routeNamed(`${feature}.${call}`), services, {
      shop,
      person: { kind: 'nobody' },
      input,
      files: [],
      headers: {},
      log: services.log,
      requestId: 'page',
      ip: '',
    })
    const locale = localeOf(shop.config.environment)
    return isRefusal(answer) ? answerRefusal(answer, locale, 'page') : { status: 200, body: answered(answer) }
  })
}
