/** Guests who bring forty pictures of 9 MB at once to a server that may take 512 MB and takes 450, while others order. */
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import { freshDatabase } from '@estampa/server/test/database'
import { pampaShop } from '@estampa/server/test/shops'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OrderWriters, prepareShop, readOrders, signInAtEach } from './order-writers.ts'
import { readTreeMemory } from './process-memory.ts'
import { type ServerProcess, serverProcess, startSettings } from './server-process.ts'

const MEMORY_MB = 512
const MOST_MB = 450
const GUESTS = 10
const PICTURES_EACH = 4
const isLinux = process.platform === 'linux'

const post = new TestMailServer()
let server: ServerProcess
let database: Database
let ownerUrl: string
let shop: number

beforeAll(async () => {
  if (!isLinux) return
  await post.open()
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  shop = await saveShop(ownerUrl, pampaShop)
  server = await serverProcess({
    DATABASE_URL: ownerUrl,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret of the tests, long enough',
    MAIL_FROM: 'Estampa <no-reply@estampa.example>',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MEMORY_MB: String(MEMORY_MB),
    ...startSettings(),
  })
  await server.start()
  database = openDatabase(roles.app, { connections: 2 })
})
afterAll(async () => {
  if (!isLinux) return
  await server.kill('SIGTERM')
  await database.close()
  await post.close()
})

test.runIf(isLinux)(
  'forty large pictures at once stay within 450 MB, orders go on, and a small logo is kept [SYS-04]',
  async () => {
    const variant = await prepareShop(database, shop)
    const writers = await OrderWriters.open(await signInAtEach([server.origin]), variant, [503])
    const picture = await largePhotograph()
    const small = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#2244aa' } })
      .png()
      .toBuffer()
    let peak = 0
    const looking = setInterval(() => {
      peak = Math.max(peak, readTreeMemory(server.pid))
    }, 100)
    let answers: Response[] = []
    let smallAnswers: Response[] = []
    const answered = await writers.during(2, async () => {
      const large = Array.from({ length: GUESTS }, () => upload(picture, PICTURES_EACH))
      smallAnswers = [await upload(small, 1), await upload(small, 1), await upload(small, 1)]
      answers = await Promise.all(large)
    })
    clearInterval(looking)

    expect(peak).toBeLessThan(MOST_MB * 1_048_576)
    expect(smallAnswers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await answer.json()).error.message).toMatch(/Probá de nuevo/)
    }
    expect(answered).toBeGreaterThan(0)
    expect(await readOrders(ownerUrl, shop)).toHaveLength(writers.attempts.size)
  },
)

async function upload(bytes: Buffer, times: number): Promise<Response> {
  const api = client(httpTransport({ origin: server.origin, shop: 'pampa' }))
  const { accessToken } = await api.customers.getAccess({})
  const form = new FormData()
  for (let at = 0; at < times; at++) form.append('files', new Blob([new Uint8Array(bytes)]), `logo-${at}.jpg`)
  const headers = { authorization: `Bearer ${accessToken}` }
  return fetch(`${server.origin}/api/services/app/OrderLogos/UploadLogos`, {
    method: 'POST',
    headers,
    body: form,
  })
}

/** 24 megapixels of noise, which nothing makes small. */
function largePhotograph(): Promise<Buffer> {
  const side = 4_900
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer()
}
