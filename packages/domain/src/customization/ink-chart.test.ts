import { expect, test } from 'vitest'
import { checkInkChart, hexOfLab, MAX_CHART_INKS, readInkTable, suggestInks, withInks } from './ink-chart.ts'
import { splitCells } from './table-cells.ts'

const read = (text: string) => readInkTable(splitCells(text, 6_000))

test('a pasted table is read by its headings, in any order, with hex or L*a*b* colors [BLD-13]', () => {
  const { inks, faults } = read('Código;Color HEX;Nombre\nR-1;#D0202E;Rojo  Club\n;fff;Blanco tiza')
  expect(faults).toEqual([])
  expect(inks).toEqual([
    { name: 'Rojo Club', code: 'R-1', hex: '#d0202e' },
    { name: 'Blanco tiza', code: '', hex: '#ffffff' },
  ])
  expect(read('Tinta\tL*\ta*\tb*\nGris\t53,6\t0\t0').inks).toEqual([
    { name: 'Gris', code: '', hex: '#808080' },
  ])
})

test('without headings each column is known by what it holds [BLD-13]', () => {
  expect(read('Rojo Club;R-1;#d0202e\nAzul;A-2;1d5794').inks).toEqual([
    { name: 'Rojo Club', code: 'R-1', hex: '#d0202e' },
    { name: 'Azul', code: 'A-2', hex: '#1d5794' },
  ])
  expect(read('Gris;53.6 0 0').inks[0]?.hex).toBe('#808080')
  expect(read('Gris\t7\t53.6\t0\t0').inks).toEqual([{ name: 'Gris', code: '7', hex: '#808080' }])
})

test('a measured color is shown as it is seen under D50, and one that no screen has stays within it [BLD-13]', () => {
  expect(hexOfLab(100, 0, 0)).toBe('#ffffff')
  expect(hexOfLab(0, 0, 0)).toBe('#000000')
  // sRGB red, as it is measured under D50
  expect(hexOfLab(54.29, 80.81, 69.89)).toBe('#ff0000')
  expect(hexOfLab(90, -120, 100)).toMatch(/^#00ff/)
})

test('a row that cannot be used is told by its line, and the others are read [BLD-13]', () => {
  const { inks, faults } = read(
    [
      'nombre;codigo;hex',
      'Rojo;1;#d0202e',
      '',
      ';2;#111111',
      'All;3;#111111',
      'ROJO;4;#111111',
      '=1+1;5;#111111',
      'Verde;6;',
      'Gris;7;#12345',
      `Oro;${'x'.repeat(41)};#b08d3c`,
      'Azul;8;#1d5794',
    ].join('\r\n'),
  )
  expect(inks.map(({ name }) => name)).toEqual(['Rojo', 'Azul'])
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [4, 'name_missing'],
    [5, 'name_unusable'],
    [6, 'name_repeated'],
    [7, 'formula'],
    [8, 'color_missing'],
    [9, 'color_unreadable'],
    [10, 'code_too_long'],
  ])
  expect(faults[1]?.text).toBe('All · 3 · #111111')
})

test('a table of more than five thousand rows is read to there, and says how many are left [BLD-13]', () => {
  const rows = Array.from({ length: MAX_CHART_INKS + 3 }, (_, at) => `Tinta ${at};#d0202e`)
  const { inks, left } = read(rows.join('\n'))
  expect([inks.length, left]).toEqual([MAX_CHART_INKS, 3])
})

const chart = read('Rojo Club;#d0202e\nRojo teja;#a03020\nAzul;#1d5794\nÍndigo 7;#3f3a8c').inks
const redness = (one: string, other: string) =>
  Math.abs(Number.parseInt(one.slice(1, 3), 16) - Number.parseInt(other.slice(1, 3), 16))

test('inks are suggested by what is typed, without accents, the nearest color first [BLD-13]', () => {
  const names = (typed: string, hex: string) =>
    suggestInks(chart, { typed, hex }, redness).map(({ name }) => name)
  expect(names('', '#ae0000')).toEqual(['Rojo teja', 'Rojo Club', 'Índigo 7', 'Azul'])
  expect(names('rojo', '#d00000')).toEqual(['Rojo Club', 'Rojo teja'])
  expect(names('7 indigo', '#ffffff')).toEqual(['Índigo 7'])
  expect(names('dorado', '#ffffff')).toEqual([])
})

test('an ink of a name that the chart has takes its place [BLD-13]', () => {
  const more = withInks(chart, [{ name: 'AZUL', code: 'A', hex: '#0000ff' }])
  expect(more).toHaveLength(4)
  expect(more.find(({ hex }) => hex === '#0000ff')?.name).toBe('AZUL')
  expect(checkInkChart(more)).toBeNull()
  expect(checkInkChart([...more, { name: 'azul', code: '', hex: '#0000ff' }])?.fault).toBe('name_repeated')
  expect(checkInkChart([{ name: '@SUM', code: '', hex: '#0000ff' }])?.fault).toBe('formula')
})
