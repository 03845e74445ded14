/** The budget of every figure. A run fails when one misses its budget by a factor of two. */
export type Budget = { name: string; unit: 'ratio' | 'ms' | 'kB' | 'MB'; target: number }
export type Figure = { name: string; value: number; note: string }

export const budgets: readonly Budget[] = [
  { name: 'page from the cache', unit: 'ratio', target: 0.6 },
  { name: 'page rendered', unit: 'ratio', target: 0.012 },
  { name: 'product list', unit: 'ratio', target: 0.06 },
  { name: 'product detail', unit: 'ratio', target: 0.1 },
  { name: 'product search', unit: 'ratio', target: 0.04 },
  { name: 'price of a 20-line cart', unit: 'ratio', target: 0.03 },
  { name: '20-line cart saved', unit: 'ratio', target: 0.03 },
  { name: 'list of 100,000, unfiltered, p95', unit: 'ms', target: 50 },
  { name: 'list of 100,000, up to 1,000 found, p95', unit: 'ms', target: 50 },
  { name: 'list of 100,000, more found, p95', unit: 'ms', target: 150 },
  { name: 'order placed', unit: 'ratio', target: 0.3 },
  { name: 'a 200-line cart in the domain', unit: 'ms', target: 5 },
  { name: 'memory after 10,000 requests', unit: 'MB', target: 300 },
  { name: 'script of a product list', unit: 'kB', target: 160 },
]

/** Ratios should be high, everything else low. */
export function isUnderHalf({ unit, target }: Budget, value: number): boolean {
  return unit === 'ratio' ? value < target / 2 : value > target * 2
}

export function isWithin({ unit, target }: Budget, value: number): boolean {
  return unit === 'ratio' ? value >= target : value <= target
}
