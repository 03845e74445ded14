import { Resolver } from 'node:dns'
import proxyAddr from '@fastify/proxy-addr'

/** Whether the resolver understands them: IP addresses, each with its port or without. */
export function areDnsServers(value: string): boolean {
  try {
    new Resolver().setServers(value.split(',').map((server) => server.trim()))
    return true
  } catch {
    return false
  }
}

/** Whether Fastify understands whom this trusts: `false`, `true`, a number of hops, or a list of addresses and networks. */
export function isTrust(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d{1,3}$/.test(value)) return true
  try {
    proxyAddr.compile(value.split(',').map((address) => address.trim()))
    return true
  } catch {
    return false
  }
}

/** As Fastify takes it. */
export function trustOf(value: string): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^\d+$/.test(value) ? Number(value) : value
}
