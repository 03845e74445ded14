// node scripts/run.mjs [--built] <file.ts> [arguments]: runs a TypeScript file on Node 24, the storefront built if asked.
import { resolve } from 'node:path'
import { ensureBuilt, ensureInstalled, fail, inRepository, node24, run } from './setup.mjs'

const needsBuild = process.argv[2] === '--built'
const [file, ...args] = process.argv.slice(needsBuild ? 3 : 2)
if (!file) fail('Usage: node scripts/run.mjs [--built] <file.ts> [arguments]')
await ensureInstalled()
if (needsBuild && !(await ensureBuilt())) process.exit(1)
// what was compiled once starts in half the time
const env = { NODE_COMPILE_CACHE: inRepository('var/compile-cache'), ...process.env }
process.exit(await run(node24, [resolve(file), ...args], { cwd: process.cwd(), env }))
