/**
 * The command that imports a supplier's catalog into a shop. It may be run again at any time: what has not changed
 * is not written. A bad row is told with its place and its reason and never stops the rest. The file is read as it
 * is saved, so its size does not matter, but for spreadsheets.
 */
import { readFile } from 'node:fs/promises'
import type { ImportContext, ShopForImport } from './import-context.ts'
import { importFile } from './import-file.ts'
import { type FileImport, help, type ImportOptions, readImportOptions } from './options.ts'
import type { Terminal } from './progress-bar.ts'
import { CannotImport, type ImportSource, inspect } from './read/source.ts'
import { showRuns } from './runs/show-runs.ts'
import { showUndo } from './runs/show-undo.ts'
import { Mapping } from './table/columns.ts'

/** Gives the exit code: 0 all well, 1 nothing could be imported, 2 some rows are bad. */
export async function importCatalog(args: readonly string[], world: ImportContext): Promise<number> {
  const { screen } = world
  try {
    const options = readImportOptions(args)
    if (!options) {
      screen.write(help)
      return 0
    }
    const { command } = options
    const input = command.kind === 'file' ? await readInput(command) : undefined
    const shop = await world.open(options.shop)
    try {
      return input
        ? await importFile({ ...input, options, shop, world })
        : await onRuns(options, shop, screen)
    } finally {
      await shop.close()
    }
  } catch (error) {
    screen.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

async function readInput(
  command: FileImport,
): Promise<{ command: FileImport; source: ImportSource; mapping: Mapping | undefined }> {
  const source = await inspect(command.file)
  const { mappingFile } = command
  const mapping = mappingFile === undefined ? undefined : await readMapping(mappingFile)
  return { command, source, mapping }
}

async function onRuns(
  { command, who, isRehearsal }: ImportOptions,
  shop: ShopForImport,
  screen: Terminal,
): Promise<number> {
  if (command.kind === 'undo') return showUndo(shop, { run: command.run, who, isRehearsal }, screen)
  return showRuns(shop, screen)
}

async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotImport(`No se puede leer el mapa ${path}.`)
  })
  try {
    return Mapping.parse(JSON.parse(text))
  } catch (cause) {
    const { message } = cause as Error
    throw new CannotImport(`El mapa ${path} tiene un error: ${message}`)
  }
}
