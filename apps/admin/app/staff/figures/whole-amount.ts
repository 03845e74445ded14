import { priceText } from '@estampa/ui/price-figure'

/** «$ 1.235»: an amount that is read at a glance, without its cents. */
export const wholeAmount = (amount: number): string =>
  priceText(Math.round(amount), 0).replaceAll(' ', '\u00a0')
