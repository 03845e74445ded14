import type { Logger } from 'pino'
import { openViewCounter } from '../catalog/view-counter.ts'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'
import { findTokenCustomer } from '../customers/customer-token.ts'
import { openProviders } from '../customers/external-providers.ts'
import { listenForEndedSessions } from '../customers/session-cache.ts'
import { openPriceTables } from '../customization/price-tables.ts'
import { adoptUploads, dropUploadsOf, forgetOldUploads } from '../customization/uploads.store.ts'
import { type CellRoles, everyCellOf, openCells } from '../db/cells.ts'
import type { Database, DatabaseOptions } from '../db/database.ts'
import { applicationAt, type Roles } from '../db/migrate.ts'
import { openStandby, type Standby } from '../db/standby.ts'
import { openFiles } from '../files/files.ts'
import { startPartSweeper } from '../files/part-sweeper.ts'
import { closeWorkerPools } from '../files/worker-pool.ts'
import { openAnswerCache } from '../http/answer-cache.ts'
import { tokenMaker } from '../http/person.ts'
import { listenForProductVersions } from '../http/product-versions.ts'
import { sendTestMail } from '../mail/test-email.ts'
import { setProcessMemory } from '../memory/process-memory.ts'
import { openMercadoPago } from '../payments/mercado-pago.ts'
import { personalData } from '../personal-data.ts'
import type { ServerServices } from '../services.ts'
import { openCarriers } from '../shipping/carriers.ts'
import { openShopDirectory } from '../shops/shop-directory.ts'
import { hasShopEntry } from '../staff/enter-shop.ts'
import { findImpersonation } from '../staff/impersonate-customer.ts'
import { findKeyHolder } from '../staff/keys.store.ts'
import { findTokenStaff } from '../staff/staff-sessions.ts'
import { loadStarterSet } from './starter-set.ts'

/** Services on a migrated database. The tests open theirs here too. */
export async function openServices(
  config: Config,
  roles: CellRoles,
  log: Logger,
  open: (() => Promise<void>)[],
  patience: Pick<DatabaseOptions, 'statementMs' | 'lockMs'> = {},
): Promise<ServerServices> {
  setProcessMemory(config.memoryBytes)
  const options = { connections: config.databaseConnections, ...patience }
  const database = await openCells(roles, options, log)
  open.push(() => database.close())
  const standby = openStandbyOf(config, roles, database)
  if (standby) open.push(() => standby.close())
  const lines = everyCellOf(roles)
  const shops = await openShopDirectory(database, lines, log)
  open.push(() => shops.close())
  open.push(await listenForEndedSessions(lines, log))
  const productVersions = await listenForProductVersions(lines, log)
  open.push(() => productVersions.close())
  const answers = openAnswerCache({
    mostBytes: config.answerCacheBytes,
    versions: productVersions,
    shopNamed: shops.byName,
  })
  open.push(async () => answers.close())
  shops.onChange((name) => answers.warm(name))
  const files = openFiles(config.files)
  open.push(closeWorkerPools)
  const now = () => new Date()
  const stopSweeping = startPartSweeper({ files, log, now })
  open.push(async () => stopSweeping())
  const views = openViewCounter({ database, log, now })
  open.push(() => views.close())
  const services: ServerServices = {
    config,
    database,
    standby,
    shops,
    tokens: tokenMaker(derivedKey(config, 'tokens')),
    findTokenHolder: (token) =>
      token.person.kind === 'staff' ? findTokenStaff(database, token) : findTokenCustomer(database, token),
    findKeyHolder: (secret, now) => findKeyHolder(database, secret, now),
    findImpersonation: (shop, secret, now) => findImpersonation(database, shop, secret, now),
    hasShopEntry: (shop, secret, now) => hasShopEntry(database, shop, secret, now),
    providers: openProviders(config.externalProviders, log),
    files,
    answers,
    productVersions,
    priceTables: openPriceTables(database),
    personalData,
    uploads: { adopt: adoptUploads, forgetOld: forgetOldUploads, dropOf: dropUploadsOf },
    carriers: openCarriers({ database, key: derivedKey(config, 'carriers'), log, now }),
    mercadoPago: openMercadoPago({ database, key: derivedKey(config, 'mercado-pago'), log, now }),
    views,
    starterSet: loadStarterSet,
    sendTestMail: (shop, recipient, at) => sendTestMail(services, shop, recipient, at),
    log,
    now,
  }
  return services
}

function openStandbyOf(
  { databaseReadUrl, databaseConnections }: Config,
  roles: Roles,
  primary: Database,
): Standby | undefined {
  if (databaseReadUrl === undefined) return undefined
  return openStandby({
    url: applicationAt(databaseReadUrl, roles),
    connections: databaseConnections,
    primary,
  })
}
