import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, openCast } from '../../test/cast.ts'

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

test('each shop says how it takes payment, with the account of its country [API-43] [CHK-05]', async () => {
  const [pampa, andina] = [await cast.guest('pampa'), await cast.guest('andina')]
  const methods = await pampa.payments.getPaymentMethods({})
  expect(methods.map((method) => method.code)).toEqual(['TRF', 'CHQ'])
  expect(methods[0]).toMatchObject({ CBU: '0170099220000067797370', CUIT: '30500010912' })
  expect(await andina.payments.getPaymentMethods({})).toEqual([
    expect.objectContaining({ code: 'TRF', account: '00-123-45678-09', RUT: '76086428-5', CBU: null }),
  ])
})
