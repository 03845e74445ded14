import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const server = () => new URL(inject('database').server)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test('a database that is coming up is waited for, and the console says so once [SYS-05]', async () => {
  const port = await freePort()
  const said: string[] = []
  const late = new URL(server())
  late.port = String(port)
  const waiting = waitForDatabase(late.href, (sentence) => said.push(sentence))
  await expect.poll(() => said.length).toBe(1)
  const { hostname, port: real } = server()
  const road = createServer((near) => {
    const far = connect(Number(real), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => near.destroy())
  }).listen(port, '127.0.0.1')
  await waiting
  road.close()
  expect(said).toEqual([
    expect.stringMatching(/^Waiting 60 s for the database of DATABASE_URL at 127\.0\.0\.1:\d+.*ECONNREFUSED/),
  ])
})

test.each<[string, (url: URL) => void, RegExp]>([
  [
    'that nobody answers at',
    (url) => {
      url.port = '1'
    },
    /^DATABASE_URL: no database answers at 127\.0\.0\.1:1\/\w+: .*ECONNREFUSED/,
  ],
  [
    'with another password',
    (url) => {
      url.password = 'wrong'
    },
    /^DATABASE_URL: the database at .* refuses us: .*password/,
  ],
  [
    'of a database that is not there',
    (url) => {
      url.pathname = 'nowhere'
    },
    /^DATABASE_URL: the database at .*\/nowhere refuses us: .*"nowhere" does not exist/,
  ],
])('an address %s names its setting, and no password [SYS-05]', async (_, spoil, sentence) => {
  const url = server()
  const { password } = url
  spoil(url)
  const fault = await waitForDatabase(url.href, () => {}, 0).catch((error: Error) => error)
  expect(String((fault as Error).message)).toMatch(sentence)
  expect(String((fault as Error).message)).not.toContain(password)
})
