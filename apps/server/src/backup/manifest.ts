/**
 * What a backup says of itself. It is written last: a folder without it is none. With a passphrase it is sealed, so
 * nothing in it can be exchanged, and a wrong passphrase is noticed before anything is read.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listMigrations } from '../db/migrate.ts'
import { type BackupKeys, openKeys } from './encryption.ts'

const FILE = 'manifest.json'
/** Of several cells: a version before would bring back the home cell alone. */
const FORMAT_VERSIONS = { one: 1, several: 2 } as const

const Part = z.object({
  file: z.string().regex(/^[a-z\d.-]+$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
})
/** `dump`: what pg_dump made, of this version; `folder`: the stopped embedded database. */
const DatabasePart = Part.extend({
  kind: z.enum(['dump', 'folder']),
  postgres: z.int(),
  /** Of each table. */
  rows: z.record(z.string(), z.int()),
})
const Manifest = z.object({
  format: z.literal('estampa-backup'),
  formatVersion: z.literal(Object.values(FORMAT_VERSIONS)),
  madeAt: z.iso.datetime(),
  /** Of the product. */
  version: z.string(),
  /** All that the database had. */
  migrations: z.array(z.string()),
  /** Of the home cell. */
  database: DatabasePart,
  /** Of the other cells. */
  cells: z.array(DatabasePart.extend({ name: z.string().regex(/^[a-z][a-z\d-]{0,30}$/) })).default([]),
  /** null: they were not asked for. */
  files: Part.extend({ count: z.int() }).nullable(),
  /** null: not encrypted. */
  encryption: z
    .object({ cipher: z.literal('aes-256-gcm in chunks'), salt: z.string().regex(/^[\da-f]{32}$/) })
    .nullable(),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupPart = z.infer<typeof Part>
export type DatabasePart = z.infer<typeof DatabasePart>
const Sealed = z.looseObject({ seal: z.string().optional() })

export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'formatVersion'>,
  keys: BackupKeys | undefined,
): Promise<Manifest> {
  const formatVersion = content.cells.length > 0 ? FORMAT_VERSIONS.several : FORMAT_VERSIONS.one
  const manifest: Manifest = { format: 'estampa-backup', formatVersion, ...content }
  const seal = keys?.seal(JSON.stringify(manifest))
  const text = JSON.stringify({ ...manifest, ...(seal !== undefined && { seal }) }, null, 2)
  await writeFile(join(folder, FILE), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return manifest
}

/** Throws with the reason why this version cannot bring it back. */
export async function readManifest(
  folder: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; keys: BackupKeys | undefined }> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Error(`En ${folder} no hay una copia entera: falta ${FILE}.`)
  })
  const { seal, ...content } = Sealed.parse(parseJson(text))
  const parsed = Manifest.safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`El ${FILE} de la copia no se entiende: ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const manifest = parsed.data
  const known = new Set(await listMigrations())
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `La copia es de una versión posterior (${manifest.version}; esta no conoce ${unknown[0]}). Se restaura con esa versión.`,
    )
  }
  if (!manifest.encryption) return { manifest, keys: undefined }
  if (passphrase === undefined) {
    throw new Error('La copia está cifrada: falta su clave, en BACKUP_KEY o BACKUP_KEY_FILE.')
  }
  const keys = await openKeys(passphrase, manifest.encryption.salt)
  if (!keys.isSealOf(seal ?? '', JSON.stringify(content))) {
    throw new Error('La clave no es la de esta copia, o alguien cambió su manifest.json.')
  }
  return { manifest, keys }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`El ${FILE} de la copia está dañado.`)
  }
}
