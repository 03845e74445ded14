// npm run dev: the server restarts when its sources change, the storefront is built again when its own do.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { continueOnNode24, ensureBuilt, ensureInstalled, fail, inRepository, node24 } from './setup.mjs'

await ensureInstalled()
await continueOnNode24()
if (!(await ensureBuilt())) fail('The storefront could not be built.')

let building = false
let isStale = false
let server = serve()

for (const folder of ['apps/storefront', 'packages', 'apps/server/src']) {
  watch(inRepository(folder), { recursive: true }, (_, file) => {
    if (file && /(^|\/)(build|\.react-router|node_modules)(\/|$)|\.test\./.test(file)) return
    isStale = true
    if (!building) void renew()
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.off('exit', leave)
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
  })
}

function serve() {
  const child = spawn(node24, [inRepository('apps/server/src/main.ts')], {
    stdio: 'inherit',
    cwd: inRepository(),
  })
  child.on('exit', leave)
  return child
}

/** A server that fell over waits for the next change. */
function leave(code) {
  console.error(`The server ended (${code}); it starts again after the next change.`)
}

async function renew() {
  building = true
  while (isStale) {
    isStale = false
    // Editors write a file in several steps.
    await new Promise((resolve) => setTimeout(resolve, 150))
    if (isStale) continue
    if (await ensureBuilt()) await restart()
  }
  building = false
}

async function restart() {
  server.off('exit', leave)
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
  }
  server = serve()
}
