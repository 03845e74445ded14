/**
 * One run over a file. A run that would change many products is first planned from end to end, and refused unless
 * the operator has confirmed it: until then nothing is written.
 */
import { basename } from 'node:path'
import { countries } from '@estampa/domain/countries'
import { type ImportBatch, openBatch } from './batch.ts'
import { rememberCodes } from './collect.ts'
import { type FaultCode, fault } from './faults.ts'
import type { ImportContext, ShopForImport } from './import-context.ts'
import { inNamespace, type Namespace, openNamespace } from './namespace.ts'
import type { ImportPriceRules } from './normalize/numbers.ts'
import { plainOf } from './normalize/text.ts'
import type { FileImport, ImportOptions } from './options.ts'
import type { RecordResult } from './product.ts'
import type { Terminal } from './progress-bar.ts'
import { readRecords } from './read/json.ts'
import { CannotImport, type ImportSource } from './read/source.ts'
import { type ImportReport, openReport } from './report.ts'
import { insertRun } from './runs/runs.store.ts'
import { countProducts } from './save/import.store.ts'
import { retireVariants } from './save/retire.ts'
import type { ImportTarget } from './save/save-batch.ts'
import { insertSupplier } from './suppliers.store.ts'
import { findColumns, type Mapping } from './table/columns.ts'
import { readTable } from './table/read-table.ts'
import { readRows } from './table/rows.ts'
import { readZecat } from './zecat/read-zecat.ts'

/** Faults after which nobody knows which variants the file brought. */
const hidesCode = new Set<FaultCode>(['record_unreadable', 'row_unreadable', 'no_code', 'no_sku'])
/** One product in so many may change without being confirmed. */
const changedWithoutAsking = 5

export type ImportRequest = {
  readonly command: FileImport
  readonly options: ImportOptions
  readonly source: ImportSource
  readonly mapping: Mapping | undefined
  readonly shop: ShopForImport
  readonly world: ImportContext
}
type RunOptions = {
  readonly report: ImportReport
  readonly target: ImportTarget
  readonly namespace: Namespace
}
/** `broken`: the file breaks off there; what came before is saved. */
type RunResult = { readonly broken: CannotImport | undefined; readonly isRetireLeft: boolean }

export async function importFile(request: ImportRequest): Promise<number> {
  const { command, options, shop, world, source } = request
  const namespace = await openNamespace(shop, command)
  const plannedTarget = targetOf(request, namespace, undefined)
  const { screen } = world
  const reportTo = (to: Terminal, showsChanges: boolean) =>
    openReport(to, { totalBytes: source.bytes, showsChanges })
  if (!options.isRehearsal && !command.isConfirmed) {
    const planned = reportTo({ isTTY: false, write: () => {} }, false)
    const { broken } = await runOver(request, { report: planned, target: plannedTarget, namespace })
    if (!broken) await refuseManyChanges(request, planned)
  }
  if (namespace.isNew && namespace.supplier) {
    const { name, prefix } = namespace.supplier
    screen.write(`Proveedor nuevo: «${name}». Sus códigos empiezan con ${prefix}-.\n`)
  }
  const report = reportTo(screen, options.isRehearsal)
  const target = options.isRehearsal ? plannedTarget : await openRun(request, namespace)
  const result = await runOver(request, { report, target, namespace })
  return finish(request, report, result, target.runId)
}

async function refuseManyChanges({ shop }: ImportRequest, planned: ImportReport): Promise<void> {
  const { changed } = planned.counts()
  const all = await shop.services.database.readInShop(shop.shop.id, countProducts)
  if (changed * changedWithoutAsking <= all) return
  throw new CannotImport(
    `Esta importación cambiaría ${changed} de los ${all} productos de la tienda, más de un quinto, y no se guardó nada. ` +
      'Con --dry-run ves qué cambia; si está bien, repetila con --yes.',
  )
}

async function finish(
  { options, shop, command }: ImportRequest,
  report: ImportReport,
  { broken, isRetireLeft }: RunResult,
  runId: number | undefined,
): Promise<number> {
  const { created, changed, same, bad } = report.counts()
  const wrote = created + changed > 0 && runId !== undefined
  if (wrote) await shop.analyze()
  if (broken) report.say(broken.message)
  if (isRetireLeft && command.retires)
    report.say(
      '  No se retiró ninguna variante: hay filas sin código o que no se pueden leer, y no se sabe cuáles trae el archivo.',
    )
  report.finish(options.isRehearsal ? 'Ensayo, no se guardó nada' : 'Listo')
  if (wrote) report.say(`Importación ${runId}: para deshacerla, --shop ${options.shop} --undo ${runId}`)
  if (created + changed + same === 0) return 1
  return bad > 0 || broken || (isRetireLeft && command.retires) ? 2 : 0
}

function targetOf(
  { command, mapping, shop }: ImportRequest,
  { supplier }: Namespace,
  run: { runId: number; supplierId: number | null } | undefined,
): ImportTarget {
  const meanings = Object.entries(mapping?.techniques ?? {})
  return {
    database: shop.services.database,
    shopId: shop.shop.id,
    supplierId: run?.supplierId ?? null,
    runId: run?.runId,
    rules: {
      makesUnknown: command.makesTechniques,
      meanings: new Map(meanings.map(([text, meaning]) => [plainOf(text), meaning])),
      renames: command.renames,
      availability: command.availability,
      onOrderDays: command.onOrderDays,
      supplier: supplier?.name ?? null,
    },
  }
}

/** The run and a new supplier are kept before anything is changed in their name. */
async function openRun(request: ImportRequest, namespace: Namespace): Promise<ImportTarget> {
  const { shop, options, command } = request
  const { supplier } = namespace
  const run = await shop.services.database.inShop(shop.shop.id, async (tx) => {
    const supplierId = supplier && (supplier.id ?? (await insertSupplier(tx, supplier.name, supplier.prefix)))
    const source = basename(command.file)
    const runId = await insertRun(tx, { who: options.who, source, supplierId, undoes: null })
    return { runId, supplierId }
  })
  return targetOf(request, namespace, run)
}

async function runOver(
  request: ImportRequest,
  { report, target, namespace }: RunOptions,
): Promise<RunResult> {
  const { command, source, shop, world } = request
  const codes = rememberCodes(isJson(source))
  const batch = openBatch({
    shop,
    target,
    report,
    network: world.network,
    fetchesAgain: command.fetchesAgain,
    fetchesPictures: command.pictures && target.runId !== undefined,
    onSaved: codes.saved,
  })
  let isWhole = true
  const broken = await readAll(request, report, async ({ product, bad, notices }) => {
    report.tell(bad)
    report.note(notices)
    if (bad.some((one) => hidesCode.has(one.fault.fault))) isWhole = false
    if (product) await takeProduct(inNamespace(product, namespace), codes, batch, report)
  })
  await batch.flush()
  // what was in what could not be read is not known
  const canRetire = !broken && isWhole
  if (command.retires && canRetire) {
    for await (const saved of retireVariants(target, codes.listProducts(), codes.hasSku)) report.saved(saved)
  }
  return { broken, isRetireLeft: !canRetire }
}

async function takeProduct(
  product: Parameters<ReturnType<typeof rememberCodes>['take']>[0],
  codes: ReturnType<typeof rememberCodes>,
  batch: ImportBatch,
  report: ImportReport,
): Promise<void> {
  const { product: own, adds, ...told } = codes.take(product)
  report.tell(told.bad)
  report.note(told.notices)
  if (own) await batch.add(own, adds)
}

/** A file that breaks off halfway keeps what came before; the fault is given back. */
async function readAll(
  request: ImportRequest,
  report: ImportReport,
  take: (reading: RecordResult) => Promise<void>,
): Promise<CannotImport | undefined> {
  try {
    for await (const reading of readings(request, report)) await take(reading)
  } catch (error) {
    if (error instanceof CannotImport) return error
    throw error
  }
  return undefined
}

async function* readings(
  { source, mapping, command, shop }: ImportRequest,
  report: ImportReport,
): AsyncGenerator<RecordResult> {
  const { environment } = shop.shop.config
  const rules: ImportPriceRules = {
    currency: countries[environment].currency,
    ignoresCurrency: command.ignoresCurrency,
  }
  if (!isJson(source)) {
    const rows = readRows(
      source,
      {
        delimiter: mapping?.delimiter,
        sheet: mapping?.sheet,
        isList: (cells) => findColumns(cells, mapping) !== undefined,
        onSheets: (chosen, all) =>
          report.note([{ notice: 'sheet_chosen', about: `${chosen} (de ${all.join(', ')})` }]),
      },
      report.took,
    )
    yield* readTable(rows, mapping, rules)
    return
  }
  for await (const { where, value, isUnreadable } of readRecords(source, report.took)) {
    if (isUnreadable) yield { bad: [{ where, fault: fault('record_unreadable') }], notices: [] }
    else yield readZecat(value, where, rules)
  }
}

function isJson({ format }: ImportSource): boolean {
  return format === 'json' || format === 'lines'
}
