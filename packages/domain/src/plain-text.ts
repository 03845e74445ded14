/** The text without accents and other marks: «Bolígrafo» → «Boligrafo», «ñandú» → «nandu». */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Small letters without accents, for comparing: «BOLÍGRAFO» → «boligrafo». */
export function plainText(text: string): string {
  return withoutAccents(text).toLowerCase()
}

/** A name for files, 40 characters at most: «Pecho izquierdo» → «pecho-izquierdo»; `otherwise` where nothing is left. */
export function fileSlug(text: string, otherwise: string): string {
  const slug = plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return slug || otherwise
}
