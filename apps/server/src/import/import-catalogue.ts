/**
 * Imports a supplier's catalogue into a shop. It may be run again at any time: what has not changed is not
 * written. A bad row is told with its place and its reason and never stops the rest. The file is read as it
 * is saved, so its size does not matter, but for spreadsheets.
 */
import { readFile } from 'node:fs/promises'
import { countries } from '@estampa/domain/countries'
import type { BroughtProduct, Reading } from './brought.ts'
import { rememberCodes } from './collect.ts'
import { type FaultCode, fault } from './faults.ts'
import type { PriceRules } from './normalise/numbers.ts'
import type { OpenShop } from './open-shop.ts'
import { help, type Options, readOptions } from './options.ts'
import { internet, type Network } from './pictures/fetch-bytes.ts'
import { importPictures } from './pictures/import-pictures.ts'
import { readRecords } from './read/json.ts'
import { CannotImport, inspect, type Source } from './read/source.ts'
import { openReport, type Report, type Screen } from './report.ts'
import type { Wanted } from './save/draft.ts'
import { retireVariants } from './save/retire.ts'
import { type Place, saveBatch } from './save/save-batch.ts'
import { Mapping } from './table/columns.ts'
import { readTable } from './table/read-table.ts'
import { readRows } from './table/rows.ts'
import { readZecat } from './zecat/read-zecat.ts'

const productsPerBatch = 250
const variantsPerBatch = 2_000
/** Faults after which nobody knows which variants the file brought. */
const hidesCode = new Set<FaultCode>(['record_unreadable', 'row_unreadable', 'no_code', 'no_sku'])

export type World = {
  readonly open: (shop: string) => Promise<OpenShop>
  readonly screen: Screen
  readonly network?: Network
}

/** Gives the exit code: 0 all well, 1 nothing could be imported, 2 some rows are bad. */
export async function importCatalogue(args: readonly string[], world: World): Promise<number> {
  const { screen } = world
  try {
    const options = readOptions(args)
    if (!options) {
      screen.write(help)
      return 0
    }
    const source = await inspect(options.file)
    const mapping = options.mapping === undefined ? undefined : await readMapping(options.mapping)
    const shop = await world.open(options.shop)
    try {
      return await run({ options, source, mapping, shop, world })
    } finally {
      await shop.close()
    }
  } catch (error) {
    screen.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

type Run = { options: Options; source: Source; mapping: Mapping | undefined; shop: OpenShop; world: World }

async function run(given: Run): Promise<number> {
  const { options, source, shop, world } = given
  const report = openReport(world.screen, source.bytes)
  const batch = openBatch(given, report)
  const codes = rememberCodes(isJson(source))
  let isWhole = true
  const broken = await readAll(given, report, async ({ product, bad, notices }) => {
    report.tell(bad)
    report.note(notices)
    if (bad.some((one) => hidesCode.has(one.fault.fault))) isWhole = false
    if (!product) return
    const { product: own, adds, ...told } = codes.take(product)
    report.tell(told.bad)
    report.note(told.notices)
    if (own) await batch.add(own, adds)
  })
  await batch.flush()
  // what was in what could not be read is not known
  if (!broken && isWhole) {
    const place = placeOf(given)
    for await (const saved of retireVariants(place, codes.listProducts(), codes.hasSku)) report.saved(saved)
  }
  const { created, changed, same, bad } = report.counts()
  if (created + changed > 0 && !options.isRehearsal) await shop.analyze()
  if (broken) report.say(broken.message)
  report.finish(options.isRehearsal)
  if (created + changed + same === 0) return 1
  return bad > 0 || broken ? 2 : 0
}

/** A file that breaks off halfway keeps what came before; the fault is given back. */
async function readAll(
  given: Run,
  report: Report,
  take: (reading: Reading) => Promise<void>,
): Promise<CannotImport | undefined> {
  try {
    for await (const reading of readings(given, report.took)) await take(reading)
  } catch (error) {
    if (error instanceof CannotImport) return error
    throw error
  }
  return undefined
}

async function* readings(
  { source, mapping, options, shop }: Run,
  took: Report['took'],
): AsyncGenerator<Reading> {
  const { environment } = shop.shop.config
  const rules: PriceRules = {
    currency: countries[environment].currency,
    ignoresCurrency: options.ignoresCurrency,
  }
  if (!isJson(source)) {
    yield* readTable(readRows(source, mapping ?? {}, took), mapping, rules)
    return
  }
  for await (const { where, value, isUnreadable } of readRecords(source, took)) {
    if (isUnreadable) yield { bad: [{ where, fault: fault('record_unreadable') }], notices: [] }
    else yield readZecat(value, where, rules)
  }
}

function isJson({ format }: Source): boolean {
  return format === 'json' || format === 'lines'
}

function placeOf({ options, shop }: Run): Place {
  return {
    database: shop.services.database,
    shopId: shop.shop.id,
    isRehearsal: options.isRehearsal,
  }
}

function openBatch(run: Run, report: Report) {
  const { options, shop, world } = run
  const { services, shop: own } = shop
  const place = placeOf(run)
  const from = {
    files: services.files,
    shop: own,
    network: world.network ?? internet,
    fetchesAgain: options.fetchesAgain,
  }
  const brings = options.pictures && !options.isRehearsal
  let wanted = new Map<string, Wanted>()
  let pictures: string[] = []
  let variants = 0

  async function flush(): Promise<void> {
    if (wanted.size === 0) return
    const batch = { wanted: [...wanted.values()], pictures }
    wanted = new Map()
    pictures = []
    variants = 0
    report.saved(await saveBatch(place, batch))
  }
  /** No picture is fetched while a transaction is open. */
  async function imagesOf(product: BroughtProduct): Promise<Wanted['images']> {
    if (!brings || product.images === undefined) return undefined
    const { images, fresh, notices } = await importPictures(from, product)
    for (const one of notices) report.say(`  ${one.about}`)
    report.note(notices)
    pictures.push(...fresh)
    return images
  }
  return {
    flush,
    async add(product: BroughtProduct, adds: boolean): Promise<void> {
      const pending = wanted.get(product.external_id)
      if (pending) wanted.set(product.external_id, { ...pending, product: joined(pending.product, product) })
      else
        wanted.set(product.external_id, { product, adds, images: adds ? undefined : await imagesOf(product) })
      variants += product.variants.length
      if (wanted.size >= productsPerBatch || variants >= variantsPerBatch) await flush()
    },
  }
}

function joined(first: BroughtProduct, more: BroughtProduct): BroughtProduct {
  return {
    ...first,
    variants: [...first.variants, ...more.variants],
    spoiled: [...first.spoiled, ...more.spoiled],
  }
}

async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotImport(`No se puede leer el mapa ${path}.`)
  })
  try {
    return Mapping.parse(JSON.parse(text))
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotImport(`El mapa ${path} tiene un error: ${message}`)
  }
}
