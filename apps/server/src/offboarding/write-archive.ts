/**
 * A whole shop as one ZIP: the rows of each table as lines of JSON, each table after those that it refers to, its files,
 * and a manifest with counts and sums. Rows are of one moment; nothing is kept in memory but the names of the files.
 */
import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Database, Tx } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { findSchemaVersion, readArchivedRows, readPeopleOfShop, readShopRow } from './archived-rows.store.ts'
import { secretColumns } from './secret-columns.ts'
import { listSharedPictures, listShopFiles, picturesNamedIn } from './shop-files.ts'
import { listShopTables } from './shop-tables.store.ts'

export type ArchiveProgress = { readonly rows: number; readonly files: number }
export type WrittenArchive = ArchiveProgress & { readonly bytes: number; readonly sha256: string }
type ArchiveServices = { database: Database; files: Files; now: () => Date }
type ArchivedShop = { readonly id: number; readonly name: string }
type ArchiveEntry = { file: string; bytes: number; sha256: string }

/** Such files are compressed already. */
const PACKED = /\.(png|jpe?g|webp|avif|pdf|zip|xlsx)$/i

export async function writeShopArchive(
  services: ArchiveServices,
  { shop, to, onProgress }: { shop: ArchivedShop; to: string; onProgress: (done: ArchiveProgress) => void },
): Promise<WrittenArchive> {
  const zip = new ArchiveFile(to)
  const done = { rows: 0, files: 0 }
  const pictures = new Set<string>()
  const tell = () => onProgress({ ...done })
  try {
    const rows = await services.database.inSnapshot(shop.id, (tx) =>
      archiveRows(tx, { zip, shop, done, pictures, tell }),
    )
    const files = await archiveFiles(services.files, { zip, shop, done, pictures, tell })
    const manifest = {
      format: 'estampa-shop',
      formatVersion: 1,
      madeAt: services.now().toISOString(),
      shop: { number: shop.id, name: shop.name },
      ...rows,
      files,
      leftOut: secretColumns,
    }
    await zip.add('manifest.json', lines([JSON.stringify(manifest, null, 2)]))
    return { ...done, ...(await zip.end()) }
  } catch (error) {
    await zip.abandon(error as Error)
    throw error
  }
}

type Archiving = {
  zip: ArchiveFile
  shop: ArchivedShop
  done: { rows: number; files: number }
  /** Names of the pictures of which rows speak. */
  pictures: Set<string>
  tell: () => void
}

async function archiveRows(tx: Tx, { zip, shop: { id }, done, pictures, tell }: Archiving) {
  const shopRow = await readShopRow(tx, id)
  for (const name of picturesNamedIn(shopRow.join(''))) pictures.add(name)
  const shop = await zip.add('shop.jsonl', lines(shopRow))
  const people = await zip.add('people.jsonl', lines(await readPeopleOfShop(tx)))
  const tables = []
  for (const table of await listShopTables(tx)) {
    let rows = 0
    async function* counted() {
      for await (const batch of readArchivedRows(tx, table)) {
        rows += batch.length
        done.rows += batch.length
        tell()
        const text = `${batch.join('\n')}\n`
        for (const name of picturesNamedIn(text)) pictures.add(name)
        yield Buffer.from(text)
      }
    }
    const entry = await zip.add(`rows/${table.name}.jsonl`, counted())
    tables.push({ table: table.name, rows, ...entry })
  }
  return { schema: await findSchemaVersion(tx), shopRow: shop, people, tables }
}

async function archiveFiles(files: Files, { zip, shop, done, pictures, tell }: Archiving) {
  const known: string[] = []
  let bytes = 0
  const keep = async (key: string) => {
    const content = await files.stream(key)
    // deleted meanwhile
    if (!content) return
    const entry = await zip.add(`files/${key}`, content, { isPacked: PACKED.test(key) })
    known.push(JSON.stringify(entry))
    bytes += entry.bytes
    done.files += 1
    tell()
  }
  for await (const key of listShopFiles(files, shop)) await keep(key)
  for await (const key of listSharedPictures(files, shop, pictures)) await keep(key)
  const list = await zip.add('files.jsonl', lines(known))
  return { count: known.length, bytes, list }
}

async function* lines(all: readonly string[]): AsyncGenerator<Buffer> {
  for (const line of all) yield Buffer.from(`${line}\n`)
}

/** A ZIP of any size on the disk, one entry after the other, with the sum of the whole. */
class ArchiveFile {
  readonly #zip = new ZipFile()
  readonly #sum = createHash('sha256')
  readonly #written: Promise<void>
  #bytes = 0

  constructor(to: string) {
    const output = this.#zip.outputStream as Readable
    const measured = async function* (this: ArchiveFile, chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        this.#sum.update(chunk)
        this.#bytes += chunk.length
        yield chunk
      }
    }.bind(this)
    this.#zip.on('error', (error) => output.destroy(error as Error))
    this.#written = pipeline(output, measured, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    // whoever waits for an entry hears of it
    this.#written.catch(() => {})
  }

  async add(file: string, content: AsyncIterable<Buffer>, { isPacked = false } = {}): Promise<ArchiveEntry> {
    const sum = createHash('sha256')
    const entry = { file, bytes: 0, sha256: '' }
    const stream = Readable.from(summed(content, sum, entry), { objectMode: false })
    this.#zip.addReadStream(stream, file, { compress: !isPacked, forceZip64Format: true })
    // a full disk reads no entry to its end
    await Promise.race([finished(stream), this.#written])
    return { ...entry, sha256: sum.digest('hex') }
  }

  async end(): Promise<{ bytes: number; sha256: string }> {
    this.#zip.end()
    await this.#written
    return { bytes: this.#bytes, sha256: this.#sum.digest('hex') }
  }

  async abandon(error: Error): Promise<void> {
    const output = this.#zip.outputStream as Readable
    output.destroy(error)
    await this.#written.catch(() => {})
  }
}

async function* summed(content: AsyncIterable<Buffer>, sum: Hash, entry: { bytes: number }) {
  for await (const chunk of content) {
    sum.update(chunk)
    entry.bytes += chunk.length
    yield chunk
  }
}
