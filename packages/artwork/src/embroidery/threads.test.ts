import { expect, test } from 'vitest'
import { threadChart } from './thread-chart.ts'
import { thread } from './threads.ts'

/** Stripes of 20 pixels, one for each color. */
function stripes(...colors: number[]) {
  const [width, height] = [20 * colors.length, 30]
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const color = colors[Math.floor((at % width) / 20)] ?? 0
    data.set([color >> 16, (color >> 8) & 255, color & 255, 255], at * 4)
  }
  return { data, width, height }
}

const sewn = (colors: number[], choices: { from: string; to: string }[] = []) =>
  thread(stripes(...colors), threadChart, { most: 15, keepBackground: true, choices }).threads

test('two colors that nobody tells apart in thread are sewn with one spool, others with two [API-29] [DEC-01]', () => {
  expect(sewn([0xe12a23, 0xe22d2a]).map(({ number }) => number)).toHaveLength(1)
  expect(sewn([0xe12a23, 0x910230]).map(({ number }) => number)).toHaveLength(2)
})

test('a thread knows the color that it stands for, and the nearest thread where another was chosen [API-29] [DEC-01]', () => {
  expect(sewn([0x1d1d1b])).toMatchObject([
    { number: '0020', drawnHex: '#1d1d1b', nearestHex: '#000000', hex: '#000000' },
  ])
  expect(sewn([0x1d1d1b], [{ from: '#000000', to: '#202a65' }])).toMatchObject([
    { number: '3353', name: 'Azul marino', drawnHex: '#1d1d1b', nearestHex: '#000000', hex: '#202a65' },
  ])
})

test('two colors for which one thread was chosen are one block [API-29]', () => {
  const { labels, threads } = thread(stripes(0x000000, 0xe12a23), threadChart, {
    most: 15,
    keepBackground: true,
    choices: [{ from: '#e12a23', to: '#000000' }],
  })
  expect(threads.map(({ number }) => number)).toEqual(['0020'])
  expect(new Set(labels)).toEqual(new Set([0]))
})
