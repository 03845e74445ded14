import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from './files.ts'
import { findPicturePasses, findVariant, passesKey } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'passes-'))
const files = openFiles({ driver: 'disk', folder })
afterAll(() => rm(folder, { recursive: true }))

test('the passes of a picture are found by its address, and no address of people leads to them [BLD-02] [LOOK-01]', async () => {
  const passes = Buffer.from('passes')
  await files.put(passesKey('demo/taza-1a2b3c4d'), passes, 'image/webp')
  expect(await findPicturePasses(files, '/pictures/demo/taza-1a2b3c4d.webp')).toEqual(passes)
  for (const address of ['/pictures/demo/other.webp', 'https://shop.example/taza.webp', ''])
    expect(await findPicturePasses(files, address)).toBeUndefined()
  for (const address of ['demo/taza-1a2b3c4d.passes.webp', 'demo/taza-1a2b3c4d.passes.960.webp'])
    expect(await findVariant(files, address)).toBeUndefined()
})
