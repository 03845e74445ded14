import type { InkName } from './design.ts'

/** The name that a person gave an ink, «Pantone 485 C»; undefined: none. */
export function inkNameOf(names: readonly InkName[] | undefined, hex: string): string | undefined {
  return names?.find((one) => one.hex === hex.toLowerCase())?.name.trim() || undefined
}

/** The same names with that of one ink changed; an empty one is none. */
export function nameInk(names: readonly InkName[], { hex, name }: InkName): InkName[] {
  const others = names.filter((one) => one.hex !== hex.toLowerCase())
  return name === '' ? others : [...others, { hex: hex.toLowerCase(), name }]
}
