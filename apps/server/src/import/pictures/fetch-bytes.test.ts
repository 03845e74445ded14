import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchBytes, internet, type Network } from './fetch-bytes.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
const requests: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`)
    const to = /^\/to\/(.*)$/.exec(request.url ?? '')?.[1]
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end()
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/big') response.writeHead(200, { 'content-length': '30000000' }).end()
    else if (request.url === '/endless') {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
        if (!response.destroyed) response.once('drain', pour)
      }
      pour()
    } else if (request.url === '/none') response.writeHead(404).end()
    else response.end('bytes')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
})

/** A world in which this machine is public, but for one name and one address. */
const resolved: string[] = []
const world: Network = {
  resolve: async (host) => {
    resolved.push(host)
    if (host === 'nobody.example') throw new Error('ENOTFOUND')
    if (host === 'mixed.example') {
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ]
    }
    return [{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }]
  },
  isAllowed: (address) => address === '127.0.0.1',
  isPortAllowed: () => true,
}
const at = (path: string, host = 'photos.example') => `http://${host}:${port}${path}`
const why = (url: string, network = world) =>
  fetchBytes(url, network).then(
    () => expect.fail('it was fetched'),
    (error: Error) => error.message,
  )

test('fetches from the address that was checked, under the name that was asked [IMP-01]', async () => {
  resolved.length = 0
  expect((await fetchBytes(at('/a.png'), world)).toString()).toBe('bytes')
  expect(requests).toContain(`photos.example:${port}/a.png`)
  expect(resolved).toEqual(['photos.example'])
})

test('follows redirects, and checks each of them [IMP-01]', async () => {
  const to = (url: string) => at(`/to/${encodeURIComponent(url)}`)
  expect((await fetchBytes(to(at('/b.png', 'cdn.example')), world)).toString()).toBe('bytes')
  expect(await why(to(at('/b.png', 'inside.example')))).toBe('dirección privada')
  expect(await why(to('http://10.1.2.3/x'))).toBe('dirección privada')
  expect(await why(to('file:///etc/passwd'))).toBe('no es una dirección http')
  expect(await why(at('/loop'))).toBe('demasiadas redirecciones')
})

test('one private address among those of a host is enough to refuse it [IMP-01]', async () => {
  expect(await why(at('/x', 'mixed.example'))).toBe('dirección privada')
})

test.each<[string, string]>([
  ['/none', 'el servidor contestó 404'],
  ['/big', 'pesa más de 20 MB'],
  ['/endless', 'pesa más de 20 MB'],
])('%s does not come: %s [IMP-01]', async (path, reason) => {
  expect(await why(at(path))).toBe(reason)
})

test.each<[string, string]>([
  ['ftp://photos.example/x', 'no es una dirección http'],
  ['http://user:secret@photos.example/x', 'la dirección trae una clave'],
  ['http://nobody.example/x', 'el servidor no existe'],
  ['not an address', 'dirección ilegible'],
])('%s is not fetched: %s [IMP-01]', async (url, reason) => {
  expect(await why(url)).toBe(reason)
})

describe('in the real world', () => {
  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[2002:7f00:1::]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.1.1/',
    'http://172.31.0.1/',
    'http://100.64.0.1/',
    'http://10.0.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
  ])('%s is a private address [IMP-01]', async (url) => {
    expect(await why(url, internet)).toBe('dirección privada')
  })

  test('only the usual ports [IMP-01]', async () => {
    expect(await why('http://93.184.215.14:5432/', internet)).toBe('puerto no permitido')
  })

  test.each([
    ['93.184.215.14', true],
    ['172.32.0.1', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['::', false],
    ['no address', false],
  ])('%s is everybody’s: %s [IMP-01]', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
