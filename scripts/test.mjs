// npm test: everything that a fresh clone must pass; `npm test -- --deep` repeats what is rare a great many times.
// The last line counts: `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { freemem } from 'node:os'
import { check } from './check.mjs'
import { continueOnNode24, ensureBuilt, ensureInstalled, fail, inRepository, node24, run } from './setup.mjs'

const results = inRepository('var/test-results/tests.json')
/** The tests and the check take so much memory beside each other. */
const MEMORY_OF_BOTH = 6 * 1024 ** 3
const [option, ...others] = process.argv.slice(2)
if (others.length > 0 || !['--deep', undefined].includes(option)) {
  fail(
    'Usage: npm test [-- --deep]\n\n  --deep  what is deep by repetition (kills, cut connections, failovers, an hour of soak, restores, growth, fuzz, switches), every template and both countries at every width, and the speed of the editor and of the picture tools',
  )
}
await ensureInstalled()
await continueOnNode24()
rmSync(results, { force: true })
mkdirSync(inRepository('var/test-results'), { recursive: true })

const isBuilt = await ensureBuilt()
// browsers leave a part of the processors idle, which is enough for the check; the build of the back office takes away route
// types while it looks at its page, and so it ends before they are made
const checking = check({ without: ['unit tests'], isAside: freemem() >= MEMORY_OF_BOTH })
if (freemem() < MEMORY_OF_BOTH) await checking
const isBrowserReady = await prepareBrowser()
await runTests()
/** Steps that fail without being a test count as one failure each. */
const broken = [...(await checking), ...(isBuilt ? [] : ['build']), ...(isBrowserReady ? [] : ['browser'])]
report()

async function prepareBrowser() {
  try {
    const { ensureChromium } = await import('./chromium.ts')
    process.env.CHROMIUM_PATH = ensureChromium()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** The settings of a real installation have no place in a test. */
async function runTests() {
  const { DATABASE_URL, ...env } = process.env
  // the server of an installation may serve the tests, which make databases of their own in it
  if (DATABASE_URL) env.TEST_DATABASE_URL ??= DATABASE_URL
  if (option === '--deep') env.DEEP = '1'
  const vitest = inRepository('node_modules/vitest/vitest.mjs')
  const projects = isBuilt && isBrowserReady ? [] : ['--project=unit*', '--project=api*']
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${inRepository('scripts/flaky-tests.mjs')}`,
    `--outputFile.json=${results}`,
  ]
  await run(node24, [vitest, 'run', ...projects, ...reporters], { env })
}

/** A run that failed without a failed test, or left no result, counts as one failure. */
function report() {
  const { numPassedTests, numFailedTests, success } = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, success: false }
  const failed = broken.length + (numFailedTests || (success ? 0 : 1))
  if (broken.length > 0) console.log(`Failed besides tests: ${broken.join(', ')}`)
  console.log(`${numPassedTests} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
