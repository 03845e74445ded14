/** A shop's products, files in a folder of their own, and the import command on both. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Generic } from '@estampa/domain/catalog'
import { expect } from 'vitest'
import type { GenericDraft } from '../src/catalog/generics.store.ts'
import { saveGenerics } from '../src/catalog/save-generics.ts'
import { saveTechnique } from '../src/customization/customization.store.ts'
import { importCatalog } from '../src/import/import-catalog.ts'
import { CannotImport } from '../src/import/read/source.ts'
import { findByExternalId } from '../src/import/save/import.store.ts'
import { screenPrinting } from './products.ts'
import type { TestShops } from './test-shops.ts'

export type ImportFixture = ReturnType<typeof openImportFixture>

export function openImportFixture(testShops: TestShops) {
  const folder = mkdtempSync(join(tmpdir(), 'estampa-import-'))
  async function open(name: string) {
    const shop = await testShops.services.shops.byName(name)
    if (!shop) throw new CannotImport(`No existe la tienda «${name}».`)
    const nothing = async () => {}
    return { services: testShops.services, shop, analyze: nothing, close: nothing }
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
      let output = ''
      const write = (text: string) => {
        output += text
      }
      const code = await importCatalog(['--shop', 'pampa', ...args], {
        open,
        screen: { isTTY: false, write },
      })
      return { code, said: output }
    },
    save: (...drafts: GenericDraft[]) =>
      testShops.services.database.inShop(testShops.pampa, (tx) => saveGenerics(tx, drafts)),
    screenPrinting: () =>
      testShops.services.database.inShop(testShops.pampa, (tx) => saveTechnique(tx, screenPrinting())),
    async find(code: string): Promise<Generic> {
      const found = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
        findByExternalId(tx, [code]),
      )
      return found.get(code) ?? expect.fail(`${code} is not there`)
    },
    async isThere(code: string): Promise<boolean> {
      const found = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
        findByExternalId(tx, [code]),
      )
      return found.has(code)
    },
  }
}
