import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** Files that somebody means ill with. The ones of `refused` are no picture, those of `tamed` are more than one. */
export type HostileFile = { name?: string; make: () => Buffer | Promise<Buffer> }

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
export const drawing = (inside: string, attributes = 'width="100" height="100"') =>
  Buffer.from(`<svg ${NS} ${attributes}>${inside}</svg>`)
export const redRect = '<rect width="100" height="100" fill="#cc3344"/>'
/** Parts of the hostile files that no answer may ever contain. */
export const poison = /alert\(1\)|<\?php|onload|javascript:|etc\/passwd|x\.example|home of Ana|PK[^\w\s]/

/** A file that takes long to make is made once in a process: many test files send it. */
function made<T>(make: () => T): () => T {
  let first: { value: T } | undefined
  return () => {
    first ??= { value: make() }
    return first.value
  }
}

/** 100 MB, packed. */
export const foldedMegabytes = made(() => deflateSync(Buffer.alloc(100_000_000)))

/** Not as we would write it, so that the bytes differ where they were written anew. */
const plainPng = () => plain().png({ compressionLevel: 1 }).toBuffer()
const plain = (background = '#cc3344') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
const script = '<script>alert(1)</script>'

/** A PNG whose header claims a size that nobody could hold. */
export function bombPng(side: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  return Buffer.concat([header, size, Buffer.from('0806000000', 'hex'), Buffer.alloc(400)])
}

/** A chunk of a PNG with a right checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return chunk
}

/** A whole PNG with one bit for each of its pixels. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  // each row begins with the number of its filter
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The chunks stand behind the header of the PNG. */
export function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** A PNG that says it is an animation of so many frames, all but the first of which are missing. */
export function animatedPng(png: Buffer, frames: number): Buffer {
  const told = Buffer.alloc(8)
  told.writeUInt32BE(frames, 0)
  return withChunks(png, [pngChunk('acTL', told)])
}

async function withChunk(type: string, data: Buffer): Promise<Buffer> {
  return withChunks(await plain().png().toBuffer(), [pngChunk(type, data)])
}

/** Texts that unfold to 7.9 MB each, which is as much as a decoder takes of one, under names that differ. */
export function foldedTexts(count: number): Buffer[] {
  const folded = deflateSync(Buffer.alloc(7_900_000, 'a'))
  return Array.from({ length: count }, (_, index) => {
    const isInternational = index % 2 === 0
    const flags = isInternational ? '\0\u0001\0\0\0' : '\0\0'
    const name = Buffer.from(`Comment ${index}${flags}`, 'latin1')
    return pngChunk(isInternational ? 'iTXt' : 'zTXt', Buffer.concat([name, folded]))
  })
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

async function after(picture: Promise<Buffer>, text: string | Buffer): Promise<Buffer> {
  return Buffer.concat([await picture, Buffer.from(text)])
}

const billionLaughs = Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('')
const doubled = Array.from(
  { length: 40 },
  (_, n) => `<g id="b${n + 1}"><use href="#b${n}"/><use href="#b${n}"/></g>`,
).join('')

export const refused: Record<string, HostileFile['make']> = {
  'an empty file': () => Buffer.alloc(0),
  'a page named .png': () => Buffer.from(`<!doctype html>${script}`),
  'a page that mentions <svg': () => Buffer.from('<html><svg></svg></html>'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
  'a program': () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]),
  'a zip': () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
  'a script that begins like a GIF': () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;'),
  'a program that begins like a JPEG': () =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<?php system($_GET[0]);')]),
  'a picture list of ImageMagick': () =>
    Buffer.from("push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'https://x.example'"),
  'a PostScript file': () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run'),
  'an AVIF, whose decoder we do not offer': () => plain().avif().toBuffer(),
  'half of a PNG': async () => (await plain().png().toBuffer()).subarray(0, 60),
  'a PNG of 2,500 megapixels in 400 bytes': () => bombPng(50_000),
  'a true PNG of 30,000 by 3,000 pixels': made(() => blackPng(30_000, 3_000)),
  'a packed SVG': () => gzipSync(drawing(redRect)),
  'an SVG in broken UTF-8': () => Buffer.concat([drawing(redRect), Buffer.from([0xff, 0xfe])]),
  'an SVG that names a file as an entity': () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}><text>&x;</text></svg>`),
  'a billion laughs': () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${billionLaughs}]><svg ${NS}><text>&l9;</text></svg>`),
  'forty doublings of one shape': () => drawing(`<g id="b0">${redRect}</g>${doubled}<use href="#b40"/>`),
  'a shape that contains itself': () => drawing('<g id="me"><use href="#me"/></g>'),
  'a pattern that paints itself': () =>
    drawing('<pattern id="p" width="1" height="1"><rect fill="url(#p)" width="1" height="1"/></pattern>'),
  'a hundred thousand nested groups': () => drawing('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
  'more shapes than anybody draws': () => drawing('<path d="M0 0"/>'.repeat(40_000)),
  'tags that do not close': () => drawing('<g><rect></g></rect>'),
  'an SVG with a pixel bomb inside': () =>
    drawing(
      `<image href="data:image/png;base64,${bombPng(30_000).toString('base64')}" width="9" height="9"/>`,
    ),
  'an SVG a billion wide and one high': () => drawing(redRect, 'width="1000000000" height="1"'),
}

const drawnWith = (inside: string): HostileFile => ({ name: 'x.svg', make: () => drawing(inside + redRect) })

export const sanitized: Record<string, HostileFile> = {
  'an SVG with a script': drawnWith(script),
  'an SVG with a handler': drawnWith('<rect onload="alert(1)" width="9" height="9"/>'),
  'an SVG with a page inside': drawnWith(`<foreignObject><iframe src="https://x.example"/></foreignObject>`),
  'an SVG with a link that runs': drawnWith('<a xlink:href="javascript:alert(1)"><rect/></a>'),
  'an SVG that fetches': drawnWith('<image href="https://x.example/a.png"/>'),
  'an SVG that reads a file': drawnWith('<image xlink:href="file:///etc/passwd"/>'),
  'an SVG whose style fetches': drawnWith('<style>@import "https://x.example/a.css";</style>'),
  'an SVG named .png': { name: 'logo.png', make: () => drawing(script + redRect) },
  'a PNG named .svg': { name: 'logo.svg', make: () => plainPng() },
  'a PNG named .html': { name: 'logo.html', make: () => plainPng() },
  'a PNG with a page behind it': { make: () => after(plainPng(), script) },
  'a PNG with a zip behind it': { make: () => after(plainPng(), 'PK\u0003\u0004zip') },
  'a PNG with a script in its text': { make: () => withChunk('tEXt', Buffer.from(`Comment\0${script}`)) },
  'a PNG whose text unfolds to 100 MB': {
    make: () => withChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), foldedMegabytes()])),
  },
  'a PNG whose colour profile unfolds to 100 MB': {
    make: () => withChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), foldedMegabytes()])),
  },
  'a JPEG with a program behind it': { make: () => after(plain().jpeg().toBuffer(), '<?php system(1); ?>') },
  'a JPEG with a script in its comment': {
    make: async () => {
      const jpeg = await plain().jpeg().toBuffer()
      const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`, 'latin1')
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    },
  },
  'a photograph that says where it was taken': {
    name: 'foto.jpg',
    make: () =>
      plain()
        .jpeg()
        .withExif({ IFD0: { Copyright: 'home of Ana' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
        .toBuffer(),
  },
  'a WebP with a page behind it': { make: () => after(plain().webp().toBuffer(), script) },
  'a GIF with a page behind it': { make: () => after(plain().gif().toBuffer(), script) },
  'a name that climbs': { name: '../../../etc/passwd', make: () => plainPng() },
  'a name with markup': { name: '<img src=x onerror=alert(1)>.png', make: () => plainPng() },
  'a name of four thousand letters': {
    name: `${'ñ'.repeat(4_000)}.png`,
    make: () => plainPng(),
  },
  'a name that runs backwards': { name: 'logo\u202Egnp.exe', make: () => plainPng() },
}
