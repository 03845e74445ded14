/**
 * The cookie of a browser in which somebody of the shop sees it as a customer. It ends with the browser, no script reads
 * it, and what the customer keeps in the same browser stays as it is. It travels with the first page too, to which the
 * back office leads from another site; all that it opens are readings.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type Setting = Pick<Config, 'publicUrl'>

export function impersonationSecretOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  config: Setting,
): string | undefined {
  const name = nameOf(config)
  // most requests have no cookie of ours
  if (!headers.cookie?.includes(name)) return undefined
  for (const pair of headers.cookie.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}

export function setImpersonation(reply: FastifyReply, config: Setting, secret: string): void {
  reply.header('set-cookie', cookieOf(config, secret))
}

export function clearImpersonation(reply: FastifyReply, config: Setting): void {
  reply.header('set-cookie', `${cookieOf(config, '')}; Max-Age=0`)
}

function cookieOf(config: Setting, value: string): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

const nameOf = (config: Setting) => (isSecure(config) ? '__Host-estampa_seen_as' : 'estampa_seen_as')
const isSecure = ({ publicUrl }: Setting) => publicUrl.startsWith('https:')
