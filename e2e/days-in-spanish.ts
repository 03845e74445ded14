/** Runs in the page: a browser writes days in its own language, which a headless one has only in English. */
export function writeDaysInSpanish(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const [year, month, day] = field.value.split('-')
    field.type = 'text'
    field.value = day ? `${day}-${month}-${year}` : 'dd-mm-aaaa'
  }
}
