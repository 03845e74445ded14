import { decimal } from '@estampa/domain/messages/numbers'

const LINES = 4
const NICE = [1, 2, 2.5, 5, 10]

/** The values of the lines of an axis, from 0 to one that holds the most; never more than five. */
export function axisValues(most: number): number[] {
  const rough = Math.max(1, most) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (NICE.find((one) => one * power >= rough) ?? 10)
  const count = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** «1,5 M», «250 mil», «900»: short enough to stand beside an axis. */
export function axisText(value: number): string {
  if (value >= 1_000_000) return `${decimal(value / 1_000_000, 2)} M`
  return value >= 10_000
    ? `${decimal(value / 1_000, 1)} mil`
    : decimal(value, 0).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Which of so many parts have a text below them, where each needs so much room: every nth, from the first on. */
export function labelEvery(parts: number, width: number, needed: number): number {
  return Math.max(1, Math.ceil((parts * needed) / Math.max(1, width)))
}

/** The width of a bar that shows a share of the most; of something a line can be seen, of nothing none. */
export function shareWidth(amount: number, most: number): string {
  return amount > 0 ? `max(2px, ${(100 * amount) / Math.max(1, most)}%)` : '0'
}
