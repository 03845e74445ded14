import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type Setting = Pick<Config, 'publicUrl'>

const PREFIX = 'estampa_'

/** Whether a browser brings a secret of ours, good or not. */
export const bringsSecret = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.cookie?.includes(PREFIX) ?? false

/**
 * A cookie of the shops' origins that holds a secret of 256 bits. It ends with the browser and no script reads it. It
 * travels with the first page too, to which the back office leads from another site.
 */
export function secretCookie(plainName: `${typeof PREFIX}${string}`) {
  const isSecure = ({ publicUrl }: Setting) => publicUrl.startsWith('https:')
  const nameOf = (config: Setting) => (isSecure(config) ? `__Host-${plainName}` : plainName)

  function cookieOf(config: Setting, value: string): string {
    const secure = isSecure(config) ? '; Secure' : ''
    return `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`
  }

  return {
    read({ headers }: Pick<FastifyRequest, 'headers'>, config: Setting): string | undefined {
      const name = nameOf(config)
      // most requests have no cookie of ours
      if (!headers.cookie?.includes(name)) return undefined
      for (const pair of headers.cookie.split(';')) {
        const [key, value = ''] = pair.trim().split('=', 2)
        if (key === name && /^[\w-]{43}$/.test(value)) return value
      }
      return undefined
    },
    set(reply: FastifyReply, config: Setting, secret: string): void {
      reply.header('set-cookie', cookieOf(config, secret))
    },
    clear(reply: FastifyReply, config: Setting): void {
      reply.header('set-cookie', `${cookieOf(config, '')}; Max-Age=0`)
    },
  }
}
