import { expect, test } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'

const MAX_BYTES = 8 * 1024 * 1024
const end = '\nstartxref\n0\n%%EOF\n'

test.each([
  ['streams and nothing else', '%PDF-1.7\n', 'stream\nendstream '],
  ['streams of one object', '%PDF-1.7\n9 0 obj << /Length 0 >> ', 'stream\nendstream '],
  ['objects of streams', '%PDF-1.7\n', 'obj<<>>stream\nendstream '],
  ['beginnings of streams', '%PDF-1.7\n', 'stream\n'],
])('a PDF of eight megabytes of %s is seen through at once [API-51]', (_, start, part) => {
  const bytes = Buffer.from(start + part.repeat((MAX_BYTES - 200) / part.length) + end)
  const before = performance.now()
  expect(['fine', 'unreadable']).toContain(inspectPdf(bytes))
  expect(performance.now() - before).toBeLessThan(40_000)
})
