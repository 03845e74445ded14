/** PDFs as programs write them: by hand, so that each shows one thing, and with the values that are in it known. */
import { deflateSync } from 'node:zlib'

type PdfParts = {
  readonly content: string | Buffer
  /** Inside of the page's resources. */
  readonly resources?: string
  /** Objects from number 10 on. */
  readonly objects?: readonly (string | Buffer)[]
  readonly size?: readonly [width: number, height: number]
  /** More of the page's dictionary. */
  readonly page?: string
}

export const stream = (dictionary: string, data: string | Buffer): Buffer => {
  const bytes = Buffer.from(data)
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
export const packedStream = (dictionary: string, data: string | Buffer): Buffer =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(Buffer.from(data)))

const FIRST_OBJECT = 10

/** One page of 200 by 200 points. */
export function pdfOf({
  content,
  resources = '',
  objects = [],
  size = [200, 200],
  page = '',
}: PdfParts): Buffer {
  const all = new Map<number, string | Buffer>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
    ],
    [4, stream('', content)],
    ...objects.map((object, index) => [FIRST_OBJECT + index, object] as const),
  ])
  return written(all)
}

/** Objects by their numbers as a file with its table. */
export function written(objects: ReadonlyMap<number, string | Buffer>): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets = new Map<number, number>()
  let at = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const [number, object] of objects) {
    offsets.set(number, at)
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const count = Math.max(...objects.keys()) + 1
  const rows = Array.from({ length: count }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = at
  add(
    Buffer.from(
      `xref\n0 ${count}\n${rows.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const spotRed = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.9 0.8 0.05] /N 1 >>'
const redToBlue = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'
const gray = '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>'

/** Sixty-four rows of pixels: four colors, a ramp, and squares of a stencil. */
const rows = (row: (y: number) => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: 64 }, (_, y) => row(y)))
const quarters = rows((y) =>
  Buffer.from(
    y < 32 ? 'ff0000'.repeat(32) + '00ff00'.repeat(32) : '0000ff'.repeat(32) + 'ffff00'.repeat(32),
    'hex',
  ),
)
const fading = rows(() => Buffer.from(Array.from({ length: 64 }, (_, x) => x * 4)))
const checkers = rows((y) => Buffer.from(y % 32 < 16 ? '0000ffff0000ffff' : 'ffff0000ffff0000', 'hex'))

/** What people's art is made of. Each is drawn like by other readers. */
export const drawnPdfs: Record<string, () => Buffer> = {
  'paths with curves, holes and turned rectangles': () =>
    pdfOf({
      content: `0.8 0.2 0.27 rg 20 20 60 60 re 40 40 20 20 re f*
        0 0.4 0.6 rg 120 50 m 120 80 170 80 170 50 c 170 20 120 20 120 50 c h f
        q 0.7 0.7 -0.7 0.7 100 110 cm 0 0.5 0 rg 0 0 50 30 re f Q
        1 0 0 1 20 120 cm 0 g 0 0 m 30 0 l 15 40 l h f`,
    }),
  'strokes with joins, caps, dashes and a pen that is no circle': () =>
    pdfOf({
      content: `0.1 0.1 0.5 RG 8 w 30 30 m 60 90 l 90 30 l S
        1 J 1 j 110 30 m 140 90 l 170 30 l S
        0 J 2 j 6 w [14 7] 3 d 20 120 m 90 120 l 90 180 l S [] 0 d
        q 3 0 0 0.5 110 120 cm 0.7 0 0 RG 4 w 0 0 20 100 re s Q`,
    }),
  'clips within clips, upright and round': () =>
    pdfOf({
      content: `q 30 30 140 140 re W n 100 30 m 170 100 l 100 170 l 30 100 l h W n
        0.9 0.5 0 rg 0 0 200 100 re f 0 0.3 0.6 rg 0 100 200 100 re f
        60 60 80 80 re W* n 0 g 0 0 120 120 re f Q 1 0 0 rg 2 2 20 20 re f`,
    }),
  'gradients along a line and between circles': () =>
    pdfOf({
      content: `q 10 110 80 80 re W n /A sh Q q 110 110 80 80 re W n /B sh Q
        /Pattern cs /P scn 10 10 80 80 re f q 1 0 0 0.5 0 0 cm 150 100 m 190 20 l 110 20 l h W n /C sh Q`,
      resources: `/Shading << /A << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [10 110 90 190] /Function 10 0 R /Extend [true true] >>
          /B << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [140 160 5 150 150 40] /Function 10 0 R /Extend [true true] >>
          /C << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [150 60 60 150 60 0] /Function 10 0 R /Extend [true true] >> >>
        /Pattern << /P << /PatternType 2 /Matrix [0.8 0 0 0.8 10 10] /Shading << /ShadingType 2 /ColorSpace /DeviceRGB
          /Coords [0 0 0 100] /Function 10 0 R /Extend [false false] >> >> >>`,
      objects: [redToBlue],
    }),
  'patterns that repeat, in their colors and in one that is given, upright and turned': () =>
    pdfOf({
      content: `/Pattern cs /P scn 10 10 85 85 re f /Q scn 150 55 m 190 20 l 190 90 l 110 95 l h f
        /Given cs 0.1 0.4 0.2 /R scn 20 110 70 70 re 40 130 30 30 re f* /Half gs /Pattern cs /P scn 110 110 80 80 re f`,
      resources: `/Pattern << /P 10 0 R /Q 11 0 R /R 12 0 R >> /ColorSpace << /Given [/Pattern /DeviceRGB] >>
        /ExtGState << /Half << /ca 0.5 >> >>`,
      objects: [
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /Resources << >>',
          '0.9 0.2 0.2 rg 1 1 6 6 re f 0.1 0.2 0.7 rg 9 9 m 12 9 l 9 12 l h f',
        ),
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 2 /BBox [0 0 10 10] /XStep 14 /YStep 16 /Matrix [0.8 0.5 -0.5 0.8 3 4] /Resources << >>',
          '0 0.5 0.5 rg 0 0 10 10 re f 1 0.8 0 RG 2 w 2 2 m 8 8 l S',
        ),
        stream(
          '/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >>',
          '1 0 0 rg 1 1 5 5 re f',
        ),
      ],
    }),
  'patterns and gradients of strokes, dashed, and by a pen that is no circle': () =>
    pdfOf({
      content: `/Pattern CS /P SCN 14 w 1 j 25 25 m 60 90 l 95 25 l S
        [20 8] 0 d 20 120 m 90 120 l 90 180 l S [] 0 d
        q /P SCN 3 0 0 0.6 110 20 cm 8 w 4 10 20 110 re S Q
        q /G SCN 2 0 0 0.7 110 110 cm 9 w 5 10 m 35 100 l S Q`,
      resources: `/Pattern << /P 10 0 R /G << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB
          /Coords [110 110 190 190] /Function 11 0 R /Extend [true true] >> >> >>`,
      objects: [
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 12 12] /XStep 12 /YStep 12 /Resources << >>',
          '0.9 0.2 0.2 rg 1 1 6 6 re f 0.1 0.2 0.7 rg 9 9 m 12 9 l 9 12 l h f',
        ),
        redToBlue,
      ],
    }),
  'patterns inside of a form, whose space they share, and of other patterns': () =>
    pdfOf({
      content: 'q 1 0 0 1 30 30 cm /F Do Q',
      resources: '/XObject << /F 10 0 R >>',
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 140 140] /Matrix [0.5 0 0 0.5 5 5] /Resources << /Pattern << /P 11 0 R >> >>',
          '/Pattern cs /P scn 0 0 140 140 re f',
        ),
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 40 40] /XStep 45 /YStep 45 /Resources << /Pattern << /I 12 0 R >> >>',
          '0.8 0.9 1 rg 0 0 40 40 re f /Pattern cs /I scn 5 5 30 30 re f',
        ),
        stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 6 6] /XStep 6 /YStep 6 /Resources << >>',
          '0.2 0.2 0.6 rg 0 0 3 6 re f',
        ),
      ],
    }),
  'meshes of triangles and of patches': () =>
    pdfOf({
      content: '/T sh q 1 0 0 1 0 0 cm 110 30 80 140 re W n /C sh Q /Pattern cs /P scn 20 110 60 60 re f',
      resources: `/Shading << /T 10 0 R /C 11 0 R >> /Pattern << /P << /PatternType 2 /Shading 12 0 R >> >>`,
      objects: [
        stream(
          '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 255 0 255 0 1 0 1 0 1]',
          Buffer.from('000a0aff0000005a0a00ff00000a5a0000ff015a5affff00', 'hex'),
        ),
        stream(
          '/ShadingType 6 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 255 0 255 0 1 0 1 0 1]',
          Buffer.from(
            '006e1e64466478' +
              '6e96829ba09bb9' +
              '96bea0b478b41e'.replace('b41e', 'be46') +
              'be1ea014821e' +
              'ff0000ffff0000ff000000ff',
            'hex',
          ),
        ),
        stream(
          '/ShadingType 5 /VerticesPerRow 3 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /Decode [0 255 0 255 0 1 0 1 0 1]',
          Buffer.from('0a6eff0000326e00ff005a6e0000ff0aaaffff0032aa00ffff5aaaff00ff', 'hex'),
        ),
      ],
    }),
  'opacity, a group as one and multiplied inks': () =>
    pdfOf({
      content: `0 0.6 0.9 rg 20 20 110 110 re f /Half gs /Group Do /Whole gs
        /Times gs 1 0.9 0 rg 110 30 70 70 re f`,
      resources: `/ExtGState << /Half << /ca 0.5 /CA 0.5 >> /Whole << /ca 1 /CA 1 >> /Times << /BM /Multiply >> >>
        /XObject << /Group 10 0 R >>`,
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Group << /S /Transparency /I true >>',
          '1 0 0 rg 60 60 60 100 re f 0 0.5 0 rg 90 90 80 80 re f',
        ),
      ],
    }),
  'a soft mask that fades art out': () =>
    pdfOf({
      content: 'q /Fade gs 0.8 0 0.4 rg 20 20 160 160 re f Q 0 g 0 0 15 15 re f',
      resources: '/ExtGState << /Fade << /SMask << /S /Luminosity /G 10 0 R >> >> >>',
      objects: [
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Group << /S /Transparency /CS /DeviceGray >>
            /Resources << /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [20 0 180 0] /Function 11 0 R /Extend [true true] >> >> >>`,
          '/S sh',
        ),
        gray,
      ],
    }),
  'a form within a form, each turned and cut': () =>
    pdfOf({
      content: 'q 1 0 0 1 20 20 cm /Outer Do Q q 0.5 0 0 0.5 110 20 cm /Outer Do Q',
      resources: '/XObject << /Outer 10 0 R >>',
      objects: [
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 80 150] /Matrix [1 0.1 0 1 0 0] /Resources << /XObject << /Inner 11 0 R >> >>',
          '0 0.5 0.5 rg 0 0 200 40 re f q 0.9 0.2 -0.2 0.9 10 50 cm /Inner Do Q',
        ),
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 50 50]',
          '0.5 0 0.5 rg -10 -10 40 40 re f 0 g 40 40 40 40 re f',
        ),
      ],
    }),
  'pictures, one transparent, and a stencil': () =>
    pdfOf({
      content: `q 80 0 0 80 10 110 cm /Picture Do Q q 60 30 -30 60 130 110 cm /Masked Do Q
        0 0.5 0 rg q 80 0 0 80 60 10 cm /Stencil Do Q`,
      resources: '/XObject << /Picture 10 0 R /Masked 11 0 R /Stencil 13 0 R >>',
      objects: [
        packedStream(
          '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8',
          quarters,
        ),
        packedStream(
          '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 12 0 R',
          quarters,
        ),
        packedStream(
          '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8',
          fading,
        ),
        packedStream(
          '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ImageMask true /BitsPerComponent 1',
          checkers,
        ),
      ],
    }),
  'a page that is turned and cropped': () =>
    pdfOf({
      content: '1 0 0 rg 60 60 60 30 re f 0 0 1 rg 0 0 50 50 re f 0 g 100 100 m 130 100 l 100 160 l f',
      page: '/Rotate 90 /CropBox [40 40 180 170]',
    }),
  'a layer that is hidden': () =>
    written(
      new Map<number, string | Buffer>([
        [
          1,
          '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R 6 0 R] /D << /OFF [6 0 R] >> >> >>',
        ],
        [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
        [
          3,
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Properties << /A 5 0 R /B 6 0 R >> >> >>',
        ],
        [
          4,
          stream('', '/OC /A BDC 1 0 0 rg 20 20 80 80 re f EMC /OC /B BDC 0 0 1 rg 60 60 120 120 re f EMC'),
        ],
        [5, '<< /Type /OCG /Name (Logo) >>'],
        [6, '<< /Type /OCG /Name (Guías) >>'],
      ]),
    ),
}

export const inkedPdf = (): Buffer =>
  pdfOf({
    content: `1 0 0 0 k 10 10 40 180 re f 0 1 1 0 k 55 10 40 180 re f 0 0 0 1 k 100 10 40 80 re f
        0.5 g 100 100 40 90 re f /Rojo cs 1 scn 145 10 45 80 re f 0.4 scn 145 100 45 90 re f`,
    resources: '/ColorSpace << /Rojo [/Separation /PANTONE#20485#20C /DeviceCMYK 10 0 R] >>',
    objects: [spotRed],
  })

/** Red on its first page, blue on its second. */
export function pdfOfTwoPages(): Buffer {
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents ${contents} 0 R /Resources << >> >>`
  return written(
    new Map<number, string | Buffer>([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>'],
      [3, page(4)],
      [4, stream('', '0.8 0.2 0.2 rg 20 20 120 60 re f')],
      [5, page(6)],
      [6, stream('', '0.2 0.2 0.8 rg 20 20 60 120 re f')],
    ]),
  )
}
