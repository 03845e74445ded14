/** The first name of somebody who is greeted; empty where it does not look like a name. */
export function greetedName(typed: string): string {
  const first = typed.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}'’-]{2,24}$/u.test(first) ? first : ''
}
