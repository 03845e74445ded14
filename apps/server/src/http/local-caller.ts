import type { FastifyRequest } from 'fastify'

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether the caller is on this very machine, and not behind a proxy on it. */
export function isLocalCaller({ headers, raw }: FastifyRequest): boolean {
  return (
    !isForwarded(headers) && LOCAL.has(raw.socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
  )
}

/** Whether a proxy has passed this request on for somebody else. */
export function isForwarded(headers: FastifyRequest['headers']): boolean {
  return FORWARDED.some((name) => headers[name] !== undefined)
}
