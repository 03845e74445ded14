// npm run fuzz -- [--seed N] [--requests M] [--from K]: spoils requests by chance until an answer is wrong.
import { parseArgs } from 'node:util'
import { continueOnNode24, ensureInstalled, fail, inRepository, node24, run } from './setup.mjs'

const usage = 'Usage: npm run fuzz -- [--seed N] [--requests M] [--from K]'
const { values } = readOptions({
  options: {
    help: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    requests: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
for (const [name, value] of Object.entries({
  seed: values.seed,
  requests: values.requests,
  from: values.from,
})) {
  if (!/^\d{1,10}$/.test(value)) fail(`--${name} takes a whole number, not ${value}`)
}
await ensureInstalled()
await continueOnNode24()
console.log(`Seed ${values.seed}, ${values.requests} requests from ${values.from}`)
const { DATABASE_URL, ...env } = process.env
const vitest = inRepository('node_modules/vitest/vitest.mjs')
process.exit(
  await run(node24, [vitest, 'run', '--project', 'api', 'apps/server/test/fuzz'], {
    env: { ...env, FUZZ_SEED: values.seed, FUZZ_REQUESTS: values.requests, FUZZ_FROM: values.from },
  }),
)

function readOptions(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${error.message}\n${usage}`)
  }
}
