import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { StandingPages } from './standing-pages.ts'
import type { StoredPage } from './versioned-pages.ts'

const request = (url: string, cookie?: string, host = 'tienda.example') =>
  ({ protocol: 'https', host, url, headers: { cookie } }) as unknown as FastifyRequest

function open() {
  const state = { changes: 1, page: { status: 200 } as StoredPage | undefined }
  const standing = new StandingPages(
    { changes: () => state.changes, isAnybody: ({ headers }) => headers.cookie !== 'secret' },
    () => state.page,
  )
  return { standing, state }
}

const decided = { key: 'pampa https://tienda.example/pampa', version: '1.4', shop: 'pampa' }

test('what was decided for an address stands for everybody until a shop or a host changes [SYS-10]', () => {
  const { standing, state } = open()
  expect(standing.find(request('/pampa'))).toBeUndefined()
  standing.keep(request('/pampa'), { ...decided, changes: 1 })
  expect(standing.find(request('/pampa', 'i18n_redirected=arg'))).toMatchObject({ shop: 'pampa' })
  expect(standing.find(request('/andina'))).toBeUndefined()
  expect(standing.find(request('/pampa', undefined, 'otra.example'))).toBeUndefined()
  state.changes += 1
  expect(standing.find(request('/pampa'))).toBeUndefined()
})

test('what changed while it was decided is decided anew [SYS-10]', () => {
  const { standing, state } = open()
  state.changes += 1
  standing.keep(request('/pampa'), { ...decided, changes: 1 })
  expect(standing.find(request('/pampa'))).toBeUndefined()
})

test('whoever brings a secret is decided for alone, and a page out of date or never kept does not stand [SYS-10]', () => {
  const { standing, state } = open()
  standing.keep(request('/pampa', 'secret'), { ...decided, changes: 1 })
  expect(standing.find(request('/pampa'))).toBeUndefined()
  standing.keep(request('/pampa'), { ...decided, version: null, changes: 1 })
  expect(standing.find(request('/pampa'))).toBeUndefined()
  standing.keep(request('/pampa'), { ...decided, changes: 1 })
  expect(standing.find(request('/pampa', 'secret'))).toBeUndefined()
  state.page = undefined
  expect(standing.find(request('/pampa'))).toBeUndefined()
})

test('addresses that are asked for once take a bounded memory and push out none that is asked for often [SYS-04]', () => {
  const { standing } = open()
  standing.keep(request('/pampa'), { ...decided, changes: 1 })
  standing.find(request('/pampa'))
  const long = (page: number) => `/pampa/products-list/all?name=${page}${'a'.repeat(1_000)}`
  for (let page = 0; page < 5_000; page++)
    standing.keep(request(long(page)), { ...decided, key: long(page), changes: 1 })
  const held = Array.from({ length: 5_000 }, (_, page) => standing.find(request(long(page))))
  expect(held.filter(Boolean).length).toBeLessThan(1_000)
  expect(standing.find(request('/pampa'))).toMatchObject({ shop: 'pampa' })
})
