import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { announce } from './announce.ts'
import { openLog } from './log.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

async function announced(services: TestShops['services']): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    const { config } = services
    await announce({
      config,
      log: openLog(config),
      services,
      address: 'http://127.0.0.1:4000',
      adminAddress: 'http://127.0.0.1:4001',
      notes: [],
      stop: async () => {},
    })
    return write.mock.calls.join('')
  } finally {
    write.mockRestore()
  }
}

test('a server without a shop says how to open one, a server with shops where they are [SYS-01]', async () => {
  const { services } = testShops
  const withShops = await announced(services)
  expect(withShops).toContain('/pampa')
  expect(withShops).toContain(`Back office: ${services.config.adminUrl}`)
  expect(withShops).not.toContain('npm run shop')
  const shops = { ...services.shops, all: async () => [] }
  expect(await announced({ ...services, shops })).toContain('npm run shop -- create')
})

test('a start says which files of buyers are not read, and what to install, as long as a program is missing [SYS-01] [API-51]', async () => {
  const { services } = testShops
  const saidWith = (ghostscript: string | undefined, heifConvert: string | undefined) =>
    announced({
      ...services,
      config: { ...services.config, artworkPrograms: { ghostscript, heifConvert } },
    })
  const neither = await saidWith(undefined, undefined)
  expect(neither).toContain('EPS (install ghostscript, set GHOSTSCRIPT)')
  expect(neither).toContain('HEIC (install libheif-examples, set HEIF_CONVERT)')
  const one = await saidWith('/usr/bin/gs', undefined)
  expect(one).not.toContain('EPS')
  expect(one).toContain('HEIC')
  expect(await saidWith('/usr/bin/gs', '/usr/bin/heif-convert')).not.toContain('Not read here')
})
