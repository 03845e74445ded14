/** A shop's products, files in a folder of their own, and the import command on both. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Generic } from '@estampa/domain/catalog'
import { expect } from 'vitest'
import { type GenericDraft, saveGenerics } from '../src/catalog/save-generics.ts'
import { saveTechnique } from '../src/customization/customization.store.ts'
import { importCatalog } from '../src/import/import-catalog.ts'
import { CannotImport } from '../src/import/read/source.ts'
import { findByExternalId } from '../src/import/save/import.store.ts'
import type { Cast } from './cast.ts'
import { screenPrinting } from './products.ts'

export type ImportStage = ReturnType<typeof openImportStage>

export function openImportStage(cast: Cast) {
  const folder = mkdtempSync(join(tmpdir(), 'estampa-import-'))
  async function open(name: string) {
    const shop = await cast.services.shops.byName(name)
    if (!shop) throw new CannotImport(`No existe la tienda «${name}».`)
    const nothing = async () => {}
    return { services: cast.services, shop, analyze: nothing, close: nothing }
  }
  return {
    close: () => rmSync(folder, { recursive: true }),
    file(name: string, content: string | Buffer): string {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    /** On the shop pampa. Gives the exit code and what the operator sees. */
    async run(...args: string[]): Promise<{ code: number; said: string }> {
      let said = ''
      const write = (text: string) => {
        said += text
      }
      const code = await importCatalog(['--shop', 'pampa', ...args], {
        open,
        screen: { isTTY: false, write },
      })
      return { code, said }
    },
    save: (...drafts: GenericDraft[]) =>
      cast.services.database.inShop(cast.pampa, (tx) => saveGenerics(tx, drafts)),
    screenPrinting: () =>
      cast.services.database.inShop(cast.pampa, (tx) => saveTechnique(tx, screenPrinting())),
    async find(code: string): Promise<Generic> {
      const found = await cast.services.database.readInShop(cast.pampa, (tx) => findByExternalId(tx, [code]))
      return found.get(code) ?? expect.fail(`${code} is not there`)
    },
    async isThere(code: string): Promise<boolean> {
      const found = await cast.services.database.readInShop(cast.pampa, (tx) => findByExternalId(tx, [code]))
      return found.has(code)
    },
  }
}
