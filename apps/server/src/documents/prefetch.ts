/**
 * Gives what comes of `things` one after the other, in their order, while up to `ahead` more are on their way: who
 * takes is not kept waiting, and no more than that is in memory at once.
 */
export function prefetch<Thing, Gift>(
  things: readonly Thing[],
  get: (thing: Thing) => Promise<Gift>,
  ahead: number,
): () => Promise<Gift | undefined> {
  const coming: Promise<Gift>[] = []
  let begun = 0
  return () => {
    for (; coming.length <= ahead && begun < things.length; begun++) {
      const one = get(things[begun] as Thing)
      // whoever takes it is told; until then it is nobody's
      one.catch(() => {})
      coming.push(one)
    }
    return coming.shift() ?? Promise.resolve(undefined)
  }
}
