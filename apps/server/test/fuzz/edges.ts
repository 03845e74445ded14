import type { JsonSchema } from '../../src/api-docs/openapi/wire-schema.ts'
import { fittingValue } from './fitting-value.ts'
import type { RandomSource } from './random-source.ts'
import { type Path, pathsIn, valueAt, withValue } from './tree.ts'

/** Letters that fill a text to its last character and stay inside most patterns. */
const letters = ['x', 'ñ', '漢', '😀', 'e\u0301', '9', '%', "'", '\\', ' x', '<b>']

/**
 * Takes values to the edge of what the document allows: the largest number, the longest text, the fullest
 * list, every optional field at once. What passes the schema reaches the rules and the database behind it.
 */
export function toTheEdge(right: unknown, schema: JsonSchema, dice: RandomSource): unknown {
  let changed = dice.happens(30) ? filled(right, schema, dice) : right
  for (let turn = dice.roll(3); turn >= 0; turn -= 1) {
    const path = dice.pick(pathsIn(changed))
    const described = schemaAt(schema, path)
    if (described) changed = withValue(changed, path, edgeOf(valueAt(changed, path), described, dice))
  }
  return changed
}

function filled(right: unknown, schema: JsonSchema, dice: RandomSource): unknown {
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return right
  const missing = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in right))
  return {
    ...right,
    ...Object.fromEntries(missing.map(([name, inner]) => [name, fittingValue(inner, dice)])),
  }
}

/** The part of the schema that describes this place, through its choices. */
function schemaAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  for (const choice of choicesOf(schema)) {
    const inner = typeof key === 'number' ? choice.items : choice.properties?.[key]
    const found = inner === undefined ? undefined : schemaAt(inner as JsonSchema, rest)
    if (found) return found
  }
  return undefined
}

function choicesOf(schema: JsonSchema): JsonSchema[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined
  return choices ? choices.flatMap(choicesOf) : [schema]
}

function edgeOf(value: unknown, schema: JsonSchema, dice: RandomSource): unknown {
  const choice = dice.pick(choicesOf(schema))
  if ('const' in choice || Array.isArray(choice.enum)) return fittingValue(choice, dice)
  if (choice.type === 'integer' || choice.type === 'number') return edgeNumber(choice, dice)
  if (choice.type === 'string') return edgeText(choice, dice)
  if (choice.type === 'array') return fullList(value, choice, dice)
  return fittingValue(choice, dice)
}

function edgeNumber(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, type }: JsonSchema,
  dice: RandomSource,
) {
  const step = type === 'integer' ? 1 : 0.01
  const min = Number(minimum ?? Number(exclusiveMinimum ?? Number.MIN_SAFE_INTEGER - step) + step)
  const max = Number(maximum ?? Number(exclusiveMaximum ?? Number.MAX_SAFE_INTEGER + step) - step)
  return dice.pick([min, max, min + step, max - step, Math.min(max, Math.max(min, 0))])
}

function edgeText(schema: JsonSchema, dice: RandomSource): string {
  if (schema.format || schema.pattern) {
    const fits = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /^$/
    const text = textOf(schema, dice)
    return fits.test(text) ? text : String(fittingValue(schema, dice))
  }
  return textOf(schema, dice)
}

function textOf({ minLength, maxLength }: JsonSchema, dice: RandomSource): string {
  const length = dice.pick([Number(minLength ?? 0), Number(maxLength ?? 5_000)])
  const letter = dice.pick(letters)
  return letter.repeat(Math.ceil(length / letter.length)).slice(0, length)
}

function fullList(value: unknown, { maxItems, minItems, items }: JsonSchema, dice: RandomSource): unknown[] {
  const length = dice.pick([Number(minItems ?? 0), Math.min(Number(maxItems ?? 50), 400)])
  const known = Array.isArray(value) ? value : []
  return Array.from({ length }, (_, at) =>
    dice.happens(50) && known.length > 0
      ? known[at % known.length]
      : fittingValue((items ?? {}) as JsonSchema, dice, 2),
  )
}
