/**
 * Fetches a file from an address that a stranger wrote. Only http and https, only hosts all of whose addresses
 * are public; the connection goes to the very address that was checked, and every redirect is checked anew.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The world outside; tests bring their own. */
export type Network = {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>
  readonly isAllowed: (address: string) => boolean
  readonly isPortAllowed: (port: string) => boolean
}
export const internet: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
  isPortAllowed: (port) => port === '' || port === '80' || port === '443',
}

/** Why a file did not come; staff read it. */
export class NotFetched extends Error {}

const mostBytes = 20_000_000
const mostRedirects = 4
const patienceMs = 20_000

export async function fetchBytes(url: string, network: Network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(patienceMs)
  let next = url
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await fetchOnce(next, network, signal)
    if (Buffer.isBuffer(answer)) return answer
    next = answer
  }
  throw new NotFetched('demasiadas redirecciones')
}

/** The bytes, or where they have moved. */
async function fetchOnce(text: string, network: Network, signal: AbortSignal): Promise<Buffer | string> {
  const url = checked(text, network)
  const pinned = await addressOf(url, network)
  const response = await respond(url, pinned, signal)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    if (!URL.canParse(headers.location, url)) throw new NotFetched('redirección ilegible')
    return new URL(headers.location, url).href
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new NotFetched(`el servidor contestó ${statusCode}`)
  }
  return readAll(response)
}

function checked(text: string, network: Network): URL {
  if (!URL.canParse(text)) throw new NotFetched('dirección ilegible')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new NotFetched('no es una dirección http')
  if (url.username !== '' || url.password !== '') throw new NotFetched('la dirección trae una clave')
  if (!network.isPortAllowed(url.port)) throw new NotFetched('puerto no permitido')
  return url
}

async function addressOf(url: URL, network: Network): Promise<LookupAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family
    ? [{ address: host, family }]
    : await network.resolve(host).catch(() => {
        throw new NotFetched('el servidor no existe')
      })
  const [first] = found
  if (!first) throw new NotFetched('el servidor no existe')
  if (!found.every(({ address }) => network.isAllowed(address))) throw new NotFetched('dirección privada')
  return first
}

function respond(url: URL, pinned: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      reject(
        new NotFetched(
          cause.name === 'AbortError' || cause.name === 'TimeoutError'
            ? 'tardó demasiado'
            : 'no se pudo conectar',
        ),
      )
    }
    const sent: ClientRequest = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Estampa-Import' },
        // no second resolution: a name that answers otherwise the next time leads nowhere else
        lookup: (_host, options, done) => {
          if (options.all) done(null, [pinned])
          else done(null, pinned.address, pinned.family)
        },
      },
      resolve,
    )
    sent.on('error', fail)
    sent.end()
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy()
    throw new NotFetched('pesa más de 20 MB')
  }
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new NotFetched('pesa más de 20 MB')
      parts.push(part)
    }
  } catch (cause) {
    if (cause instanceof NotFetched) throw cause
    throw new NotFetched('la conexión se cortó o tardó demasiado')
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}
