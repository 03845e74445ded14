import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseFaults } from './rules/releases.mjs'

let root
const git = (...args) =>
  execFileSync('git', [
    '-C',
    root,
    '-c',
    'user.name=Lucía',
    '-c',
    'user.email=lucia@empresa.example',
    ...args,
  ])

function plant(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const migration = (name) => `apps/server/src/db/migrations/${name}`

function plantVersion(version, { domain = version, locked = version } = {}) {
  plant('package.json', JSON.stringify({ version }))
  plant('packages/domain/package.json', JSON.stringify({ version: domain }))
  const packages = {
    '': { version },
    'packages/domain': { version: locked },
    'node_modules/@estampa/domain': { link: true },
    'node_modules/zod': { version: '4.0.0' },
  }
  plant('package-lock.json', JSON.stringify({ packages }))
}

const changelog = (...sections) => plant('CHANGELOG.md', ['# Changelog', ...sections, ''].join('\n\n'))
const first = '## 0.1.0 - 2026-11-27\n\n**Upgrade notes**: it is the first one.\n\n- Shops.'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
  plantVersion('0.1.0')
  changelog('## Unreleased', first)
  plant(migration('0001-shops.sql'), 'create table shops ();')
  plant(migration('0003-orders.sql'), 'create table orders ();')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Release 0.1.0')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a version that all say alike, tagged or not yet, is sound [SYS-11]', () => {
  expect(releaseFaults(root)).toEqual([])
  git('tag', 'v0.1.0')
  plant(migration('0004-quotes.sql'), 'create table quotes ();')
  expect(releaseFaults(root)).toEqual([])
})

test('version, lock, workspaces and changelog may not differ [SYS-11]', () => {
  plantVersion('0.2.0', { domain: '0.1.0', locked: '0.1.0' })
  expect(releaseFaults(root)).toEqual([
    'package-lock.json: «packages/domain» is 0.1.0, the root is 0.2.0',
    'packages/domain/package.json: its version is 0.1.0, that of the root 0.2.0',
    'CHANGELOG.md: its newest section is 0.1.0, package.json says 0.2.0',
  ])
})

test('a changelog goes from the unreleased to the oldest, and each release opens with its upgrade notes [SYS-11]', () => {
  changelog('## 0.1.0 - 2026-11-27')
  expect(releaseFaults(root)).toEqual(['CHANGELOG.md: its first section is «## Unreleased»'])
  plantVersion('0.2.0')
  changelog('## Unreleased', '## 0.2.0 - 2026-10-01\n\n- Quotes.', first, '## A beginning')
  expect(releaseFaults(root)).toEqual([
    'CHANGELOG.md: 0.2.0 does not open with **Upgrade notes**',
    'CHANGELOG.md: 0.2.0 stands above 0.1.0, which is not older',
    'CHANGELOG.md: «## A beginning» is no «## 1.4.0 - 2027-02-15»',
  ])
})

test('a released migration neither changes nor goes, and none comes before it [SYS-11]', () => {
  git('tag', 'v0.1.0')
  plant(migration('0001-shops.sql'), 'create table shops (id integer);')
  plant(migration('0002-late.sql'), 'create table late ();')
  rmSync(join(root, migration('0003-orders.sql')))
  expect(releaseFaults(root)).toEqual([
    `${migration('0001-shops.sql')}: v0.1.0 has it, a change of it reaches no database; add another one`,
    `${migration('0003-orders.sql')}: v0.1.0 has it, it may not go`,
    `${migration('0002-late.sql')}: it would run after 0003-orders.sql of v0.1.0 on old databases; number it higher`,
  ])
})

test('a tag has its section [SYS-11]', () => {
  git('tag', 'v0.0.9')
  git('tag', 'wip')
  expect(releaseFaults(root)).toEqual(['CHANGELOG.md: it has no section of v0.0.9'])
})
