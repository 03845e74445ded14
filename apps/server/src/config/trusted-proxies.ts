import proxyAddr from '@fastify/proxy-addr'

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
