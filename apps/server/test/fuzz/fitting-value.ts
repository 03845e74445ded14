import { randomUUID } from 'node:crypto'
import type { JsonSchema } from '../../src/api-docs/openapi/wire-schema.ts'
import type { RandomSource } from './random-source.ts'

const words = ['tazón', 'Lucía', 'Paz SA', 'logo para el evento', 'Ñuñoa', 'a', 'Av. Mitre 1200']
/** Texts for patterns that we cannot invert: one that matches is taken. */
const shaped = [
  '06',
  '13101',
  '7',
  '24',
  '123456',
  '7021',
  'true',
  '1',
  '12.5',
  'asc',
  '#336699',
  '2026-11-20',
  'TRF',
  'lucia@empresa.example',
  'facebook',
  '/orders/list',
  'abcDEF123456',
  'K7QF-2MXR',
  'a-b',
  'http://a.example/x',
]

/** A value that the schema allows, small more often than large. */
export function fittingValue(schema: JsonSchema, dice: RandomSource, depth = 0): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return fittingValue(dice.pick(choices), dice, depth)
  if (Array.isArray(schema.allOf)) return fittingAll(schema.allOf as JsonSchema[], dice, depth)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  const makers: Record<string, () => unknown> = {
    null: () => null,
    boolean: () => dice.happens(50),
    integer: () => fittingNumber(schema, dice, true),
    number: () => fittingNumber(schema, dice, false),
    string: () => fittingText(schema, dice),
    array: () => fittingList(schema, dice, depth),
    object: () => fittingObject(schema, dice, depth),
  }
  return makers[String(type)]?.() ?? null
}

function fittingAll(schemas: JsonSchema[], dice: RandomSource, depth: number): unknown {
  return Object.assign({}, ...schemas.map((schema) => fittingValue(schema, dice, depth)))
}

function fittingNumber(schema: JsonSchema, dice: RandomSource, whole: boolean): number {
  const step = whole ? 1 : 0.01
  const min = Number(schema.minimum ?? Number(schema.exclusiveMinimum ?? -step) + step)
  const max = Number(schema.maximum ?? Number(schema.exclusiveMaximum ?? min + 1_000) - (whole ? 0 : step))
  const near = Math.min(max, min + (dice.happens(80) ? 20 : 5_000))
  const value = min + (dice.roll(1_000) / 1_000) * (near - min)
  return whole ? Math.round(value) : Math.round(value * 100) / 100
}

function fittingText(schema: JsonSchema, dice: RandomSource): string {
  const formats: Record<string, () => string> = {
    uuid: () => randomUUID(),
    email: () => 'lucia@empresa.example',
    date: () => '2026-11-20',
    'date-time': () => '2026-11-20T12:00:00.000Z',
    uri: () => 'https://empresa.example/logo',
  }
  const formatted = formats[String(schema.format)]
  if (formatted) return formatted()
  const min = Number(schema.minLength ?? 0)
  const max = Number(schema.maxLength ?? 200)
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /^/
  const fits = (text: string) => text.length >= min && text.length <= max && pattern.test(text)
  const candidates = [...words, ...shaped].filter(fits)
  return candidates.length > 0 ? dice.pick(candidates) : 'a'.repeat(Math.max(1, min))
}

function fittingList(schema: JsonSchema, dice: RandomSource, depth: number): unknown[] {
  const min = Number(schema.minItems ?? 0)
  const max = Math.min(Number(schema.maxItems ?? 3), min + 2)
  const count = depth > 6 ? min : min + dice.roll(max - min + 1)
  return Array.from({ length: count }, () =>
    fittingValue((schema.items ?? {}) as JsonSchema, dice, depth + 1),
  )
}

function fittingObject(schema: JsonSchema, dice: RandomSource, depth: number): Record<string, unknown> {
  const required = new Set(schema.required)
  const requiredFields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || (depth < 6 && dice.happens(40)),
  )
  return Object.fromEntries(
    requiredFields.map(([name, inner]) => [name, fittingValue(inner, dice, depth + 1)]),
  )
}
