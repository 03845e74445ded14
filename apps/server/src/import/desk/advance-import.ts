/**
 * Does the next step of an import: looks at its file, rehearses it or runs it. A step that was cut off by a restart is
 * done again from its beginning; what a run has saved is then as it should be and stays in the same run.
 */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { MAX_IMPORT_MB } from '@estampa/contract/staff'
import type { Services } from '../../http/services.ts'
import type { Shop } from '../../http/shop.ts'
import { enqueue } from '../../jobs/jobs.store.ts'
import { continueFeed } from '../feeds/continue-feed.ts'
import { findFeed } from '../feeds/feeds.store.ts'
import { fetchFeed } from '../feeds/fetch-feed.ts'
import { openNamespace } from '../namespace.ts'
import { internet, loopback, NotFetched } from '../pictures/fetch-bytes.ts'
import { openNamedPictures } from '../pictures/named-pictures.ts'
import { CannotImport, inspect } from '../read/source.ts'
import { type ImportJob, runImport, startRun } from '../run-import.ts'
import { undoRun } from '../runs/undo-run.ts'
import { readSheetsOnWorker } from '../table/sheets-task.ts'
import { type Digest, openDigest } from './digest.ts'
import { toEngineChoices } from './engine-choices.ts'
import { importProblem } from './import-problem.ts'
import {
  analyzeTables,
  countRunProducts,
  type FileLook,
  findImport,
  type ImportProgress,
  type ImportStep,
  type StoredImport,
  saveImportProgress,
  saveStep,
  setImportRun,
} from './imports.store.ts'
import { lookAtFile } from './look-at-file.ts'

const PROGRESS_MS = 500

export type ImportDesk = { readonly services: Services; readonly shop: Shop }

/** Gives the import after the step; undefined where there was none to do. */
export async function advanceImport(desk: ImportDesk, id: number): Promise<StoredImport | undefined> {
  const { services, shop } = desk
  const { database } = services
  const stored = await database.readInShop(shop.id, (tx) => findImport(tx, id))
  if (!stored) return undefined
  const step = await nextStep(desk, stored)
  if (!step) return undefined
  await database.inShop(shop.id, async (tx) => {
    await saveStep(tx, id, step)
    const after = await findImport(tx, id)
    if (after) await continueFeed(tx, { shop: shop.id, found: after, now: services.now() })
    const last = await findImport(tx, id)
    const keys = [stored.fileKey, stored.picturesKey].filter((key) => key !== null)
    if (last?.state === 'done' && keys.length > 0) await enqueue(tx, 'forget_files', { keys })
  })
  return database.readInShop(shop.id, (tx) => findImport(tx, id))
}

async function nextStep(desk: ImportDesk, stored: StoredImport): Promise<ImportStep | undefined> {
  const { log } = desk.services
  try {
    if (stored.state === 'fetching') return await fetchSource(desk, stored)
    if (stored.state === 'looking') return await withFiles(desk, stored, (paths) => look(stored, paths))
    if (stored.state !== 'checking' && stored.state !== 'running') return undefined
    const isRun = stored.state === 'running'
    const done =
      stored.kind === 'undo'
        ? await takeBack(desk, stored, !isRun)
        : await withFiles(desk, stored, (paths) => run(desk, stored, paths, isRun))
    if (!isRun) return { ...done, state: 'checked' }
    return { ...done, state: 'done', endedAt: desk.services.now(), fileKey: null, picturesKey: null }
  } catch (error) {
    const known = importProblem(error, desk.shop)
    if (known === undefined) log.error({ err: error, import: stored.id }, 'an import cannot be done')
    const problem = known ?? 'No se pudo terminar por un problema nuestro. Se puede probar de nuevo.'
    return { state: 'failed', problem }
  }
}

/** So long a large catalog may take on a slow line. */
const FETCH_MS = 300_000

async function fetchSource({ services, shop }: ImportDesk, stored: StoredImport): Promise<ImportStep> {
  const { source, feedId } = stored
  const feed =
    feedId === null ? undefined : await services.database.readInShop(shop.id, (tx) => findFeed(tx, feedId))
  const part = await services.files.openPart()
  const given = feed ?? { kind: 'file' as const, address: source, credentials: null }
  try {
    await fetchFeed(
      services,
      { shopId: shop.id, feed: given },
      {
        path: part,
        network: networkOf(services),
        mostBytes: MAX_IMPORT_MB * 1024 * 1024,
        patienceMs: FETCH_MS,
      },
    )
    const fileKey = newImportKey(shop.id)
    await services.files.take(fileKey, part, 'application/octet-stream')
    const sheet = feed?.decided?.sheet ?? null
    return { state: 'looking', fileKey, ...(sheet !== null && { look: { ...unknownLook, sheet } }) }
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof NotFetched) throw new CannotImport(`No se pudo traer el archivo: ${error.message}.`)
    throw error
  }
}

/** Of a file that nobody has looked at: only which sheet is to be read. */
const unknownLook = {
  kind: 'table',
  sheets: [],
  columns: [],
  hasStock: false,
  hasPrices: false,
  pictures: 0,
} as const satisfies Omit<FileLook, 'sheet'>

export const newImportKey = (shopId: number) => `shops/${shopId}/imports/${randomUUID()}/file`

/** What the file is called: of an address its last part. */
function fileNameOf(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source
  return new URL(source).pathname.split('/').at(-1) || 'catalogo'
}

type LocalFiles = { readonly file: string | undefined; readonly pictures: string | undefined }

/** The bytes of the import as files of this machine, for as long as the work takes. */
async function withFiles<Done>(
  { services: { files } }: ImportDesk,
  { fileKey, picturesKey }: StoredImport,
  work: (paths: LocalFiles) => Promise<Done>,
): Promise<Done> {
  const opened: string[] = []
  const bring = async (key: string | null) => {
    if (key === null) return undefined
    const bytes = await files.stream(key)
    if (!bytes) throw new CannotImport('El archivo ya no está: hay que enviarlo de nuevo.')
    const path = await files.openPart()
    opened.push(path)
    await pipeline(bytes, createWriteStream(path))
    return path
  }
  try {
    return await work({ file: await bring(fileKey), pictures: await bring(picturesKey) })
  } finally {
    for (const path of opened) await rm(path, { force: true })
  }
}

async function look(stored: StoredImport, { file, pictures }: LocalFiles): Promise<ImportStep> {
  const source = file === undefined ? undefined : await inspect(file, fileNameOf(stored.source))
  const isZip = source?.format === 'pictures'
  const found = await lookAtFile({
    source: isZip ? undefined : source,
    picturesPath: isZip ? file : pictures,
    sheet: stored.look?.sheet ?? undefined,
    readSheets: readSheetsOnWorker,
  })
  return { state: 'choosing', look: found, problem: null, choices: null }
}

async function run(
  desk: ImportDesk,
  stored: StoredImport,
  paths: LocalFiles,
  isRun: boolean,
): Promise<Omit<ImportStep, 'state'>> {
  const { look: seen, choices: chosen } = stored
  if (!seen || !chosen) throw new CannotImport('Falta decir cómo se lee el archivo.')
  const choices = toEngineChoices(seen, chosen)
  const namespace = await openNamespace(desk, choices)
  const file = paths.file === undefined ? undefined : await inspect(paths.file, fileNameOf(stored.source))
  const isZip = file?.format === 'pictures'
  const from = isZip ? paths.file : paths.pictures
  const pictures = from === undefined ? undefined : await openNamedPictures(from)
  const source = isZip ? undefined : file
  const job: ImportJob = {
    shop: desk,
    source,
    pictures,
    choices,
    namespace,
    network: networkOf(desk.services),
    readSheets: readSheetsOnWorker,
  }
  const progress = reportProgress(desk, stored.id)
  const digest = openDigest(source?.bytes ?? 0, progress.report)
  try {
    const started = isRun ? await beginRun(stored, job) : undefined
    const { broken, isRetireLeft } = await runImport(job, digest.listener, started)
    const found = digest.finish()
    const notRetired = isRetireLeft && (choices.retires || choices.hidesMissing)
    const result = { ...found, notices: [...(notRetired ? [notRetiredNotice] : []), ...found.notices] }
    if (broken && isEmpty(result)) throw broken
    if (started) await analyze(desk)
    return {
      digest: started ? await withWholeRun(desk, result, started.runId) : result,
      problem: broken?.message ?? null,
    }
  } finally {
    await progress.settle()
    await pictures?.close()
  }
}

export const networkOf = ({ config }: Pick<Services, 'config'>) =>
  config.fetchesLoopback ? loopback : internet

const notRetiredNotice = {
  code: 'not_retired',
  text: 'no se retira nada: hay filas sin código o que no se pueden leer, y no se sabe cuáles trae el archivo',
  count: 1,
  examples: [],
}

const isEmpty = ({ counts: { created, changed, same, bad } }: Digest) => created + changed + same + bad === 0

/** A run that was cut off goes on as the same run. */
async function beginRun(stored: StoredImport, job: ImportJob) {
  if (stored.run !== null) {
    const { supplier } = job.namespace
    return { runId: stored.run, supplierId: supplier?.id ?? null }
  }
  return startRun(job, {
    who: stored.who,
    source: stored.source,
    onStarted: (tx, runId) => setImportRun(tx, stored.id, runId),
  })
}

async function withWholeRun({ services, shop }: ImportDesk, digest: Digest, runId: number): Promise<Digest> {
  const { created, changed } = await services.database.readInShop(shop.id, (tx) =>
    countRunProducts(tx, runId),
  )
  const all = digest.counts.created + digest.counts.changed + digest.counts.same
  return {
    ...digest,
    counts: { ...digest.counts, created, changed, same: Math.max(0, all - created - changed) },
  }
}

async function takeBack(
  desk: ImportDesk,
  { undoes, who }: StoredImport,
  isRehearsal: boolean,
): Promise<Omit<ImportStep, 'state'>> {
  const done = await undoRun(desk, { run: undoes ?? 0, who, isRehearsal })
  if (done.undo !== undefined) await analyze(desk)
  const { listener, finish } = openDigest(0, () => {})
  listener.saved({ changes: done.changes, same: [], skus: [], bad: [], notices: [] })
  const digest = finish()
  const names = done.names.map((text) => ({ code: 'name_stays', text, count: 1, examples: [] }))
  return {
    ...(done.undo !== undefined && { run: done.undo }),
    problem: null,
    digest: {
      ...digest,
      notices: names,
      created: done.removed
        .slice(0, 1_000)
        .map((code) => ({ code, name: code, text: 'ningún pedido lo nombra' })),
      kept: done.kept.slice(0, 1_000),
      counts: {
        ...digest.counts,
        removed: done.removed.length,
        hidden: done.hidden.length,
        kept: done.kept.length,
      },
    },
  }
}

function analyze({ services, shop }: ImportDesk) {
  return services.database.inShop(shop.id, analyzeTables)
}

/** Writes how far it is now and then, one write at a time. */
function reportProgress({ services, shop }: ImportDesk, id: number) {
  let [last, writing] = [0, Promise.resolve() as Promise<void>]
  return {
    report(progress: ImportProgress): void {
      if (Date.now() - last < PROGRESS_MS) return
      last = Date.now()
      writing = writing
        .then(() => services.database.inShop(shop.id, (tx) => saveImportProgress(tx, id, progress)))
        .catch((error) => services.log.warn({ err: error }, 'the progress of an import is not written'))
    },
    settle: () => writing,
  }
}
