import { QueryMoney } from '@estampa/contract/wire'
import { z } from 'zod'
import { schemaNames } from './schema-names.ts'

/** A JSON schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Where schemas that have a name are kept while a document is made. */
export type SchemaComponents = Record<string, JsonSchema>

/**
 * The schema of a body. Codecs are described by their wire side; where only the inner side of a pipe says
 * something (a preprocessed value), by that. Schemas with a name are added to `components`.
 */
export function bodySchema(schema: z.ZodType, components: SchemaComponents): JsonSchema {
  return tidy(withNames(schema, { components, suffix: 'Input', finish: tidy }))
}

/** The schema of an answer, to the last key: nothing may be there that is not described. */
export function answerSchema(schema: z.ZodType, components: SchemaComponents): JsonSchema {
  const finish = (described: JsonSchema) => closed(tidy(described))
  return finish(withNames(schema, { components, suffix: '', finish }))
}

/** Query strings carry text; what it is read as says more («integer, 1 to 100») than the text's pattern. */
export function querySchema(schema: z.ZodType): JsonSchema {
  return tidy(jsonSchemaOf(schema, 'output'))
}

type Naming = { components: SchemaComponents; suffix: string; finish: (described: JsonSchema) => JsonSchema }

/** A schema inside of this one that has a name is described under it, once, and referred to. */
function withNames(schema: z.ZodType, naming: Naming): JsonSchema {
  const reference = (inner: z.core.$ZodType): string | undefined => {
    const known = schemaNames.get(inner)
    if (known === undefined) return undefined
    const name = `${known}${naming.suffix}`
    if (!naming.components[name]) {
      // the name is taken before its schema is described, which may refer to it
      naming.components[name] = {}
      naming.components[name] = naming.finish(jsonSchemaOf(inner as z.ZodType, 'input', reference))
    }
    return `#/components/schemas/${name}`
  }
  const own = reference(schema)
  return own ? { $ref: own } : jsonSchemaOf(schema, 'input', reference)
}

function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  reference?: (inner: z.core.$ZodType) => string | undefined,
): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const named = (zodSchema as z.core.$ZodType) === schema ? undefined : reference?.(zodSchema)
      if (named) become(jsonSchema, { $ref: named })
      else describePipe(zodSchema, jsonSchema, io)
    },
  })
  return described as JsonSchema
}

function describePipe(
  zodSchema: z.core.$ZodType,
  jsonSchema: Record<string, unknown>,
  io: 'input' | 'output',
) {
  if (zodSchema === QueryMoney) return become(jsonSchema, { type: 'number', minimum: 0 })
  const { def } = (zodSchema as z.core.$ZodTypes)._zod
  if (def.type !== 'pipe') return
  const saysNothing = io === 'output' ? def.out : def.in
  if (saysNothing._zod.def.type !== 'transform') return
  const other = io === 'output' ? def.in : def.out
  become(jsonSchema, jsonSchemaOf(other as z.ZodType, io === 'output' ? 'input' : 'output'))
}

function become(jsonSchema: Record<string, unknown>, other: Record<string, unknown>): void {
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, other)
}

/** Leaves out what every number and every uuid says of itself. */
function tidy(schema: JsonSchema): JsonSchema {
  return walk(schema, (node) => {
    const { minimum, maximum, pattern, ...rest } = node
    return {
      ...rest,
      ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
      ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
      ...(pattern !== undefined && node.format === undefined && { pattern }),
    }
  })
}

function closed(schema: JsonSchema): JsonSchema {
  return walk(schema, (node) =>
    node.properties && node.additionalProperties === undefined
      ? { ...node, additionalProperties: false }
      : node,
  )
}

const holdsOne = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains']
const holdsSeveral = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const holdsNamed = ['properties', '$defs', 'patternProperties']

/** Changes every schema inside a schema, leaves first. Keywords that hold data are left alone. */
function walk(schema: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (value: unknown) =>
    typeof value === 'object' && value !== null ? walk(value as JsonSchema, change) : value
  const node: JsonSchema = { ...schema }
  for (const key of holdsOne) if (key in node) node[key] = inside(node[key])
  for (const key of holdsSeveral)
    if (Array.isArray(node[key])) node[key] = (node[key] as unknown[]).map(inside)
  for (const key of holdsNamed) {
    if (!node[key]) continue
    const named = Object.entries(node[key] as object).map(([name, value]) => [name, inside(value)])
    node[key] = Object.fromEntries(named)
  }
  return change(node)
}
