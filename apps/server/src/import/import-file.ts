/**
 * The command on one file. A run that would change many products is first planned from end to end, and refused unless
 * the operator has confirmed it: until then nothing is written.
 */
import { basename } from 'node:path'
import type { EngineChoices } from './choices.ts'
import type { ImportContext, ShopForImport } from './import-context.ts'
import { openNamespace } from './namespace.ts'
import type { FileImport, ImportOptions } from './options.ts'
import { openNamedPictures } from './pictures/named-pictures.ts'
import type { Terminal } from './progress-bar.ts'
import { CannotImport, type ImportSource } from './read/source.ts'
import { type ImportReport, openReport } from './report.ts'
import { type ImportJob, type RunResult, runImport, startRun } from './run-import.ts'
import { countProducts } from './save/import.store.ts'
import type { Mapping } from './table/columns.ts'

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

export async function importFile(request: ImportRequest): Promise<number> {
  const { command, mapping, shop, source, world } = request
  const choices: EngineChoices = { ...command.choices, mapping }
  const namespace = await openNamespace(shop, choices)
  const isPictures = source.format === 'pictures'
  const from = command.picturesFrom ?? (isPictures ? source.path : undefined)
  const pictures = from === undefined ? undefined : await openNamedPictures(from)
  try {
    const { network } = world
    return await runFile(request, {
      shop,
      choices,
      namespace,
      pictures,
      network,
      source: isPictures ? undefined : source,
    })
  } finally {
    await pictures?.close()
  }
}

async function runFile(request: ImportRequest, job: ImportJob): Promise<number> {
  const { command, options, world, source } = request
  const { screen } = world
  const reportTo = (to: Terminal, showsChanges: boolean) =>
    openReport(to, { totalBytes: source.bytes, showsChanges })
  // added pictures change nothing else
  if (!options.isRehearsal && !command.isConfirmed && job.source) {
    const planned = reportTo({ isTTY: false, write: () => {} }, false)
    const { broken } = await runImport(job, planned, undefined)
    if (!broken) await refuseManyChanges(request, planned)
  }
  const { supplier, isNew } = job.namespace
  if (isNew && supplier)
    screen.write(`Proveedor nuevo: «${supplier.name}». Sus códigos empiezan con ${supplier.prefix}-.\n`)
  const report = reportTo(screen, options.isRehearsal)
  const run = options.isRehearsal
    ? undefined
    : await startRun(job, { who: options.who, source: basename(command.file) })
  const result = await runImport(job, report, run)
  return finish(request, report, result, run?.runId)
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
  { options, shop, command: { choices } }: ImportRequest,
  report: ImportReport,
  { broken, isRetireLeft }: RunResult,
  runId: number | undefined,
): Promise<number> {
  const { created, changed, same, bad } = report.counts()
  const wrote = created + changed > 0 && runId !== undefined
  const isLeft = isRetireLeft && (choices.retires || choices.hidesMissing)
  if (wrote) await shop.analyze()
  if (broken) report.say(broken.message)
  if (isLeft)
    report.say(
      '  No se retiró ninguna variante: hay filas sin código o que no se pueden leer, y no se sabe cuáles trae el archivo.',
    )
  report.finish(options.isRehearsal ? 'Ensayo, no se guardó nada' : 'Listo')
  if (wrote) report.say(`Importación ${runId}: para deshacerla, --shop ${options.shop} --undo ${runId}`)
  if (created + changed + same === 0) return 1
  return bad > 0 || broken || isLeft ? 2 : 0
}
