export { parseAmount } from './money/amount-text.ts'
export { sumOf } from './money/sum.ts'
