/** Works of the tests' own crew: what a task may do wrong. */
export async function doTask(
  work: 'environment' | 'endless' | 'greedy' | 'wrong' | 'slow',
): Promise<unknown> {
  if (work === 'environment') return Object.keys(process.env)
  if (work === 'wrong') throw new Error('a fault of the task')
  if (work === 'slow') return new Promise((done) => setTimeout(() => done('done'), 300))
  const kept: number[][] = []
  for (;;) if (work === 'greedy') kept.push(new Array(100_000).fill(kept.length))
}
