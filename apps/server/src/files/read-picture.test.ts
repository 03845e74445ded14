import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { readPicture } from './read-picture.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'width="100" height="100"') =>
  Buffer.from(`<svg ${NS} ${attributes}>${inside}</svg>`)
const rect = '<rect width="100" height="100" fill="#cc3344"/>'
const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#cc3344' } })

/** A PNG whose header claims a size that nobody could hold. */
function bombPng(side: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(400)])
}

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
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const doubled = Array.from(
    { length: 40 },
    (_, n) => `<g id="b${n + 1}"><use href="#b${n}"/><use href="#b${n}"/></g>`,
  ).join('')
  const hostile: Record<string, () => Buffer | Promise<Buffer>> = {
    'an empty file': () => Buffer.alloc(0),
    'a page named .png': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a page that mentions <svg': () => Buffer.from('<html><svg></svg></html>'),
    'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
    'a program': () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]),
    'a zip': () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
    'a script that begins like a GIF': () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;'),
    'a TIFF': () => red().tiff().toBuffer(),
    'an AVIF, whose decoder we do not offer': () => red().avif().toBuffer(),
    'half of a PNG': async () => (await red().png().toBuffer()).subarray(0, 60),
    'a PNG of 2,500 megapixels in 400 bytes': () => bombPng(50_000),
    'a packed SVG': () => gzipSync(svg(rect)),
    'an SVG in broken UTF-8': () => Buffer.concat([svg(rect), Buffer.from([0xff, 0xfe])]),
    'an SVG that names a file as an entity': () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&x;</text></svg>`,
      ),
    'a billion laughs': () =>
      Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg ${NS}><text>&l9;</text></svg>`),
    'forty doublings of one shape': () => svg(`<g id="b0">${rect}</g>${doubled}<use href="#b40"/>`),
    'a shape that contains itself': () => svg('<g id="me"><use href="#me"/></g>'),
    'a pattern that paints itself': () =>
      svg('<pattern id="p" width="1" height="1"><rect fill="url(#p)" width="1" height="1"/></pattern>'),
    'a hundred thousand nested groups': () => svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
    'more shapes than anybody draws': () => svg('<path d="M0 0"/>'.repeat(40_000)),
    'tags that do not close': () => svg('<g><rect></g></rect>'),
    'an SVG with a pixel bomb inside': () =>
      svg(`<image href="data:image/png;base64,${bombPng(30_000).toString('base64')}" width="9" height="9"/>`),
    'an SVG a billion wide and one high': () => svg(rect, 'width="1000000000" height="1"'),
  }
  test.each(Object.entries(hostile))('%s [API-51]', async (_name, make) => {
    const began = performance.now()
    expect(await readPicture(await make())).toMatchObject({
      refusal: expect.stringMatching(/^(unreadable_picture|picture_too_big)$/),
    })
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})

test('a drawing that takes a minute is given up, and the server goes on meanwhile [API-51]', async () => {
  const masked = '<g mask="url(#m)" opacity=".9"><rect width="100" height="100"/></g>'.repeat(2_000)
  const slow = svg(`<mask id="m"><rect width="100" height="100" fill="white"/></mask>${masked}`)
  let beats = 0
  const heart = setInterval(() => {
    beats += 1
  }, 50)
  const began = performance.now()
  expect(await readPicture(slow)).toMatchObject({ refusal: 'unreadable_picture' })
  clearInterval(heart)
  expect(performance.now() - began).toBeLessThan(12_000)
  expect(beats).toBeGreaterThan(60)
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
    const clean = cleanSvg(svg(`${inside}${rect}`).toString())
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
    for (const one of inside) await read(svg(`${one}${rect}`))
    expect(visits).toBe(0)
  })

  test('a drawing of a common program stays as it was drawn [API-51]', async () => {
    const file = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" ${NS} xmlns:inkscape="http://inkscape.example" viewBox="0 0 300 100" inkscape:label="x">
<defs><linearGradient id="g"><stop offset="0" stop-color="#102030"/><stop offset="1" stop-color="#102030"/></linearGradient>
<clipPath id="c"><rect width="300" height="100"/></clipPath></defs>
<style type="text/css"><![CDATA[.st0{fill:#FFCC00;}]]></style>
<g clip-path="url(#c)"><rect class="st0" width="150" height="100"/><rect x="150" fill="url(#g)" width="150" height="100"/>
<use xlink:href="#none"/><text x="5" y="5">A &amp; B</text></g></svg>`)
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
    'the first frame of a moving %s is a still PNG [API-51]',
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
      })
    },
  )

  test('flat colours are counted, most used first; a photograph has none [API-51]', async () => {
    const logo = svg(
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
    const { preview } = await read(svg(rect, 'width="4000" height="1000"'))
    expect(await sharp(preview).metadata()).toMatchObject({ width: 320, height: 80, format: 'webp' })
  })
})
