/** Pictures of looks that were dropped, and those that a page shows or may show again. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { orphanedFileTasks } from './orphaned-files.jobs.ts'

let office: TestOffice
let owner: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice({
    FILES_DIR: join(process.env.TMPDIR ?? '/tmp', `estampa-look-pictures-${randomUUID()}`),
  })
  owner = await office.enter('duena@pampa.example')
})
afterAll(() => office.close())

const desk = () => owner.api('pampa').staff
const DAY_MS = 86_400_000

/** Uploaded as somebody does who tries a logo; gives its address. */
async function upload(tone: number): Promise<string> {
  const bytes = await sharp({
    create: { width: 90, height: 40, channels: 3, background: '#fff' },
  })
    .composite([
      { input: { create: { width: 30, height: 20, channels: 3, background: { r: tone, g: 9, b: 9 } } } },
    ])
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], `logo-${tone}.png`, { type: 'image/png' })
  return (await desk().uploadLookPicture({ use: 'logo' }, { files: [file] })).url
}
const isThere = async (url: string) => (await office.services.files.has(keyOf(url))) && url
const keyOf = (url: string) => url.replace(/^\/(.*)\.webp$/, '$1.png')
const sweep = (days: number) =>
  orphanedFileTasks.sweep_files?.(
    {},
    {
      ...office.services,
      now: () => new Date(Date.now() + days * DAY_MS),
    },
  )

test('a picture of a draft that was dropped is gone some days later with its sizes, one that was ever published stays [SYS-04] [OWN-03]', async () => {
  const [tried, published, drafted] = [await upload(10), await upload(120), await upload(240)]
  const made = tried.replace(/^\/pictures\/(.*)\.webp$/, 'pictures-made/$1.480.webp')
  await office.services.files.put(made, Buffer.from('x'), 'image/webp')
  const save = (logo: string) => desk().saveLookDraft({ fields: { logo } })
  await save(tried)
  await save(published)
  await desk().publishLook({})
  await save(drafted)

  await sweep(2)
  expect(await Promise.all([tried, published, drafted].map(isThere))).toEqual([tried, published, drafted])
  await sweep(4)
  expect(await Promise.all([tried, published, drafted].map(isThere))).toEqual([false, published, drafted])
  expect(await office.services.files.has(made)).toBe(false)

  await desk().discardLookDraft({})
  await sweep(4)
  expect(await Promise.all([published, drafted].map(isThere))).toEqual([published, false])
})
