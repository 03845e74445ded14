import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RELOAD = 'window.location.reload();'
const instead = 'if (!(await reloadOnce())) return (routeModulesCache[route.id] = missingPage());'

/**
 * When a page's chunk is missing the framework reloads the old page without asking. Here its reload goes through our
 * guard, which loads the wanted page. Where the guard does not, a page that says so takes its place: the framework
 * swallows an error that is thrown here, and nothing at all would be shown. Can go when the framework offers a hook;
 * an upgrade that moves the line stops the build.
 */
export function guardReloads(): Plugin {
  const guard = fileURLToPath(new URL('../loading/chunk-guard.ts', import.meta.url))
  let found = false
  return {
    name: 'estampa:guard-reloads',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!code.includes('Error loading route module') || !id.includes('react-router')) return null
      if (!code.includes(RELOAD))
        throw new Error('react-router reloads in another way now: look at guard-reloads.ts')
      found = true
      return {
        code: `import { missingPage, reloadOnce } from ${JSON.stringify(guard)};\n${code.replace(RELOAD, instead)}`,
        map: null,
      }
    },
    buildEnd() {
      if (this.environment.config.command === 'build' && !found) {
        this.error('react-router has no route loading to guard: look at guard-reloads.ts')
      }
    },
  }
}
