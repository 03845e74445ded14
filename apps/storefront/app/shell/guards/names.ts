/** A guard is a layout route of its name beside this file. The build stops at a name that is not here. */
export const guardNames = ['customer', 'buyer', 'checkout'] as const

export type GuardName = (typeof guardNames)[number]

const isGuard = (name: string): name is GuardName => guardNames.some((guard) => guard === name)

/** Throws for a guard that does not exist: the build stops, and nobody meets an unguarded page. */
export function checkGuard(name: string): void {
  if (!isGuard(name)) throw new Error(`Unknown middleware ${name}`)
}
