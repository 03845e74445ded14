/**
 * Runs `work` for each item in turn, whether or not another fails, so that one shop's fault keeps no other shop waiting.
 * Throws at the end if any failed, so that the job is seen and tried again.
 */
export async function settleEach<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) await work(one).catch((fault: unknown) => faults.push(fault))
  const [first] = faults
  if (faults.length > 0) {
    const why = first instanceof Error ? first.message : 'no error'
    throw new Error(`${faults.length} of ${all.length} failed, the first: ${why}`, { cause: first })
  }
}
