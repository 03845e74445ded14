// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file on Node 24.
import { resolve } from 'node:path'
import { ensureInstalled, fail, node24, run } from './setup.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) fail('Usage: node scripts/run.mjs <file.ts> [arguments]')
await ensureInstalled()
process.exit(await run(node24, [resolve(file), ...args], { cwd: process.cwd() }))
