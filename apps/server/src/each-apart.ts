/**
 * Does this for each, whatever becomes of the others: what cannot be done for one keeps nobody else waiting, night
 * after night. Throws in the end where any failed, so that it is seen and tried again.
 */
export async function eachApart<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) await work(one).catch((fault: unknown) => faults.push(fault))
  const [first] = faults
  if (faults.length > 0) {
    const why = first instanceof Error ? first.message : 'no error'
    throw new Error(`${faults.length} of ${all.length} failed, the first: ${why}`, { cause: first })
  }
}
