/**
 * Fetches a file from an address that a stranger wrote. Only http and https, only hosts all of whose addresses
 * are public; the connection goes to the very address that was checked, and every redirect is checked anew.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream/promises'
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

/** This machine alone: only where the configuration says so, for tests and trials. */
export const loopback: Network = {
  ...internet,
  isAllowed: (address) => isPublicAddress(address) || address === '127.0.0.1' || address === '::1',
  isPortAllowed: () => true,
}

/** Why a file did not come; staff read it. */
export class NotFetched extends Error {}

const mostBytes = 20_000_000
const mostRedirects = 4
const patienceMs = 20_000

export type FetchOptions = {
  readonly network?: Network | undefined
  readonly accept?: string
  /** Sent to the origin that is asked first, and to no other where it redirects. */
  readonly headers?: Readonly<Record<string, string>>
  readonly patienceMs?: number
}

export async function fetchBytes(url: string, network: Network = internet): Promise<Buffer> {
  return readAll(await openResponse(url, { network, accept: 'image/*' }))
}

/** Writes what an address gives into a file, up to so many bytes. */
export async function fetchToFile(
  url: string,
  path: string,
  { mostBytes: most, ...options }: FetchOptions & { readonly mostBytes: number },
): Promise<void> {
  const response = await openResponse(url, options)
  let bytes = 0
  const bounded = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      bytes += part.length
      if (bytes > most) throw new NotFetched(`pesa más de ${Math.round(most / 1_000_000)} MB`)
      yield part
    }
  }
  try {
    await pipeline(response, bounded, createWriteStream(path))
  } catch (cause) {
    if (cause instanceof NotFetched) throw cause
    if (cause instanceof Error && 'syscall' in cause && cause.syscall === 'write') throw cause
    throw new NotFetched('la conexión se cortó o tardó demasiado')
  }
}

async function openResponse(
  url: string,
  { network = internet, accept = '*/*', headers = {}, patienceMs: patience = patienceMs }: FetchOptions,
): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(patience)
  let next = url
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const isHome = URL.canParse(next) && new URL(next).origin === new URL(url).origin
    const answer = await fetchOnce(next, network, { signal, headers: { accept, ...(isHome && headers) } })
    if (typeof answer !== 'string') return answer
    next = answer
  }
  throw new NotFetched('demasiadas redirecciones')
}

type Asked = { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> }

/** The answer, or where it has moved. */
async function fetchOnce(text: string, network: Network, asked: Asked): Promise<IncomingMessage | string> {
  const url = checked(text, network)
  const pinned = await addressOf(url, network)
  const response = await respond(url, pinned, asked)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy()
    if (!URL.canParse(headers.location, url)) throw new NotFetched('redirección ilegible')
    return new URL(headers.location, url).href
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new NotFetched(
      statusCode === 401 || statusCode === 403
        ? `el servidor no nos deja entrar (${statusCode})`
        : `el servidor contestó ${statusCode}`,
    )
  }
  return response
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

function respond(url: URL, pinned: LookupAddress, { signal, headers }: Asked): Promise<IncomingMessage> {
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
        headers: { ...headers, 'user-agent': 'Estampa-Import' },
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
