/**
 * The cookies of the back office: the session, and the mark of a device that somebody has signed in with, which keeps
 * strangers from locking them out. Over https both are bound to this very host; over http, which only the demo allows,
 * browsers refuse such names.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type Cookie = 'estampa_admin' | 'estampa_admin_device'
type Setting = Pick<Config, 'adminUrl'>

const YEAR_S = 365 * 24 * 3600

export function sessionTokenOf(request: FastifyRequest, config: Setting): string | undefined {
  return readCookie(request, config, 'estampa_admin')
}

export function deviceTokenOf(request: FastifyRequest, config: Setting): string | undefined {
  return readCookie(request, config, 'estampa_admin_device')
}

/** `maxAgeS`: how long the browser keeps it; without it, until it is closed. */
export function setSession(
  reply: FastifyReply,
  config: Setting,
  { token, maxAgeS }: { token: string; maxAgeS?: number | undefined },
): void {
  setCookie(reply, config, { name: 'estampa_admin', value: token, maxAgeS })
}

export function clearSession(reply: FastifyReply, config: Setting): void {
  setCookie(reply, config, { name: 'estampa_admin', value: '', maxAgeS: 0 })
}

export function setDevice(reply: FastifyReply, config: Setting, token: string): void {
  setCookie(reply, config, { name: 'estampa_admin_device', value: token, maxAgeS: YEAR_S })
}

function readCookie({ headers }: FastifyRequest, config: Setting, name: Cookie): string | undefined {
  const wanted = nameOf(config, name)
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === wanted && /^[\w.-]{20,200}$/.test(value)) return value
  }
  return undefined
}

type CookieToSet = { name: Cookie; value: string; maxAgeS?: number | undefined }

function setCookie(reply: FastifyReply, config: Setting, { name, value, maxAgeS }: CookieToSet): void {
  const parts = [`${nameOf(config, name)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure(config)) parts.push('Secure')
  if (maxAgeS !== undefined) parts.push(`Max-Age=${maxAgeS}`)
  reply.header('set-cookie', parts.join('; '))
}

function nameOf(config: Setting, name: Cookie): string {
  return isSecure(config) ? `__Host-${name}` : name
}

const isSecure = ({ adminUrl }: Setting) => adminUrl.startsWith('https:')
