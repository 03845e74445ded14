import type { TaskMessage } from '../../src/files/worker-pool/thread.ts'

type Fault = 'environment' | 'endless' | 'greedy' | 'wrong' | 'slow'

/** Works of the tests' own pool: what a task may do wrong, and one that lasts until the test ends it. */
export async function doTask(work: Fault | TaskMessage): Promise<unknown> {
  if (work === 'environment') return Object.keys(process.env)
  if (work === 'wrong') throw new Error('a fault of the task')
  if (work === 'slow') return new Promise((done) => setTimeout(() => done('done'), 300))
  if (typeof work === 'object')
    return work.name === 'drawPdf' ? 'drawn' : untilReleased(work.input as { data: Uint8Array })
  const kept: number[][] = []
  for (;;) if (work === 'greedy') kept.push(new Array(100_000).fill(kept.length))
}

/** The test holds the same memory and sets its first number when the work may end. */
async function untilReleased({ data }: { data: Uint8Array }): Promise<'held'> {
  await Atomics.waitAsync(new Int32Array(data.buffer), 0, 0).value
  return 'held'
}
