import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { StorefrontBuild } from './render-page.ts'

const storefront = fileURLToPath(new URL('../../../storefront/', import.meta.url))

/**
 * For developers: Vite serves the storefront from its sources, and an open page takes over what was edited. Gives
 * the server's side of it as it is now. Vite is there only where development packages are installed.
 */
export async function serveSources<Api>(app: FastifyInstance): Promise<() => Promise<StorefrontBuild<Api>>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storefront,
    configFile: `${storefront}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    // what Vite answers itself never comes back here
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild<Api>
}
