import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSettings } from '../apps/server/src/config.ts'

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const known = new Set(listSettings().map(({ name }) => name))

test('the compose file sets what the server reads, and asks for every value that it does not give [SYS-14]', () => {
  const compose = read('deploy/compose.yaml')
  const [, settings = ''] = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose) ?? []
  const named = [...settings.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
  const given = [...read('deploy/example.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect([...asked].sort()).toEqual(given.sort())
})

test('image and unit start the same program with the same memory as npm start, and hold no secret [SYS-14]', () => {
  const [dockerfile, unit] = [read('Dockerfile'), read('deploy/estampa.service')]
  const { scripts } = JSON.parse(read('package.json'))
  const flags = scripts.start.match(/--max-[\w-]+=\d+/g)
  const allocator = scripts.start.match(/MALLOC_\w+=\d+/g)
  for (const text of [dockerfile, unit]) {
    for (const part of [...flags, ...allocator, 'apps/server/src/main.ts']) expect(text).toContain(part)
    expect(text).not.toMatch(/SECRET_KEY|PASSWORD|DATABASE_URL/)
  }
  const node = JSON.parse(read('package-lock.json')).packages['node_modules/node'].version
  expect(dockerfile.match(/^FROM node:[\w.-]+/gm)).toEqual([
    `FROM node:${node}-bookworm-slim`,
    `FROM node:${node}-bookworm-slim`,
  ])
})
