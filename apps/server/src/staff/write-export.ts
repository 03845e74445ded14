/** Writes a table into a file, chunk by chunk, and keeps who asked for it with how many rows it has. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { forgetDeskFileLater, newDeskFileKey } from '../files/desk-files.ts'
import { fileTypes } from '../files/file-types.ts'
import { signedAddress } from '../files/signed-addresses.ts'
import type { SpreadsheetColumn, SpreadsheetRow } from '../files/spreadsheet/cells.ts'
import { streamCsv } from '../files/spreadsheet/csv.ts'
import { streamXlsx } from '../files/spreadsheet/xlsx.ts'
import type { Context } from '../http/context.ts'

export type ExportToWrite = {
  /** 'orders': the subject of the change that is kept. */
  kind: string
  /** «pedidos-2026-11-24»; also the sheet's. */
  name: string
  title: string
  format: 'csv' | 'xlsx'
  /** By what it was narrowed, without a word that names a person. */
  filter: Readonly<Record<string, unknown>>
  columns: readonly SpreadsheetColumn[]
  /** Some hundred rows at a time. */
  chunks: (read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>) => AsyncIterable<readonly SpreadsheetRow[]>
}
type ExportContext = Pick<Context, 'services' | 'shop' | 'record'>

/** As many at once as leave the answers their processor. */
const MOST_AT_ONCE = 2
let running = 0

export async function writeExport(
  context: ExportContext,
  table: ExportToWrite,
): Promise<{ url: string; name: string; rows: number } | Refusal<'busy'>> {
  if (running >= MOST_AT_ONCE) return refuse('busy')
  running += 1
  try {
    return await write(context, table)
  } finally {
    running -= 1
  }
}

async function write({ services, shop, record }: ExportContext, table: ExportToWrite) {
  const { database, files, config } = services
  const name = `${table.name}.${table.format}`
  const key = newDeskFileKey(shop.id, name)
  const part = await files.openPart()
  let rows = 0
  async function* counted() {
    for await (const chunk of table.chunks((work) => database.readInShop(shop.id, work))) {
      rows += chunk.length
      yield chunk
    }
  }
  const content =
    table.format === 'csv'
      ? streamCsv(table.columns, counted())
      : streamXlsx(table.title, table.columns, counted())
  try {
    await pipeline(Readable.from(content), createWriteStream(part))
    await database.inShop(shop.id, async (tx) => {
      await forgetDeskFileLater(tx, key)
      const subject = { kind: 'export', id: table.kind, name }
      await record(tx, { subject, before: {}, after: { rows, ...table.filter } })
    })
    await files.take(key, part, fileTypes[table.format] ?? '')
  } finally {
    await rm(part, { force: true })
  }
  return { url: signedAddress(config, key, services.now()), name, rows }
}
