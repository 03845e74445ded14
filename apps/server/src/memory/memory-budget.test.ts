import { isRefusal } from '@estampa/domain/refusal'
import { expect, test } from 'vitest'
import { MemoryBudget, type MemoryLimits } from './memory-budget.ts'
import { MEGABYTE, shareOf, uploadBytes } from './process-memory.ts'

const patient = { maxWaiting: 50, patienceMs: 60_000 }

/** Work that ends when the test says so, and how much of it was under way at once. */
function openStage(limits: MemoryLimits) {
  const budget = new MemoryBudget(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  let bytes = 0
  let peak = 0
  const start = (name: string, need: { bytes: number; owner?: string }) =>
    budget.run(need, async () => {
      started.push(name)
      bytes += need.bytes
      peak = Math.max(peak, bytes)
      await new Promise<void>((end) => ends.set(name, end))
      bytes -= need.bytes
      return name
    })
  const settle = () => new Promise((done) => setImmediate(done))
  return {
    budget,
    started,
    start,
    settle,
    peak: () => peak,
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
  }
}

test('forty uploads at once never hold more than the budget, and all of them are done [SYS-04]', async () => {
  const stage = openStage({ bytes: 100, ...patient })
  const answers = Array.from({ length: 40 }, (_, at) => stage.start(`${at}`, { bytes: 30 }))
  await stage.settle()
  expect(stage.started).toEqual(['0', '1', '2'])
  for (let at = 0; at < 40; at++) await stage.end(`${at}`)
  expect(await Promise.all(answers)).toHaveLength(40)
  expect(stage.peak()).toBe(90)
  expect(stage.budget.heldBytes).toBe(0)
})

test('who finds the queue full is told that it is busy, and so is who waits too long [SYS-04]', async () => {
  const stage = openStage({ bytes: 10, maxWaiting: 1, patienceMs: 20 })
  const first = stage.start('first', { bytes: 10 })
  const late = stage.start('late', { bytes: 10 })
  expect(await stage.start('too many', { bytes: 10 })).toMatchObject({ refusal: 'busy' })
  expect(await late).toMatchObject({ refusal: 'busy' })
  await stage.end('first')
  expect(await first).toBe('first')
  expect(stage.started).toEqual(['first'])
})

test('a small picture does not wait behind large ones, and a large one gets its turn behind small ones [SYS-04]', async () => {
  const stage = openStage({ bytes: 100, reservedBytes: 20, ...patient })
  for (const name of ['large 1', 'large 2', 'large 3']) void stage.start(name, { bytes: 60 })
  void stage.start('small 1', { bytes: 10 })
  void stage.start('small 2', { bytes: 10 })
  void stage.start('small 3', { bytes: 10 })
  await stage.settle()
  // The third small one would take what the second large one waits for.
  expect(stage.started).toEqual(['large 1', 'small 1', 'small 2'])
  await stage.end('small 1')
  expect(stage.started.at(-1)).toBe('small 3')
  await stage.end('large 1')
  expect(stage.started.at(-1)).toBe('large 2')
})

test('one address cannot take all of the memory, and who waits for it keeps nobody else waiting [SYS-04]', async () => {
  const stage = openStage({ bytes: 100, bytesPerOwner: 50, ...patient })
  void stage.start('a 1', { bytes: 40, owner: 'a' })
  void stage.start('a 2', { bytes: 40, owner: 'a' })
  void stage.start('b 1', { bytes: 40, owner: 'b' })
  await stage.settle()
  expect(stage.started).toEqual(['a 1', 'b 1'])
  await stage.end('a 1')
  expect(stage.started.at(-1)).toBe('a 2')
})

test('a process that rests gives its memory back when other work needs it [SYS-04]', async () => {
  const stage = openStage({ bytes: 100, ...patient })
  const resting = await stage.budget.lease({ bytes: 80 })
  resting?.shrinkTo(40)
  stage.budget.onShortage(() => resting?.end())
  void stage.start('large', { bytes: 100 })
  await stage.settle()
  expect(stage.started).toEqual(['large'])
})

test('a failed work gives its memory back [SYS-04]', async () => {
  const { budget } = openStage({ bytes: 10, ...patient })
  await expect(budget.run({ bytes: 10 }, () => Promise.reject(new Error('fault')))).rejects.toThrow('fault')
  expect(isRefusal(await budget.run({ bytes: 10 }, async () => 'done'))).toBe(false)
})

test.each([512, 1_024, 24_000])(
  'in %d MB the largest upload is read, and all shares fit [SYS-04]',
  (megabytes) => {
    const { uploads, work } = shareOf(megabytes * MEGABYTE)
    expect(new MemoryBudget(uploads).largestNeed).toBeGreaterThanOrEqual(uploadBytes(undefined))
    expect(uploads.bytes + work.bytes).toBeLessThanOrEqual((megabytes - 280) * MEGABYTE)
  },
)

test('while one address sends the largest upload, its small logo is received [SYS-04]', async () => {
  const budget = new MemoryBudget({ ...shareOf(512 * MEGABYTE).uploads, patienceMs: 1 })
  const owner = '127.0.0.1'
  expect(await budget.lease({ bytes: uploadBytes(80 * MEGABYTE), owner })).toBeDefined()
  expect(await budget.lease({ bytes: uploadBytes(80 * MEGABYTE), owner })).toBeUndefined()
  expect(await budget.lease({ bytes: uploadBytes(20_000), owner })).toBeDefined()
})
