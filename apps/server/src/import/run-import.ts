/**
 * One run over a file: the engine of the command and of the office. A rehearsal is the same calculation without its
 * last step, so that what it says is what a run does.
 */
import { countries } from '@estampa/domain/countries'
import type { Tx } from '../db/database.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'
import { type ImportBatch, openBatch } from './batch.ts'
import type { EngineChoices } from './choices.ts'
import { rememberCodes } from './collect.ts'
import type { FaultCode } from './faults.ts'
import type { ShopForImport } from './import-context.ts'
import { inNamespace, type Namespace } from './namespace.ts'
import { plainOf } from './normalize/text.ts'
import type { Network } from './pictures/fetch-bytes.ts'
import { createPictureIndex } from './pictures/match-pictures.ts'
import type { NamedPictures } from './pictures/named-pictures.ts'
import { withCosts } from './price-kind.ts'
import type { ImportedProduct, RecordResult } from './product.ts'
import { CannotImport, type ImportSource } from './read/source.ts'
import { readProducts } from './read-products.ts'
import type { ImportReport } from './report.ts'
import { insertRun } from './runs/runs.store.ts'
import { listCodesToPicture } from './save/import.store.ts'
import { hideMissing, retireVariants } from './save/retire.ts'
import type { ImportTarget } from './save/save-batch.ts'
import { insertSupplier } from './suppliers.store.ts'
import type { SheetReader } from './table/rows.ts'

/** Faults after which nobody knows which variants the file brought. */
const hidesCode = new Set<FaultCode>(['record_unreadable', 'row_unreadable', 'no_code', 'no_sku'])

/** Without a source the run is over the pictures alone. */
export type ImportJob = {
  readonly shop: Pick<ShopForImport, 'services' | 'shop'>
  readonly source: ImportSource | undefined
  readonly pictures: NamedPictures | undefined
  readonly choices: EngineChoices
  readonly namespace: Namespace
  readonly network?: Network | undefined
  readonly readSheets?: SheetReader | undefined
}
export type ImportListener = Pick<ImportReport, 'took' | 'say' | 'tell' | 'note' | 'saved'>
export type StartedRun = { readonly runId: number; readonly supplierId: number | null }
/** `broken`: the file breaks off there; what came before is saved. */
export type RunResult = { readonly broken: CannotImport | undefined; readonly isRetireLeft: boolean }

type NewImportRun = {
  readonly who: string
  readonly source: string
  /** In the transaction that begins the run. */
  readonly onStarted?: (tx: Tx, runId: number) => Promise<unknown>
}

/** The run and a new supplier are kept before anything is changed in their name. */
export function startRun(
  { shop: { services, shop }, namespace: { supplier } }: Pick<ImportJob, 'shop' | 'namespace'>,
  { who, source, onStarted }: NewImportRun,
): Promise<StartedRun> {
  return services.database.inShop(shop.id, async (tx) => {
    const supplierId = supplier && (supplier.id ?? (await insertSupplier(tx, supplier.name, supplier.prefix)))
    const runId = await insertRun(tx, { who, source, supplierId, undoes: null })
    await onStarted?.(tx, runId)
    return { runId, supplierId }
  })
}

/** Without a run it is a rehearsal, which writes nothing. */
export async function runImport(
  job: ImportJob,
  report: ImportListener,
  run: StartedRun | undefined,
): Promise<RunResult> {
  const { choices, shop, namespace, pictures } = job
  const target = targetOf(job, run)
  const codes = rememberCodes(job.source?.format === 'json' || job.source?.format === 'lines')
  const index = pictures && createPictureIndex(pictures.paths)
  const batch = openBatch({
    shop,
    target,
    report,
    network: job.network,
    fetchesAgain: choices.fetchesAgain,
    fetchesPictures: choices.pictures && run !== undefined,
    named: pictures && index && { pictures, index, prefix: prefixOf(namespace) },
    onSaved: codes.saved,
  })
  const rules = priceRulesOf(shop.shop)
  let isWhole = true
  const broken = await readAll(job, report, async ({ product, bad, notices }) => {
    report.tell(bad)
    report.note(notices)
    if (bad.some((one) => hidesCode.has(one.fault.fault))) isWhole = false
    if (!product) return
    const priced = withCosts(product, choices.priceKind ?? 'cost', rules)
    await takeProduct(inNamespace(priced, namespace), codes, batch, report)
  })
  await batch.flush()
  if (index) report.note(index.listUnmatched().map((about) => ({ notice: 'picture_unmatched', about })))
  // what was in what could not be read is not known
  const canRetire = !broken && isWhole
  if (canRetire) for await (const saved of withdraw(job, target, codes)) report.saved(saved)
  return { broken, isRetireLeft: !canRetire }
}

async function* withdraw(
  { choices, namespace }: ImportJob,
  target: ImportTarget,
  codes: ReturnType<typeof rememberCodes>,
) {
  if (choices.retires) yield* retireVariants(target, codes.listProducts(), codes.hasSku)
  const supplierId = namespace.supplier?.id
  if (choices.hidesMissing && supplierId) yield* hideMissing(target, supplierId, codes.hasProduct)
}

function targetOf({ choices, shop, namespace }: ImportJob, run: StartedRun | undefined): ImportTarget {
  const meanings = Object.entries(choices.mapping?.techniques ?? {})
  const { newTechniques } = choices
  const accepted = new Set(newTechniques === 'all' ? [] : newTechniques.map(plainOf))
  return {
    database: shop.services.database,
    shopId: shop.shop.id,
    supplierId: run?.supplierId ?? null,
    runId: run?.runId,
    rules: {
      makesUnknown: (name) => newTechniques === 'all' || accepted.has(plainOf(name)),
      meanings: new Map(meanings.map(([text, meaning]) => [plainOf(text), meaning])),
      renames: choices.renames,
      availability: choices.availability,
      onOrderDays: choices.onOrderDays,
      supplier: namespace.supplier?.name ?? null,
    },
  }
}

async function takeProduct(
  product: ImportedProduct,
  codes: ReturnType<typeof rememberCodes>,
  batch: ImportBatch,
  report: ImportListener,
): Promise<void> {
  const { product: own, adds, ...told } = codes.take(product)
  report.tell(told.bad)
  report.note(told.notices)
  if (own) await batch.add(own, adds)
}

/** A file that breaks off halfway keeps what came before; the fault is given back. */
async function readAll(
  job: ImportJob,
  report: ImportListener,
  take: (reading: RecordResult) => Promise<void>,
): Promise<CannotImport | undefined> {
  try {
    for await (const reading of readings(job, report)) await take(reading)
  } catch (error) {
    if (error instanceof CannotImport) return error
    throw error
  }
  return undefined
}

async function* readings(
  { source, choices, shop, namespace, readSheets }: ImportJob,
  report: ImportListener,
) {
  if (!source) {
    yield* picturedProducts(shop, namespace)
    return
  }
  const { currency } = countries[shop.shop.config.environment]
  const rules = { currency, ignoresCurrency: choices.ignoresCurrency }
  yield* readProducts({ source, choices, rules, report, readSheets })
}

const prefixOf = ({ supplier }: Namespace) => (supplier ? `${supplier.prefix}-` : '')

/** Every product of the shop, or of the supplier: the pictures find theirs. */
async function* picturedProducts(
  { services, shop }: ImportJob['shop'],
  namespace: Namespace,
): AsyncGenerator<RecordResult> {
  const codes = await services.database.readInShop(shop.id, (tx) =>
    listCodesToPicture(tx, prefixOf(namespace)),
  )
  for (const external_id of codes)
    yield { product: { where: external_id, external_id, variants: [], spoiled: [] }, bad: [], notices: [] }
}
