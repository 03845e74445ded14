import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storeCatalogPicture } from './catalog-picture.ts'
import { openFiles } from './files.ts'

test('the placeholder of a cut-out picture has the color of paper, not of nothing [LOOK-04]', async () => {
  const folder = join(tmpdir(), `estampa-catalog-picture-${randomUUID()}`)
  const mug = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#e30613' } })
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: '#00000000' })
    .png()
    .toBuffer()
  const kept = await storeCatalogPicture(
    openFiles({ driver: 'disk', folder }),
    { shop: 'pampa', by: 'desk' },
    mug,
  )
  if (isRefusal(kept)) throw new Error(kept.refusal)
  expect(kept).toMatchObject({ width: 200, height: 200, color: '#f8f8f8' })
  await rm(folder, { recursive: true })
})
