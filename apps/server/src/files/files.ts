/**
 * Where bytes are kept: a folder by default, an S3-compatible bucket by configuration. Keys are paths that
 * only the server makes: `shops/<number>/…` for what belongs to a shop and its people, `pictures/…` for what
 * everyone may see. Nothing here is reachable from outside by itself.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'

export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined where there is nothing. */
  get(key: string): Promise<Buffer | undefined>
  /** Undefined where there is nothing. */
  stream(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** The content with its size in bytes. Undefined where there is nothing. */
  measured(key: string): Promise<{ size: number; content: Readable } | undefined>
  /** Says nothing where there was nothing. */
  delete(key: string): Promise<void>
  /** Every key in a folder and below it, a few at a time. */
  list(folder: string): AsyncIterable<string>
  /** When it was written last; undefined where there is nothing. */
  writtenAt(key: string): Promise<Date | undefined>
  /** Where on this machine something large may be written that `take` is given then. */
  openPart(): Promise<string>
  /** Keeps a whole file that was written to a part; the part is gone after. */
  take(key: string, part: string, type: string): Promise<void>
  /** Parts that nobody has written to since, left by processes that died. */
  sweepParts(before: Date): Promise<void>
}

/** The folders of what cannot be made again; beside them lie pictures made from others, and parts. */
export const keptFolders = ['shops', 'pictures', 'exports'] as const

const KEY = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i

export function openFiles(settings: Config['files']): Files {
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= openDisk(settings)
    return opened
  }
  async function has(key: string): Promise<boolean> {
    return (await disk()).exists(checked(key))
  }
  return {
    put: async (key, bytes, type) => {
      if (settings.driver === 'disk') return putWhole(settings.folder, checked(key), bytes)
      return (await disk()).put(checked(key), bytes, { contentType: type })
    },
    get: async (key) => ((await has(key)) ? Buffer.from(await (await disk()).getBytes(key)) : undefined),
    stream: async (key) => ((await has(key)) ? (await disk()).getStream(key) : undefined),
    has,
    measured: async (key) => {
      if (!(await has(key))) return undefined
      const { contentLength } = await (await disk()).getMetaData(key)
      return { size: contentLength, content: await (await disk()).getStream(key) }
    },
    delete: async (key) => (await disk()).delete(checked(key)),
    list: (folder) =>
      settings.driver === 'disk' ? listFolder(settings.folder, checked(folder)) : listBucket(disk(), folder),
    writtenAt: async (key) =>
      (await has(key)) ? (await (await disk()).getMetaData(key)).lastModified : undefined,
    openPart: () => openPart(partsOf(settings)),
    take: async (key, part, type) => {
      if (settings.driver === 'disk') return moveWhole(part, join(settings.folder, checked(key)))
      const { size: contentLength } = await stat(part)
      const whole = createReadStream(part)
      await (await disk()).putStream(checked(key), whole, { contentType: type, contentLength })
      await rm(part, { force: true })
    },
    sweepParts: (before) => sweepParts(partsOf(settings), before),
  }
}

async function* listFolder(root: string, folder: string): AsyncIterable<string> {
  const top = join(root, folder)
  const found = await opendir(top, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  for await (const entry of found ?? []) {
    if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
  }
}

async function* listBucket(opened: Promise<Disk>, folder: string): AsyncIterable<string> {
  const disk = await opened
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(`${checked(folder)}/`, {
      recursive: true,
      ...(paginationToken !== undefined && { paginationToken }),
    })
    for (const found of page.objects) if (found.isFile) yield found.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** On the disk of the files, where a rename is enough; a bucket's are on their way to it. */
function partsOf(settings: Config['files']): string {
  return settings.driver === 'disk' ? join(settings.folder, 'parts') : join(tmpdir(), 'estampa-parts')
}

async function openPart(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return join(folder, randomUUID())
}

async function moveWhole(part: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rename(part, place)
}

async function sweepParts(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const part = join(folder, name)
    const written = await stat(part).catch(() => undefined)
    if (written && written.mtime < before) await rm(part, { force: true })
  }
}

/** Nobody ever reads half a file, whoever reads meanwhile and whenever the process dies: a rename is at once. */
async function putWhole(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const part = await openPart(join(folder, 'parts'))
  try {
    await writeFile(part, bytes)
    await moveWhole(part, join(folder, key))
  } catch (error) {
    // a full disk has no room for half a file
    await rm(part, { force: true })
    throw error
  }
}

function checked(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a key of a file: ${key}`)
  return key
}

async function openDisk(settings: Config['files']): Promise<Disk> {
  if (settings.driver === 'disk') {
    return new Disk(new FSDriver({ location: settings.folder, visibility: 'private' }))
  }
  // only installations that keep their files in a bucket load Amazon's client
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // services that are not Amazon's seldom know its newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
  })
  return new Disk(driver)
}
