import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOwedBack } from './money.ts'
import { type ResolvedRefund, resolvedAmount, whyRefundNotResolved } from './resolved-refund.ts'

test('a resolved refund is owed no more, and a later one is [STF-01] [LIFE-04]', () => {
  const cancelled = (paid: number, settled: number) =>
    amountOwedBack({ state: 'cancelled', total: 100, paid, refunded: 0, settled })
  const last = { owed: 100, wentBack: 0 }
  expect(cancelled(100, resolvedAmount(last, 0))).toBe(0)
  expect(cancelled(150, resolvedAmount(last, 0))).toBe(50)
  // given back after all: what comes then is owed again
  expect([cancelled(0, resolvedAmount(last, 100)), cancelled(50, resolvedAmount(last, 100))]).toEqual([0, 50])
  expect(cancelled(100, resolvedAmount(null, 0))).toBe(100)
})

test('whatever comes and goes back, nothing is owed after settling and never more than is here [STF-01] [LIFE-04]', () => {
  const steps = fc.array(fc.record({ what: fc.constantFrom('in', 'out', 'settle'), amount: fc.nat(500) }))
  fc.assert(
    fc.property(steps, fc.nat(300), (done, total) => {
      let [received, wentBack] = [0, 0]
      let last: ResolvedRefund | null = null
      for (const { what, amount } of done) {
        if (what === 'in') received += amount
        if (what === 'out') wentBack += Math.min(amount, received - wentBack)
        const order = { state: 'shipped' as const, total, refunded: 0, paid: received - wentBack }
        if (what === 'settle') last = { owed: amountOwedBack({ ...order, settled: 0 }), wentBack }
        const owed = amountOwedBack({ ...order, settled: resolvedAmount(last, wentBack) })
        expect(owed).toBeLessThanOrEqual(order.paid)
        if (what === 'settle') expect(owed).toBe(0)
        if (what === 'in') expect(owed).toBeLessThanOrEqual(Math.max(0, order.paid - total))
      }
    }),
  )
})

test('only what is there is settled, as it was seen [STF-01]', () => {
  expect(whyRefundNotResolved([], null)).toEqual({ refusal: 'nothing_to_settle' })
  expect(whyRefundNotResolved([40, 60], 40)).toEqual({ refusal: 'flag_changed', amount: 100 })
  expect([whyRefundNotResolved([40, 60], 100), whyRefundNotResolved([40], null)]).toEqual([null, null])
})
