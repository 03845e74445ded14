import { admin } from '@estampa/contract/admin'
import type { Call } from '@estampa/contract/call'
import { operator } from '@estampa/contract/operator'
import { languages } from '@estampa/domain/countries/languages'
import type { App } from '../http/app.ts'
import { mountRoutes } from '../http/mount-routes.ts'
import { openServer } from '../http/open-server.ts'
import { measureLoad, type ProcessLoad } from '../http/process-load.ts'
import type { LocaleOf } from '../http/request-locale.ts'
import { serveFiles } from '../http/serve-files.ts'
import { importRoutes } from '../import/desk/imports.routes.ts'
import { feedRoutes } from '../import/feeds/feeds.routes.ts'
import { mailTextRoutes } from '../mail/mail-texts.routes.ts'
import { strangersPdfs } from '../payments/strangers-pdfs.ts'
import type { ServerServices } from '../services.ts'
import { shopOrigin } from '../shops/shop-address.ts'
import { officeRoutes, staffRoutes } from '../staff/staff.routes.ts'
import { ownAccountHandlers } from './account.ts'
import { mountAdminCalls } from './calls.ts'
import { guardOrigin, officeEntrance } from './entrance.ts'
import { entryHandlers } from './entry.ts'
import { firstStartHandlers } from './first-start.ts'
import { invitationHandlers } from './invitations.ts'
import { type OfficeBuild, serveOffice } from './office-files.ts'
import { serveExports } from './operator/export-files.ts'
import { healthHandlers } from './operator/health.ts'
import { inspectionHandlers } from './operator/inspections.ts'
import { offboardingHandlers } from './operator/offboarding.ts'
import { openingHandlers } from './operator/opening.ts'
import { quotaHandlers } from './operator/quotas.ts'
import { operatedShopHandlers } from './operator/shops.ts'
import { passkeyHandlers } from './passkeys.ts'

type OfficeSetup = {
  /** Its pages. */
  build: OfficeBuild
  /** That of the process, where the shops' server measures it already. */
  load?: ProcessLoad | undefined
}

/**
 * The back office on an origin of its own: its pages, the calls of no shop, and those of a shop's people with the
 * session in a cookie. No page of a shop, no call of a buyer.
 */
export async function createAdminApp(services: ServerServices, { build, load }: OfficeSetup): Promise<App> {
  const { config, database } = services
  const app = await openServer(services, {
    url: config.adminUrl,
    load: load ?? measureLoad(database.pool, { countsLateness: config.shedLoad }),
    lastPaths: ['/api/'],
    localeOf: browserLocale,
  })
  guardOrigin(app, config)
  mountAdminCalls(app, services, admin as Record<string, Call>, {
    ...entryHandlers,
    ...firstStartHandlers,
    ...invitationHandlers,
    ...passkeyHandlers,
    ...ownAccountHandlers,
  })
  mountAdminCalls(app, services, operator as Record<string, Call>, {
    ...openingHandlers,
    ...operatedShopHandlers,
    ...healthHandlers,
    ...offboardingHandlers,
    ...quotaHandlers,
    ...inspectionHandlers,
  })
  const staffOnly = staffRoutes.filter(({ call }) => call.who === 'staff')
  const calls = [...staffOnly, ...officeRoutes, ...importRoutes, ...feedRoutes, ...mailTextRoutes]
  await mountRoutes(app, services, calls, officeEntrance)
  serveExports(app, services)
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  serveFiles(app, services, strangersPdfs)
  await serveOffice(app, build, async (name) => {
    // whatever is wrong with a shop, its office opens
    const shop = name === '' ? undefined : await services.shops.byName(name).catch(() => undefined)
    return shop && shopOrigin(shop, config.publicUrl)
  })
  return app
}

/** Before a shop is known, the region of the browser's language says how somebody is spoken to. */
const browserLocale: LocaleOf = ({ headers }) => {
  const [first = ''] = (headers['accept-language'] ?? '').split(',', 1)
  return /-AR\b/i.test(first) ? languages.ARG.locale : languages.CL.locale
}
