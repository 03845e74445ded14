/**
 * Money is a whole number of hundredths of the currency's unit, in every currency (a Chilean peso is 100
 * too; its rounding step is then 100). Rates are exact decimals. Nothing here ever uses a fraction of a
 * hundredth, and what is divided adds up again to what there was.
 */
export type Minor = number
export type Currency = 'ARS' | 'CLP'
/** A decimal such as '1.35', or a whole number of ten-thousandths (13500). */
export type Rate = string | number
/** «$ 1.234» and «,50»: the cents are drawn smaller. `cents` is '' where the shop shows none. */
export type PriceParts = { readonly symbol: string; readonly main: string; readonly cents: string }

export declare const decimalsOf: Record<Currency, number>
export declare function stepOf(roundPrice: number, currency: Currency): Minor
export declare function roundTo(amount: Minor, step: Minor): Minor
export declare function times(amount: Minor, rate: Rate, step?: Minor): Minor
export declare function rateText(rate: Rate): string
export declare function isRate(value: unknown): value is Rate
export declare function share(total: Minor, weights: readonly number[]): Minor[]
export declare function formatPrice(amount: Minor, roundPrice: number, symbol?: string): PriceParts
export declare function formatPriceText(amount: Minor, roundPrice: number, symbol?: string): string
export declare function toWire(amount: Minor): number
export declare function fromWire(amount: number): Minor
