/**
 * What a text of a mail may name in braces, as «{nombre}», and how it is put there. A text is filled once: what a person
 * is called stands as it is, also where they call themselves «{total}».
 */
export const mailPlaceholders = {
  tienda: 'El nombre de la tienda',
  nombre: 'El nombre de quien lo recibe',
  pedido: 'El número del pedido',
  total: 'El total del pedido',
  paso: 'Qué sigue, según el estado y el pago',
  comprador: 'Quién compró',
  cotizacion: 'El número de la cotización',
  vence: 'Hasta qué día vale',
  descuento: '«con un descuento», si lo tiene',
  persona: 'Quién lo hizo',
  codigo: 'El código',
  avisos: 'Cuántos avisos hay',
  telefono: 'El teléfono de la tienda',
  horario: 'El horario de la tienda',
  correo: 'El correo de la tienda',
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders

/** A paragraph says nothing without its subject; of other texts only the word is left out. */
const subjectsOfParagraphs: readonly MailPlaceholder[] = ['comprador', 'telefono', 'horario', 'correo']

export type MailValues = Readonly<Partial<Record<MailPlaceholder, string>>>

/** The names in the braces of a text, as they are typed. */
export function namesInBraces(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
}

/** «{Cotización}» is «{cotizacion}». */
export function placeholderNamed(typed: string): MailPlaceholder | undefined {
  const name = typed.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return Object.hasOwn(mailPlaceholders, name) ? (name as MailPlaceholder) : undefined
}

/** One line of a mail, or the paragraphs of a text that an empty line parts. */
export function fillMailText(text: string, values: MailValues): string {
  return fillMailParagraphs(text, values).join('\n\n')
}

export function fillMailParagraphs(text: string, values: MailValues): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => fillParagraph(paragraph.trim(), values))
    .filter((paragraph) => paragraph !== '')
}

function fillParagraph(paragraph: string, values: MailValues): string {
  const named = paragraph.replace(/\{([^{}]*)\}/g, (whole, typed: string) => {
    const name = placeholderNamed(typed)
    return name ? `{${name}}` : whole
  })
  const empty = namesInBraces(named).filter((name) => !values[name as MailPlaceholder])
  const lines = named.split('\n').filter((line) => !empty.some((name) => isSubjectOf(line, name)))
  const kept = empty.reduce(withoutWord, lines.join('\n'))
  return kept.replace(/\{(\w+)\}/g, (_, name: string) => values[name as MailPlaceholder] ?? '')
}

function isSubjectOf(line: string, name: string): boolean {
  return subjectsOfParagraphs.includes(name as MailPlaceholder) && line.includes(`{${name}}`)
}

/** «¡Hola, {nombre}!» becomes «¡Hola!», and «{nombre}, recibimos tu pedido» begins with a capital. */
function withoutWord(text: string, name: string): string {
  const braces = `\\{${name.replace(/[^\w]/g, '\\$&')}\\}`
  return text
    .replace(new RegExp(`^${braces}[,:;]? *(\\p{L}?)`, 'gmu'), (_, next: string) => next.toUpperCase())
    .replace(new RegExp(`,? ?${braces}`, 'gu'), '')
}
