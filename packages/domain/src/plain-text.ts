/** The text without accents and other marks: «Bolígrafo» → «Boligrafo», «ñandú» → «nandu». */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Small letters without accents, for comparing: «BOLÍGRAFO» → «boligrafo». */
export function plainText(text: string): string {
  return withoutAccents(text).toLowerCase()
}
