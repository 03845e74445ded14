import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { contract } from './contract.ts'
import { encoderOf } from './encoder.ts'
import { Money } from './wire.ts'

const calls = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Call>).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

/** The example of an answer as its handler gives it. */
const given = ({ gives, example }: Call) => z.decode(gives, structuredClone(example?.gives) as never)

/** The value with a field in every object that no schema knows, as rows of the database have them. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).map(([key, field]) => [key, withSecrets(field)])
  return { ...Object.fromEntries(fields), cost: 1 }
}

type Change = { at: number; to: 'null' | 'missing' | 'empty' | 'doubled' | number }

const change = fc.record({
  at: fc.nat(200),
  to: fc.oneof(
    fc.constantFrom('null', 'missing', 'empty', 'doubled'),
    fc.integer({ min: 0, max: 10_000_000 }),
  ),
}) as fc.Arbitrary<Change>

/** The same value with one of its fields changed, the fields counted from the outside in. */
function changed(value: unknown, { at, to }: Change): unknown {
  const copy = structuredClone(value)
  const fields: { owner: Record<string, unknown>; key: string }[] = []
  const walk = (owner: unknown) => {
    if (owner === null || typeof owner !== 'object') return
    for (const key of Object.keys(owner)) fields.push({ owner: owner as Record<string, unknown>, key })
    for (const one of Object.values(owner)) walk(one)
  }
  walk(copy)
  const { owner, key } = fields[at % Math.max(fields.length, 1)] ?? {}
  if (owner === undefined || key === undefined) return copy
  const old = owner[key]
  if (to === 'missing' && !Array.isArray(owner)) delete owner[key]
  else if (to === 'null') owner[key] = null
  else if (to === 'empty') owner[key] = Array.isArray(old) ? [] : ''
  else if (to === 'doubled') owner[key] = Array.isArray(old) ? [...old, ...old] : old
  else if (typeof old === 'number') owner[key] = to
  return copy
}

describe.each(calls)('the encoder of $name', ({ call }) => {
  const encode = encoderOf(call.gives)

  test('gives what the schema gives, in the same order of fields', () => {
    const answer = given(call)
    expect(JSON.stringify(encode(answer))).toBe(JSON.stringify(z.encode(call.gives, answer as never)))
  })

  test('gives what the schema gives for every answer that it allows', () => {
    const answer = given(call)
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const other = changes.reduce(changed, answer)
        const expected = z.safeEncode(call.gives, other as never)
        if (expected.success) expect(encode(other)).toStrictEqual(expected.data)
      }),
      { numRuns: process.env.DEEP ? 40 : 10 },
    )
  })

  test('leaves out what the schema does not know [API-53]', () => {
    const answer = withSecrets(given(call))
    const expected = z.safeEncode(call.gives, answer as never)
    if (expected.success) expect(encode(answer)).toStrictEqual(expected.data)
  })
})

test('money is encoded wherever it stands', () => {
  const schema = z.object({
    total: Money,
    tax: Money.nullable(),
    lines: z.array(z.object({ price: Money.optional(), by: z.record(z.string(), Money) })),
  })
  const answer = {
    total: 123_450,
    tax: null,
    lines: [
      { by: { a: 50 }, cost: 7 },
      { price: 1, by: {} },
    ],
  }
  expect(encoderOf(schema)(answer)).toStrictEqual({
    total: 1234.5,
    tax: null,
    lines: [{ by: { a: 0.5 } }, { price: 0.01, by: {} }],
  })
})

test('a schema that changes what it is given, or that refuses it, encodes as it always did', () => {
  const trimmed = z.object({ text: z.string().trim() })
  expect(encoderOf(trimmed)({ text: ' taza ' })).toEqual({ text: 'taza' })
  const either = z.union([z.object({ amount: Money }), z.object({ text: z.string() })])
  expect(encoderOf(either)({ amount: 150 })).toEqual({ amount: 1.5 })
  expect(() => encoderOf(either)({ amount: 'much' })).toThrow()
})
