import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EntryToPack, packTar, unpackTar } from './tar.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estampa-tar-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function* textOf(text: string) {
  if (text) yield Buffer.from(text)
}
async function* listed(entries: readonly EntryToPack[]) {
  yield* entries
}
const file = (name: string, text: string, size = text.length): EntryToPack => ({
  name,
  mode: 0o600,
  size,
  content: textOf(text),
})
async function pack(entries: readonly EntryToPack[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of packTar(listed(entries))) pieces.push(piece)
  return Buffer.concat(pieces)
}
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700)
}

const long = `shops/1/${'carpeta/'.repeat(15)}${'x'.repeat(80)}.webp`

test('files come back as they went, those that nobody reads are passed over, and any tar reads them [SYS-05]', async () => {
  const bytes = await pack([
    { name: 'data', mode: 0o700, isFolder: true },
    file('data/empty', ''),
    file('data/block', 'b'.repeat(512)),
    file('passed/over', 'c'.repeat(5_000)),
    file(long, 'hola'),
  ])
  const found: unknown[] = []
  for await (const entry of unpackTar(inPieces(bytes))) {
    if (entry.isFolder || entry.name === 'passed/over') found.push(entry.name)
    else {
      const content = []
      for await (const piece of entry.content) content.push(piece)
      found.push([entry.name, entry.mode, Buffer.concat(content).toString()])
    }
  }
  expect(found).toEqual([
    'data',
    ['data/empty', 0o600, ''],
    ['data/block', 0o600, 'b'.repeat(512)],
    'passed/over',
    [long, 0o600, 'hola'],
  ])
  const path = join(folder, 'all.tar')
  writeFileSync(path, bytes)
  const listing = execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).split('\n')
  expect(listing.slice(0, 5)).toEqual(
    ['data/', 'data/empty', 'data/block', 'passed/over', long].map((name) =>
      name === 'data/' ? expect.stringMatching(/^data\/?$/) : name,
    ),
  )
})

test('a file that changes meanwhile, a tar that ends early and a name that leads out are refused [SYS-05]', async () => {
  await expect(pack([file('a', 'abc', 4)])).rejects.toThrow('cambió mientras')
  const read = async (bytes: Buffer) => {
    for await (const _ of unpackTar(inPieces(bytes)));
  }
  await expect(read((await pack([file('a', 'abc')])).subarray(0, 600))).rejects.toThrow('incompleta')
  await expect(read(Buffer.alloc(1_024, 'x'))).rejects.toThrow('dañada')
  for (const name of ['../etc/passwd', '/etc/passwd', 'a/../../b']) {
    await expect(read(await pack([file(name, 'x')]))).rejects.toThrow('no se acepta')
  }
})
