import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_SITE_MAP_ENTRIES } from '@estampa/contract/catalog'
import type { Client } from '@estampa/contract/client'
import { isRefusal } from '@estampa/domain/refusal'
import type { DemoShopEntry } from '@estampa/domain/shops'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { App } from '../http/app.ts'
import { impersonationCookie } from '../http/impersonation-cookie.ts'
import type { ShownStock } from '../http/product-versions.ts'
import { bringsSecret } from '../http/secret-cookie.ts'
import { type Shop, ShopClosed } from '../http/shop.ts'
import { hasEntry } from '../http/shop-gate.ts'
import type { ServerServices } from '../services.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { findPreviewedShop } from '../staff/look-preview.ts'
import { mountStorefront, type PageApi, type PreviewApi, type StorefrontOptions } from '../storefront/host.ts'
import type { ImpersonatedView } from '../storefront/impersonated-page.ts'
import { inProcessClient } from './in-process-client.ts'

/** Serves the built storefront, whose loaders call the API's handlers without a network between. */
export async function openStorefront(app: App, services: ServerServices, build: string): Promise<void> {
  const { config, shops, views } = services
  const isLive = config.storefront === 'sources'
  if (!isLive && !existsSync(join(build, 'server', 'index.js'))) {
    throw new Error(`The storefront is not built. Run: npm run build`)
  }
  let changes = 0
  shops.onChange(() => {
    changes += 1
  })
  await mountStorefront(app, {
    build: isLive ? 'sources' : build,
    api: (shop) => pageApiOf(services, shop),
    shopVersion: async (name) => {
      const shop = await shops.byName(name)
      return shop && `${shop.id}.${shop.version}`
    },
    ...(config.demo && {
      demoShops: async () => (await shops.all()).filter(({ state }) => state === 'open').map(demoShopOf),
    }),
    originOf: async (name) => originOf(await shops.byName(name), config),
    site: siteOf(services),
    isTooMuch: () => app.load?.isTooMuch() ?? false,
    hosts: {
      shopAt: (host) => shops.nameAt(host),
      ownOriginOf: async (name) => {
        const shop = await shops.byName(name)
        return shop?.host ? originOf(shop, config) : undefined
      },
    },
    standing: { changes: () => changes, isAnybody: (request) => !bringsSecret(request) },
    looksInside: (request, shop) => looksInside(services, request, shop),
    impersonationOf: (request, shop) => impersonatedView(services, request, shop),
    previewOf: (shop, token) => lookPreview(services, shop, token),
    onView: ({ shop, ...view }) => {
      shops.byName(shop).then(
        (found) => found && views.see({ shop: found.id, ...view }),
        () => undefined,
      )
    },
  })
}

/** Before a shop is open its own people look at it; while it is suspended nobody does. */
async function looksInside(
  services: ServerServices,
  request: FastifyRequest,
  shopName: string,
): Promise<boolean> {
  const shop = await services.shops.byName(shopName)
  if (!shop || shop.state === 'open') return false
  const mayLook =
    shop.state === 'preparing' &&
    ((await hasEntry(request, services, shop)) || (await impersonatedView(services, request, shopName)))
  if (mayLook) return true
  const { name, colors, presentation } = shop.config
  const sign = { name, color: colors.primary, email: presentation?.email ?? null }
  throw new ShopClosed(shop.name, shop.state, sign)
}

async function impersonatedView(
  { config, shops, findImpersonation, now }: ServerServices,
  request: FastifyRequest,
  shopName: string,
): Promise<ImpersonatedView | undefined> {
  const secret = impersonationCookie.read(request, config)
  const shop = secret === undefined ? undefined : await shops.byName(shopName)
  if (secret === undefined || !shop) return undefined
  const found = await findImpersonation(shop.id, secret, now())
  if (!found) return undefined
  const { customerName, endsAt } = found
  return { customerName, secondsLeft: Math.max(0, Math.floor((endsAt.getTime() - now().getTime()) / 1000)) }
}

async function lookPreview(
  services: ServerServices,
  shopName: string,
  token: string,
): Promise<PreviewApi<Client> | undefined> {
  const shop = await services.shops.byName(shopName)
  const previewed = shop && (await findPreviewedShop(services, shop, token))
  if (!previewed || isRefusal(previewed)) return undefined
  const api = inProcessClient(services, shopName, { previewed })
  return { api, office: new URL(services.config.adminUrl).origin }
}

/** Remembers the products whose stock a page shows. While announcements may be missed, no page is known to be old. */
function pageApiOf(services: ServerServices, shopName: string): PageApi<Client> {
  const { productVersions: versions } = services
  const shown: ShownStock[] = []
  return {
    api: inProcessClient(services, shopName, { onShared: ({ stock }) => void shown.push(stock) }),
    isCurrent: () => !versions.isHearing() || shown.every(versions.isCurrent),
  }
}

/** A shop of its own host is found there alone; in the demo the others are where they were asked for. */
function originOf(shop: Shop | undefined, { demo, publicUrl }: Config): string | undefined {
  if (shop?.host) return new URL(shopAddress(shop, publicUrl)).origin
  return demo ? undefined : publicUrl
}

function siteOf(services: ServerServices): NonNullable<StorefrontOptions<Client>['site']> {
  const { config, shops } = services
  return {
    siteMap: (name, page) =>
      inProcessClient(services, name).catalog.siteMap({ page, limit: MAX_SITE_MAP_ENTRIES }),
    isOpen: async (name) => (await shops.byName(name))?.state === 'open',
    addressOf: async (name) => {
      const shop = await shops.byName(name)
      return shopAddress(shop ?? { name, host: null }, config.publicUrl)
    },
  }
}

/** The first line of what a shop writes of itself, without its Markdown. */
function headlineOf(about: string): string {
  return (about.split('\n')[0] ?? '').replace(/^#+\s*/, '')
}

function demoShopOf({ name, config }: Shop): DemoShopEntry {
  const { environment, colors, templateFK, families, about } = config
  return {
    shop: name,
    name: config.name,
    environment,
    template: templateFK.id,
    colour: colors.primary,
    picture: families.find(({ icon_url }) => icon_url !== null)?.icon_url ?? null,
    about: headlineOf(about ?? ''),
  }
}
