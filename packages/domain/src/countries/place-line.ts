/** «7021 Adolfo Gonzales Chaves, Buenos Aires»: the nearest place first; what is called alike is said once. */
export function placeLine(zipCode: string, places: readonly string[]): string {
  const line = [...new Set(places)].filter(Boolean).join(', ')
  return [zipCode, line].filter(Boolean).join(' ')
}
