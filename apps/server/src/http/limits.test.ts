import { CallFailure } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops({ RATE_LIMIT_PER_MINUTE: '5' })
})
afterAll(() => testShops.close())

test('who asks too often in a minute is told to wait, whatever is asked [API-53]', async () => {
  const { countries, shops } = testShops.api('pampa')
  const answers = await Promise.allSettled([
    shops.getConfig({}),
    shops.getConfig({}),
    shops.getConfig({}),
    countries.getAllDomicilieProvince({}),
    countries.getAllDomicilieProvince({}),
    countries.getAllDomicilieProvince({}),
  ])
  const refused = answers
    .filter((answer) => answer.status === 'rejected')
    .map((answer) => answer.reason as CallFailure)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toBeInstanceOf(CallFailure)
  expect(refused[0]).toMatchObject({ status: 429, fault: { refusal: 'too_many_requests' } })
})

test('who is told to wait is told how long [API-53]', async () => {
  const call = () =>
    fetch(`${testShops.origin}/api/services/app/PartnerConfigs/GetConfig`, {
      headers: { 'abp-tenantid': 'andina' },
    })
  const answers = await Promise.all(Array.from({ length: 7 }, call))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  // a Chilean shop says «tú»
  const message = expect.stringContaining('Espera un momento')
  expect(await refused?.json()).toMatchObject({ error: { refusal: 'too_many_requests', message } })
})

test('calls at the root of the server are counted and kept by nobody like all others [API-24] [API-26]', async () => {
  const root = `${testShops.origin}/?tenancyName=pampa`
  for (let request = 0; request < 6; request++) await fetch(root, { method: 'POST' })
  const answers = await Promise.all([
    fetch(root, { method: 'POST' }),
    fetch(`${testShops.origin}/color-palette?tenancyName=pampa`),
    fetch(`${testShops.origin}/users/distributor/logo_url?tenancyName=pampa`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('no-store'))
})
