/** Why a text of a mail cannot be taken, as a sentence at its field. The office and the server ask the same. */
import { type Locale, type Sentence, sentenceIn } from '../messages.ts'
import type { MailTextField } from './kinds/kind-row.ts'
import { type MailKind, mailKindOf } from './kinds.ts'
import { type MailPlaceholder, namesInBraces, placeholderNamed } from './placeholders.ts'

const maxMailText: Readonly<Record<MailTextField, number>> = {
  subject: 120,
  heading: 120,
  intro: 1_500,
  closing: 1_000,
}
const MAX_SIGNATURE = 400

/** What a signature may name. */
export const signaturePlaceholders = [
  'tienda',
  'telefono',
  'correo',
  'horario',
] as const satisfies MailPlaceholder[]

const sentences = {
  fixed: { es: 'Este texto no se puede cambiar en este correo.' },
  empty: {
    es: 'Escribe algo, o vuelve al texto original.',
    arg: 'Escribí algo, o volvé al texto original.',
  },
  long: { es: 'Tiene {length} letras y entran {most}.' },
  open: {
    es: 'Hay una llave sin su pareja. Los datos van entre llaves, así: {example}.',
  },
  nothing: { es: 'Hay unas llaves sin nada entre ellas. Los datos van así: {example}.' },
  unknown: {
    es: 'Aquí no hay un dato «{name}». Puedes usar {known}.',
    arg: 'Acá no hay un dato «{name}». Podés usar {known}.',
  },
  missing: {
    es: 'Falta {name}: quien lo recibe lo necesita.',
  },
} satisfies Record<string, Sentence>

/** Null: it can be taken. */
export function mailTextFault(
  { kind, field, text }: { kind: MailKind; field: MailTextField; text: string },
  locale: Locale,
): string | null {
  const { fields, required } = mailKindOf(kind)
  if (!fields.includes(field)) return sentenceIn(sentences.fixed, locale)
  const isNeeded = field === 'subject' || field === 'heading'
  if (isNeeded && text.trim() === '') return sentenceIn(sentences.empty, locale)
  const known = placeholdersOf(kind)
  const fault = bracesFault(text, { known, most: maxMailText[field] }, locale)
  if (fault !== null) return fault
  const named = namesInBraces(text).map(placeholderNamed)
  const missing = required?.[field]?.find((name) => !named.includes(name))
  return missing === undefined ? null : sentenceIn(sentences.missing, locale, { name: `{${missing}}` })
}

export function signatureFault(text: string, locale: Locale): string | null {
  return bracesFault(text, { known: signaturePlaceholders, most: MAX_SIGNATURE }, locale)
}

/** The shop is named in every mail. */
export function placeholdersOf(kind: MailKind): readonly MailPlaceholder[] {
  return [...mailKindOf(kind).placeholders, 'tienda']
}

type TextLimits = { known: readonly MailPlaceholder[]; most: number }

function bracesFault(text: string, { known, most }: TextLimits, locale: Locale): string | null {
  if (text.length > most) return sentenceIn(sentences.long, locale, { length: text.length, most })
  const example = `{${known[0] ?? 'tienda'}}`
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) return sentenceIn(sentences.open, locale, { example })
  for (const typed of namesInBraces(text)) {
    if (typed.trim() === '') return sentenceIn(sentences.nothing, locale, { example })
    const name = placeholderNamed(typed)
    if (name === undefined || !known.includes(name))
      return sentenceIn(sentences.unknown, locale, { name: typed.trim(), known: listed(known) })
  }
  return null
}

/** «{nombre}, {pedido} y {tienda}». */
function listed(names: readonly string[]): string {
  const braced = names.map((name) => `{${name}}`)
  const last = braced.pop() ?? ''
  return braced.length === 0 ? last : `${braced.join(', ')} y ${last}`
}
