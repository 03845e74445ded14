// npm run check: the gate. Format, lint, types, rules of shape, nothing unused and the unit tests; only faults are shown.
import { fileURLToPath } from 'node:url'
import { continueOnNode24, ensureInstalled, inRepository, node24, runQuietly } from './setup.mjs'

const module = (path) => inRepository('node_modules', path)
const biome = module('@biomejs/biome/bin/biome')
/** Each of several checkers would work out again what the others know: one takes half of the processor. */
const tsc = [module('typescript/bin/tsc'), '--checkers', '1', '--noEmit']
const vitest = module('vitest/vitest.mjs')
const knip = module('knip/bin/knip.js')

const routeTypes = ['route types', 'route types of the back office']

/** Two at a time, in this order; a step with `after` waits for those of these names. */
const steps = [
  { name: 'route types', args: [module('@react-router/dev/bin.cjs'), 'typegen'], cwd: 'apps/storefront' },
  {
    name: 'route types of the back office',
    args: [module('@react-router/dev/bin.cjs'), 'typegen'],
    cwd: 'apps/admin',
  },
  { name: 'types', args: [...tsc, '-p', 'tsconfig.json'] },
  { name: 'types of the storefront', args: [...tsc, '-p', 'apps/storefront'], after: 'route types' },
  {
    name: 'types of the back office',
    args: [...tsc, '-p', 'apps/admin'],
    after: 'route types of the back office',
  },
  { name: 'types of the domain', args: [...tsc, '-p', 'packages/domain'] },
  { name: 'types of the components', args: [...tsc, '-p', 'packages/ui'] },
  { name: 'types of what front ends share', args: [...tsc, '-p', 'packages/web'] },
  { name: 'types of the editor', args: [...tsc, '-p', 'packages/editor'] },
  { name: 'lint and format', args: [biome, 'check', '--diagnostic-level=error', '.'] },
  { name: 'imports and shape', args: [inRepository('scripts/rules.mjs')] },
  { name: 'nothing unused', args: [knip, '--no-progress'], after: routeTypes },
  {
    name: 'nothing that only tests use',
    args: [knip, '--production', '--no-progress'],
    after: routeTypes,
  },
  { name: 'unit tests', args: [vitest, 'run', '--project', 'unit'] },
]

/**
 * Runs the steps but for those named in `without`; aside, with what others leave of the processors. Gives the names of
 * the steps that failed.
 */
export async function check({ without = [], isAside = false } = {}) {
  const waiting = steps.filter(({ name }) => !without.includes(name))
  const done = new Set()
  const failed = []
  const work = async () => {
    for (;;) {
      const at = waiting.findIndex(({ after = [] }) => [after].flat().every((name) => done.has(name)))
      if (at < 0) return
      const [step] = waiting.splice(at, 1)
      if (!(await passes(step, isAside))) failed.push(step.name)
      done.add(step.name)
    }
  }
  await Promise.all([work(), work()])
  return failed
}

async function passes({ name, args, cwd = '' }, isAside) {
  const start = performance.now()
  const { code, said } = await runQuietly(node24, args, { cwd: inRepository(cwd), isAside })
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (code !== 0) console.log(said)
  return code === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled()
  await continueOnNode24()
  const failed = await check()
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
