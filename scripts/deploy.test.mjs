import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSettings } from '../apps/server/src/config.ts'

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const known = new Set(listSettings().map(({ name }) => name))

const composeFiles = [
  { compose: 'deploy/compose.yaml', example: 'deploy/example.env' },
  {
    compose: 'deploy/high-availability/compose.yaml',
    example: 'deploy/high-availability/example.env',
    // read by docker compose itself
    isForCompose: (name) => name.startsWith('COMPOSE_'),
  },
]

test.each(composeFiles)(
  '$compose sets what the server reads, and asks for every value that it does not give [SYS-14]',
  ({ compose: path, example, isForCompose = () => false }) => {
    const compose = read(path)
    const [, settings = ''] = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose) ?? []
    const named = [...settings.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name))).toEqual([])
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))
    const given = [...read(example).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect([...asked].sort()).toEqual(given.filter((name) => !isForCompose(name)).sort())
  },
)

test('the proxy of the highly available database finds every address in the compose file, and a lost primary is replaced within its term [SYS-07] [SYS-14]', () => {
  const compose = read('deploy/high-availability/compose.yaml')
  const proxy = read('deploy/high-availability/haproxy.cfg')
  const addresses = new Set([...proxy.matchAll(/"\$\{([A-Z0-9_]+)\}"/g)].map(([, name]) => name))
  expect(addresses.size).toBeGreaterThan(10)
  expect([...addresses].filter((name) => !compose.includes(`      ${name}: `))).toEqual([])
  const patroni = read('deploy/high-availability/patroni.yml')
  const seconds = (name) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(patroni)?.[1])
  expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'))
  expect(seconds('ttl')).toBeLessThan(30)
})

test('image and unit start the same program with the same memory as npm start, and hold no secret [SYS-14]', () => {
  const [dockerfile, unit] = [read('Dockerfile'), read('deploy/estampa.service')]
  const { scripts } = JSON.parse(read('package.json'))
  const flags = scripts.start.match(/--max-[\w-]+=\d+/g)
  const allocator = scripts.start.match(/MALLOC_\w+=\d+/g)
  for (const text of [dockerfile, unit]) {
    for (const part of [...flags, ...allocator, 'NODE_COMPILE_CACHE=/var/', 'apps/server/src/main.ts'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/SECRET_KEY|PASSWORD|DATABASE_URL/)
  }
  const node = JSON.parse(read('package-lock.json')).packages['node_modules/node'].version
  expect(dockerfile.match(/^FROM node:[\w.-]+/gm)).toEqual([
    `FROM node:${node}-bookworm-slim`,
    `FROM node:${node}-bookworm-slim`,
  ])
})
