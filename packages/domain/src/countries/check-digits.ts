/** Separators between digits: spaces, dots, commas, slashes and dashes of any length. */
export const separators = /[\s.,/\-\u2010-\u2015\u2212]/g

/** The sum of the digits, each by its weight: what check digits are made from. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}
