import type { FastifyInstance } from 'fastify'
import type { ProcessLoad } from './process-load.ts'

/** The HTTP server that routes are mounted on. */
export type App = FastifyInstance

declare module 'fastify' {
  interface FastifyInstance {
    /** How late this process is; the storefront alone does not know. */
    load?: ProcessLoad
  }
}
