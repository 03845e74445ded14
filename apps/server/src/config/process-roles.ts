const processRoles = ['web', 'jobs'] as const
/** `web` answers people, `jobs` does what they leave behind. */
export type ProcessRole = (typeof processRoles)[number]

export function rolesOf(value: string): ReadonlySet<ProcessRole> {
  const named = value.split(',').map((role) => role.trim())
  return new Set(processRoles.filter((role) => named.includes(role)))
}

export function areRoles(value: string): boolean {
  return rolesOf(value).size === value.split(',').length
}
