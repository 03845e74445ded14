/** PDFs that do not come in, each with the refusal that it gets: what SVG cannot say alike, what is broken, what means ill. */
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { packedStream, pdfOf, stream, written } from './pdf-files.ts'

type Made = readonly [refusal: string, make: () => Buffer | Promise<Buffer>]

function typeset(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [200, 200], margin: 10, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((done) => pdf.on('end', () => done(Buffer.concat(chunks))))
  draw(pdf)
  pdf.end()
  return whole
}

/** Pages that share one content. */
function pdfOfPages(count: number): Buffer {
  const objects = new Map<number, string | Buffer>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [
      2,
      `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 10} 0 R`).join(' ')}] /Count ${count} >>`,
    ],
    [4, stream('', '0 0 9 9 re f')],
  ])
  for (let at = 0; at < count; at += 1) {
    objects.set(at + 10, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R >>')
  }
  return written(objects)
}

const form = (content: string, resources = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << ${resources} >>`, content)

const mesh = Buffer.from('000a0aff000000fa0a00ff00000afa0000ff', 'hex')

export const refusedPdfs: Record<string, Made> = {
  'a password that is asked for': [
    'pdf_locked',
    () => typeset({ userPassword: 'secreto' }, (pdf) => pdf.rect(10, 10, 50, 50).fill('#cc3344')),
  ],
  'text in a typeface that is not in the file': [
    'pdf_live_text',
    () => typeset({}, (pdf) => pdf.text('Bodega')),
  ],
  'an Illustrator file without its PDF': [
    'ai_without_pdf',
    () =>
      typeset({}, (pdf) =>
        pdf.text('This is an Adobe® Illustrator® File that was saved without PDF Content.'),
      ),
  ],
  'a mesh of colors as large as a wall': [
    'pdf_mesh',
    () =>
      pdfOf({
        size: [9_000, 9_000],
        content: '40 0 0 40 0 0 cm /M sh',
        resources: '/Shading << /M 10 0 R >>',
        objects: [
          stream(
            '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 200 0 200 0 1 0 1 0 1]',
            mesh,
          ),
        ],
      }),
  ],
  'a pattern that repeats a million times': [
    'pdf_pattern',
    () =>
      pdfOf({
        content: '/Pattern cs /P scn 0 0 200 200 re f',
        resources: '/Pattern << /P 10 0 R >>',
        objects: [
          stream(
            '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.2 /YStep 0.2 /Resources << >>',
            '1 0 0 rg 0 0 0.1 0.1 re f',
          ),
        ],
      }),
  ],
  'art on no plate at all': [
    'pdf_effects',
    () =>
      pdfOf({
        content: '/S cs 1 scn 20 20 60 60 re f',
        resources: '/ColorSpace << /S [/Separation /None /DeviceGray 10 0 R] >>',
        objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>'],
      }),
  ],
  'a gradient between circles beside each other': [
    'pdf_cone',
    () =>
      pdfOf({
        content: '/C sh',
        resources: `/Shading << /C << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [50 100 10 150 100 30] /Function 10 0 R /Extend [false false] >> >>`,
        objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'],
      }),
  ],
  'a pattern that is made of itself': [
    'pdf_too_complex',
    () =>
      pdfOf({
        content: '/Pattern cs /P scn 0 0 200 200 re f',
        resources: '/Pattern << /P 10 0 R >>',
        objects: [
          stream(
            '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << /Pattern << /P 10 0 R >> >>',
            '/Pattern cs /P scn 0 0 5 5 re f',
          ),
        ],
      }),
  ],
  'a page on which nothing is': ['pdf_page_empty', () => pdfOf({ content: '' })],
  'art beside its page': ['pdf_page_empty', () => pdfOf({ content: '300 300 50 50 re f' })],
  'a page of seven meters': [
    'pdf_page_too_large',
    () => pdfOf({ content: '0 0 9 9 re f', size: [20_000, 100] }),
  ],
  'ten thousand pages': ['too_many_pages', () => pdfOfPages(10_000)],
  'half of a file': ['pdf_broken', () => pdfOf({ content: '0 0 9 9 re f' }).subarray(0, 200)],
  'nothing but its first line': ['pdf_broken', () => Buffer.from('%PDF-1.7\n')],
  'a picture in colors that there are not': [
    'pdf_broken',
    () =>
      pdfOf({
        content: '/F Do',
        resources: '/XObject << /F 10 0 R >>',
        objects: [
          stream(
            '/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /Nothing /BitsPerComponent 8',
            'x',
          ),
        ],
      }),
  ],
  'a form that draws itself': [
    'pdf_broken',
    () =>
      pdfOf({
        content: '/F Do',
        resources: '/XObject << /F 10 0 R >>',
        objects: [form('0 0 9 9 re f /F Do', '/XObject << /F 10 0 R >>')],
      }),
  ],
  'forms that double thirty times': [
    'pdf_too_complex',
    () =>
      pdfOf({
        content: '/F Do',
        resources: '/XObject << /F 10 0 R >>',
        objects: Array.from({ length: 30 }, (_, at) =>
          at === 29 ? form('0 0 9 9 re f') : form('/F Do /F Do', `/XObject << /F ${at + 11} 0 R >>`),
        ),
      }),
  ],
  'a content that unfolds to 250 MB': [
    'pdf_too_complex',
    () => pdfOf({ content: '/F Do', resources: '/XObject << /F 10 0 R >>', objects: [bomb()] }),
  ],
  'a picture of 2,500 megapixels': [
    'pdf_broken',
    () =>
      pdfOf({
        content: 'q 99 0 0 99 0 0 cm /I Do Q',
        resources: '/XObject << /I 10 0 R >>',
        objects: [
          packedStream(
            '/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /ColorSpace /DeviceGray /BitsPerComponent 8',
            Buffer.alloc(100),
          ),
        ],
      }),
  ],
  'more shapes than people draw': [
    'pdf_too_complex',
    () => pdfOf({ content: '0 0 9 9 re f '.repeat(60_000) }),
  ],
  'a hundred thousand states within each other': [
    'pdf_too_complex',
    () => pdfOf({ content: `${'q 1 0 0 1 0 0 cm '.repeat(100_000)} 0 0 9 9 re f` }),
  ],
  'arrays a million deep': [
    'pdf_broken',
    () => pdfOf({ content: '0 0 9 9 re f', page: `/Nested ${'['.repeat(1_000_000)}` }),
  ],
}

/** Paths without end, packed twice. */
function bomb(): Buffer {
  const once = deflateSync(Buffer.alloc(250_000_000, '1 1 m 2 2 l S '))
  return stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter [/FlateDecode /FlateDecode]',
    deflateSync(once),
  )
}
