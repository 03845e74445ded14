import { expect, test } from 'vitest'
import { openShopVersions } from './shop-version.ts'

test('who asks for the version of a shop gets one that was read after the question', async () => {
  let begun = 0
  const gates: (() => void)[] = []
  const versions = openShopVersions({
    async readInShop<T>() {
      const version = ++begun
      await new Promise<void>((open) => gates.push(open))
      return version as T
    },
  })
  const first = versions.read(1)
  const [second, third] = [versions.read(1), versions.read(1)]
  const elsewhere = versions.read(2)
  expect(begun).toBe(2)
  gates[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => begun).toBe(3)
  gates[1]?.()
  gates[2]?.()
  expect(await Promise.all([second, third, elsewhere])).toEqual([3, 3, 2])
})

test('a version that cannot be read is asked for again', async () => {
  let tries = 0
  const versions = openShopVersions({
    async readInShop<T>() {
      tries += 1
      if (tries === 1) throw new Error('the database is away')
      return tries as T
    },
  })
  const [first, second] = [versions.read(1), versions.read(1)]
  await expect(first).rejects.toThrow('away')
  expect(await second).toBe(2)
})
