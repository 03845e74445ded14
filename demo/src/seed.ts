/**
 * Fills an empty database with the ten demo shops. It may be killed and started again: everything is saved by
 * its own name, and the mark that says «done» comes last. A database with other shops in it is refused.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@estampa/domain/refusal'
import type { Family } from '@estampa/domain/shops'
import { hashNewPassword } from '@estampa/server/customers/passwords'
import { openClient } from '@estampa/server/db/open-client'
import { demoAccount } from '@estampa/server/demo/mercado-pago-pages'
import { findMercadoPagoAccount } from '@estampa/server/payments/mercado-pago.store'
import type { ServerServices } from '@estampa/server/services'
import { saveShop } from '@estampa/server/shops/shops.store'
import { addOperator } from '@estampa/server/staff/operators.store'
import { addHashedPerson } from '@estampa/server/staff/people'
import { DEMO_PASSWORD, type DemoPeople, type DemoShop, demoPeople, demoShops } from './demo-shops.ts'
import { fillShop, rankTrending, saveBuyers } from './fill-shop.ts'
import { addDemoHistory } from './history.ts'
import { listPictures, storePictures } from './store-pictures.ts'

/** @public the server loads it by its path, only where it shows the demo */
export async function seed(
  ownerUrl: string,
  services: ServerServices,
  say: (sentence: string) => void,
): Promise<string[]> {
  const digest = await digestOfData()
  const arePicturesThere = await services.files.has(markOfPictures(digest))
  const isFilled = (await readMark(ownerUrl)) === digest
  if (!isFilled || !arePicturesThere) {
    const shops = demoShops(await storePictures(services.files))
    if (!isFilled) await fillAll(ownerUrl, services, shops, say)
    await services.files.put(markOfPictures(digest), Buffer.of(), 'text/plain')
    await writeMark(ownerUrl, digest)
  }
  const people = demoPeople()
  for (const { tenancyName, collectsByCard } of people)
    if (collectsByCard) await collectHere(services, tenancyName)
  return whoCanSignIn(people)
}

const markOfPictures = (digest: string) => `demo/pictures-${digest}`

async function fillAll(
  ownerUrl: string,
  services: ServerServices,
  shops: readonly DemoShop[],
  say: (sentence: string) => void,
): Promise<void> {
  // a shop is filled while people come to the one before it: numbers are given out in the same order every time
  let filled: FilledShop | undefined
  const passwordHash = await hashOfEverybody()
  for (const shop of [...shops, undefined]) {
    if (shop) say(`Opening the shop ${shop.config.name}`)
    const [next] = await Promise.all([
      shop && fillDemoShop(ownerUrl, services, shop),
      filled && addPeople(services, filled, passwordHash),
    ])
    filled = next
  }
  await appointDemoOperator(services, passwordHash)
  await dropMails(ownerUrl)
}

type FilledShop = { id: number; shop: DemoShop }

async function fillDemoShop(ownerUrl: string, services: ServerServices, shop: DemoShop): Promise<FilledShop> {
  const { families = [] } = shop.config
  const id = await saveDemoShop(ownerUrl, shop)
  const numbers = await services.database.inShop(id, async (tx) => {
    const numbers = await fillShop(tx, { ...shop, families })
    await rankTrending(tx, shop, numbers.generics)
    return numbers
  })
  const numbered = families.map((family) => ({ ...family, id: numbers.families.get(family.id ?? 0) ?? null }))
  await saveDemoShop(ownerUrl, shop, numbered)
  return { id, shop }
}

/** Its buyers and those who work there, and what they have done so far. */
async function addPeople(
  services: ServerServices,
  { id, shop }: FilledShop,
  passwordHash: string,
): Promise<void> {
  const name = shop.config.tenant.tenancyName
  await services.database.inShop(id, (tx) => saveBuyers(tx, shop, passwordHash))
  await openCounter(services, { id, name, passwordHash })
  await addDemoHistory(services, shop)
}

/** Gives the number of the shop; its families are those of the database once they are numbered there. */
function saveDemoShop(
  ownerUrl: string,
  { config, rules }: DemoShop,
  families?: readonly Family[],
): Promise<number> {
  const { tenant, families: _, ...rest } = config
  return saveShop(ownerUrl, {
    name: tenant.tenancyName,
    config: families ? { ...rest, families } : rest,
    rules,
  })
}

/** To hash a password takes as long as to save a hundred products. */
async function hashOfEverybody(): Promise<string> {
  const hash = await hashNewPassword(DEMO_PASSWORD)
  if (isRefusal(hash)) throw new Error(`nobody comes to the demo: ${hash.refusal}`)
  return hash
}

/** Somebody who works there. */
async function openCounter(
  { database, now }: ServerServices,
  { id, name, passwordHash }: Counter,
): Promise<void> {
  const others = shopsWithEveryRole.has(name) ? otherRoles : []
  for (const { at, role } of [{ at: 'ventas', role: 'owner' } as const, ...others]) {
    const person = {
      email: `${at}@${name}.demo`,
      name: at.replace(/^./, (letter) => letter.toUpperCase()),
      passwordHash,
      role,
    }
    await addHashedPerson(database, id, person, now())
  }
}

/** In these shops there is somebody of each role, who sees the back office as that role does. */
const shopsWithEveryRole = new Set(['pampa', 'andina'])
const otherRoles = [
  { at: 'gerencia', role: 'manager' },
  { at: 'mostrador', role: 'sales' },
  { at: 'arte', role: 'artwork' },
  { at: 'taller', role: 'workshop' },
  { at: 'cuentas', role: 'accounting' },
  { at: 'consulta', role: 'viewer' },
] as const

/** Who runs the installation, and works in no shop. */
const OPERATOR = 'operador@estampa.demo'

async function appointDemoOperator({ database, now }: ServerServices, passwordHash: string): Promise<void> {
  const operator = { email: OPERATOR, name: 'Operador', passwordHash, now: now() }
  await database.inNoShop((tx) => addOperator(tx, operator))
}

type Counter = { id: number; name: string; passwordHash: string }

/** Of what the shops are filled with; a picture counts by its name and size, and when it was written. */
async function digestOfData(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(ts|json)$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(folder + file))
  for (const picture of await listPictures()) hash.update(picture)
  return hash.digest('hex')
}

/** The digest of the last complete seeding; throws where the database has other shops. */
async function readMark(ownerUrl: string): Promise<string | undefined> {
  const { rows } = await ask(
    ownerUrl,
    `
    select to_regclass('demo_mark') is not null as marked, exists (select from shops) as filled`,
  )
  const [{ marked, filled } = { marked: false, filled: false }] = rows
  if (!marked && filled) {
    throw new Error(
      'This database has shops that are not the demo. Set DEMO=false, or give another DATABASE_URL.',
    )
  }
  await ask(ownerUrl, 'create table if not exists demo_mark (digest text not null)')
  return (await ask(ownerUrl, 'select digest from demo_mark')).rows[0]?.digest
}

async function writeMark(ownerUrl: string, digest: string): Promise<void> {
  await ask(ownerUrl, 'delete from demo_mark')
  await ask(ownerUrl, 'insert into demo_mark (digest) values ($1)', [digest])
}

/** The demo's Mercado Pago is this server, which another start may find at another port. */
async function collectHere(services: ServerServices, name: string): Promise<void> {
  const shop = await services.shops.byName(name)
  if (!shop) return
  const account = demoAccount(services.config)
  const storedLogo = await services.database.readInShop(shop.id, findMercadoPagoAccount)
  if (storedLogo?.origin !== account.origin) await services.mercadoPago.saveAccount(shop, account)
}

/** Mails about orders of weeks ago are not sent. */
async function dropMails(ownerUrl: string): Promise<void> {
  await ask(
    ownerUrl,
    `select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier in ('order_placed', 'order_news', 'order_message', 'quote_mail')))`,
  )
}

async function ask(ownerUrl: string, sql: string, values: unknown[] = []) {
  const client = await openClient(ownerUrl)
  return client.query(sql, values).finally(() => client.end())
}

function whoCanSignIn(shops: readonly DemoPeople[]): string[] {
  const [, branch] = shops[1]?.customers.map(({ email }) => email) ?? []
  return [
    `Sign in: ${branch} has orders, quotes, favourites and addresses; compras@andina.demo is new (likewise @<shop>.demo)`,
    'The people of a shop: ventas@<shop>.demo owns it (npm run staff -- <shop> orders --as …);',
    `  in pampa and andina also ${otherRoles.map(({ at, role }) => `${at}@ (${role})`).join(', ')}`,
    `${OPERATOR} runs the installation: opens shops, suspends them`,
    `Password: ${DEMO_PASSWORD}`,
    'Differences: festi takes Mercado Pago, magna hides prices, ejecutiva bills one company, hilo sells one design per',
    '  variant, raiz shows videos, imprenta registers nobody, distribuidora keeps to minimums',
  ]
}
