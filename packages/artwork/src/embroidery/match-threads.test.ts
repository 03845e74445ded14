import { expect, test } from 'vitest'
import { ciede2000, cielabOf } from '../pixels/color-match.ts'
import { rgbOf } from '../pixels/rgba.ts'
import { threadDifference, threadMatcher } from './match-threads.ts'
import { threadChart } from './thread-chart.ts'

const match = threadMatcher(threadChart.map(({ hex }) => rgbOf(hex)))
const threadOf = (hex: string) => threadChart[match(rgbOf(hex))] ?? expect.unreachable()
const chromaOf = (hex: string) => Math.hypot(...cielabOf(rgbOf(hex)).slice(1))

test('the chart has over two hundred threads, each with a number and a look of its own [API-29] [DEC-01]', () => {
  expect(threadChart.length).toBeGreaterThan(200)
  expect(new Set(threadChart.map(({ number }) => number)).size).toBe(threadChart.length)
  expect(new Set(threadChart.map(({ hex }) => hex)).size).toBe(threadChart.length)
  for (const { name, number, hex } of threadChart) {
    expect([name, number, hex].join(' ')).toMatch(/^\p{Lu}[\p{L} ]+ \d{4} #[0-9a-f]{6}$/u)
  }
})

test.each([
  ['#000000', '0020', 'Negro'],
  ['#1d1d1b', '0020', 'Negro'],
  ['#231f20', '0020', 'Negro'],
  ['#333333', '0020', 'Negro'],
  ['#575756', '0112', 'Gris oscuro'],
  ['#706f6f', '3062', 'Gris medio'],
  ['#ffffff', '0015', 'Blanco'],
  ['#f7f7f5', '0015', 'Blanco'],
  ['#ff0000', '1306', 'Rojo vivo'],
  ['#e30613', '1306', 'Rojo vivo'],
  ['#00a651', '5510', 'Verde bandera'],
  ['#ffc0cb', '2250', 'Rosa'],
])('what is drawn in %s is sewn with %s, %s [API-29] [DEC-01]', (drawn, number, name) => {
  expect(threadOf(drawn)).toMatchObject({ number, name })
})

test('no gray is ever sewn in a color, and no red in orange [API-29] [DEC-01]', () => {
  for (let level = 0; level < 256; level += 3) {
    const part = level.toString(16).padStart(2, '0')
    expect(chromaOf(threadOf(`#${part}${part}${part}`).hex)).toBeLessThan(10)
  }
  for (const red of ['#ff0000', '#f00000', '#e2001a', '#d0021b', '#cc0000']) {
    expect(threadOf(red).name).toMatch(/^Rojo|^Ladrillo/)
  }
})

test('the nearest of all threads is found without comparing all of them [API-29] [DEC-01]', () => {
  const labs = threadChart.map(({ hex }) => cielabOf(rgbOf(hex)))
  for (let red = 0; red < 256; red += 51) {
    for (let green = 0; green < 256; green += 51) {
      for (let blue = 0; blue < 256; blue += 51) {
        const lab = cielabOf([red, green, blue])
        if (Math.hypot(lab[1], lab[2]) < 6) continue
        const differences = labs.map((thread) => ciede2000(lab, thread, 1.3))
        const found = differences[match([red, green, blue])]
        expect(found).toBeLessThan(Math.min(...differences) + 1.2)
      }
    }
  }
})

test('a thread far from what was drawn is told; plain black and white never are [API-29] [DEC-01]', () => {
  for (const plain of ['#000000', '#1d1d1b', '#333333', '#ffffff', '#f7f7f5']) {
    expect(threadDifference(plain, threadOf(plain).hex)).toBe(0)
  }
  expect(threadDifference('#ff00ff', threadOf('#ff00ff').hex)).toBeGreaterThan(10)
  expect(threadDifference('#e30613', threadOf('#e30613').hex)).toBeLessThan(5)
  // black that was exchanged for white is no longer plain
  expect(threadDifference('#000000', '#ffffff')).toBeGreaterThan(50)
})
