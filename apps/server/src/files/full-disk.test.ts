import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer } from '../../test/buyer.ts'
import { photo } from '../../test/receipt-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({
    FILES_DIR: join(tmpdir(), `estampa-full-disk-${randomUUID()}`),
    LOG_LEVEL: 'silent',
  })
})
afterAll(() => testShops.close())

/** The disk takes so many more files and then no more; gives what makes room again. */
function fillDisk(room: number): () => void {
  const { files } = testShops.services
  const { put } = files
  let left = room
  files.put = async (...file) => {
    left -= 1
    if (left < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return put(...file)
  }
  return () => {
    files.put = put
  }
}

async function keptFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of testShops.services.files.list('shops')) keys.push(key)
  return keys.sort()
}

async function send(path: string, token: string, names: string[]): Promise<Response> {
  const form = new FormData()
  const bytes = new Uint8Array(await photo().png().toBuffer())
  for (const name of names) form.append('files', new Blob([bytes]), name)
  return fetch(testShops.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

test.each([
  ['the first file of a logo', '/api/services/app/OrderLogos/UploadLogos', 0],
  ['its preview', '/api/services/app/OrderLogos/UploadLogos', 1],
  ['the second logo', '/api/services/app/OrderLogos/UploadLogos', 3],
  ['the receipt of a payment', '/api/services/app/Orders/UploadReceipt', 0],
  ['the preview of a receipt', '/api/services/app/Orders/UploadReceipt', 1],
])(
  'where the disk is full at %s nothing stays, and everybody is told when to come back [SYS-04] [ERR-06]',
  async (_, path, room) => {
    const { token } = await openBuyer(testShops, 'pampa', `disk-${randomUUID().slice(0, 8)}`)
    const before = await keptFiles()
    const names = path.includes('Logos') ? ['uno.png', 'dos.png'] : ['uno.png']
    const makeRoom = fillDisk(room)
    try {
      const answer = await send(path, token, names)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await answer.json()).error).toMatchObject({
        refusal: 'busy',
        message: expect.stringMatching(/Probá/),
      })
      expect(await keptFiles()).toEqual(before)
      expect(
        (await fetch(`${testShops.origin}/api/TokenAuth/GetAccess`, { headers: { 'abp-tenantid': 'pampa' } }))
          .status,
      ).toBe(200)
    } finally {
      makeRoom()
    }
    expect((await send(path, token, names)).status).toBe(200)
  },
)
