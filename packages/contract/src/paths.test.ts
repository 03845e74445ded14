import { expect, test } from 'vitest'
import { admin } from './admin.ts'
import { adminPaths } from './admin-paths.ts'
import type { Call, Paths } from './call.ts'
import { fullPath } from './client.ts'
import { contract } from './contract.ts'
import { staffMailTexts } from './mail.ts'
import { operator } from './operator.ts'
import { paths } from './paths.ts'
import { office, staffImportFeeds, staffImports } from './staff.ts'
import { staffPaths } from './staff-paths.ts'

const named = (table: Paths) =>
  Object.entries(table).flatMap(([feature, calls]) =>
    Object.entries(calls).map(
      ([name, [method, path]]) => `${feature}.${name} ${method} ${fullPath(name, path)}`,
    ),
  )

test('the browser knows the address of every call without knowing its schema', () => {
  const expected = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => `${feature}.${name} ${call.method} ${call.path}`),
  )
  expect([...named(paths), ...named(staffPaths)].toSorted()).toEqual(expected.toSorted())
})

test('the browser knows which calls are made with the link of a guest [GST-02]', () => {
  const expected = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Call>).flatMap(([name, { who }]) =>
      who === 'buyer' ? `${feature}.${name}` : [],
    ),
  )
  const marked = Object.entries(paths).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, [, , who]]) => (who === 'buyer' ? `${feature}.${name}` : [])),
  )
  expect(marked.toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeGreaterThan(15)
})

test('a shopper’s browser knows no address that is the staff’s [STF-01]', () => {
  const isStaffs = (row: string) => /\/Staff\/|AuthenticateStaff/.test(row)
  expect(named(paths).filter(isStaffs)).toEqual([])
  expect(named(paths).length).toBeGreaterThan(80)
  expect(named(staffPaths).filter((row) => !isStaffs(row))).toEqual([])
  expect(named(staffPaths).length).toBeGreaterThan(10)
})

test('the back office knows its own calls and those of a shop’s people [ADM-01]', () => {
  const calls = [
    { ...admin, ...contract.staff, ...office, ...staffImports, ...staffImportFeeds, ...staffMailTexts },
    operator,
  ]
    .flatMap((table) => Object.entries<Call>(table))
    .filter(([name]) => name !== 'authenticateStaff')
  const addressed = named(adminPaths).map((row) => row.replace(/^\w+\./, ''))
  expect(addressed.toSorted()).toEqual(
    calls.map(([name, { method, path }]) => `${name} ${method} ${path}`).toSorted(),
  )
})
