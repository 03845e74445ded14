import { expect, test } from 'vitest'
import { findLetterPages, letterPages } from './letter-pages.ts'
import { readListing } from './listing-state.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('every letter leads to the first page that has it, accents aside [ROUTE-14]', () => {
  const pages = letterPages(named('Ábaco', 'agenda', 'Bolso', 'Bolsa', 'Ñandú', '3 lápices'), 1, 2)
  expect(pages).toEqual([
    ['A', 1],
    ['B', 2],
    ['N', 3],
    ['3', 3],
  ])
})

test('the names of a list of several pages are read once, those of a very long list not at all [ROUTE-14]', async () => {
  const asked: unknown[] = []
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: at < 30 ? 'Abc' : 'Zeta' }))
  const catalog = {
    getProductsList: async (input: { page?: number; limit?: number }) => {
      asked.push(input)
      return { items: list(120).slice(((input.page ?? 1) - 1) * 100, (input.page ?? 1) * 100) }
    },
  }
  const api = { catalog } as unknown as Parameters<typeof findLetterPages>[0]
  const listing = { ...readListing('all', new URLSearchParams('page=2'), 'name asc') }
  const letters = await findLetterPages(api, listing, { items: list(120).slice(24, 48), totalCount: 120 })
  expect(letters).toEqual([
    ['A', 1],
    ['Z', 2],
  ])
  expect(asked).toHaveLength(2)
  expect(await findLetterPages(api, listing, { items: list(40).slice(24), totalCount: 5000 })).toEqual([
    ['A', 2],
    ['Z', 2],
  ])
  expect(asked).toHaveLength(2)
})
