/** Marks of rulers and lines of the grid: never so near to each other that they become a gray. */

/** Millimeters between two marks; `step` of them have a number, a multiple of `fine`. */
export type Marks = { readonly fine: number; readonly step: number }

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const minFinePixels = 6
const minStepPixels = 46

export function marksFor(scale: number): Marks {
  const last = steps.at(-1) ?? 1000
  const step = steps.find((one) => one * scale >= minStepPixels && one >= 5) ?? last
  const fine = steps.find((one) => one * scale >= minFinePixels && step % one === 0) ?? step
  return { fine, step }
}

/** Every multiple of `step` between two lengths. */
export function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const count = Math.max(0, Math.floor(to / step + 1e-9) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}
