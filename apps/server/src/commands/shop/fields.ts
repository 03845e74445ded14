/**
 * The fields of a shop by their names: `withTaxes`, `colors.primary`, `rules.depositPercent`,
 * `settings.supportEmail`. The schemas of the configuration know them; what they do not know is refused by name.
 */
import { ShopConfig } from '@estampa/contract/shops'
import { z } from 'zod'
import { RulesSchema } from '../../shops/shop-rules.ts'
import type { ShopToSave } from '../../shops/shops.store.ts'
import { SettingsSchema } from '../../shops/stored-shop.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'

type ShopFields = Record<string, unknown>
export type ShopFieldChange = { readonly field: string; readonly from: unknown; readonly to: unknown }

/** A shop as people see it here: the configuration's fields first, then the rules and the settings. */
const schema = ShopConfig.omit({ tenant: true }).extend({ rules: RulesSchema, settings: SettingsSchema })

export function shopFieldsOf({ config, rules, settings = {} }: ShopToSave): ShopFields {
  return { ...config, rules, settings }
}

export function withFields(shop: ShopToSave, fields: ShopFields): ShopToSave {
  const { rules, settings, ...config } = fields
  return { ...shop, config, rules, settings } as ShopToSave
}

/** `colors.primary=#112233`, as often as wanted. The value is text, or JSON where the field is no text. */
export function assignAll(fields: ShopFields, assignments: readonly string[]): ShopFields {
  return assignments.reduce((all, assignment) => {
    const at = assignment.indexOf('=')
    if (at < 1)
      throw new InvalidArguments(`«${assignment}» no dice qué campo cambia: se escribe campo=valor.`)
    const path = assignment
      .slice(0, at)
      .split(/[.[\]]+/)
      .filter(Boolean)
    return assign(all, path, readValue(path, assignment.slice(at + 1)))
  }, fields)
}

/** Fields that a JSON value names; objects are merged, lists replaced. */
export function mergeAll(fields: ShopFields, value: unknown): ShopFields {
  if (!isFields(value)) throw new InvalidArguments('Va un objeto JSON con los campos que cambian.')
  const flat = isFields(value.config) ? { ...value.config, ...value, config: undefined } : value
  return merge(fields, flat as ShopFields, [])
}

function merge(before: ShopFields, changes: ShopFields, within: readonly string[]): ShopFields {
  const after = { ...before }
  for (const [key, value] of Object.entries(changes)) {
    if (
      value === undefined ||
      (within.length === 0 && ['shop', 'host', 'otherHosts', 'tenant'].includes(key))
    )
      continue
    const path = [...within, key]
    schemaAt(path)
    const old = before[key]
    after[key] = isFields(value) && isFields(old) ? merge(old, value, path) : value
  }
  return after
}

function assign(fields: ShopFields, [key = '', ...rest]: readonly string[], value: unknown): ShopFields {
  if (rest.length === 0) return { ...fields, [key]: value }
  const old = fields[key]
  if (!Array.isArray(old)) return { ...fields, [key]: assign(isFields(old) ? old : {}, rest, value) }
  const [index = '', ...inside] = rest
  const list = [...old]
  list[Number(index)] = inside.length > 0 ? assign(list[Number(index)] ?? {}, inside, value) : value
  return { ...fields, [key]: list }
}

/** The first reading of what was typed that the field takes; else the text, whose fault is told with the others. */
function readValue(path: readonly string[], typed: string): unknown {
  const field = schemaAt(path)
  const json = jsonOf(typed)
  const readings = [typed === '' ? null : typed, ...(json === undefined ? [] : [json])]
  const fitting = readings.findIndex((value) => field.safeParse(value).success)
  return fitting < 0 ? (json ?? typed) : readings[fitting]
}

function jsonOf(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

/** The schema of one field; throws the names of those that there are where it is none. */
function schemaAt(path: readonly string[]): z.ZodType {
  let found: z.ZodType = schema
  for (const [depth, key] of path.entries()) {
    const inside = bare(found)
    if (inside instanceof z.ZodArray && /^\d+$/.test(key)) found = inside.element as z.ZodType
    else if (inside instanceof z.ZodRecord) found = inside.valueType as z.ZodType
    else if (inside instanceof z.ZodObject && Object.hasOwn(inside.shape, key))
      found = inside.shape[key] as z.ZodType
    else throw unknownField(path.slice(0, depth), key, inside)
  }
  return found
}

function unknownField(within: readonly string[], key: string, around: z.ZodType): InvalidArguments {
  const known = around instanceof z.ZodObject ? ` Los que hay: ${Object.keys(around.shape).join(', ')}.` : ''
  return new InvalidArguments(`No existe el campo «${[...within, key].join('.')}».${known}`)
}

function bare(type: z.ZodType): z.ZodType {
  return type instanceof z.ZodNullable || type instanceof z.ZodOptional
    ? bare(type.unwrap() as z.ZodType)
    : type
}

/** The differences, field by field; a list is one field. */
export function listFieldChanges(before: unknown, after: unknown, path = ''): ShopFieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isFields(before) || !isFields(after)) return [{ field: path, from: before ?? null, to: after ?? null }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) =>
    listFieldChanges(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
}

/** Every leaf of the shop with its value, for the screen. */
export function listFields(value: unknown, path = ''): [field: string, value: string][] {
  if (isFields(value)) {
    return Object.entries(value).flatMap(([key, one]) =>
      listFields(one, path === '' ? key : `${path}.${key}`),
    )
  }
  return [[path, shownValue(value)]]
}

export function shownValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

function isFields(value: unknown): value is ShopFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
