import type { ConfigFault } from '@estampa/domain/shops/check-config'
import type { z } from 'zod'

/** The fields that a schema does not take, each with what would fit, in Spanish. */
export function faultsOf(schema: z.ZodType, value: unknown, within?: string): ConfigFault[] {
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues.map((issue) => ({
    field: fieldOf(within === undefined ? issue.path : [within, ...issue.path]),
    expected: expectedBy(issue),
  }))
}

/** `presentation.banners[0].link` */
function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((one, at) => (typeof one === 'number' ? `[${one}]` : `${at > 0 ? '.' : ''}${String(one)}`))
    .join('')
}

const kinds: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.join(' o ')
    case 'too_small':
      return `${issue.minimum} o más`
    case 'too_big':
      return `${issue.maximum} o menos`
    case 'unrecognized_keys':
      return `sin ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}
