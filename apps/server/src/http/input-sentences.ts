/** Sentences for a wrong field, in Spanish that fits «tú» and «vos», for everything that a schema says no word of. */
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  bigint: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un conjunto de datos',
  record: 'un conjunto de datos',
  null: 'nada',
}

const formats: Record<string, string> = {
  uuid: 'Este identificador no es válido.',
  email: 'Este correo no es válido.',
  url: 'Esta dirección no es válida.',
  date: 'Esta fecha no es válida: se escribe 2026-12-31.',
  datetime: 'Esta fecha no es válida: se escribe 2026-12-31T12:00:00Z.',
}

const MAX_VALUES = 12

/** The sentence of one issue; undefined leaves it to zod's own Spanish. */
export function inputSentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Falta este dato.'
      return `Este dato tiene que ser ${kinds[issue.expected as string] ?? 'de otro tipo'}.`
    case 'too_small':
      return atLeast(String(issue.origin), Number(issue.minimum))
    case 'too_big':
      return atMost(String(issue.origin), Number(issue.maximum))
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'Este dato no tiene el formato esperado.'
    case 'invalid_value':
      return amongValues(issue.values as readonly unknown[])
    case 'invalid_union':
      return 'Este dato no tiene ninguna de las formas esperadas.'
    default:
      return undefined
  }
}

function atLeast(origin: string, least: number): string {
  if (origin === 'string')
    return least <= 1 ? 'Falta este dato.' : `Hacen falta ${least} caracteres como mínimo.`
  if (origin === 'array' || origin === 'set') {
    return least <= 1 ? 'La lista está vacía.' : `Hacen falta ${least} elementos como mínimo.`
  }
  return `El mínimo es ${least}.`
}

function atMost(origin: string, most: number): string {
  if (origin === 'string') return `Puede tener ${most} caracteres como máximo.`
  if (origin === 'array' || origin === 'set') return `Puede tener ${most} elementos como máximo.`
  return `El máximo es ${most}.`
}

function amongValues(values: readonly unknown[]): string {
  if (values.length > MAX_VALUES) return 'Este valor no está entre los posibles.'
  return values.length === 1
    ? `El único valor posible es ${values[0]}.`
    : `Los valores posibles son: ${values.join(', ')}.`
}
