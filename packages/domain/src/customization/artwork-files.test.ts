import { describe, expect, test } from 'vitest'
import { acceptedFilesText, acceptedTypesWithout, findFileFault } from './artwork-files.ts'

const accepted = (...missing: Parameters<typeof acceptedTypesWithout>[0]) => ({
  types: acceptedTypesWithout(missing),
  maxBytes: 10 * 1024 * 1024,
})
const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

describe('a field names what is read where it stands, and no more [DEC-08] [ERR-03]', () => {
  test('with every program', () => {
    expect(acceptedFilesText(accepted())).toBe(
      'PDF, AI, EPS, SVG, PNG, JPG, WebP, GIF, TIFF, BMP o HEIC de hasta 10 MB',
    )
  })

  test('without any', () => {
    expect(acceptedFilesText(accepted('EPS', 'HEIC'))).toBe(
      'PDF, AI, SVG, PNG, JPG, WebP, GIF, TIFF o BMP de hasta 10 MB',
    )
  })

  test('without types that a server of another version names', () => {
    expect(acceptedFilesText({ types: ['image/png', 'image/jxl'], maxBytes: 2_097_152 })).toBe(
      'PNG de hasta 2 MB',
    )
  })
})

describe('a file that is not read says how to get there before it is sent [DEC-08] [ERR-03]', () => {
  // browsers give an EPS and an AI the same type, and to a HEIC often none
  test.each([
    [file('logo.eps', 'application/postscript'), /^Es un EPS.*guardalo como PDF o SVG/],
    [file('LOGO.EPS', ''), /^Es un EPS/],
    [file('IMG_0012.HEIC', ''), /^Es una foto HEIC.*exportala como JPG/],
    [file('foto', 'image/heif'), /^Es una foto HEIC/],
    [
      file('logo.docx', 'application/vnd.ms-word'),
      /exportalo como PDF o SVG\. Leemos PDF, AI, SVG.* y BMP\.$/,
    ],
    [file('logo.png', 'image/png', 11_000_000), /^El archivo supera los 10 MB/],
  ])('%o', (chosen, sentence) => {
    expect(findFileFault([file('a.pdf', 'application/pdf'), chosen], accepted('EPS', 'HEIC'), 'arg')).toMatch(
      sentence,
    )
  })

  test.each([
    [file('logo.ai', 'application/postscript'), accepted('EPS', 'HEIC')],
    [file('logo.cdr', ''), accepted('EPS', 'HEIC')],
    [file('logo.eps', 'application/postscript'), accepted('HEIC')],
    [file('foto.heic', ''), accepted('EPS')],
  ])('%o is sent', (chosen, taken) => {
    expect(findFileFault([chosen], taken, 'cl')).toBeNull()
  })
})
