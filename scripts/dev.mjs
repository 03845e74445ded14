// npm run dev: an edit of the storefront is on open pages at once; the server starts again when its own sources change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { continueOnNode24, ensureInstalled, inRepository, node24 } from './setup.mjs'

await ensureInstalled()
await continueOnNode24()

/** Folders of the server; Vite watches its own. */
const folders = ['apps/server/src', 'packages/artwork/src', 'packages/contract/src', 'packages/domain/src']
const EDITING_MS = 150
let isChanged = false
let isRestarting = false
let server = serve()

for (const folder of folders) {
  watch(inRepository(folder), { recursive: true }, (_, file) => {
    if (file && /\.test\./.test(file)) return
    isChanged = true
    if (!isRestarting) void restart()
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.off('exit', waitForChange)
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
  })
}

function serve() {
  const child = spawn(node24, [inRepository('apps/server/src/main.ts')], {
    stdio: 'inherit',
    cwd: inRepository(),
    env: { ...process.env, STOREFRONT: 'sources' },
  })
  child.on('exit', waitForChange)
  return child
}

/** A server that fell over waits for the next change. */
function waitForChange(code) {
  console.error(`The server ended (${code}); it starts again after the next change.`)
}

async function restart() {
  isRestarting = true
  while (isChanged) {
    isChanged = false
    // Editors write a file in several steps.
    await new Promise((resolve) => setTimeout(resolve, EDITING_MS))
    if (isChanged) continue
    server.off('exit', waitForChange)
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
    }
    server = serve()
  }
  isRestarting = false
}
