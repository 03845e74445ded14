// npm start: installs and builds what is missing, then serves the shops.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { continueOnNode24, ensureInstalled, fail, inRepository, listBuilds } from './setup.mjs'

if (existsSync(inRepository('.env'))) process.loadEnvFile(inRepository('.env'))
const port = Number(process.env.PORT || 3000)
// Before the long work: a second «npm start» should not install and build in vain.
if (await isTaken(port)) {
  fail(
    `El puerto ${port} está ocupado. Probá con otro: PORT=${port + 1} npm start\n` +
      `Port ${port} is in use. Try another one: PORT=${port + 1} npm start`,
  )
}
await ensureInstalled()
await continueOnNode24()
process.env.NODE_ENV ??= 'production'
// what was compiled at one start is read at the next; Node 20, which begins a start in a fresh clone, cannot
const { enableCompileCache } = await import('node:module')
enableCompileCache(inRepository('var/compile-cache'))
const [storefront, office] = listBuilds()
const storefrontBuilt = bundleStorefront()
const { promise: officeBuilt, resolve: openOffice } = Promise.withResolvers()
const { serve } = await import('../apps/server/src/start/serve.ts')
await serve({ storefrontBuilt, officeBuilt: office.isBundled ? undefined : officeBuilt })
// until the first page the processors are for it alone; what people can wait for is made beside the shops
if (await office.bundle()) {
  openOffice()
  await office.compress()
}
await storefront.compress()

/** Meanwhile the database is made and filled. */
async function bundleStorefront() {
  if (!(await storefront.bundle())) fail('The storefront could not be built.')
}

function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'))
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(() => resolve(false)))
  })
}
