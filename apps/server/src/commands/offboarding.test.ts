/** A shop leaves, by the console. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawZip } from '../../test/raw-zip.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { runCommand } from './run-command.ts'
import { shopCommands } from './shop/commands.ts'

let testShops: TestShops
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-leaving-'))
  testShops = await openTestShops({ FILES_DIR: join(folder, 'files') })
})
afterAll(async () => {
  await testShops.close()
  await rm(folder, { recursive: true, force: true })
})

async function shop(...args: string[]): Promise<{ code: number; said: string }> {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const { services, ownerUrl } = testShops
  const roles = { owner: ownerUrl, app: '' }
  const open = async () => ({ services, ownerUrl, roles, close: async () => {} })
  const code = await runCommand(shopCommands, {
    args,
    open,
    input: async () => '',
    write: hear,
    complain: hear,
  })
  return { code, said }
}

test('a shop is copied into a file, which is never written over [OWN-02] [OWN-21]', async () => {
  const to = join(folder, 'pampa.zip')
  expect(await shop('export', 'pampa')).toMatchObject({ code: 2, said: expect.stringContaining('--to') })
  expect((await shop('export', 'nadie', '--to', to)).said).toContain('No existe la tienda «nadie»')
  const rehearsed = await shop('export', 'pampa', '--to', to, '--dry-run', '--json')
  expect(JSON.parse(rehearsed.said)).toMatchObject({
    rows: { staff: expect.any(Number) },
    files: expect.any(Number),
  })
  const done = JSON.parse((await shop('export', 'pampa', '--to', to, '--json')).said)
  const entries = rawZip(await readFile(to))
  expect(JSON.parse(entries.get('manifest.json')?.toString() ?? '')).toMatchObject({
    shop: { name: 'pampa' },
  })
  expect(done).toMatchObject({ shop: 'pampa', sha256: expect.stringMatching(/^[\da-f]{64}$/) })
  expect(await shop('export', 'pampa', '--to', to)).toMatchObject({
    code: 1,
    said: expect.stringContaining('ya existe'),
  })
})

test('a deletion is rehearsed, confirmed by the name, and taken back [OWN-02] [OWN-21]', async () => {
  expect((await shop('delete', 'pampa', '--confirm', 'pampa')).said).toContain('Suspéndela primero')
  await shop('suspend', 'pampa')
  expect((await shop('delete', 'pampa')).said).toContain('Va con --confirm')
  expect((await shop('delete', 'pampa', '--dry-run')).said).toMatch(/Ensayo: el \d{4}-\d\d-\d\d se borraría/)
  expect((await shop('keep', 'pampa')).code).toBe(1)
  const planned = JSON.parse((await shop('delete', 'pampa', '--confirm', 'pampa', '--json')).said)
  expect(planned).toMatchObject({ shop: 'pampa', saved: true })
  expect(await testShops.services.files.has(planned.copy)).toBe(true)
  expect((await shop('open', 'pampa')).said).toContain('tiene fecha de borrado')
  expect((await shop('keep', 'pampa')).said).toContain('Ya no se borra')
  expect((await shop('open', 'pampa')).code).toBe(0)
})

test('quotas are said for a shop and for all, and shown beside what is used [OWN-20] [OWN-21]', async () => {
  expect((await shop('quotas')).said).toContain('sin límite')
  expect(await shop('quotas', 'pampa', 'products=muchos')).toMatchObject({ code: 2 })
  expect(await shop('quotas', 'pampa', 'gatos=3')).toMatchObject({ code: 2 })
  expect((await shop('quotas', 'nadie', 'products=3')).said).toContain('No existe la tienda «nadie»')
  const said = await shop('quotas', 'pampa', 'products=500', 'uploads=2,5', '--json')
  expect(JSON.parse(said.said)).toMatchObject([
    { kind: 'products', most: 500, own: 500 },
    { kind: 'uploads', most: 2_500_000_000 },
    { kind: 'people', most: null },
    { kind: 'mails', most: null },
  ])
  expect((await shop('quotas', 'people=12')).said).toMatch(/people +personas +12/)
  expect((await shop('quotas', 'pampa', 'products=')).said).toMatch(/products .* sin límite/)
  expect((await shop('quotas', 'pampa')).said).toMatch(/people +personas +\d+ +12 +de la instalación/)
})

test('the console says how the installation is, and what it does not know [OWN-20] [OWN-21]', async () => {
  expect((await shop('health')).said).toContain('no se sabe: nadie la anotó')
  await shop('backup-done', '--dry-run')
  expect(JSON.parse((await shop('health', '--json')).said)).toMatchObject({
    jobs: { failed: 0, byTask: expect.any(Array) },
    mails: { isSetUp: false },
    disk: { freeBytes: expect.any(Number) },
    lastBackup: null,
  })
  expect((await shop('backup-done', '--text', 'pg_dump')).said).toContain('Anotada')
  const { lastBackup } = JSON.parse((await shop('health', '--json')).said)
  expect(Date.now() - Date.parse(lastBackup)).toBeLessThan(60_000)
})
