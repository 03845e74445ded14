import { expect, test } from 'vitest'
import { z } from 'zod'
import { countsOf, pageOf } from './paging.ts'
import { Id, Money, Multiplier, QueryFlag, QueryId, QueryInt, QueryList, QueryMoney, Text } from './wire.ts'

/** What a handler receives, or undefined for what is refused. */
const read = (schema: z.ZodType, sent: unknown) => schema.safeParse(sent).data

test('money is a decimal on the wire and whole hundredths inside, without a lost cent', () => {
  for (const [major, minor] of [
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [1234.56, 123456],
    [-0.01, -1],
    [9_999_999_999.99, 999_999_999_999],
  ] as const) {
    expect(z.decode(Money, major)).toBe(minor)
    expect(z.encode(Money, minor)).toBe(major)
  }
  expect(read(Money, '12')).toBeUndefined()
  expect(read(Money, Number.NaN)).toBeUndefined()
})

test('an amount in an address has a point or a comma before its cents', () => {
  expect([read(QueryMoney, '1234.5'), read(QueryMoney, '1234,50'), read(QueryMoney, 12)]).toEqual([
    123450, 123450, 1200,
  ])
  for (const amount of ['', '-1', '1.234,50', '1e3', '0x10'])
    expect(read(QueryMoney, amount), amount).toBeUndefined()
})

test('a number in an address is whole, and an id is one that the database can have', () => {
  expect([read(QueryInt, '24'), read(QueryInt, '-1'), read(QueryInt, 24)]).toEqual([24, -1, 24])
  for (const number of ['', ' ', '2.5', '1e3', '٣', '9'.repeat(16), 2.5, null]) {
    expect(read(QueryInt, number), String(number)).toBeUndefined()
  }
  expect([read(Id, 2_147_483_647), read(QueryId, '1')]).toEqual([2_147_483_647, 1])
  for (const id of [0, -1, 2_147_483_648]) expect(read(Id, id)).toBeUndefined()
})

test('a switch in an address is a word or a digit', () => {
  expect(['true', '1', true].map((sent) => read(QueryFlag, sent))).toEqual([true, true, true])
  expect(['false', '0', false].map((sent) => read(QueryFlag, sent))).toEqual([false, false, false])
  for (const sent of ['', 'TRUE', 'sí', 1, null]) expect(read(QueryFlag, sent)).toBeUndefined()
})

test('a list in an address is repeated or separated by commas, without its empty entries', () => {
  expect(read(QueryList, ' rojo, azul ,,')).toEqual(['rojo', 'azul'])
  expect(read(QueryList, ['rojo ', '', 'azul, marino'])).toEqual(['rojo', 'azul, marino'])
  expect(read(QueryList, '')).toEqual([])
})

test('text is trimmed and bounded, keeps its lines and has no control character or half letter', () => {
  expect(read(Text(20), '  uno\n\tdos  ')).toBe('uno\n\tdos')
  expect(read(Text(3), ' abc ')).toBe('abc')
  expect(read(Text(3), 'abcd')).toBeUndefined()
  for (const control of ['\u0000', '\u0008', '\u001b']) expect(read(Text(9), `a${control}b`)).toBeUndefined()
  expect(read(Text(9), 'a\ud83d')).toBe('a\ufffd')
  expect(read(Text(9), 'a😀')).toBe('a😀')
})

test('a multiplier is an exact decimal inside', () => {
  expect(z.decode(Multiplier, 1.21)).toBe('1.21')
  expect(z.encode(Multiplier, '1.105')).toBe(1.105)
})

test('the three ways to ask for a page mean the same rows', () => {
  const third = { offset: 40, limit: 20 }
  expect(pageOf({ page: 3, limit: 20 }, 12)).toEqual(third)
  expect(pageOf({ skipCount: 40, maxResultCount: 20 }, 12)).toEqual(third)
  expect(pageOf({ PaginaActual: 3, maxResultCount: 20 }, 12)).toEqual(third)
  expect(pageOf({}, 12)).toEqual({ offset: 0, limit: 12 })
  expect(pageOf({ page: 2 }, 12)).toEqual({ offset: 12, limit: 12 })
})

test('the counts of a page: all rows, the page, and how many pages there are', () => {
  expect(countsOf(41, { offset: 40, limit: 20 })).toEqual({
    totalCount: 41,
    count: 41,
    page: 3,
    total_pages: 3,
  })
  expect(countsOf(40, { offset: 0, limit: 20 })).toEqual({
    totalCount: 40,
    count: 40,
    page: 1,
    total_pages: 2,
  })
  expect(countsOf(0, { offset: 0, limit: 20 })).toEqual({ totalCount: 0, count: 0, page: 1, total_pages: 0 })
})
