const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a field of date and time has it, by the clock of this browser; empty: none. */
export function localMoment(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

export function momentOfLocal(typed: string): string | null {
  const date = new Date(typed)
  return typed === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
