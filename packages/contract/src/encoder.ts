/**
 * Gives answers their wire form. An encoder is made from a schema once; `z.encode` walks the schema for every answer
 * and checks each value again, which takes longer than the answer's SQL. The two give the same for every value that
 * the schema allows: fields that it does not know are left out, codecs such as money encode. An encoder checks nothing.
 */
import { z } from 'zod'

type Encoder = (value: unknown) => unknown

const encoders = new WeakMap<z.core.$ZodType, Encoder>()

export function encoderOf(schema: z.core.$ZodType): Encoder {
  const encoder = encoders.get(schema) ?? makeEncoder(schema as z.core.$ZodTypes)
  encoders.set(schema, encoder)
  return encoder
}

/** Of values that travel as they are. */
const same: Encoder = (value) => value

function makeEncoder(schema: z.core.$ZodTypes): Encoder {
  const { def } = schema._zod
  if (def.checks?.some((check) => check._zod.def.check === 'overwrite')) return strict(schema)
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'enum':
    case 'literal':
    case 'any':
    case 'unknown':
      return same
    case 'nullable':
      return unless(null, encoderOf(def.innerType))
    case 'optional':
      return unless(undefined, encoderOf(def.innerType))
    case 'default':
    case 'prefault':
    case 'readonly':
      return encoderOf(def.innerType)
    case 'lazy':
      return (value) => encoderOf(def.getter())(value)
    case 'array':
      return arrayEncoder(encoderOf(def.element))
    case 'object':
      return def.catchall ? strict(schema) : objectEncoder(def.shape)
    case 'record':
      return recordEncoder(encoderOf(def.valueType), schema)
    case 'union':
      return unionEncoder(def, schema)
    case 'pipe':
      return pipeEncoder(def, schema)
    default:
      return strict(schema)
  }
}

/** What no shorter way is known for. */
function strict(schema: z.core.$ZodType): Encoder {
  return (value) => z.encode(schema, value)
}

function unless(exception: null | undefined, encode: Encoder): Encoder {
  return encode === same ? same : (value) => (value === exception ? value : encode(value))
}

function arrayEncoder(encode: Encoder): Encoder {
  return encode === same ? same : (values) => (values as readonly unknown[]).map((value) => encode(value))
}

/** What has no other fields and nothing to encode is given as it is: most of a long list. */
function objectEncoder(shape: z.core.$ZodShape): Encoder {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, encode: encoderOf(schema) }))
  const known = new Set(fields.map(({ key }) => key))
  const encodesNothing = fields.every(({ encode }) => encode === same)
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>
    if (encodesNothing && hasOnly(given, known)) return given
    const encoded: Record<string, unknown> = {}
    for (const { key, encode } of fields) {
      const field = given[key]
      if (field !== undefined || key in given) encoded[key] = encode === same ? field : encode(field)
    }
    return encoded
  }
}

function hasOnly(given: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): boolean {
  for (const key in given) if (!known.has(key)) return false
  return true
}

/** Only where keys are plain text: a key that is none would be refused or encoded itself. */
function recordEncoder(encode: Encoder, schema: z.core.$ZodTypes): Encoder {
  const { def } = schema._zod
  if (def.type !== 'record' || encoderOf(def.keyType) !== same) return strict(schema)
  if (encode === same) return same
  return (record) =>
    Object.fromEntries(Object.entries(record as object).map(([key, value]) => [key, encode(value)]))
}

type UnionDef = Extract<z.core.$ZodTypes['_zod']['def'], { type: 'union' }>

/** Without a discriminator only the checks of the schema tell which option a value is. */
function unionEncoder(def: UnionDef, schema: z.core.$ZodType): Encoder {
  const { discriminator } = def as { discriminator?: string }
  if (discriminator === undefined) {
    return def.options.every((option) => encoderOf(option) === same) ? same : strict(schema)
  }
  const options = new Map<unknown, Encoder>()
  for (const option of def.options) {
    for (const value of option._zod.propValues?.[discriminator] ?? []) options.set(value, encoderOf(option))
  }
  const whole = strict(schema)
  return (value) => (options.get((value as Record<string, unknown>)[discriminator]) ?? whole)(value)
}

type PipeDef = Extract<z.core.$ZodTypes['_zod']['def'], { type: 'pipe' }>

/** A codec, or schemas one after the other: what comes out last is encoded first. */
function pipeEncoder(def: PipeDef, schema: z.core.$ZodType): Encoder {
  if (isTransform(def.in) || isTransform(def.out)) return strict(schema)
  const [first, last] = [encoderOf(def.in), encoderOf(def.out)]
  const { reverseTransform } = def
  if (!reverseTransform) return first === same && last === same ? same : (value) => first(last(value))
  // one that takes the second argument may refuse a value
  if (reverseTransform.length > 1) return strict(schema)
  const reverse = reverseTransform as Encoder
  return first === same && last === same ? reverse : (value) => first(reverse(last(value)))
}

const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform'
