/** What is drawn of a page is compared with what Poppler draws of it, which shares no code with pdf.js. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../test/depth.ts'
import { drawByPoppler } from '../../test/draw-by-poppler.ts'
import { drawnPdfs, inkedPdf, pdfOf, stream } from '../../test/pdf-files.ts'
import { refusedPdfs } from '../../test/refused-pdfs.ts'
import { typesetPdfs } from '../../test/typeset-pdfs.ts'
import { cleanSvg } from './clean-svg.ts'
import { drawSvg } from './draw-svg.ts'
import { readPdfArt } from './read-pdf.ts'

/** PagePixels for a point. */
const SCALE = 4
/** Of 255, in the channel that differs most. */
const FAR = 48

async function draw(pdf: Buffer, page = 1): Promise<string> {
  const drawn = await readPdfArt(pdf, page)
  if (isRefusal(drawn)) throw new Error(JSON.stringify(drawn))
  const clean = cleanSvg(drawn.svg)
  if (isRefusal(clean)) throw new Error('the drawing does not stay as it is cleaned')
  return clean.svg
}

type Rgb = { data: Buffer; width: number; height: number }

/** Edges are smoothed by both in their own way: a pixel or two is no difference. */
async function smoothed(picture: Sharp): Promise<Rgb> {
  const { data, info } = await picture.blur(1.2).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Difference = { mean: number; share: number; isInkOutside: boolean }

async function compare(pdf: Buffer, painter: 'pdftoppm' | 'pdftocairo' = 'pdftoppm'): Promise<Difference> {
  const svg = await draw(pdf)
  const theirs = await smoothed(sharp(await drawByPoppler(pdf, 1, 72 * SCALE, painter)).removeAlpha())
  const [width, height] = [theirs.width / SCALE, theirs.height / SCALE]
  const onPage = svg.replace(
    / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
  )
  const png = await drawSvg(onPage, SCALE * Math.max(width, height))
  if (isRefusal(png)) throw new Error(png.refusal)
  const ours = await smoothed(sharp(png).flatten({ background: '#fff' }))
  return { ...differenceOf(ours, theirs), isInkOutside: hasInkOutside(theirs, boxOf(svg)) }
}

function boxOf(svg: string): number[] {
  return (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map((part) => Number(part) * SCALE)
}

/** Whether anything is drawn outside of the box to which the art was cut, but for the smoothing. */
function hasInkOutside(
  { data, width, height }: Rgb,
  [left = 0, top = 0, wide = 0, high = 0]: number[],
): boolean {
  const slack = 3
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside =
        x >= left - slack && x <= left + wide + slack && y >= top - slack && y <= top + high + slack
      if (!isInside && Math.min(...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)) < 235)
        return true
    }
  }
  return false
}

function differenceOf(ours: Rgb, theirs: Rgb): Pick<Difference, 'mean' | 'share'> {
  expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height])
  let [sum, far] = [0, 0]
  for (let at = 0; at < ours.data.length; at += 3) {
    const channel = (add: number) => Math.abs((ours.data[at + add] ?? 0) - (theirs.data[at + add] ?? 0))
    const most = Math.max(channel(0), channel(1), channel(2))
    sum += most
    if (most > FAR) far += 1
  }
  const pixels = ours.data.length / 3
  return { mean: sum / pixels, share: far / pixels }
}

describe('a page is drawn like by another reader [API-51] [DEC-08]', () => {
  const pages = { ...drawnPdfs, ...typesetPdfs }
  test.each(Object.entries(pages))('%s', async (name, make) => {
    const isRepeated = /^(patterns|meshes)/.test(name)
    const { mean, share, isInkOutside } = await compare(await make(), isRepeated ? 'pdftocairo' : 'pdftoppm')
    // Poppler places small letters at quarters of a pixel, and pictures and tiles without mixing their pixels
    const isPlacedOtherwise = name in typesetPdfs || name.startsWith('pictures') || isRepeated
    expect(share, 'part of the pixels that is far from theirs').toBeLessThan(
      isPlacedOtherwise ? 0.006 : 0.001,
    )
    expect(mean, 'mean distance, of 255').toBeLessThan(1.5)
    expect(isInkOutside).toBe(false)
  })

  test('inks of CMYK and spot inks, which every reader mixes in its own way', async () => {
    const { mean, share, isInkOutside } = await compare(inkedPdf())
    expect(share).toBeLessThan(0.001)
    expect(mean).toBeLessThan(15)
    expect(isInkOutside).toBe(false)
  })
})

describe('a drawing can be worked with like one that came as SVG [API-51] [DEC-08]', () => {
  test('a path is one element in the color that it has on screen', async () => {
    const svg = await draw(pdfOf({ content: '0.8 0.2 0.2 rg 20 20 60 60 re f' }))
    expect(svg).toContain('viewBox="20 120 60 60"')
    expect(svg).toContain('<path d="M20 180L80 180L80 120L20 120Z" fill="#cc3333"/>')
  })

  test('a clip that takes nothing away is left out', async () => {
    const svg = await draw(
      pdfOf({ content: 'q 0 0 200 200 re W n 10 10 150 150 re W n 1 0 0 rg 20 20 60 60 re f Q' }),
    )
    expect(svg).not.toContain('clip')
  })
})

describe('a spot ink keeps the name that the file gives it [API-51] [BLD-02] [DEC-05] [DEC-08]', () => {
  const space = (name: string, way = '10 0 R') => `[/Separation /${name} /DeviceCMYK ${way}]`
  const tone = (values: string) => `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${values}] /N 1 >>`
  const red = tone('0 0.95 1 0')
  const inksOf = async (pdf: Buffer) => {
    const drawn = await readPdfArt(pdf, 1)
    if (isRefusal(drawn)) throw new Error(JSON.stringify(drawn))
    return drawn
  }

  test('in the color in which its shapes are drawn', async () => {
    const { inks, svg } = await inksOf(inkedPdf())
    expect(inks).toEqual([{ hex: expect.stringMatching(/^#[\da-f]{6}$/), name: 'PANTONE 485 C' }])
    expect(svg).toContain(`fill="${inks[0]?.hex}"`)
  })

  test('inside of forms, for fills and strokes, and each one alone', async () => {
    const { inks, svg } = await inksOf(
      pdfOf({
        content: '/B CS 1 SCN 6 w 20 20 m 180 20 l S /F Do',
        resources: `/ColorSpace << /B ${space('Azul#20Marca', '11 0 R')} >> /XObject << /F 12 0 R >>`,
        objects: [
          red,
          tone('1 0.6 0 0.1'),
          stream(
            `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << /ColorSpace << /R ${space('PANTONE#20485#20C')} /Unused ${space('Otra', '13 0 R')} >> >>`,
            '/R cs 1 scn 50 50 60 60 re f 0.5 scn 120 50 60 60 re f',
          ),
          tone('0 0 1 0'),
        ],
      }),
    )
    expect(inks.map(({ name }) => name)).toEqual(['Azul Marca', 'PANTONE 485 C'])
    for (const { hex } of inks) expect(svg).toContain(`"${hex}"`)
  })

  test('of several inks together: each of them where it stands alone', async () => {
    const { inks } = await inksOf(
      pdfOf({
        content: '/N cs 1 0 scn 20 20 60 60 re f 0 1 scn 100 20 60 60 re f 1 1 scn 20 100 60 60 re f',
        resources: '/ColorSpace << /N [/DeviceN [/PANTONE#20485#20C /Black] /DeviceCMYK 10 0 R] >>',
        objects: [
          // nothing of cyan, the first ink as magenta and yellow, the second as black
          stream(
            '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]',
            '{ 0 3 1 roll exch dup 3 -1 roll }',
          ),
        ],
      }),
    )
    expect(inks.map(({ name }) => name)).toEqual(['PANTONE 485 C'])
  })

  test.each([
    ['All', 'marks of every plate'],
    ['Black', 'a process color'],
    ['CutContour', 'a name that means something else in our files'],
  ])('but not %s, %s', async (name) => {
    const pdf = pdfOf({
      content: '/S cs 1 scn 20 20 60 60 re f',
      resources: `/ColorSpace << /S ${space(name)} >>`,
      objects: [red],
    })
    expect((await inksOf(pdf)).inks).toEqual([])
  })

  test('but none of two that look the same', async () => {
    const pdf = pdfOf({
      content: '/S cs 1 scn 20 20 60 60 re f /T cs 1 scn 100 20 60 60 re f',
      resources: `/ColorSpace << /S ${space('Uno')} /T ${space('Dos')} >>`,
      objects: [red],
    })
    expect((await inksOf(pdf)).inks).toEqual([])
  })
})

describe('what cannot be drawn alike is refused with the reason [API-51] [ERR-03] [DEC-08]', () => {
  const isEndless = ([, [refusal]]: [string, (typeof refusedPdfs)[string]]) => refusal === 'pdf_too_complex'
  const all = Object.entries(refusedPdfs)
  // each of these ends at the same limit of time
  const endless = someOf(all.filter(isEndless), 1)
  test.each([...all.filter((one) => !isEndless(one)), ...endless])('%s', async (_name, [refusal, make]) => {
    const began = performance.now()
    // a deep run waits for the limit of a real upload
    const isSoonOver = refusal === 'pdf_too_complex' && !process.env.DEEP
    expect(await readPdfArt(await make(), 1, isSoonOver ? { cpuMs: 1_500 } : {})).toMatchObject({ refusal })
    // on a machine that does other things too
    expect(performance.now() - began).toBeLessThan(120_000)
  })

  test('a page that there is not', async () => {
    expect(await readPdfArt(pdfOf({ content: '0 0 9 9 re f' }), 2)).toEqual({
      refusal: 'page_missing',
      page: 2,
      pages: 1,
    })
  })

  test('the next one is read as before', async () => {
    expect(await readPdfArt(pdfOf({ content: '0 0 9 9 re f' }), 1)).toMatchObject({ pages: 1 })
  })
})
