import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { animatedPng, drawing, foldedTexts, redRect, refused, withChunks } from '../../test/hostile-files.ts'
import { availableMemory, MEGABYTE, memory, setProcessMemory } from '../memory/process-memory.ts'
import { cleanSvg } from './clean-svg.ts'
import { isAnimatedPng, withoutPngTexts } from './png-chunks.ts'
import { readPicture, readPictureFile } from './read-picture.ts'

async function read(bytes: Buffer) {
  const picture = await readPicture(bytes)
  if (isRefusal(picture)) throw new Error(picture.refusal)
  return picture
}

let trap: Server
let visits = 0
let address = ''

beforeAll(async () => {
  trap = createServer((_request, response) => {
    visits += 1
    response.end()
  })
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/seen.png`
})
afterAll(() => new Promise((done) => trap.close(done)))

describe('files that are no picture are refused', () => {
  test.each(Object.entries(refused))('%s [API-51]', async (_name, make) => {
    const began = process.cpuUsage()
    expect(await readPicture(await make())).toMatchObject({
      refusal: expect.stringMatching(/^(unreadable_picture|picture_too_big)$/),
    })
    // of the processor, whatever else the machine does
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(15_000)
  })
})

test('a picture that takes more memory than there is tells the size that is taken, and is decoded where there is [SYS-04]', async () => {
  const progressive = await sharp({
    create: { width: 2_500, height: 1_000, channels: 3, background: '#cc3344' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  memory.work.setLimits({ bytes: 30 * MEGABYTE, maxWaiting: 10, patienceMs: 60_000 })
  try {
    expect(await readPicture(progressive)).toEqual({ refusal: 'picture_too_big', most: 1 })
  } finally {
    setProcessMemory(availableMemory())
  }
  expect(await read(progressive)).toMatchObject({ width: 2_500, height: 1_000, type: 'image/jpeg' })
})

test('a PNG whose texts unfold to a gigabyte is read like the same picture without them, also inside a drawing [SYS-04] [API-51]', async () => {
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#cc3344' } })
    .png()
    .toBuffer()
  const given = withChunks(plain, foldedTexts(130))
  expect(given.length).toBeLessThan(2 * MEGABYTE)
  const image = (png: Buffer) =>
    `<image href="data:image/png;base64,${png.toString('base64')}" width="64" height="48"/>`
  await read(plain)
  await read(drawing(image(plain)))
  const mostMegabytes = () => process.resourceUsage().maxRSS / 1024
  const before = mostMegabytes()
  expect(await read(given)).toEqual(await read(plain))
  expect(await read(drawing(image(given)))).toMatchObject({ colours: ['#cc3344'], isVector: false })
  expect(mostMegabytes() - before).toBeLessThan(100)
})

test('a disk that does not give a file is no fault of its picture [SYS-04] [ERR-06]', async () => {
  await expect(readPictureFile('/nowhere/logo.png')).rejects.toThrow('ENOENT')
})

test('what a PNG needs for its pixels stays, and what is broken is left to the decoder [API-51]', async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 48 * 4 }, (_, index) => (index * 7919) % 256))
  const turned = await sharp(noise, { raw: { width: 64, height: 48, channels: 4 } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .png({ palette: true })
    .toBuffer()
  expect(withoutPngTexts(withChunks(turned, foldedTexts(2)))).toEqual(withoutPngTexts(turned))
  const { width, height } = await read(turned)
  expect([width, height]).toEqual([48, 64])
  const pixels = (png: Uint8Array) => sharp(png).raw().toBuffer()
  expect(await pixels(withoutPngTexts(turned))).toEqual(await pixels(turned))
  expect((await sharp(withoutPngTexts(turned)).metadata()).icc).toEqual((await sharp(turned).metadata()).icc)
  for (const length of [0, 8, 20, 40, 200])
    expect(await readPicture(turned.subarray(0, length))).toMatchObject({ refusal: 'unreadable_picture' })
})

deepTest('a drawing that takes a minute is given up, and the server goes on meanwhile [API-51]', async () => {
  const masked = '<g mask="url(#m)" opacity=".9"><rect width="100" height="100"/></g>'.repeat(2_000)
  const slow = drawing(`<mask id="m"><rect width="100" height="100" fill="white"/></mask>${masked}`)
  let beats = 0
  const heart = setInterval(() => {
    beats += 1
  }, 50)
  // a deep run waits for the limit of a real upload
  const limits = process.env.DEEP ? {} : { cpuMs: 2_000 }
  expect(await readPicture(slow, limits)).toMatchObject({ refusal: 'unreadable_picture' })
  clearInterval(heart)
  expect(beats).toBeGreaterThan(20)
})

describe('letters that were not converted to curves', () => {
  const lettered = (attributes: string) =>
    drawing(`<text x="5" y="40" font-size="30" fill="#cc3344" ${attributes}>Acme</text>`)

  test.each(['font-family="Montserrat" font-weight="700"', `font-family="'Montserrat-Bold', sans-serif"`])(
    'of a typeface of ours become its outlines: %s [BLD-01] [DEC-09]',
    async (attributes) => {
      const { drawing: svg, isVector, facts } = await read(lettered(attributes))
      expect(svg).not.toMatch(/<text/)
      expect(svg).toMatch(/<path[^>]* d="M/)
      expect([isVector, facts?.unknownFonts, facts?.isBlank]).toEqual([true, undefined, false])
    },
  )

  test.each([
    ['font-family="Helvetica Neue, Montserrat"', 'Helvetica Neue'],
    ['font-family="Montserrat"', 'Montserrat'],
    ['font-family="Montserrat" font-weight="bold" font-style="italic"', 'Montserrat'],
    ['font-family="Montserrat" font-weight="bold" rotate="10 20"', 'Montserrat'],
    ['', 'sin nombre'],
  ])(
    'of any other are told of, and the drawing is none that can be scaled: %s [BLD-01] [DEC-09]',
    async (attributes, font) => {
      const { isVector, facts } = await read(lettered(attributes))
      expect([isVector, facts?.unknownFonts]).toEqual([false, [font]])
    },
  )

  test('stand where they stood: as wide, in pieces, in the middle, by a style sheet [BLD-01] [DEC-09]', async () => {
    const { bytes } = await read(
      drawing(
        `<style>.a{font-family:Anton;font-size:20px;text-anchor:middle}</style><g class="a" fill="#cc3344">
<text transform="translate(50 50)"><tspan x="0" y="0">AB</tspan><tspan x="0" y="24" fill="#112233">CD</tspan></text></g>`,
      ),
    )
    const { data, info } = await sharp(bytes)
      .resize(200, 200, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const columns = [...data.keys()]
      .filter((at) => at % 4 === 3 && (data[at] ?? 0) > 128)
      .map((at) => ((at - 3) / 4) % info.width)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    // both lines lie around the middle of the drawing
    expect(Math.abs((left + right) / 2 - info.width / 2)).toBeLessThan(4)
    expect(right - left).toBeGreaterThan(20)
  })
})

describe('drawings as programs write them', () => {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="&ns_ai;" viewBox="0 0 90 30"><title>Año</title>
<rect width="90" height="30" fill="#cc3344"/><circle cx="45" cy="15" r="9" fill="#ffffff"/></svg>`
  const latin = body.replace('&ns_ai;', 'https://x.example')
  const entities =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n]>'

  test.each([
    [
      'Illustrator’s namespaces as entities',
      Buffer.from(`<?xml version="1.0" encoding="utf-8"?>${entities}${body}`),
    ],
    ['ISO-8859-1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${latin}`, 'latin1')],
    ['UTF-16 with a mark', Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${latin}`, 'utf16le')],
    [
      'UTF-16 with its bytes the other way',
      Buffer.from(`\ufeff<?xml version="1.0"?>${latin}`, 'utf16le').swap16(),
    ],
  ])('are read: %s [API-51]', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ isVector: true, colours: ['#cc3344', '#ffffff'] })
  })

  test.each([
    ['a file', '<!ENTITY a SYSTEM "file:///etc/passwd">'],
    ['words', '<!ENTITY a "words">'],
    ['another entity', '<!ENTITY b "http://x.example/&c;">'],
    ['a parameter', '<!ENTITY % a "http://x.example/">'],
  ])('are refused where an entity is no namespace: %s [API-51]', async (_, entity) => {
    expect(await readPicture(Buffer.from(`<!DOCTYPE svg [${entity}]>${latin}`))).toMatchObject({
      refusal: 'unreadable_picture',
    })
  })
})

describe('what is not drawing is left out of a drawing', () => {
  const left: Record<string, [inside: string, gone: RegExp]> = {
    'a script': ['<script>alert(1)</script>', /script|alert/],
    'a script in CDATA': ['<script><![CDATA[alert(1)]]></script>', /script|alert/],
    'a handler': ['<rect onload="alert(1)" width="9" height="9"/>', /onload|alert/],
    'a page in the drawing': [
      '<foreignObject><iframe src="https://x.example"/></foreignObject>',
      /foreign|iframe|x\.example/,
    ],
    'a link that runs': ['<a xlink:href="javascript:alert(1)"><rect/></a>', /javascript|<a/],
    'an animation that sets a link': ['<animate attributeName="href" to="javascript:alert(1)"/>', /animate/],
    'a style that fetches': [
      '<style>@import "https://x.example/a.css"; rect{fill:red}</style>',
      /x\.example|import/,
    ],
    'a style that hides its fetching': ['<style>rect{fill:u\\72l(https://x.example)}</style>', /x\.example/],
    'a fill from elsewhere': ['<rect fill="url(https://x.example/a.svg#b)"/>', /x\.example/],
    'an entity-spelt address': ['<rect fill="url&#40;https://x.example)"/>', /x\.example/],
    'a picture from elsewhere': ['<image href="https://x.example/a.png"/>', /x\.example/],
    'a file of the server': ['<image xlink:href="file:///etc/passwd"/>', /passwd/],
    'an SVG within': ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', /svg\+xml/],
    'an include': [
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>',
      /passwd|include/,
    ],
    'a filter that takes for ever': [
      '<filter id="f"><feTurbulence numOctaves="99999"/></filter>',
      /filter|Turbulence/,
    ],
  }
  test.each(Object.entries(left))('%s [API-51]', (_name, [inside, gone]) => {
    const clean = cleanSvg(drawing(`${inside}${redRect}`).toString())
    if (isRefusal(clean)) throw new Error(clean.refusal)
    expect(clean.svg).not.toMatch(gone)
    expect(clean.svg).toContain('#cc3344')
  })

  test('no drawing makes the server ask anybody [API-51]', async () => {
    const inside = [
      `<image href="${address}" width="9" height="9"/><use href="${address}#a"/>`,
      `<style>@import url(${address});rect{fill:url(${address}#b)}</style><rect style="mask:url(${address}#c)"/>`,
      `<text font-family="x"><tspan>a</tspan></text><style>@font-face{font-family:x;src:url(${address})}</style>`,
    ]
    for (const one of inside) await read(drawing(`${one}${redRect}`))
    expect(visits).toBe(0)
  })

  test('a drawing of a common program stays as it was drawn [API-51]', async () => {
    const file = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://inkscape.example" viewBox="0 0 300 100" inkscape:label="x">
<defs><linearGradient id="g"><stop offset="0" stop-color="#102030"/><stop offset="1" stop-color="#102030"/></linearGradient>
<clipPath id="c"><rect width="300" height="100"/></clipPath></defs>
<style type="text/css"><![CDATA[.st0{fill:#FFCC00;}]]></style>
<g clip-path="url(#c)"><rect class="st0" width="150" height="100"/><rect x="150" fill="url(#g)" width="150" height="100"/>
<use xlink:href="#none"/><desc>A &amp; B</desc></g></svg>`)
    const picture = await read(file)
    expect(picture).toMatchObject({ width: 2000, height: 667, isVector: true, type: 'image/png' })
    expect(picture.drawing).toContain('A &amp; B')
    expect(picture.colours.toSorted()).toEqual(['#102030', '#ffcc00'])
  })
})

describe('pictures are written anew', () => {
  test('a photograph loses where it was taken and what was stuck to its end, and stands upright [API-51]', async () => {
    const made = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'home of Ana' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
      .toBuffer()
    const picture = await read(Buffer.concat([made, Buffer.from('<?php system($_GET[0]); ?>')]))
    expect(picture).toMatchObject({ width: 30, height: 60, type: 'image/jpeg' })
    expect(picture.bytes.includes('php')).toBe(false)
    expect(picture.bytes.includes('home of Ana')).toBe(false)
    expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined()
  })

  test('a PNG keeps every pixel and its transparency [API-51]', async () => {
    const pixels = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, n) => (n * 7919) % 256))
    const given = await sharp(pixels, { raw: { width: 64, height: 64, channels: 4 } })
      .png()
      .toBuffer()
    const { bytes } = await read(given)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(given).raw().toBuffer())
  })

  test.each(['webp', 'gif'] as const)(
    'the first frame of a moving %s is a still PNG, and known to be one frame of several [API-51]',
    async (format) => {
      const frames = await Promise.all(
        ['#ff0000', '#00ff00'].map((background) =>
          sharp({ create: { width: 20, height: 20, channels: 4, background } })
            .png()
            .toBuffer(),
        ),
      )
      const moving = await sharp(frames, { join: { animated: true } })
        [format]({ ...(format === 'webp' && { lossless: true }) })
        .toBuffer()
      expect(await read(moving)).toMatchObject({
        type: 'image/png',
        width: 20,
        height: 20,
        colours: ['#ff0000'],
        facts: { isFirstFrame: true },
      })
      const still = await read(await sharp(frames[0])[format]().toBuffer())
      expect(still.facts).not.toHaveProperty('isFirstFrame')
    },
  )

  test('an animated PNG is known to be one frame of several, one of a single frame is none [API-51]', async () => {
    const still = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer()
    const folder = await mkdtemp(join(tmpdir(), 'estampa-'))
    try {
      for (const [frames, isFirstFrame] of [
        [2, true],
        [1, undefined],
      ] as const) {
        const bytes = animatedPng(still, frames)
        const path = join(folder, `${frames}.png`)
        await writeFile(path, bytes)
        const read = [await readPicture(bytes), await readPictureFile(path)]
        expect(read.map((one) => !isRefusal(one) && one.facts?.isFirstFrame)).toEqual([
          isFirstFrame,
          isFirstFrame,
        ])
      }
    } finally {
      await rm(folder, { recursive: true })
    }
    // what comes after the pixels, or is cut off, says nothing
    const end = still.length - 12
    const late = animatedPng(still, 2).subarray(33, 53)
    expect(isAnimatedPng(Buffer.concat([still.subarray(0, end), late, still.subarray(end)]))).toBe(false)
    for (const length of [0, 8, 40, 60]) {
      expect(isAnimatedPng(animatedPng(still, 2).subarray(0, length))).toBe(length === 60)
    }
  })

  test('flat colours are counted, most used first; a photograph has none [API-51]', async () => {
    const logo = drawing(
      '<rect width="100" height="60" fill="#005397"/><circle cx="50" cy="75" r="20" fill="#ffcc00"/>',
    )
    expect((await read(logo)).colours).toEqual(['#005397', '#ffcc00'])
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 48271) % 251))
    const photo = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect((await read(photo)).colours).toEqual([])
  })

  test('a preview is small [API-51]', async () => {
    const { preview } = await read(drawing(redRect, 'width="4000" height="1000"'))
    expect(await sharp(preview).metadata()).toMatchObject({ width: 320, height: 80, format: 'webp' })
  })
})
