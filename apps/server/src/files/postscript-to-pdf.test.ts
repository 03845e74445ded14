import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, someOf } from '../../test/depth.ts'
import { ghostscript } from '../../test/external-programs.ts'
import { dosEps, drawnPostscript, eps, hostilePostscript, spotProgram } from '../../test/postscript-files.ts'
import { postscriptAsPdf } from './postscript-to-pdf.ts'
import { type Artwork, readArtworkFile } from './read-artwork-file.ts'
import { readPdfArt } from './read-pdf.ts'

const gs = ghostscript()
const programs = { ghostscript: gs, heifConvert: undefined }
const secret = `clave-${randomUUID()}`
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-eps-'))
  await writeFile(join(folder, 'secreto'), secret)
})
afterAll(() => rm(folder, { recursive: true }))

async function tryToRead(bytes: Buffer, page?: number): Promise<Artwork | Refusal> {
  const path = join(folder, 'sent')
  await writeFile(path, bytes)
  return readArtworkFile(path, programs, page)
}

async function read(bytes: Buffer, page?: number): Promise<Artwork> {
  const artwork = await tryToRead(bytes, page)
  if (isRefusal(artwork)) throw new Error(JSON.stringify(artwork))
  return artwork
}

const SCALE = 4

/** The page as Ghostscript itself paints it, which takes none of the way over PDF and SVG. */
async function paintedByGhostscript(program: string): Promise<Buffer> {
  const [file, png] = [join(folder, 'painted.eps'), join(folder, 'painted.png')]
  await writeFile(file, eps(program))
  const how = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=png16m', '-dEPSCrop', `-r${72 * SCALE}`]
  execFileSync(gs ?? '', [...how, '-dGraphicsAlphaBits=4', `-sOutputFile=${png}`, file], { stdio: 'ignore' })
  return sharp(png).trim({ background: '#fff', threshold: 20 }).toBuffer()
}

describe.runIf(gs)('an EPS comes in where the machine has Ghostscript [API-51] [DEC-08]', () => {
  test.each(Object.entries(drawnPostscript))('%s stay vectors and look alike', async (_name, program) => {
    const artwork = await read(eps(program))
    expect(artwork).toMatchObject({ isVector: true, page: 1, pages: 1 })
    expect(artwork.drawing).not.toContain('<image')
    const theirs = sharp(await paintedByGhostscript(program))
    const { width, height } = await theirs.metadata()
    const both = [
      theirs.clone(),
      sharp(artwork.bytes).flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' }),
    ].map((one) => one.removeAlpha().toColourspace('srgb').blur(2).raw().toBuffer())
    const [a = Buffer.alloc(0), b = Buffer.alloc(0)] = await Promise.all(both)
    expect(a.length).toBe(b.length)
    const far = a.reduce((sum, value, at) => sum + (Math.abs(value - (b[at] ?? 0)) > 64 ? 1 : 0), 0)
    expect(far / a.length).toBeLessThan(0.02)
  })

  test('of a page that is chosen', async () => {
    const two = Buffer.from(
      '%!PS\n1 0 0 setrgbcolor 10 10 50 50 rectfill showpage\n0 0 1 setrgbcolor 10 10 90 50 rectfill showpage\n',
    )
    expect(await read(two)).toMatchObject({ page: 1, pages: 2, colours: ['#ff0000'] })
    expect(await read(two, 2)).toMatchObject({ page: 2, pages: 2, colours: ['#0000ff'] })
    expect(await tryToRead(two, 3)).toEqual({ refusal: 'page_missing', page: 3, pages: 2 })
  })

  test('with the picture of it that Windows shows', async () => {
    expect(await read(dosEps('1 0 0 setrgbcolor 10 10 50 50 rectfill'))).toMatchObject({
      colours: ['#ff0000'],
    })
  })

  deepTest('in a spot ink, which keeps its name', async () => {
    const { inks, colours } = await read(eps(spotProgram))
    expect(inks).toEqual([{ hex: expect.any(String), name: 'PANTONE 485 C' }])
    expect(colours).toContain(inks[0]?.hex)
  })

  test.each([
    ['Helvetica', 'Helvetica'],
    ['Frutiger-Bold', 'Frutiger-Bold'],
  ])('but not set in %s, which it does not bring [DEC-09]', async (font, named) => {
    const text = `/${font} findfont 20 scalefont setfont 10 10 moveto (Bodega) show`
    expect(await tryToRead(eps(text))).toEqual({ refusal: 'pdf_live_text', font: named })
  })

  test('but not where nothing is drawn', async () => {
    expect(await tryToRead(eps(''))).toMatchObject({ refusal: expect.stringMatching(/^pdf_page_empty$/) })
  })
})

describe.runIf(gs)('a program that means ill gets nowhere [API-51] [SYS-04] [ERR-03]', () => {
  const isEndless = ([, [refusal]]: [string, (typeof hostilePostscript)[string]]) =>
    refusal.test('pdf_too_complex')
  const all = Object.entries(hostilePostscript)
  // each of these ends at the same limit of time
  const endless = someOf(all.filter(isEndless), 1)
  test.each([...all.filter((one) => !isEndless(one)), ...endless])(
    '%s',
    async (_name, [refusal, program]) => {
      const written = join(folder, `written-${randomUUID()}`)
      const mine = program.replaceAll('SECRET', join(folder, 'secreto')).replaceAll('WRITTEN', written)
      const path = join(folder, 'sent')
      await writeFile(path, eps(mine))
      // a deep run waits for the limit of a real upload
      const made = await postscriptAsPdf(path, gs ?? '', process.env.DEEP ? {} : { cpuSeconds: 2 })
      const answer = isRefusal(made) ? made : await readPdfArt(made, 1)
      expect(answer).toMatchObject({ refusal: expect.stringMatching(refusal) })
      expect(JSON.stringify(answer)).not.toContain(secret)
      expect(existsSync(written)).toBe(false)
      expect(readFileSync(join(folder, 'secreto'), 'utf8')).toBe(secret)
      await expect.poll(ghostscripts).toEqual([])
      expect(await leftFolders()).toEqual([])
    },
  )

  test('one that hides its fault draws nothing of what it may not read', async () => {
    const secretPath = join(folder, 'secreto')
    const { drawing } = await read(
      eps(`{ (${secretPath}) (r) file pop 0 0 200 200 rectfill } stopped { 10 10 50 20 rectfill } if`),
    )
    expect(drawing).toContain('viewBox="10 170 50 20"')
  })

  test('one that names the files around it finds itself alone', async () => {
    const { drawing } = await read(
      eps(
        '0 (*) { pop 1 add } 100 string filenameforall dup 5 gt { pop 5 } if 10 mul 10 10 3 -1 roll 20 rectfill',
      ),
    )
    // ten points wide: one file
    expect(drawing).toMatch(/viewBox="10 170 (10|20) 20"/)
  })

  test('the next one is read as before', async () => {
    expect(await read(eps('10 10 50 20 rectfill'))).toMatchObject({ isVector: true })
  })
})

test.skipIf(gs)('Ghostscript is not here: apt-get install ghostscript', (context) => context.skip())

test('without Ghostscript a shop says how to save the file [API-51] [ERR-03] [DEC-08]', async () => {
  const path = join(folder, 'sent')
  for (const bytes of [eps('0 0 9 9 rectfill'), dosEps('0 0 9 9 rectfill')]) {
    await writeFile(path, bytes)
    expect(await readArtworkFile(path, { ghostscript: undefined, heifConvert: undefined })).toEqual({
      refusal: 'artwork_postscript',
    })
  }
})

/** Processes of ours that still interpret something. */
function ghostscripts(): string[] {
  const lines = execFileSync('ps', ['-eo', 'ppid,args']).toString().split('\n')
  return lines.filter((line) => line.includes('made.pdf') && !line.includes('ps -eo'))
}

async function leftFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('estampa-artwork-program-'))
}
