/** The chosen units of each variant. */
export type UnitsBySku = Readonly<Record<string, number>>

export const unitsInAll = (units: UnitsBySku): number =>
  Object.values(units).reduce((sum, quantity) => sum + quantity, 0)
