/**
 * The decimals of the price of one unit: those of the shop, or its cents where the rounded price times the quantity
 * would be another sum than the line's, which is rounded once.
 */
export function unitDecimals(unit: number, quantity: number, { roundPrice }: { roundPrice: number }): number {
  const rounded = (amount: number) => Number(amount.toFixed(roundPrice))
  return rounded(rounded(unit) * quantity) === rounded(unit * quantity) ? roundPrice : 2
}
