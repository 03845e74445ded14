// npm test: everything that a fresh clone must pass. The last line counts: `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, reportTo, resultsOf } from './check.mjs'
import { continueOnNode24, ensureBuilt, ensureInstalled, inRepository, node24, run } from './setup.mjs'

await ensureInstalled()
await continueOnNode24()
rmSync(inRepository('var/test-results'), { recursive: true, force: true })

/** What fails without being a test: it counts as one failure each. */
const broken = (await check()).filter((step) => step !== 'unit tests')
const isBuilt = await ensureBuilt()
if (!isBuilt) broken.push('build')
const isBrowserReady = await prepareBrowser()
if (!isBrowserReady) broken.push('browser')

const database = await startDatabase()
await runTests('api')
if (isBuilt && isBrowserReady) await runTests('e2e')
await database?.stop()
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

/** One server for all tests, which make databases of their own in it. */
async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return undefined
  if (process.env.DATABASE_URL) {
    process.env.TEST_DATABASE_URL = process.env.DATABASE_URL
    return undefined
  }
  const { startEmbedded } = await import('../apps/server/src/db/embedded.ts')
  const embedded = await startEmbedded(join(tmpdir(), `estampa-test-${process.pid}`), { throwaway: true })
  process.env.TEST_DATABASE_URL = embedded.url
  return embedded
}

/** The settings of a real installation have no place in a test. */
async function runTests(project) {
  const { DATABASE_URL, ...env } = process.env
  const vitest = inRepository('node_modules/vitest/vitest.mjs')
  await run(node24, [vitest, 'run', '--project', project, ...reportTo(project)], { env })
}

function report() {
  const counts = ['unit', 'api', 'e2e'].map(countIn)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, broken.length)
  if (broken.length > 0) console.log(`Failed besides tests: ${broken.join(', ')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

/** A run that failed without a failed test, or left no result, counts as one failure. */
function countIn(project) {
  if (project === 'e2e' && !(isBuilt && isBrowserReady)) return { passed: 0, failed: 0 }
  if (!existsSync(resultsOf(project))) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(resultsOf(project), 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
}
