import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

const WELL_FORMED = /^[\w-]{8,64}$/

/** For Fastify, which takes a mere number of hops for nobody since 5.12: each of so many hops is trusted. */
export function trustOfProxies(
  trustProxy: boolean | number | string,
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

/**
 * Names each request in answers and in the log. A proxy that is trusted may have named it before; what
 * anybody else says of it is not repeated anywhere.
 */
export function requestNames(trustProxy: boolean | number | string): (request: IncomingMessage) => string {
  const isTrusted = proxyCheck(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given !== 'string' || !WELL_FORMED.test(given)) return randomUUID()
    return isTrusted(socket.remoteAddress ?? '') ? given : randomUUID()
  }
}

/** Whether who stands right at our door is a proxy of ours. */
export function proxyCheck(trustProxy: boolean | number | string): (address: string) => boolean {
  if (typeof trustProxy !== 'string') return () => Number(trustProxy) > 0
  const isProxy = proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()))
  return (address) => address !== '' && isProxy(address, 0)
}
