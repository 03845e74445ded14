import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { idsIn, readRequirements } from './requirements.mjs'
import { inRepository } from './setup.mjs'

const page = readFileSync(inRepository('docs/requirements.md'), 'utf8')

test('the page of requirements has each id once, every series without a gap', () => {
  const ids = readRequirements(page).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(200)
  expect(new Set(ids).size).toBe(ids.length)
  const series = Map.groupBy(ids, (id) => id.split('-')[0])
  for (const [name, members] of series) {
    const expected = members.map((_, at) => `${name}-${String(at + 1).padStart(2, '0')}`)
    expect(members).toEqual(expected)
  }
})

test('ids are read out of titles, alone and several at once', () => {
  expect(idsIn("test('a cart [CART-01, API-35] is kept [LIFE-06]', …)")).toEqual([
    'CART-01',
    'API-35',
    'LIFE-06',
  ])
  expect(idsIn('const a = list[0]')).toEqual([])
})

test('the command lists what no test carries and knows every id that a title carries', () => {
  const output = execFileSync(
    process.execPath,
    [fileURLToPath(new URL('requirements.mjs', import.meta.url))],
    {
      encoding: 'utf8',
    },
  )
  expect(output).toMatch(/\d+ without a test\n$/)
  expect(output).not.toContain('Unknown ids')
})
