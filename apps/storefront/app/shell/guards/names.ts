/** A guard is a layout route of its name beside this file. The build stops at a name that is not here. */
export const guardNames = ['customer'] as const

export type GuardName = (typeof guardNames)[number]

export const isGuard = (name: string): name is GuardName => guardNames.some((guard) => guard === name)
