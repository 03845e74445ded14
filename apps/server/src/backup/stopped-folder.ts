/**
 * The embedded PostgreSQL as a folder: npm's has no pg_dump, so it is stopped and its data are copied as they lie. Only
 * the same major version can read them.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, opendir, rename, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Embedded, findEmbedded, makeHome, startEmbedded } from '../db/embedded.ts'
import { claim, release } from '../db/embedded-claim.ts'
import { type EmbeddedHome, embeddedHomeFor } from '../db/embedded-home.ts'
import { type DatabaseFacts, findMajor, readFacts } from './database-facts.store.ts'
import { type EntryToPack, packTar, unpackTar } from './tar.ts'

const PRIVATE_FOLDER = 0o700
const PERMISSIONS = 0o777
/** What the folder of the database holds beside `data`. */
const PASSWORD = 'password'

export async function copyStopped(
  wishedHome: string,
  write: (tar: AsyncIterable<Buffer>) => Promise<void>,
): Promise<DatabaseFacts & { postgres: number }> {
  const place = embeddedHomeFor(wishedHome)
  if (!existsSync(join(place.home, 'data'))) throw new Error(`No hay una base de datos en ${place.home}.`)
  await refuseRunning(wishedHome)
  const found = await whileStarted(wishedHome, readAsSuperuser)
  await claim(place.home)
  try {
    await write(packTar(listEntries(place.home)))
  } finally {
    release(place.home)
  }
  return found
}

/** Throws where another process has started the embedded database. */
async function refuseRunning(home: string): Promise<void> {
  if ((await findEmbedded(home)) !== undefined) {
    throw new Error(
      'La instalación está en marcha. Su base de datos incluida se copia detenida: primero se detiene el servidor.',
    )
  }
}

export async function whileStarted<T>(home: string, work: (started: Embedded) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(home)
  return work(embedded).finally(() => embedded.stop())
}

async function readAsSuperuser({ url }: Embedded) {
  const address = new URL(url)
  address.username = 'postgres'
  return { ...(await readFacts(address.href)), postgres: await findMajor(address.href) }
}

async function* listEntries(home: string): AsyncGenerator<EntryToPack> {
  yield await fileEntry(home, join(home, PASSWORD))
  yield { name: 'data', mode: PRIVATE_FOLDER, isFolder: true }
  for await (const entry of await opendir(join(home, 'data'), { recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) yield await fileEntry(home, path)
    else if (entry.isDirectory()) yield { name: relative(home, path), mode: PRIVATE_FOLDER, isFolder: true }
    else throw new Error(`${path} no es ni un archivo ni una carpeta.`)
  }
}

async function fileEntry(home: string, path: string): Promise<EntryToPack> {
  const { size, mode } = await stat(path)
  return { name: relative(home, path), mode: mode & PERMISSIONS, size, content: createReadStream(path) }
}

/** Where the folder of a backup may go: nothing is there, and the installed server is of its version. */
export async function findRoom(wishedHome: string, postgres: number): Promise<EmbeddedHome> {
  const place = embeddedHomeFor(wishedHome)
  if (existsSync(join(place.home, 'data'))) {
    throw new Error(`En ${place.home} ya hay una base de datos, y una copia no pisa nada.`)
  }
  const installed = Number.parseInt(place.version, 10)
  if (installed !== postgres) {
    throw new Error(`La copia es de PostgreSQL ${postgres}, y el que está instalado es el ${installed}.`)
  }
  return place
}

/** All of it or nothing. */
export async function restoreStopped(place: EmbeddedHome, tar: AsyncIterable<Buffer>): Promise<void> {
  const { home } = place
  const unfinished = `${home}.restoring`
  await rm(unfinished, { recursive: true, force: true })
  const owned = async (path: string) => {
    if (place.account) await chown(path, place.account.uid, place.account.gid)
  }
  try {
    await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER })
    for await (const entry of unpackTar(tar)) {
      const path = join(unfinished, entry.name)
      if (entry.isFolder) await mkdir(path, { recursive: true, mode: entry.mode })
      else {
        await pipeline(
          Readable.from(entry.content),
          createWriteStream(path, { flags: 'wx', mode: entry.mode, flush: true }),
        )
      }
      await owned(path)
    }
    makeHome(place)
    for (const name of [PASSWORD, 'data']) await rename(join(unfinished, name), join(home, name))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
