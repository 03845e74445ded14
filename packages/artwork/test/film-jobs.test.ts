import { expect, test } from 'vitest'
import { filmJobs } from './film-jobs.ts'

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most

test('the sixty jobs that nesting is measured with are the same in every run [DEC-07]', async () => {
  const written = new TextEncoder().encode(JSON.stringify(filmJobs()))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', written))
  expect(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '9e3d3f8db2095416c0fc9c1815ebd2bc471647c6b194be6d23594c433e396c74',
  )
})

test('they are as a day at a print shop is: five to sixty copies of art from four to thirty centimeters', () => {
  const jobs = filmJobs()
  expect(jobs).toHaveLength(60)
  expect(jobs.every(({ copies }) => isBetween(copies, 5, 60))).toBe(true)
  for (const { name, outline } of jobs) {
    const all = outline.flat()
    const width = Math.max(...all.map(({ x }) => x))
    const height = Math.max(...all.map(({ y }) => y))
    expect(isBetween(Math.max(width, height), 38, 285), name).toBe(true)
    expect(Math.min(...all.flatMap(({ x, y }) => [x, y])), name).toBeGreaterThanOrEqual(-0.01)
  }
})
