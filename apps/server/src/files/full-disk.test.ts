import { randomUUID } from 'node:crypto'
import { readdir, symlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBuyer } from '../../test/buyer.ts'
import { photo } from '../../test/receipt-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

const folder = join(tmpdir(), `estampa-full-disk-${randomUUID()}`)
let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({
    FILES_DIR: folder,
    LOG_LEVEL: 'silent',
  })
})
afterAll(() => testShops.close())

/** Uploads that are being received. */
const parts = () => readdir(join(folder, 'parts')).catch(() => [])

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

test.runIf(process.platform === 'linux')(
  'where the disk is full while an upload is received everybody is told when to come back [SYS-04] [ERR-06]',
  async () => {
    const { token } = await openBuyer(testShops, 'pampa', 'disk-receiving')
    const { files } = testShops.services
    const full = join(folder, 'full')
    await symlink('/dev/full', full)
    const received = vi.spyOn(files, 'openPart').mockResolvedValueOnce(full)
    const upload = () => send('/api/services/app/OrderLogos/UploadLogos', token, ['uno.png'])
    const answer = await upload()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await upload()).status).toBe(200)
    expect(received).toHaveBeenCalledTimes(2)
    received.mockRestore()
  },
)

test('an upload leaves nothing of what was received, kept or refused or broken off [API-51] [SYS-04]', async () => {
  const { token } = await openBuyer(testShops, 'pampa', 'disk-parts')
  const path = '/api/services/app/OrderLogos/UploadLogos'
  expect((await send(path, token, ['uno.png', 'dos.png'])).status).toBe(200)
  expect(
    (
      await send(
        path,
        token,
        Array.from({ length: 9 }, (_, at) => `${at}.png`),
      )
    ).status,
  ).toBe(413)
  const drawing = new FormData()
  drawing.append('files', new Blob(['<svg']), 'roto.svg')
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(testShops.origin + path, { method: 'POST', headers, body: drawing })).status).toBe(422)
  expect(await parts()).toEqual([])

  const { hostname, port } = new URL(testShops.origin)
  const socket = connect(Number(port), hostname)
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, `Authorization: Bearer ${token}`]
  const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 9000000', '', '--b']
  const file = ['Content-Disposition: form-data; name="files"; filename="a.png"', '', 'x'.repeat(200_000)]
  socket.write([...head, ...form, ...file].join('\r\n'))
  await expect.poll(parts).toHaveLength(1)
  socket.destroy()
  await expect.poll(parts).toEqual([])
})
