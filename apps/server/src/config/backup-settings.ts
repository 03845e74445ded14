/** How backups are read and encrypted. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { areCellUrls, readCellUrls } from './cell-urls.ts'

const MIN_KEY_CHARACTERS = 16

export const backupSettings = {
  BACKUP_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://backup:password@host/database',
    })
    .optional()
    .describe('Role that backups read with, past row-level security; that of DATABASE_URL if not set'),
  BACKUP_CELLS: z
    .string()
    .refine(areCellUrls, 'must be names with addresses: south=postgres://backup:password@host/database')
    .optional()
    .describe('The same for the databases of CELLS, by name, with commas; those of CELLS if not set'),
  BACKUP_SCRATCH_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://owner:password@host/empty-database',
    })
    .optional()
    .describe('Empty database of the owner, in which a backup is opened to bring back one shop'),
  BACKUP_KEY: z
    .string()
    .min(MIN_KEY_CHARACTERS, `must have ${MIN_KEY_CHARACTERS} characters at least`)
    .optional()
    .describe(
      'Encrypts backups and opens them: 16 characters at least; without a key they are not encrypted',
    ),
  BACKUP_KEY_FILE: z.string().optional().describe('File with that key, instead'),
}

type Given = z.infer<z.ZodObject<typeof backupSettings>>

export const backupOf = (given: Given) => ({
  url: given.BACKUP_URL,
  cellUrls: readCellUrls(given.BACKUP_CELLS),
  scratchUrl: given.BACKUP_SCRATCH_URL,
  key: given.BACKUP_KEY,
  keyFile: given.BACKUP_KEY_FILE,
})

/** The passphrase of backups; a file is read only by who makes or opens one. */
export function readBackupKey({ key, keyFile }: ReturnType<typeof backupOf>): string | undefined {
  if (keyFile === undefined) return key
  if (key !== undefined) throw new Error('BACKUP_KEY and BACKUP_KEY_FILE exclude each other.')
  const text = readFileSync(keyFile, 'utf8').trim()
  if (text.length < MIN_KEY_CHARACTERS) {
    throw new Error(`The key in BACKUP_KEY_FILE must have ${MIN_KEY_CHARACTERS} characters at least.`)
  }
  return text
}
