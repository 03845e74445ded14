import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { maskFormula, type SpreadsheetColumn, type SpreadsheetRow } from './cells.ts'
import { streamCsv } from './csv.ts'
import { streamXlsx } from './xlsx.ts'

const columns: SpreadsheetColumn[] = [
  { title: 'Nombre', kind: 'text' },
  { title: 'Unidades', kind: 'count' },
  { title: 'Total', kind: 'amount' },
  { title: 'Fecha', kind: 'moment' },
]
async function* chunks(...all: SpreadsheetRow[][]) {
  yield* all
}
const hostile = ['=1+1', '+54 11', '-2', '@SUM(A1)', '\t=cmd', '\r=cmd', '＝1+1', '  =1+1']

test.each(hostile)('%j is a text and no formula [ADM-20]', (typed) => {
  expect(maskFormula(typed)[0]).toBe("'")
})

test('what is no formula stays as it was typed [ADM-20]', () => {
  for (const typed of ['Lucía Paz', '', '1-2', 'a=b', "O'Higgins", '🙂'])
    expect(maskFormula(typed)).toBe(typed)
})

test('a CSV is read by the Excel of its country: its mark, semicolons, commas in numbers [ADM-20]', async () => {
  const rows = [['Paz; "la" Ñata\nS.A.', 1200, -150_050, '2026-11-24 13:45']]
  const text = (await buffer(streamCsv(columns, chunks(rows)))).toString('utf8')
  expect(text).toBe(
    '\ufeffNombre;Unidades;Total;Fecha\r\n"Paz; ""la"" Ñata\nS.A.";1200;-1500,50;24/11/2026 13:45\r\n',
  )
})

test('a workbook gives back what was put into it, numbers as numbers and days as days [ADM-20]', async () => {
  const rows = [
    ...hostile.map((name) => [name, 1, 100, null]),
    ['<a> & "b"\u0000', 2, 226_512_05, '2026-11-24 13:45'],
    ['', null, 0, '2026-11-24'],
  ]
  const bytes = await buffer(streamXlsx('Pedidos', columns, chunks(rows.slice(0, 3), rows.slice(3))))
  const [head, ...read] = await readSheet(bytes)
  expect(head).toEqual(['Nombre', 'Unidades', 'Total', 'Fecha'])
  expect(read.slice(0, hostile.length).map(([name]) => String(name)[0])).toEqual(hostile.map(() => "'"))
  const [name, units, total, moment] = read.at(-2) ?? []
  expect([name, units, total]).toEqual(['<a> & "b"', 2, 226_512.05])
  // a spreadsheet counts days: the reader is a fraction of a millisecond off
  expect(Math.round(Number(moment) / 1000)).toBe(Date.parse('2026-11-24T13:45:00Z') / 1000)
  expect(read.at(-1)).toEqual([null, null, 0, new Date('2026-11-24T00:00:00Z')])
})
