import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countryRows } from './rules/countries.mjs'
import { listFaults } from './rules.mjs'

const repository = fileURLToPath(new URL('..', import.meta.url))
let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'))
  for (const workspace of [
    'packages/domain',
    'packages/contract',
    'packages/ui',
    'apps/server',
    'apps/storefront',
  ]) {
    // their faces are the subject of one test alone
    const { exports: _, ...own } = JSON.parse(
      readFileSync(join(repository, workspace, 'package.json'), 'utf8'),
    )
    plant(`${workspace}/package.json`, JSON.stringify(own))
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function plant(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('the tower', () => {
  test.each([
    [
      'packages/domain/src/cart.ts',
      `import { z } from 'zod'`,
      'zod is not among the dependencies of packages/domain',
    ],
    ['packages/domain/src/cart.ts', `import 'node:fs'`, 'packages/domain may not import node:fs'],
    [
      'packages/domain/src/cart.ts',
      `import type { A } from '@estampa/contract/cart'`,
      'may not import packages/contract',
    ],
    ['packages/contract/src/cart.ts', `export * from '@estampa/ui/button'`, 'may not import packages/ui'],
    [
      'packages/ui/src/cart.tsx',
      `type A = import('@estampa/contract/cart').A`,
      'may not import packages/contract',
    ],
    ['apps/server/src/app.ts', `const ui = await import('@estampa/ui/button')`, 'may not import packages/ui'],
    [
      'apps/server/src/app.ts',
      `import { cart } from '../../storefront/app/cart/cart.tsx'`,
      'may not import apps/storefront',
    ],
    [
      'apps/server/src/app.ts',
      `import express from 'express'`,
      'express is not among the dependencies of apps/server',
    ],
    [
      'apps/storefront/app/root.tsx',
      `import { pool } from '../../server/src/db/pool.ts'`,
      'may not import apps/server',
    ],
    ['packages/domain/src/cart.test.ts', `import '@estampa/server/cart'`, 'may not import apps/server'],
  ])('%s: %s', (path, text, fault) => {
    plant(path, text)
    expect(listFaults(root)).toEqual([expect.stringContaining(fault)])
  })

  test('lower layers may be imported, and tests may import what tests use', () => {
    plant(
      'packages/contract/src/cart.ts',
      `import { addLine } from '@estampa/domain/cart'\nimport { z } from 'zod'`,
    )
    plant(
      'apps/server/src/cart/cart.store.ts',
      `import 'node:fs'\nimport pg from 'pg'\nimport '@estampa/contract/cart'`,
    )
    plant('packages/domain/src/cart.test.ts', `import 'node:fs'\nimport { test } from 'vitest'`)
    expect(listFaults(root)).toEqual([])
  })
})

describe('the order of the features', () => {
  test.each([
    ['packages/domain/src/cart.ts', `import { place } from './orders.ts'`],
    ['packages/domain/src/cart/merge.ts', `import type { Order } from '../orders/order.ts'`],
    ['apps/server/src/cart/cart.store.ts', `export { place } from '../orders/orders.store.ts'`],
    ['apps/server/src/cart/cart.routes.ts', `import { orders } from '@estampa/contract/orders'`],
    ['apps/storefront/app/cart/line.tsx', `const later = () => import('../orders/history.tsx')`],
  ])('%s: %s', (path, text) => {
    plant(path, text)
    expect(listFaults(root)).toEqual([
      expect.stringContaining('cart comes before orders and may not import it'),
    ])
  })

  test.each([
    ['packages/domain/src/vouchers.ts', 'the room vouchers has no rank among those of packages/domain/src'],
    [
      'apps/server/src/vouchers/vouchers.store.ts',
      'the room vouchers has no rank among those of apps/server/src',
    ],
    [
      'apps/storefront/app/vouchers/line.tsx',
      'the room vouchers has no rank among those of apps/storefront/app',
    ],
    ['demo/vouchers/draw.ts', 'the room vouchers has no rank among those of demo'],
  ])('%s: %s', (path, fault) => {
    plant(path, 'export const n = 1')
    expect(listFaults(root)).toEqual([expect.stringContaining(fault)])
  })

  test.each([
    ['apps/server/src/db/pool.ts', `import '../cart/cart.store.ts'`, 'db comes before cart'],
    ['apps/server/src/cart/cart.store.ts', `import '../main.ts'`, 'cart comes before main'],
    [
      'packages/editor/src/kernel/fit.ts',
      `import type { A } from '../view/a.tsx'`,
      'kernel comes before view',
    ],
    ['apps/storefront/app/messages/es.ts', `export * from '../cart/texts.ts'`, 'messages comes before cart'],
  ])('plumbing knows no feature, and nothing knows who uses it: %s', (path, text, fault) => {
    plant(path, text)
    expect(listFaults(root)).toEqual([expect.stringContaining(fault)])
    plant(path.replace(/\.(tsx?)$/, '.test.$1'), text)
    plant(path, 'export const n = 1')
    expect(listFaults(root)).toEqual([])
  })

  test('a feature may import those before it', () => {
    plant(
      'packages/domain/src/orders.ts',
      `import { addLine } from './cart.ts'\nimport './orders/lifecycle.ts'`,
    )
    expect(listFaults(root)).toEqual([])
  })
})

describe('the faces of a package', () => {
  const show = (exports) =>
    plant('packages/domain/package.json', JSON.stringify({ name: '@estampa/domain', exports }))

  test('another workspace imports what the package lists, and nothing past it', () => {
    show({ './cart': './src/cart.ts' })
    plant('packages/domain/src/cart.ts', `export { mergeLine } from './cart/merge.ts'`)
    plant('packages/domain/src/cart/merge.ts', 'export function mergeLine() {}')
    plant('apps/server/src/cart/save.ts', `import { mergeLine } from '@estampa/domain/cart'`)
    expect(listFaults(root)).toEqual([])
    plant('apps/server/src/cart/merge.ts', `import { mergeLine } from '@estampa/domain/cart/merge'`)
    expect(listFaults(root)).toEqual([
      'apps/server/src/cart/merge.ts: @estampa/domain/cart/merge is no face of @estampa/domain; its package.json lists them',
    ])
    plant('apps/server/src/cart/merge.ts', `export const task = ['@estampa/domain/cart/merge', 'mergeLine']`)
    expect(listFaults(root)).toEqual([expect.stringContaining('@estampa/domain/cart/merge is no face')])
  })

  test.each([
    [{ './*': './src/*.ts' }, './* is a pattern'],
    [{ './cart': './src/cart.ts', './orders': './src/orders.ts' }, 'nobody imports the face ./orders'],
    [
      { './cart': './src/cart.ts', './carts': './src/cart.ts' },
      'the face ./carts is not the file of its name',
    ],
    [{ './cart': './src/cart.ts', './quotes': './src/quotes.ts' }, 'the face ./quotes has no file'],
  ])('each face is the file of its name and has a user: %o', (exports, fault) => {
    plant('packages/domain/src/cart.ts', 'export function addLine() {}')
    plant('packages/domain/src/orders.ts', 'export function place() {}')
    const used = Object.keys(exports).includes('./*') ? [] : [`import '@estampa/domain/cart'`]
    plant('apps/server/src/app.ts', used.join(''))
    show(exports)
    expect(listFaults(root)).toEqual([expect.stringContaining(fault)])
  })
})

describe('cycles of imports', () => {
  test('files that import each other are one fault, also when they import only types', () => {
    plant('packages/domain/src/cart.ts', `import { merge } from './cart/merge.ts'`)
    plant('packages/domain/src/cart/merge.ts', `import { addLine } from './line.ts'`)
    plant('packages/domain/src/cart/line.ts', `import type { Cart } from '../cart.ts'`)
    expect(listFaults(root)).toEqual([
      'packages/domain/src/cart.ts: imports itself by way of packages/domain/src/cart/line.ts, ' +
        'packages/domain/src/cart/merge.ts',
    ])
    plant('packages/domain/src/cart/line.ts', 'export type Line = { quantity: number }')
    expect(listFaults(root)).toEqual([])
  })

  test('each knot is a fault of its own, and what only hangs on it is none', () => {
    plant('packages/ui/src/a.tsx', `import { B } from './b.tsx'`)
    plant('packages/ui/src/b.tsx', `export { A } from './a.tsx'`)
    plant('packages/ui/src/c.tsx', `import { A } from './a.tsx'\nconst later = () => import('./d.tsx')`)
    plant('packages/ui/src/d.tsx', `type C = import('./c.tsx').C`)
    plant('packages/ui/src/e.tsx', `import { C } from '@estampa/ui/c'`)
    expect(listFaults(root)).toEqual([
      'packages/ui/src/a.tsx: imports itself by way of packages/ui/src/b.tsx',
      'packages/ui/src/c.tsx: imports itself by way of packages/ui/src/d.tsx',
    ])
  })

  test('a test may import what imports it', () => {
    plant('packages/domain/src/cart.test.ts', `import { addLine } from './cart.ts'`)
    plant('packages/domain/src/cart.ts', `import './cart.test.ts'`)
    expect(listFaults(root)).toEqual([])
  })
})

describe('the shape of files', () => {
  test('nothing imports a page, but a page its own types and a test', () => {
    plant('apps/storefront/app/pages/home.tsx', `import type { Route } from './+types/home'`)
    plant('apps/storefront/app/pages/home.test.tsx', `import Home from './home.tsx'`)
    expect(listFaults(root)).toEqual([])
    plant('apps/storefront/app/root.tsx', `import { Home } from './pages/home.tsx'`)
    expect(listFaults(root)).toEqual([expect.stringContaining('nothing imports a page')])
  })

  test.each([
    'packages/domain/src/cart/utils/round.ts',
    'apps/server/src/cart/services/cart.ts',
    'demo/src/helpers.ts',
  ])('%s', (path) => {
    plant(path, 'export const n = 1')
    expect(listFaults(root)).toEqual([expect.stringContaining('does not say what is in it')])
  })

  test('a file has 300 lines at most, unless it is a test or only data', () => {
    const rows = `export const rows = [\n${'  1,\n'.repeat(400)}]\n`
    plant('packages/domain/src/countries.ts', rows)
    plant('packages/domain/src/countries.test.ts', `${rows}export function f() {}\n`)
    expect(listFaults(root)).toEqual([])
    plant('packages/domain/src/money.ts', `${rows.replace('rows', 'amounts')}export function f() {}\n`)
    expect(listFaults(root)).toEqual([expect.stringContaining('403 lines; a file has 300 at most')])
  })

  test.each(['type Goods = { weight: number }', 'interface Wanted {}'])('export %s', (declaration) => {
    plant('packages/domain/src/shipping.ts', declaration)
    expect(listFaults(root)).toEqual([])
    plant('packages/domain/src/shipping.ts', `export ${declaration}`)
    expect(listFaults(root)).toEqual([expect.stringContaining('does not say what the type holds')])
  })

  test('an exported name is declared in one file', () => {
    plant('packages/ui/src/theme.ts', 'export function contrast() {}')
    plant('apps/server/src/theme.test.ts', 'export function contrast() {}')
    expect(listFaults(root)).toEqual([])
    plant('packages/domain/src/theme.ts', 'export const contrast = 1')
    expect(listFaults(root)).toContainEqual(expect.stringContaining('«contrast» has another meaning in'))
  })

  test('the wire, the domain and what the storefront derives may share the name of one thing', () => {
    plant('packages/contract/src/orders.ts', 'export const Order = 1')
    plant('packages/domain/src/orders.ts', 'export type Order = { id: string }')
    plant('apps/storefront/app/orders/timeline.ts', 'export type Order = Client["order"]')
    expect(listFaults(root)).toEqual([])
    plant('apps/storefront/app/orders/timeline.ts', 'export type Order = { lines: number }')
    expect(listFaults(root)).toEqual([expect.stringContaining('«Order» has another meaning in')])
    plant('apps/storefront/app/orders/timeline.ts', 'export function Order() {}')
    expect(listFaults(root)).toEqual([expect.stringContaining('«Order» has another meaning in')])
  })
})

describe('countries', () => {
  test('are told apart in their own files, and nobody else asks which one it is', () => {
    plant('packages/domain/src/countries.ts', `export const countries = {\n  ARG: 1,\n  CL: 2,\n}`)
    plant('apps/server/src/cart/words.ts', `export const words = {\n  ARG: 'vos',\n  CL: 'tú',\n}`)
    plant('apps/server/src/cart/taxes.ts', `export const has = (code: string) => code === 'ARG'`)
    expect(listFaults(root)).toEqual([
      'apps/server/src/cart/taxes.ts: asks which country it is instead of reading the country’s row',
      'apps/server/src/cart/words.ts: has a row for each country beside those files that scripts/rules/countries.mjs names',
    ])
  })

  test('have every file with their rows named by CONTRIBUTING', () => {
    const contributing = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8')
    const [paragraph = ''] = contributing.match(/\*\*a country\*\*[\s\S]*?\n\n/) ?? []
    for (const path of countryRows)
      expect(paragraph).toContain(path.split('/').slice(-2).join('/').replace('src/', ''))
  })
})

describe('SQL', () => {
  test.each([
    ['cart/save-cart.ts', `import { sql } from 'kysely'`, 'imports kysely'],
    ['cart/save-cart.ts', `import type pg from 'pg'`, 'imports pg'],
    ['cart/cart.jobs.ts', `tx.deleteFrom('carts').execute()`, 'calls deleteFrom()'],
    ['cart/save-cart.ts', 'client.query(`update carts set lines = $1`)', 'the statement «update carts set'],
    ['cart/save-cart.ts', `const all = ' select * from carts'`, 'the statement «select * from carts'],
  ])('in %s: %s', (path, text, fault) => {
    plant(`apps/server/src/${path}`, text)
    expect(listFaults(root)).toEqual([expect.stringContaining(fault)])
    for (const other of ['cart/cart.store.ts', 'cart/save-cart.test.ts', 'db/locks.ts']) {
      plant(`apps/server/src/${other}`, text)
    }
    plant(`apps/server/src/${path}`, `export const label = 'select a color, update it, delete it'`)
    expect(listFaults(root)).toEqual([])
  })
})

test.each([
  ['a.ts', 'export const a = { ...{ b: 1 } }'],
  ['a.ts', 'export const a = [...[1, 2]]'],
  ['a.tsx', 'export const A = () => <p {...{ id: "a" }} />'],
])('in %s no literal is spread into another: %s', (file, text) => {
  plant(`packages/domain/src/cart/${file}`, text)
  expect(listFaults(root)).toEqual([expect.stringContaining(`${file}:1: spreads a literal`)])
  plant(
    `packages/domain/src/cart/${file}`,
    'export const spread = (one, b) => ({ ...one, list: [...b, ...(b ? [1] : [])] })',
  )
  expect(listFaults(root)).toEqual([])
})

test.each([
  [`<p className="mt-2 w-[84px]" />`, 'w-[84px]'],
  ['<p className="md:hover:-mt-[calc(100%-8px)]" />', 'md:hover:-mt-[calc(100%-8px)]'],
  ['<p className={clsx("@max-[36px]:hidden")} />', '@max-[36px]:'],
  ['<p className={`text-[#1668dc]`} />', 'text-[#1668dc]'],
  ['<p className="[clip-path:none]" />', '[clip-path:none]'],
])('a class has no value of its own: %s', (element, value) => {
  const path = 'apps/storefront/app/cart/cart.tsx'
  plant(path, `export const Part = () => ${element}`)
  expect(listFaults(root)).toEqual([expect.stringContaining(`${path}:1: ${value} is a value of its own`)])
  plant(
    path,
    `export const Part = () => <p className="w-21 aria-[current=page]:p-2 [&>:empty]:hidden after:content-['·'] mt-(--section)" />`,
  )
  expect(listFaults(root)).toEqual([])
})

test('a file that cannot be read is a fault, never a pass', () => {
  plant('packages/domain/src/cart.ts', 'export const = ;')
  expect(() => listFaults(root)).toThrow('cannot be parsed')
})

test('the lock names the packages of other systems too', () => {
  const one = { optionalDependencies: { 'tool-darwin': '1.0.0' } }
  const write = (packages) => writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  write({ 'node_modules/tool': one, 'node_modules/tool-darwin': { optional: true } })
  expect(listFaults(root)).toEqual([])
  write({ 'node_modules/tool': one })
  expect(listFaults(root)).toEqual([expect.stringContaining('tool-darwin is missing')])
})
