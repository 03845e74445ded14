/** A text that a terminal may show: it obeys control characters, and feeds are strangers' texts. */
export function plainLine(text: string, most = 200): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}
