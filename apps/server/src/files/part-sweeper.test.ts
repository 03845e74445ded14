import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFiles } from './files.ts'
import { startPartSweeper } from './part-sweeper.ts'

const log = { warn: () => {} }
const now = () => new Date()

test('each node removes what was left on its own disk, at its start and from then on [SYS-06]', async () => {
  const folder = join(tmpdir(), `estampa-parts-${randomUUID()}`)
  const files = openFiles({ driver: 'disk', folder })
  const left = async (daysAgo: number) => {
    const part = await files.openPart()
    await writeFile(part, 'half')
    const written = new Date(Date.now() - daysAgo * 86_400_000)
    await utimes(part, written, written)
    return part
  }
  const [old, young] = [await left(2), await left(0)]
  const stop = startPartSweeper({ files, log, now, everyMs: 50 })
  await expect.poll(() => existsSync(old)).toBe(false)
  const later = await left(2)
  await expect.poll(() => existsSync(later)).toBe(false)
  expect(existsSync(young)).toBe(true)
  stop()
  await rm(folder, { recursive: true, force: true })
})
