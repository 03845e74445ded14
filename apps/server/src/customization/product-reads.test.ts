import type { Client } from '@estampa/contract/client'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type DesignFixture,
  design,
  fourColorLogo,
  image,
  openDesignFixture,
  view,
} from '../../test/design-fixture.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let stage: DesignFixture
let api: Client
let drawn: ReturnType<typeof design>

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  api = await testShops.guest('pampa')
  const [logo] = await api.customization.uploadLogos({}, { files: [fourColorLogo] })
  drawn = design(stage.mug, view(stage.screen, [image(logo?.id ?? '', { width: 38, height: 20 })]))
})
afterAll(() => testShops.close())

/** How often this product is read while somebody is answered. */
async function readsWhile(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([asked]) => {
      const { text = '', values = [] } = asked as { text?: string; values?: readonly unknown[] }
      return text.includes('from generics g') && JSON.stringify(values).includes(`${stage.mug.genericId}`)
    }).length
  } finally {
    query.mockRestore()
  }
}

test('a design is measured, and saved, with one look at its product [BLD-01] [API-37]', async () => {
  expect(await readsWhile(() => api.customization.measureDesign(drawn))).toBe(1)
  expect(await readsWhile(() => api.customization.saveDesign(drawn))).toBe(1)
})
